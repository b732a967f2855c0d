import { at } from "@sw/tabletop";
import { possibleBranches } from "../../conditions/possible.ts";
import { programOf } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { ADMIRAL, seatAt } from "../../state/seats.ts";
import { ask, type Choice, choiceRule, type Deed, deciderOf, type InstructionOf } from "./op.ts";

/** Ends a branch of a choice. The effect continues after the other branches. */
export const jump: Deed<InstructionOf<"jump">> = {
  run(work, frame, { to }) {
    work.change(frame, { pc: to, notes: [] });
    return false;
  },
};

/**
 * A choice of branches. Options: `choose-option` for each branch that can be carried out. A single branch is taken
 * without asking.
 */
export const branch: Choice<InstructionOf<"branch">> = {
  run(work, frame, step) {
    const open = openBranches(work, frame, step);
    if (open.length > 1) return true;
    const [only] = open;
    work.change(frame, { pc: only === undefined ? step.next : at(step.entries, only), notes: [] });
    return false;
  },
  question(look, frame, { by }) {
    const chair = deciderOf(look.state, frame, by, ADMIRAL);
    return ask(look, frame, { chair, kind: "choose-option", rule: choiceRule(look.box, frame) }, {});
  },
  options: (look, frame, step) =>
    openBranches(look, frame, step).map((option) => ({ type: "choose-option", subject: option })),
  take(work, frame, step, action) {
    if (action.type !== "choose-option") return;
    const seat = seatAt(work.state.config, deciderOf(work.state, frame, step.by, ADMIRAL));
    const rule = choiceRule(work.box, frame);
    work.emit({ type: "option-chosen", seat, option: action.subject, rule, cause: work.cause(frame.card) });
    work.change(frame, { pc: at(step.entries, action.subject), notes: [] });
  },
};

function openBranches(look: Look, frame: EffectFrame, { entries }: InstructionOf<"branch">): readonly number[] {
  return possibleBranches(look, programOf(look.box, frame), entries, frame.system);
}
