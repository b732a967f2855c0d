import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { whenOrdered } from "../when-ordered.ts";

export const TARGET = (): GameKeyword => ({
  id: "target",
  does: [whenOrdered("aim", "value", { rule: "leg.kw.target-x", cause: "target" })],
});

export const TARGET_TEXT: KeywordText = {
  id: "target",
  name: { en: "Target[ X]", es: "Selección de blanco[ X]" },
  does: {
    en: "After the unit is issued an order, it gains X aim tokens.",
    es: "Después de recibir una orden, la unidad gana X fichas de Ataque apuntado.",
  },
};
