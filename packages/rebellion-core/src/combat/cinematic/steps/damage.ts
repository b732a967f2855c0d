import { filterTest } from "../../../conditions/where.ts";
import type { Action } from "../../../state/actions.ts";
import { NO_PICK } from "../../../state/codes.ts";
import { BLACK, RED } from "../../../state/dice.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { openRun } from "../../../state/offers.ts";
import { opponentOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf } from "../../attack/attack.ts";
import { damageAction, keyOfAction } from "../../attack/target-offers.ts";
import { ANY_COLOR } from "../../attack/wounds.ts";
import { NOT_BEGUN, nextStep } from "../cards.ts";
import { advancedOf } from "../decks.ts";
import { putDamage } from "../healing.ts";
import { unitTargets } from "../targets.ts";
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
    const keys = targets(work, frame, step, NO_PICK);
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
    targets(look, frame, step, frame.last).map((key) => damageAction(look.box, key)),
  picks: (look, frame, step) => openRun(targets(look, frame, step, NO_PICK).map((key) => damageAction(look.box, key))),
  take: (work, frame, step, action) => deal(work, frame, step, keyOfAction(work.box, action)),
};

function targets(look: Look, { side, card }: TacticFrame, step: Step, last: number): readonly number[] {
  const wanted = {
    side: opponentOf(side),
    theater: advancedOf(look.box, card).theater,
    color: step.color === "any" ? ANY_COLOR : step.color === "red" ? RED : BLACK,
  } as const;
  const test = step.one === undefined ? undefined : filterTest(step.one);
  return unitTargets(look, combatOf(look.state), wanted, test, last);
}

function deal(work: GameWork, frame: TacticFrame, step: Step, key: number): void {
  work.change(frame, { left: frame.left - 1, last: Math.max(frame.last, key) });
  const amount = step.one === undefined ? 1 : step.amount;
  const by = deciderOf(work, frame);
  const dealt = { amount, by, seal: step.keeps === true };
  putDamage(work, opponentOf(frame.side), key, dealt, causeOf(work, frame, dealDamage.rule));
}
