import { BASES, type BaseSize } from "./bases.ts";
import type { Company, Figure } from "./scene.ts";
import { coreDistance, type Shape, stadium } from "./shapes.ts";
import { cross, leftOf, unitVector, type Vec, vector } from "./vectors.ts";

/** The arcs of a notched base (leg.arcs.four). */
export const ARCS = ["front", "left", "right", "rear"] as const;

/** One of the arcs of a notched base. */
export type Arc = (typeof ARCS)[number];

/**
 * The lines on the left half of a base, from its centre, as vectors in its own frame: x towards the front notch, y to
 * the left. `front` divides the front arc from the left one, `rear` the left arc from the rear one. The right half is
 * the mirror image. No arc may span half the plan or more.
 */
export interface ArcLines {
  readonly front: Vec;
  readonly rear: Vec;
}

const QUARTERS: ArcLines = { front: { x: 1, y: 1 }, rear: { x: -1, y: 1 } };

/** The lines by size of base. The sculpted ones were not measured: four equal arcs are an assumption for all sizes. */
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

/** The lines at the right and the left end of an arc, seen from the centre of the base, in its own frame. */
function linesOf(arc: Arc, { front, rear }: ArcLines): { right: Vec; left: Vec } {
  if (arc === "front") return { right: mirrored(front), left: front };
  if (arc === "left") return { right: front, left: rear };
  return arc === "rear" ? { right: rear, left: mirrored(rear) } : { right: mirrored(rear), left: mirrored(front) };
}

function mirrored({ x, y }: Vec): Vec {
  return { x, y: 0 - y };
}

/**
 * Whether the base of `other` is at least partly in an arc of the miniature `of`: a sector of the plan from the centre
 * of its base. What lies on the line between two arcs is in both; a base that only touches the line from one side is
 * not in the arc beyond. False for a base without notches, which has no arcs. `lines` replaces those of the base.
 */
export function isInArc(of: Figure, arc: Arc, other: Figure, lines: ArcLines = ARC_LINES[of.spec.base]): boolean {
  if (!BASES[of.spec.base].notched) return false;
  const ends = linesOf(arc, lines);
  const right = onTable(ends.right, of.spec.heading);
  const left = onTable(ends.left, of.spec.heading);
  if (other.shape.core.some((point) => isBetween(vector(of, point), right, left))) return true;
  return [right, left].some((line) => coreDistance(ray(of, line, other.shape), other.shape) < other.shape.radius);
}

/** A vector of the frame of a base in the frame of the table, as long as the heading times longer. */
function onTable({ x, y }: Vec, heading: Vec): Vec {
  const side = leftOf(heading);
  return { x: heading.x * x + side.x * y, y: heading.y * x + side.y * y };
}

function isBetween(to: Vec, right: Vec, left: Vec): boolean {
  return cross(right, to) >= 0 && cross(to, left) >= 0;
}

/** The line from a point in a direction, as far as it can come near the shape. */
function ray(from: Vec, direction: Vec, to: Shape): Shape {
  const unit = unitVector(direction);
  const reach = to.reach + Math.abs(to.cx - from.x) + Math.abs(to.cy - from.y);
  return stadium(from, { x: from.x + unit.x * reach, y: from.y + unit.y * reach }, 0);
}

/** The arcs of a miniature in which the base of another lies at least partly, in the order of {@link ARCS}. */
export function arcsOf(of: Figure, other: Figure): readonly Arc[] {
  return ARCS.filter((arc) => isInArc(of, arc, other));
}

/** Whether some miniature of the unit is at least partly in an arc of a miniature (leg.arcs.used-by-keywords). */
export function isUnitInArc(of: Figure, arc: Arc, unit: Company): boolean {
  return unit.figures.some((figure) => isInArc(of, arc, figure));
}
