import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { permits } from "../../../state/hooks/words.ts";

export const IMMUNE_RANGE_1_WEAPONS = (): GameKeyword => ({
  id: "immune-range-1-weapons",
  does: [permits("no-short-weapons")],
});

export const IMMUNE_RANGE_1_WEAPONS_TEXT: KeywordText = {
  id: "immune-range-1-weapons",
  name: { en: "Immune: Range 1 Weapons", es: "Inmune a armas con alcance 1" },
  does: {
    en: "An attack pool aimed at the unit cannot hold weapons whose highest range is 1.",
    es: "Una reserva de ataque dirigida contra la unidad no puede contener armas con un alcance máximo de 1.",
  },
};
