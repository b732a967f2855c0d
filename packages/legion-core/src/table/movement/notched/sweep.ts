import { BASES, type BaseSize, baseOutline } from "../../bases.ts";
import { CONTACT } from "../../lengths.ts";
import { coreDistance, type Shape } from "../../shapes.ts";
import type { Battlefield } from "../../table.ts";
import { vector } from "../../vectors.ts";
import { headingOf, type Leading, type NotchedPath, ridingAt } from "./path.ts";

/** A base on its way along a tool. */
export interface Sweep {
  readonly path: NotchedPath;
  readonly size: BaseSize;
  readonly leading: Leading;
}

/** The outline of the base at a place of its path. */
export function outlineAt({ path, size, leading }: Sweep, way: number): Shape {
  const { leading: ahead, trailing, centre } = ridingAt(path, way);
  return baseOutline(size, centre, headingOf(leading, vector(trailing, ahead)));
}

/**
 * The last place up to `end` that the base can reach before it runs into one of the shapes, or undefined if nothing
 * impedes it. Touching and sliding along is no impediment: the base must come deeper than CONTACT, and then stops where
 * it first touches (leg.notched.step-7-impeded). Exact to 0.01 mm.
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

/** How deep a base is in a shape; negative while they are apart. */
export function depthIn(shape: Shape, base: Shape): number {
  return base.radius + shape.radius - coreDistance(base, shape);
}

/**
 * The place up to `end` where the base touches the edge of the battlefield before it crosses it, or undefined if it
 * stays inside (leg.move.forced-stop-at-edge). Exact to 0.01 mm.
 */
export function crossesEdgeAt(sweep: Sweep, table: Battlefield, end: number): number | undefined {
  return stopOf((way) => depthOutside(table, outlineAt(sweep, way)), rateOf(sweep), ROUNDING, end);
}

/** How far an outline reaches over the edge of the battlefield; not positive if it lies inside. */
export function depthOutside({ length, width }: Battlefield, { core, radius }: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { x, y } of core) most = Math.max(most, radius - x, radius - y, x + radius - length, y + radius - width);
  return most;
}

/**
 * How much farther than its way any point of the core of the base may move: the centre moves no farther, and the axis
 * turns by no more than what its two ends, the notches, move together.
 */
function rateOf({ path, size }: Sweep): number {
  const { halfLength, radius } = BASES[size];
  return 1 + (halfLength - radius) / path.half;
}

/** 0.01 mm: the smallest step of a search. */
const STEP = 1;

/** What putting a pose on the grid may move it along an axis: half a step. */
const ROUNDING = 0.5;

/** What computing may add to a depth that has not changed. */
const NOISE = 1e-3;

/**
 * Searches the way up to `end` for the first place that is deeper than `allowed`; gives the last place before it that
 * is free: no deeper than zero or than the start. Depth changes by no more than `rate` times the way, so what is
 * left until it can be `allowed` is skipped.
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

/** The border between a free place and one behind it that is not, by halving. */
function lastFree(depth: (way: number) => number, free: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > STEP / 2) {
    const middle = (low + high) / 2;
    if (depth(middle) <= free) low = middle;
    else high = middle;
  }
  return low;
}
