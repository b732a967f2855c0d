import { GRAZE } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import type { Shape } from "../shapes.ts";
import type { Point3 } from "../vectors.ts";
import { chord, type Frame, frameBetween, framed, type Meeting, meet, type Outline, type Span } from "./frame.ts";
import { seesThroughGaps } from "./gaps.ts";
import { clearsTops, interrupt, isOnStretch, type Side, type Stretch, type Upright } from "./upright.ts";
import type { Wall } from "./walls.ts";

/** A straight, uninterrupted line from a point of one silhouette to a point of the other. */
export interface SightLine {
  readonly from: Point3;
  readonly to: Point3;
}

/**
 * Two silhouettes with everything that may stand between them, in coordinates from the higher silhouette to the lower
 * one.
 */
export interface Corridor {
  readonly frame: Frame;
  readonly high: End;
  readonly low: End;
  readonly walls: readonly Wall[];
  /** Whether one can see below an object, so that lines lower than from top to top must also be tested. */
  readonly floating: boolean;
  /** Whether the height of an object matters because it is lower than the higher of the two tops. */
  readonly uneven: boolean;
}

/** A silhouette in the coordinates of the corridor. */
export interface End {
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
}

/** Scratch data for testing lines one after the other. */
export interface Trace {
  readonly upright: Upright;
  readonly high: Side;
  readonly low: Side;
  readonly span: Span;
  /** The objects that a line touches, with the side and the place. */
  readonly touched: { meeting: Meeting; lo: number; hi: number; wall: Wall }[];
  readonly found: Stretch;
}

/** Creates an empty trace. */
export function newTrace(): Trace {
  return {
    upright: { lo: [], hi: [], bottom: [], top: [], count: 0 },
    high: { lo: 0, hi: 0, bottom: 0, top: 0 },
    low: { lo: 0, hi: 0, bottom: 0, top: 0 },
    span: { lo: 0, hi: 0 },
    touched: [],
    found: { alpha: 0, beta: 0, from: 0, to: 0, fromZ: 0, toZ: 0 },
  };
}

/** Creates the corridor past these walls from one miniature to another whose top is not higher. */
export function corridorPast(frame: Frame, high: Figure, low: Figure, walls: readonly Wall[]): Corridor {
  const from = { outline: framed(high.shape, frame), bottom: high.z, top: high.top };
  const to = { outline: framed(low.shape, frame), bottom: low.z, top: low.top };
  return corridorWith(frame, from, to, walls);
}

function corridorWith(frame: Frame, high: End, low: End, all: readonly Wall[]): Corridor {
  let floating = false;
  for (const { bottom } of all) if (bottom > Number.NEGATIVE_INFINITY) floating = true;
  const walls: Wall[] = [];
  let uneven = floating;
  for (const wall of all) {
    // Where nothing can be seen under, the line from top to top passes over whatever is lower than both.
    if (!floating && wall.top <= low.top) continue;
    walls.push(wall);
    if (wall.top <= high.top) uneven = true;
  }
  return { frame, high, low, walls, floating, uneven };
}

/** Creates the corridor between two outlines in the plan. All solids block it, regardless of height. */
export function planCorridor(from: Shape, to: Shape, solids: readonly { readonly shape: Shape }[]): Corridor {
  const frame = frameBetween(from.cx, from.cy, to.cx, to.cy);
  const walls = solids.map(({ shape }) => {
    const outline = framed(shape, frame);
    return { outline, bottom: Number.NEGATIVE_INFINITY, top: Number.POSITIVE_INFINITY, whole: false, owner: 0 };
  });
  return {
    frame,
    high: { outline: framed(from, frame), bottom: 0, top: 0 },
    low: { outline: framed(to, frame), bottom: 0, top: 0 },
    walls,
    floating: false,
    uneven: false,
  };
}

/** Returns the corridor with only these of its walls. */
export function narrowed({ frame, high, low }: Corridor, walls: readonly Wall[]): Corridor {
  return corridorWith(frame, high, low, walls);
}

/** Whether there is a sight line along the plan line o = alpha + beta * s. `trace.found` then holds it. */
export function seesAlong(corridor: Corridor, alpha: number, beta: number, trace: Trace): boolean {
  const norm = Math.sqrt(1 + beta * beta);
  if (!endsOn(corridor, alpha, beta, norm, trace)) return false;
  const { upright, high, low, span, touched, found } = trace;
  upright.count = 0;
  touched.length = 0;
  const slack = GRAZE / norm;
  for (const wall of corridor.walls) {
    const meeting = meet(wall.outline, alpha, beta, norm, GRAZE, span);
    if (meeting === "misses") continue;
    if (meeting !== "enters") {
      touched.push({ meeting, lo: span.lo, hi: span.hi, wall });
      continue;
    }
    const opaque = wall.top > high.top && wall.bottom === Number.NEGATIVE_INFINITY;
    if (opaque && isOnStretch(span.lo, span.hi, high.hi, low.lo, slack)) return false;
    interrupt(upright, span.lo, span.hi, wall.bottom, wall.top);
  }
  if (touched.length > 1) squeeze(trace, slack);
  found.alpha = alpha;
  found.beta = beta;
  if (high.hi > low.lo) return seesThroughGaps(upright, high, low, slack, found);
  if (clearsTops(upright, high, low, slack, found, "all")) return true;
  if (!corridor.floating || !clearsTops(upright, high, low, slack, found, "grounded")) return false;
  return seesThroughGaps(upright, high, low, slack, found);
}

/** Computes where the line crosses the two silhouettes. Returns false if it misses one. */
function endsOn({ high, low }: Corridor, alpha: number, beta: number, norm: number, trace: Trace): boolean {
  if (!chord(high.outline, alpha, beta, norm, trace.high)) return false;
  if (!chord(low.outline, alpha, beta, norm, trace.low)) return false;
  trace.high.bottom = high.bottom;
  trace.high.top = high.top;
  trace.low.bottom = low.bottom;
  trace.low.top = low.top;
  return true;
}

/**
 * Blocks a line between two walls that touch it at the same place from both sides, up to the height of the lower wall.
 */
function squeeze({ touched, upright }: Trace, slack: number): void {
  for (let i = 0; i < touched.length; i++) {
    const one = touched[i];
    for (let j = 0; one !== undefined && j < i; j++) {
      const other = touched[j];
      if (other === undefined || one.meeting === other.meeting) continue;
      const lo = Math.max(one.lo, other.lo);
      const hi = Math.min(one.hi, other.hi);
      const bottom = Math.max(one.wall.bottom, other.wall.bottom);
      const top = Math.min(one.wall.top, other.wall.top);
      if (hi >= lo - slack && top > bottom) interrupt(upright, Math.min(lo, hi), Math.max(lo, hi), bottom, top);
    }
  }
}
