import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mm } from "../../../src/table/lengths.ts";
import { disc, polygon, type Shape, signedDistance } from "../../../src/table/shapes.ts";
import { freeLink, isLinkFree } from "../../../src/table/sight/link.ts";
import { length, type Vec, vector } from "../../../src/table/vectors.ts";

/** A rectangle in millimetres, from its lower left corner. */
function block(x: number, y: number, long: number, wide: number): { readonly shape: Shape } {
  const corners = [
    { x: mm(x), y: mm(y) },
    { x: mm(x + long), y: mm(y) },
    { x: mm(x + long), y: mm(y + wide) },
    { x: mm(x), y: mm(y + wide) },
  ];
  return { shape: polygon(corners) };
}

const base = (x: number, y: number): Shape => disc(mm(x), mm(y), mm(13.5));
const point = (x: number, y: number): Vec => ({ x: mm(x), y: mm(y) });

describe("a link in the plan", () => {
  it("[leg.cohesion.ruler-impassable] A cohesion link may run along a wall, but not through it or through a joint", () => {
    const wall = block(0, 0, 100, 10);
    expect(isLinkFree([wall], point(-20, 10), point(150, 10))).toBe(true);
    expect(isLinkFree([wall], point(-20, 9), point(150, 9))).toBe(false);
    expect(isLinkFree([wall, block(0, 10, 100, 10)], point(-20, 10), point(150, 10))).toBe(false);
    expect(isLinkFree([wall, block(0, 10.1, 100, 10)], point(-20, 10.05), point(150, 10.05))).toBe(true);
    expect(isLinkFree([], point(0, 0), point(10, 0))).toBe(true);
    expect(isLinkFree([wall], point(5, 5), point(6, 5))).toBe(false);
  });

  it("[leg.cohesion.ruler-impassable] A cohesion link needs room for the ruler's width if the option sets one", () => {
    const walls = [block(0, 0, 100, 10), block(0, 14, 100, 10)];
    expect(isLinkFree(walls, point(-20, 12), point(150, 12), mm(4))).toBe(true);
    expect(isLinkFree(walls, point(-20, 12), point(150, 12), mm(4.2))).toBe(false);
    expect(isLinkFree(walls, point(-20, 11), point(150, 11), mm(4))).toBe(false);
  });

  it("[leg.cohesion.ruler-impassable] A cohesion link may pass a corner if it is short enough", () => {
    const wall = block(40, -60, 10, 70);
    const around = freeLink([wall], base(0, 0), base(90, 0), mm(75));
    expect(around).toBeDefined();
    expect(freeLink([block(40, -60, 10, 120)], base(0, 0), base(90, 0), mm(75))).toBeUndefined();
    // The straight link is 63 mm long, that past the corner a little more.
    expect(freeLink([wall], base(0, 0), base(90, 0), mm(63))).toBeUndefined();
    expect(freeLink([], base(0, 0), base(90, 0), mm(63))).toBeDefined();
    expect(freeLink([], base(0, 0), base(90, 0), mm(62.99))).toBeUndefined();
  });

  it("[leg.cohesion.ruler-impassable] A cohesion link with a ruler width keeps half that width from corners", () => {
    const gate = (width: number) => [block(40, -100, 10, 100 - width / 2), block(40, width / 2, 10, 100)];
    expect(freeLink(gate(8.2), base(0, 5), base(90, 5), mm(75), mm(8))).toBeDefined();
    expect(freeLink(gate(7.8), base(0, 5), base(90, 5), mm(75), mm(8))).toBeUndefined();
  });
});

const blocks = fc.array(
  fc
    .record({
      x: fc.integer({ min: 14, max: 60 }),
      y: fc.integer({ min: -40, max: 40 }),
      long: fc.integer({ min: 1, max: 20 }),
      wide: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ x, y, long, wide }) => block(x, y, long, wide)),
  { minLength: 1, maxLength: 4 },
);

describe("free links", () => {
  it("[leg.cohesion.ruler-impassable] A returned cohesion link joins the outlines, is free, and is short enough", () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 60, max: 75 }), (solids, limit) => {
        const [a, b] = [base(0, 0), base(95, 0)];
        const link = freeLink(solids, a, b, mm(limit));
        if (link === undefined) return;
        expect(isLinkFree(solids, link.from, link.to)).toBe(true);
        expect(length(vector(link.from, link.to))).toBeLessThanOrEqual(mm(limit) + 0.001);
        expect(Math.abs(signedDistance(a, link.from.x, link.from.y))).toBeLessThan(0.001);
        expect(Math.abs(signedDistance(b, link.to.x, link.to.y))).toBeLessThan(0.001);
      }),
      { numRuns: 200 },
    );
  });

  it("[leg.cohesion.ruler-impassable] A cohesion link is found whenever trying many links finds one", () => {
    const rim = ({ cx, cy, radius }: Shape, step: number, towards: number): Vec => {
      const t = step / 24;
      const size = 1 + t * t;
      return { x: cx + (towards * radius * (1 - t * t)) / size, y: cy + (radius * 2 * t) / size };
    };
    fc.assert(
      fc.property(blocks, fc.integer({ min: 69, max: 75 }), (solids, limit) => {
        const [a, b] = [base(0, 0), base(95, 0)];
        if (freeLink(solids, a, b, mm(limit)) !== undefined) return;
        for (let i = -24; i <= 24; i++) {
          for (let j = -24; j <= 24; j++) {
            const [from, to] = [rim(a, i, 1), rim(b, j, -1)];
            if (length(vector(from, to)) > mm(limit)) continue;
            expect(isLinkFree(solids, from, to)).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
