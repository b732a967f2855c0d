import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASES } from "../../../src/table/bases.ts";
import { CONTACT, mm } from "../../../src/table/lengths.ts";
import { isCovered } from "../../../src/table/movement/coverage.ts";
import type { Speed } from "../../../src/table/movement/moves.ts";
import {
  distanceToTool,
  gapToTool,
  JOINT_RADIUS,
  nestedAtEnd,
  PRONG,
  TOOL_HALF_WIDTH,
  TOOL_LENGTHS,
  toolOverlaps,
  toolPieces,
  toolRegion,
} from "../../../src/table/movement/tool.ts";
import { disc, overlaps, polygon, type Shape, signedDistance } from "../../../src/table/shapes.ts";
import type { Vec } from "../../../src/table/vectors.ts";
import { EAST, NORTH } from "../../helpers/table.ts";
import { heading } from "../measuring/arbitrary.ts";
import { tool } from "./moving.ts";

const ORIGIN = { x: 0, y: 0 };

describe("movement tools", () => {
  it("[leg.measure.three-movement-tools] There are three movement tools, and a lower speed has a shorter tool", () => {
    expect(Object.values(TOOL_LENGTHS)).toEqual([mm(75), mm(125), mm(175)]);
    for (const speed of [1, 2, 3] as const) {
      expect(toolRegion(ORIGIN, tool(speed)).end).toEqual({ x: TOOL_LENGTHS[speed], y: 0 });
    }
  });

  it("[leg.move.standard-place-leader] A straight tool moves a small base 102, 152 or 202 mm", () => {
    const steps = ([1, 2, 3] as const).map((speed) => nestedAtEnd(toolRegion(ORIGIN, tool(speed)), mm(13.5)).x);
    expect(steps).toEqual([mm(88.5), mm(138.5), mm(188.5)]);
  });

  it("A movement tool has arms 15 mm wide, a protruding joint, and prongs at both ends", () => {
    const bent = toolRegion(ORIGIN, tool(2, EAST, NORTH));
    expect(bent.joint).toEqual({ x: mm(62.5), y: 0 });
    expect(bent.end).toEqual({ x: mm(62.5), y: mm(62.5) });
    expect(distanceToTool(bent, { x: mm(30), y: -mm(10) })).toBeCloseTo(mm(2.5));
    expect(distanceToTool(bent, { x: mm(62.5), y: -mm(10) })).toBeCloseTo(mm(1.25));
    expect(distanceToTool(bent, { x: -PRONG, y: TOOL_HALF_WIDTH })).toBeCloseTo(0);
    expect(distanceToTool(bent, { x: mm(55), y: mm(62.5) + PRONG })).toBeCloseTo(0);
    // In the hollow of the end there is nothing.
    expect(distanceToTool(bent, { x: -mm(2), y: 0 })).toBeGreaterThan(mm(1.5));
    expect(JOINT_RADIUS).toBeGreaterThan(TOOL_HALF_WIDTH);
  });

  it("The end of a movement tool fits a small base, which it touches without overlapping", () => {
    const region = toolRegion(ORIGIN, tool(1));
    const base = disc(-mm(13.5), 0, BASES.small.radius);
    expect(gapToTool(region, base)).toBe(0);
    expect(toolOverlaps(region, base, CONTACT)).toBe(false);
    expect(toolOverlaps(region, disc(-mm(13.3), 0, BASES.small.radius), CONTACT)).toBe(true);
  });

  it("The distance from a movement tool to a point is that of its nearest convex piece", () => {
    const point = fc.record({
      x: fc.integer({ min: -9000, max: 24_000 }),
      y: fc.integer({ min: -16_000, max: 16_000 }),
    });
    fc.assert(
      fc.property(heading, heading, fc.constantFrom<Speed>(1, 2, 3), point, (first, second, speed, at) => {
        const region = toolRegion(ORIGIN, { speed, first, second });
        const nearest = Math.min(...toolPieces(region).map((piece) => signedDistance(piece, at.x, at.y)));
        expect(distanceToTool(region, at)).toBeCloseTo(Math.max(0, nearest), 6);
        const small = disc(at.x, at.y, mm(5));
        expect(gapToTool(region, small)).toBeCloseTo(Math.max(0, nearest - mm(5)), 6);
        if (Math.abs(nearest - mm(5) + CONTACT) > 1e-6) {
          expect(toolOverlaps(region, small, CONTACT)).toBe(nearest < mm(5) - CONTACT);
        }
      }),
    );
  });

  it("A movement tool overlaps a shape exactly if one of its convex pieces does", () => {
    const corner = fc.record({
      x: fc.integer({ min: -9000, max: 24_000 }),
      y: fc.integer({ min: -16_000, max: 16_000 }),
    });
    const side = fc.integer({ min: 20, max: 9000 });
    fc.assert(
      fc.property(
        heading,
        heading,
        fc.constantFrom<Speed>(1, 2, 3),
        corner,
        side,
        side,
        (first, second, speed, at, x, y) => {
          const region = toolRegion(ORIGIN, { speed, first, second });
          const box = polygon([at, { x: at.x + x, y: at.y }, { x: at.x + x, y: at.y + y }, { x: at.x, y: at.y + y }]);
          const meets = toolPieces(region).some((piece) => overlaps(piece, box, CONTACT));
          expect(toolOverlaps(region, box, CONTACT)).toBe(meets);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Whether every point of a grid within the disc, but for a rim, lies on one of the shapes. */
function sampledCover(centre: Vec, radius: number, by: readonly Shape[], rim: number): boolean {
  const step = radius / 12;
  for (let x = -radius; x <= radius; x += step) {
    for (let y = -radius; y <= radius; y += step) {
      if (x * x + y * y > (radius - rim) * (radius - rim)) continue;
      if (!by.some((shape) => signedDistance(shape, centre.x + x, centre.y + y) <= 0)) return false;
    }
  }
  return true;
}

describe("outlines on shapes side by side", () => {
  const strips = fc.array(fc.integer({ min: 100, max: 2000 }), { minLength: 2, maxLength: 5 });

  it("[leg.terrain.fit-complete] A base across adjoining shapes stands as on a single shape, however they are split", () => {
    fc.assert(
      fc.property(
        strips,
        fc.integer({ min: -500, max: 5000 }),
        fc.integer({ min: 1000, max: 2000 }),
        (widths, x, top) => {
          let left = 0;
          const shapes = widths.map((width, place) => {
            // Slanted cuts: each strip begins where the one before it ends.
            const lean = place === 0 ? 0 : 150;
            const right = left + width;
            const next = place === widths.length - 1 ? 0 : 150;
            const strip = polygon([
              { x: left, y: -1500 },
              { x: right, y: -1500 },
              { x: right + next, y: top },
              { x: left + lean, y: top },
            ]);
            left = right;
            return strip;
          });
          const whole = polygon([
            { x: 0, y: -1500 },
            { x: left, y: -1500 },
            { x: left, y: top },
            { x: 0, y: top },
          ]);
          const base = disc(x, 0, 1350);
          expect(isCovered(base, shapes)).toBe(isCovered(base, [whole]));
        },
      ),
    );
  });

  it("[leg.terrain.fit-complete] Adjoining shapes cover a base if they cover all its points", () => {
    // On a coarse grid, so that no gap is too small to be sampled.
    const cells = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 450);
    const box = fc.record({ x: cells(-5, 1), y: cells(-5, 1), length: cells(1, 9), width: cells(1, 9) });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), (boxes) => {
        const shapes = boxes.map(({ x, y, length, width }) =>
          polygon([
            { x, y },
            { x: x + length, y },
            { x: x + length, y: y + width },
            { x, y: y + width },
          ]),
        );
        if (isCovered(disc(0, 0, 1350), shapes)) expect(sampledCover(ORIGIN, 1350, shapes, CONTACT)).toBe(true);
        else expect(sampledCover(ORIGIN, 1700, shapes, 0)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("[leg.terrain.fit-complete] Adjoining shapes cover a base even if rounding moved their common corners slightly", () => {
    const left = polygon([
      { x: -3000, y: -3000 },
      { x: -37, y: -3000 },
      { x: 41, y: 3000 },
      { x: -3000, y: 3000 },
    ]);
    const right = polygon([
      { x: -37, y: -3000 },
      { x: 3000, y: -3000 },
      { x: 3000, y: 101 },
      { x: 3, y: 101 },
    ]);
    const above = polygon([
      { x: 3, y: 101 },
      { x: 3000, y: 101 },
      { x: 3000, y: 3000 },
      { x: 41, y: 3000 },
    ]);
    expect(isCovered(disc(0, 0, 1350), [left, right, above])).toBe(true);
    expect(isCovered(disc(0, 0, 1350), [left, right])).toBe(false);
  });
});
