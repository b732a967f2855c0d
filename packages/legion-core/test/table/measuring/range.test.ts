import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { mm } from "../../../src/table/lengths.ts";
import {
  gapBetween,
  isAtRange,
  isBeyondRange,
  isInSpan,
  isUnitAtRange,
  isUnitBeyondRange,
  isUnitWithinRange,
  isWithinRange,
  measured,
  measuredAll,
  type RangeSpan,
  rangeBetween,
  rangeLength,
} from "../../../src/table/range.ts";
import { figureOfScene, unitOfScene } from "../../../src/table/scene.ts";
import { compileTable } from "../../../src/table/table.ts";
import { compiled, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

/** Two troopers with so much room between their bases, in millimetres, and what is measured of them. */
function apart(gap: number, options = {}) {
  const made = compiled([unit("u", [mini("a", 100, 450), mini("b", 127 + gap, 450)])], [], { options });
  return { table: made.table, a: measured(at(made.figures, 0)), b: measured(at(made.figures, 1)) };
}

describe("the ruler", () => {
  it("[leg.measure.ruler-segments] The ruler has segments of 15 cm and a half-range of 7.5 cm, or of 6 and 3 inches", () => {
    const metric = compileTable({ terrain: [] });
    expect([rangeLength(metric, "half"), rangeLength(metric, 1), rangeLength(metric, 4)]).toEqual([7500, 15000, 60000]);
    const imperial = compileTable({ profile: "imperial", terrain: [] });
    expect([rangeLength(imperial, "half"), rangeLength(imperial, 2)]).toEqual([7620, 30480]);
  });

  it("[leg.measure.range-scale] The ruler counts ranges 1 to 5 and beyond, and objects in contact are at range 1", () => {
    const ranges = [0, 1, 149, 151, 299, 301, 451, 601, 749, 751].map((gap) => {
      const { table, a, b } = apart(gap);
      return rangeBetween(table, a, b);
    });
    expect(ranges).toEqual([1, 1, 1, 2, 2, 3, 4, 5, 5, 6]);
  });

  it.each([
    { rangeBoundary: "inclusive", atOne: true, range: 1, hair: 2 },
    { rangeBoundary: "exclusive", atOne: false, range: 2, hair: 2 },
  ])(
    "[leg.measure.ruler-procedure] The range at a gap of exactly one segment depends on the option: $rangeBoundary",
    (row) => {
      const { table, a, b } = apart(150, { rangeBoundary: row.rangeBoundary });
      expect(isAtRange(table, a, b, 1)).toBe(row.atOne);
      expect(isBeyondRange(table, a, b, 1)).toBe(!row.atOne);
      expect(rangeBetween(table, a, b)).toBe(row.range);
      const { b: further } = apart(150.01, { rangeBoundary: row.rangeBoundary });
      expect(isAtRange(table, a, further, 1)).toBe(false);
      expect(rangeBetween(table, a, further)).toBe(row.hair);
      const { b: nearer } = apart(149.99, { rangeBoundary: row.rangeBoundary });
      expect(isAtRange(table, a, nearer, 1)).toBe(true);
      expect(rangeBetween(table, a, nearer)).toBe(1);
    },
  );

  it("[leg.measure.ruler-procedure] A base exactly at half-range of a wall is at it with inclusive ranges, but not with exclusive ones", () => {
    const wall = piece("wall", rectangle(300, 300, 50, 200), 60);
    for (const rangeBoundary of ["inclusive", "exclusive"] as const) {
      const made = compiled([unit("u", [mini("a", 300 - 75 - 13.5, 400)])], [wall], { options: { rangeBoundary } });
      const [a, b] = [measured(at(made.figures, 0)), measuredAll(at(made.table.pieces, 0))];
      expect(gapBetween(a, b)).toBe(mm(75));
      expect(isAtRange(made.table, a, b, "half")).toBe(rangeBoundary === "inclusive");
    }
  });

  it("[leg.measure.min-max] Two numbers of a weapon's range are minimum and maximum, and a single number is the maximum", () => {
    const within = (span: RangeSpan) =>
      [100, 200, 400, 700].map((gap) => {
        const { table, a, b } = apart(gap);
        return isInSpan(table, a, b, span);
      });
    expect(within({ min: 2, max: 3 })).toEqual([false, true, true, false]);
    expect(within({ max: 2 })).toEqual([true, true, false, false]);
    expect(within({ min: 3, max: "infinite" })).toEqual([false, false, true, true]);
  });

  it("[leg.measure.shortest-distance] The ruler measures to the nearest point of an object, and to the nearest part of a piece", () => {
    const made = compiled(
      [unit("u", [mini("a", 100, 100)])],
      [
        piece("ruin", rectangle(500, 50, 10, 100), 60),
        piece("hut", { kind: "circle", centre: { x: mm(400), y: mm(100) }, radius: mm(30) }, 60),
      ],
      { tokens: [token("poi", "poi", 100, 300)] },
    );
    const a = measured(at(made.figures, 0));
    expect(gapBetween(a, measuredAll(at(made.table.pieces, 0)))).toBe(mm(400 - 13.5));
    expect(gapBetween(a, measuredAll(at(made.table.pieces, 1)))).toBe(mm(300 - 30 - 13.5));
    expect(gapBetween(a, measured(at(made.tokens, 0)))).toBe(mm(200 - 25 - 13.5));
  });

  it("[leg.measure.shortest-distance] The gap between walls or oblong bases in one line is exact", () => {
    const walls = [piece("one", rectangle(100, 100, 50, 20), 60), piece("two", rectangle(400, 100, 50, 20), 60)];
    const along = { base: "long", height: 90, heading: { x: 1, y: 0 } } as const;
    const tanks = unit("tanks", [mini("t", 300, 700, along), mini("u", 700, 700, along)], { type: "ground-vehicle" });
    const { table, figures } = compiled([tanks], walls);
    expect(gapBetween(measuredAll(at(table.pieces, 0)), measuredAll(at(table.pieces, 1)))).toBe(mm(250));
    expect(gapBetween(measured(at(figures, 0)), measured(at(figures, 1)))).toBe(mm(400 - 175));
  });

  it("[leg.measure.from-base] The ruler measures from the base, round or oblong in its heading, not from the model on it", () => {
    const tank = (heading: { x: number; y: number }) => mini("tank", 600, 450, { base: "long", height: 200, heading });
    const gapTo = (heading: { x: number; y: number }): number => {
      const made = compiled([unit("u", [mini("a", 300, 450)]), unit("t", [tank(heading)], { type: "ground-vehicle" })]);
      return gapBetween(measured(at(made.figures, 0)), measured(at(made.figures, 1)));
    };
    expect(gapTo({ x: 1, y: 0 })).toBe(mm(300 - 13.5 - 87.5));
    expect(gapTo({ x: 0, y: 1 })).toBe(mm(300 - 13.5 - 50));
  });

  it("[leg.measure.horizontal-only] The elevation of objects does not affect their range", () => {
    const made = compiled([unit("u", [mini("a", 100, 450), mini("b", 227, 450), mini("c", 227, 450, { z: 400 })])]);
    const [a, b, c] = made.figures.map(measured);
    expect(gapBetween(a ?? [], c ?? [])).toBe(mm(100));
    expect(rangeBetween(made.table, a ?? [], c ?? [])).toBe(rangeBetween(made.table, a ?? [], b ?? []));
  });
});

describe("specific ranges", () => {
  const made = compiled([
    unit("source", [mini("s", 200, 450)]),
    // A notched base of 100 mm: its near edge lies 100 mm off, its far edge 200 mm.
    unit("walker", [mini("w", 200 + 13.5 + 150, 450, { base: "huge" })], { type: "ground-vehicle" }),
    unit("squad", [mini("near", 320, 450), mini("far", 700, 450)]),
    unit("pair", [mini("p1", 600, 300), mini("p2", 700, 300)]),
  ]);
  const s = measured(figureOfScene(made, "s"));
  const w = measured(figureOfScene(made, "w"));
  const { table } = made;

  it("[leg.range.at] An object is at a range if some part of it is inside", () => {
    expect(isAtRange(table, s, w, 1)).toBe(true);
    expect(isAtRange(table, s, w, "half")).toBe(false);
  });

  it("[leg.range.within] An object is within a range if no part of it is outside", () => {
    expect(isWithinRange(table, s, w, 1)).toBe(false);
    expect(isWithinRange(table, s, w, 2)).toBe(true);
  });

  it("[leg.range.within] An object whose far edge is exactly on the limit is within the range, with inclusive and exclusive ranges", () => {
    for (const rangeBoundary of ["inclusive", "exclusive"] as const) {
      const pair = (gap: number) =>
        compiled([unit("u", [mini("a", 100, 450), mini("b", 127 + gap, 450)])], [], { options: { rangeBoundary } });
      const within = (gap: number): boolean => {
        const two = pair(gap);
        return isWithinRange(two.table, measured(at(two.figures, 0)), measured(at(two.figures, 1)), 1);
      };
      expect([within(150 - 27), within(150 - 27 + 0.01)]).toEqual([true, false]);
    }
  });

  it("[leg.range.within] A small base may be within range 1 of a big base while the big base is not within range 1 of the small one", () => {
    const two = compiled([
      unit("t", [mini("t", 400, 450)]),
      unit("v", [mini("v", 400 + 13.5 + 130 + 50, 450, { base: "huge" })], { type: "ground-vehicle" }),
    ]);
    const [small, big] = two.figures.map(measured);
    expect(isWithinRange(two.table, big ?? [], small ?? [], 1)).toBe(false);
    const near = compiled([
      unit("t", [mini("t", 400, 450)]),
      unit("v", [mini("v", 400 + 13.5 + 110 + 50, 450, { base: "huge" })], { type: "ground-vehicle" }),
    ]);
    const [trooper, walker] = near.figures.map(measured);
    expect(isWithinRange(near.table, walker ?? [], trooper ?? [], 1)).toBe(true);
    expect(isWithinRange(near.table, trooper ?? [], walker ?? [], 1)).toBe(false);
  });

  it("[leg.range.within] An object that lies inside another is within every range of it", () => {
    const tower = piece("tower", { kind: "circle", centre: { x: mm(500), y: mm(400) }, radius: mm(100) }, 90);
    const { table: one } = compiled([], [piece("hill", rectangle(300, 200, 400, 400), 50), tower]);
    const [hill, top] = one.pieces.map(measuredAll);
    expect(isWithinRange(one, hill ?? [], top ?? [], "half")).toBe(true);
    expect(isWithinRange(one, top ?? [], hill ?? [], 1)).toBe(false);
  });

  it("[leg.range.within] A wall is within a range if all its corners are", () => {
    const walls = (length: number) =>
      compiled([unit("u", [mini("a", 200, 450)])], [piece("wall", rectangle(213.5, 450, length, 10), 60)]);
    const within = (length: number): boolean => {
      const one = walls(length);
      return isWithinRange(one.table, measured(at(one.figures, 0)), measuredAll(at(one.table.pieces, 0)), 1);
    };
    // The far corner lies 10 mm beside the line from the centre: 163.5 mm away at a length of 149.69.
    expect([within(149.6), within(149.8)]).toEqual([true, false]);
  });

  it("[leg.range.within-implies-at] An object within a range is also at it", () => {
    for (const range of ["half", 1, 2, 3] as const) {
      for (const one of made.figures.map(measured)) {
        if (isWithinRange(table, s, one, range)) expect(isAtRange(table, s, one, range)).toBe(true);
      }
    }
    expect(isWithinRange(table, s, w, 2) && isAtRange(table, s, w, 2)).toBe(true);
  });

  it("[leg.range.beyond] An object is beyond a range if no part of it is inside", () => {
    expect(isBeyondRange(table, s, w, "half")).toBe(true);
    expect(isBeyondRange(table, s, w, 1)).toBe(false);
  });

  it("[leg.range.at-unit] A unit is at a range if one of its miniatures is", () => {
    const squad = unitOfScene(made, "squad");
    expect(isUnitAtRange(table, s, squad, 1)).toBe(true);
    expect(isUnitAtRange(table, s, squad, "half")).toBe(false);
  });

  it("[leg.range.within-unit] A unit is within a range if all its miniatures are", () => {
    const squad = unitOfScene(made, "squad");
    expect(isUnitWithinRange(table, s, squad, 3)).toBe(false);
    expect(isUnitWithinRange(table, s, squad, 4)).toBe(true);
  });

  it("[leg.range.beyond-unit] A unit is beyond a range if all its miniatures are", () => {
    expect(isUnitBeyondRange(table, s, unitOfScene(made, "pair"), 2)).toBe(true);
    expect(isUnitBeyondRange(table, s, unitOfScene(made, "pair"), 3)).toBe(false);
    expect(isUnitBeyondRange(table, s, unitOfScene(made, "squad"), 1)).toBe(false);
  });

  it("[leg.range.at-self] An object is at and within every range of itself, with inclusive and exclusive ranges", () => {
    for (const rangeBoundary of ["inclusive", "exclusive"] as const) {
      const alone = compiled([unit("u", [mini("a", 100, 450)])], [], { options: { rangeBoundary } });
      const a = measured(at(alone.figures, 0));
      for (const range of ["half", 1, 5] as const) {
        expect(isAtRange(alone.table, a, a, range)).toBe(true);
        expect(isWithinRange(alone.table, a, a, range)).toBe(true);
        expect(isBeyondRange(alone.table, a, a, range)).toBe(false);
      }
    }
  });
});
