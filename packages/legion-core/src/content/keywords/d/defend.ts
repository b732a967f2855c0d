import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { whenOrdered } from "../when-ordered.ts";

export const DEFEND = (): GameKeyword => ({
  id: "defend",
  does: [whenOrdered("dodge", "value", { rule: "leg.kw.defend-x", cause: "defend" })],
});

export const DEFEND_TEXT: KeywordText = {
  id: "defend",
  name: { en: "Defend[ X]", es: "Defender[ X]" },
  does: {
    en: "When the unit is issued an order, it gains X dodge tokens.",
    es: "Cuando la unidad recibe una orden, gana X fichas de Esquiva.",
  },
};
