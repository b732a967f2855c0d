import { describe, expect, it } from "vitest";
import type { CoverKind, TerrainPiece } from "../../../src/table/documents.ts";
import { figureOfScene, unitOfScene } from "../../../src/table/scene.ts";
import { coverOf, coverValueOf, type UnitCover } from "../../../src/table/sight/cover.ts";
import { coverValue, modifiedCover } from "../../../src/table/sight/cover-value.ts";
import { hasLineOfSight } from "../../../src/table/sight/line-of-sight.ts";
import { seeingFigures, seesUnit, visibleFigures, visibleOf, visibleUnits } from "../../../src/table/sight/seen.ts";
import { compiled, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { barrier, shooter } from "./scenes.ts";

const clones = unit("clones", [mini("clone leader", 100, 400), mini("clone", 100, 300)]);

/** Droids in a column 500 mm away, 60 mm apart. */
function droids(count: number) {
  const column = Array.from({ length: count }, (_, index) => mini(`droid ${index}`, 600, 100 + 60 * index));
  return unit("droids", column, { side: "red", type: "droid-trooper" });
}

/** Crates right in front of the droid with this number, not in the way to the next one. */
function crates(index: number, cover: CoverKind): TerrainPiece {
  return piece(`crates ${index}`, rectangle(576, 90 + 60 * index, 10, 20), 20, { kind: "scatter", cover });
}

/** The cover of so many droids; its value, looked up alone, has to be the same. */
function cover(count: number, terrain: readonly TerrainPiece[]): UnitCover {
  const made = compiled([clones, droids(count)], terrain);
  const [attacker, defender] = [unitOfScene(made, "clones"), unitOfScene(made, "droids")];
  const found = coverOf(made, attacker, defender);
  const value = coverValueOf(made, attacker, defender, (one) => hasLineOfSight(made, attacker.leader, one));
  expect(value).toBe(found.value);
  return found;
}

function obscured({ miniatures }: UnitCover): readonly string[] {
  return miniatures.filter(({ obscuredBy }) => obscuredBy.length > 0).map(({ id }) => id);
}

describe("the cover of a unit", () => {
  it("[leg.cover.half-obscured] A unit has cover if at least half of its miniatures are obscured", () => {
    expect(cover(4, [crates(0, "light")]).cover).toBe("none");
    expect(cover(4, [crates(0, "light"), crates(3, "light")]).cover).toBe("light");
    expect(cover(5, [crates(0, "light"), crates(3, "light")]).cover).toBe("none");
    expect(cover(1, [crates(0, "light")]).cover).toBe("light");
  });

  it("[leg.cover.kind-from-terrain] [leg.terrain.cover-agree] A unit has the kind of cover that the terrain gives", () => {
    expect(cover(2, [crates(0, "light")])).toMatchObject({ cover: "light", value: 1 });
    expect(cover(2, [crates(0, "heavy")])).toMatchObject({ cover: "heavy", value: 2 });
    expect(cover(2, [crates(0, "none")])).toMatchObject({ cover: "none", value: 0 });
  });

  it("[leg.cover.any-heavy] [leg.cover.else-light] A unit has heavy cover if one miniature is obscured by heavy terrain, and otherwise light cover", () => {
    const light = [0, 1, 2].map((index) => crates(index, "light"));
    expect(cover(4, light).cover).toBe("light");
    expect(cover(4, [...light, crates(3, "heavy")]).cover).toBe("heavy");
    // Heavy terrain alone does not make up for the half that is missing.
    expect(cover(4, [crates(3, "heavy")]).cover).toBe("none");
  });

  it("[leg.obscured.check-each] Cover is checked from the attacking leader to each miniature, and the result lists what obscures each", () => {
    const found = cover(3, [crates(0, "light"), crates(2, "heavy")]);
    expect(found.miniatures).toEqual([
      { id: "droid 0", obscuredBy: [{ id: "crates 0", cover: "light", by: "interrupts" }] },
      { id: "droid 1", obscuredBy: [] },
      { id: "droid 2", obscuredBy: [{ id: "crates 2", cover: "heavy", by: "interrupts" }] },
    ]);
    // A wall before the other clone hides nothing from the leader.
    const before = piece("wall", rectangle(120, 280, 10, 40), 60);
    expect(cover(3, [before]).cover).toBe("none");
  });

  it("[leg.cover.half-obscured] [leg.cover.any-heavy] The book's seven droids have heavy cover, because four of them are obscured", () => {
    // One behind the house, three behind the crates, a fifth behind these too but too far away; two in the open.
    const spots = [
      [530, 375],
      [530, 440],
      [530, 470],
      [545, 500],
      [690, 460],
      [530, 250],
      [450, 405],
    ] as const;
    const miniatures = spots.map(([x, y], index) => mini(`droid ${index}`, x, y));
    const unitOfSeven = unit("droids", miniatures, { side: "red", type: "droid-trooper" });
    const house = piece("house", rectangle(470, 360, 10, 30), 35, { cover: "heavy" });
    const light = piece("crates", rectangle(470, 420, 10, 60), 20, { kind: "scatter", cover: "light" });
    const made = compiled([clones, unitOfSeven], [house, light]);
    const leader = figureOfScene(made, "clone leader");
    const found = coverOf(made, unitOfScene(made, "clones"), unitOfScene(made, "droids"));
    expect(visibleOf(made, leader, unitOfScene(made, "droids"))).toHaveLength(7);
    expect(obscured(found)).toEqual(["droid 0", "droid 1", "droid 2", "droid 3"]);
    expect(found.cover).toBe("heavy");
    const without = compiled([clones, unitOfSeven], [light]);
    expect(coverOf(without, unitOfScene(without, "clones"), unitOfScene(without, "droids")).cover).toBe("none");
  });
});

describe("the value of cover", () => {
  it("[leg.cover.categories] [leg.cover.values] The value of cover is 0 for none, 1 for light and 2 for heavy", () => {
    expect((["none", "light", "heavy"] as const).map(coverValue)).toEqual([0, 1, 2]);
  });

  it("[leg.cover.max] The value of cover cannot exceed 2", () => {
    expect(modifiedCover(2, 1, 0)).toBe(2);
    expect(modifiedCover(1, 5, 0)).toBe(2);
    expect(modifiedCover(0, 1, 3)).toBe(0);
  });

  it("[leg.cover.improve-before-reduce] Cover is first improved up to 2 and then reduced", () => {
    expect(modifiedCover(2, 1, 1)).toBe(1);
    expect(modifiedCover(0, 3, 1)).toBe(1);
    expect(modifiedCover(0, 1, 1)).toBe(0);
    expect(modifiedCover(1, 1, 0)).toBe(2);
    expect(modifiedCover(0, 2, 2)).toBe(0);
  });
});

describe("who sees whom", () => {
  const hiddenDroid = unit("spies", [mini("spy", 400, 100), mini("bold", 400, 300)], { side: "red" });
  const made = compiled([shooter, clones, hiddenDroid], [barrier(60, { x: 300 })]);
  const names = (figures: readonly { readonly id: string }[]) => figures.map(({ id }) => id);

  it("[leg.los.from-minis] A miniature sees other miniatures individually, and a unit if it sees any of its miniatures", () => {
    expect(names(visibleFigures(made, figureOfScene(made, "shooter")))).toEqual(["clone leader", "clone", "bold"]);
    expect(names(visibleUnits(made, figureOfScene(made, "shooter")))).toEqual(["clones", "spies"]);
    expect(seesUnit(made, figureOfScene(made, "spy"), unitOfScene(made, "shooters"))).toBe(false);
    expect(names(visibleUnits(made, figureOfScene(made, "bold")))).toEqual(["shooters", "clones"]);
  });

  it("[leg.los.from-minis] Some miniatures of a unit may see another unit that others do not see", () => {
    expect(names(seeingFigures(made, unitOfScene(made, "spies"), unitOfScene(made, "shooters")))).toEqual(["bold"]);
    expect(names(visibleOf(made, figureOfScene(made, "shooter"), unitOfScene(made, "spies")))).toEqual(["bold"]);
  });
});
