import { at } from "@sw/tabletop";
import { type LeaderIndex, NO_LEADER } from "../state/codes.ts";
import type { Cause, Deck } from "../state/events.ts";
import { bitOf, factionOf, type Side } from "../state/seats.ts";
import type { Assigned } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { toMissionHand } from "./mission-hand.ts";
import { seen } from "./told.ts";

/**
 * Where a mission card comes from. From place `since` of the row on, missions are sorted by their leaders. Defaults to
 * adding the mission at the end.
 */
interface Assigning {
  readonly from: "hand" | Deck;
  readonly since?: number;
}

/** Puts a mission card face down with leaders on it. Returns its place in the row. */
export function assignMission(
  work: GameWork,
  side: Side,
  assigned: Assigned,
  { from, since }: Assigning,
  cause: Cause,
): number {
  const own = work.side(side);
  own.assigned = [...own.assigned, assigned];
  for (const leader of assigned.leaders) work.leader(leader).at = "mission";
  const last = own.assigned.length - 1;
  const place = since === undefined ? last : sortRow(work, side, last, since);
  tellAssigned(work, side, place, from, cause);
  return place;
}

/**
 * Adds a second leader to a face-down mission. From place `since` of the row on, missions are sorted by their leaders.
 */
export function joinMission(
  work: GameWork,
  side: Side,
  { place, since }: { readonly place: number; readonly since?: number },
  leader: LeaderIndex,
  cause: Cause,
): void {
  const own = work.side(side);
  const { card, leaders, known } = at(own.assigned, place);
  const together = [...leaders, leader].sort((a, b) => a - b);
  own.assigned = own.assigned.map((one, index) => (index === place ? { card, leaders: together, known } : one));
  work.leader(leader).at = "mission";
  tellAssigned(work, side, since === undefined ? place : sortRow(work, side, place, since), place, cause);
}

/**
 * Sorts missions from place `since` on by their leaders, so that the row does not show the order of assignment. Returns
 * the new place of the mission.
 */
function sortRow(work: GameWork, side: Side, place: number, since: number): number {
  const own = work.side(side);
  const moved = at(own.assigned, place);
  const [first = NO_LEADER] = moved.leaders;
  let to = place;
  while (to > since && (at(own.assigned, to - 1).leaders[0] ?? NO_LEADER) > first) to -= 1;
  if (to === place) return place;
  const others = own.assigned.filter((_, index) => index !== place);
  own.assigned = [...others.slice(0, to), moved, ...others.slice(to)];
  return to;
}

/** Emits which leaders are on a mission card now. Only its own side sees the card. */
function tellAssigned(work: GameWork, side: Side, mission: number, from: "hand" | Deck | number, cause: Cause): void {
  const { card, leaders } = at(work.state.sides[side].assigned, mission);
  work.emit({
    type: "leaders-assigned",
    faction: factionOf(side),
    mission,
    leaders: leaders.map((leader) => at(work.box.leaders, leader).id),
    card: seen(work.box, card, bitOf(side)),
    from,
    ...cause,
  });
}

/** Takes one of two leaders off a face-down mission. The caller moves the leader. */
export function partMission(work: GameWork, side: Side, place: number, leader: LeaderIndex): void {
  const own = work.side(side);
  own.assigned = own.assigned.map((one, index) =>
    index === place ? { ...one, leaders: one.leaders.filter((other) => other !== leader) } : one,
  );
}

/** Returns an assigned card to its owner's hand without revealing it. The caller moves its leaders. */
export function returnMission(work: GameWork, side: Side, place: number, cause: Cause): void {
  const { card } = at(work.state.sides[side].assigned, place);
  dropAssigned(work, side, place);
  toMissionHand(work, side, card, 0);
  const told = seen(work.box, card, bitOf(side));
  work.emit({ type: "mission-returned", faction: factionOf(side), card: told, mission: place, ...cause });
}

/** Removes a card from the row of assigned missions. */
export function dropAssigned(work: GameWork, side: Side, place: number): void {
  const own = work.side(side);
  own.assigned = own.assigned.filter((_, index) => index !== place);
}
