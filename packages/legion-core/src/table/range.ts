import type { Company } from "./scene.ts";
import { coreDistance, gap, type Shape, signedDistance } from "./shapes.ts";
import type { Battlefield, Piece, Solid } from "./table.ts";

/** A range: half-range, or a number of segments. Melee is base contact and not a measured range. */
export type Range = "half" | number;

/** An object for measuring, as the outlines of a base, a token or a piece of terrain (leg.measure.from-base). */
export type Measured = readonly Shape[];

/** Returns the length of a range in 1/100 mm. */
export function rangeLength({ profile }: Battlefield, range: Range): number {
  return range === "half" ? profile.half : range * profile.segment;
}

/**
 * Returns the horizontal gap between two objects in 1/100 mm (leg.measure.shortest-distance,
 * leg.measure.horizontal-only).
 */
export function gapBetween(a: Measured, b: Measured): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of a) for (const other of b) least = Math.min(least, gap(one, other));
  return least;
}

/**
 * Returns the range between two objects: the number of the ruler segment that contains the other, at least 1
 * (leg.measure.ruler-procedure).
 */
export function rangeBetween(table: Battlefield, a: Measured, b: Measured): number {
  return segmentOf(table, gapBetween(a, b));
}

/** A minimum and maximum range in segments. The minimum defaults to 1 (leg.measure.min-max). */
export interface RangeSpan {
  readonly min?: number;
  readonly max: number | "infinite";
}

/** Whether the range between two objects is between the minimum and the maximum, inclusive. */
export function isInSpan(table: Battlefield, a: Measured, b: Measured, { min = 1, max }: RangeSpan): boolean {
  const range = rangeBetween(table, a, b);
  return range >= min && (max === "infinite" || range <= max);
}

/** Returns the number of the ruler segment in which a length ends, at least 1. */
function segmentOf({ profile, options }: Battlefield, length: number): number {
  const segments = length / profile.segment;
  return options.rangeBoundary === "inclusive" ? Math.max(1, Math.ceil(segments)) : Math.floor(segments) + 1;
}

/**
 * Returns the height of a part of a piece: the number of the segment that contains its top, with the ruler standing at
 * elevation `from` (leg.terrain.height-measure, leg.terrain.height-relative). Returns 0 for a part that does not rise
 * above `from`.
 */
export function terrainHeight(table: Battlefield, part: Pick<Solid, "top">, from = 0): number {
  return part.top <= from ? 0 : segmentOf(table, part.top - from);
}

/** Whether at least some part of an object is inside the range of the other (leg.range.at). */
export function isAtRange(table: Battlefield, a: Measured, b: Measured, range: Range): boolean {
  return a.some((one) => b.some((other) => shapesAtRange(table, one, other, rangeLength(table, range))));
}

/** Whether two outlines are within a length of each other. Discs are compared exactly. */
export function shapesAtRange(table: Battlefield, a: Shape, b: Shape, limit: number): boolean {
  if (a.core.length === 1 && b.core.length === 1) {
    const dx = a.cx - b.cx;
    const dy = a.cy - b.cy;
    const most = limit + a.radius + b.radius;
    const square = dx * dx + dy * dy;
    return isReached(table, square, most * most);
  }
  return isReached(table, coreDistance(a, b) - a.radius - b.radius, limit);
}

/** Whether a limit reaches a distance. All limits use this one interpretation (leg.measure.ruler-procedure). */
export function isReached({ options }: Battlefield, far: number, limit: number): boolean {
  return options.rangeBoundary === "inclusive" ? far <= limit : far < limit;
}

/**
 * Whether `target` is entirely inside the range of `source` (leg.range.within). Each outline of the target must be
 * within range of a single outline of the source. A target whose far edge is exactly on the limit is within range, with
 * either setting of `rangeBoundary`.
 */
export function isWithinRange(table: Battlefield, source: Measured, target: Measured, range: Range): boolean {
  const limit = rangeLength(table, range);
  return target.every((one) => source.some((from) => farthest(from, one) <= limit));
}

/** Returns the distance of an outline's farthest point from another outline. Both are convex. */
function farthest(source: Shape, target: Shape): number {
  let most = 0;
  for (const { x, y } of target.core) most = Math.max(most, signedDistance(source, x, y) + target.radius);
  return most;
}

/**
 * Whether an object is entirely outside the range of the other: the opposite of {@link isAtRange} (leg.range.beyond).
 */
export function isBeyondRange(table: Battlefield, a: Measured, b: Measured, range: Range): boolean {
  return !isAtRange(table, a, b, range);
}

/** Returns the outline of a miniature (its base), token or solid for measuring. */
export function measured({ shape }: { readonly shape: Shape }): Measured {
  return [shape];
}

/** Returns all outlines of a piece of terrain or of a whole unit for measuring. */
export function measuredAll(of: Pick<Piece, "solids"> | Pick<Company, "figures">): Measured {
  const parts: readonly { readonly shape: Shape }[] = "solids" in of ? of.solids : of.figures;
  const shapes: Shape[] = [];
  for (const { shape } of parts) shapes.push(shape);
  return shapes;
}

/** Whether at least one miniature of the unit is at the range of an object (leg.range.at-unit). */
export function isUnitAtRange(table: Battlefield, from: Measured, unit: Company, range: Range): boolean {
  return unit.figures.some((figure) => isAtRange(table, from, measured(figure), range));
}

/** Whether all miniatures of the unit are within the range of an object (leg.range.within-unit). */
export function isUnitWithinRange(table: Battlefield, from: Measured, unit: Company, range: Range): boolean {
  return unit.figures.every((figure) => isWithinRange(table, from, measured(figure), range));
}

/** Whether all miniatures of the unit are beyond the range of an object (leg.range.beyond-unit). */
export function isUnitBeyondRange(table: Battlefield, from: Measured, unit: Company, range: Range): boolean {
  return !isUnitAtRange(table, from, unit, range);
}
