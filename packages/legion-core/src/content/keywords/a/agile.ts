import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { afterStandardMove } from "../standard-moves.ts";

export const AGILE = (): GameKeyword => ({
  id: "agile",
  does: [afterStandardMove("dodge", { rule: "leg.kw.agile-x", cause: "agile" })],
});

export const AGILE_TEXT: KeywordText = {
  id: "agile",
  name: { en: "Agile[ X]", es: "Paso ágil[ X]" },
  does: {
    en: "Each time the unit makes a standard move as part of an action, it gains X dodge tokens. A climb or a pivot is no standard move.",
    es: "Cada vez que la unidad efectúa un movimiento normal como parte de una acción, gana X fichas de Esquiva. Escalar o pivotar no es un movimiento normal.",
  },
};
