import { at, finiteKind } from "@sw/tabletop";
import type { Instruction } from "../../language/program.ts";
import { whyRefused } from "../../leaders/offering.ts";
import { type Box, instructionAt } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { opOf } from "../instructions.ts";
import { type Choice, choiceRule } from "../ops/op.ts";

/**
 * Resolves an effect one instruction at a time. Each instruction defines its own question and the order of its options.
 */
export const effectKind: Kind<"effect"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const step = instructionAt(work.box, frame);
      if (step !== undefined) return opOf(step).run(work, frame, step);
      work.pop(frame);
      return false;
    },
    question(look, frame) {
      const [choice, step] = asking(look.box, frame);
      return choice.question(look, frame, step);
    },
    options(look, frame) {
      const [choice, step] = asking(look.box, frame);
      return choice.options(look, frame, step);
    },
    picks(look, frame) {
      const [choice, step] = asking(look.box, frame);
      return choice.picks?.(look, frame, step);
    },
    take(work, frame, action) {
      const [choice, step] = asking(work.box, frame);
      choice.take(work, frame, step, action);
    },
  },
  whyRefused(
    ({ box }, frame) => choiceRule(box, frame),
    (look, frame, action) => {
      const [choice, step] = asking(look.box, frame);
      return choice.refusal?.(look, frame, step, action);
    },
  ),
);

function asking(box: Box, frame: EffectFrame): readonly [Choice, Instruction] {
  const step = instructionAt(box, frame);
  if (step === undefined) throw new RangeError(`${at(box.cards, frame.card).id} asks for nothing more`);
  const op = opOf(step);
  if (!("options" in op)) throw new RangeError(`${step.op} asks for nothing`);
  return [op, step];
}
