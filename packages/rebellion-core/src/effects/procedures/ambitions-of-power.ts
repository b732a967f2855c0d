import { POOL_LIMIT } from "../../leaders/pool-limit.ts";
import { REBEL, sideOf } from "../../state/seats.ts";
import { advance, type Deed, type InstructionOf } from "../ops/op.ts";

/** The own leader pool may hold one leader more for the rest of the game (rote.card.ambitions-of-power). */
export const ambitionsOfPower: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const [rebel, imperial] = work.state.poolLimit ?? [POOL_LIMIT, POOL_LIMIT];
    work.state.poolLimit = sideOf(frame.chair) === REBEL ? [rebel + 1, imperial] : [rebel, imperial + 1];
    advance(work, frame);
    return false;
  },
};
