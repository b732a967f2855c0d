import { revealedPips } from "../../../cards/commands/playing.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

/** What X is worth at least, and before the first command card. */
const LEAST = 1;

export const MY_MOOD_IS_BASED_ON_PROFIT = (): GameKeyword => ({
  id: "my-mood-is-based-on-profit",
  does: [
    on("x", (look, player) =>
      Math.max(LEAST, revealedPips(look, player) ?? look.state.players[player].lastPips ?? LEAST),
    ),
  ],
});

export const MY_MOOD_IS_BASED_ON_PROFIT_TEXT: KeywordText = {
  id: "my-mood-is-based-on-profit",
  name: { en: "My Mood is Based on Profit", es: "Mi humor lo dicta el botín" },
  does: {
    en: "The figures that the card of the unit leaves open are the number of pips of the command card that its player revealed last, at least 1; before the first they are 1.",
    es: "Las puntuaciones que la carta de la unidad deja abiertas equivalen al número de puntos de prioridad de la última carta de Mando que mostró su jugador, 1 como mínimo; antes de la primera son 1.",
  },
};
