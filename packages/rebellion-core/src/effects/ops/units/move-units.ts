import { startCardMove } from "../../../movement/card-moves.ts";
import { advance, type Deed, type InstructionOf } from "../op.ts";

/** Moves units by a card. A `move` frame asks which ones. */
export const moveUnitsOp: Deed<InstructionOf<"move-units">> = {
  run(work, frame, step) {
    advance(work, frame);
    if (step.if === "base-hidden" && work.state.base.revealed) return false;
    const { card, part, pc } = frame;
    startCardMove(work, frame, { card, part, pc });
    return false;
  },
};
