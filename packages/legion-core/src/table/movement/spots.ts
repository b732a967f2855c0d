import { BASES, type BaseSize } from "../bases.ts";
import { cohesionReach, isInCohesion } from "../cohesion.ts";
import { CONTACT, mm } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import type { Solid } from "../table.ts";
import { type Direction, snapped, type Vec } from "../vectors.ts";
import { clearance, isShutIn } from "./clearance.ts";
import { COMPASS, COMPASS_LENGTH, FINE_COMPASS } from "./compass.ts";
import { terrainAt } from "./limits.ts";
import { type Member, type Mover, memberAt } from "./mover.ts";
import { enemiesTouched, type Placement, placementFault } from "./placement.ts";
import { surfacesAt } from "./standing.ts";

/** The leader after its move, with the conditions for its followers. */
export interface Lead {
  readonly leader: Figure;
  /** Unit vector that sets the order of spots around the leader: the direction of the tool's last arm. */
  readonly axis: Vec;
  readonly deploying: boolean;
  /** Whether a follower on difficult terrain would make the tool too long. */
  readonly avoidDifficult: boolean;
}

/** A follower to be placed beside its leader, with all miniatures already placed. */
export interface Seeker {
  readonly mover: Mover;
  readonly lead: Lead;
  readonly member: Member;
  readonly heading: Direction;
  readonly placement: Placement;
}

/**
 * How much nearer to its leader another spot may be before a chosen spot no longer counts as nearest
 * (leg.cohesion.fallback).
 */
export const NEAR_ENOUGH: number = mm(1);

/** The gap between bases that are placed automatically. */
const ELBOW_ROOM = mm(2);

/** The step of the search for spots outwards from the leader when no usual spot is free. */
const SEARCH_STEP = mm(1);
const SEARCH_REACH = mm(600);

/**
 * The number of spots that a move examines on the fine grid for all its followers. After that it uses a coarser grid.
 */
const FINE_LOOKS = 4000;

/** The coarser grid: every eighth direction of the fine compass on every fourth ring. */
const COARSE = { turn: 8, ring: 4 } as const;

/** The order in which compass places are tried: behind the leader first, then six around it, then those between. */
const ORDER: readonly number[] = [12, 8, 16, 4, 20, 0, 10, 14, 6, 18, 2, 22, 11, 13, 9, 15, 7, 17, 5, 19, 3, 21, 1, 23];

/** Creates the seeker of a follower that joins the miniatures already placed. */
export function seeker(mover: Mover, lead: Lead, member: Member, placed: readonly Figure[]): Seeker {
  const { leader } = lead;
  const { side, others } = mover;
  const touched = enemiesTouched(mover.scene, leader, { others, side });
  const placement: Placement = {
    side,
    others: [...others, leader, ...placed],
    enemies: touched.length === 0 ? "none" : touched,
    deploying: lead.deploying,
  };
  const own = BASES[member.spec.base].notched ? undefined : member.start?.spec.heading;
  return { mover, lead, member, heading: own ?? leader.spec.heading, placement };
}

/** Returns the follower on this spot at each legal elevation, those nearest to the leader's elevation first. */
export function standsAt(seeking: Seeker, at: Vec): Figure[] {
  if (isTaken(seeking, at)) return [];
  const { mover, lead, member, heading, placement } = seeking;
  mover.looks.spots += 1;
  const spot = snapped(at);
  const probe = memberAt(mover, member, { x: spot.x, y: spot.y, z: 0 }, heading);
  const surfaces = surfacesAt(mover.scene.table, probe);
  const { z } = lead.leader;
  if (surfaces.length > 1) surfaces.sort((a, b) => Math.abs(a - z) - Math.abs(b - z) || b - a);
  const stands: Figure[] = [];
  for (const surface of surfaces) {
    const figure = surface === 0 ? probe : memberAt(mover, member, { x: spot.x, y: spot.y, z: surface }, heading);
    if (placementFault(mover.scene, figure, placement) === undefined) stands.push(figure);
  }
  return stands;
}

/** Returns the follower on this spot in cohesion, or undefined if it may not stand there. */
export function cohesiveAt(seeking: Seeker, at: Vec): Figure | undefined {
  const { mover, lead } = seeking;
  return standsAt(seeking, at).find(
    (figure) =>
      (!lead.avoidDifficult || terrainAt(mover.slowing, figure).length === 0) &&
      isInCohesion(mover.scene, lead.leader, figure),
  );
}

/** Whether another base blocks a spot where only the table can be stood on. A fast test before the exact one. */
function isTaken({ member, placement, mover }: Seeker, { x, y }: Vec): boolean {
  if (mover.scene.table.solids.length > 0) return false;
  const { radius } = BASES[member.spec.base];
  return placement.others.some(({ shape, z }) => {
    if (z > 0 || shape.core.length > 1) return false;
    const dx = shape.cx - x;
    const dy = shape.cy - y;
    const least = radius + shape.radius - 2 * CONTACT;
    return dx * dx + dy * dy < least * least;
  });
}

/**
 * Returns the spot in the same direction and distance from the leader as the follower had before, or undefined if it
 * had none.
 */
export function formationSpot({ mover, lead, member }: Seeker): Vec | undefined {
  const from = mover.leader.start;
  if (from === undefined || member.start === undefined) return undefined;
  return { x: lead.leader.x + member.start.x - from.x, y: lead.leader.y + member.start.y - from.y };
}

/**
 * Returns a usual spot around a leader, on rings of 24 spots from its base outwards to the limit of cohesion. Returns
 * undefined after the last one.
 */
export function usualSpot({ mover, lead, member }: Seeker, place: number): Vec | undefined {
  const { halfLength: own } = BASES[lead.leader.spec.base];
  const { halfLength } = BASES[member.spec.base];
  const ring = Math.floor(place / ORDER.length);
  const apart = ELBOW_ROOM + ring * (2 * halfLength + ELBOW_ROOM);
  if (apart > cohesionReach(mover.scene, lead.leader)) return undefined;
  const towards = COMPASS[ORDER[place % ORDER.length] ?? 0] ?? lead.axis;
  return spotAround(lead, towards, (own + apart + halfLength) / COMPASS_LENGTH);
}

function spotAround({ leader, axis }: Pick<Lead, "leader" | "axis">, towards: Vec, far: number): Vec {
  const x = axis.x * towards.x - axis.y * towards.y;
  const y = axis.y * towards.x + axis.x * towards.y;
  return { x: leader.x + x * far, y: leader.y + y * far };
}

/**
 * Returns the nearest cohesive spot of a grid around the leader with 1 mm and less than one degree. When this
 * follower's share of the budget is used up it continues on a grid with 4 mm and 7 degrees. Spots excluded by
 * {@link clearance} do not count; no search in play has come near the budget.
 */
export function nearestCohesive(seeking: Seeker): Figure | undefined {
  const { mover, lead, member } = seeking;
  if (isShutIn(mover.scene, lead.leader)) return undefined;
  const bases = BASES[lead.leader.spec.base].halfLength + BASES[member.spec.base].halfLength;
  const reach = cohesionReach(mover.scene, lead.leader) + bases;
  const clear = clearanceFor(seeking, lead.leader, lead.avoidDifficult ? mover.slowing : []);
  const take = (at: Vec) => cohesiveAt(seeking, at);
  return nearestAround(lead, member.spec.base, { reach, clear, take, looks: shareOf(mover) });
}

/** Returns the legal spot of the search grid nearest to the leader, in cohesion or not. */
export function nearestLegal(seeking: Seeker): Figure | undefined {
  const clear = clearanceFor(seeking, undefined, []);
  const { mover, lead, member } = seeking;
  const take = (at: Vec) => standsAt(seeking, at)[0];
  return nearestAround(lead, member.spec.base, { clear, take, looks: shareOf(mover) });
}

function shareOf({ followers }: Mover): number {
  return Math.ceil(FINE_LOOKS / followers.length);
}

function clearanceFor(
  { mover, member, placement }: Seeker,
  leader: Figure | undefined,
  avoids: readonly Solid[],
): (at: Vec) => number {
  const { base, height, hovers } = member.spec;
  const { others } = placement;
  return clearance({ scene: mover.scene, type: mover.type, base, height, hovers, others, avoids, leader });
}

/** A search for the nearest suitable spot around a leader. */
interface Search {
  /** Returns the result for a spot, or undefined if the spot is unsuitable. */
  take(at: Vec): Figure | undefined;
  /**
   * Returns the minimum distance from a spot to one that could be suitable, as far as that is obvious (see
   * {@link clearance}).
   */
  clear(at: Vec): number;
  readonly reach?: number;
  /** The number of spots examined on the fine grid. Defaults to {@link FINE_LOOKS}. */
  readonly looks?: number;
}

/**
 * Returns the result of `take` for the nearest suitable spot of a grid around a leader. After `looks` spots the grid
 * becomes coarser, so that the search ends without skipping any direction.
 */
export function nearestAround(
  lead: Pick<Lead, "leader" | "axis">,
  base: BaseSize,
  { take, clear, reach = SEARCH_REACH, looks = FINE_LOOKS }: Search,
): Figure | undefined {
  // How far from the leader each direction is shut at least.
  const shut = new Float64Array(FINE_COMPASS.length);
  let left = looks;
  let far = BASES[lead.leader.spec.base].radius + BASES[base].radius;
  for (; far <= reach; far += left > 0 ? SEARCH_STEP : COARSE.ring * SEARCH_STEP) {
    for (const [place, towards] of FINE_COMPASS.entries()) {
      if (far < (shut[place] ?? 0) || (left <= 0 && place % COARSE.turn > 0)) continue;
      const spot = spotAround(lead, towards, far);
      const depth = clear(spot);
      if (depth > 0) {
        shutAround(shut, place, far, depth);
        continue;
      }
      left -= 1;
      const figure = take(spot);
      if (figure !== undefined) return figure;
    }
  }
  return undefined;
}

/**
 * The maximum distance between two adjacent directions of the fine compass, as a fraction of the distance from the
 * leader.
 */
const APART = 1 / 64;

/** Excludes all spots less than `depth` from a spot, in its direction and the adjacent ones. */
function shutAround(shut: Float64Array, place: number, far: number, depth: number): void {
  const all = shut.length;
  const most = Math.min(all / 2, Math.floor(depth / (far * APART)));
  for (let turn = -most; turn <= most; turn++) {
    const other = (place + turn + all) % all;
    const until = far + depth - far * APART * Math.abs(turn);
    if (until > (shut[other] ?? 0)) shut[other] = until;
  }
}
