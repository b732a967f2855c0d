import { describe, expect, it } from "vitest";
import { BASE_SIZES, BASES, baseOutline, NOTCH_DEPTH } from "../../../src/table/bases.ts";
import { mm, PROFILES } from "../../../src/table/lengths.ts";
import { signedDistance } from "../../../src/table/shapes.ts";
import { compileTable } from "../../../src/table/table.ts";
import { isNotched, UNIT_TYPES } from "../../../src/table/unit-types.ts";
import { compiled, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

describe("bases", () => {
  it("[leg.bases.small-types] Plain, clone, droid and Wookiee troopers have small bases without notches", () => {
    expect(UNIT_TYPES.filter((type) => !isNotched(type))).toEqual([
      "trooper",
      "clone-trooper",
      "droid-trooper",
      "wookiee-trooper",
    ]);
    expect(BASE_SIZES.filter((size) => !BASES[size].notched)).toEqual(["small"]);
    expect(BASES.small.radius).toBe(mm(13.5));
  });

  it("[leg.bases.notched-types] Creatures, emplacements and vehicles have notched bases of several sizes", () => {
    expect(UNIT_TYPES.filter(isNotched)).toEqual([
      "creature-trooper",
      "emplacement-trooper",
      "ground-vehicle",
      "repulsor-vehicle",
    ]);
    const sizes = BASE_SIZES.filter((size) => BASES[size].notched);
    const figures = sizes.map((size) => [size, BASES[size].radius * 2, BASES[size].halfLength * 2]);
    expect(figures).toEqual([
      ["medium", 5000, 5000],
      ["large", 7000, 7000],
      ["huge", 10000, 10000],
      ["laat", 12000, 12000],
      ["epic", 15000, 15000],
      ["long", 10000, 17500],
      ["snail", 10000, 20000],
    ]);
    expect(NOTCH_DEPTH).toBe(300);
  });

  it("Oblong bases are aligned to their heading, whatever the length of the heading vector", () => {
    const outline = baseOutline("long", { x: 1000, y: 2000 }, { x: 30, y: 40 });
    const along = (far: number, side: number) =>
      signedDistance(outline, 1000 + far * 0.6 - side * 0.8, 2000 + far * 0.8 + side * 0.6);
    expect(along(8750, 0)).toBeCloseTo(0, 6);
    expect(along(-8750, 0)).toBeCloseTo(0, 6);
    expect(along(0, 5000)).toBeCloseTo(0, 6);
    expect(along(3750, -5000)).toBeCloseTo(0, 6);
    expect(along(8000, 5000)).toBeGreaterThan(0);
  });
});

describe("objects and battlefield", () => {
  it("[leg.objects.kinds] Miniatures, tokens and terrain have an outline to measure from", () => {
    const made = compiled([unit("u", [mini("m", 100, 100)])], [piece("p", rectangle(0, 0, 10, 10), 10)], {
      tokens: [token("t", "asset", 300, 300), token("a", "advantage", 400, 300), token("o", "poi", 600, 300)],
    });
    const shapes = [...made.figures, ...made.tokens, ...made.table.solids].map(({ shape }) => shape.reach);
    expect(shapes).toEqual([1350, 1250, 1250, 2500, expect.closeTo(707.1, 1)]);
  });

  it("[leg.objects.battlefield] The battlefield is 12 by 6 segments of the profile, or the size agreed on", () => {
    const sizes = [{}, { profile: "imperial" }, { battlefield: { length: 90000, width: 90000 } }] as const;
    expect(sizes.map((one) => compileTable({ ...one, terrain: [] })).map((one) => [one.length, one.width])).toEqual([
      [180000, 90000],
      [182880, 91440],
      [90000, 90000],
    ]);
    for (const { segment, half, length, width } of Object.values(PROFILES)) {
      expect([half * 2, length / 12, width / 6]).toEqual([segment, segment, segment]);
    }
  });
});
