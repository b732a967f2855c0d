import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { baseOutline } from "../bases.ts";
import { CONTACT } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import { overlaps } from "../shapes.ts";
import type { Solid } from "../table.ts";
import { type Direction, type Point3, snapped, type Vec } from "../vectors.ts";
import { barrier, elevationFault, type Way } from "./limits.ts";
import { type Mover, memberAt } from "./mover.ts";
import type { Tool } from "./moves.ts";
import { headingOf, putDownAt } from "./notched-path.ts";
import { crossesEdgeAt, depthOutside, impededAt, type Sweep } from "./notched-sweep.ts";
import { type Placement, placementFault } from "./placement.ts";
import { surfacesAt } from "./standing.ts";

/** A leader about to be put down. */
export interface Landing {
  readonly mover: Mover;
  /** Elevation where it starts. */
  readonly from: number;
  readonly placement: Placement;
}

/** A leader on a notched base about to travel along a tool. */
export interface Ride extends Landing {
  readonly sweep: Sweep;
  readonly tool: Tool;
  /** Where the base points before it follows the second arm. */
  readonly heading: Direction;
}

/** Where a ride ends, and what ended it before its time. */
export interface RideEnd {
  readonly leader: Figure;
  readonly stoppedAtEdge: boolean;
  readonly impeded: boolean;
  /** The level up or down to which things were in its way. */
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
  const { type, stride } = mover;
  const way = { from: ride.from, to, height: mover.leader.spec.height, type, climbs: false, stride };
  const bars = table.solids.filter((solid) => bar(mover, solid, way) !== undefined);
  const shapes = bars.map(({ shape }) => shape);
  const stop = impededAt(sweep, shapes, end);
  const place = stop ?? end;
  if (!endsInside(ride, place) && placement.deploying !== true) {
    const edge = crossesEdgeAt(sweep, table, place);
    if (edge !== undefined) return ended(stoppedBefore(ride, edge), { stoppedAtEdge: true, impeded: false, level: to });
  }
  const impeded = stop !== undefined;
  return ended(impeded ? stoppedBefore(ride, stop) : putDown(ride, end), { stoppedAtEdge: false, impeded, level: to });
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
function poseAt({ mover, sweep, tool, heading }: Ride, way: number): { at: Vec; heading: Direction } {
  const { at, arm } = putDownAt(sweep.path, way, mover.scene.table.options.partialStop);
  return { at, heading: arm === "first" ? heading : headingOf(sweep.leading, tool.second) };
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
  const there = memberAt(mover, mover.leader, { ...at, z: from }, heading);
  const [highest = from, ...lower] = surfacesAt(mover.scene.table, there).reverse();
  const first = onLevel(landing, { ...at, z: highest }, heading);
  if (first.ok) return first;
  for (const z of lower) {
    const figure = onLevel(landing, { ...at, z }, heading);
    if (figure.ok) return figure;
  }
  return first;
}

function onLevel({ mover, from, placement }: Landing, at: Point3, heading: Direction): Result<Figure> {
  const { scene, leader, type, stride } = mover;
  const figure = memberAt(mover, leader, at, heading);
  const way: Way = { from, to: at.z, height: leader.spec.height, type, climbs: false, stride };
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
  const there = putDown(ride, stop);
  if (there.ok) return there;
  let high = stop;
  for (let low = stop - STEP; low > -STEP; low -= STEP) {
    const found = putDown(ride, Math.max(0, low));
    if (found.ok) return lastFitting(ride, Math.max(0, low), high, found);
    high = low;
  }
  return there;
}

/** The border between a place where the leader fits and one behind it where it does not, by halving to 0.01 mm. */
function lastFitting(ride: Ride, from: number, to: number, fitting: Result<Figure>): Result<Figure> {
  let [low, high, best] = [from, to, fitting];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const found = putDown(ride, middle);
    if (found.ok) best = found;
    if (found.ok) low = middle;
    else high = middle;
  }
  return best;
}
