import { CONTACT, mm } from "../lengths.ts";
import { disc, distance, gap, overlaps, polygon, type Shape, signedDistance, stadium } from "../shapes.ts";
import { cross, dot, leftOf, moved, snapped, unitVector, type Vec, vector } from "../vectors.ts";
import type { Speed, Tool } from "./moves.ts";

/**
 * Lengths of the tools, between the deepest points of their ends. Sources differ by up to 2 mm
 * (leg.measure.three-movement-tools).
 */
export const TOOL_LENGTHS: Readonly<Record<Speed, number>> = { 1: mm(75), 2: mm(125), 3: mm(175) };

/** Half the width of a tool. Only one source measured it. */
export const TOOL_HALF_WIDTH: number = mm(7.5);

/** Radius of the disc that joins the two arms. Only one source measured it. */
export const JOINT_RADIUS: number = mm(8.75);

/** How far the prongs of an end extend past its deepest point. */
export const PRONG: number = mm(2.27);

/**
 * Half the arc of an end, from its deepest point to the tip of a prong, as coordinates along and across the arm. The
 * arc has the radius of a small base, 13.5 mm; its chords differ from it by at most 0.06 mm.
 */
const END_ARC: readonly Vec[] = [
  { x: 0, y: 0 },
  { x: mm(0.23), y: mm(2.5) },
  { x: mm(0.96), y: mm(5) },
  { x: PRONG, y: TOOL_HALF_WIDTH },
];

/** An end in the coordinates of its arm. Its deepest point is the origin, and its prongs point towards negative x. */
const END_PIECES: readonly Shape[] = END_ARC.slice(1).flatMap((outer, index) => {
  const inner = END_ARC[index] ?? outer;
  return [1, -1].map((side) => {
    const corners = [
      { x: 0, y: side * inner.y },
      { x: inner.x, y: side * inner.y },
      { x: outer.x, y: side * outer.y },
      { x: 0, y: side * outer.y },
    ];
    return polygon(inner.x === 0 ? corners.slice(1) : corners);
  });
});

/** The maximum distance of an end's corners from its deepest point. */
const END_REACH = distance(0, 0, PRONG, TOOL_HALF_WIDTH);

/** A movement tool on the table: two arms of equal length that meet in a joint. */
export interface ToolRegion {
  /** Deepest point of the tool's near end. */
  readonly start: Vec;
  readonly joint: Vec;
  /** Deepest point of the tool's far end. */
  readonly end: Vec;
  /** Unit vectors of the arms. */
  readonly first: Vec;
  readonly second: Vec;
  /** Length of an arm. */
  readonly arm: number;
}

/** Returns the area of the tool that begins at this point. */
export function toolRegion(start: Vec, { speed, first, second }: Tool): ToolRegion {
  const arm = TOOL_LENGTHS[speed] / 2;
  const one = unitVector(first);
  const two = unitVector(second);
  const joint = moved(start, one, arm);
  const end = moved(joint, two, arm);
  return { start, joint, end, first: one, second: two, arm };
}

/** Whether the arms are bent by at most a right angle to either side (leg.move.standard-bend). */
export function isBendPossible({ first, second }: Tool): boolean {
  return dot(first, second) >= 0;
}

/** Returns the convex shapes of the tool: both arms, the joint, and its ends with their prongs. */
export function toolPieces(region: ToolRegion): Shape[] {
  return [...bodyOf(region), ...endOf(region.start, region.first, -1), ...endOf(region.end, region.second, 1)];
}

function bodyOf({ start, joint, end, first, second }: ToolRegion): Shape[] {
  return [strip(start, joint, first), strip(joint, end, second), disc(joint.x, joint.y, JOINT_RADIUS)];
}

function strip(from: Vec, to: Vec, unit: Vec): Shape {
  const left = leftOf(unit);
  return polygon([
    moved(from, left, -TOOL_HALF_WIDTH),
    moved(to, left, -TOOL_HALF_WIDTH),
    moved(to, left, TOOL_HALF_WIDTH),
    moved(from, left, TOOL_HALF_WIDTH),
  ]);
}

/** Returns the prongs of an end. `towards` says whether they point along the arm or back. */
function endOf(at: Vec, unit: Vec, towards: 1 | -1): Shape[] {
  const left = leftOf(unit);
  return END_PIECES.map(({ core }) =>
    polygon(core.map(({ x, y }) => moved(moved(at, unit, towards * x), left, towards * y))),
  );
}

/** Whether the tool overlaps an outline by more than `depth`. Touching is not an overlap. */
export function toolOverlaps(region: ToolRegion, shape: Shape, depth: number): boolean {
  const { start, joint, end } = region;
  // The joint is wide enough that arms as wide as it hold the prongs as well.
  if (!isNearArm(start, joint, shape) && !isNearArm(joint, end, shape)) return false;
  if (bodyOf(region).some((piece) => overlaps(piece, shape, depth))) return true;
  return endMeets(region.start, region.first, -1, shape, depth) || endMeets(region.end, region.second, 1, shape, depth);
}

function isNearArm(from: Vec, to: Vec, shape: Shape): boolean {
  const { x, y } = vector(from, to);
  const share = ((shape.cx - from.x) * x + (shape.cy - from.y) * y) / (x * x + y * y);
  const along = Math.min(1, Math.max(0, share));
  const apart = distance(shape.cx, shape.cy, from.x + x * along, from.y + y * along);
  return apart < JOINT_RADIUS + shape.reach && overlaps(stadium(from, to, JOINT_RADIUS), shape, 0);
}

function endMeets(at: Vec, unit: Vec, towards: 1 | -1, shape: Shape, depth: number): boolean {
  if (signedDistance(shape, at.x, at.y) > END_REACH) return false;
  return endOf(at, unit, towards).some((piece) => overlaps(piece, shape, depth));
}

/** Returns the gap between the tool and an outline, or 0 if they touch or overlap. */
export function gapToTool(region: ToolRegion, shape: Shape): number {
  if (shape.core.length === 1) return Math.max(0, distanceToTool(region, { x: shape.cx, y: shape.cy }) - shape.radius);
  return toolPieces(region).reduce((least, piece) => Math.min(least, gap(piece, shape)), Number.POSITIVE_INFINITY);
}

/** Returns the distance from a point to the tool, or 0 on it. */
export function distanceToTool(region: ToolRegion, at: Vec): number {
  const { start, end, first, second } = region;
  const near = framed(start, first, at);
  const far = framed(end, second, at);
  return Math.max(
    0,
    Math.min(distanceToBody(region, at), distanceToEnd({ x: 0 - near.x, y: near.y }), distanceToEnd(far)),
  );
}

/** Whether a disc around a point touches the tool, with the tolerance of contact. */
export function reachesTool(region: ToolRegion, at: Vec, radius: number): boolean {
  const most = radius + CONTACT;
  return distanceToBody(region, at) <= most || distanceToTool(region, at) <= most;
}

/** Returns the distance from a point to the tool without its prongs; negative inside the joint. */
function distanceToBody({ start, joint, end, first, second, arm }: ToolRegion, at: Vec): number {
  return Math.min(
    distanceToStrip(framed(start, first, at), 0, arm),
    distanceToStrip(framed(end, second, at), -arm, 0),
    distance(at.x, at.y, joint.x, joint.y) - JOINT_RADIUS,
  );
}

/** Converts a point to the coordinates of an arm: along it and across it. */
function framed(origin: Vec, unit: Vec, at: Vec): Vec {
  const from = vector(origin, at);
  return { x: dot(unit, from), y: cross(unit, from) };
}

function distanceToStrip({ x, y }: Vec, low: number, high: number): number {
  return distance(x < low ? low - x : Math.max(0, x - high), Math.max(0, Math.abs(y) - TOOL_HALF_WIDTH), 0, 0);
}

function distanceToEnd({ x, y }: Vec): number {
  let least = Number.POSITIVE_INFINITY;
  for (const piece of END_PIECES) least = Math.min(least, signedDistance(piece, x, y));
  return least;
}

/**
 * Returns the centre, on the grid, of a round base of this radius that fits into the far end of the tool: the end of a
 * full move.
 */
export function nestedAtEnd({ end, second }: ToolRegion, radius: number): Vec {
  return snapped(moved(end, second, radius));
}
