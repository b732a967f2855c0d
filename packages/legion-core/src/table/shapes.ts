import type { Vec } from "./vectors.ts";

/**
 * A convex outline in the plan: all points at most `radius` from its core. The core is a point (for a disc), a segment
 * (for an oblong base) or a counter-clockwise polygon with radius 0.
 */
export interface Shape {
  readonly core: readonly Vec[];
  /** The sides of the core: none for a disc, one for an oblong base. */
  readonly edges: readonly Edge[];
  readonly radius: number;
  /** Centre of a circle around the whole outline, and its radius. */
  readonly cx: number;
  readonly cy: number;
  readonly reach: number;
}

/** A side from a to b with its length and, for polygons, its outward unit normal. */
export interface Edge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
}

/** Creates a disc. */
export function disc(x: number, y: number, radius: number): Shape {
  return { core: [{ x, y }], edges: [], radius, cx: x, cy: y, reach: radius };
}

/** Creates the shape of all points at most `radius` from the segment between two points, such as an oblong base. */
export function stadium(a: Vec, b: Vec, radius: number): Shape {
  const side = edge(a, b);
  const reach = side.length / 2 + radius;
  return { core: [a, b], edges: [side], radius, cx: (a.x + b.x) / 2, cy: (a.y + b.y) / 2, reach };
}

/** Creates a convex polygon from its corners, in either direction. */
export function polygon(corners: readonly Vec[]): Shape {
  const core = twiceArea(corners) < 0 ? [...corners].reverse() : corners;
  const edges = core.map((corner, index) => edge(corner, core[(index + 1) % core.length] ?? corner));
  const low = { x: Math.min(...core.map(({ x }) => x)), y: Math.min(...core.map(({ y }) => y)) };
  const high = { x: Math.max(...core.map(({ x }) => x)), y: Math.max(...core.map(({ y }) => y)) };
  const cx = (low.x + high.x) / 2;
  const cy = (low.y + high.y) / 2;
  const reach = Math.max(...core.map(({ x, y }) => Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy))));
  return { core, edges, radius: 0, cx, cy, reach };
}

/** Returns twice the area inside the corners; negative if they run clockwise. */
export function twiceArea(corners: readonly Vec[]): number {
  let sum = 0;
  let before = corners[corners.length - 1];
  for (const corner of corners) {
    if (before !== undefined) sum += before.x * corner.y - before.y * corner.x;
    before = corner;
  }
  return sum;
}

function edge(a: Vec, b: Vec): Edge {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { ax: a.x, ay: a.y, bx: b.x, by: b.y, nx: dy / length, ny: -dx / length, length };
}

/** Returns the distance from a point to a side. */
function distanceToEdge({ ax, ay, bx, by, length }: Edge, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (x - ax) * dx + (y - ay) * dy;
  if (along <= 0) return distance(x, y, ax, ay);
  if (along >= dx * dx + dy * dy) return distance(x, y, bx, by);
  // Not along the normal: this quotient is exact wherever the distance is a whole number.
  return Math.abs(dx * (y - ay) - dy * (x - ax)) / length;
}

/** Returns the distance between two points. */
export function distance(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * Returns the distance from a point to the outline; negative inside. Inside a polygon it is the distance to the nearest
 * line through a side.
 */
export function signedDistance(shape: Shape, x: number, y: number): number {
  if (shape.core.length > 2) {
    const inside = insidePolygon(shape, x, y);
    if (inside < 0) return inside - shape.radius;
  }
  return distanceToCore(shape, x, y) - shape.radius;
}

/** Returns the largest signed distance to the lines through the sides. It is negative only inside the polygon. */
function insidePolygon({ edges }: Shape, x: number, y: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { ax, ay, bx, by, length } of edges) {
    const out = ((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
    if (out > most) most = out;
  }
  return most;
}

/** Returns the distance from a point to the core, or 0 inside a polygon. */
function distanceToCore(shape: Shape, x: number, y: number): number {
  const [only] = shape.core;
  if (shape.core.length === 1 && only !== undefined) return distance(x, y, only.x, only.y);
  if (shape.core.length > 2 && insidePolygon(shape, x, y) <= 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const side of shape.edges) {
    const here = distanceToEdge(side, x, y);
    if (here < least) least = here;
  }
  return least;
}

/** Returns the distance between the cores of two outlines, or 0 if they meet. */
export function coreDistance(a: Shape, b: Shape): number {
  if (a.core.length === 1) return distanceToCore(b, a.cx, a.cy);
  if (b.core.length === 1) return distanceToCore(a, b.cx, b.cy);
  if (coresMeet(a, b)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of a.core) least = Math.min(least, distanceToCore(b, x, y));
  for (const { x, y } of b.core) least = Math.min(least, distanceToCore(a, x, y));
  return least;
}

function coresMeet(a: Shape, b: Shape): boolean {
  if (a.edges.some((one) => b.edges.some((other) => edgesMeet(one, other)))) return true;
  const [inA] = a.core;
  const [inB] = b.core;
  if (inA !== undefined && b.core.length > 2 && insidePolygon(b, inA.x, inA.y) <= 0) return true;
  return inB !== undefined && a.core.length > 2 && insidePolygon(a, inB.x, inB.y) <= 0;
}

function edgesMeet(one: Edge, other: Edge): boolean {
  const a = side(one, other.ax, other.ay);
  const b = side(one, other.bx, other.by);
  const c = side(other, one.ax, one.ay);
  const d = side(other, one.bx, one.by);
  return (
    ((a <= 0 && b >= 0) || (a >= 0 && b <= 0)) && ((c <= 0 && d >= 0) || (c >= 0 && d <= 0)) && (a !== 0 || b !== 0)
  );
}

function side({ ax, ay, bx, by }: Edge, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** Returns the gap between two outlines, or 0 if they touch or overlap. */
export function gap(a: Shape, b: Shape): number {
  return Math.max(0, coreDistance(a, b) - a.radius - b.radius);
}

/** Whether two outlines overlap by more than `depth`. Touching is not an overlap. */
export function overlaps(a: Shape, b: Shape, depth: number): boolean {
  const apart = distance(a.cx, a.cy, b.cx, b.cy);
  if (apart >= a.reach + b.reach - depth) return false;
  const radii = a.radius + b.radius;
  if (radii > depth) return coreDistance(a, b) < radii - depth;
  return separation(a, b) < -depth && separation(b, a) < -depth;
}

/** Returns the distance of two polygons along the normals of the first; negative if no normal separates them. */
function separation(a: Shape, b: Shape): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { ax, ay, nx, ny } of a.edges) {
    let least = Number.POSITIVE_INFINITY;
    for (const { x, y } of b.core) least = Math.min(least, (x - ax) * nx + (y - ay) * ny);
    most = Math.max(most, least);
  }
  return most;
}

/** Whether the disc lies entirely inside the outline. It may touch the outline from within. */
export function discWithin(shape: Shape, x: number, y: number, radius: number): boolean {
  return signedDistance(shape, x, y) <= -radius;
}
