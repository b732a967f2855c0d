import { BASES, type BaseSize } from "../bases.ts";
import { CONTACT, GRAZE } from "../lengths.ts";
import type { Figure, Scene } from "../scene.ts";
import { distance, type Shape, signedDistance } from "../shapes.ts";
import type { Solid } from "../table.ts";
import { isVehicle, type UnitType } from "../unit-types.ts";
import type { Vec } from "../vectors.ts";
import { isCovered } from "./coverage.ts";
import { isClosedTo } from "./standing.ts";

/** A miniature that is looking for a legal spot. */
export interface Newcomer {
  readonly scene: Scene;
  readonly type: UnitType;
  readonly base: BaseSize;
  readonly height: number;
  /** The height of impassable terrain on which it can stand. Defaults to none. */
  readonly hovers?: number | undefined;
  /** The miniatures that the newcomer may not overlap. */
  readonly others: readonly Figure[];
  /** Difficult terrain that the miniature must avoid. */
  readonly avoids: readonly Solid[];
  /** The leader with which the miniature must be in cohesion, or undefined if any spot will do. */
  readonly leader: Figure | undefined;
}

/** A shape that keeps bases away. */
interface Bar {
  readonly shape: Shape;
  /**
   * The minimum distance of the base's centre from the outline. Negative if the centre may lie inside, up to that
   * depth.
   */
  readonly apart: number;
  /** Outlines of objects high enough that a miniature on them is above the bar. */
  readonly lifts: readonly Shape[];
}

/** Allowance for rounding a spot to the grid and for rounding errors of the calculation. */
const SLACK = 2;

/**
 * The additional margin by which a leader must be covered, because {@link isCovered} tolerates a gap of
 * {@link CONTACT}.
 */
const DEEP = 2 * CONTACT;

/**
 * Returns a function that gives the minimum distance a base at a spot must move before it could be legal at any
 * elevation. It considers other bases, terrain, the battlefield's edge and the reach of the leader's ruler; zero or
 * less means that nothing obvious is in the way. Searches use it to skip impossible spots: it never overestimates.
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

/** Creates the bar that keeps a base from lying entirely within impassable terrain, where no ruler reaches it. */
function inside({ base }: Newcomer, shape: Shape): Bar {
  return { shape, apart: -BASES[base].halfLength - GRAZE, lifts: [] };
}

/** Lists the impassable terrain that a ruler from a leader may not cross, wherever the other miniature stands. */
function impassableAround({ table }: Scene, leader: Figure | undefined): readonly Solid[] {
  if (leader === undefined) return [];
  return table.solids.filter(
    ({ movement, bottom, top }) => movement === "impassable" && top >= leader.z && bottom < leader.top,
  );
}

/** Whether a miniature may not stand on or in a solid at any elevation. */
function isClosed({ scene, type, height, avoids, hovers }: Newcomer, solid: Solid): boolean {
  const { movement, bottom } = solid;
  if (bottom >= height) return false;
  if (movement === "difficult") return avoids.includes(solid);
  return isClosedTo(scene.table, solid, type, hovers);
}

/** Whether a miniature could stand only on top of an obstacle, too high above its leader for cohesion. */
function isOutOfReach({ type, leader }: Newcomer, { kind, bottom, top }: Solid): boolean {
  if (leader === undefined || isVehicle(type) || kind !== "obstacle" || bottom > 0) return false;
  return top > leader.top;
}

/** Lists the outlines on which a miniature could stand above an elevation. */
function liftsOver({ scene, leader, type }: Newcomer, elevation: number): readonly Shape[] {
  const most = leader === undefined || isVehicle(type) ? Number.POSITIVE_INFINITY : leader.top;
  const lifts = scene.table.solids.filter(({ kind, top }) => kind !== "area" && top > elevation && top <= most);
  return lifts.map(({ shape }) => shape);
}

/**
 * Whether a leader is so deep in impassable terrain that no ruler can reach it and no miniature can be in cohesion with
 * it.
 */
export function isShutIn(scene: Scene, leader: Figure): boolean {
  const around = impassableAround(scene, leader);
  if (around.length === 0) return false;
  const { shape } = leader;
  const all = around.map((solid) => solid.shape);
  return isCovered({ ...shape, radius: shape.radius + DEEP, reach: shape.reach + DEEP }, all);
}
