import { raisePoolLimit } from "../../leaders/pool-limit.ts";
import { sideOf } from "../../state/seats.ts";
import { advance, type Deed, type InstructionOf } from "../ops/op.ts";

/** Lets the side's leader pool hold one more leader for the rest of the game (rote.card.ambitions-of-power). */
export const ambitionsOfPower: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    raisePoolLimit(work, sideOf(frame.chair));
    advance(work, frame);
    return false;
  },
};
