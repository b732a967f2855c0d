import { mm } from "./lengths.ts";
import { disc, type Shape, stadium } from "./shapes.ts";
import { type Direction, moved, unitVector, type Vec } from "./vectors.ts";

/**
 * The dimensions of a base in 1/100 mm. Oblong bases are `2 * radius` wide and longer along the axis through their
 * notches.
 */
export interface Base {
  readonly notched: boolean;
  /** Half the width of the base. */
  readonly radius: number;
  /** Half the length along the axis of the notches. Equals `radius` on round bases. */
  readonly halfLength: number;
}

/** Names of the base sizes. */
export const BASE_SIZES = ["small", "medium", "large", "huge", "laat", "epic", "long", "snail"] as const;

/** Name of a base size. */
export type BaseSize = (typeof BASE_SIZES)[number];

/** The base sizes. Only the small one has no notches (leg.bases.small-types). */
export const BASES: Readonly<Record<BaseSize, Base>> = {
  small: { notched: false, radius: mm(13.5), halfLength: mm(13.5) },
  medium: { notched: true, radius: mm(25), halfLength: mm(25) },
  large: { notched: true, radius: mm(35), halfLength: mm(35) },
  huge: { notched: true, radius: mm(50), halfLength: mm(50) },
  laat: { notched: true, radius: mm(60), halfLength: mm(60) },
  epic: { notched: true, radius: mm(75), halfLength: mm(75) },
  long: { notched: true, radius: mm(50), halfLength: mm(87.5) },
  snail: { notched: true, radius: mm(50), halfLength: mm(100) },
};

/** The depth of the notches of a base. */
export const NOTCH_DEPTH: number = mm(3);

/** Returns the outline of a base in the plan with its centre at `at` and its front notch towards `heading`. */
export function baseOutline(size: BaseSize, at: Vec, heading: Direction): Shape {
  const { radius, halfLength } = BASES[size];
  if (halfLength === radius) return disc(at.x, at.y, radius);
  const unit = unitVector(heading);
  return stadium(moved(at, unit, halfLength - radius), moved(at, unit, radius - halfLength), radius);
}
