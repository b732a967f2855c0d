import type { Figure } from "./scene.ts";
import { cross, type Direction, dot, leftOf, reversed, unitOf } from "./vectors.ts";

/** The arcs of a notched base (leg.arcs.four). */
export type Arc = "front" | "left" | "right" | "rear";

/** The middle of an arc, seen from a base that heads this way. */
function middleOf(arc: Arc, heading: Direction): Direction {
  if (arc === "front") return heading;
  if (arc === "rear") return reversed(heading);
  return arc === "left" ? leftOf(heading) : reversed(leftOf(heading));
}

/**
 * Whether a miniature is at least partly in an arc of another, which is a quarter of the plan around the centre of its
 * base: 45 degrees to both sides of its middle. The lines sculpted on the bases were not measured.
 */
export function isInArc(of: Figure, arc: Arc, other: Figure): boolean {
  const middle = middleOf(arc, of.spec.heading);
  return other.shape.core.some(({ x, y }) => reachesArc({ x: x - of.x, y: y - of.y }, middle, other.shape.radius));
}

function reachesArc(to: Direction, middle: Direction, radius: number): boolean {
  if (dot(to, middle) >= Math.abs(cross(to, middle))) return true;
  const left = leftOf(middle);
  const bounds = [
    { x: middle.x + left.x, y: middle.y + left.y },
    { x: middle.x - left.x, y: middle.y - left.y },
  ];
  return bounds.some((bound) => {
    const unit = unitOf(bound);
    return dot(to, unit) >= 0 ? Math.abs(cross(to, unit)) < radius : dot(to, to) < radius * radius;
  });
}
