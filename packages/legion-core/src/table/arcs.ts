import { BASES, type BaseSize } from "./bases.ts";
import type { Company, Figure } from "./scene.ts";
import { coreDistance, type Shape, stadium } from "./shapes.ts";
import { cross, leftOf, unitVector, type Vec, vector } from "./vectors.ts";

/** The arcs of a notched base (leg.arcs.four). */
export const ARCS = ["front", "left", "right", "rear"] as const;

/** One of the arcs of a notched base. */
export type Arc = (typeof ARCS)[number];

/**
 * The lines that divide the arcs on the left half of a base, as vectors from its centre with x towards the front notch
 * and y to the left. `front` separates front and left, `rear` separates left and rear; the right half mirrors them.
 * Every arc must be narrower than 180 degrees.
 */
export interface ArcLines {
  readonly front: Vec;
  readonly rear: Vec;
}

const QUARTERS: ArcLines = { front: { x: 1, y: 1 }, rear: { x: -1, y: 1 } };

/**
 * The arc lines for each size of base. Assumes four equal arcs for every size, because the sculpted lines were not
 * measured.
 */
export const ARC_LINES: Readonly<Record<BaseSize, ArcLines>> = {
  small: QUARTERS,
  medium: QUARTERS,
  large: QUARTERS,
  huge: QUARTERS,
  laat: QUARTERS,
  epic: QUARTERS,
  long: QUARTERS,
  snail: QUARTERS,
};

/**
 * Returns the lines at the right and left end of an arc, seen from the centre of the base, in the coordinates of the
 * base.
 */
function linesOf(arc: Arc, { front, rear }: ArcLines): { right: Vec; left: Vec } {
  if (arc === "front") return { right: mirrored(front), left: front };
  if (arc === "left") return { right: front, left: rear };
  return arc === "rear" ? { right: rear, left: mirrored(rear) } : { right: mirrored(rear), left: mirrored(front) };
}

function mirrored({ x, y }: Vec): Vec {
  return { x, y: 0 - y };
}

/**
 * Whether the base of `other` is at least partly in an arc of the miniature `of`, a sector from the centre of its base.
 * A base on the line between two arcs is in both; one that only touches the line from outside is not in the arc.
 * Returns false for bases without notches; `lines` overrides the standard lines.
 */
export function isInArc(of: Figure, arc: Arc, other: Figure, lines: ArcLines = ARC_LINES[of.spec.base]): boolean {
  if (!BASES[of.spec.base].notched) return false;
  const ends = linesOf(arc, lines);
  const right = onTable(ends.right, of.spec.heading);
  const left = onTable(ends.left, of.spec.heading);
  if (other.shape.core.some((point) => isBetween(vector(of, point), right, left))) return true;
  return [right, left].some((line) => coreDistance(ray(of, line, other.shape), other.shape) < other.shape.radius);
}

/** Converts a vector from the coordinates of a base to those of the table, scaled by the length of the heading. */
function onTable({ x, y }: Vec, heading: Vec): Vec {
  const side = leftOf(heading);
  return { x: heading.x * x + side.x * y, y: heading.y * x + side.y * y };
}

function isBetween(to: Vec, right: Vec, left: Vec): boolean {
  return cross(right, to) >= 0 && cross(to, left) >= 0;
}

/** Returns the line from a point in a direction, long enough to reach anything near the shape. */
function ray(from: Vec, direction: Vec, to: Shape): Shape {
  const unit = unitVector(direction);
  const reach = to.reach + Math.abs(to.cx - from.x) + Math.abs(to.cy - from.y);
  return stadium(from, { x: from.x + unit.x * reach, y: from.y + unit.y * reach }, 0);
}

/** Lists the arcs of a miniature that contain at least part of another's base, in the order of {@link ARCS}. */
export function arcsOf(of: Figure, other: Figure): readonly Arc[] {
  return ARCS.filter((arc) => isInArc(of, arc, other));
}

/**
 * Whether at least one miniature of the unit is at least partly in an arc of a miniature (leg.arcs.used-by-keywords).
 */
export function isUnitInArc(of: Figure, arc: Arc, unit: Company): boolean {
  return unit.figures.some((figure) => isInArc(of, arc, figure));
}
