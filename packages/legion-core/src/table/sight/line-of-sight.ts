import { GRAZE } from "../lengths.ts";
import type { Figure, Scene } from "../scene.ts";
import { gap } from "../shapes.ts";
import type { Point3 } from "../vectors.ts";
import { seesPastCorners } from "./candidates.ts";
import { type Corridor, corridorBetween, newTrace, seesAlong, type Trace } from "./corridor.ts";
import { seesInFan } from "./fan.ts";
import { inPlan } from "./frame.ts";
import { sightWithin } from "./overlapping.ts";
import type { Wall } from "./walls.ts";

/** A straight line from a point of one silhouette to a point of the other that nothing interrupts. */
export interface SightLine {
  readonly from: Point3;
  readonly to: Point3;
}

/** Whether two miniatures have line of sight to each other (leg.los.test, leg.los.symmetric). */
export function hasLineOfSight(scene: Scene, a: Figure, b: Figure): boolean {
  const corridor = corridorOf(scene, a, b);
  return corridor.walls.length === 0 || sightLine(corridor, a, b) !== undefined;
}

/**
 * A free line of sight from miniature `a` to miniature `b`, undefined if every line is interrupted. The miniatures need
 * not be among those of the scene: their own fields count, so a spot can be looked at before anything moves there.
 * Where blockers are lower than one of the two silhouettes a gap of less than a 32nd of a base may be missed.
 */
export function lineOfSight(scene: Scene, a: Figure, b: Figure): SightLine | undefined {
  const line = sightLine(corridorOf(scene, a, b), a, b);
  if (line === undefined || isFirst(a, b)) return line;
  return { from: line.to, to: line.from };
}

/** The corridor of two miniatures, the same for both of them. */
export function corridorOf(scene: Scene, a: Figure, b: Figure): Corridor {
  return isFirst(a, b) ? corridorBetween(scene, a, b) : corridorBetween(scene, b, a);
}

/** Whether `a` comes before `b`: the higher top first, and always the same of two, whichever asks. */
function isFirst(a: Figure, b: Figure): boolean {
  if (a.top !== b.top) return a.top > b.top;
  if (a.id !== b.id) return a.id < b.id;
  return a.x !== b.x ? a.x < b.x : a.y < b.y;
}

/** A free line through the corridor of two miniatures, from the one with the higher top. */
export function sightLine(corridor: Corridor, a: Figure, b: Figure): SightLine | undefined {
  if (corridor.walls.some((wall) => hides(corridor, wall))) return undefined;
  const trace = newTrace();
  const meeting = corridor.high.outline.maxS >= corridor.low.outline.minS && gap(a.shape, b.shape) === 0;
  const above = meeting ? sightWithin(corridor, trace) : undefined;
  if (above !== undefined) return above;
  if (corridor.low.outline.minS + corridor.low.outline.maxS <= 0 || !sees(corridor, trace)) return undefined;
  const { alpha, beta, from, to, fromZ, toZ } = trace.found;
  return {
    from: { ...inPlan(corridor.frame, from, alpha + beta * from), z: fromZ },
    to: { ...inPlan(corridor.frame, to, alpha + beta * to), z: toZ },
  };
}

function sees(corridor: Corridor, trace: Trace): boolean {
  if (seesAlong(corridor, 0, 0, trace)) return true;
  if (corridor.walls.length === 0) return false;
  return seesPastCorners(corridor, trace) || (corridor.uneven && seesInFan(corridor, trace));
}

/** Whether one wall stands across everything between the two silhouettes, and higher than both. */
function hides({ high, low, floating }: Corridor, { outline, top }: Wall): boolean {
  if (floating || top <= high.top) return false;
  const left = Math.max(high.outline.maxO, low.outline.maxO) + GRAZE;
  const right = Math.min(high.outline.minO, low.outline.minO) - GRAZE;
  const across = outline.maxO > left && outline.minO < right;
  return across && outline.minS > high.outline.maxS && outline.maxS < low.outline.minS;
}
