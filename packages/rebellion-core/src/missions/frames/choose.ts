import { at, type Violation } from "@sw/tabletop";
import { basePlace } from "../../leaders/leaders.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { leaderNamed, missionOf, placeNamed } from "../../state/box.ts";
import { NO_LEADER, NOWHERE } from "../../state/codes.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { leaderChoices, placeChoices } from "../../state/offers.ts";
import { seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { placeMission } from "../missions.ts";
import { targetLeaders, targetSystems } from "../targets.ts";

/**
 * Step 2: chooses the system or the leader of the attempt (reb.mission.step2-choose-system). Options: `choose-system`
 * or `choose-leader`, ascending. Skipped if there is only one.
 */
export const chooseStage: Kind<"mission"> = {
  run(work, frame) {
    const { box } = work;
    const card = missionOf(box, frame.card);
    switch (card.entry.target.kind) {
      case "none":
        placeMission(work, frame, NOWHERE, NO_LEADER);
        return false;
      case "base-space":
        placeMission(work, frame, basePlace(work), NO_LEADER);
        return false;
      case "leader": {
        const leaders = targetLeaders(work, card);
        if (leaders.length !== 1) return true;
        placeAgainst(work, frame, at(leaders, 0));
        return false;
      }
      case "system": {
        const systems = targetSystems(work, card);
        if (systems.length !== 1) return true;
        placeMission(work, frame, at(systems, 0), NO_LEADER);
        return false;
      }
    }
  },
  question({ box, state }, frame) {
    const { entry, id } = missionOf(box, frame.card);
    const against = entry.target.kind === "leader";
    const rule = against ? "reb.mission.against-leader-system" : "reb.mission.step2-choose-system";
    const seat = seatAt(state.config, frame.chair);
    return { seat, kind: against ? "mission-leader" : "mission-system", rule, context: { mission: id } };
  },
  options({ box, state }, frame) {
    const card = missionOf(box, frame.card);
    if (card.entry.target.kind === "leader")
      return targetLeaders({ box, state }, card).map((one) => at(leaderChoices(box), one));
    return targetSystems({ box, state }, card).map((one) => at(placeChoices(box), one));
  },
  check,
  take(work, frame, action) {
    if (action.type === "choose-leader") {
      const leader = work.box.leadersById.get(action.subject)?.index;
      if (leader !== undefined) placeAgainst(work, frame, leader);
    } else if (action.type === "choose-system") {
      const system = work.box.places.get(action.subject);
      if (system !== undefined) placeMission(work, frame, system, NO_LEADER);
    }
  },
};

function placeAgainst(work: GameWork, frame: MissionFrame, leader: number): void {
  const spot = at(work.state.leaders, leader).at;
  if (typeof spot === "number") placeMission(work, frame, spot, leader);
}

function check(look: Look, frame: MissionFrame, action: Action): Violation<RuleId> | undefined {
  const { box } = look;
  const card = missionOf(box, frame.card);
  if (card.entry.target.kind === "leader") {
    if (action.type !== "choose-leader")
      return notAsked("reb.mission.against-leader-system", action, ["choose-leader"]);
    const leader = leaderNamed(box, action.subject);
    if (targetLeaders(look, card).includes(leader)) return undefined;
    return forbidden("reb.mission.against-leader-system", "no-target", { mission: card.id, leader: action.subject });
  }
  if (action.type !== "choose-system") return notAsked("reb.mission.step2-choose-system", action, ["choose-system"]);
  const system = placeNamed(box, action.subject);
  if (targetSystems(look, card).includes(system)) return undefined;
  const rule = system === box.baseSpace ? "reb.base.space-no-missions" : "reb.mission.step2-choose-system";
  return forbidden(rule, "no-target", { mission: card.id, system: action.subject });
}
