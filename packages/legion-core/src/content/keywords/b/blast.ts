import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking } from "../../../state/hooks/words.ts";

export const BLAST = (): GameKeyword => ({
  id: "blast",
  does: [attacking(adds("blast", 1, { unless: "blast-proof" }))],
});

export const BLAST_TEXT: KeywordText = {
  id: "blast",
  name: { en: "Blast", es: "Deflagración" },
  does: {
    en: "If a weapon with this keyword is in the attack pool, the defender cannot cancel hits with cover.",
    es: "Si hay un arma con esta cualidad en la reserva de ataque, el defensor no puede anular impactos con la cobertura.",
  },
};
