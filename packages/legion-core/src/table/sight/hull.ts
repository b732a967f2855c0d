import { GRAZE } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import { gap, polygon, type Shape } from "../shapes.ts";
import { dot, length, moved, reversed, unitVector, type Vec, vector } from "../vectors.ts";
import type { Prism } from "./walls.ts";

/** The hull of discs: all points on a line between two of their points. */
type Hull = readonly Round[];

/** A disc of a hull. */
interface Round extends Vec {
  readonly radius: number;
}

/**
 * Whether some segment from one silhouette to the other passes through the prism. All these segments together fill the
 * hull of the two silhouettes.
 */
export function interrupts(a: Figure, b: Figure, prism: Prism): boolean {
  const hull = hullAcross(a, b, prism);
  return hull !== undefined && reachesInto(hull, prism.shape);
}

/**
 * Returns the gap between `b` and the part of the prism between it and `a`, or undefined if no part is between them.
 */
export function crossingGap(a: Figure, b: Figure, prism: Prism): number | undefined {
  const hull = hullAcross(a, b, prism);
  if (hull === undefined || !reachesInto(hull, prism.shape)) return undefined;
  let corners = cornersOf(prism.shape);
  for (const direction of DIRECTIONS) corners = clipped(corners, direction, support(hull, direction));
  for (const direction of tangents(hull)) corners = clipped(corners, direction, support(hull, direction));
  return corners.length < 3 ? undefined : gap(polygon(corners), b.shape);
}

/**
 * Returns the hull in the plan of the points between the silhouettes at the elevations of the prism, or undefined if
 * there are none or the prism is far to the side. At a fraction t of the way, the outline is interpolated between the
 * two.
 */
function hullAcross(a: Figure, b: Figure, { bottom, top, shape }: Prism): Hull | undefined {
  if (isAside(a.shape, b.shape, shape)) return undefined;
  const shares = { from: 0, to: 1 };
  if (!keepBelow(a.z, b.z, top - GRAZE, shares) || !keepBelow(-a.top, -b.top, -bottom - GRAZE, shares))
    return undefined;
  return [...between(a.shape, b.shape, shares.from), ...between(a.shape, b.shape, shares.to)];
}

/** Whether the circle around an outline is to the side of the straight way between two others. */
function isAside(a: Shape, b: Shape, shape: Shape): boolean {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const x = shape.cx - a.cx;
  const y = shape.cy - a.cy;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
  const most = shape.reach + Math.max(a.reach, b.reach) + GRAZE;
  return (x - share * dx) * (x - share * dx) + (y - share * dy) * (y - share * dy) > most * most;
}

/**
 * Reduces `shares` to the part in which the line from one elevation to the other is below a limit. Returns whether any
 * part remains.
 */
function keepBelow(from: number, to: number, limit: number, shares: { from: number; to: number }): boolean {
  if (from >= limit && to >= limit) return false;
  const at = (limit - from) / (to - from);
  if (from >= limit) shares.from = Math.max(shares.from, at);
  else if (to > limit) shares.to = Math.min(shares.to, at);
  return shares.from < shares.to;
}

function between(a: Shape, b: Shape, t: number): Round[] {
  const radius = (1 - t) * a.radius + t * b.radius;
  return a.core.flatMap((p) => b.core.map((q) => ({ x: (1 - t) * p.x + t * q.x, y: (1 - t) * p.y + t * q.y, radius })));
}

/**
 * Whether an outline overlaps the hull by more than the tolerance of sight. They overlap if no direction separates
 * them.
 */
function reachesInto(hull: Hull, shape: Shape): boolean {
  const apart = (direction: Vec) => nearest(shape, direction) - support(hull, direction) >= -GRAZE;
  if (shape.edges.some(({ nx, ny }) => apart({ x: -nx, y: -ny }))) return false;
  if (shape.core.length === 2 && shape.edges.some(({ nx, ny }) => apart({ x: nx, y: ny }))) return false;
  if (tangents(hull).some(apart)) return false;
  return !hull.some((centre) =>
    shape.core.some((corner) => {
      const towards = vector(centre, corner);
      return length(towards) > 0 && apart(unitVector(towards));
    }),
  );
}

/** Returns how far the hull extends in a direction. */
function support(hull: Hull, direction: Vec): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of hull) most = Math.max(most, dot(one, direction) + one.radius);
  return most;
}

/** Returns the smallest coordinate of an outline in a direction. */
function nearest({ core, radius }: Shape, direction: Vec): number {
  let least = Number.POSITIVE_INFINITY;
  for (const corner of core) least = Math.min(least, dot(corner, direction));
  return least - radius;
}

/** Returns the outward normals of the lines that touch two discs of the hull on the same side. */
function tangents(hull: Hull): Vec[] {
  return hull.flatMap((one, index) => hull.slice(0, index).flatMap((other) => outwards(one, other)));
}

function outwards(one: Round, other: Round): Vec[] {
  const towards = vector(one, other);
  const apart = length(towards);
  const share = (one.radius - other.radius) / apart;
  if (!(Math.abs(share) < 1)) return [];
  const rest = Math.sqrt(1 - share * share);
  const { x, y } = { x: towards.x / apart, y: towards.y / apart };
  return [
    { x: x * share - y * rest, y: y * share + x * rest },
    { x: x * share + y * rest, y: y * share - x * rest },
  ];
}

/**
 * A quarter of the 64 directions that approximate round outlines, computed from half-angle tangents without
 * trigonometry.
 */
const QUARTER: readonly Vec[] = Array.from({ length: 16 }, (_, step) => {
  const half = step / 16;
  return { x: (1 - half * half) / (1 + half * half), y: (2 * half) / (1 + half * half) };
});

const DIRECTIONS: readonly Vec[] = [
  ...QUARTER,
  ...QUARTER.map(({ x, y }) => ({ x: -y, y: x })),
  ...QUARTER.map(reversed),
  ...QUARTER.map(({ x, y }) => ({ x: y, y: -x })),
];

/** Returns the corners of an outline. A round outline is approximated by a polygon inside it. */
function cornersOf({ core, radius }: Shape): readonly Vec[] {
  if (radius === 0) return core;
  return DIRECTIONS.map((direction) => {
    const reach = core.map((corner) => dot(corner, direction));
    const farthest = core[reach.indexOf(Math.max(...reach))] ?? { x: 0, y: 0 };
    return moved(farthest, direction, radius);
  });
}

/** Returns the part of a convex polygon up to a distance in a direction. */
function clipped(corners: readonly Vec[], direction: Vec, limit: number): Vec[] {
  const left: Vec[] = [];
  let before = corners[corners.length - 1];
  for (const corner of corners) {
    if (before === undefined) break;
    const w1 = limit - dot(before, direction);
    const w2 = limit - dot(corner, direction);
    if (w1 >= 0 !== w2 >= 0) left.push(moved(before, vector(before, corner), w1 / (w1 - w2)));
    if (w2 >= 0) left.push(corner);
    before = corner;
  }
  return left;
}
