import type { Action } from "../../../state/actions.ts";
import { NO_PICK } from "../../../state/codes.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { DONE } from "../../../state/offers.ts";
import type { GameWork } from "../../../state/work.ts";
import { combatOf, unitsThere } from "../../attack/attack.ts";
import { blockAction, damageAction, keyOfAction } from "../../attack/target-offers.ts";
import { ANY_COLOR, targetKey, targetOfKey, unitsAsTarget } from "../../attack/wounds.ts";
import { NOT_BEGUN, nextStep } from "../cards.ts";
import { advancedOf } from "../decks.ts";
import { putDamage, removeDamage } from "../healing.ts";
import { healTargets, unitTargets } from "../targets.ts";
import { noteForAfterwards } from "./plain.ts";
import { type AskingStep, causeOf, deciderOf, putOff, type StepOf, tacticContext } from "./step.ts";

type Step = StepOf<"redirect-damage">;

/**
 * After the other side has assigned damage, one unit of the type takes some of it from other units of the theater, even
 * beyond its health (rote.cinematic.loaded-beyond-health). Options: `damage` for the unit that takes it, if several
 * differ; then `block` by unit and its damage, point by point; `done`.
 */
export const redirectDamage: AskingStep<Step> = {
  rule: "rote.cinematic.loaded-beyond-health",
  run: putOff(noteForAfterwards, (work, frame, step) => {
    if (frame.left === NOT_BEGUN) {
      work.change(frame, { left: step.most });
      return false;
    }
    if (frame.bearer !== NO_PICK) {
      if (frame.left > 0 && sources(work, frame).length > 0) return true;
      nextStep(work, frame);
      return false;
    }
    const [only, ...others] = bearers(work, frame, step);
    const someDamage = sources(work, frame).length > 0;
    if (only === undefined || !someDamage) nextStep(work, frame);
    else if (others.length > 0) return true;
    else work.change(frame, { bearer: only });
    return false;
  }),
  question: (look, frame) => ({
    seat: deciderOf(look, frame),
    kind: frame.bearer === NO_PICK ? "redirect-to" : "redirect-damage",
    rule: redirectDamage.rule,
    context: tacticContext(look.box, frame),
  }),
  options(look, frame, step) {
    const options: Action[] =
      frame.bearer === NO_PICK
        ? bearers(look, frame, step).map((key) => damageAction(look.box, key))
        : sources(look, frame).map((key) => blockAction(look.box, key));
    options.push(DONE);
    return options;
  },
  take(work, frame, _step, action) {
    if (action.type === "done") return nextStep(work, frame);
    const key = keyOfAction(work.box, action);
    if (action.type === "damage") work.change(frame, { bearer: key });
    else redirect(work, frame, key);
  },
};

function bearers(look: Look, { side, card }: TacticFrame, { to }: Step): readonly number[] {
  const wanted = { side, theater: advancedOf(look.box, card).theater, color: ANY_COLOR } as const;
  return unitTargets(look, wanted, ({ id }) => id === to);
}

/** Lists the damaged units other than the one that takes the damage. */
function sources({ box, state }: Look, { side, card, bearer }: TacticFrame): readonly number[] {
  const combat = combatOf(state);
  const keys = healTargets(box, combat, side, advancedOf(box, card).theater, () => true);
  const others = (key: number): boolean =>
    key !== bearer || unitsAsTarget(unitsThere(state, combat), combat.wounds[side], targetOfKey(key)) > 1;
  return keys.filter(others);
}

function redirect(work: GameWork, frame: TacticFrame, key: number): void {
  const { side, bearer } = frame;
  const target = targetOfKey(bearer);
  const loaded = targetKey({ ...target, markers: target.markers + 1 });
  work.change(frame, { left: frame.left - 1, bearer: loaded });
  const cause = causeOf(work, frame, redirectDamage.rule);
  removeDamage(work, side, key, cause);
  putDamage(work, side, bearer, { amount: 1, by: deciderOf(work, frame) }, cause);
}
