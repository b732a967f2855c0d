import type { KeywordText } from "../../../catalogue/cards.ts";
import { startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { isAboutReserve } from "../reserve.ts";

/** Scout counts no higher than this. */
const MOST_SCOUT = 3;

export const SCOUT = (): GameKeyword => ({
  id: "scout",
  does: [
    may("perform-actions-start", isAboutReserve, (work, { unit, value }) =>
      startMove(work, unit, "action", { speed: Math.min(MOST_SCOUT, value), unhindered: true }),
    ),
  ],
});

export const SCOUT_TEXT: KeywordText = {
  id: "scout",
  name: { en: "Scout[ X]", es: "Explorador[ X]" },
  does: {
    en: "When the undeployed unit is activated, it may deploy with a free move action of speed X, whatever its own speed and however difficult the terrain. X is never above 3.",
    es: "Cuando se activa sin estar desplegada, la unidad puede desplegarse con una acción de movimiento gratuita de Velocidad X, sin que importen su propia velocidad ni el terreno difícil. X nunca pasa de 3.",
  },
};
