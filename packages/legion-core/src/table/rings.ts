import { twiceArea } from "./shapes.ts";
import { cross, type Vec, vector } from "./vectors.ts";

/** The faults that the outline of a polygon can have. */
export type RingFault = "corner-twice" | "no-area" | "sides-cross" | "hole-outside";

/**
 * Returns the fault of a polygon with its holes, or undefined if there is none. Sides may meet only at the corner they
 * share, and holes must be inside, without touching the outline or each other. Exact for integers.
 */
export function ringFault(corners: readonly Vec[], holes: readonly (readonly Vec[])[]): RingFault | undefined {
  const rings = [corners, ...holes];
  for (const ring of rings) {
    if (sidesOf(ring).some(({ a, b }) => a.x === b.x && a.y === b.y)) return "corner-twice";
    if (twiceArea(ring) === 0) return "no-area";
  }
  if (anyCross(rings.map(sidesOf))) return "sides-cross";
  const lost = holes.some((hole, place) => {
    const [corner] = hole;
    if (corner === undefined) return false;
    return !encloses(corners, corner) || holes.some((other, index) => index !== place && encloses(other, corner));
  });
  return lost ? "hole-outside" : undefined;
}

interface Side {
  readonly a: Vec;
  readonly b: Vec;
}

function sidesOf(ring: readonly Vec[]): Side[] {
  return ring.map((a, place) => ({ a, b: ring[(place + 1) % ring.length] ?? a }));
}

function anyCross(rings: readonly (readonly Side[])[]): boolean {
  return rings.some(
    (ring, place) => crossesItself(ring) || rings.slice(place + 1).some((other) => meetAnywhere(ring, other)),
  );
}

function meetAnywhere(ring: readonly Side[], other: readonly Side[]): boolean {
  return ring.some((side) => other.some((one) => meet(side, one)));
}

/**
 * Whether sides of a ring cross. Consecutive sides are not compared, because if one folds back over the other, the next
 * side also touches it.
 */
function crossesItself(ring: readonly Side[]): boolean {
  const last = ring.length - 1;
  return ring.some((side, place) =>
    ring.slice(place + 2).some((other, after) => !(place === 0 && after + 2 === last) && meet(side, other)),
  );
}

/** Whether two sides have a point in common. */
function meet(one: Side, other: Side): boolean {
  if (Math.max(one.a.x, one.b.x) < Math.min(other.a.x, other.b.x)) return false;
  if (Math.max(other.a.x, other.b.x) < Math.min(one.a.x, one.b.x)) return false;
  if (Math.max(one.a.y, one.b.y) < Math.min(other.a.y, other.b.y)) return false;
  if (Math.max(other.a.y, other.b.y) < Math.min(one.a.y, one.b.y)) return false;
  const a = sideOf(one, other.a);
  const b = sideOf(one, other.b);
  const c = sideOf(other, one.a);
  const d = sideOf(other, one.b);
  if (a !== b && c !== d && a !== 0 && b !== 0 && c !== 0 && d !== 0) return true;
  return (
    (a === 0 && onSide(one, other.a)) ||
    (b === 0 && onSide(one, other.b)) ||
    (c === 0 && onSide(other, one.a)) ||
    (d === 0 && onSide(other, one.b))
  );
}

function sideOf({ a, b }: Side, point: Vec): number {
  return Math.sign(cross(vector(a, b), vector(a, point)));
}

/** Whether a point on the line through a side is on the side itself. */
function onSide({ a, b }: Side, { x, y }: Vec): boolean {
  const inX = x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x);
  return inX && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y);
}

/** Whether a point that is on no side is inside the ring. */
function encloses(ring: readonly Vec[], point: Vec): boolean {
  const crossed = sidesOf(ring).filter(({ a, b }) => {
    if (a.y > point.y === b.y > point.y) return false;
    return cross(vector(a, b), vector(a, point)) > 0 === b.y > a.y;
  });
  return crossed.length % 2 === 1;
}
