import type { Company, Figure } from "./scene.ts";
import { coreDistance, gap, type Shape, signedDistance } from "./shapes.ts";
import type { Table } from "./table.ts";

/** A range: half-range, or a number of segments. Melee is base contact, not a range that is measured. */
export type Range = "half" | number;

/** Anything that is measured to or from: the outlines of a base, a token or a piece of terrain (leg.measure.from-base). */
export type Measured = readonly Shape[];

/** How long a range is, in 1/100 mm. */
export function rangeLength({ profile }: Table, range: Range): number {
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
export function rangeBetween(table: Table, a: Measured, b: Measured): number {
  const segments = gapBetween(a, b) / table.profile.segment;
  return table.options.rangeBoundary === "inclusive" ? Math.max(1, Math.ceil(segments)) : Math.floor(segments) + 1;
}

/** Whether some part of an object lies inside the range of the other (leg.range.at). */
export function isAtRange(table: Table, a: Measured, b: Measured, range: Range): boolean {
  return a.some((one) => b.some((other) => shapesAtRange(table, one, other, rangeLength(table, range))));
}

/** The same for two outlines and a length. Discs are compared exactly. */
export function shapesAtRange({ options }: Table, a: Shape, b: Shape, limit: number): boolean {
  const inclusive = options.rangeBoundary === "inclusive";
  if (a.core.length === 1 && b.core.length === 1) {
    const dx = a.cx - b.cx;
    const dy = a.cy - b.cy;
    const most = limit + a.radius + b.radius;
    const square = dx * dx + dy * dy;
    return inclusive ? square <= most * most : square < most * most;
  }
  const apart = coreDistance(a, b) - a.radius - b.radius;
  return inclusive ? apart <= limit : apart < limit;
}

/** Whether no part of `target` lies outside the range of `source` (leg.range.within). */
export function isWithinRange(table: Table, source: Measured, target: Measured, range: Range): boolean {
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
export function isBeyondRange(table: Table, a: Measured, b: Measured, range: Range): boolean {
  return !isAtRange(table, a, b, range);
}

/** What is measured of a miniature: its base. */
export function measured(figure: Figure): Measured {
  return [figure.shape];
}

/** Whether a miniature of the unit is at the range of an object (leg.range.at-unit). */
export function isUnitAtRange(table: Table, from: Measured, unit: Company, range: Range): boolean {
  return unit.figures.some((figure) => isAtRange(table, from, measured(figure), range));
}

/** Whether all miniatures of the unit are within the range of an object (leg.range.within-unit). */
export function isUnitWithinRange(table: Table, from: Measured, unit: Company, range: Range): boolean {
  return unit.figures.every((figure) => isWithinRange(table, from, measured(figure), range));
}

/** Whether all miniatures of the unit are beyond the range of an object (leg.range.beyond-unit). */
export function isUnitBeyondRange(table: Table, from: Measured, unit: Company, range: Range): boolean {
  return !isUnitAtRange(table, from, unit, range);
}
