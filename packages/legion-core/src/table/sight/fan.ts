import { GRAZE } from "../lengths.ts";
import { type Corridor, seesAlong, type Trace } from "./corridor.ts";
import type { Outline } from "./frame.ts";
import type { Wall } from "./walls.ts";

/** The number of lines after which the search stops at the current grid. */
const MOST_LINES = 1600;
/** The minimum number of times the cells are quartered: 32 by 32 lines. */
const LEAST_CUTS = 5;

/**
 * A cell of lines between the silhouettes, given by their offsets from the axis at the centre of each silhouette. Every
 * offset is within half a cell of the cell's middle.
 */
interface Fan {
  readonly corridor: Corridor;
  readonly length: number;
  readonly screens: readonly Screen[];
  halfA: number;
  halfB: number;
  /** The screen that blocked the last cell, which probably blocks the next one too. */
  last: number;
}

/**
 * Searches all lines between the silhouettes cell by cell. Cells in which every line is blocked are skipped; the middle
 * line of the others is tested and the cell is quartered. Returns false if every line is blocked, or undefined if some
 * cells remain without a free middle line.
 */
export function seesInFan(corridor: Corridor, trace: Trace): boolean | undefined {
  const { high, low } = corridor;
  const length = (low.outline.minS + low.outline.maxS) / 2;
  const halfA = spread(high.outline, corridor, length);
  const halfB = spread(low.outline, corridor, length);
  const fan: Fan = { corridor, length, screens: screensOf(corridor), halfA, halfB, last: 0 };
  /** The middles of the cells, with two offsets for each. */
  let cells: number[] = [0, 0];
  for (let cuts = 0; cells.length > 0; cuts++) {
    const open: number[] = [];
    for (let i = 0; i + 1 < cells.length; i += 2) {
      const a = cells[i] ?? 0;
      const b = cells[i + 1] ?? 0;
      if (isScreened(fan, a, b)) continue;
      if (seesAlong(corridor, a, (b - a) / length, trace)) return true;
      open.push(a, b);
    }
    if (cuts >= LEAST_CUTS && open.length * 2 > MOST_LINES) return undefined;
    fan.halfA /= 2;
    fan.halfB /= 2;
    cells = quartered(open, fan.halfA, fan.halfB);
  }
  return false;
}

function quartered(cells: readonly number[], halfA: number, halfB: number): number[] {
  const quarters: number[] = [];
  for (let i = 0; i + 1 < cells.length; i += 2) {
    const a = cells[i] ?? 0;
    const b = cells[i + 1] ?? 0;
    quarters.push(a - halfA, b - halfB, a - halfA, b + halfB, a + halfA, b - halfB, a + halfA, b + halfB);
  }
  return quarters;
}

/** Returns half the range of offsets. Diagonal lines cross the middle of a silhouette farther out than its rim. */
function spread({ maxO, minO }: Outline, { high, low }: Corridor, length: number): number {
  const widest = Math.max(maxO, -minO);
  const slope = (high.outline.maxO + low.outline.maxO) / length;
  return widest * Math.min(1.5, Math.sqrt(1 / Math.max(1e-3, 1 - slope * slope)));
}

/** The walls at one place of the axis, as stretches across it with their tops. */
interface Screen {
  readonly s: number;
  readonly bars: readonly { readonly from: number; readonly to: number; readonly top: number }[];
}

/**
 * Places along a wall that are tested besides its corners. Far ones come first, because lines to the lower silhouette
 * are low there.
 */
const SHARES = [0.75, 0.5, 0.98, 0.25, 0.02];

function screensOf({ walls: all, high, low }: Corridor): Screen[] {
  const walls = all.filter(({ bottom }) => bottom === Number.NEGATIVE_INFINITY);
  const screens: Screen[] = [];
  for (const { outline } of walls) {
    const from = Math.max(outline.minS, high.outline.minS);
    const to = Math.min(outline.maxS, low.outline.maxS);
    const places = SHARES.map((share) => from + (to - from) * share);
    for (const s of outline.s) if (s > from && s < to) places.push(s);
    for (const s of places) {
      const bars = walls.flatMap((wall) => across(wall, s)).sort((one, other) => one.from - other.from);
      screens.push({ s, bars });
    }
  }
  return screens;
}

/** Returns the stretches that a wall covers across the axis at `s`. */
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

/**
 * Whether walls at some place of the axis block the whole cell, because they are higher than all of its lines there.
 */
function isScreened(fan: Fan, a: number, b: number): boolean {
  const { corridor, length, screens } = fan;
  const { high, low } = corridor;
  const start = rim(fan, high.outline, a, b, 0);
  const near = length - rim(fan, low.outline, a, b, length);
  const far = low.outline.maxS;
  for (let i = 0; i < screens.length; i++) {
    const at = (fan.last + i) % screens.length;
    const screen = screens[at];
    if (screen === undefined || screen.s <= start || screen.s >= near) continue;
    const height = low.top + ((high.top - low.top) * (far - screen.s)) / (far - start);
    const middle = a + ((b - a) * screen.s) / length;
    const half = halfAt(fan, screen.s) + GRAZE;
    if (!isCovered(screen.bars, middle - half, middle + half, height)) continue;
    fan.last = at;
    return true;
  }
  return false;
}

/** Returns the maximum distance of a cell's lines from its middle line at a place of the axis. */
function halfAt({ length, halfA, halfB }: Fan, s: number): number {
  const t = s / length;
  return Math.abs(1 - t) * halfA + Math.abs(t) * halfB;
}

/** Returns how far from the cell's middle line its lines can leave an outline, along the axis. */
function rim(fan: Fan, { discs, minS, maxS }: Outline, a: number, b: number, middle: number): number {
  const half = (maxS - minS) / 2;
  const [disc] = discs;
  if (discs.length !== 1 || disc === undefined) return half;
  const slope = (b - a) / fan.length;
  const first = a + slope * (middle - half);
  const last = a + slope * (middle + half);
  const before = halfAt(fan, middle - half);
  const after = halfAt(fan, middle + half);
  const low = Math.min(first - before, last - after);
  const high = Math.max(first + before, last + after);
  const nearest = Math.max(low, -high, 0);
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
