import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { forbidden } from "../state/kinds.ts";
import { keptBy, lookedUp } from "../state/memo/memo.ts";
import { cohesionFault, isInCohesion } from "../table/cohesion.ts";
import { mm } from "../table/lengths.ts";
import { clearance } from "../table/movement/clearance.ts";
import { COMPASS } from "../table/movement/compass.ts";
import { NEAR_ENOUGH, nearestAround } from "../table/movement/spots.ts";
import { surfacesAt } from "../table/movement/standing.ts";
import type { Figure } from "../table/scene.ts";
import { gap } from "../table/shapes.ts";
import { moved, snapped, unitVector, type Vec } from "../table/vectors.ts";
import { type Placing, spotFault, touchesAny } from "./placing.ts";

/** The highest density of samples. */
const FINEST = 3;

/** Step between sampled directions of the compass, by density: every sixth, every third, or each. */
const STEPS: Readonly<Record<number, number>> = { 1: 6, 2: 3, 3: 1 };

/** Distances between a follower and its leader at which spots in cohesion are sampled, by density. */
const RINGS: Readonly<Record<number, readonly number[]>> = { 1: [mm(2)], 2: [mm(2), mm(30)], 3: ringsTo(mm(75)) };

/** Sampled distances by density for units whose cohesion reaches farther. */
const WIDE_RINGS: typeof RINGS = { 1: [mm(2)], 2: [mm(2), mm(75)], 3: ringsTo(mm(150)) };

function ringsTo(most: number): readonly number[] {
  return Array.from({ length: 15 }, (_, ring) => mm(2) + (ring * (most - mm(2))) / 14);
}

/** Distance between sampled spots of a territory, by density. */
const GRID: Readonly<Record<number, number>> = { 1: mm(150), 2: mm(75), 3: mm(37.5) };

/**
 * Explains why a miniature may not be placed at a spot, or returns undefined: it must be in contact if possible, and in
 * cohesion if possible. Possible spots are searched around its enemies and its leader, every 15 degrees, and between
 * bases.
 */
export function placingFault(placing: Placing, figure: Figure): Violation<RuleId> | undefined {
  const fault = spotFault(placing, figure);
  if (fault !== undefined) return fault;
  const { scene, leader, enemies, rule, id } = placing;
  if (enemies.length > 0 && !touchesAny(placing, figure, enemies) && hasRoom(placing)) {
    return forbidden(rule, "not-in-contact", { miniature: id });
  }
  const stray = leader === undefined ? undefined : cohesionFault(scene, leader, figure);
  if (leader === undefined || stray === undefined) return undefined;
  if (canJoin(placing)) return enemies.length > 0 ? { ...stray, rule: "leg.melee.start-keeps-cohesion" } : stray;
  const nearest = nearestSpot(placing);
  const most = (nearest === undefined ? 0 : gap(nearest.shape, leader.shape)) + NEAR_ENOUGH;
  const apart = gap(figure.shape, leader.shape);
  if (nearest === undefined || apart <= most) return undefined;
  const params = { miniature: id, gap: Math.ceil(apart), most: Math.floor(most) };
  return forbidden("leg.cohesion.fallback", "not-nearest", params);
}

/** Whether a miniature that cannot be in cohesion is at least as near to its leader as the nearest spot found. */
export function isNearest(placing: Placing, figure: Figure): boolean {
  const { leader } = placing;
  const nearest = nearestSpot(placing);
  if (leader === undefined || nearest === undefined) return true;
  return gap(figure.shape, leader.shape) <= gap(nearest.shape, leader.shape) + NEAR_ENOUGH;
}

/** Returns the legal spot nearest to its leader for a miniature that cannot be in cohesion (leg.cohesion.fallback). */
function nearestSpot(placing: Placing): Figure | undefined {
  const found = foundFor(placing);
  if (found.nearest === undefined) found.nearest = soughtNearest(placing) ?? null;
  return found.nearest ?? undefined;
}

function soughtNearest(placing: Placing): Figure | undefined {
  const { leader } = placing;
  if (leader === undefined) return undefined;
  const { scene, others, heading } = placing;
  const { type, spec } = placing.figureAt(leader, heading);
  const { base, height, hovers } = spec;
  const clear = clearance({ scene, type, base, height, hovers, others, avoids: [], leader: undefined });
  const take = (spot: Vec) =>
    standing(placing, spot, leader.z).find((figure) => spotFault(placing, figure) === undefined);
  return nearestAround({ leader, axis: unitVector(leader.spec.heading) }, base, { clear, take });
}

/** Cached results for a placing. */
interface Found {
  room?: boolean;
  joins?: boolean;
  nearest?: Figure | null;
  /** Samples by density. */
  readonly spots: Map<number, readonly Figure[]>;
}

const foundByPlacing = keptBy((_: Placing): Found => ({ spots: new Map() }));

/** Returns the cached results of a placing. Those with the same spots share them. */
function foundFor(placing: Placing): Found {
  return foundByPlacing(placing.alike ?? placing);
}

/** Whether there is a spot for a miniature in contact and, if it is not the leader, in cohesion. */
export function hasRoom(placing: Placing): boolean {
  const found = foundFor(placing);
  found.room ??= !isEmpty(contactSpots(placing, FINEST));
  return found.room;
}

/** Whether there is a spot in cohesion for a miniature. */
export function canJoin(placing: Placing): boolean {
  const found = foundFor(placing);
  found.joins ??= !isEmpty(cohesiveSpots(placing, FINEST));
  return found.joins;
}

function isEmpty(figures: Iterable<Figure>): boolean {
  for (const _ of figures) return false;
  return true;
}

/** Lists sampled legal spots for a miniature. If a sample has none, the finest one is used. */
export function spotsFor(placing: Placing, density: number): readonly Figure[] {
  const fine = Math.min(FINEST, Math.max(1, Math.floor(density)));
  const known = lookedUp(foundFor(placing).spots, fine, () => distinct(sampled(placing, fine)));
  return known.length > 0 || fine === FINEST ? known : spotsFor(placing, FINEST);
}

/** Removes duplicate spots: one between two bases is found from both. */
function distinct(figures: Iterable<Figure>): readonly Figure[] {
  const spots = new Map<string, Figure>();
  for (const figure of figures) spots.set(`${figure.x} ${figure.y} ${figure.z}`, figure);
  return [...spots.values()];
}

function sampled(placing: Placing, density: number): Iterable<Figure> {
  if (hasRoom(placing)) return contactSpots(placing, density);
  if (placing.leader === undefined) {
    if (placing.taken !== undefined) return landingSpots(placing, placing.taken, density);
    return placing.deploying ? leaderSpots(placing, density) : [];
  }
  if (canJoin(placing)) return cohesiveSpots(placing, density);
  const nearest = nearestSpot(placing);
  return nearest === undefined ? [] : [nearest];
}

/** Yields legal spots for a leader that deploys in its territory. Spots in contact with enemies come last. */
function* leaderSpots(placing: Placing, density: number): Generator<Figure> {
  yield* homeSpots(placing, density);
  if (placing.charges) yield* contactSpots(placing, density, enemyUnits(placing));
}

function enemyUnits({ scene, side }: Placing): readonly number[] {
  return scene.units.flatMap((unit, place) => (unit.side === side ? [] : [place]));
}

/** Yields the miniature at spots that touch the base of another, legal or not. */
function* touchingSpots(placing: Placing, other: Figure, density: number): Generator<Figure> {
  for (const spot of besides(placing, other, density)) yield* standing(placing, spot, other.z);
}

/** Yields legal spots in contact with enemies and in cohesion with the leader. */
function* contactSpots(placing: Placing, density: number, enemies = placing.enemies): Generator<Figure> {
  const { scene, leader } = placing;
  for (const enemy of scene.figures.filter(({ unit }) => enemies.includes(unit))) {
    for (const figure of touchingSpots(placing, enemy, density)) {
      if (!touchesAny(placing, figure, enemies) || spotFault(placing, figure) !== undefined) continue;
      if (leader === undefined || isInCohesion(scene, leader, figure)) yield figure;
    }
  }
}

/** Yields legal spots in cohesion with the leader. */
function* cohesiveSpots(placing: Placing, density: number): Generator<Figure> {
  const { leader, scene } = placing;
  if (leader === undefined) return;
  const rings = leader.spec.cohesion === undefined ? RINGS : WIDE_RINGS;
  for (const apart of rings[density] ?? []) {
    for (const towards of directions(density)) {
      for (const figure of standing(placing, touching(placing, leader, towards, apart), leader.z)) {
        if (spotFault(placing, figure) === undefined && isInCohesion(scene, leader, figure)) yield figure;
      }
    }
  }
}

/** Yields legal spots for a leader that deploys in its territory. */
function* homeSpots(placing: Placing, density: number): Generator<Figure> {
  const { length, width } = placing.scene.table;
  const step = GRID[density] ?? mm(150);
  for (let y = step / 2; y < width; y += step) {
    for (let x = step / 2; x < length; x += step) {
      for (const figure of standing(placing, { x, y }, 0)) {
        if (spotFault(placing, figure) === undefined) yield figure;
      }
    }
  }
}

/**
 * Yields legal spots for a leader that is placed again: in contact with the required miniatures or, without any, around
 * its position and then across the battlefield.
 */
function* landingSpots(placing: Placing, taken: Figure, density: number): Generator<Figure> {
  if (spotFault(placing, taken) === undefined) yield taken;
  if (placing.beside !== undefined) {
    const around = placing.beside.flatMap((other) => [...touchingSpots(placing, other, density)]);
    yield* around.filter((figure) => spotFault(placing, figure) === undefined);
    return;
  }
  for (const apart of [mm(0), mm(40), mm(76)]) {
    for (const towards of directions(density)) {
      for (const figure of standing(placing, touching(placing, taken, towards, apart), taken.z)) {
        if (spotFault(placing, figure) === undefined) yield figure;
      }
    }
  }
  yield* homeSpots(placing, density);
}

function directions(density: number): readonly Vec[] {
  return COMPASS.filter((_, place) => place % (STEPS[density] ?? 1) === 0).map(unitVector);
}

/** Returns the miniature at a spot at each elevation with a surface, those nearest to `level` first. */
function standing(placing: Placing, spot: Vec, level: number): readonly Figure[] {
  const at = snapped(spot);
  const probe = placing.figureAt({ ...at, z: level }, placing.heading);
  const surfaces = surfacesAt(placing.scene.table, probe).sort((a, b) => Math.abs(a - level) - Math.abs(b - level));
  return surfaces.map((z) => placing.figureAt({ ...at, z }, placing.heading));
}

/** Yields spots that touch a base, including those that also touch another base. */
function* besides(placing: Placing, enemy: Figure, density: number): Generator<Vec> {
  for (const towards of directions(density)) yield touching(placing, enemy, towards, 0);
  if (density === FINEST) yield* wedged(placing, enemy);
}

/** Number of halvings that narrow a search from a metre to less than 0.01 mm. */
const HALVINGS = 24;

/** Returns the spot in a direction from another base at which the two bases are `apart` from each other. */
function touching(placing: Placing, other: Figure, towards: Vec, apart: number): Vec {
  const own = placing.figureAt({ x: other.x, y: other.y, z: 0 }, placing.heading).shape;
  if (own.core.length === 1 && other.shape.core.length === 1) {
    return moved(other, towards, own.radius + other.shape.radius + apart);
  }
  let [low, high] = [0, own.reach + other.shape.reach + apart];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const spot = moved(other, towards, middle);
    const { shape } = placing.figureAt({ ...spot, z: 0 }, placing.heading);
    if (gap(shape, other.shape) > apart || (apart === 0 && gap(shape, other.shape) > 0)) high = middle;
    else low = middle;
  }
  return moved(other, towards, high);
}

/** Yields spots that touch a round base and another base near it. */
function* wedged(placing: Placing, enemy: Figure): Generator<Vec> {
  const { radius, core } = placing.figureAt({ x: enemy.x, y: enemy.y, z: 0 }, placing.heading).shape;
  if (core.length > 1 || enemy.shape.core.length > 1) return;
  const r = radius + enemy.shape.radius;
  for (const { shape } of placing.others) {
    const [dx, dy] = [shape.cx - enemy.x, shape.cy - enemy.y];
    const square = dx * dx + dy * dy;
    const s = radius + shape.radius;
    if (shape.core.length > 1 || square === 0 || square >= (r + s) * (r + s)) continue;
    const along = (square + r * r - s * s) / (2 * square);
    const aside = (r * r) / square - along * along;
    if (aside < 0) continue;
    const side = Math.sqrt(aside);
    yield { x: enemy.x + dx * along - dy * side, y: enemy.y + dy * along + dx * side };
    yield { x: enemy.x + dx * along + dy * side, y: enemy.y + dy * along - dx * side };
  }
}
