import { BASES, type BaseSize, baseOutline } from "../../bases.ts";
import { CONTACT } from "../../lengths.ts";
import { coreDistance, type Shape } from "../../shapes.ts";
import type { Battlefield } from "../../table.ts";
import { vector } from "../../vectors.ts";
import { headingOf, type Leading, type NotchedPath, ridingAt } from "./path.ts";

/** A base that travels along a tool. */
export interface Sweep {
  readonly path: NotchedPath;
  readonly size: BaseSize;
  readonly leading: Leading;
}

/** Returns the outline of the base at a place of its path. */
export function outlineAt({ path, size, leading }: Sweep, way: number): Shape {
  const { leading: ahead, trailing, centre } = ridingAt(path, way);
  return baseOutline(size, centre, headingOf(leading, vector(trailing, ahead)));
}

/**
 * Returns the last place up to `end` that the base reaches before it enters one of the shapes, or undefined if nothing
 * stops it. Touching does not stop it: the base must enter by more than CONTACT, and then stops where it first touches
 * (leg.notched.step-7-impeded). Exact to 0.01 mm.
 */
export function impededAt(sweep: Sweep, shapes: readonly Shape[], end: number): number | undefined {
  let earliest: number | undefined;
  for (const shape of shapes) {
    const depth = (way: number) => depthIn(shape, outlineAt(sweep, way));
    const stop = stopOf(depth, rateOf(sweep), CONTACT, earliest ?? end);
    earliest = stop ?? earliest;
  }
  return earliest;
}

/** Returns how deep a base is in a shape; negative if they do not touch. */
export function depthIn(shape: Shape, base: Shape): number {
  return base.radius + shape.radius - coreDistance(base, shape);
}

/**
 * Returns the place up to `end` where the base touches the battlefield's edge before it crosses it, or undefined if it
 * stays inside (leg.move.forced-stop-at-edge). Exact to 0.01 mm.
 */
export function crossesEdgeAt(sweep: Sweep, table: Battlefield, end: number): number | undefined {
  return stopOf((way) => depthOutside(table, outlineAt(sweep, way)), rateOf(sweep), ROUNDING, end);
}

/** Returns how far an outline extends over the battlefield's edge; zero or less if it lies inside. */
export function depthOutside({ length, width }: Battlefield, { core, radius }: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { x, y } of core) most = Math.max(most, radius - x, radius - y, x + radius - length, y + radius - width);
  return most;
}

/**
 * Returns the maximum ratio between the movement of a point of the base's core and its way. The centre moves no farther
 * than the way, and the axis turns no more than its two ends, the notches, move together.
 */
function rateOf({ path, size }: Sweep): number {
  const { halfLength, radius } = BASES[size];
  return 1 + (halfLength - radius) / path.half;
}

/** The smallest step of a search: 0.01 mm. */
const STEP = 1;

/** The maximum change of a pose along an axis when it is rounded to the grid: half a step. */
const ROUNDING = 0.5;

/** The maximum rounding error of a depth that has not changed. */
const NOISE = 1e-3;

/**
 * Finds the first place up to `end` with a depth over `allowed`, and returns the last free place before it, which is no
 * deeper than zero or the start. Depth changes by at most `rate` times the way, so the search skips stretches that
 * cannot reach `allowed`.
 */
function stopOf(depth: (way: number) => number, rate: number, allowed: number, end: number): number | undefined {
  const free = Math.max(0, depth(0)) + NOISE;
  let last = 0;
  let next: number | undefined;
  for (let way = 0; ; ) {
    const deep = depth(way);
    if (deep <= free) {
      last = way;
      next = undefined;
    } else {
      next ??= way;
    }
    if (deep > allowed) return lastFree(depth, free, last, next ?? way);
    if (way >= end) return undefined;
    way = Math.min(end, way + Math.max(STEP, (allowed - deep) / rate));
  }
}

/** Finds the border between a free place and a blocked one beyond it, by bisection. */
function lastFree(depth: (way: number) => number, free: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > STEP / 2) {
    const middle = (low + high) / 2;
    if (depth(middle) <= free) low = middle;
    else high = middle;
  }
  return low;
}
