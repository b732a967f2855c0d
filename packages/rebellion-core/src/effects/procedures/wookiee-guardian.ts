import { advance, type Deed, type InstructionOf } from "../ops/op.ts";

/** The mission that is being attempted fails before anybody rolls. */
export const wookieeGuardian: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    work.changeNearest("mission", () => ({ result: "failure" }));
    return false;
  },
};
