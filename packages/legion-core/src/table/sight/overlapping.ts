import { type Corridor, type SightLine, seesAlong, type Trace } from "./corridor.ts";
import { chord, inPlan, meet, type Outline } from "./frame.ts";

/** The number of steps into which the outlines are divided to search for vertical or axial lines. */
const STEPS = 16;

/**
 * Returns a free line between two silhouettes whose outlines overlap in the plan: a shared point if their elevations
 * overlap, otherwise a vertical line or one along the axis.
 */
export function sightWithin(corridor: Corridor, trace: Trace): SightLine | undefined {
  const { high, low, frame } = corridor;
  const from = Math.max(high.bottom, low.bottom);
  const to = Math.min(high.top, low.top);
  // Where the elevations meet, the shared points are looked at from the highest down: little reaches up there.
  const levels = from > to ? [{ from, to }] : [to, (from + to) / 2, from].map((z) => ({ from: z, to: z }));
  for (const { s, o } of sharedPoints(high.outline, low.outline)) {
    const free = levels.find((level) => isPlumbFree(corridor, s, o, level.to, level.from));
    if (free === undefined) continue;
    const at = inPlan(frame, s, o);
    return { from: { ...at, z: free.from }, to: { ...at, z: free.to } };
  }
  for (let step = -STEPS; step <= STEPS; step++) {
    const alpha = (Math.max(high.outline.maxO, low.outline.maxO) * step) / STEPS;
    if (!seesAlong(corridor, alpha, 0, trace)) continue;
    const { found } = trace;
    return {
      from: { ...inPlan(frame, found.from, alpha), z: found.fromZ },
      to: { ...inPlan(frame, found.to, alpha), z: found.toZ },
    };
  }
  return undefined;
}

/** Returns points shared by two outlines, spread over their whole overlap. */
function sharedPoints(a: Outline, b: Outline): { s: number; o: number }[] {
  const points: { s: number; o: number }[] = [];
  const minO = Math.max(a.minO, b.minO);
  const maxO = Math.min(a.maxO, b.maxO);
  const one = { lo: 0, hi: 0 };
  const other = { lo: 0, hi: 0 };
  for (let row = 0; row <= STEPS; row++) {
    const o = minO + ((maxO - minO) * row) / STEPS;
    if (!chord(a, o, 0, 1, one) || !chord(b, o, 0, 1, other)) continue;
    const lo = Math.max(one.lo, other.lo);
    const hi = Math.min(one.hi, other.hi);
    for (let column = 0; lo <= hi && column <= STEPS; column++)
      points.push({ s: lo + ((hi - lo) * column) / STEPS, o });
  }
  return points;
}

/** Whether nothing blocks the vertical line at a point of the plan between two elevations. */
function isPlumbFree({ walls }: Corridor, s: number, o: number, from: number, to: number): boolean {
  const span = { lo: 0, hi: 0 };
  return walls.every(({ outline, bottom, top }) => {
    if (top <= from || bottom >= to) return true;
    return meet(outline, o, 0, 1, 0, span) !== "enters" || s <= span.lo || s >= span.hi;
  });
}
