import { at, type Violation } from "@sw/tabletop";
import { openWindow } from "../../cards/windows.ts";
import { moveLeader, poolOf } from "../../leaders/leaders.ts";
import { hasToSpare } from "../../leaders/reserve.ts";
import { whyNotInPool } from "../../leaders/why-not.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { missionOf } from "../../state/box.ts";
import { NO_LEADER, NO_PICK } from "../../state/codes.ts";
import { NO_DICE } from "../../state/dice.ts";
import type { MissionFrame } from "../../state/frames.ts";
import { keptFrom } from "../../state/kept.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { leaderChoices, PASS } from "../../state/offers.ts";
import { type Chair, chairsOf, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isBarredFromSending, isOpposed, missionDice, type Part, rollerOf, sideOfPart } from "../opposition.ts";
import { checkSubversion, maySubvert, subversions, subvert } from "../subversion.ts";
import type { MissionStage } from "./stage.ts";

const RULE = "reb.mission.send-one-leader";
const OWN = { pool: RULE, own: RULE } as const;

/**
 * Step 4: the other side may send a leader from its pool (reb.mission.send-one-leader); in a team game one of its
 * players may (reb.mission.send-team-one). Options: `choose-leader`, ascending; `pass`. With the expansion each of its
 * players may also reveal Subversion before or after that (`reveal`, by position in the row), and is asked whenever
 * public knowledge allows that it has one.
 */
export const opposeStage: Kind<"mission"> = {
  run(work, frame) {
    const { state } = work;
    const chair = askedChair(state, frame);
    if (chair === undefined) {
      work.change(frame, { stage: "before-roll", asked: 0 });
      return false;
    }
    if (whyNoOpposition(work, frame, chair) === undefined) return true;
    work.change(frame, { asked: frame.asked + 1 });
    return false;
  },
  question({ box, state }, frame) {
    const context = { mission: at(box.cards, frame.card).id, system: at(box.placeIds, frame.system) };
    return { seat: seatAt(state.config, asking(state, frame)), kind: "oppose", rule: RULE, context };
  },
  options({ box, state }, frame) {
    const chair = asking(state, frame);
    const options: Action[] = subversions({ box, state }, frame, chair).map((mission) => ({
      type: "reveal",
      subject: mission,
    }));
    if (whyNobodySent({ box, state }, frame, chair) === undefined) {
      for (const leader of poolOf({ box, state }, chair)) options.push(at(leaderChoices(box), leader));
    }
    options.push(PASS);
    return options;
  },
  check(look, frame, action) {
    if (action.type === "pass") return undefined;
    const chair = asking(look.state, frame);
    if (action.type === "reveal") return checkSubversion(look, frame, chair, action.subject);
    if (action.type !== "choose-leader") return notAsked(RULE, action, ["choose-leader", "pass"]);
    return whyNotInPool(look, chair, action.subject, OWN) ?? whyNobodySent(look, frame, chair);
  },
  take(work, frame, action) {
    if (action.type === "reveal") return subvert(work, frame, asking(work.state, frame), action.subject);
    const sent = action.type === "choose-leader" ? work.box.leadersById.get(action.subject)?.index : undefined;
    if (sent === undefined) return work.change(frame, { asked: frame.asked + 1 });
    // The same chair is asked again: it may still turn up Subversion.
    work.change(frame, { sent });
    moveLeader(work, sent, frame.system, { rule: RULE, cause: work.cause(frame.card) });
  },
  keeps(look, frame, seat, kind) {
    const { state } = look;
    if (kind !== "oppose") return undefined;
    const opposing = chairsOf(state.config, sideOfPart(frame, 1));
    if (opposing.every((chair) => seatAt(state.config, chair) !== seat)) return forbidden(RULE, "own-mission");
    if (frame.stage !== "choose" && frame.stage !== "oppose") return forbidden(RULE, "opposed-already");
    return keptFrom(opposing, state.config, seat, (chair) => whyNoOpposition(look, frame, chair));
  },
};

/** Returns why a chair can do nothing against the mission, judging by public knowledge. */
function whyNoOpposition(look: Look, frame: MissionFrame, chair: Chair): Violation<RuleId> | undefined {
  return maySubvert(look, frame, chair) ? undefined : whyNobodySent(look, frame, chair);
}

/**
 * Returns why a chair cannot send a leader from its pool: one was already sent, a card forbids it, none can be spared,
 * or the pool is empty.
 */
function whyNobodySent(look: Look, frame: MissionFrame, chair: Chair): Violation<RuleId> | undefined {
  if (frame.sent !== NO_LEADER) return forbidden("reb.mission.send-team-one", "leader-sent-already");
  if (isBarredFromSending(look.state, frame)) return forbidden("reb.golden.cannot-is-absolute", "sending-forbidden");
  if (!hasToSpare(look, chair)) return forbidden("solo.command.oppose.condition", "none-to-spare");
  return poolOf(look, chair).length > 0 ? undefined : forbidden("reb.leader.pool-uses", "pool-empty");
}

function askedChair(state: State, frame: MissionFrame): Chair | undefined {
  return chairsOf(state.config, sideOfPart(frame, 1))[frame.asked];
}

function asking(state: State, frame: MissionFrame): Chair {
  return at(chairsOf(state.config, sideOfPart(frame, 1)), frame.asked);
}

/** The other side uses cards before dice are rolled (Undercover, Wookiee Guardian). */
export const beforeRollStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "roll" });
    openWindow(work, "before-roll", sideOfPart(frame, 1), frame.system);
    return false;
  },
};

/**
 * Step 5: if leaders of both sides take part, dice are rolled, the current player's first
 * (reb.mission.current-player-rolls-first).
 */
export const missionRollStage: MissionStage = {
  run(work, frame) {
    const { box } = work;
    const opposed = isOpposed(work, frame);
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

/** Rolls the dice of the other side. */
export const rollEnemyStage: MissionStage = {
  run(work, frame) {
    work.change(frame, { stage: "answers", asked: 0 });
    roll(work, frame, 1);
    return false;
  },
};

function roll(work: GameWork, frame: MissionFrame, part: Part): void {
  const { count, green } = missionDice(work, frame, part);
  work.push({
    kind: "roll",
    why: "mission",
    side: sideOfPart(frame, part),
    chair: rollerOf(work, frame, part),
    system: frame.system,
    count,
    ...(green === 0 ? {} : { green }),
    set: NO_DICE,
    last: NO_PICK,
    dice: NO_DICE,
    stage: "before",
  });
}
