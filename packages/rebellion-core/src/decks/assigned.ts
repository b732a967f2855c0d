import { at, type CardCode } from "@sw/tabletop";
import type { LeaderIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { bitOf, factionOf, type Side } from "../state/seats.ts";
import type { KnownMission } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { toMissionHand } from "./mission-hand.ts";
import { seen } from "./told.ts";

/** Puts a mission card face down with leaders on it; returns its place in the row. */
export function assignMission(
  work: GameWork,
  side: Side,
  card: CardCode,
  leaders: readonly LeaderIndex[],
  known: KnownMission | null,
  cause: Cause,
): number {
  const own = work.side(side);
  const place = own.assigned.length;
  own.assigned = [...own.assigned, { card, leaders, known }];
  for (const leader of leaders) work.leader(leader).at = "mission";
  tellAssigned(work, side, place, cause);
  return place;
}

/** A second leader joins a mission that lies face down. */
export function joinMission(work: GameWork, side: Side, place: number, leader: LeaderIndex, cause: Cause): void {
  const own = work.side(side);
  const { card, leaders, known } = at(own.assigned, place);
  const together = [...leaders, leader].sort((a, b) => a - b);
  own.assigned = own.assigned.map((one, index) => (index === place ? { card, leaders: together, known } : one));
  work.leader(leader).at = "mission";
  tellAssigned(work, side, place, cause);
}

/** Tells who is on a mission card now; the card is told to its side alone. */
function tellAssigned(work: GameWork, side: Side, mission: number, cause: Cause): void {
  const { card, leaders } = at(work.state.sides[side].assigned, mission);
  work.emit({
    type: "leaders-assigned",
    faction: factionOf(side),
    mission,
    leaders: leaders.map((leader) => at(work.box.leaders, leader).id),
    card: seen(work.box, card, bitOf(side)),
    ...cause,
  });
}

/** Takes one of two leaders off a mission that lies face down; where the leader goes is the caller's. */
export function partMission(work: GameWork, side: Side, place: number, leader: LeaderIndex): void {
  const own = work.side(side);
  own.assigned = own.assigned.map((one, index) =>
    index === place ? { ...one, leaders: one.leaders.filter((other) => other !== leader) } : one,
  );
}

/** An assigned card returns unrevealed to its owner's hand. Its leaders are the caller's. */
export function returnMission(work: GameWork, side: Side, place: number, cause: Cause): void {
  const { card } = at(work.state.sides[side].assigned, place);
  dropAssigned(work, side, place);
  toMissionHand(work, side, card, 0);
  work.emit({ type: "mission-returned", faction: factionOf(side), card: seen(work.box, card, bitOf(side)), ...cause });
}

/** Takes a card out of the row of assigned missions. */
export function dropAssigned(work: GameWork, side: Side, place: number): void {
  const own = work.side(side);
  own.assigned = own.assigned.filter((_, index) => index !== place);
}
