import { BASES, type BaseSize, NOTCH_DEPTH } from "../../bases.ts";
import type { TableOptions } from "../../options.ts";
import { type Direction, dot, leftOf, moved, reversed, type Vec } from "../../vectors.ts";
import type { Move } from "../moves.ts";
import type { ToolRegion } from "../tool.ts";

/** The leading notch of a base: the front, the rear (a reverse) or a side (a strafe). */
export type Leading = Extract<Move, { type: "notched" }>["towards"];

/**
 * The path of a notched base along a laid tool. Both notches stay on the axis of the tool, which is extended straight
 * beyond both of its ends (leg.notched.step-5-partial).
 *
 * A place on the path is given by its `way`: the distance of the midpoint between the two notches along that axis. When
 * the way changes, neither notch moves more than twice as far, and the centre moves no farther. Every pose can be
 * computed directly from its way.
 */
export interface NotchedPath extends Pick<ToolRegion, "start" | "joint" | "first" | "second" | "arm"> {
  /** Distance from the centre of the base to each of its two notches. */
  readonly half: number;
  /** The `way` of a full move: the length of the tool plus the distance between the notches. */
  readonly full: number;
}

/** The positions of a base's notches while it travels. */
export interface Riding {
  readonly leading: Vec;
  readonly trailing: Vec;
  readonly centre: Vec;
}

/**
 * The position where a base is put down: its centre, and whether its axis follows the first or second arm of the tool.
 */
export interface PutDown {
  readonly at: Vec;
  readonly arm: "first" | "second";
}

/** Returns the distance from the centre of a base to its front and rear notches, or to its side notches. */
export function notchDistance(size: BaseSize, leading: Leading): number {
  const { radius, halfLength } = BASES[size];
  return (leading === "front" || leading === "rear" ? halfLength : radius) - NOTCH_DEPTH;
}

/** Returns the direction of a base's leading notch. */
export function notchDirection(leading: Leading, heading: Direction): Direction {
  if (leading === "front") return heading;
  if (leading === "rear") return reversed(heading);
  return leading === "left" ? leftOf(heading) : reversed(leftOf(heading));
}

/** Returns the heading of a base whose leading notch points in this direction. */
export function headingOf(leading: Leading, direction: Direction): Direction {
  if (leading === "left") return notchDirection("right", direction);
  return leading === "right" ? notchDirection("left", direction) : notchDirection(leading, direction);
}

/** Returns the path of a base along a tool that begins in its leading notch, `half` from its centre. */
export function notchedPath({ start, joint, first, second, arm }: ToolRegion, half: number): NotchedPath {
  return { start, joint, first, second, arm, half, full: 2 * arm + 2 * half };
}

/** Returns the point of the extended axis at a distance beyond the near end of the tool. */
function onAxis(path: NotchedPath, along: number): Vec {
  const past = along - path.arm;
  return past <= 0 ? moved(path.start, path.first, along) : moved(path.joint, path.second, past);
}

/**
 * Returns how far the two notches are beyond the near end of the tool. While the joint lies between them, one notch p
 * before it and the other q past it, the law of cosines gives p + q from q - p, for a distance D between the notches
 * and a bend b: (q + p)² (1 + cos b) + (q - p)² (1 - cos b) = 2 D².
 */
function notchesAt({ arm, half, first, second }: NotchedPath, way: number): { lead: number; trail: number } {
  const mean = way - half;
  const past = mean - arm;
  if (past <= -half || past >= half) return { lead: mean + half, trail: mean - half };
  const cosine = dot(first, second);
  const apart = Math.sqrt((2 * half * half - past * past * (1 - cosine)) / (1 + cosine));
  return { lead: mean + apart, trail: mean - apart };
}

/** Returns the notches and the centre of the base at a place of the path. */
export function ridingAt(path: NotchedPath, way: number): Riding {
  const { lead, trail } = notchesAt(path, way);
  const leading = onAxis(path, lead);
  const trailing = onAxis(path, trail);
  return { leading, trailing, centre: { x: (leading.x + trailing.x) / 2, y: (leading.y + trailing.y) / 2 } };
}

/** Returns how far the leading notch has moved along the tool at a place of the path. */
export function travelAt(path: NotchedPath, way: number): number {
  return notchesAt(path, way).lead;
}

/**
 * Returns the place of the path where the leading notch has moved this far along the tool: the inverse of
 * {@link travelAt}.
 */
export function wayOf({ arm, half, first, second }: NotchedPath, travel: number): number {
  const past = travel - arm;
  if (past <= 0 || past >= 2 * half) return travel;
  const cosine = dot(first, second);
  const sine2 = Math.max(0, 1 - cosine * cosine);
  const before = Math.sqrt(4 * half * half - past * past * sine2) - past * cosine;
  return arm + half + (past - before) / 2;
}

/**
 * Returns where the base is put down when it stops at a place of the path. Its axis turns parallel to the arm that the
 * leading notch has reached (leg.notched.step-5-orientation), around that notch or the centre depending on the option.
 */
export function putDownAt(path: NotchedPath, way: number, keep: TableOptions["partialStop"]): PutDown {
  const { leading, centre } = ridingAt(path, way);
  const arm = travelAt(path, way) <= path.arm ? "first" : "second";
  return { at: keep === "centre" ? centre : moved(leading, path[arm], -path.half), arm };
}
