import type { Span } from "./frame.ts";

/**
 * The objects that a plan line meets, seen from the side: stretches of the line blocked between two elevations. Every
 * query creates one and reuses it for all its lines.
 */
export interface Upright {
  readonly lo: number[];
  readonly hi: number[];
  readonly bottom: number[];
  readonly top: number[];
  count: number;
}

/** The sight line found: its plan line, its ends along the axis, and their elevations. */
export interface Stretch {
  alpha: number;
  beta: number;
  from: number;
  to: number;
  fromZ: number;
  toZ: number;
}

/** A silhouette seen from the side: its stretch of the line and its elevations. */
export interface Side extends Span {
  bottom: number;
  top: number;
}

/** Adds an interruption between two elevations to the side view. */
export function interrupt(upright: Upright, lo: number, hi: number, bottom: number, top: number): void {
  const at = upright.count++;
  upright.lo[at] = lo;
  upright.hi[at] = hi;
  upright.bottom[at] = bottom;
  upright.top[at] = top;
}

/** What a line must pass over: everything in its way, or only objects that cannot be seen under. */
export type Passed = "all" | "grounded";

/**
 * Whether a line along this plan line leads from one silhouette to the other over everything between them. The top of
 * the first must be at least as high. The best line runs between the tops, from the near rim of the higher one
 * (starting farther back only lowers it) to the far rim of the lower one or an object before it. `slack` is the
 * tolerance of sight along the axis.
 */
export function clearsTops(
  upright: Upright,
  high: Side,
  low: Side,
  slack: number,
  found: Stretch,
  passed: Passed,
): boolean {
  found.from = high.hi;
  found.fromZ = high.top;
  found.toZ = low.top;
  if (high.top > low.top) {
    if (isClear(upright, high, low, low.hi, slack, found, passed)) return true;
    for (let i = 0; i < upright.count; i++) {
      const end = upright.lo[i] ?? 0;
      if (end > low.lo && end < low.hi && isClear(upright, high, low, end, slack, found, passed)) return true;
    }
  }
  return isClear(upright, high, low, low.lo, slack, found, passed);
}

function isClear(
  upright: Upright,
  high: Side,
  low: Side,
  end: number,
  slack: number,
  found: Stretch,
  passed: Passed,
): boolean {
  const start = high.hi;
  const fall = end > start ? (high.top - low.top) / (end - start) : 0;
  for (let i = 0; i < upright.count; i++) {
    const lo = upright.lo[i] ?? 0;
    const hi = upright.hi[i] ?? 0;
    if (!isOnStretch(lo, hi, start, end, slack)) continue;
    if (passed === "grounded" && (upright.bottom[i] ?? 0) > Number.NEGATIVE_INFINITY) continue;
    if (low.top + fall * (end - Math.min(hi, end)) < (upright.top[i] ?? 0)) return false;
  }
  found.to = end;
  return true;
}

/**
 * Whether an interruption from `lo` to `hi` blocks the stretch from `start` to `end`. One inside it or along all of it
 * counts at any length, one across an end only if it enters by more than the tolerance.
 */
export function isOnStretch(lo: number, hi: number, start: number, end: number, slack: number): boolean {
  if (lo >= end || hi <= start) return false;
  if ((lo >= start && hi <= end) || (lo <= start && hi >= end)) return true;
  return Math.min(hi, end) - Math.max(lo, start) > slack;
}
