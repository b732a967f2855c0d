import Flatten from "@flatten-js/core";
import { at } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PartOutline } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { figureOfScene, unitOfScene } from "../../../src/table/scene.ts";
import { signedDistance, twiceArea } from "../../../src/table/shapes.ts";
import { compileTable, convexShapes } from "../../../src/table/table.ts";
import type { Vec } from "../../../src/table/vectors.ts";
import { compiled, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const points = (...all: readonly (readonly [number, number])[]): Vec[] => all.map(([x, y]) => ({ x, y }));

/** The eight ways of a compass. */
const WAYS = points([1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]);

/** Whether a point lies in one of the shapes, its edge included. */
function covers(outline: PartOutline, x: number, y: number): boolean {
  return convexShapes(outline).some((shape) => signedDistance(shape, x, y) <= 0);
}

describe("outlines as convex shapes", () => {
  it("Circles and convex polygons are not split, in whichever direction their corners are listed", () => {
    const square = points([0, 0], [10, 0], [10, 10], [0, 10]);
    for (const corners of [square, [...square].reverse()]) {
      const shapes = convexShapes({ kind: "polygon", corners });
      expect(shapes).toHaveLength(1);
      expect(twiceArea(at(shapes, 0).core)).toBe(200);
    }
    expect(convexShapes({ kind: "circle", centre: { x: 5, y: 5 }, radius: 3 })).toHaveLength(1);
  });

  it("A concave outline is split into convex shapes that contain neither its notch nor its hole", () => {
    const corners = points([0, 0], [100, 0], [100, 100], [50, 20], [0, 100]);
    const notched: PartOutline = { kind: "polygon", corners };
    expect([covers(notched, 50, 10), covers(notched, 50, 30), covers(notched, 5, 80)]).toEqual([true, false, true]);
    const holes = [points([20, 20], [80, 20], [80, 80], [20, 80])];
    const frame: PartOutline = { kind: "polygon", corners: points([0, 0], [100, 0], [100, 100], [0, 100]), holes };
    expect([covers(frame, 10, 50), covers(frame, 50, 50), covers(frame, 90, 90)]).toEqual([true, false, true]);
  });

  it("A star-shaped outline that always turns the same way is split too", () => {
    const pentagram = points([0, 100], [59, -81], [-95, 31], [95, 31], [-59, -81]);
    expect(convexShapes({ kind: "polygon", corners: pentagram }).length).toBeGreaterThan(1);
  });

  // A star-shaped outline around the middle is simple whatever the radii.
  const star = (lengths: readonly number[], scale: number): Vec[] =>
    WAYS.map(({ x, y }, place) => ({ x: x * at(lengths, place) * scale, y: y * at(lengths, place) * scale }));
  const radii = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 8, maxLength: 8 });

  it("[leg.terrain.area-definition] Splitting the outline of area terrain keeps its area", () => {
    const test = fc.property(radii, fc.boolean(), (lengths, holed) => {
      const corners = star(lengths, 10);
      const holes = holed ? [star(lengths, 4)] : [];
      const shapes = convexShapes({ kind: "polygon", corners, holes });
      const sum = shapes.reduce((all, { core }) => all + twiceArea(core), 0);
      expect(sum).toBe(twiceArea(corners) - holes.reduce((all, hole) => all + twiceArea(hole), 0));
      expect(shapes.every(({ core }) => twiceArea(core) > 0)).toBe(true);
    });
    fc.assert(test, { numRuns: 300 });
  });

  it("[leg.terrain.area-definition] Every point inside an outline is in one of the shapes it is split into", () => {
    const coordinate = fc.integer({ min: -9_000, max: 9_000 });
    const test = fc.property(radii, coordinate, coordinate, (lengths, x, y) => {
      const corners = star(lengths, 10);
      const outline = new Flatten.Polygon(corners.map((corner) => new Flatten.Point(corner.x, corner.y)));
      expect(covers({ kind: "polygon", corners }, x, y)).toBe(outline.contains(new Flatten.Point(x, y)));
    });
    fc.assert(test, { numRuns: 300 });
  });
});

describe("a table made ready", () => {
  it("[leg.terrain.composite] A compiled table keeps the movement class of each part, however it was split", () => {
    const wall = {
      ...piece("wall", rectangle(0, 0, 40, 10), 60, { movement: "impassable" }),
      parts: [
        ...piece("", rectangle(0, 0, 40, 10), 60, { movement: "impassable" }).parts,
        ...piece("", rectangle(40, 0, 10, 10), 60, { bottom: 45, movement: "open", blocksSight: false }).parts,
      ],
    };
    const { solids } = compileTable({ terrain: [wall] });
    expect(solids.map(({ movement, bottom, top, part }) => [part, movement, bottom, top])).toEqual([
      [0, "impassable", 0, 6000],
      [1, "open", 4500, 6000],
    ]);
    expect(solids.map(({ blocksSight }) => blocksSight)).toEqual([true, false]);
  });

  it("[leg.terrain.area-volume] Area terrain extends from its outline up to its top, and all of it blocks sight", () => {
    const wood = piece("wood", rectangle(0, 0, 100, 100), 90, { kind: "area", blocksSight: false });
    const [solid] = compileTable({ terrain: [wood] }).solids;
    expect([solid?.bottom, solid?.top, solid?.blocksSight]).toEqual([0, mm(90), true]);
    const low = piece("low", rectangle(0, 0, 50, 50), 20, { kind: "area" });
    const high = piece("high", rectangle(50, 0, 100, 50), 70, { kind: "area", bottom: 40 });
    const grove = compileTable({ terrain: [{ ...low, parts: [...low.parts, ...high.parts] }] });
    expect(grove.solids.map(({ bottom, top }) => [bottom, top])).toEqual([
      [0, mm(70)],
      [0, mm(70)],
    ]);
  });

  it("A compiled table finds units and miniatures by id, and throws for unknown ids", () => {
    const made = compiled([unit("u", [mini("a", 1, 1), mini("b", 2, 2)], { leader: "b" })]);
    expect(unitOfScene(made, "u").leader).toBe(figureOfScene(made, "b"));
    expect(() => unitOfScene(made, "a")).toThrow(RangeError);
    expect(() => figureOfScene(made, "u")).toThrow(RangeError);
    expect(() => compiled([unit("u", [mini("a", 1, 1)], { leader: "b" })])).toThrow(RangeError);
  });
});
