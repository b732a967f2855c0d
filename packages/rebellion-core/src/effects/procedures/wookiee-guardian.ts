import { advance, type Deed, type InstructionOf } from "../ops/op.ts";

/** Makes the current mission attempt fail before any dice are rolled. */
export const wookieeGuardian: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    work.changeNearest("mission", () => ({ result: "failure" }));
    return false;
  },
};
