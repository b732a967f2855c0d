import type { Company } from "./scene.ts";
import { coreDistance, gap, type Shape, signedDistance } from "./shapes.ts";
import type { Battlefield, Piece, Solid } from "./table.ts";

/** A range: half-range, or a number of segments. Melee is base contact, not a range that is measured. */
export type Range = "half" | number;

/** Anything that is measured to or from: the outlines of a base, a token or a piece of terrain (leg.measure.from-base). */
export type Measured = readonly Shape[];

/** How long a range is, in 1/100 mm. */
export function rangeLength({ profile }: Battlefield, range: Range): number {
  return range === "half" ? profile.half : range * profile.segment;
}

/** The horizontal gap between two objects, in 1/100 mm (leg.measure.shortest-distance, leg.measure.horizontal-only). */
export function gapBetween(a: Measured, b: Measured): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of a) for (const other of b) least = Math.min(least, gap(one, other));
  return least;
}

/**
 * The range between two objects: the number of the segment of the ruler in which the other lies, 1 at least
 * (leg.measure.ruler-procedure).
 */
export function rangeBetween(table: Battlefield, a: Measured, b: Measured): number {
  return segmentOf(table, gapBetween(a, b));
}

/** A range with a minimum: two numbers of segments; a single number is the maximum (leg.measure.min-max). */
export interface RangeSpan {
  readonly min?: number;
  readonly max: number | "infinite";
}

/** Whether the range between two objects is no less than the minimum and no more than the maximum. */
export function isInSpan(table: Battlefield, a: Measured, b: Measured, { min = 1, max }: RangeSpan): boolean {
  const range = rangeBetween(table, a, b);
  return range >= min && (max === "infinite" || range <= max);
}

/** The number of the segment of a ruler in which a length ends, 1 at least. */
function segmentOf({ profile, options }: Battlefield, length: number): number {
  const segments = length / profile.segment;
  return options.rangeBoundary === "inclusive" ? Math.max(1, Math.ceil(segments)) : Math.floor(segments) + 1;
}

/**
 * How high a part of a piece is: the number of the segment in which its top lies, with the ruler standing at elevation
 * `from` (leg.terrain.height-measure, leg.terrain.height-relative). 0 for a part that does not rise above `from`.
 */
export function terrainHeight(table: Battlefield, part: Pick<Solid, "top">, from = 0): number {
  return part.top <= from ? 0 : segmentOf(table, part.top - from);
}

/** Whether some part of an object lies inside the range of the other (leg.range.at). */
export function isAtRange(table: Battlefield, a: Measured, b: Measured, range: Range): boolean {
  return a.some((one) => b.some((other) => shapesAtRange(table, one, other, rangeLength(table, range))));
}

/** The same for two outlines and a length. Discs are compared exactly. */
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

/** Whether something so far away is reached by a limit, one reading for all limits (leg.measure.ruler-procedure). */
export function isReached({ options }: Battlefield, far: number, limit: number): boolean {
  return options.rangeBoundary === "inclusive" ? far <= limit : far < limit;
}

/**
 * Whether no part of `target` lies outside the range of `source` (leg.range.within). Each outline of the target has to
 * lie within the range of a single outline of the source. An object with its far edge on the limit is within it under
 * either reading of `rangeBoundary`.
 */
export function isWithinRange(table: Battlefield, source: Measured, target: Measured, range: Range): boolean {
  const limit = rangeLength(table, range);
  return target.every((one) => source.some((from) => farthest(from, one) <= limit));
}

/** How far the farthest point of an outline is from another, which is convex as every outline. */
function farthest(source: Shape, target: Shape): number {
  let most = 0;
  for (const { x, y } of target.core) most = Math.max(most, signedDistance(source, x, y) + target.radius);
  return most;
}

/** Whether no part of an object lies inside the range of the other: the opposite of {@link isAtRange} (leg.range.beyond). */
export function isBeyondRange(table: Battlefield, a: Measured, b: Measured, range: Range): boolean {
  return !isAtRange(table, a, b, range);
}

/** What is measured of a miniature, a token or a solid: its outline; of a miniature that is its base. */
export function measured({ shape }: { readonly shape: Shape }): Measured {
  return [shape];
}

/** What is measured of a piece of terrain or of a whole unit: all its outlines. */
export function measuredAll(of: Pick<Piece, "solids"> | Pick<Company, "figures">): Measured {
  const parts: readonly { readonly shape: Shape }[] = "solids" in of ? of.solids : of.figures;
  const shapes: Shape[] = [];
  for (const { shape } of parts) shapes.push(shape);
  return shapes;
}

/** Whether a miniature of the unit is at the range of an object (leg.range.at-unit). */
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
