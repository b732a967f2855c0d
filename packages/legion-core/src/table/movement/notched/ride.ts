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

/** A leader about to be put down on the table. */
export interface Landing {
  readonly mover: Mover;
  /** Elevation of the leader's start. */
  readonly from: number;
  readonly placement: Placement;
  /** Whether the leader climbs, which has other limits on height. */
  readonly climbs: boolean;
}

/** A leader on a notched base about to travel along a tool. */
export interface Ride extends Landing {
  readonly sweep: Sweep;
  /** The direction of the tool's second arm. */
  readonly second: Direction;
  /** The direction of the base before it follows the second arm. */
  readonly heading: Direction;
  /** Shapes that block the leader's way while it stays at its elevation. */
  readonly bars: readonly Shape[];
  /** The ends of leaders stopped at places of the path. */
  readonly stops: Map<number, Result<Figure>>;
}

/** Shapes on which a base cannot be put down. */
interface Blocks {
  /** Obstacles that are too tall for the base. */
  readonly tall: readonly Shape[];
  /** Bases that the leader collides with unless it stands on something high. */
  readonly bases: readonly Shape[];
  /** Shapes high enough to stand above the bases. */
  readonly high: readonly Shape[];
}

/** Creates a ride with all shapes that block it computed once. It can then be used for every possible end. */
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

/** Returns the shapes that block a leader that ends at this elevation, limited to one reason if given. */
function barsOf({ mover, from, climbs }: Landing, to: number, why?: ReturnType<typeof bar>): readonly Shape[] {
  const { type, stride, scene, leader } = mover;
  const way: Way = { from, to, height: leader.spec.height, type, climbs, stride };
  const bars = scene.table.solids.filter((solid) => {
    const reason = bar(mover, solid, way);
    return reason !== undefined && (why === undefined || reason === why);
  });
  return bars.map(({ shape }) => shape);
}

/** The end of a ride and what stopped it early. */
export interface RideEnd {
  readonly leader: Figure;
  readonly stoppedAtEdge: boolean;
  readonly impeded: boolean;
  /** The place of its path that the ride did not go beyond. */
  readonly way: number;
  /** The elevation in 1/100 mm for which the ride computed blocking shapes: that of its start or of its end. */
  readonly level: number;
}

/**
 * Returns where a base ends that should reach place `end` of its path. Blocking terrain stops it
 * (leg.notched.step-7-impeded); if it would end outside the battlefield it stops at the edge, although it may leave it
 * on the way (leg.move.temporary-exit, leg.move.forced-stop-at-edge). A stopped base without room stops earlier, but a
 * chosen end must be free.
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

/**
 * Returns why a solid blocks the leader, or undefined if it does not. A solid that the leader already touches never
 * blocks it.
 */
function bar({ scene, leader }: Mover, solid: Solid, way: Way): ReturnType<typeof barrier> {
  const leans = leader.start !== undefined && overlaps(solid.shape, leader.start.shape, CONTACT);
  return leans ? undefined : barrier(scene.table, solid, way);
}

function ended(leader: Result<Figure>, how: Omit<RideEnd, "leader">): Result<RideEnd> {
  return leader.ok ? ok({ leader: leader.value, ...how }) : leader;
}

/** Returns the position and heading of the base when put down at a place of its path. */
function poseAt({ mover, sweep, second, heading }: Ride, way: number): { at: Vec; heading: Direction } {
  const { at, arm } = putDownAt(sweep.path, way, mover.scene.table.options.partialStop);
  return { at, heading: arm === "first" ? heading : headingOf(sweep.leading, second) };
}

function endsInside(ride: Ride, way: number): boolean {
  const { at, heading } = poseAt(ride, way);
  return depthOutside(ride.mover.scene.table, baseOutline(ride.sweep.size, snapped(at), heading)) <= 0;
}

/**
 * Puts the leader down at a place of its path, at the highest elevation it can reach there, or returns why it cannot.
 */
function putDown(ride: Ride, way: number): Result<Figure> {
  const { at, heading } = poseAt(ride, way);
  return landed(ride, snapped(at), heading);
}

/**
 * Returns the leader at the highest legal elevation within reach at a spot. If there is none, returns the violation for
 * the highest one.
 */
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

/** Puts a leader on the table where no terrain is under its base, or returns why it cannot. */
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

/**
 * Returns why a base may not be put partly on an obstacle too tall for it, or undefined if it may. A rotated base can
 * overlap an obstacle that its path does not cross.
 */
function tallFault(mover: Mover, figure: Figure, way: Way): Violation<RuleId> | undefined {
  const { table } = mover.scene;
  const tall = table.solids.find(
    (solid) => bar(mover, solid, way) === "too-tall" && overlaps(solid.shape, figure.shape, CONTACT),
  );
  if (tall === undefined) return undefined;
  const params = { miniature: figure.id, piece: table.pieces[tall.piece]?.id ?? "", top: tall.top };
  return violation("leg.move.obstacle-must-climb", "on-tall-obstacle", params);
}

/** Step of the search for a free spot: 1 mm. Shorter free stretches may be missed. */
const STEP = 100;

/**
 * Returns the leader at the last place up to `stop` where it fits. Usually that is `stop` itself, but bases and terrain
 * may be in the way.
 */
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
  /** A place where the leader fits, with the leader put down there. */
  readonly from: number;
  readonly fitting: Result<Figure>;
  /** A place beyond `from` where the leader does not fit. */
  readonly to: number;
}

/** Finds the last place where the leader fits before a place where it does not, by bisection to 0.01 mm. */
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

/** Allowance for rounding a pose to the grid and for rounding errors of the calculation. */
const SLACK = 2;

/**
 * Returns how deep the base at a place is in anything that prevents it from standing there: obstacles too tall, bases
 * at its own elevation, or the outside of the battlefield. Zero or less if there is nothing; cheaper than the full
 * check.
 */
function depthAt(ride: Ride, { tall, bases, high }: Blocks, way: number): number {
  const { at, heading } = poseAt(ride, way);
  const base = baseOutline(ride.sweep.size, at, heading);
  const certain = Math.max(depthOutside(ride.mover.scene.table, base), deepest(tall, base) - CONTACT);
  const inBases = deepest(bases, base) - CONTACT;
  if (inBases <= certain) return certain - SLACK;
  return Math.max(certain, Math.min(inBases, CONTACT - deepest(high, base))) - SLACK;
}

/**
 * Returns how deep a base is in the shape in which it is deepest. Negative if it is in none, and then at most its
 * distance to the nearest.
 */
function deepest(shapes: readonly Shape[], base: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    const near = distance(shape.cx, shape.cy, base.cx, base.cy) - shape.reach - base.reach;
    if (-near > most) most = Math.max(most, depthIn(shape, base));
  }
  return most;
}

/**
 * Returns how many steps to go back from a place where the leader does not fit before it could fit. On one arm of the
 * tool the base keeps its direction, and its position changes by at most twice the way.
 */
function stepsBack({ sweep: { path } }: Ride, way: number, depth: number): number {
  const steps = Math.max(1, Math.floor(depth / (2 * STEP)) + 1);
  const joint = wayOf(path, path.arm);
  return way > joint ? Math.min(steps, Math.max(1, Math.ceil((way - joint) / STEP))) : steps;
}
