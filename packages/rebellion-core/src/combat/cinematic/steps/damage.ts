import type { Action } from "../../../state/actions.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import { openRun } from "../../../state/offers.ts";
import { opponentOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { damageAction, keyOfAction } from "../../attack/target-offers.ts";
import { NOT_BEGUN, nextStep } from "../cards.ts";
import { putDamage } from "../healing.ts";
import { damageTargets } from "../targets.ts";
import { type AskingStep, causeOf, deciderOf, type StepOf, tacticContext } from "./step.ts";

type Step = StepOf<"deal-damage">;

/**
 * Deals damage to enemy units of the theater: point by point, split freely, or all on one unit
 * (rote.cinematic.card-damage). Options: `damage` by unit and its damage, in any order. Skipped if only one target is
 * left.
 */
export const dealDamage: AskingStep<Step> = {
  rule: "rote.cinematic.card-damage",
  run(work, frame, step) {
    if (frame.left === NOT_BEGUN) {
      work.change(frame, { left: step.one === undefined ? step.amount : 1 });
      return false;
    }
    const keys = damageTargets(work, frame, step);
    const [only] = keys;
    if (frame.left === 0 || only === undefined) nextStep(work, frame);
    else if (keys.length > 1) return true;
    else deal(work, frame, step, only);
    return false;
  },
  question: (look, frame) => ({
    seat: deciderOf(look, frame),
    kind: "tactic-damage",
    rule: dealDamage.rule,
    context: tacticContext(look.box, frame),
  }),
  options: (look, frame, step): Action[] =>
    damageTargets(look, frame, step, frame.last).map((key) => damageAction(look.box, key)),
  picks: (look, frame, step) => openRun(damageTargets(look, frame, step).map((key) => damageAction(look.box, key))),
  take: (work, frame, step, action) => deal(work, frame, step, keyOfAction(work.box, action)),
};

function deal(work: GameWork, frame: TacticFrame, step: Step, key: number): void {
  work.change(frame, { left: frame.left - 1, last: Math.max(frame.last, key) });
  const amount = step.one === undefined ? 1 : step.amount;
  const by = deciderOf(work, frame);
  const dealt = { amount, by, seal: step.keeps === true };
  putDamage(work, opponentOf(frame.side), key, dealt, causeOf(work, frame, dealDamage.rule));
}
