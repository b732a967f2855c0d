import { at } from "@sw/tabletop";
import { mayUseAction } from "../cards/action-cards.ts";
import { openWindow } from "../cards/windows.ts";
import { partMission, returnMission } from "../decks/assigned.ts";
import { controls, moveLeader, poolOf } from "../leaders/leaders.ts";
import { type LeaderIndex, NO_LEADER, NO_MISSION, NOWHERE } from "../state/codes.ts";
import type { AssignmentFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { chairOf, chairsOf, factionOf, GENERAL, IMPERIAL, REBEL, type Side, seatAt, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { beginAssignment } from "./phases.ts";

/** After this many vetoes in a side's phase, a passed-over leader has to wait for the next turn of its player. */
const PATIENCE = 10;

/** Returns the side that is assigning. */
export function assigningSide({ chair }: AssignmentFrame): Side {
  return sideOf(chair);
}

/**
 * Returns the leaders of the pool that may be assigned now, ascending. After too many vetoes, leaders up to the last
 * assigned one have to wait.
 */
export function assignable(look: Look, { chair, last, vetoes }: AssignmentFrame): readonly LeaderIndex[] {
  const pool = poolOf(look, chair);
  return vetoes > PATIENCE ? pool.filter((leader) => leader > last) : pool;
}

/**
 * Lists the leaders offered next: those after the first leader of the current assignment, or after all leaders assigned
 * in a row.
 */
export function listedLeaders(look: Look, frame: AssignmentFrame): readonly LeaderIndex[] {
  const joined = frame.open === NO_MISSION ? undefined : look.state.sides[assigningSide(frame)].assigned[frame.open];
  const last = Math.min(frame.last, joined?.leaders[0] ?? frame.last);
  return assignable(look, frame).filter((leader) => leader > last);
}

/**
 * Returns the places of missions in the row that an own leader may join: those with exactly one leader, of the other
 * player (reb.assignment.team-two-total).
 */
export function joinable(look: Look, frame: AssignmentFrame): readonly number[] {
  if (chairsOf(look.state.config, assigningSide(frame)).length === 1) return [];
  return look.state.sides[assigningSide(frame)].assigned.flatMap((_, place) =>
    canJoin(look, frame, place) ? [place] : [],
  );
}

/** Whether the mission in this place has exactly one leader, and that leader is the other player's. */
export function canJoin(look: Look, frame: AssignmentFrame, place: number): boolean {
  const leaders = look.state.sides[assigningSide(frame)].assigned[place]?.leaders ?? [];
  return leaders.length === 1 && leaders.every((leader) => !controls(look, frame.chair, leader));
}

/** Whether the player can only end the turn, as far as everybody can tell. */
export function isIdle(look: Look, frame: AssignmentFrame): boolean {
  const { missions } = look.state.sides[assigningSide(frame)];
  const canAssign = missions.length > 0 || joinable(look, frame).length > 0;
  if (canAssign && assignable(look, frame).length > 0) return false;
  return !mayUseAction(look, "assignment", { chair: frame.chair, system: NOWHERE });
}

/** Whether the General is another player, who may veto what this chair assigns (reb.assignment.team-general-veto). */
export function needsVeto({ config }: State, { chair }: AssignmentFrame): boolean {
  return seatAt(config, chairOf(config, sideOf(chair), GENERAL)) !== seatAt(config, chair);
}

/**
 * Undoes a vetoed assignment: the Admiral's leaders return to the pool, and the card to the hand unless another leader
 * is on it.
 */
export function undoAssignment(work: GameWork, frame: AssignmentFrame): void {
  const { state } = work;
  const side = assigningSide(frame);
  const place = frame.veto;
  const rule = "reb.assignment.team-general-veto";
  const { leaders } = at(state.sides[side].assigned, place);
  const vetoed = leaders.filter((leader) => controls(work, frame.chair, leader));
  work.emit({ type: "assignment-vetoed", faction: factionOf(side), mission: place, rule, cause: null });
  if (vetoed.length === leaders.length) returnMission(work, side, place, { rule, cause: null });
  else for (const leader of vetoed) partMission(work, side, place, leader);
  for (const leader of vetoed) moveLeader(work, leader, "pool", { rule, cause: null });
  const vetoes = frame.vetoes + 1;
  const last = vetoes > PATIENCE ? frame.last : frame.last - 1;
  work.change(frame, { veto: NO_MISSION, vetoes, last });
}

/**
 * Returns the frame after the assignment of another leader. The first one in a row records how many missions lie before
 * it.
 */
export function noted(state: State, frame: AssignmentFrame, leader: LeaderIndex): AssignmentFrame {
  if (frame.last !== NO_LEADER) return { ...frame, last: Math.max(frame.last, leader) };
  const { since: _, ...rest } = frame;
  const { length } = state.sides[assigningSide(frame)].assigned;
  return length === 0 ? { ...rest, last: leader } : { ...rest, last: leader, since: length };
}

/**
 * Ends the turn of a chair. The other chair of its side is next; when all chairs have finished in a row, the other side
 * or the Command Phase follows (reb.assignment.rebels-first).
 */
export function endTurn(work: GameWork, frame: AssignmentFrame): void {
  const side = assigningSide(frame);
  const chairs = chairsOf(work.state.config, side);
  const done = frame.done + 1;
  if (done < chairs.length) {
    const chair = at(chairs, (chairs.indexOf(frame.chair) + 1) % chairs.length);
    work.change(frame, { chair, last: NO_LEADER, done });
  } else if (side === REBEL) beginAssignment(work, IMPERIAL);
  else {
    work.change(frame, { done });
    for (const one of [IMPERIAL, REBEL] as const) openWindow(work, "end-of-assignment", one, NOWHERE);
  }
}

/**
 * Whether both sides have finished the phase. Cards used at its end (rote.card.false-orders) may still be in progress.
 */
export function isPhaseOver(state: State, frame: AssignmentFrame): boolean {
  const side = assigningSide(frame);
  return side === IMPERIAL && frame.done >= chairsOf(state.config, side).length;
}
