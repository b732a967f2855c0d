import { at } from "@sw/tabletop";
import type { Action } from "../../../state/actions.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { PASS } from "../../../state/offers.ts";
import { type Chair, chairsOf, seatAt } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import { combatOf } from "../../attack/attack.ts";
import { isBound, leadRetreat, settleRetreat } from "../../retreat.ts";
import { canRetreat, retreatsOf, whyNoRetreat } from "../../retreat-options.ts";
import { NOT_BEGUN, nextStep } from "../cards.ts";
import { cancelEnemyCard } from "./plain.ts";
import { type AskingStep, type StepOf, tacticContext } from "./step.ts";

/** The value of `left` after a chair has retreated with its units. */
const LED_AWAY = 100;

/**
 * The owner may retreat at once; each chair is asked in turn until one retreats. It counts as the one retreat of the
 * combat and cancels the other side's card (rote.cinematic.escape-is-a-retreat). Options: as for a retreat, then
 * `pass`. `left` counts the chairs asked.
 */
export const retreatNow: AskingStep<StepOf<"retreat-now">> = {
  rule: "rote.cinematic.escape-is-a-retreat",
  run(work, frame) {
    if (frame.left === NOT_BEGUN) {
      work.change(frame, { left: 0 });
      return false;
    }
    const combat = combatOf(work.state);
    if (frame.left === LED_AWAY) {
      nextStep(work, frame);
      cancelEnemyCard(work, frame);
      settleRetreat(work, combat, frame.side);
      return false;
    }
    const chair = chairsOf(work.state.config, frame.side)[frame.left];
    if (chair === undefined || isBound(work.state, chair)) nextStep(work, frame);
    else if (canRetreat(work, combat, chair)) return true;
    else work.change(frame, { left: frame.left + 1 });
    return false;
  },
  question({ box, state }, frame) {
    const system = at(box.placeIds, combatOf(state).system);
    const seat = seatAt(state.config, askedChair(state, frame));
    return {
      seat,
      kind: "tactic-retreat",
      rule: retreatNow.rule,
      context: { card: tacticContext(box, frame).card, system },
    };
  },
  options(look, frame) {
    const options: Action[] = [...retreatsOf(look, combatOf(look.state), askedChair(look.state, frame))];
    options.push(PASS);
    return options;
  },
  refusal(look: Look, frame, _step, action) {
    if (action.type !== "retreat") return undefined;
    return whyNoRetreat(look, combatOf(look.state), askedChair(look.state, frame), action);
  },
  take(work, frame, _step, action) {
    if (action.type !== "retreat") return work.change(frame, { left: frame.left + 1 });
    const chair = askedChair(work.state, frame);
    work.change(frame, { left: LED_AWAY });
    leadRetreat(work, combatOf(work.state), chair, action);
  },
};

function askedChair(state: State, { side, left }: TacticFrame): Chair {
  return at(chairsOf(state.config, side), Math.max(0, left));
}
