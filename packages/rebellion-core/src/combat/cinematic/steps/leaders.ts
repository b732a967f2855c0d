import { at, type CardCode } from "@sw/tabletop";
import { openWindow } from "../../../cards/windows.ts";
import { hasForce } from "../../../forces/forces.ts";
import { battleChair } from "../../../forces/sides.ts";
import { captureLeader } from "../../../galaxy/capture.ts";
import { removeTarget } from "../../../galaxy/targets.ts";
import { captivesAt, leaderId, leadersAt, rescueLeader } from "../../../leaders/leaders.ts";
import { targetsIn } from "../../../markers/targets.ts";
import type { Action } from "../../../state/actions.ts";
import { type Box, cardId, cardNamed, leaderNamed } from "../../../state/box.ts";
import { type LeaderIndex, SPACE, type SystemIndex } from "../../../state/codes.ts";
import type { TacticFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import { PASS } from "../../../state/offers.ts";
import { IMPERIAL, opponentOf, REBEL } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { hasUnit } from "../../../units/units.ts";
import { combatOf, unitsThere } from "../../attack/attack.ts";
import { nextStep } from "../cards.ts";
import { advancedOf, removeFromGame } from "../decks.ts";
import { noteForLater } from "./plain.ts";
import { type AskingStep, causeOf, deciderOf, putOff, type StepOf, tacticContext } from "./step.ts";

/**
 * May capture an enemy leader in the system at the end of the combat round, after retreats
 * (rote.cinematic.tractor-beam). The other side must have no ship left there, and the owner a unit of the type.
 * Options: `choose-leader`, ascending, then `pass`.
 */
export const captureAtTheEnd: AskingStep<StepOf<"capture-at-the-end">> = {
  rule: "rote.cinematic.tractor-beam",
  run: putOff(noteForLater, (work, frame, { type }) => {
    const { box, state } = work;
    const units = unitsThere(state, combatOf(state));
    const holds = hasUnit(box, units, ({ side, id }) => side === frame.side && id === type);
    const alone = !hasForce(box, units, opponentOf(frame.side), SPACE);
    if (holds && alone && catchable(work, frame).length > 0) return true;
    nextStep(work, frame);
    return false;
  }),
  question: (look, frame) => asked(look, frame, "capture-leader", captureAtTheEnd.rule),
  options: (look, frame) => leaderOptions(look.box, catchable(look, frame), true),
  take(work, frame, _step, action) {
    nextStep(work, frame);
    if (action.type !== "choose-leader") return;
    captureLeader(work, leaderNamed(work.box, action.subject), causeOf(work, frame, captureAtTheEnd.rule));
    openWindow(work, "leader-captured", REBEL, combatOf(work.state).system);
  },
};

/**
 * Lists the leaders of the other side that are still there, without captives. A leader who led a retreat has left
 * (rote.cinematic.retreated-leader-escapes).
 */
function catchable(look: Look, { side }: TacticFrame): readonly LeaderIndex[] {
  return leadersAt(look, combatOf(look.state).system, opponentOf(side));
}

/**
 * If the owner retreated in this combat round, it may rescue a captive there or remove a target marker there
 * (rote.cinematic.rogue-one). Options: `choose-leader`, ascending, `remove-target`, by card, then `pass`.
 */
export const afterRetreating: AskingStep<StepOf<"after-retreating">> = {
  rule: "rote.cinematic.rogue-one",
  run: putOff(noteForLater, (work, frame) => {
    const { state } = work;
    const { system, round, cinematic } = combatOf(state);
    const hasLeft = cinematic?.retreatedIn[frame.side] === round;
    if (hasLeft && (captivesAt(work, system).length > 0 || targetsIn(state, system).length > 0)) return true;
    nextStep(work, frame);
    return false;
  }),
  question: (look, frame) => asked(look, frame, "after-retreating", afterRetreating.rule),
  options(look) {
    const { box, state } = look;
    const { system } = combatOf(state);
    const targets = targetsIn(state, system).map(({ card }): Action => targetAction(box, card, system));
    return [...leaderOptions(box, captivesAt(look, system), false), ...targets, PASS];
  },
  take(work, frame, _step, action) {
    nextStep(work, frame);
    const { system } = combatOf(work.state);
    const cause = causeOf(work, frame, afterRetreating.rule);
    if (action.type === "remove-target") {
      removeTarget(work, { card: cardNamed(work.box, action.subject), system }, cause);
    } else if (action.type === "choose-leader") {
      rescueLeader(work, leaderNamed(work.box, action.subject), cause);
      work.changeNearest("mission", (mission) =>
        mission.system === system && mission.rescue === "none" ? { rescue: "consequence" } : undefined,
      );
    }
  },
};

function targetAction(box: Box, card: CardCode, system: SystemIndex): Action {
  return { type: "remove-target", subject: cardId(box, card), system: at(box.placeIds, system) };
}

/**
 * When the other side's last ground unit in the combat is destroyed, marks one of its leaders there and removes the
 * card from the game. The leader is eliminated at the end of the Command Phase (rote.cinematic.confrontation). Options:
 * `choose-leader`, ascending. Skipped if there is only one.
 */
export const confrontLeader: AskingStep<StepOf<"confront">> = {
  rule: "rote.cinematic.confrontation",
  run: putOff(noteForLater, (work, frame) => {
    const leaders = facing(work);
    const [only] = leaders;
    if (leaders.length > 1) return true;
    if (only === undefined) nextStep(work, frame);
    else mark(work, frame, only);
    return false;
  }),
  question: (look, frame) => asked(look, frame, "mark-leader", confrontLeader.rule),
  options: (look) => leaderOptions(look.box, facing(look), false),
  take(work, frame, _step, action) {
    if (action.type === "choose-leader") mark(work, frame, leaderNamed(work.box, action.subject));
  },
};

function facing(look: Look): readonly LeaderIndex[] {
  return leadersAt(look, combatOf(look.state).system, IMPERIAL);
}

/** Marks the leader. The leader may still leave, but is eliminated anyway (rote.cinematic.confrontation-waits). */
function mark(work: GameWork, frame: TacticFrame, leader: LeaderIndex): void {
  const { card, side } = frame;
  nextStep(work, frame);
  const { theater } = advancedOf(work.box, card);
  const chair = battleChair(work.state, side, theater);
  work.state.delayed = [...work.state.delayed, { at: "end-of-command-phase", card, chair, leaders: [leader] }];
  const cause = causeOf(work, frame, "rote.cinematic.confrontation-waits");
  work.emit({ type: "leader-marked", leader: leaderId(work.box, leader), ...cause });
  removeFromGame(work, card, confrontLeader.rule);
}

function asked<const Kind extends string, Rule>(look: Look, frame: TacticFrame, kind: Kind, rule: Rule) {
  return { seat: deciderOf(look, frame), kind, rule, context: { card: tacticContext(look.box, frame).card } };
}

function leaderOptions(box: Box, leaders: readonly LeaderIndex[], optional: boolean): Action[] {
  const options: Action[] = leaders.map((leader) => ({ type: "choose-leader", subject: leaderId(box, leader) }));
  if (optional) options.push(PASS);
  return options;
}
