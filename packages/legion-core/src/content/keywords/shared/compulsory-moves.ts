import { nearest } from "@sw/tabletop";
import { moveBan, needsHaste, startMove } from "../../../moving/moves.ts";
import type { Moment } from "../../../state/hooks/moments.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { on } from "../../../state/hooks/words.ts";

/**
 * Creates the compulsory move at the start or end of the Perform Actions step, unless it was already made at the other.
 * A unit that immobilize tokens hold unless it makes its move faster does not have to.
 */
export function compulsoryMove(moment: Moment, may: boolean): Part<Moment> {
  return on(moment, {
    may,
    applies(look, { unit }, about) {
      const activation = nearest(look.state, "activation");
      if (about !== unit || activation?.unit !== unit || activation.done.includes("compulsory-move")) return false;
      if (!may && needsHaste(look, unit)) return false;
      return !activation.panicked && moveBan(look, unit, "action", { compulsory: true }) === undefined;
    },
    run: (work, { unit }) => startMove(work, unit, "action", { compulsory: true }),
  });
}
