import { at } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { moveLeader, poolOf } from "../../leaders/leaders.ts";
import { hasToSpare } from "../../leaders/reserve.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, leaderNamed, missionOf } from "../../state/box.ts";
import { NO_LEADER, NO_PICK } from "../../state/codes.ts";
import { NO_DICE } from "../../state/dice.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { forbidden, notAsked } from "../../state/kinds.ts";
import { PASS } from "../../state/offers.ts";
import { type Chair, chairsOf, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isBarredFromSending, isOpposed, missionDice, type Part, rollerOf, sideOfPart } from "../opposition.ts";
import { checkSubversion, maySubvert, subversions, subvert } from "../subversion.ts";
import type { AskingMissionStage, MissionStage } from "./stage.ts";

const RULE = "reb.mission.send-one-leader";

/**
 * Step 4: the other side may send a leader from its pool (reb.mission.send-one-leader); in a team game one of its players
 * may (reb.mission.send-team-one). Options: `choose-leader`, ascending; `pass`. With the expansion each of them is asked before
 * as well whether it turns up Subversion (`reveal`, by place in the row) wherever, as far as everybody can tell, it may have one.
 */
export const opposeStage: AskingMissionStage = {
  run(work, frame) {
    const { box, state } = work;
    const chair = askedChair(state, frame);
    if (chair === undefined) {
      work.change(frame, { stage: "before-roll", asked: 0 });
      return false;
    }
    if (maySend(box, state, frame, chair) || maySubvert(box, state, frame, chair)) return true;
    work.change(frame, { asked: frame.asked + 1 });
    return false;
  },
  question(box, state, frame) {
    const context = { mission: at(box.cards, frame.card).id, system: at(box.placeIds, frame.system) };
    return { seat: seatAt(state.config, asking(state, frame)), kind: "oppose", rule: RULE, context };
  },
  options({ box, leaders }, state, frame) {
    const chair = asking(state, frame);
    const options: Action[] = subversions(box, state, frame, chair).map((mission) => ({
      type: "reveal",
      subject: mission,
    }));
    if (canSend(box, state, frame, chair)) {
      for (const leader of poolOf(box, state, chair)) options.push(at(leaders, leader));
    }
    options.push(PASS);
    return options;
  },
  check(box, state, frame, action) {
    if (action.type === "pass") return undefined;
    const chair = asking(state, frame);
    if (action.type === "reveal") return checkSubversion(box, state, frame, chair, action.subject);
    if (action.type !== "choose-leader") return notAsked(RULE, action, ["choose-leader", "pass"]);
    const leader = leaderNamed(box, action.subject);
    if (canSend(box, state, frame, chair) && poolOf(box, state, chair).includes(leader)) return undefined;
    if (!hasToSpare(box, state, chair)) {
      return forbidden("solo.command.oppose.condition", "none-to-spare", { leader: action.subject });
    }
    return forbidden(RULE, "leader-not-in-pool", { leader: action.subject });
  },
  take(work, frame, action) {
    if (action.type === "reveal") return subvert(work, frame, asking(work.state, frame), action.subject);
    const sent = action.type === "choose-leader" ? work.box.leadersById.get(action.subject)?.index : undefined;
    work.change(frame, { asked: frame.asked + 1, sent: sent ?? frame.sent });
    if (sent !== undefined) moveLeader(work, sent, frame.system, { rule: RULE, cause: work.cause(frame.card) });
  },
};

/** One leader from the pool is sent at most, and none where a card forbids it. */
function canSend(box: Box, state: State, frame: MissionFrame, chair: Chair): boolean {
  return frame.sent === NO_LEADER && !isBarredFromSending(state, frame) && hasToSpare(box, state, chair);
}

function maySend(box: Box, state: State, frame: MissionFrame, chair: Chair): boolean {
  return canSend(box, state, frame, chair) && poolOf(box, state, chair).length > 0;
}

function askedChair(state: State, frame: MissionFrame): Chair | undefined {
  return chairsOf(state.config, sideOfPart(frame, 1))[frame.asked];
}

function asking(state: State, frame: MissionFrame): Chair {
  return at(chairsOf(state.config, sideOfPart(frame, 1)), frame.asked);
}

/** Cards that the other side uses before dice are rolled (Undercover, Wookiee Guardian). */
export const beforeRollStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "roll" });
    openWindow(work, "before-roll", sideOfPart(frame, 1), frame.system);
    return false;
  },
};

/** Step 5: with leaders of both sides there dice are rolled, the current player's first (reb.mission.current-player-rolls-first). */
export const missionRollStage: MissionStage = {
  run(work, frame) {
    const { box, state } = work;
    const opposed = isOpposed(box, state, frame);
    const rolls = opposed || missionOf(box, frame.card).entry.rollUnopposed === true;
    if (frame.result !== "open" || !rolls) {
      work.change(frame, { stage: "result" });
      return false;
    }
    const card = work.cause(frame.card);
    const place = at(box.placeIds, frame.system);
    if (opposed) {
      work.emit({ type: "mission-opposed", card, at: place, rule: "reb.mission.opposed-definition", cause: card });
    }
    work.change(frame, { stage: "roll-enemy" });
    roll(work, frame, 0);
    return false;
  },
};

/** The other side's roll. */
export const rollEnemyStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "answers", asked: 0 });
    roll(work, frame, 1);
    return false;
  },
};

function roll(work: GameWork, frame: MissionFrame, part: Part): void {
  const { box, state } = work;
  const { count, green } = missionDice(box, state, frame, part);
  work.push({
    kind: "roll",
    why: "mission",
    side: sideOfPart(frame, part),
    chair: rollerOf(box, state, frame, part),
    system: frame.system,
    count,
    ...(green === 0 ? {} : { green }),
    set: NO_DICE,
    last: NO_PICK,
    dice: NO_DICE,
    stage: "before",
  });
}
