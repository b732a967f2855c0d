import { describe, expect, it } from "vitest";
import { unitsAtRange, unitsBeyondRange, unitsSee, unitsWithinRange } from "../../../src/table/between-units.ts";
import type { Range } from "../../../src/table/range.ts";
import { compiled, mini, undeployed, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const made = compiled(
  [
    unit("blue-line", [mini("b1", 100, 450), mini("b2", 200, 450)]),
    unit("red-line", [mini("r1", 313.5 + 13.5, 450), mini("r2", 600, 450)], { side: "red" }),
  ],
  [],
  {
    undeployed: [undeployed("blue-1"), undeployed("blue-2"), undeployed("red-1", "red")],
  },
);
const RANGES: readonly Range[] = ["half", 1, 5, 20];

function relations(from: string, to: string): readonly boolean[] {
  return RANGES.flatMap((range) => [
    unitsAtRange(made, from, to, range),
    unitsWithinRange(made, from, to, range),
    !unitsBeyondRange(made, from, to, range),
    unitsSee(made, from, to),
  ]);
}

describe("between units", () => {
  it("[leg.range.at-unit] [leg.range.within-unit] The range between units is measured from the nearest miniature of the first unit", () => {
    expect(unitsAtRange(made, "blue-line", "red-line", 1)).toBe(true);
    expect(unitsWithinRange(made, "blue-line", "red-line", 1)).toBe(false);
    // The far one stands 373 mm from the nearer blue one, 413.5 with its base: the other way round 500 and more.
    expect(unitsWithinRange(made, "blue-line", "red-line", 3)).toBe(true);
    expect(unitsBeyondRange(made, "blue-line", "red-line", "half")).toBe(true);
    expect(unitsBeyondRange(made, "blue-line", "red-line", 1)).toBe(false);
  });

  it("[leg.los.from-minis] A unit sees another if any of its miniatures sees any miniature of the other", () => {
    const wall = piece("wall", rectangle(300, 0, 20, 500), 100);
    const watch = (y: number) =>
      compiled(
        [
          unit("blue", [mini("b1", 200, 100), mini("b2", 200, y)]),
          unit("red", [mini("r1", 400, 100), mini("r2", 400, y)]),
        ],
        [wall],
      );
    expect(unitsSee(watch(150), "blue", "red")).toBe(false);
    expect(unitsSee(watch(600), "blue", "red")).toBe(true);
    expect(unitsSee(watch(600), "red", "blue")).toBe(true);
    expect(unitsSee(watch(150), "blue", "blue")).toBe(true);
  });

  it("Measuring throws for an unknown unit", () => {
    expect(() => unitsAtRange(made, "blue-line", "nobody", 1)).toThrow(RangeError);
    expect(() => unitsAtRange(made, "blue-1", "nobody", 1)).toThrow(RangeError);
    expect(() => unitsWithinRange(made, "nobody", "blue-1", 1)).toThrow(RangeError);
  });
});

describe("undeployed units", () => {
  it("[leg.undeployed.definition] Units that a layout lists as undeployed have no miniatures on the battlefield", () => {
    expect(made.undeployed.map(({ id }) => id)).toEqual(["blue-1", "blue-2", "red-1"]);
    expect(made.figures.map(({ id }) => id)).toEqual(["b1", "b2", "r1", "r2"]);
  });

  it("[leg.undeployed.friendly-undeployed] Undeployed units are at and within every range of friendly undeployed units, and in sight of them", () => {
    for (const [from, to] of [
      ["blue-1", "blue-2"],
      ["blue-2", "blue-1"],
      ["red-1", "red-1"],
    ] as const) {
      expect(new Set(relations(from, to))).toEqual(new Set([true]));
    }
  });

  it("[leg.undeployed.enemy] Undeployed units are beyond every range and out of sight of enemies, deployed or not", () => {
    for (const [from, to] of [
      ["blue-1", "red-1"],
      ["red-1", "blue-2"],
      ["red-line", "blue-1"],
    ] as const) {
      expect(new Set(relations(from, to))).toEqual(new Set([false]));
    }
  });

  it("[leg.undeployed.friendly-on-battlefield] Undeployed units are beyond every range and out of sight of friendly units on the battlefield", () => {
    expect(new Set(relations("blue-1", "blue-line"))).toEqual(new Set([false]));
    expect(new Set(relations("red-line", "red-1"))).toEqual(new Set([false]));
  });
});
