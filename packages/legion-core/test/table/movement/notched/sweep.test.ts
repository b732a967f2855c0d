import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE_SIZES } from "../../../../src/table/bases.ts";
import { CONTACT, mm } from "../../../../src/table/lengths.ts";
import { type Leading, notchDistance, notchedPath } from "../../../../src/table/movement/notched/path.ts";
import { crossesEdgeAt, impededAt, outlineAt, type Sweep } from "../../../../src/table/movement/notched/sweep.ts";
import { toolRegion } from "../../../../src/table/movement/tool.ts";
import { coreDistance, disc, polygon, type Shape } from "../../../../src/table/shapes.ts";
import { compileTable } from "../../../../src/table/table.ts";
import type { Direction } from "../../../../src/table/vectors.ts";
import { EAST } from "../../../helpers/table.ts";

/** A speed-3 tool from a base at this spot in millimetres. */
function sweep(size: Sweep["size"], x: number, y: number, second: Direction = EAST, leading: Leading = "front"): Sweep {
  const half = notchDistance(size, leading);
  const region = toolRegion({ x: mm(x) + half, y: mm(y) }, { speed: 3, first: EAST, second });
  return { path: notchedPath(region, half), size, leading };
}

function box(x: number, y: number, length: number, width: number): Shape {
  return polygon([
    { x: mm(x), y: mm(y) },
    { x: mm(x + length), y: mm(y) },
    { x: mm(x + length), y: mm(y + width) },
    { x: mm(x), y: mm(y + width) },
  ]);
}

function apart(a: Shape, b: Shape): number {
  return coreDistance(a, b) - a.radius - b.radius;
}

describe("what impedes a base", () => {
  it("[leg.notched.step-7-impeded] A base stops where it touches a wall ahead, to 0.01 mm", () => {
    const bikes = sweep("medium", 100, 450);
    const wall = box(200, 460, 50, 100);
    // The corner at (200, 460) is 10 above the axis of the tool: the centre stops 22.91 before it.
    expect(impededAt(bikes, [wall], bikes.path.full)).toBeCloseTo(100_00 - Math.sqrt(25 * 25 - 10 * 10) * 100, 0);
    expect(impededAt(bikes, [wall], mm(77))).toBeUndefined();
  });

  it("[leg.notched.step-7-impeded] The nearest of several obstacles stops a base", () => {
    const bikes = sweep("medium", 100, 450);
    const walls = [box(250, 400, 5, 100), box(200, 400, 5, 100), box(300, 400, 5, 100)];
    expect(impededAt(bikes, walls, bikes.path.full)).toBeCloseTo(mm(75), 0);
  });

  it("[leg.notched.step-7-impeded] A base that slides along a wall or leaves it is not stopped", () => {
    const bikes = sweep("medium", 100, 450);
    expect(impededAt(bikes, [box(50, 475, 300, 50)], bikes.path.full)).toBeUndefined();
    expect(impededAt(bikes, [box(50, 474.95, 300, 50)], bikes.path.full)).toBeUndefined();
    expect(impededAt(bikes, [box(50, 474.85, 300, 50)], bikes.path.full)).toBe(0);
    expect(impededAt(bikes, [box(40, 400, 35, 100)], bikes.path.full)).toBeUndefined();
  });

  it("[leg.notched.step-7-impeded] A base in a corner slides along one wall until it meets the other", () => {
    const bikes = sweep("medium", 100, 450);
    const walls = [box(50, 474.95, 300, 50), box(250, 400, 20, 70)];
    expect(impededAt(bikes, walls, bikes.path.full)).toBeCloseTo(mm(125), 0);
  });

  it("[leg.notched.step-7-impeded] A long base is stopped by a corner that a round base of its width passes", () => {
    const north = { x: 0, y: 1 };
    const truck = sweep("long", 400, 450, north);
    const walker = sweep("huge", 437.5, 450, north);
    expect(walker.path.joint).toEqual(truck.path.joint);
    // On the inner side, some 107 from the joint: the truck's flank comes to 134 from it, the walker to 97.
    const inside = box(400 + 84.5 + 87.5 - 88, 523, 10, 10);
    expect(impededAt(truck, [inside], truck.path.full)).toBeLessThan(truck.path.full);
    expect(impededAt(walker, [inside], walker.path.full)).toBeUndefined();
  });

  it("[leg.notched.step-7-impeded] A base can stand where it stops, and would overlap the wall just after that", () => {
    const blocks = fc
      .record({
        x: fc.integer({ min: 100, max: 500 }),
        y: fc.integer({ min: 300, max: 600 }),
        side: fc.integer({ min: 1, max: 80 }),
      })
      .map(({ x, y, side }) => box(x, y, side, side));
    const bends = fc.record({ x: fc.integer({ min: 0, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
    const sizes = fc.constantFrom(...BASE_SIZES.filter((size) => size !== "small"));
    const leadings = fc.constantFrom<Leading>("front", "left");
    fc.assert(
      fc.property(
        blocks,
        bends.filter(({ x, y }) => x + Math.abs(y) > 0),
        sizes,
        leadings,
        (block, bend, size, leading) => {
          const along = sweep(size, 200, 450, bend, leading);
          fc.pre(apart(outlineAt(along, 0), block) > 0);
          const stop = impededAt(along, [block], along.path.full);
          const gaps = (upTo: number) =>
            Array.from({ length: 201 }, (_, index) => apart(outlineAt(along, (index / 200) * upTo), block));
          if (stop === undefined) {
            expect(Math.min(...gaps(along.path.full))).toBeGreaterThanOrEqual(-CONTACT - 1);
          } else {
            expect(Math.min(...gaps(stop))).toBeGreaterThanOrEqual(-CONTACT);
            expect(apart(outlineAt(along, stop), block)).toBeGreaterThanOrEqual(-0.01);
            expect(apart(outlineAt(along, stop), block)).toBeLessThan(1);
          }
        },
      ),
    );
  });
});

describe("the edge of the battlefield", () => {
  const table = compileTable({ terrain: [] });

  it("[leg.move.forced-stop-at-edge] A base touches the edge before it crosses it", () => {
    const walker = sweep("large", 1700, 450);
    expect(crossesEdgeAt(walker, table, walker.path.full)).toBeCloseTo(mm(1800 - 35 - 1700), 0);
    expect(crossesEdgeAt(walker, table, mm(65))).toBeUndefined();
    const tank = sweep("long", 1650, 450);
    expect(crossesEdgeAt(tank, table, tank.path.full)).toBeCloseTo(mm(1800 - 87.5 - 1650), 0);
  });

  it("[leg.move.forced-stop-at-edge] A base that moves along the edge does not cross it", () => {
    const walker = sweep("large", 900, 35);
    expect(crossesEdgeAt(walker, table, walker.path.full)).toBeUndefined();
  });

  it("[leg.move.forced-stop-at-edge] A base at the edge that moves outwards stays in place", () => {
    const walker = sweep("large", 1765, 450);
    expect(crossesEdgeAt(walker, table, walker.path.full)).toBeLessThan(1);
  });
});

describe("the outline of a base on its way", () => {
  it("The outline of a moving base is that of the base, aligned with its notches", () => {
    expect(outlineAt(sweep("large", 300, 300), mm(50))).toEqual(disc(mm(350), mm(300), mm(35)));
    const strafing = outlineAt(sweep("long", 300, 300, EAST, "left"), mm(50));
    expect(strafing.core).toEqual([
      { x: mm(350), y: mm(300 - 37.5) },
      { x: mm(350), y: mm(300 + 37.5) },
    ]);
  });
});
