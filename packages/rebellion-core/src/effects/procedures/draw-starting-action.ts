import { drawStartingAction } from "../../recruitment/immediate.ts";
import { sideOf } from "../../state/seats.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/** Draws another starting action card from those left in the box (rote.card.starting-drawn). */
export const drawAnotherStartingAction: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    drawStartingAction(work, sideOf(frame.chair), causeOf(work, frame, "rote.card.starting-drawn"));
    return false;
  },
};
