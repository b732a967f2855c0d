import { at, type Violation } from "@sw/tabletop";
import { startCombat } from "../../combat/start.ts";
import { captivesAt, moveLeader, rescueLeader } from "../../leaders/leaders.ts";
import { checkOffered } from "../../leaders/offering.ts";
import { bearerAt, ringOffers, useRing } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { leaderNamed } from "../../state/box.ts";
import { GROUND, type LeaderIndex, SPACE } from "../../state/codes.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { endModifiers } from "../../state/modifiers.ts";
import { leaderChoices } from "../../state/offers.ts";
import { REBEL, seatAt, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isContested } from "../../units/units.ts";
import { answerRescue } from "./rescued.ts";
import type { MissionStage } from "./stage.ts";

const RULE = "reb.faq.falcon-rescue-after-steps";

/**
 * The Millennium Falcon ring may free a captive after all steps of a success and before a combat
 * (reb.faq.falcon-rescue-after-steps, reb.faq.falcon-before-combat). Options: `use-ring`, `pass`.
 */
export const missionRingStage: Kind<"mission"> = {
  run(work, frame) {
    if (freer(work, frame) !== undefined) return true;
    work.change(frame, { stage: "combat" });
    return false;
  },
  question({ box, state }, frame) {
    const mission = at(box.cards, frame.card).id;
    return { seat: seatAt(state.config, frame.chair), kind: "ring", rule: RULE, context: { mission } };
  },
  options: ({ box, state }, frame) => ringOffers({ box, state }, freer({ box, state }, frame)),
  check: (look, frame, action) => checkOffered(look, RULE, ringOffers(look, freer(look, frame)), action),
  take(work, frame, action) {
    const bearer = freer(work, frame);
    if (action.type !== "use-ring" || bearer === undefined) return work.change(frame, { stage: "combat" });
    work.change(frame, { stage: "captive" });
    useRing(work, bearer, true, RULE);
  },
};

/** Returns the bearer in the system, if the mission succeeded and a captive is there. */
function freer(look: Look, frame: MissionFrame): LeaderIndex | undefined {
  if (frame.result !== "success" || sideOf(frame.chair) !== REBEL) return undefined;
  return captives(look, frame).length > 0 ? bearerAt(look, "rescue-after-success", frame.system) : undefined;
}

/**
 * Lists the captives in the system, without assigned leaders captured in response to a rescue
 * (reb.faq.falcon-not-after-destiny).
 */
function captives(look: Look, { system, leaders }: MissionFrame): readonly LeaderIndex[] {
  return captivesAt(look, system).filter((captive) => !leaders.includes(captive));
}

/** Chooses the captive that the ring frees. Options: `choose-leader`, ascending. Skipped if there is only one. */
export const captiveStage: Kind<"mission"> = {
  run(work, frame) {
    const [only, ...others] = captives(work, frame);
    if (only !== undefined && others.length > 0) return true;
    free(work, frame, only);
    return false;
  },
  question({ box, state }, frame) {
    const mission = at(box.cards, frame.card).id;
    return { seat: seatAt(state.config, frame.chair), kind: "captive", rule: RULE, context: { mission } };
  },
  options: ({ box, state }, frame) => captives({ box, state }, frame).map((leader) => at(leaderChoices(box), leader)),
  check: checkCaptive,
  take(work, frame, action) {
    free(work, frame, action.type === "choose-leader" ? work.box.leadersById.get(action.subject)?.index : undefined);
  },
};

function free(work: GameWork, frame: MissionFrame, captive: LeaderIndex | undefined): void {
  work.change(frame, { stage: "combat", rescue: captive === undefined ? frame.rescue : "ring" });
  if (captive !== undefined) rescueLeader(work, captive, { rule: RULE, cause: null });
}

function checkCaptive(look: Look, frame: MissionFrame, action: Action): Violation<RuleId> | undefined {
  if (action.type !== "choose-leader") return notAsked(RULE, action, ["choose-leader"]);
  const leader = leaderNamed(look.box, action.subject);
  if (captives(look, frame).includes(leader)) return undefined;
  const rule = frame.leaders.includes(leader) ? "reb.faq.falcon-not-after-destiny" : RULE;
  return forbidden(rule, "no-captive", { leader: action.subject });
}

/** Starts the combat that the mission has led to, after all its steps (reb.faq.mission-combat-after-steps). */
export const combatStage: MissionStage = {
  run(work, frame) {
    if (answerRescue(work, frame)) return false;
    const { combat, system, chair, sources } = frame;
    work.change(frame, { stage: "end", combat: null });
    if (combat === null) return false;
    if (isContested(work, system, SPACE) || isContested(work, system, GROUND)) {
      startCombat(work, system, chair, sources);
    }
    return false;
  },
};

/** Ends the mission. Leaders that it has not placed anywhere return to the pool. */
export const missionEndStage: MissionStage = {
  run(work, frame) {
    if (answerRescue(work, frame)) return false;
    endModifiers(work, "end-of-mission");
    work.pop(frame);
    for (const leader of frame.leaders) {
      if (!isPlaceless(work.state, leader)) continue;
      moveLeader(work, leader, "pool", { rule: "reb.leader.pool-uses", cause: work.cause(frame.card) });
    }
    return false;
  },
};

/** Whether a leader counts as on a mission although no assigned mission has that leader any more. */
function isPlaceless({ leaders, sides }: State, leader: LeaderIndex): boolean {
  if (at(leaders, leader).at !== "mission") return false;
  return sides.every(({ assigned }) => assigned.every((mission) => !mission.leaders.includes(leader)));
}
