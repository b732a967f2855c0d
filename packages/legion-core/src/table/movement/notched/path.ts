import { BASES, type BaseSize, NOTCH_DEPTH } from "../../bases.ts";
import type { TableOptions } from "../../options.ts";
import { type Direction, dot, leftOf, moved, reversed, type Vec } from "../../vectors.ts";
import type { Move } from "../moves.ts";
import type { ToolRegion } from "../tool.ts";

/** The notch of a base that goes first: that of the front, the rear (a reverse) or a side (a strafe). */
export type Leading = Extract<Move, { type: "notched" }>["towards"];

/**
 * The path of a notched base along a laid tool. Both notches stay on the axis of the tool, which is prolonged backwards
 * from its near end and forwards from its far end (leg.notched.step-5-partial).
 *
 * A place on the path is its `way`: how far the mean of the two notches has come along that axis. Neither notch moves
 * more than twice as fast as it, the centre no faster, and everything about a pose follows from it in closed form.
 */
export interface NotchedPath extends Pick<ToolRegion, "start" | "joint" | "first" | "second" | "arm"> {
  /** From the centre of the base to each of its two notches. */
  readonly half: number;
  /** The way of a full move: the length of the tool and the distance between the notches. */
  readonly full: number;
}

/** Where the notches of a base are while it travels. */
export interface Riding {
  readonly leading: Vec;
  readonly trailing: Vec;
  readonly centre: Vec;
}

/** Where a base is put down: its centre, and whether its axis follows the second arm of the tool or still the first. */
export interface PutDown {
  readonly at: Vec;
  readonly arm: "first" | "second";
}

/** From the centre of a base to its front and rear notches, or to its side notches. */
export function notchDistance(size: BaseSize, leading: Leading): number {
  const { radius, halfLength } = BASES[size];
  return (leading === "front" || leading === "rear" ? halfLength : radius) - NOTCH_DEPTH;
}

/** Where the leading notch of a base points. */
export function notchDirection(leading: Leading, heading: Direction): Direction {
  if (leading === "front") return heading;
  if (leading === "rear") return reversed(heading);
  return leading === "left" ? leftOf(heading) : reversed(leftOf(heading));
}

/** The heading of a base whose leading notch points this way. */
export function headingOf(leading: Leading, direction: Direction): Direction {
  if (leading === "left") return notchDirection("right", direction);
  return leading === "right" ? notchDirection("left", direction) : notchDirection(leading, direction);
}

/** The path of a base along a tool that begins in its leading notch, `half` from its centre. */
export function notchedPath({ start, joint, first, second, arm }: ToolRegion, half: number): NotchedPath {
  return { start, joint, first, second, arm, half, full: 2 * arm + 2 * half };
}

/** The point of the prolonged axis so far past the near end of the tool. */
function onAxis(path: NotchedPath, along: number): Vec {
  const past = along - path.arm;
  return past <= 0 ? moved(path.start, path.first, along) : moved(path.joint, path.second, past);
}

/**
 * How far past the near end of the tool the two notches are. While the joint lies between them, the one p before it and
 * the other q past it, the law of cosines gives their sum from their difference, for a distance D and a bend b:
 * (q + p)² (1 + cos b) + (q - p)² (1 - cos b) = 2 D².
 */
function notchesAt({ arm, half, first, second }: NotchedPath, way: number): { lead: number; trail: number } {
  const mean = way - half;
  const past = mean - arm;
  if (past <= -half || past >= half) return { lead: mean + half, trail: mean - half };
  const cosine = dot(first, second);
  const apart = Math.sqrt((2 * half * half - past * past * (1 - cosine)) / (1 + cosine));
  return { lead: mean + apart, trail: mean - apart };
}

/** The notches and the centre of the base at a place of the path. */
export function ridingAt(path: NotchedPath, way: number): Riding {
  const { lead, trail } = notchesAt(path, way);
  const leading = onAxis(path, lead);
  const trailing = onAxis(path, trail);
  return { leading, trailing, centre: { x: (leading.x + trailing.x) / 2, y: (leading.y + trailing.y) / 2 } };
}

/** How far the leading notch has come along the tool at a place of the path. */
export function travelAt(path: NotchedPath, way: number): number {
  return notchesAt(path, way).lead;
}

/** The place of the path where the leading notch has come this far along the tool: the inverse of {@link travelAt}. */
export function wayOf({ arm, half, first, second }: NotchedPath, travel: number): number {
  const past = travel - arm;
  if (past <= 0 || past >= 2 * half) return travel;
  const cosine = dot(first, second);
  const sine2 = Math.max(0, 1 - cosine * cosine);
  const before = Math.sqrt(4 * half * half - past * past * sine2) - past * cosine;
  return arm + half + (past - before) / 2;
}

/**
 * Where the base is put down when it stops at a place of the path: its axis turned parallel to the arm that the leading
 * notch has reached (leg.notched.step-5-orientation), around that notch or around the centre by the option.
 */
export function putDownAt(path: NotchedPath, way: number, keep: TableOptions["partialStop"]): PutDown {
  const { leading, centre } = ridingAt(path, way);
  const arm = travelAt(path, way) <= path.arm ? "first" : "second";
  return { at: keep === "centre" ? centre : moved(leading, path[arm], -path.half), arm };
}
