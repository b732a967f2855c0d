import { BASES, type BaseSize } from "../bases.ts";
import { CONTACT, GRAZE } from "../lengths.ts";
import type { Figure, Scene } from "../scene.ts";
import { distance, type Shape, signedDistance } from "../shapes.ts";
import type { Solid } from "../table.ts";
import { isVehicle, type UnitType } from "../unit-types.ts";
import type { Vec } from "../vectors.ts";
import { isCovered } from "./coverage.ts";

/** A miniature for which spots are looked for. */
export interface Newcomer {
  readonly scene: Scene;
  readonly type: UnitType;
  readonly base: BaseSize;
  readonly height: number;
  /** The miniatures that it may not overlap. */
  readonly others: readonly Figure[];
  /** Whether it is to stay off difficult terrain. */
  readonly avoidDifficult: boolean;
  /** The leader with which it is to be in cohesion; undefined if any spot will do. */
  readonly leader: Figure | undefined;
}

/** Something that leaves no room for a base near it. */
interface Bar {
  readonly shape: Shape;
  /** How far from the outline the middle of the base has to be; negative where it may lie inside, but not so deep. */
  readonly apart: number;
  /** Outlines of what is so high that who stands on it is above the bar. */
  readonly lifts: readonly Shape[];
}

/** What putting a spot on the grid may move it, and what computing may add. */
const SLACK = 2;

/** By how much more than its base a leader has to be covered, for {@link isCovered} allows for a gap of the width of contact. */
const DEEP = 2 * CONTACT;

/**
 * How far a base with its middle at a spot would have to move at least until it might stand there, on whatever level:
 * out of other bases, terrain and what is beyond the edge, and out of where no ruler from its leader could reach it. Not
 * positive where nothing of that kind is plain. A quick look before the real one, so that a search can pass over what
 * cannot be: it never says too much.
 */
export function clearance(one: Newcomer): (at: Vec) => number {
  const { length, width } = one.scene.table;
  const { radius, halfLength } = BASES[one.base];
  const bars = barsFor(one);
  return ({ x, y }) => {
    let most = Math.max(radius - x, radius - y, x + radius - length, y + radius - width);
    for (const { shape, apart, lifts } of bars) {
      if (apart + shape.reach - distance(x, y, shape.cx, shape.cy) <= most) continue;
      let depth = apart - signedDistance(shape, x, y);
      for (const lift of lifts) if (depth > most) depth = Math.min(depth, signedDistance(lift, x, y) - halfLength);
      if (depth > most) most = depth;
    }
    return most - SLACK;
  };
}

function barsFor(one: Newcomer): readonly Bar[] {
  const { scene, others, height } = one;
  const { radius } = BASES[one.base];
  const bases = others.filter(({ z }) => z <= height);
  const { solids } = scene.table;
  return [
    ...bases.map(({ shape, top }) => ({ shape, apart: radius - CONTACT, lifts: liftsOver(one, top) })),
    ...solids.flatMap((solid): Bar[] => {
      const lifts = isClosed(one, solid) ? liftsOver(one, solid.top) : isOutOfReach(one, solid) ? [] : undefined;
      return lifts === undefined ? [] : [{ shape: solid.shape, apart: radius - CONTACT, lifts }];
    }),
    ...impassableAround(one.scene, one.leader).map(({ shape }) => inside(one, shape)),
  ];
}

/** No ruler reaches a base that lies wholly within impassable terrain. */
function inside({ base }: Newcomer, shape: Shape): Bar {
  return { shape, apart: -BASES[base].halfLength - GRAZE, lifts: [] };
}

/** The impassable terrain that a ruler from a leader may not cross, wherever the other miniature stands. */
function impassableAround({ table }: Scene, leader: Figure | undefined): readonly Solid[] {
  if (leader === undefined) return [];
  return table.solids.filter(
    ({ movement, bottom, top }) => movement === "impassable" && top >= leader.z && bottom < leader.top,
  );
}

/** Whether a miniature may not stand on a solid or in it, on whatever level it is. */
function isClosed({ type, height, avoidDifficult }: Newcomer, { movement, bottom }: Solid): boolean {
  if (bottom >= height) return false;
  if (movement === "difficult") return avoidDifficult;
  return movement === "impassable" && type !== "repulsor-vehicle";
}

/** Whether a trooper could stand on an obstacle only, and would be too high above its leader there. */
function isOutOfReach({ type, leader }: Newcomer, { kind, bottom, top }: Solid): boolean {
  if (leader === undefined || isVehicle(type) || kind !== "obstacle" || bottom > 0) return false;
  return top > leader.top;
}

/** What a miniature could stand on to be above an elevation. */
function liftsOver({ scene, leader, type }: Newcomer, elevation: number): readonly Shape[] {
  const most = leader === undefined || isVehicle(type) ? Number.POSITIVE_INFINITY : leader.top;
  const lifts = scene.table.solids.filter(({ kind, top }) => kind !== "area" && top > elevation && top <= most);
  return lifts.map(({ shape }) => shape);
}

/** Whether a leader stands so deep in impassable terrain that no ruler could reach it, so that nobody can be in cohesion with it. */
export function isShutIn(scene: Scene, leader: Figure): boolean {
  const around = impassableAround(scene, leader);
  if (around.length === 0) return false;
  const { shape } = leader;
  const all = around.map((solid) => solid.shape);
  return isCovered({ ...shape, radius: shape.radius + DEEP, reach: shape.reach + DEEP }, all);
}
