import { at } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { putAway } from "../../decks/put-away.ts";
import { checkOffered } from "../../leaders/offering.ts";
import { bearerAt, ringOffers, useRing } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import { missionOf } from "../../state/box.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL, seatAt, sideOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { pushEffects, pushFailure, tellEnded } from "../missions.ts";
import { countSuccesses, isOpposed, useUpPromises } from "../opposition.ts";
import { answerRescue } from "./rescued.ts";
import type { MissionStage } from "./stage.ts";

const RING_RULE = "reb.ring.place";

/**
 * Determines the result of an attempt (reb.mission.need-more-successes, tie-fails, unopposed-succeeds). A ring may turn
 * a failed diplomacy mission of the Rebel side into a success. Options: `use-ring` or `pass`.
 */
export const resultStage: Kind<"mission"> = {
  run(work, frame) {
    if (frame.result === "open") {
      judge(work, frame);
      return false;
    }
    if (turner(work, frame) !== undefined) return true;
    settle(work, frame);
    return false;
  },
  question({ box, state }, frame) {
    const mission = at(box.cards, frame.card).id;
    return { seat: seatAt(state.config, frame.chair), kind: "ring", rule: RING_RULE, context: { mission } };
  },
  options: ({ box, state }, frame) => ringOffers({ box, state }, turner({ box, state }, frame)),
  check: (look, frame, action) => checkOffered(look, RING_RULE, ringOffers(look, turner(look, frame)), action),
  take(work, frame, action) {
    const bearer = turner(work, frame);
    if (action.type !== "use-ring" || bearer === undefined) return settle(work, frame);
    useRing(work, bearer, true, RING_RULE);
    settle(work, { ...frame, result: "success" });
  },
};

function judge(work: GameWork, frame: MissionFrame): void {
  const { box } = work;
  const opposed = isOpposed(work, frame);
  if (!opposed && !missionOf(box, frame.card).entry.rollUnopposed) return work.change(frame, { result: "success" });
  const successes = countSuccesses(work, frame);
  if (!opposed) return work.change(frame, { successes, result: "success" });
  const result = successes[0] > successes[1] ? "success" : "failure";
  work.change(frame, { successes, result });
}

/** Returns the leader whose ring can turn the failure into a success, or undefined if there is none. */
function turner(look: Look, { chair, card, result, system }: MissionFrame): number | undefined {
  if (result !== "failure" || sideOf(chair) !== REBEL || missionOf(look.box, card).entry.skill !== "diplomacy") {
    return undefined;
  }
  return bearerAt(look, "turn-failed-diplomacy", system);
}

/**
 * Makes the result final. A failed mission has no effect unless its card has one for failures
 * (reb.mission.failure-no-effect, rote.mission.failure-effect).
 */
function settle(work: GameWork, frame: MissionFrame): void {
  const { result } = frame;
  useUpPromises(work, frame);
  const success = result === "success";
  work.change(frame, { stage: "effect" });
  const rolled = frame.dice[0] !== null;
  const successes = rolled ? frame.successes : null;
  const card = missionOf(work.box, frame.card);
  const unopposed = card.entry.rollUnopposed === true && !isOpposed(work, frame);
  const rule = unopposed ? "rote.mission.rolled-unopposed" : ruleOf(frame, rolled);
  tellEnded(work, card, success ? "success" : "failure", successes, rule);
}

function ruleOf({ result, successes }: MissionFrame, rolled: boolean): RuleId {
  if (result === "success") return rolled ? "reb.mission.need-more-successes" : "reb.mission.unopposed-succeeds";
  return rolled && successes[0] === successes[1] ? "reb.mission.tie-fails" : "reb.mission.failure-no-effect";
}

/**
 * Step 6: carries out the effect (reb.mission.success-effect), or the effect of a failure
 * (rote.mission.failure-effect).
 */
export const effectStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "after" });
    if (frame.result === "failure") pushFailure(work, frame);
    else pushEffects(work, frame);
    return false;
  },
};

/**
 * Opens the windows for cards that respond to a success of their own side; only attempted missions succeed
 * (reb.faq.only-attempted-can-succeed). Other cards respond to a failure of either side (rote.card.post-bounty).
 */
export const afterStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "discard" });
    const { chair, system, result } = frame;
    if (result === "success") openWindow(work, "after-success", sideOf(chair), system);
    if (result !== "failure") return false;
    for (const side of [IMPERIAL, REBEL] as const) openWindow(work, "mission-failed", side, system);
    return false;
  },
};

/** Step 7: puts the card away. First handles any rescue by the effect. */
export const missionDiscardStage: MissionStage = {
  run(work, frame) {
    if (answerRescue(work, frame)) return false;
    work.change(frame, { stage: "ring" });
    putAway(work, frame);
    return false;
  },
};
