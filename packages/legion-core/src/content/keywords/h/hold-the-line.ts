import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { engagedBy } from "../../../units/near.ts";

export const HOLD_THE_LINE = (): GameKeyword => ({
  id: "hold-the-line",
  attacking: { amounts: [{ amount: "chart-to-hit", adds: 1 }] },
  defending: { amounts: [{ amount: "surge-to-block", adds: 1 }] },
  inAttack: (look, { unit, value }) => (engagedBy(look, unit).length > 0 ? value : 0),
});

export const HOLD_THE_LINE_TEXT: KeywordText = {
  id: "hold-the-line",
  name: { en: "Hold the Line" },
  does: {
    en: "While the unit is engaged, it converts attack surges to hits and defense surges to blocks.",
    es: "Mientras la unidad está trabada en combate, convierte los incrementos de ataque en impactos y los de defensa en bloqueos.",
  },
};
