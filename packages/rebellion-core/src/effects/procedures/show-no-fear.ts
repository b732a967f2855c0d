import { at } from "@sw/tabletop";
import { isHidden, narrowBase } from "../../base/base.ts";
import { placeTarget } from "../../markers/targets.ts";
import { advance, causeOf, type Deed, type InstructionOf } from "../ops/op.ts";

const RULE = "rote.objective.show-no-fear";

/** Places the target marker of the card in the base's system. Everyone then knows where the base is. */
export const showNoFear: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const { box, state } = work;
    const { system } = state.base;
    advance(work, frame);
    if (system === null) return false;
    const cause = causeOf(work, frame, RULE);
    placeTarget(work, frame.card, system, cause);
    if (!isHidden(state)) return false;
    narrowBase(work, (candidate) => candidate === system);
    work.revealed = true;
    work.emit({ type: "base-told", systems: [at(box.placeIds, system)], among: true, ...cause });
    return false;
  },
};
