import { CONTACT, GRAZE } from "../lengths.ts";
import { discWithin, type Edge, overlaps, type Shape, signedDistance } from "../shapes.ts";
import { dot, moved, unitVector, type Vec, vector } from "../vectors.ts";

/**
 * Whether an outline lies completely on a group of adjacent shapes, with at most the contact tolerance sticking out. A
 * circle must cover it without other shapes; polygons may cover it together.
 */
export function isCovered(shape: Shape, by: readonly Shape[]): boolean {
  const inner = { ...shape, radius: shape.radius - CONTACT, reach: shape.reach - CONTACT };
  if (by.some((one) => within(inner, one))) return true;
  const polygons = by.filter((one) => one.radius === 0 && overlaps(inner, one, 0));
  if (!polygons.some((one) => signedDistance(one, shape.cx, shape.cy) <= 0)) return false;
  return polygons.every((one) => one.edges.every((edge) => isEdgeCovered(inner, one, edge, polygons)));
}

function within(inner: Shape, one: Shape): boolean {
  return inner.core.every(({ x, y }) => discWithin(one, x, y, inner.radius));
}

/** Whether every part of a side that runs inside the outline has another shape on its other side. */
function isEdgeCovered(inner: Shape, one: Shape, edge: Edge, all: readonly Shape[]): boolean {
  const inside = chord(inner, { x: edge.ax, y: edge.ay }, { x: edge.bx, y: edge.by });
  if (inside === undefined) return true;
  const out = { x: edge.nx, y: edge.ny };
  const a = moved({ x: edge.ax, y: edge.ay }, out, GRAZE);
  const b = moved({ x: edge.bx, y: edge.by }, out, GRAZE);
  const covers = all.flatMap((other) => {
    const stretch = other === one ? undefined : chord(other, a, b);
    return stretch === undefined ? [] : [stretch];
  });
  covers.sort((left, right) => left.from - right.from);
  const slack = CONTACT / edge.length;
  let reached = inside.from;
  for (const stretch of covers) {
    if (stretch.from <= reached + slack) reached = Math.max(reached, stretch.to);
  }
  return reached + slack >= inside.to;
}

/** A stretch of a segment, from 0 at its beginning to 1 at its end. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the stretch of the segment from a to b inside the outline. */
function chord(shape: Shape, a: Vec, b: Vec): Stretch | undefined {
  if (shape.core.length > 2) return polygonChord(shape, a, b);
  const stretches = shape.core.flatMap((centre) => discChord(centre, shape.radius, a, b) ?? []);
  const [one, other] = shape.core;
  if (one !== undefined && other !== undefined) {
    const axis = unitVector(vector(one, other));
    const across = { x: -axis.y * shape.radius, y: axis.x * shape.radius };
    const body = [
      { x: one.x - across.x, y: one.y - across.y },
      { x: other.x - across.x, y: other.y - across.y },
      { x: other.x + across.x, y: other.y + across.y },
      { x: one.x + across.x, y: one.y + across.y },
    ];
    stretches.push(...(cornersChord(body, a, b) ?? []));
  }
  if (stretches.length === 0) return undefined;
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    to: Math.max(...stretches.map(({ to }) => to)),
  };
}

function discChord(centre: Vec, radius: number, a: Vec, b: Vec): Stretch[] | undefined {
  const along = vector(a, b);
  const to = vector(a, centre);
  const square = dot(along, along);
  const middle = dot(along, to) / square;
  const half = (middle * middle * square - dot(to, to) + radius * radius) / square;
  if (half <= 0) return undefined;
  return clipped(middle - Math.sqrt(half), middle + Math.sqrt(half));
}

function clipped(from: number, to: number): Stretch[] | undefined {
  const low = Math.max(0, from);
  const high = Math.min(1, to);
  return low < high ? [{ from: low, to: high }] : undefined;
}

function polygonChord(shape: Shape, a: Vec, b: Vec): Stretch | undefined {
  return cornersChord(shape.core, a, b)?.[0];
}

/** Returns the stretch of a line inside a convex polygon with counter-clockwise corners, as fractions of the line. */
function cornersChord(corners: readonly Vec[], a: Vec, b: Vec): Stretch[] | undefined {
  let from = 0;
  let to = 1;
  let before = corners[corners.length - 1];
  for (const corner of corners) {
    if (before === undefined) return undefined;
    const side = vector(before, corner);
    const atA = side.x * (a.y - before.y) - side.y * (a.x - before.x);
    const atB = side.x * (b.y - before.y) - side.y * (b.x - before.x);
    if (atA < 0 && atB < 0) return undefined;
    if (atA < 0) from = Math.max(from, atA / (atA - atB));
    else if (atB < 0) to = Math.min(to, atA / (atA - atB));
    before = corner;
  }
  return clipped(from, to);
}
