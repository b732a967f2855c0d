import { GRAZE } from "../lengths.ts";
import { isOnStretch, type Side, type Stretch, type Upright } from "./upright.ts";

/** An interruption of one stretch of the line, from any source. */
interface Bar {
  readonly lo: number;
  readonly hi: number;
  readonly bottom: number;
  readonly top: number;
}

/** The elevations of a line at its start and at its end. */
interface Pair {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a line along a plan line leads from one silhouette to the other over or under everything between them. It
 * tests ends at the rims, at the middles and at objects inside the outlines. For given ends the allowed elevations form
 * a polygon, which each interruption cuts; one that can be seen under leaves two ways to continue.
 */
export function seesThroughGaps(upright: Upright, a: Side, b: Side, slack: number, found: Stretch): boolean {
  const bars = mergedBars(upright);
  const starts = leavesThroughFace(a, b) ? endsWithin(bars, a) : [a.hi];
  const ends = leavesThroughFace(b, a) ? endsWithin(bars, b) : [b.lo];
  for (const start of starts) {
    for (const end of ends) {
      const pair = start === end ? undefined : passing(bars, a, b, start, end, slack);
      if (pair === undefined) continue;
      found.from = start;
      found.fromZ = pair.from;
      found.to = end;
      found.toZ = pair.to;
      return true;
    }
  }
  return false;
}

/**
 * Whether a line to the other silhouette may leave one through its top or bottom. All others leave it at the rim towards
 * the other, and the part from there on meets no more than the whole line.
 */
function leavesThroughFace(one: Side, other: Side): boolean {
  const areApart = one.hi < other.lo || other.hi < one.lo;
  return !areApart || one.top < other.top || one.bottom > other.bottom;
}

function endsWithin(bars: readonly Bar[], { lo, hi }: Side): number[] {
  const ends = [hi, lo];
  for (const bar of bars) {
    if (bar.lo > lo && bar.lo < hi) ends.push(bar.lo);
    if (bar.hi > lo && bar.hi < hi) ends.push(bar.hi);
  }
  if (bars.some((bar) => bar.lo < hi && bar.hi > lo)) ends.push((lo + hi) / 2);
  return ends;
}

/**
 * Splits the interruptions into columns, and merges those directly on top of each other because there is no gap between
 * them.
 */
function mergedBars(upright: Upright): Bar[] {
  const cuts = [...upright.lo.slice(0, upright.count), ...upright.hi.slice(0, upright.count)].sort((a, b) => a - b);
  const bars: Bar[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const lo = cuts[i] ?? 0;
    const hi = cuts[i + 1] ?? 0;
    if (lo < hi) bars.push(...column(upright, lo, hi));
  }
  for (let i = 0; i < upright.count; i++) {
    const lo = upright.lo[i] ?? 0;
    if (lo === upright.hi[i]) bars.push({ lo, hi: lo, bottom: upright.bottom[i] ?? 0, top: upright.top[i] ?? 0 });
  }
  return bars;
}

function column(upright: Upright, lo: number, hi: number): Bar[] {
  const here: Bar[] = [];
  for (let i = 0; i < upright.count; i++) {
    if ((upright.lo[i] ?? 0) > lo || (upright.hi[i] ?? 0) < hi) continue;
    here.push({ lo, hi, bottom: upright.bottom[i] ?? 0, top: upright.top[i] ?? 0 });
  }
  here.sort((a, b) => a.bottom - b.bottom);
  const merged: Bar[] = [];
  for (const bar of here) {
    const below = merged[merged.length - 1];
    // The tolerance was taken off both, so what lies within it of each other is at most three times that apart.
    if (below === undefined || bar.bottom > below.top + 3 * GRAZE) merged.push(bar);
    else merged[merged.length - 1] = { ...below, top: Math.max(below.top, bar.top) };
  }
  return merged;
}

/** Returns the elevations at the start and end of a free line, or undefined if there is none. */
function passing(bars: readonly Bar[], a: Side, b: Side, start: number, end: number, slack: number): Pair | undefined {
  const lo = Math.min(start, end);
  const hi = Math.max(start, end);
  const between = bars.filter((bar) => isOnStretch(bar.lo, bar.hi, lo, hi, slack));
  const corners = [
    { from: a.top, to: b.top },
    { from: a.bottom, to: b.top },
    { from: a.bottom, to: b.bottom },
    { from: a.top, to: b.bottom },
  ];
  return passingAll(between, 0, corners, (s) => (s - start) / (end - start));
}

function passingAll(
  bars: readonly Bar[],
  at: number,
  pairs: readonly Pair[],
  share: (s: number) => number,
): Pair | undefined {
  if (pairs.length === 0) return undefined;
  const bar = bars[at];
  if (bar === undefined) return middle(pairs);
  const first = Math.min(1, Math.max(0, share(bar.lo)));
  const last = Math.min(1, Math.max(0, share(bar.hi)));
  const above = cut(cut(pairs, first, bar.top, 1), last, bar.top, 1);
  const over = passingAll(bars, at + 1, above, share);
  if (over !== undefined) return over;
  return passingAll(bars, at + 1, cut(cut(pairs, first, bar.bottom, -1), last, bar.bottom, -1), share);
}

/**
 * Returns the part of the polygon in which the line is not below (`sign` 1) or not above (-1) an elevation at a
 * fraction of its length.
 */
function cut(pairs: readonly Pair[], share: number, level: number, sign: 1 | -1): Pair[] {
  const left: Pair[] = [];
  let before = pairs[pairs.length - 1];
  for (const pair of pairs) {
    if (before === undefined) break;
    const h1 = sign * (before.from + share * (before.to - before.from) - level);
    const h2 = sign * (pair.from + share * (pair.to - pair.from) - level);
    if (h1 >= 0 !== h2 >= 0) {
      const t = h1 / (h1 - h2);
      left.push({ from: before.from + t * (pair.from - before.from), to: before.to + t * (pair.to - before.to) });
    }
    if (h2 >= 0) left.push(pair);
    before = pair;
  }
  return left;
}

/** Returns a pair inside the polygon: the mean of its corners. */
function middle(pairs: readonly Pair[]): Pair {
  let from = 0;
  let to = 0;
  for (const pair of pairs) {
    from += pair.from;
    to += pair.to;
  }
  return { from: from / pairs.length, to: to / pairs.length };
}
