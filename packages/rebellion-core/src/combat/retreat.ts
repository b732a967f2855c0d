import { at, type Violation } from "@sw/tabletop";
import { openWindow } from "../cards/windows.ts";
import { hasForce } from "../forces/forces.ts";
import { chairAt, chairsInOrder } from "../forces/sides.ts";
import { noteWinners } from "../forces/won.ts";
import { moveLeader } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { leaderNamed, placeNamed } from "../state/box.ts";
import { SPACE } from "../state/codes.ts";
import type { CombatFrame, MoveFrame } from "../state/frames.ts";
import { keptFrom } from "../state/kept.ts";
import { forbidden, type Kind, notAsked } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { PASS } from "../state/offers.ts";
import { type Chair, factionOf, IMPERIAL, REBEL, type Side, seatAt, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { destroyLoneShips, mustRetreat, stalemateOf } from "./lone-ships.ts";
import { retreatsOf, whyNoneLeaves, whyNoRetreat } from "./retreat-options.ts";
import type { QuietStage } from "./stages.ts";

const RULE: RuleId = "reb.combat.retreat-order";

/**
 * Part III of a combat: each chair may retreat with one of its leaders, starting with the initiating side's. Options:
 * leaders in catalogue order, each with the systems it can lead to, then `pass`. A retreat places the leader and pushes
 * the frame that moves the units. `next` is the stage that follows.
 */
export function retreatStage(next: CombatFrame["stage"] = "next"): Kind<"combat"> {
  return {
    run(work, frame) {
      const chair = chairAt(work.state, frame, frame.answered);
      if (chair === undefined) {
        work.change(frame, { stage: next, answered: 0 });
        return false;
      }
      if (whyNobodyLeaves(work, frame, chair) === undefined) return true;
      stay(work, frame);
      return false;
    },
    question({ box, state }, frame) {
      const context = { system: at(box.placeIds, frame.system) };
      return { seat: seatAt(state.config, asked(state, frame)), kind: "retreat", rule: RULE, context };
    },
    options(look, frame) {
      const chair = asked(look.state, frame);
      const retreats = retreatsOf(look, frame, chair);
      return mustRetreat(look, frame, chair) ? [...retreats] : [...retreats, PASS];
    },
    check,
    take(work, frame, action) {
      if (action.type === "retreat") lead(work, frame, action);
      else stay(work, frame);
    },
    keeps(look, frame, seat, kind) {
      if (kind !== "retreat") return undefined;
      return keptFrom(chairsInOrder(look.state, frame), look.state.config, seat, (chair) =>
        whyNobodyLeaves(look, frame, chair),
      );
    },
  };
}

/**
 * Returns why a chair does not retreat: the Empire of a solo game only retreats if it must, and any chair may lack a
 * way to.
 */
function whyNobodyLeaves(look: Look, frame: CombatFrame, chair: Chair): Violation<RuleId> | undefined {
  if (isBound(look.state, chair) && !mustRetreat(look, frame, chair)) {
    return forbidden("solo.combat.retreat", "no-retreat", { faction: factionOf(IMPERIAL) });
  }
  return whyNoneLeaves(look, frame, chair);
}

/** Whether the chair never retreats: the Empire of a solo game (solo.combat.retreat). */
export function isBound({ solo }: State, chair: Chair): boolean {
  return solo !== undefined && sideOf(chair) === IMPERIAL;
}

function asked(state: State, frame: CombatFrame): Chair {
  return at(chairsInOrder(state, frame), frame.answered);
}

function check(look: Look, frame: CombatFrame, action: Action): Violation<RuleId> | undefined {
  const chair = asked(look.state, frame);
  if (action.type === "retreat") return whyNoRetreat(look, frame, chair, action);
  if (action.type !== "pass") return notAsked(RULE, action, ["retreat", "pass"]);
  if (!mustRetreat(look, frame, chair)) return undefined;
  return forbidden(stalemateOf(look, frame) ?? RULE, "must-retreat");
}

/** Keeps the chair in the combat. After the last Rebel chair, ships that had to retreat are lost. */
function stay(work: GameWork, frame: CombatFrame): void {
  const lastRebel = chairsInOrder(work.state, frame).map(sideOf).lastIndexOf(REBEL);
  const { answered } = frame;
  work.change(frame, { answered: answered + 1 });
  if (answered === lastRebel) destroyLoneShips(work, frame);
}

function lead(work: GameWork, frame: CombatFrame, action: Extract<Action, { type: "retreat" }>): void {
  const chair = asked(work.state, frame);
  work.change(frame, { stage: "retreated" });
  leadRetreat(work, frame, chair, action);
}

/**
 * Moves the leader to the destination and starts the choice of units that follow (reb.retreat.leader-leads). The combat
 * may be below the current frame on the stack.
 */
export function leadRetreat(
  work: GameWork,
  frame: CombatFrame,
  chair: Chair,
  action: Extract<Action, { type: "retreat" }>,
): void {
  const { box } = work;
  const side = sideOf(chair);
  const leader = leaderNamed(box, action.subject);
  const to = placeNamed(box, action.system);
  const ships = hasForce(box, at(work.state.places, frame.system).units, side, SPACE);
  work.changeNearest("combat", (combat) => ({
    retreated: withFlag(combat.retreated, side, true),
    shipsRetreated: withFlag(combat.shipsRetreated, side, ships),
    ...retreatNoted(combat, side),
  }));
  const cause = { rule: "reb.retreat.leader-leads", cause: null } as const;
  work.emit({ type: "retreated", faction: factionOf(side), leader: action.subject, to: action.system, ...cause });
  moveLeader(work, leader, to, cause);
  const move: MoveFrame = {
    kind: "move",
    why: "retreat",
    chair,
    side,
    from: [frame.system],
    to,
    step: null,
    picked: [],
    captives: [],
  };
  work.push(move);
}

/** Returns the fields that record the round in which a side retreated. Cards of cinematic combat ask for it. */
function retreatNoted({ cinematic, round }: CombatFrame, side: Side): Pick<CombatFrame, "cinematic"> {
  if (cinematic === undefined) return {};
  const [rebel, imperial] = cinematic.retreatedIn;
  return { cinematic: { ...cinematic, retreatedIn: side === REBEL ? [round, imperial] : [rebel, round] } };
}

/** The stage after units have retreated. The next side is asked. */
export const retreatedStage: QuietStage<"combat"> = {
  run(work, frame) {
    const side = sideOf(asked(work.state, frame));
    work.change(frame, { stage: "retreat", answered: frame.answered + 1 });
    settleRetreat(work, frame, side);
    return false;
  },
};

/** Updates a combat after a side's units have retreated: battles may be won, and the Empire may respond. */
export function settleRetreat(work: GameWork, frame: CombatFrame, side: Side): void {
  const { units } = at(work.state.places, frame.system);
  const gone = frame.shipsRetreated[side] && !hasForce(work.box, units, side, SPACE);
  work.changeNearest("combat", (combat) => ({ shipsRetreated: withFlag(combat.shipsRetreated, side, gone) }));
  noteWinners(work);
  if (side === REBEL) openWindow(work, "rebel-retreated", IMPERIAL, frame.system);
}

function withFlag(flags: readonly [boolean, boolean], side: Side, flag: boolean): readonly [boolean, boolean] {
  return side === REBEL ? [flag, flags[1]] : [flags[0], flag];
}
