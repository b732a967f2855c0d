import { at } from "@sw/tabletop";
import { detainLeader, isCaptured } from "../../leaders/leaders.ts";
import { NO_LEADER } from "../../state/codes.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

/**
 * Keeps the leader from returning to the pool in the next Refresh Phase. A captured leader cannot be detained
 * (reb.faq.detained-no-effect).
 */
export const detained: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    const { target } = frame;
    if (target === NO_LEADER || isCaptured(work.box, at(work.state.leaders, target))) return false;
    detainLeader(work, target, causeOf(work, frame, "reb.mission.success-effect"));
    return false;
  },
};
