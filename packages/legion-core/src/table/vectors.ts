/** A point or direction in the plan. */
export interface Vec {
  readonly x: number;
  readonly y: number;
}

/** A direction as a non-zero vector of integers. Headings are never angles, so they stay exact. */
export type Direction = Vec;

/** A point in space. `z` is the elevation above the table. */
export interface Point3 extends Vec {
  readonly z: number;
}

/** Returns the scalar product, which is not negative if the directions are at most 90 degrees apart. */
export function dot(a: Vec, b: Vec): number {
  return a.x * b.x + a.y * b.y;
}

/** Returns the cross product, which is positive if the direction `b` is to the left of `a`. */
export function cross(a: Vec, b: Vec): number {
  return a.x * b.y - a.y * b.x;
}

/** Returns the vector from `from` to `to`. */
export function vector(from: Vec, to: Vec): Vec {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Returns the point at a distance of `along` from `from` in the direction of the unit vector `unit`. */
export function moved(from: Vec, unit: Vec, along: number): Vec {
  return { x: from.x + unit.x * along, y: from.y + unit.y * along };
}

/** Returns the length of a vector. */
export function length(a: Vec): number {
  return Math.sqrt(a.x * a.x + a.y * a.y);
}

/** Returns the vector of length 1 in this direction. */
export function unitVector(direction: Direction): Vec {
  const size = length(direction);
  return { x: direction.x / size, y: direction.y / size };
}

/** Returns the direction turned by a right angle to the left. */
export function leftOf(a: Vec): Vec {
  return { x: 0 - a.y, y: a.x };
}

/** Returns the opposite direction. */
export function reversed(a: Vec): Vec {
  return { x: 0 - a.x, y: 0 - a.y };
}

/** Returns the point on the grid nearest to `a`. */
export function snapped(a: Vec): Vec {
  // Adding zero turns a negative zero into zero, which JSON cannot tell apart.
  return { x: Math.round(a.x) + 0, y: Math.round(a.y) + 0 };
}

/**
 * Returns the angle of a direction from the x axis in degrees, in (-180, 180] and rounded to 1/1000, for display. The
 * result is the same in every JavaScript engine (Abramowitz and Stegun 4.4.47).
 */
export function degrees({ x, y }: Direction): number {
  const [long, short] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  const slope = long === 0 ? 0 : short / long;
  const z = slope * slope;
  const series = 0.999866 + z * (-0.3302995 + z * (0.180141 + z * (-0.085133 + z * 0.0208351)));
  const acute = (slope * series * 180) / Math.PI;
  const quarter = Math.abs(y) > Math.abs(x) ? 90 - acute : acute;
  const half = x < 0 ? 180 - quarter : quarter;
  return y < 0 ? -half : half;
}
