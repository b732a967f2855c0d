import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, guarding } from "../../../state/hooks/words.ts";

export const IMMUNE_PIERCE = (): GameKeyword => ({
  id: "immune-pierce",
  does: [
    defending(adds("ignores-pierce", 1, { unless: "defies-pierce-immunity" }), adds("immune-to-pierce", 1)),
    guarding(adds("ignores-pierce", 1)),
  ],
});

export const IMMUNE_PIERCE_TEXT: KeywordText = {
  id: "immune-pierce",
  name: { en: "Immune: Pierce", es: "Inmune a perforante" },
  does: {
    en: "Pierce cannot cancel blocks that the unit rolls to defend or to use Guardian.",
    es: "Perforante no puede anular los bloqueos que la unidad obtiene al defenderse o al usar Guardián.",
  },
};
