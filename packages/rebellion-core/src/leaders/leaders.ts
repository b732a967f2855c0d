import { at } from "@sw/tabletop";
import { returnMission } from "../decks/assigned.ts";
import type { RingAbility } from "../language/language.ts";
import type { Box, LeaderKind } from "../state/box.ts";
import type { LeaderIndex, LeaderSpot, PlaceIndex, RingIndex } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { passModifiers } from "../state/modifiers.ts";
import { ADMIRAL, type Chair, IMPERIAL, type Role, roleOf, type Side, sideOf } from "../state/seats.ts";
import type { LeaderState, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Returns the ability of the ring on a leader, or null if there is no ring. */
export function ringAbility(box: Box, { ring }: LeaderState): RingAbility | null {
  return ring === null ? null : at(box.rings, ring).ability;
}

/** Whether a leader is captured, with or without carbonite (reb.captured.carbonite-still-captured). */
export function isCaptured(box: Box, leader: LeaderState): boolean {
  const ability = ringAbility(box, leader);
  return ability === "captured" || ability === "carbonite";
}

/** Whether a leader was lured to the dark side and serves the Empire for the rest of the game. */
export function isLured(box: Box, leader: LeaderState): boolean {
  return ringAbility(box, leader) === "lured";
}

/** Returns the side that a leader serves now. */
export function servesSide({ box, state }: Look, leader: LeaderIndex): Side {
  return isLured(box, at(state.leaders, leader)) ? IMPERIAL : at(box.leaders, leader).side;
}

/**
 * Whether the chair controls the leader: a leader of its side, and in a team game of its colour (reb.team.own-pool).
 */
export function controls(look: Look, chair: Chair, leader: LeaderIndex): boolean {
  return (
    servesSide(look, leader) === sideOf(chair) && roleIn(look.state, at(look.box.leaders, leader)) === roleOf(chair)
  );
}

/** Returns the role that a leader belongs to: by colour in a team game, otherwise the only role of the side. */
export function roleIn(state: State, { role }: LeaderKind): Role {
  return state.config.players === 2 ? ADMIRAL : role;
}

/** Returns the leaders in the pool that the chair controls, ascending. */
export function poolOf(look: Look, chair: Chair): readonly LeaderIndex[] {
  const pool: LeaderIndex[] = [];
  for (let index = 0; index < look.state.leaders.length; index++) {
    if (at(look.state.leaders, index).at === "pool" && controls(look, chair, index)) pool.push(index);
  }
  return pool;
}

/**
 * Returns the side's leaders at a place, without captured ones, which cannot act
 * (reb.mission.captured-not-participating).
 */
export function leadersAt(look: Look, place: PlaceIndex, side: Side): readonly LeaderIndex[] {
  const { box, state } = look;
  const found: LeaderIndex[] = [];
  for (let index = 0; index < state.leaders.length; index++) {
    const leader = at(state.leaders, index);
    if (leader.at === place && servesSide(look, index) === side && !isCaptured(box, leader)) found.push(index);
  }
  return found;
}

/** Returns the captured leaders at a place. */
export function captivesAt({ box, state }: Look, place: PlaceIndex): readonly LeaderIndex[] {
  const found: LeaderIndex[] = [];
  for (let index = 0; index < state.leaders.length; index++) {
    const leader = at(state.leaders, index);
    if (leader.at === place && isCaptured(box, leader)) found.push(index);
  }
  return found;
}

/** Returns the id of a leader. */
export function leaderId(box: Box, leader: LeaderIndex): string {
  return at(box.leaders, leader).id;
}

/** Returns the name that events use for a leader's location. */
export function spotId(box: Box, spot: LeaderSpot): string {
  return typeof spot === "number" ? at(box.placeIds, spot) : spot;
}

/** Moves a leader, for any cause. A combat in that place records that the leader took part. */
export function moveLeader(work: GameWork, leader: LeaderIndex, to: LeaderSpot, cause: Cause): void {
  const from = at(work.state.leaders, leader).at;
  if (from === to) return;
  work.leader(leader).at = to;
  work.changeNearest("combat", (frame) =>
    frame.system === to && !frame.attended.includes(leader)
      ? { attended: [...frame.attended, leader].sort((a, b) => a - b) }
      : undefined,
  );
  const { box } = work;
  const spots = { from: spotId(box, from), to: spotId(box, to) };
  work.emit({ type: "leader-moved", leader: leaderId(box, leader), ...spots, ...cause });
}

/** Brings a leader into play from beside the board (reb.recruit.specific-leader). */
export function recruitLeader(work: GameWork, leader: LeaderIndex, to: LeaderSpot, cause: Cause): void {
  work.leader(leader).at = to;
  const { box } = work;
  work.emit({ type: "leader-recruited", leader: leaderId(box, leader), to: spotId(box, to), ...cause });
}

/** Removes a leader from the game permanently (reb.eliminate.to-box, reb.eliminate.permanent). */
export function eliminateLeader(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  if (at(work.state.leaders, leader).ring !== null) removeRing(work, leader, cause);
  leaveMission(work, leader, cause);
  const own = work.leader(leader);
  own.at = "eliminated";
  own.detained = false;
  work.emit({ type: "leader-eliminated", leader: leaderId(work.box, leader), ...cause });
}

/**
 * Takes a leader off a mission card. The card returns unrevealed to the hand, and the other leader to the pool
 * (reb.mission.leader-lost-card-returns).
 */
function leaveMission(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  const side = servesSide(work, leader);
  const index = work.state.sides[side].assigned.findIndex(({ leaders }) => leaders.includes(leader));
  if (index < 0) return;
  const { leaders } = at(work.state.sides[side].assigned, index);
  returnMission(work, side, index, cause);
  for (const other of leaders) if (other !== leader) moveLeader(work, other, "pool", cause);
}

/** Puts a ring on a leader. If it already has a ring, that one returns to the supply (reb.ring.one-per-leader). */
export function attachRing(work: GameWork, leader: LeaderIndex, ring: RingIndex, cause: Cause): void {
  const bearer = work.state.leaders.findIndex((other) => other.ring === ring);
  if (bearer >= 0) removeRing(work, bearer, cause);
  if (at(work.state.leaders, leader).ring !== null) removeRing(work, leader, cause);
  work.leader(leader).ring = ring;
  const names = { ring: at(work.box.rings, ring).id, leader: leaderId(work.box, leader) };
  work.emit({ type: "ring-attached", ...names, ...cause });
}

/** Takes a leader's ring off; its effect ends (reb.ring.removed). */
export function removeRing(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  const { ring } = at(work.state.leaders, leader);
  if (ring === null) return;
  work.leader(leader).ring = null;
  const names = { ring: at(work.box.rings, ring).id, leader: leaderId(work.box, leader) };
  work.emit({ type: "ring-removed", ...names, ...cause });
}

/** Returns the ring with an ability. */
export function ringWith(box: Box, ability: RingAbility): RingIndex {
  return box.rings.findIndex((ring) => ring.ability === ability);
}

/** Returns the leader with the ring that has an ability, in any location, or undefined if no leader has it. */
export function bearerOf({ box, state }: Look, ability: RingAbility): LeaderIndex | undefined {
  const ring = ringWith(box, ability);
  const bearer = state.leaders.findIndex((leader) => leader.ring === ring);
  return bearer < 0 ? undefined : bearer;
}

/**
 * Returns the Rebel Base space, or the base's system while the base is revealed (reb.base.revealed-placement-redirect).
 */
export function basePlace({ box, state }: Look): PlaceIndex {
  const { revealed, system } = state.base;
  return revealed && system !== null ? system : box.baseSpace;
}

/**
 * Rescues a captured leader: the ring comes off, and the leader goes to the base (reb.rescue.procedure) unless `to`
 * names another place.
 */
export function rescueLeader(work: GameWork, leader: LeaderIndex, cause: Cause, to?: PlaceIndex): void {
  const place = to ?? basePlace(work);
  removeRing(work, leader, { ...cause, rule: "reb.rescue.procedure" });
  moveLeader(work, leader, place, { ...cause, rule: "reb.rescue.procedure" });
  work.emit({ type: "leader-rescued", leader: leaderId(work.box, leader), to: at(work.box.placeIds, place), ...cause });
}

/** Whether a leader of the side prevents its units from leaving the place (reb.move.leader-pin). */
export function isPinned(look: Look, place: PlaceIndex, side: Side): boolean {
  return leadersAt(look, place, side).some(
    (leader) =>
      !look.state.modifiers.some(
        ({ effect, leader: exempt, system }) =>
          effect.kind === "leader-does-not-pin" && exempt === leader && system === place,
      ),
  );
}

/** Whether cards that name this id mean the leader (reb.leader.luke-jedi). */
export function answersTo(box: Box, leader: LeaderIndex, id: string): boolean {
  return at(box.leaders, leader).ids.includes(id);
}

/** Marks a leader that does not return to the pool in the next Refresh Phase. */
export function detainLeader(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  work.leader(leader).detained = true;
  work.emit({ type: "leader-detained", leader: leaderId(work.box, leader), ...cause });
}

/** Keeps a detained leader where it is, and removes the mark. */
export function keepDetained(work: GameWork, leader: LeaderIndex, cause: Cause): void {
  work.leader(leader).detained = false;
  work.emit({ type: "leader-stayed", leader: leaderId(work.box, leader), ...cause });
}

/**
 * Replaces a leader permanently by another, which takes over its ring and everything that applies to it. The old leader
 * leaves the game.
 */
export function replaceLeader(work: GameWork, old: LeaderIndex, by: LeaderIndex, cause: Cause): void {
  const { at: spot, ring, detained } = at(work.state.leaders, old);
  const gone = work.leader(old);
  gone.at = "eliminated";
  gone.ring = null;
  gone.detained = false;
  const successor = work.leader(by);
  successor.at = spot;
  successor.ring = ring;
  successor.detained = detained;
  passModifiers(work, old, by);
  const names = { leader: leaderId(work.box, old), by: leaderId(work.box, by) };
  work.emit({ type: "leader-replaced", ...names, ...cause });
}
