import type { Action } from "../../../state/actions.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import { combatOf } from "../../attack/attack.ts";
import { blockAction, keyOfAction } from "../../attack/target-offers.ts";
import { NOT_BEGUN, nextStep } from "../cards.ts";
import { advancedOf } from "../decks.ts";
import { removeDamage } from "../healing.ts";
import { healTargets } from "../targets.ts";
import { noteForAfterwards } from "./plain.ts";
import { type AskingStep, causeOf, deciderOf, putOff, type StepOf, tacticContext } from "./step.ts";

type Step = StepOf<"remove-damage">;

/**
 * After the other side has assigned damage, removes some from the owner's units of the theater, point by point
 * (rote.cinematic.after-assigning). Options: `block` by unit and its damage, then `done`. All units are listed again
 * after each point, so a player who saves the most valuable unit first can still save another.
 */
export const removeOwnDamage: AskingStep<Step> = {
  rule: "rote.cinematic.removed-damage-saves",
  run: putOff(noteForAfterwards, (work, frame, step) => {
    if (frame.left === NOT_BEGUN) {
      work.change(frame, { left: step.most });
      return false;
    }
    if (frame.left > 0 && targets(work, frame, step).length > 0) return true;
    nextStep(work, frame);
    return false;
  }),
  question: (look, frame) => ({
    seat: deciderOf(look, frame),
    kind: "remove-damage",
    rule: removeOwnDamage.rule,
    context: tacticContext(look.box, frame),
  }),
  options(look, frame, step) {
    const options: Action[] = targets(look, frame, step).map((key) => blockAction(look.box, key));
    options.push(DONE);
    return options;
  },
  take(work, frame, _step, action) {
    if (action.type === "done") return nextStep(work, frame);
    const key = keyOfAction(work.box, action);
    work.change(frame, { left: frame.left - 1 });
    removeDamage(work, frame.side, key, causeOf(work, frame, removeOwnDamage.rule));
  },
};

function targets({ box, state }: Look, { side, card }: TacticFrame, { except = [] }: Step): readonly number[] {
  const { theater } = advancedOf(box, card);
  return healTargets(box, combatOf(state), side, theater, ({ id }) => !except.includes(id));
}
