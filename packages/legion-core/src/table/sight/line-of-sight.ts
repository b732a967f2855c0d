import type { Figure, Surroundings } from "../scene.ts";
import { gap } from "../shapes.ts";
import { seesPastCorners } from "./candidates.ts";
import { type Corridor, corridorPast, newTrace, type SightLine, seesAlong, type Trace } from "./corridor.ts";
import { seesInFan } from "./fan.ts";
import { type Frame, frameBetween, inPlan } from "./frame.ts";
import { sightWithin } from "./overlapping.ts";
import { type Wall, wallsBetween } from "./walls.ts";

/*
 * How line of sight is decided. Two silhouettes, A and B, see each other if one straight line from any part of the one to any
 * part of the other is interrupted by nothing (leg.los.test). A is the one with the higher top, whoever asks: so the answer
 * is the same from both sides (leg.los.symmetric).
 *
 * FROM ABOVE every line is a plan line o = alpha + beta * s: s runs from the middle of A to the middle of B, o to the left
 * of that (frame.ts). It must meet both outlines; each wall (walls.ts) it misses, touches or enters.
 *
 *      o                        +-------------+
 *      ^   .---.                |   wall 1    |                .---.
 *      |  /     \. . . . . . . .+-------------+. . . . . . . ./     \
 *      + | - + - | - - - - - - - - - - - - +---------+ - - - - | - + - | -> s
 *         \  A  /                          | wall 2  |          \  B  /
 *          '---'                           +---------+           '---'
 *
 * The axis enters wall 2. The dotted line touches wall 1 and is free: a line only touches what it enters by no more than GRAZE,
 * 0.02 mm. Between two walls that touch it at one place from both sides there is no gap, though (`squeeze` in corridor.ts).
 *
 * FROM THE SIDE a plan line lies in A from lo to hi, in B likewise, and each wall that it enters is a bar between two
 * elevations: from the ground up or, for what floats, with room to see under it. GRAZE is taken off both ends of a bar.
 *
 *   z ^    +-----+
 *     |    |     | .  .  .
 *     |    |     |         .  .  .
 *     |    |  A  |           +---+ .  .  .
 *     |    |     |           |   |         .  .  .
 *     |    |     |           |bar|                 +-----+
 *     |    |     |           |   |                 |  B  |
 *     |    |     |           |   |                 |     |
 *     +----------------------------------------------------------> s
 *         lo    hi          lo   hi               lo    hi
 *
 * The line that runs highest over what is in between leads from top to top: from the near rim of A (its hi) to the far rim
 * of B (its hi), or until just before what stands within B's outline. It falls, so it is free if at the far end of each bar
 * it is not below the top of that bar (`clearsTops` in upright.ts). Past what floats a line may run over or under it
 * (`seesThroughGaps` in gaps.ts).
 *
 * WHICH LINES ARE TRIED. The first that settles it does:
 *   1. Nothing stands between the two at an elevation that matters: they see each other, and no line is looked at.
 *   2. One wall stands across everything, taller than both and with no room under it (`whole`): they do not.
 *   3. The outlines meet in the plan: points that they share, plumb lines, lines along the axis (overlapping.ts).
 *   4. The axis. Walls lower than both tops are left out by now, if nothing floats: the line passes over them.
 *   5. If the height of some wall matters, all plan lines in cells: a cell is dropped where walls stand across all of its
 *      lines, higher than these are there, else it is tried at its middle and cut in four (fan.ts).
 *   6. The extreme lines, which touch two corners or discs of walls and silhouettes: where all walls are taller than both,
 *      a free line can be moved until it is one of these (candidates.ts).
 *
 * Cover asks another question, for lines that are interrupted: it is drawn in obscured.ts.
 */

/** Whether two miniatures have line of sight to each other (leg.los.test, leg.los.symmetric). */
export function hasLineOfSight(scene: Surroundings, a: Figure, b: Figure): boolean {
  const [high, low] = isFirst(a, b) ? [a, b] : [b, a];
  const frame = frameOf(high, low);
  const walls = wallsBetween(scene, frame, high, low, true);
  if (walls.length === 0) return true;
  return !isHidden(walls) && hasSightLine(corridorPast(frame, high, low, walls), a, b);
}

/** Creates the frame from the centre of one outline to that of another. */
function frameOf({ shape: from }: Figure, { shape: to }: Figure): Frame {
  return frameBetween(from.cx, from.cy, to.cx, to.cy);
}

/**
 * Returns a free line of sight from miniature `a` to miniature `b`, or undefined if every line is blocked. The
 * miniatures need not be in the scene, so a spot can be tested before anything moves there. If blockers are lower than
 * one of the two silhouettes, a gap of less than 1/32 of a base may be missed.
 */
export function lineOfSight(scene: Surroundings, a: Figure, b: Figure): SightLine | undefined {
  const line = sightLine(corridorOf(scene, a, b), a, b);
  if (line === undefined || isFirst(a, b)) return line;
  return { from: line.to, to: line.from };
}

/** Returns the corridor between two miniatures, which is the same in both directions. */
export function corridorOf(scene: Surroundings, a: Figure, b: Figure): Corridor {
  const [high, low] = isFirst(a, b) ? [a, b] : [b, a];
  const frame = frameOf(high, low);
  return corridorPast(frame, high, low, wallsBetween(scene, frame, high, low, false));
}

/**
 * Whether `a` comes before `b`: the higher top comes first, and the order of a pair never depends on the direction
 * asked.
 */
function isFirst(a: Figure, b: Figure): boolean {
  if (a.top !== b.top) return a.top > b.top;
  if (a.id !== b.id) return a.id < b.id;
  return a.x !== b.x ? a.x < b.x : a.y < b.y;
}

/**
 * Returns a free line through the corridor of two miniatures, from the one with the higher top, or undefined if there
 * is none.
 */
function sightLine(corridor: Corridor, a: Figure, b: Figure): SightLine | undefined {
  const trace = newTrace();
  const above = overlap(corridor, a, b) ? sightWithin(corridor, trace) : undefined;
  if (above !== undefined) return above;
  if (!sees(corridor, trace)) return undefined;
  const { alpha, beta, from, to, fromZ, toZ } = trace.found;
  return {
    from: { ...inPlan(corridor.frame, from, alpha + beta * from), z: fromZ },
    to: { ...inPlan(corridor.frame, to, alpha + beta * to), z: toZ },
  };
}

// Written anew by each line that is tried: of lines that are but looked for nothing is kept.
const TRACE = newTrace();

/** Whether there is a free line through the corridor of two miniatures. */
export function hasSightLine(corridor: Corridor, a: Figure, b: Figure): boolean {
  return (overlap(corridor, a, b) && sightWithin(corridor, TRACE) !== undefined) || sees(corridor, TRACE);
}

/** Whether the outlines of two miniatures overlap in the plan. */
function overlap({ high, low }: Corridor, a: Figure, b: Figure): boolean {
  return high.outline.maxS >= low.outline.minS && gap(a.shape, b.shape) === 0;
}

function sees(corridor: Corridor, trace: Trace): boolean {
  const { low, walls, uneven } = corridor;
  // One straight above the other: there is no axis between the two.
  if (low.outline.minS + low.outline.maxS <= 0 || isHidden(walls)) return false;
  if (seesAlong(corridor, 0, 0, trace)) return true;
  if (walls.length === 0) return false;
  return (uneven ? seesInFan(corridor, trace) : undefined) ?? seesPastCorners(corridor, trace);
}

function isHidden(walls: readonly Wall[]): boolean {
  for (const { whole } of walls) if (whole) return true;
  return false;
}
