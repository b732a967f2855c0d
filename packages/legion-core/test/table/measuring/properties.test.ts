import { at } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inBaseContact } from "../../../src/table/contact.ts";
import type { Miniature, PartOutline, TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import {
  gapBetween,
  isAtRange,
  isBeyondRange,
  isWithinRange,
  type Measured,
  measured,
  measuredAll,
  type Range,
  rangeBetween,
  rangeLength,
} from "../../../src/table/range.ts";
import { compileScene, type Scene } from "../../../src/table/scene.ts";
import type { Battlefield } from "../../../src/table/table.ts";
import type { Vec } from "../../../src/table/vectors.ts";
import { heading, miniature, terrain, unitOf } from "./arbitrary.ts";

const boundary = fc.constantFrom("inclusive" as const, "exclusive" as const);
const range: fc.Arbitrary<Range> = fc.oneof(fc.constant("half" as const), fc.integer({ min: 1, max: 6 }));

interface Case {
  readonly rangeBoundary: "inclusive" | "exclusive";
  readonly one: Miniature;
  readonly other: Miniature;
  readonly piece: TerrainPiece;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  rangeBoundary: boundary,
  one: miniature("one"),
  other: miniature("other"),
  piece: terrain("piece"),
});

function sceneOf({ rangeBoundary, one, other, piece }: Case): Scene {
  return compileScene({ table: { terrain: [piece], options: { rangeBoundary } }, units: [unitOf(one), unitOf(other)] });
}

/** Every pair of different objects of a case: two miniatures, a miniature and a piece. */
function pairs(made: Scene): readonly (readonly [Measured, Measured])[] {
  const [one, other] = [measured(at(made.figures, 0)), measured(at(made.figures, 1))];
  const piece = measuredAll(at(made.table.pieces, 0));
  return [
    [one, other],
    [one, piece],
    [piece, other],
  ];
}

/** Everything that is asked of a pair, at every range up to 6. */
function answers(table: Battlefield, a: Measured, b: Measured): readonly unknown[] {
  const ranges: readonly Range[] = ["half", 1, 2, 3, 4, 5, 6];
  return [rangeBetween(table, a, b), ...ranges.map((n) => [isAtRange(table, a, b, n), isWithinRange(table, a, b, n)])];
}

describe("ranges of any two objects", () => {
  it("[leg.measure.shortest-distance] The gap and the range between two objects are the same in both directions", () => {
    fc.assert(
      fc.property(anyCase, range, (one, n) => {
        const made = sceneOf(one);
        for (const [a, b] of pairs(made)) {
          expect(gapBetween(b, a)).toBe(gapBetween(a, b));
          expect(rangeBetween(made.table, b, a)).toBe(rangeBetween(made.table, a, b));
          expect(isAtRange(made.table, b, a, n)).toBe(isAtRange(made.table, a, b, n));
        }
      }),
    );
  });

  it("[leg.range.beyond] [leg.range.within-implies-at] No object is both at a range and beyond it, and an object within a range is also at it", () => {
    fc.assert(
      fc.property(anyCase, range, (one, n) => {
        const made = sceneOf(one);
        for (const [a, b] of pairs(made)) {
          expect(isBeyondRange(made.table, a, b, n)).toBe(!isAtRange(made.table, a, b, n));
          if (isWithinRange(made.table, a, b, n)) expect(isAtRange(made.table, a, b, n)).toBe(true);
        }
      }),
    );
  });

  it("[leg.range.at] [leg.range.within] An object at or within a range is also at or within every longer range", () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 6 }), (one, n) => {
        const made = sceneOf(one);
        for (const [a, b] of pairs(made)) {
          for (const relation of [isAtRange, isWithinRange]) {
            if (relation(made.table, a, b, n)) expect(relation(made.table, a, b, n + 1)).toBe(true);
            if (n === 1 && relation(made.table, a, b, "half")) expect(relation(made.table, a, b, 1)).toBe(true);
          }
        }
      }),
    );
  });

  it("[leg.measure.ruler-procedure] The range between two objects is the lowest number that they are at", () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const made = sceneOf(one);
        for (const [a, b] of pairs(made)) {
          const n = rangeBetween(made.table, a, b);
          expect(isAtRange(made.table, a, b, n)).toBe(true);
          if (n > 1) expect(isAtRange(made.table, a, b, n - 1)).toBe(false);
        }
      }),
    );
  });
});

describe("exact comparisons", () => {
  it("[leg.measure.ruler-procedure] Discs very near the limit of a range are compared exactly, as with whole numbers", () => {
    const near = fc.integer({ min: -2, max: 2 });
    const test = fc.property(boundary, range, fc.nat(100_000), near, near, (rangeBoundary, n, across, dx, dy) => {
      const made = (x: number, y: number): Scene =>
        sceneOf({
          rangeBoundary,
          one: { id: "one", base: "small", height: 1, x: 0, y: 0, z: 0, heading: { x: 1, y: 0 } },
          other: { id: "other", base: "huge", height: 1, x, y, z: 0, heading: { x: 1, y: 0 } },
          piece: box({ x: 0, y: 0 }),
        });
      const limit = rangeLength(made(0, 0).table, n) + mm(13.5) + mm(50);
      const x = Math.min(across, limit);
      const y = Math.floor(Math.sqrt(limit * limit - x * x));
      const { table, figures } = made(x + dx, y + dy);
      const [a, b] = [measured(at(figures, 0)), measured(at(figures, 1))];
      const square = BigInt(x + dx) ** 2n + BigInt(y + dy) ** 2n;
      const most = BigInt(limit) ** 2n;
      expect(isAtRange(table, a, b, n)).toBe(rangeBoundary === "inclusive" ? square <= most : square < most);
      const far = BigInt(rangeLength(table, n) + mm(13.5) - mm(50)) ** 2n;
      if (n !== "half") expect(isWithinRange(table, a, b, n)).toBe(square <= far);
    });
    fc.assert(test, { numRuns: 500 });
  });

  it("[leg.measure.ruler-procedure] A diagonal gap of exactly n segments is at range n", () => {
    // 3-4-5 triangles: the centres are a whole number apart that is no multiple of an axis.
    for (const rangeBoundary of ["inclusive", "exclusive"] as const) {
      for (const n of [1, 2, 3, 5]) {
        const apart = (n * mm(150) + mm(13.5) + mm(25)) / 5;
        const other = { id: "other", base: "medium", height: 1, x: apart * 3, y: apart * 4, z: 0 } as const;
        const made = sceneOf({
          rangeBoundary,
          one: { id: "one", base: "small", height: 1, x: 0, y: 0, z: 0, heading: { x: 1, y: 0 } },
          other: { ...other, heading: { x: 1, y: 0 } },
          piece: box({ x: 0, y: 0 }),
        });
        const [a, b] = [measured(at(made.figures, 0)), measured(at(made.figures, 1))];
        expect(rangeBetween(made.table, a, b)).toBe(rangeBoundary === "inclusive" ? n : n + 1);
      }
    }
  });
});

function box({ x, y }: Vec): TerrainPiece {
  const corners = [
    { x, y },
    { x: x + 100, y },
    { x: x + 100, y: y + 100 },
  ];
  const part = { outline: { kind: "polygon", corners }, top: 100, movement: "open" } as const;
  return { id: "box", kind: "scatter", cover: "light", parts: [part] };
}

/** The case with every point and direction changed. */
function changed(one: Case, point: (at: Vec) => Vec, direction: (at: Vec) => Vec): Case {
  const mini = (spec: Miniature): Miniature => ({ ...spec, ...point(spec), heading: direction(spec.heading) });
  const outline = (shape: PartOutline): PartOutline =>
    shape.kind === "circle"
      ? { ...shape, centre: point(shape.centre) }
      : { ...shape, corners: shape.corners.map(point) };
  const parts = one.piece.parts.map((part) => ({ ...part, outline: outline(part.outline) }));
  return { ...one, one: mini(one.one), other: mini(one.other), piece: { ...one.piece, parts } };
}

describe("the same table elsewhere", () => {
  const same = (one: Case, moved: Case): void => {
    const [before, after] = [sceneOf(one), sceneOf(moved)];
    for (const [place, [a, b]] of pairs(before).entries()) {
      const [c, d] = at(pairs(after), place);
      expect(gapBetween(c, d)).toBeCloseTo(gapBetween(a, b), 6);
      expect(answers(after.table, c, d)).toEqual(answers(before.table, a, b));
    }
    const contact = (made: Scene): boolean => inBaseContact(at(made.figures, 0), at(made.figures, 1));
    expect(contact(after)).toBe(contact(before));
  };

  it("[leg.range.at] No range changes when everything on the table is moved together", () => {
    const test = fc.property(anyCase, fc.integer({ min: -9_000, max: 9_000 }), fc.nat(9_000), (one, dx, dy) => {
      same(
        one,
        changed(
          one,
          ({ x, y }) => ({ x: x + dx, y: y + dy }),
          (way) => way,
        ),
      );
    });
    fc.assert(test);
  });

  it("[leg.range.within] No range changes under a quarter turn of the table", () => {
    const turn = ({ x, y }: Vec): Vec => ({ x: 0 - y, y: x });
    fc.assert(fc.property(anyCase, (one) => same(one, changed(one, turn, turn))));
  });

  it("The heading of a round base does not matter", () => {
    const test = fc.property(anyCase, heading, (one, way) => {
      const round = { ...one, one: { ...one.one, base: "large" } } as const;
      same(round, { ...round, one: { ...round.one, heading: way } });
    });
    fc.assert(test);
  });
});
