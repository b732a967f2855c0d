import { BASES, type BaseSize } from "../bases.ts";
import { cohesionReach, isInCohesion } from "../cohesion.ts";
import { CONTACT, mm } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import { type Direction, snapped, type Vec } from "../vectors.ts";
import { clearance, isShutIn } from "./clearance.ts";
import { COMPASS, COMPASS_LENGTH, FINE_COMPASS } from "./compass.ts";
import { difficultAt } from "./limits.ts";
import { type Member, type Mover, memberAt } from "./mover.ts";
import { enemiesTouched, type Placement, placementFault } from "./placement.ts";
import { surfacesAt } from "./standing.ts";

/** The leader where its move brought it, and how the rest of its unit is to follow. */
export interface Lead {
  readonly leader: Figure;
  /** Unit vector by which spots around the leader are put in order: that of the last arm of the tool. */
  readonly axis: Vec;
  readonly deploying: boolean;
  /** Whether a follower on difficult terrain would make the tool too long. */
  readonly avoidDifficult: boolean;
}

/** A follower that is to be put beside its leader, with all that stands already. */
export interface Seeker {
  readonly mover: Mover;
  readonly lead: Lead;
  readonly member: Member;
  readonly heading: Direction;
  readonly placement: Placement;
}

/** How much nearer to its leader another spot may be than one that counts as near as possible (leg.cohesion.fallback). */
export const NEAR_ENOUGH: number = mm(1);

/** Room between bases that are placed for the player. */
const ELBOW_ROOM = mm(2);

/** How finely and how far spots are looked for, outwards from the leader, when no usual one is free. */
const SEARCH_STEP = mm(1);
const SEARCH_REACH = mm(600);

/** How many spots a move looks at so finely for all its followers together; the rest it looks at on a coarser grid. */
const FINE_LOOKS = 4000;

/** Of the coarser grid: every eighth direction of the fine compass on every fourth ring. */
const COARSE = { turn: 8, ring: 4 } as const;

/**
 * Places in the compass in the order in which spots are tried: behind the leader first, six all around, then those
 * between them.
 */
const ORDER: readonly number[] = [12, 8, 16, 4, 20, 0, 10, 14, 6, 18, 2, 22, 11, 13, 9, 15, 7, 17, 5, 19, 3, 21, 1, 23];

/** A follower of the unit that is to join those that stand already. */
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

/** The follower on this spot at each elevation where it may stand, those nearest to that of its leader first. */
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

/** The follower on this spot in cohesion, if it may stand there. */
export function cohesiveAt(seeking: Seeker, at: Vec): Figure | undefined {
  const { mover, lead } = seeking;
  return standsAt(seeking, at).find(
    (figure) =>
      (!lead.avoidDifficult || difficultAt(mover.scene, figure).length === 0) &&
      isInCohesion(mover.scene, lead.leader, figure),
  );
}

/** Whether another base is in the way wherever there is nothing but the table to stand on: a quick look before the real one. */
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

/** The spot as far from the leader as the follower stood from it before, in the same direction. */
export function formationSpot({ mover, lead, member }: Seeker): Vec | undefined {
  const from = mover.leader.start;
  if (from === undefined || member.start === undefined) return undefined;
  return { x: lead.leader.x + member.start.x - from.x, y: lead.leader.y + member.start.y - from.y };
}

/**
 * The usual spots around a leader: rings of 24, from its base outwards as far as cohesion reaches. Nothing once there
 * are no more.
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
 * The nearest cohesive spot of a grid around the leader, 1 mm and less than a degree fine; of a coarser one, 4 mm and 7 degrees,
 * from where so many spots were looked at in vain as this follower's share of the budget is. What is plain at a glance
 * ({@link clearance}) does not count; in play no search has come near the budget.
 */
export function nearestCohesive(seeking: Seeker): Figure | undefined {
  const { mover, lead, member } = seeking;
  if (isShutIn(mover.scene, lead.leader)) return undefined;
  const bases = BASES[lead.leader.spec.base].halfLength + BASES[member.spec.base].halfLength;
  const reach = cohesionReach(mover.scene, lead.leader) + bases;
  const clear = clearanceFor(seeking, lead.leader, lead.avoidDifficult);
  const take = (at: Vec) => cohesiveAt(seeking, at);
  return nearestAround(lead, member.spec.base, { reach, clear, take, looks: shareOf(mover) });
}

/** The legal spot of the same grid nearest to the leader, in cohesion or not. */
export function nearestLegal(seeking: Seeker): Figure | undefined {
  const clear = clearanceFor(seeking, undefined, false);
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
  avoidDifficult: boolean,
): (at: Vec) => number {
  const { base, height } = member.spec;
  const { others } = placement;
  return clearance({ scene: mover.scene, type: mover.type, base, height, others, avoidDifficult, leader });
}

/** A search around a leader. */
interface Search {
  /** What is on a spot, if it will do. */
  take(at: Vec): Figure | undefined;
  /** How far from a spot the nearest is that may do, as far as that is plain (see {@link clearance}). */
  clear(at: Vec): number;
  readonly reach?: number;
  /** How many spots are looked at on the fine grid. */
  readonly looks?: number;
}

/**
 * What `take` finds on the first spot of the grid around a leader where it finds anything, from the nearest outwards. The grid
 * becomes coarser once `looks` spots were looked at: the search comes to an end, and leaves no direction out.
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

/** Two directions next to each other in the fine compass are no more than this apart, in parts of how far out they are. */
const APART = 1 / 64;

/** Shuts what is less than `depth` from a spot, in its own direction and those beside it. */
function shutAround(shut: Float64Array, place: number, far: number, depth: number): void {
  const all = shut.length;
  const most = Math.min(all / 2, Math.floor(depth / (far * APART)));
  for (let turn = -most; turn <= most; turn++) {
    const other = (place + turn + all) % all;
    const until = far + depth - far * APART * Math.abs(turn);
    if (until > (shut[other] ?? 0)) shut[other] = until;
  }
}
