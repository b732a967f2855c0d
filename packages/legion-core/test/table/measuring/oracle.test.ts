import Flatten from "@flatten-js/core";
import { at } from "@sw/tabletop";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gapBetween, measured, measuredAll } from "../../../src/table/range.ts";
import { compileScene } from "../../../src/table/scene.ts";
import { gap, overlaps, type Shape, signedDistance } from "../../../src/table/shapes.ts";
import { compileTable } from "../../../src/table/table.ts";
import { miniature, outline, terrain, unitOf } from "./arbitrary.ts";

/** The core of an outline as the library has it. */
function coreOf({ core }: Shape): Flatten.Point | Flatten.Segment | Flatten.Polygon {
  const points = core.map(({ x, y }) => new Flatten.Point(x, y));
  if (points.length === 1) return at(points, 0);
  if (points.length === 2) return new Flatten.Segment(at(points, 0), at(points, 1));
  return new Flatten.Polygon(points);
}

/** The gap between two outlines as the library measures it; it measures from sides, so insides are asked for. */
function theirGap(a: Shape, b: Shape): number {
  const [one, other] = [coreOf(a), coreOf(b)];
  const inside = (whole: typeof one, part: Shape): boolean =>
    whole instanceof Flatten.Polygon && part.core.some(({ x, y }) => whole.contains(new Flatten.Point(x, y)));
  if (inside(one, b) || inside(other, a)) return 0;
  const [apart] = one.distanceTo(other);
  return Math.max(0, apart - a.radius - b.radius);
}

it("[leg.measure.shortest-distance] Gaps between outlines equal those that a geometry library computes", () => {
  const test = fc.property(miniature("one"), miniature("other"), terrain("piece"), terrain("second"), (a, b, c, d) => {
    const made = compileScene({ table: { terrain: [c, d] }, units: [unitOf(a), unitOf(b)] });
    const [one, other] = [measured(at(made.figures, 0)), measured(at(made.figures, 1))];
    const [piece, second] = [measuredAll(at(made.table.pieces, 0)), measuredAll(at(made.table.pieces, 1))];
    for (const [from, to] of [
      [one, other],
      [one, piece],
      [piece, other],
      [piece, second],
    ] as const) {
      const theirs = Math.min(...from.flatMap((x) => to.map((y) => theirGap(x, y))));
      expect(Math.abs(gapBetween(from, to) - theirs)).toBeLessThan(0.001);
    }
  });
  fc.assert(test, { numRuns: 200 });
});

it("[leg.overlap.closed-list] Outlines overlap exactly if a geometry library finds a common area or too small a distance", () => {
  const test = fc.property(outline, outline, (one, other) => {
    const table = compileTable({
      terrain: [one, other].map((shape, place) => ({
        id: `${place}`,
        kind: "scatter",
        cover: "none",
        parts: [{ outline: shape, top: 1, movement: "open" }],
      })),
    });
    const [first, second] = [at(table.pieces, 0), at(table.pieces, 1)];
    for (const { shape: a } of first.solids) {
      for (const { shape: b } of second.solids) {
        const apart = theirGap(a, b);
        if (apart > 0.001) expect(overlaps(a, b, 0)).toBe(false);
        const radii = a.radius + b.radius;
        if (radii === 0 && apart > 0.001) expect(gap(a, b)).toBeGreaterThan(0);
        if (overlaps(a, b, 0)) expect(apart).toBeLessThan(0.001);
        else expect(gap(a, b) > 0 || apart < 0.001).toBe(true);
      }
    }
  });
  fc.assert(test, { numRuns: 200 });
});

it("[leg.range.within] The depth of a point inside a convex outline is its distance to the nearest side", () => {
  const test = fc.property(
    outline,
    fc.integer({ min: -200, max: 200 }),
    fc.integer({ min: -200, max: 200 }),
    (one, dx, dy) => {
      const part = { outline: one, top: 1, movement: "open" } as const;
      const table = compileTable({ terrain: [{ id: "p", kind: "scatter", cover: "none", parts: [part] }] });
      for (const { shape } of table.solids) {
        const [x, y] = [shape.cx + dx * 100, shape.cy + dy * 100];
        const point = new Flatten.Point(x, y);
        const core = coreOf(shape);
        if (core instanceof Flatten.Polygon) {
          const toSides = Math.min(...[...core.edges].map((edge: Flatten.Edge) => edge.shape.distanceTo(point)[0]));
          const theirs = core.contains(point) ? -toSides : toSides;
          expect(Math.abs(signedDistance(shape, x, y) - theirs)).toBeLessThan(0.001);
        } else {
          expect(signedDistance(shape, x, y)).toBeCloseTo(core.distanceTo(point)[0] - shape.radius, 3);
        }
      }
    },
  );
  fc.assert(test, { numRuns: 200 });
});
