import { GRAZE } from "../lengths.ts";
import { disc, overlaps, polygon, type Shape } from "../shapes.ts";
import { moved, type Vec, vector } from "../vectors.ts";
import { featuresOf, someTangent } from "./candidates.ts";
import { type Corridor, newTrace, planCorridor, seesAlong } from "./corridor.ts";
import { chord, type Disc, inPlan } from "./frame.ts";

/** A straight link between two outlines in the plan. */
export interface Link {
  readonly from: Vec;
  readonly to: Vec;
}

/** An object with an outline on the table. Its height is ignored. */
export type Outlined = { readonly shape: Shape };

/**
 * Whether a straight link between two points in the plan crosses no solid, regardless of height. It may touch solids
 * from one side, but not pass between two that touch each other. `width` in 1/100 mm is that of a ruler along the link,
 * and defaults to 0 for a line.
 */
export function isLinkFree(solids: readonly Outlined[], from: Vec, to: Vec, width = 0): boolean {
  const corridor = planCorridor(disc(from.x, from.y, 0), disc(to.x, to.y, 0), near(solids, from, to, width));
  return seesAlong(corridor, 0, 0, newTrace()) && isRulerFree(solids, from, to, width);
}

/**
 * Returns a free link of at most `limit` between two outlines, or undefined if none was found. It tests the shortest
 * link first, then links that touch corners. Links that begin or end inside a solid are not free.
 */
export function freeLink(solids: readonly Outlined[], a: Shape, b: Shape, limit: number, width = 0): Link | undefined {
  const corridor = planCorridor(
    a,
    b,
    near(solids, { x: a.cx, y: a.cy }, { x: b.cx, y: b.cy }, 2 * (a.reach + b.reach)),
  );
  const trace = newTrace();
  let link: Link | undefined;
  const test = (alpha: number, beta: number): boolean => {
    link = seesAlong(corridor, alpha, beta, trace) ? linkOf(corridor, trace.found) : undefined;
    return link !== undefined && isShort(link, limit) && isRulerFree(solids, link.from, link.to, width);
  };
  if (test(0, 0)) return link;
  const ends = featuresOf({ ...corridor, walls: [] });
  const corners = featuresOf(corridor).slice(ends.length);
  const features = [
    ...ends,
    ...corners.map(({ s, o, r, before, after }) => ({ s, o, r: r + width / 2, before, after })),
  ];
  const found = corners.some((corner) => test(...shortestPast(corridor, corner))) || someTangent(features, test);
  return found ? link : undefined;
}

/** Rounding tolerance for a link that is exactly as long as allowed, in 1/100 mm. */
const ROUNDING = 1e-6;

function isShort({ from, to }: Link, limit: number): boolean {
  const { x, y } = vector(from, to);
  return Math.sqrt(x * x + y * y) <= limit + ROUNDING;
}

function linkOf({ frame }: Corridor, found: { alpha: number; beta: number; from: number; to: number }): Link {
  const { alpha, beta, from, to } = found;
  return { from: inPlan(frame, from, alpha + beta * from), to: inPlan(frame, to, alpha + beta * to) };
}

/**
 * The number of times that the range of slopes is narrowed to find the shortest link, until it is smaller than a
 * millionth.
 */
const ROUNDS = 40;

/**
 * Returns the plan line of the shortest link past a corner. It lies between the lines through the centres of the two
 * outlines, and links on both sides of it are longer.
 */
function shortestPast({ high, low }: Corridor, { s, o }: Disc): readonly [alpha: number, beta: number] {
  const middle = (low.outline.minS + low.outline.maxS) / 2;
  const span = { lo: 0, hi: 0 };
  const lengthAt = (beta: number): number => {
    const norm = Math.sqrt(1 + beta * beta);
    if (!chord(high.outline, o - beta * s, beta, norm, span)) return Number.POSITIVE_INFINITY;
    const from = span.hi;
    if (!chord(low.outline, o - beta * s, beta, norm, span)) return Number.POSITIVE_INFINITY;
    return (span.lo - from) * norm;
  };
  let one = s === 0 ? 0 : o / s;
  let other = s === middle ? 0 : -o / (middle - s);
  for (let round = 0; round < ROUNDS; round++) {
    const near = one + (other - one) / 3;
    const far = other - (other - one) / 3;
    if (lengthAt(near) <= lengthAt(far)) other = far;
    else one = near;
  }
  const beta = (one + other) / 2;
  return [o - beta * s, beta];
}

function near<T extends Outlined>(solids: readonly T[], from: Vec, to: Vec, around: number): T[] {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const { x: dx, y: dy } = vector(from, to);
  const reach = Math.sqrt(dx * dx + dy * dy) / 2 + around + GRAZE;
  return solids.filter(({ shape }) => {
    const most = reach + shape.reach;
    return (shape.cx - x) * (shape.cx - x) + (shape.cy - y) * (shape.cy - y) <= most * most;
  });
}

function isRulerFree(solids: readonly Outlined[], from: Vec, to: Vec, width: number): boolean {
  const { x, y } = vector(from, to);
  const size = Math.sqrt(x * x + y * y);
  if (width === 0 || size === 0) return true;
  const across = { x: -y / size, y: x / size };
  const half = width / 2;
  const ruler = polygon([
    moved(from, across, half),
    moved(from, across, -half),
    moved(to, across, -half),
    moved(to, across, half),
  ]);
  return !solids.some(({ shape }) => overlaps(ruler, shape, GRAZE));
}
