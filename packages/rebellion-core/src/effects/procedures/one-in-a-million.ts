import { NO_PICK } from "../../state/codes.ts";
import type { GameWork } from "../../state/work.ts";
import { advance, type Deed, type InstructionOf } from "../ops/op.ts";

/** Sets faces of one or two dice of the coming roll. The current roll asks for them. */
export const oneInAMillion: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    advance(work, frame);
    setDice(work);
    return false;
  },
};

function setDice(work: GameWork): void {
  const kinds = work.state.frames.map(({ kind }) => kind);
  if (kinds.lastIndexOf("roll") > kinds.lastIndexOf("attack")) {
    work.changeNearest("roll", () => ({ stage: "set" }));
  } else work.changeNearest("attack", () => ({ stage: "set", left: 2, last: NO_PICK }));
}
