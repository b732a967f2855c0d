import { at, finiteKind } from "@sw/tabletop";
import type { Instruction } from "../../language/program.ts";
import { whyRefused } from "../../leaders/offering.ts";
import { type Box, instructionAt } from "../../state/box.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { opOf } from "../instructions.ts";
import { type Choice, choiceRule } from "../ops/op.ts";

/** An effect, instruction by instruction; what is asked, and the order of the options, is each instruction's own. */
export function effectKind(box: Box): Kind<"effect"> {
  const kind: Omit<Kind<"effect">, "check"> = {
    run(work, frame) {
      const step = instructionAt(box, frame);
      if (step !== undefined) return opOf(step).run(work, frame, step);
      work.pop(frame);
      return false;
    },
    question(state, frame) {
      const [choice, step] = asking(box, frame);
      return choice.question({ box, state }, frame, step);
    },
    options(state, frame) {
      const [choice, step] = asking(box, frame);
      return choice.options({ box, state }, frame, step);
    },
    picks(state, frame) {
      const [choice, step] = asking(box, frame);
      return choice.picks?.({ box, state }, frame, step);
    },
    take(work, frame, action) {
      const [choice, step] = asking(box, frame);
      choice.take(work, frame, step, action);
    },
  };
  return finiteKind(
    kind,
    whyRefused(
      box,
      (frame) => choiceRule(box, frame),
      (state, frame, action) => {
        const [choice, step] = asking(box, frame);
        return choice.refusal?.({ box, state }, frame, step, action);
      },
    ),
  );
}

function asking(box: Box, frame: EffectFrame): readonly [Choice, Instruction] {
  const step = instructionAt(box, frame);
  if (step === undefined) throw new RangeError(`${at(box.cards, frame.card).id} asks for nothing more`);
  const op = opOf(step);
  if (!("options" in op)) throw new RangeError(`${step.op} asks for nothing`);
  return [op, step];
}
