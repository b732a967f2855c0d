import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { afterStandardMove } from "../standard-moves.ts";

export const TACTICAL = (): GameKeyword => ({
  id: "tactical",
  does: [afterStandardMove("aim", { rule: "leg.kw.tactical-x", cause: "tactical" })],
});

export const TACTICAL_TEXT: KeywordText = {
  id: "tactical",
  name: { en: "Tactical[ X]", es: "Táctica[ X]" },
  does: {
    en: "Each time the unit makes a standard move as part of an action, it gains X aim tokens. A climb or a pivot is no standard move.",
    es: "Cada vez que la unidad efectúa un movimiento normal como parte de una acción, gana X fichas de Ataque apuntado. Escalar o pivotar no es un movimiento normal.",
  },
};
