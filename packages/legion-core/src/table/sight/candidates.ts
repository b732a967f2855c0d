import { GRAZE } from "../lengths.ts";
import { type Corridor, seesAlong, type Trace } from "./corridor.ts";
import type { Disc, Outline } from "./frame.ts";

/** An object that an extreme line can touch: a disc, or a corner (a disc of radius 0) between its two neighbours. */
export interface Feature extends Disc {
  /** The neighbours of a corner. A line that touches the corner has both on the same side. */
  readonly before: Disc | undefined;
  readonly after: Disc | undefined;
}

/** A line in the plan: o = alpha + beta * s. */
export interface PlanLine {
  alpha: number;
  beta: number;
}

/**
 * Whether one of the extreme lines is a sight line. Any free line can be moved until it touches two corners or discs,
 * so if all walls are taller than both silhouettes, testing these lines is enough.
 */
export function seesPastCorners(corridor: Corridor, trace: Trace): boolean {
  return someTangent(featuresOf(corridor), (alpha, beta) => seesAlong(corridor, alpha, beta, trace));
}

/** Whether a line that touches two of the features passes the test. */
export function someTangent(features: readonly Feature[], test: (alpha: number, beta: number) => boolean): boolean {
  const line: PlanLine = { alpha: 0, beta: 0 };
  for (let i = 1; i < features.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = features[i];
      const other = features[j];
      if (one !== undefined && other !== undefined && someOfTwo(one, other, line, test)) return true;
    }
  }
  return false;
}

function someOfTwo(
  one: Feature,
  other: Feature,
  line: PlanLine,
  test: (alpha: number, beta: number) => boolean,
): boolean {
  for (const left of one.r === 0 ? ONE_SIDE : BOTH_SIDES) {
    for (const right of other.r === 0 ? ONE_SIDE : BOTH_SIDES) {
      if (!tangent(one, left, other, right, line)) continue;
      const { alpha, beta } = line;
      if (touches(one, alpha, beta) && touches(other, alpha, beta) && test(alpha, beta)) return true;
    }
  }
  return false;
}

const ONE_SIDE = [1];
const BOTH_SIDES = [1, -1];

/**
 * Computes the tangent of two discs. They lie on the same side of the line if the signs are equal, otherwise on
 * opposite sides.
 */
function tangent(one: Disc, oneSide: number, other: Disc, otherSide: number, line: PlanLine): boolean {
  if (other.s < one.s) return tangent(other, otherSide, one, oneSide, line);
  const ds = other.s - one.s;
  const across = other.o - one.o;
  const lift = otherSide * other.r - oneSide * one.r;
  const square = ds * ds - lift * lift;
  // Lines straight across the axis lead to neither silhouette.
  if (square < 1e-9) return false;
  const rest = ds * ds + across * across - lift * lift;
  line.beta = (ds * across - lift * Math.sqrt(rest)) / square;
  line.alpha = one.o - line.beta * one.s - oneSide * one.r * Math.sqrt(1 + line.beta * line.beta);
  return true;
}

function touches({ before, after }: Feature, alpha: number, beta: number): boolean {
  if (before === undefined || after === undefined) return true;
  const slack = GRAZE * (1 + Math.abs(beta));
  const w1 = before.o - alpha - beta * before.s;
  const w2 = after.o - alpha - beta * after.s;
  return (w1 >= -slack && w2 >= -slack) || (w1 <= slack && w2 <= slack);
}

/**
 * Lists what lines between the two silhouettes can touch: the discs of both and of walls, corners, and points where
 * walls cross rims.
 */
export function featuresOf({ high, low, walls }: Pick<Corridor, "high" | "low" | "walls">): Feature[] {
  const features: Feature[] = [];
  addDiscs(features, high.outline.discs);
  addDiscs(features, low.outline.discs);
  const left = Math.max(high.outline.maxO, low.outline.maxO) + GRAZE;
  const right = Math.min(high.outline.minO, low.outline.minO) - GRAZE;
  for (const { outline } of walls) {
    addDiscs(features, outline.discs);
    if (outline.discs.length === 0) addCorners(features, outline, left, right, high.outline.minS, low.outline.maxS);
    addRimCrossings(features, outline, high.outline);
    addRimCrossings(features, outline, low.outline);
  }
  return features;
}

function addDiscs(features: Feature[], discs: readonly Disc[]): void {
  // Features all have the same fields: mixed shapes would slow down every test of them.
  for (const { s, o, r } of discs) features.push({ s, o, r, before: undefined, after: undefined });
}

function addCorners(
  features: Feature[],
  { s, o }: Outline,
  left: number,
  right: number,
  from: number,
  to: number,
): void {
  const count = s.length;
  for (let i = 0; i < count; i++) {
    const at = s[i] ?? 0;
    const off = o[i] ?? 0;
    if (off > left || off < right || at < from || at > to) continue;
    const last = (i + count - 1) % count;
    const next = (i + 1) % count;
    features.push({ s: at, o: off, r: 0, before: pointOf(s[last], o[last]), after: pointOf(s[next], o[next]) });
  }
}

function pointOf(s = 0, o = 0): Disc {
  return { s, o, r: 0 };
}

/** Adds the points where the sides of a wall across a silhouette cross its rim, because lines may begin there. */
function addRimCrossings(features: Feature[], wall: Outline, end: Outline): void {
  if (wall.minS > end.maxS || wall.maxS < end.minS || wall.minO > end.maxO || wall.maxO < end.minO) return;
  const { s, o } = wall;
  for (const disc of end.discs) {
    for (let i = 0; i < s.length; i++) {
      const from = pointOf(s[i], o[i]);
      const next = (i + 1) % s.length;
      const to = pointOf(s[next], o[next]);
      addCrossings(features, disc, from, to);
    }
  }
}

function addCrossings(features: Feature[], disc: Disc, from: Disc, to: Disc): void {
  const ds = to.s - from.s;
  const dO = to.o - from.o;
  const square = ds * ds + dO * dO;
  const middle = ((disc.s - from.s) * ds + (disc.o - from.o) * dO) / square;
  const ms = from.s + middle * ds - disc.s;
  const mo = from.o + middle * dO - disc.o;
  const half = (disc.r * disc.r - ms * ms - mo * mo) / square;
  if (half < 0) return;
  for (const t of [middle - Math.sqrt(half), middle + Math.sqrt(half)]) {
    if (t < 0 || t > 1) continue;
    features.push({ s: from.s + t * ds, o: from.o + t * dO, r: 0, before: undefined, after: undefined });
  }
}
