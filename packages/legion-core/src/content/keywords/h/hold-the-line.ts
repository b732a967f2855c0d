import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, defending, figure } from "../../../state/hooks/words.ts";
import { engagedBy } from "../../../units/near.ts";

export const HOLD_THE_LINE = (): GameKeyword => ({
  id: "hold-the-line",
  does: [
    attacking(adds("chart-to-hit", 1)),
    defending(adds("surge-to-block", 1)),
    figure("in-attack", (look, { unit, value }) => (engagedBy(look, unit).length > 0 ? value : 0)),
  ],
});

export const HOLD_THE_LINE_TEXT: KeywordText = {
  id: "hold-the-line",
  name: { en: "Hold the Line" },
  does: {
    en: "While the unit is engaged, it converts attack surges to hits and defense surges to blocks.",
    es: "Mientras la unidad está trabada en combate, convierte los incrementos de ataque en impactos y los de defensa en bloqueos.",
  },
};
