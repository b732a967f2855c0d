import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../../rules/ids.ts";
import { baseOutline } from "../../bases.ts";
import { CONTACT } from "../../lengths.ts";
import type { Figure } from "../../scene.ts";
import { distance, overlaps, type Shape } from "../../shapes.ts";
import type { Solid } from "../../table.ts";
import { type Direction, type Point3, snapped, type Vec } from "../../vectors.ts";
import { barrier, elevationFault, type Way } from "../limits.ts";
import { type Mover, memberAt } from "../mover.ts";
import { openFault, type Placement, placementFault } from "../placement.ts";
import { surfacesAt } from "../standing.ts";
import { headingOf, putDownAt, wayOf } from "./path.ts";
import { crossesEdgeAt, depthIn, depthOutside, impededAt, type Sweep } from "./sweep.ts";

/** A leader about to be put down. */
export interface Landing {
  readonly mover: Mover;
  /** Elevation where it starts. */
  readonly from: number;
  readonly placement: Placement;
  /** Whether it climbs: it goes up and down by other heights than usual. */
  readonly climbs: boolean;
}

/** A leader on a notched base about to travel along a tool. */
export interface Ride extends Landing {
  readonly sweep: Sweep;
  /** Where the second arm of the tool points. */
  readonly second: Direction;
  /** Where the base points before it follows the second arm. */
  readonly heading: Direction;
  /** What bars its way as long as it stays on its level. */
  readonly bars: readonly Shape[];
  /** Where the leader ended that was stopped at a place of the path. */
  readonly stops: Map<number, Result<Figure>>;
}

/** What keeps a base from being put down wherever it overlaps it. */
interface Blocks {
  /** Obstacles too tall for it. */
  readonly tall: readonly Shape[];
  /** Bases that it meets unless it stands on something high. */
  readonly bases: readonly Shape[];
  /** What is so high. */
  readonly high: readonly Shape[];
}

/** A ride with all that bars it looked up: made once, then asked about each place that it may end at. */
export function newRide(ride: Omit<Ride, "bars" | "stops">): Ride {
  const { mover, sweep, second, heading, from, placement, climbs } = ride;
  const bars = barsOf({ mover, from, placement, climbs }, from);
  return { mover, sweep, second, heading, from, placement, climbs, bars, stops: new Map() };
}

function blocksOf(ride: Landing): Blocks {
  const { scene, others, leader } = ride.mover;
  const tall = barsOf(ride, ride.from, "too-tall");
  const bases = others.filter(({ z }) => z <= leader.spec.height);
  const level = Math.min(...bases.map(({ top }) => top));
  const high = scene.table.solids.filter(({ kind, top, shape }) => {
    return kind !== "area" && top > level && !tall.includes(shape);
  });
  return { tall, bases: bases.map(({ shape }) => shape), high: high.map(({ shape }) => shape) };
}

/** The shapes that bar the way of a leader that ends on this level, those alone that do so for a reason if one is given. */
function barsOf({ mover, from, climbs }: Landing, to: number, why?: ReturnType<typeof bar>): readonly Shape[] {
  const { type, stride, scene, leader } = mover;
  const way: Way = { from, to, height: leader.spec.height, type, climbs, stride };
  const bars = scene.table.solids.filter((solid) => {
    const reason = bar(mover, solid, way);
    return reason !== undefined && (why === undefined || reason === why);
  });
  return bars.map(({ shape }) => shape);
}

/** Where a ride ends, and what ended it before its time. */
export interface RideEnd {
  readonly leader: Figure;
  readonly stoppedAtEdge: boolean;
  readonly impeded: boolean;
  /** The place of its path that it did not pass. */
  readonly way: number;
  /** The height, in 1/100 mm, on which the ride looked for what bars its way: that of its start, or of its end. */
  readonly level: number;
}

/**
 * Where the base ends that is to go as far as the place `end` of its path. Terrain that bars its way stops it
 * (leg.notched.step-7-impeded). If it would end outside the battlefield, it stops at the edge instead; on the way it
 * may leave the battlefield (leg.move.temporary-exit, leg.move.forced-stop-at-edge). A base that is stopped and does
 * not fit where it is stops earlier; a spot that was chosen has to be free.
 */
export function rideTo(ride: Ride, end: number): Result<RideEnd> {
  const level = rideAt(ride, end, ride.from);
  if (!level.ok || level.value.leader.z === ride.from) return level;
  // It ends higher or lower than it started: what lies in between has come into its way as well.
  return rideAt(ride, end, level.value.leader.z);
}

function rideAt(ride: Ride, end: number, to: number): Result<RideEnd> {
  const { mover, sweep, placement } = ride;
  const { table } = mover.scene;
  const shapes = to === ride.from ? ride.bars : barsOf(ride, to);
  const stop = impededAt(sweep, shapes, end);
  const place = stop ?? end;
  if (!endsInside(ride, place) && placement.deploying !== true) {
    const edge = crossesEdgeAt(sweep, table, place);
    if (edge !== undefined)
      return ended(stoppedBefore(ride, edge), { stoppedAtEdge: true, impeded: false, level: to, way: edge });
  }
  const impeded = stop !== undefined;
  return ended(impeded ? stoppedBefore(ride, stop) : putDown(ride, end), {
    stoppedAtEdge: false,
    impeded,
    level: to,
    way: place,
  });
}

/** Why a solid bars the leader, if it does; what it leans on already does not, however tall. */
function bar({ scene, leader }: Mover, solid: Solid, way: Way): ReturnType<typeof barrier> {
  const leans = leader.start !== undefined && overlaps(solid.shape, leader.start.shape, CONTACT);
  return leans ? undefined : barrier(scene.table, solid, way);
}

function ended(leader: Result<Figure>, how: Omit<RideEnd, "leader">): Result<RideEnd> {
  return leader.ok ? ok({ leader: leader.value, ...how }) : leader;
}

/** Where the base is put down at a place of its path, and where it points then. */
function poseAt({ mover, sweep, second, heading }: Ride, way: number): { at: Vec; heading: Direction } {
  const { at, arm } = putDownAt(sweep.path, way, mover.scene.table.options.partialStop);
  return { at, heading: arm === "first" ? heading : headingOf(sweep.leading, second) };
}

function endsInside(ride: Ride, way: number): boolean {
  const { at, heading } = poseAt(ride, way);
  return depthOutside(ride.mover.scene.table, baseOutline(ride.sweep.size, snapped(at), heading)) <= 0;
}

/** The leader put down at a place of its path, on the highest level that it can reach there; or why it cannot be. */
function putDown(ride: Ride, way: number): Result<Figure> {
  const { at, heading } = poseAt(ride, way);
  return landed(ride, snapped(at), heading);
}

/** The leader on the highest level within its reach at a spot where it may stand; or why not on the highest of all. */
export function landed(landing: Landing, at: Vec, heading: Direction): Result<Figure> {
  const { mover, from } = landing;
  const there = memberAt(mover, mover.leader, { x: at.x, y: at.y, z: from }, heading);
  const { solids } = mover.scene.table;
  if (!solids.some(({ shape }) => overlaps(shape, there.shape, CONTACT))) return onTable(landing, there);
  const levels = surfacesAt(mover.scene.table, there);
  let first: Result<Figure> | undefined;
  for (let place = levels.length - 1; place >= 0; place--) {
    const figure = onLevel(landing, { x: at.x, y: at.y, z: levels[place] ?? from }, heading);
    if (figure.ok) return figure;
    first ??= figure;
  }
  return first ?? onLevel(landing, { x: at.x, y: at.y, z: from }, heading);
}

/** The same where no terrain lies under the base: on the table, or nowhere. */
function onTable({ mover, from, placement, climbs }: Landing, there: Figure): Result<Figure> {
  const { scene, leader, type, stride } = mover;
  const figure = from === 0 ? there : memberAt(mover, leader, { x: there.x, y: there.y, z: 0 }, there.spec.heading);
  const way: Way = { from, to: 0, height: leader.spec.height, type, climbs, stride };
  const fault = elevationFault(scene, way) ?? openFault(scene, figure, placement);
  return fault === undefined ? ok(figure) : fail(fault);
}

function onLevel({ mover, from, placement, climbs }: Landing, at: Point3, heading: Direction): Result<Figure> {
  const { scene, leader, type, stride } = mover;
  const figure = memberAt(mover, leader, at, heading);
  const way: Way = { from, to: at.z, height: leader.spec.height, type, climbs, stride };
  const fault = elevationFault(scene, way) ?? tallFault(mover, figure, way) ?? placementFault(scene, figure, placement);
  return fault === undefined ? ok(figure) : fail(fault);
}

/** Why a base may not be put partly onto an obstacle too tall for it, if so: a turn might bring it there. */
function tallFault(mover: Mover, figure: Figure, way: Way): Violation<RuleId> | undefined {
  const { table } = mover.scene;
  const tall = table.solids.find(
    (solid) => bar(mover, solid, way) === "too-tall" && overlaps(solid.shape, figure.shape, CONTACT),
  );
  if (tall === undefined) return undefined;
  const params = { miniature: figure.id, piece: table.pieces[tall.piece]?.id ?? "", top: tall.top };
  return violation("leg.move.obstacle-must-climb", "on-tall-obstacle", params);
}

/** 1 mm: the step of the search for a free spot; shorter free stretches may be passed over. */
const STEP = 100;

/** The leader at the last place up to `stop` where it fits: usually there, but bases and terrain may be in its way. */
function stoppedBefore(ride: Ride, stop: number): Result<Figure> {
  const known = ride.stops.get(stop) ?? stopSought(ride, stop);
  ride.stops.set(stop, known);
  return known;
}

function stopSought(ride: Ride, stop: number): Result<Figure> {
  const there = putDown(ride, stop);
  if (there.ok) return there;
  const blocks = blocksOf(ride);
  let depth = depthAt(ride, blocks, stop);
  for (let low = stop; low > 0; ) {
    low -= stepsBack(ride, low, depth) * STEP;
    if (low <= -STEP) break;
    const place = Math.max(0, low);
    depth = depthAt(ride, blocks, place);
    const found = depth > 0 ? there : putDown(ride, place);
    if (found.ok) return lastFitting({ ride, blocks, from: place, to: Math.min(stop, low + STEP), fitting: found });
  }
  return there;
}

interface Border {
  readonly ride: Ride;
  readonly blocks: Blocks;
  /** A place where the leader fits, and how. */
  readonly from: number;
  readonly fitting: Result<Figure>;
  /** A place behind it where it does not. */
  readonly to: number;
}

/** The border between a place where the leader fits and one behind it where it does not, by halving to 0.01 mm. */
function lastFitting({ ride, blocks, from, to, fitting }: Border): Result<Figure> {
  let [low, high, best] = [from, to, fitting];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const found = depthAt(ride, blocks, middle) > 0 ? undefined : putDown(ride, middle);
    if (found?.ok === true) {
      best = found;
      low = middle;
    } else {
      high = middle;
    }
  }
  return best;
}

/** What putting a pose on the grid may add to a depth, and what computing may. */
const SLACK = 2;

/**
 * How deep the base, put down at a place, is in something that keeps it from standing there on any level: obstacles too tall
 * for it, bases on its own level, what is beyond the edge. Not positive if nothing of that kind does. The real look takes longer.
 */
function depthAt(ride: Ride, { tall, bases, high }: Blocks, way: number): number {
  const { at, heading } = poseAt(ride, way);
  const base = baseOutline(ride.sweep.size, at, heading);
  const certain = Math.max(depthOutside(ride.mover.scene.table, base), deepest(tall, base) - CONTACT);
  const inBases = deepest(bases, base) - CONTACT;
  if (inBases <= certain) return certain - SLACK;
  return Math.max(certain, Math.min(inBases, CONTACT - deepest(high, base))) - SLACK;
}

/** How deep a base is in the one of some shapes in which it is deepest; no more than how near the nearest is, negative, if in none. */
function deepest(shapes: readonly Shape[], base: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    const near = distance(shape.cx, shape.cy, base.cx, base.cy) - shape.reach - base.reach;
    if (-near > most) most = Math.max(most, depthIn(shape, base));
  }
  return most;
}

/**
 * How many steps back from a place where the leader does not fit the next one is where it may. On the same arm of the tool the
 * base is put down in the same direction, and its place changes by no more than twice the way.
 */
function stepsBack({ sweep: { path } }: Ride, way: number, depth: number): number {
  const steps = Math.max(1, Math.floor(depth / (2 * STEP)) + 1);
  const joint = wayOf(path, path.arm);
  return way > joint ? Math.min(steps, Math.max(1, Math.ceil((way - joint) / STEP))) : steps;
}
