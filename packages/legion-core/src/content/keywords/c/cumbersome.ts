import { nearest } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";

/** Moves, as activations note them. */
const MOVES: readonly string[] = ["move", "withdraw", "compulsory-move"];

export const CUMBERSOME = (): GameKeyword => ({
  id: "cumbersome",
  does: [
    on("dice", ({ state }, attacker, [white = 0, black = 0, red = 0]) =>
      hasMoved(state, attacker) ? [white + black, red, 0] : [white, black, red],
    ),
  ],
});

export const CUMBERSOME_TEXT: KeywordText = {
  id: "cumbersome",
  name: { en: "Cumbersome", es: "Aparatosa" },
  does: {
    en: "If the unit has moved in this activation, the attack dice of this weapon are downgraded.",
    es: "Si la unidad se ha movido en esta activación, se rebajan los dados de ataque de esta arma.",
  },
};

/** Whether a unit has moved in its activation that is going on. */
function hasMoved(state: Look["state"], unit: number): boolean {
  const activation = nearest(state, "activation");
  return activation?.unit === unit && activation.done.some((id) => MOVES.includes(id));
}
