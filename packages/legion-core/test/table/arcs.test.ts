import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARC_LINES, ARCS, arcsOf, isInArc, isUnitInArc } from "../../src/table/arcs.ts";
import { BASE_SIZES, type BaseSize } from "../../src/table/bases.ts";
import { type Figure, figureOfScene, unitOfScene } from "../../src/table/scene.ts";
import { cross, type Direction, dot, leftOf, reversed, unitVector, vector } from "../../src/table/vectors.ts";
import { compiled, mini, unit } from "../helpers/table.ts";

/** An AT-ST at (900, 450) that looks along x, and other miniatures by id. */
function around(others: readonly [id: string, x: number, y: number, base?: BaseSize, heading?: Direction][]) {
  const walker = unit("at-st", [mini("at-st", 900, 450, { base: "huge" })], { type: "ground-vehicle" });
  const rebels = others.map(([id, x, y, base = "small", heading = { x: 1, y: 0 }]) =>
    unit(id, [mini(id, x, y, { base, heading })], { side: "red" }),
  );
  const on = compiled([walker, ...rebels]);
  const arcs = (id: string) => arcsOf(figureOfScene(on, "at-st"), figureOfScene(on, id));
  return { on, arcs };
}

describe("arcs", () => {
  it("[leg.arcs.four] A notched base has a front, two sides and a rear", () => {
    const { arcs } = around([
      ["ahead", 1200, 460],
      ["beside", 910, 700],
      ["other-side", 890, 200],
      ["behind", 600, 440],
    ]);
    expect([arcs("ahead"), arcs("beside"), arcs("other-side"), arcs("behind")]).toEqual([
      ["front"],
      ["left"],
      ["right"],
      ["rear"],
    ]);
  });

  it("[leg.arcs.four] A base across an arc line is in the arcs on both sides, but a base that only touches the line is not", () => {
    // The line runs at 45 degrees: 13.5 mm from it is 19.09 along an axis.
    const { arcs } = around([
      ["on", 1000, 550],
      ["astride", 1000, 569],
      ["touching", 1000, 569.1],
      ["on-centre", 900, 450],
    ]);
    expect([arcs("on"), arcs("astride"), arcs("touching")]).toEqual([["front", "left"], ["front", "left"], ["left"]]);
    expect(arcs("on-centre")).toEqual(ARCS);
  });

  it("[leg.arcs.four] A long base that crosses an arc is in it, even if both its ends are outside", () => {
    // A landspeeder truck across the front, nearer to the walker than its own length.
    const across = { x: 0, y: 1 };
    expect(around([["truck", 985, 450, "snail", across]]).arcs("truck")).toEqual(["front", "left", "right"]);
    expect(around([["truck", 915, 450, "snail", across]]).arcs("truck")).toEqual(["front", "left", "right", "rear"]);
  });

  it("[leg.arcs.four] A base without notches has no arcs", () => {
    const { on } = around([["rebel", 1200, 450]]);
    expect(arcsOf(figureOfScene(on, "rebel"), figureOfScene(on, "at-st"))).toEqual([]);
  });

  it("[leg.arcs.four] Each base size has its own arc lines, and other lines can be passed", () => {
    expect(Object.keys(ARC_LINES)).toEqual([...BASE_SIZES]);
    const { on } = around([["rebel", 1000, 560]]);
    const [walker, rebel] = [figureOfScene(on, "at-st"), figureOfScene(on, "rebel")];
    const narrow = { front: { x: 2, y: 1 }, rear: { x: -2, y: 1 } };
    expect([isInArc(walker, "front", rebel), isInArc(walker, "front", rebel, narrow)]).toEqual([true, false]);
    expect(isInArc(walker, "left", rebel, narrow)).toBe(true);
  });

  it("[leg.arcs.used-by-keywords] A unit is in an arc if any of its bases is partly in it", () => {
    const walker = unit("at-st", [mini("at-st", 900, 450, { base: "huge" })], { type: "ground-vehicle" });
    const troopers = [mini("leader", 700, 450), mini("second", 760, 550), mini("third", 900, 650)];
    const on = compiled([walker, unit("rebels", troopers, { side: "red" })]);
    const [of, rebels] = [figureOfScene(on, "at-st"), unitOfScene(on, "rebels")];
    expect(ARCS.map((arc) => isUnitInArc(of, arc, rebels))).toEqual([false, true, false, true]);
  });
});

describe("four equal arcs", () => {
  const headings = fc
    .record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer({ min: -99, max: 99 }) })
    .filter(({ x, y }) => x !== 0 || y !== 0);
  const spots = fc.record({ x: fc.integer({ min: 300, max: 1500 }), y: fc.integer({ min: 100, max: 800 }) });

  function pair(heading: Direction, x: number, y: number, base: BaseSize = "small"): [Figure, Figure] {
    const walker = mini("at-rt", 900, 450, { base: "large", heading });
    const on = compiled([
      unit("at-rt", [walker], { type: "ground-vehicle" }),
      unit("rebel", [mini("rebel", x, y, { base })]),
    ]);
    return [figureOfScene(on, "at-rt"), figureOfScene(on, "rebel")];
  }

  /** Whether a disc reaches a quarter of the plan, from its place along the middle of the quarter and beside it. */
  function reaches(ahead: number, beside: number, radius: number): boolean {
    if (ahead >= beside) return true;
    const apart = ahead + beside >= 0 ? (beside - ahead) / Math.SQRT2 : Math.sqrt(ahead * ahead + beside * beside);
    return apart < radius;
  }

  it("[leg.arcs.four] Each of four equal arcs extends 45 degrees to both sides of its middle", () => {
    fc.assert(
      fc.property(headings, spots, (heading, { x, y }) => {
        const [of, other] = pair(heading, x, y);
        const middles = [heading, leftOf(heading), reversed(leftOf(heading)), reversed(heading)];
        const expected = ARCS.filter((_, index) => {
          const middle = unitVector(middles[index] ?? heading);
          const to = vector(of, other);
          return reaches(dot(to, middle), Math.abs(cross(to, middle)), other.shape.radius);
        });
        expect(arcsOf(of, other)).toEqual(expected);
      }),
    );
  });

  it("[leg.arcs.four] Arcs turn with the base: after a quarter turn to the left, what was in front is on the right", () => {
    fc.assert(
      fc.property(headings, spots, fc.constantFrom<BaseSize>("small", "snail"), (heading, { x, y }, base) => {
        const before = arcsOf(...pair(heading, x, y, base));
        const after = arcsOf(...pair(leftOf(heading), x, y, base));
        const turned = { front: "right", left: "front", right: "rear", rear: "left" } as const;
        expect(new Set(after)).toEqual(new Set(before.map((arc) => turned[arc])));
      }),
    );
  });
});
