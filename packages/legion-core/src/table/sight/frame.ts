import type { Shape } from "../shapes.ts";
import type { Vec } from "../vectors.ts";

/**
 * Coordinates of the plan along an axis: `s` grows along it, `o` to its left. Straight lines are o = alpha + beta * s.
 */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** Unit vector of the axis. */
  readonly dx: number;
  readonly dy: number;
}

/**
 * An outline in the coordinates of a frame: the corners of its polygon (or of the body of an oblong base), and its
 * discs.
 */
export interface Outline {
  readonly s: readonly number[];
  readonly o: readonly number[];
  readonly discs: readonly Disc[];
  readonly minS: number;
  readonly maxS: number;
  readonly minO: number;
  readonly maxO: number;
}

/** A disc in the coordinates of a frame. */
export interface Disc {
  readonly s: number;
  readonly o: number;
  readonly r: number;
}

/** A stretch along the axis of a frame. */
export interface Span {
  lo: number;
  hi: number;
}

/** How a line meets an outline: it misses, touches with the outline to its left or right, or enters. */
export type Meeting = "misses" | "touches-left" | "touches-right" | "enters";

/** Creates the frame from one point towards another, or along x if they are the same. */
export function frameBetween(fromX: number, fromY: number, toX: number, toY: number): Frame {
  const x = toX - fromX;
  const y = toY - fromY;
  const size = Math.sqrt(x * x + y * y);
  return size === 0 ? { x: fromX, y: fromY, dx: 1, dy: 0 } : { x: fromX, y: fromY, dx: x / size, dy: y / size };
}

/** Returns the coordinate of a point along the axis. */
export function along(frame: Frame, x: number, y: number): number {
  return (x - frame.x) * frame.dx + (y - frame.y) * frame.dy;
}

/** Returns the distance of a point to the left of the axis. */
function across(frame: Frame, x: number, y: number): number {
  return (y - frame.y) * frame.dx - (x - frame.x) * frame.dy;
}

/** Converts coordinates of the frame to a point of the plan. */
export function inPlan({ x, y, dx, dy }: Frame, s: number, o: number): Vec {
  return { x: x + s * dx - o * dy, y: y + s * dy + o * dx };
}

/** The minimum and maximum coordinates of an outline in a frame. */
export interface Bounds {
  minS: number;
  maxS: number;
  minO: number;
  maxO: number;
}

const NONE: readonly never[] = [];

/** Converts an outline to the coordinates of the frame. */
export function framed(shape: Shape, frame: Frame): Outline {
  const bounds = { minS: 0, maxS: 0, minO: 0, maxO: 0 };
  bound(shape, frame, bounds);
  return framedWithin(shape, frame, bounds);
}

/** Writes the minimum and maximum coordinates of an outline in the frame to `bounds`. */
export function bound({ core, radius }: Shape, frame: Frame, bounds: Bounds): void {
  let minS = Number.POSITIVE_INFINITY;
  let maxS = Number.NEGATIVE_INFINITY;
  let minO = Number.POSITIVE_INFINITY;
  let maxO = Number.NEGATIVE_INFINITY;
  for (const { x, y } of core) {
    const s = along(frame, x, y);
    const o = across(frame, x, y);
    if (s < minS) minS = s;
    if (s > maxS) maxS = s;
    if (o < minO) minO = o;
    if (o > maxO) maxO = o;
  }
  bounds.minS = minS - radius;
  bounds.maxS = maxS + radius;
  bounds.minO = minO - radius;
  bounds.maxO = maxO + radius;
}

/** Converts an outline with known bounds to the coordinates of the frame. */
export function framedWithin({ core, radius }: Shape, frame: Frame, { minS, maxS, minO, maxO }: Bounds): Outline {
  const [first] = core;
  if (core.length === 1 && first !== undefined) {
    const discs = [{ s: along(frame, first.x, first.y), o: across(frame, first.x, first.y), r: radius }];
    return { s: NONE, o: NONE, discs, minS, maxS, minO, maxO };
  }
  const s = [along(frame, first?.x ?? 0, first?.y ?? 0)];
  const o = [across(frame, first?.x ?? 0, first?.y ?? 0)];
  for (let i = 1; i < core.length; i++) {
    const { x, y } = core[i] ?? frame;
    s.push(along(frame, x, y));
    o.push(across(frame, x, y));
  }
  if (core.length > 2) return { s, o, discs: NONE, minS, maxS, minO, maxO };
  const discs = s.map((one, index) => ({ s: one, o: o[index] ?? 0, r: radius }));
  const body = bodyOf(discs);
  return { s: body.s, o: body.o, discs, minS, maxS, minO, maxO };
}

/** Returns the rectangle between the two ends of an oblong base, or an empty one for a disc. */
function bodyOf(discs: readonly Disc[]): { readonly s: readonly number[]; readonly o: readonly number[] } {
  const [a, b] = discs;
  if (a === undefined || b === undefined) return { s: [], o: [] };
  const ds = b.s - a.s;
  const dO = b.o - a.o;
  const size = Math.sqrt(ds * ds + dO * dO);
  const ns = (-dO / size) * a.r;
  const no = (ds / size) * a.r;
  return { s: [a.s - ns, b.s - ns, b.s + ns, a.s + ns], o: [a.o - no, b.o - no, b.o + no, a.o + no] };
}

/**
 * Returns how the line meets the outline, where entering by at most `depth` counts as touching. `span` receives the
 * stretch inside the outline or, when it only touches, within `depth` of it. `norm` is sqrt(1 + beta * beta).
 */
export function meet(outline: Outline, alpha: number, beta: number, norm: number, depth: number, span: Span): Meeting {
  const { s, o, discs } = outline;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < s.length; i++) {
    const w = (o[i] ?? 0) - alpha - beta * (s[i] ?? 0);
    if (w > most) most = w;
    if (w < least) least = w;
  }
  for (const disc of discs) {
    const w = disc.o - alpha - beta * disc.s;
    const r = disc.r * norm;
    if (w + r > most) most = w + r;
    if (w - r < least) least = w - r;
  }
  const slack = depth * norm;
  if (least > slack || most < -slack) return "misses";
  if (most > slack && least < -slack) {
    strip(outline, alpha, beta, norm, 0, span);
    return "enters";
  }
  // What is thinner than the tolerance lies on the side of its greater part.
  if (most >= -least) {
    strip(outline, alpha, beta, norm, slack, span);
    return "touches-left";
  }
  strip(outline, alpha, beta, norm, -slack, span);
  return "touches-right";
}

/** Writes the stretch of the line inside the outline to `span`, and returns whether there is one. Touching counts. */
export function chord(outline: Outline, alpha: number, beta: number, norm: number, span: Span): boolean {
  return strip(outline, alpha, beta, norm, 0, span);
}

/**
 * Writes to `span` how far the outline extends along the line, between the line and its parallel at a distance of
 * `shift` times `norm`. Returns whether there is any part.
 */
function strip(outline: Outline, alpha: number, beta: number, norm: number, shift: number, span: Span): boolean {
  span.lo = Number.POSITIVE_INFINITY;
  span.hi = Number.NEGATIVE_INFINITY;
  cornersStrip(outline, alpha, beta, shift, span);
  for (const disc of outline.discs) discStrip(disc, alpha, beta, norm, shift, span);
  return span.lo <= span.hi;
}

function cornersStrip({ s, o }: Outline, alpha: number, beta: number, shift: number, span: Span): void {
  const count = s.length;
  if (count === 0) return;
  const low = Math.min(shift, 0);
  const high = Math.max(shift, 0);
  let s1 = s[count - 1] ?? 0;
  let w1 = (o[count - 1] ?? 0) - alpha - beta * s1;
  for (let i = 0; i < count; i++) {
    const s2 = s[i] ?? 0;
    const w2 = (o[i] ?? 0) - alpha - beta * s2;
    if (w2 >= low && w2 <= high) widen(span, s2);
    if (w1 > high !== w2 > high) widen(span, s1 + ((s2 - s1) * (high - w1)) / (w2 - w1));
    if (w1 < low !== w2 < low) widen(span, s1 + ((s2 - s1) * (low - w1)) / (w2 - w1));
    s1 = s2;
    w1 = w2;
  }
}

/** Rounding tolerance for lines that were computed to touch a disc, in 1/100 mm. */
const ROUNDING = 1e-6;

function discStrip(disc: Disc, alpha: number, beta: number, norm: number, shift: number, span: Span): void {
  const w = disc.o - alpha - beta * disc.s;
  const r = disc.r * norm;
  // The nearest of the parallels between the line and its shift is the longest chord.
  const from = Math.min(Math.max(w, Math.min(0, shift)), Math.max(0, shift));
  const off = w - from;
  if (Math.abs(off) > r + ROUNDING) return;
  const middle = disc.s + (beta * w) / (norm * norm);
  const half = Math.sqrt(Math.max(0, r * r - off * off)) / (norm * norm);
  widen(span, middle - half);
  widen(span, middle + half);
}

function widen(span: Span, s: number): void {
  if (s < span.lo) span.lo = s;
  if (s > span.hi) span.hi = s;
}
