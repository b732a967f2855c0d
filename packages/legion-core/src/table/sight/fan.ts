import { GRAZE } from "../lengths.ts";
import { type Corridor, seesAlong, type Trace } from "./corridor.ts";
import type { Outline } from "./frame.ts";
import type { Wall } from "./walls.ts";

/**
 * Lines by where they cross the two silhouettes: the offset from the axis at the centre of the higher one and at that of
 * the lower one. A cell is all lines between two offsets at either.
 */
interface Cell {
  readonly a: number;
  readonly b: number;
}

/** How many lines are tried at most before the search stops at the grid that it has reached. */
const MOST_LINES = 1600;
/** How often the cells are cut in four at least: 32 by 32 lines. */
const LEAST_CUTS = 5;

/**
 * Searches all lines between the silhouettes, cell by cell: cells in which every line is interrupted are left out, the
 * others are tried at their middle and cut in four.
 */
export function seesInFan(corridor: Corridor, trace: Trace): boolean {
  const length = (corridor.low.outline.minS + corridor.low.outline.maxS) / 2;
  const screens = screensOf(corridor);
  let halfA = spread(corridor.high.outline, corridor, length);
  let halfB = spread(corridor.low.outline, corridor, length);
  let cells: Cell[] = [{ a: 0, b: 0 }];
  for (let cuts = 0; cells.length > 0; cuts++) {
    const open: Cell[] = [];
    for (const cell of cells) {
      if (isScreened(corridor, screens, cell, halfA, halfB, length)) continue;
      if (seesAlong(corridor, cell.a, (cell.b - cell.a) / length, trace)) return true;
      open.push(cell);
    }
    if (cuts >= LEAST_CUTS && open.length * 4 > MOST_LINES) return false;
    halfA /= 2;
    halfB /= 2;
    cells = quartered(open, halfA, halfB);
  }
  return false;
}

function quartered(cells: readonly Cell[], halfA: number, halfB: number): Cell[] {
  const quarters: Cell[] = [];
  for (const { a, b } of cells) {
    quarters.push({ a: a - halfA, b: b - halfB }, { a: a - halfA, b: b + halfB });
    quarters.push({ a: a + halfA, b: b - halfB }, { a: a + halfA, b: b + halfB });
  }
  return quarters;
}

/** Half the range of offsets: lines across the axis cross the middle of a silhouette farther out than its rim. */
function spread({ maxO, minO }: Outline, { high, low }: Corridor, length: number): number {
  const widest = Math.max(maxO, -minO);
  const slope = (high.outline.maxO + low.outline.maxO) / length;
  return widest * Math.min(1.5, Math.sqrt(1 / Math.max(1e-3, 1 - slope * slope)));
}

/** What stands at one place of the axis, straight across it: the stretches that walls cover, with their tops. */
interface Screen {
  readonly s: number;
  readonly bars: readonly { readonly from: number; readonly to: number; readonly top: number }[];
}

/** Where along a wall it is looked at. */
const SHARES = [0.5, 0.85, 0.98];

function screensOf(corridor: Corridor): Screen[] {
  const walls = corridor.walls.filter(({ bottom }) => bottom === Number.NEGATIVE_INFINITY);
  const { high, low } = corridor;
  const screens: Screen[] = [];
  for (const { outline } of walls) {
    const from = Math.max(outline.minS, high.outline.minS);
    const to = Math.min(outline.maxS, low.outline.maxS);
    for (const share of SHARES) {
      const s = from + (to - from) * share;
      const bars = walls.flatMap((wall) => across(wall, s)).sort((a, b) => a.from - b.from);
      screens.push({ s, bars });
    }
  }
  return screens;
}

/** The stretch that a wall covers straight across the axis at `s`. */
function across({ outline, top }: Wall, s: number): { from: number; to: number; top: number }[] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const disc of outline.discs) {
    const ds = s - disc.s;
    if (Math.abs(ds) > disc.r) continue;
    const half = Math.sqrt(disc.r * disc.r - ds * ds);
    from = Math.min(from, disc.o - half);
    to = Math.max(to, disc.o + half);
  }
  const count = outline.s.length;
  for (let i = 0; i < count; i++) {
    const s1 = outline.s[i] ?? 0;
    const s2 = outline.s[(i + 1) % count] ?? 0;
    if (s1 > s === s2 > s) continue;
    const o1 = outline.o[i] ?? 0;
    const o = o1 + (((outline.o[(i + 1) % count] ?? 0) - o1) * (s - s1)) / (s2 - s1);
    from = Math.min(from, o);
    to = Math.max(to, o);
  }
  return from < to ? [{ from, to, top }] : [];
}

/** Whether at some place of the axis walls stand across the whole cell, higher than any of its lines there. */
function isScreened(
  { high, low }: Corridor,
  screens: readonly Screen[],
  { a, b }: Cell,
  halfA: number,
  halfB: number,
  length: number,
): boolean {
  /** Offsets between which the lines of the cell lie at a place of the axis. */
  const left = (s: number) => a + ((b - a) * s) / length + spreadAt(s / length, halfA, halfB);
  const right = (s: number) => a + ((b - a) * s) / length - spreadAt(s / length, halfA, halfB);
  const start = rim(high.outline, left, right, 0);
  const near = rim(low.outline, left, right, length);
  const far = low.outline.maxS;
  for (const { s, bars } of screens) {
    if (s <= start || s >= length - near) continue;
    const height = low.top + ((high.top - low.top) * (far - s)) / (far - start);
    if (isCovered(bars, right(s) - GRAZE, left(s) + GRAZE, height)) return true;
  }
  return false;
}

function spreadAt(t: number, halfA: number, halfB: number): number {
  return Math.abs(1 - t) * halfA + Math.abs(t) * halfB;
}

/** How far from its middle at most a line of the cell leaves an outline, along the axis. */
function rim(
  { discs, minS, maxS }: Outline,
  left: (s: number) => number,
  right: (s: number) => number,
  middle: number,
): number {
  const half = (maxS - minS) / 2;
  const [disc] = discs;
  if (discs.length !== 1 || disc === undefined) return half;
  const low = Math.min(right(middle - half), right(middle + half));
  const high = Math.max(left(middle - half), left(middle + half));
  const nearest = low > 0 ? low : high < 0 ? -high : 0;
  return nearest >= disc.r ? 0 : Math.sqrt(disc.r * disc.r - nearest * nearest);
}

function isCovered(bars: Screen["bars"], from: number, to: number, height: number): boolean {
  let reached = from;
  for (const bar of bars) {
    if (bar.top <= height || bar.from > reached + GRAZE) continue;
    if (bar.to > reached) reached = bar.to;
    if (reached >= to) return true;
  }
  return false;
}
