import { describe, expect, it } from "vitest";
import type { PartOutline } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { figureOf, figureOfScene } from "../../../src/table/scene.ts";
import { hasLineOfSight, lineOfSight } from "../../../src/table/sight/line-of-sight.ts";
import { isVehicle, UNIT_TYPES } from "../../../src/table/unit-types.ts";
import { compiled, layout, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { barrier, sees, shooter, target, vehicle } from "./scenes.ts";

const both = [shooter, target];

describe("line of sight", () => {
  it("[leg.los.test] Line of sight exists if nothing is between two miniatures, and a wall across blocks it", () => {
    expect(sees(compiled(both), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [barrier()]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.test] [leg.los.terrain-physical] Line of sight requires one free line from any part to any part", () => {
    // The wall ends 13 mm beside the centres: only lines along the outer half millimetre of both bases pass.
    const short = piece("wall", rectangle(290, 0, 20, 113), 60);
    expect(sees(compiled(both, [short]), "shooter", "target")).toBe(true);
    // Here it reaches past both bases.
    const long = piece("wall", rectangle(290, 0, 20, 113.6), 60);
    expect(sees(compiled(both, [long]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.test] Line of sight may run along a wall that both bases touch", () => {
    expect(sees(compiled(both, [piece("wall", rectangle(290, 0, 20, 113.5), 60)]), "shooter", "target")).toBe(true);
    const beside = piece("wall", rectangle(0, 0, 600, 86.5), 60);
    expect(sees(compiled(both, [beside]), "shooter", "target")).toBe(true);
  });

  it("[leg.los.test] Line of sight cannot pass the joint of two touching walls, but can pass the smallest gap that a player can leave", () => {
    const lower = piece("lower", rectangle(290, 0, 20, 100), 60);
    const upper = (y: number) => piece("upper", rectangle(290, y, 20, 100), 60);
    expect(sees(compiled(both, [lower, upper(100)]), "shooter", "target")).toBe(false);
    expect(sees(compiled(both, [lower, upper(100.01)]), "shooter", "target")).toBe(false);
    expect(sees(compiled(both, [lower, upper(100.1)]), "shooter", "target")).toBe(true);
  });

  it("[leg.los.test] Line of sight can pass above the low wall at the joint of a high and a low wall", () => {
    const raised = [unit("shooters", [mini("shooter", 100, 100, { z: 50 })]), target];
    const lower = piece("lower", rectangle(290, 0, 20, 100), 30);
    const upper = piece("upper", rectangle(290, 100, 20, 100), 90);
    expect(sees(compiled(raised, [lower, upper]), "shooter", "target")).toBe(true);
  });

  it("[leg.los.symmetric] Line of sight is mutual, and the same line is found from both ends", () => {
    const made = compiled(both, [piece("wall", rectangle(290, 0, 20, 105), 60)]);
    const [a, b] = [figureOfScene(made, "shooter"), figureOfScene(made, "target")];
    const there = lineOfSight(made, a, b);
    const back = lineOfSight(made, b, a);
    expect(there).toBeDefined();
    expect(back).toEqual(there === undefined ? undefined : { from: there.to, to: there.from });
    expect(there?.from.x).toBeLessThan(mm(114));
    expect(there?.to.x).toBeGreaterThan(mm(486));
  });

  it("[leg.los.silhouette] Line of sight starts and ends anywhere between the base and the top of the silhouette", () => {
    // Under a bridge as low as the knee, and over a wall as high as the shoulder.
    const under = barrier(100, { bottom: 10 });
    expect(sees(compiled(both, [under]), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [barrier(41)]), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [barrier(42)]), "shooter", "target")).toBe(false);
    // Both at once leave the gap between 10 and 41.
    expect(sees(compiled(both, [barrier(10), barrier(100, { id: "beam", bottom: 41 })]), "shooter", "target")).toBe(
      true,
    );
    expect(sees(compiled(both, [barrier(41), barrier(100, { id: "beam", bottom: 41 })]), "shooter", "target")).toBe(
      false,
    );
    expect(sees(compiled(both, [barrier(20), barrier(100, { id: "beam", bottom: 19 })]), "shooter", "target")).toBe(
      false,
    );
  });

  it("[leg.los.small-template] [leg.los.trooper-template] Troopers on small bases have the height of the template", () => {
    expect(sees(compiled(both, [barrier(41.91)]), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [barrier(41.95)]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.notched-template] Troopers on notched bases have a taller silhouette, as wide as their base", () => {
    const cavalry = (id: string, x: number) =>
      unit(`${id}s`, [mini(id, x, 100, { base: "medium" })], { side: id, type: "creature-trooper" });
    const riders = [cavalry("shooter", 100), cavalry("target", 500)];
    expect(sees(compiled(riders, [barrier(68.76)]), "shooter", "target")).toBe(true);
    expect(sees(compiled(riders, [barrier(68.8)]), "shooter", "target")).toBe(false);
    expect(sees(compiled(riders, [piece("wall", rectangle(290, 0, 20, 124.9), 90)]), "shooter", "target")).toBe(true);
    expect(sees(compiled(riders, [piece("wall", rectangle(290, 0, 20, 125.1), 90)]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.vehicle-silhouette] [leg.los.vehicle-agree] A vehicle has the height that the players agreed on", () => {
    const made = (height: number) => compiled([shooter, vehicle(500, 100, { side: "red", height })], [barrier(90)]);
    expect(sees(made(150), "shooter", "walker")).toBe(true);
    expect(sees(made(110), "shooter", "walker")).toBe(false);
  });

  it("Line of sight can be measured from a position without a miniature", () => {
    const made = compiled(both, [piece("wall", rectangle(290, 0, 20, 160), 60)]);
    const [a, b] = [figureOfScene(made, "shooter"), figureOfScene(made, "target")];
    expect(hasLineOfSight(made, a, b)).toBe(false);
    const moved = figureOf({ ...a.spec, y: mm(300) }, a.index, a.unit, a.type);
    expect(hasLineOfSight(made, moved, b)).toBe(true);
  });
});

describe("heights", () => {
  it("[leg.los.terrain-physical] A wall of 66.0 mm leaves the far rim of a lower target in sight, but one of 66.2 mm hides it", () => {
    const up = unit("shooters", [mini("shooter", 100, 100, { z: 194.31 - 41.91 })]);
    expect(sees(compiled([up, target], [piece("wall", rectangle(440, 0, 10, 200), 66)]), "shooter", "target")).toBe(
      true,
    );
    expect(sees(compiled([up, target], [piece("wall", rectangle(440, 0, 10, 200), 66.2)]), "shooter", "target")).toBe(
      false,
    );
  });

  it("[leg.los.terrain-physical] A miniature at the edge of a roof sees targets that the roof would hide from farther back", () => {
    const roof = piece("house", rectangle(0, 0, 250, 200), 100);
    const below = unit("targets", [mini("target", 300, 100)], { side: "red" });
    const at = (x: number) => compiled([unit("shooters", [mini("shooter", x, 100, { z: 100 })]), below], [roof]);
    expect(sees(at(236), "shooter", "target")).toBe(true);
    expect(sees(at(100), "shooter", "target")).toBe(false);
  });

  it("[leg.los.terrain-physical] A parapet hides targets that the edge of the roof would not", () => {
    const below = unit("targets", [mini("target", 400, 100)], { side: "red" });
    const up = unit("shooters", [mini("shooter", 180, 100, { z: 100 })]);
    const roof = piece("house", rectangle(0, 0, 220, 200), 100);
    const parapet = piece("parapet", rectangle(210, 0, 10, 200), 140);
    expect(sees(compiled([up, below], [roof]), "shooter", "target")).toBe(true);
    expect(sees(compiled([up, below], [roof, parapet]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.test] The floor of a bridge blocks line of sight from a miniature on it to one below, but not to one beside it", () => {
    const bridge = (width: number) => piece("bridge", rectangle(100 - width / 2, 0, width, 200), 110, { bottom: 100 });
    const above = unit("shooters", [mini("shooter", 100, 100, { z: 110 })]);
    const under = unit("targets", [mini("target", 100, 100)], { side: "red" });
    expect(sees(compiled([above, under], [bridge(200)]), "shooter", "target")).toBe(false);
    expect(sees(compiled([above, under], [bridge(20)]), "shooter", "target")).toBe(true);
    expect(sees(compiled([above, under]), "shooter", "target")).toBe(true);
  });

  it("[leg.los.test] Two miniatures with overlapping bases at touching elevations see each other", () => {
    const step = unit("targets", [mini("target", 105, 100, { z: 20 })], { side: "red" });
    expect(sees(compiled([shooter, step]), "shooter", "target")).toBe(true);
  });
});

describe("what blocks", () => {
  it("[leg.los.block-terrain] [leg.los.terrain-concealing] Terrain blocks line of sight as the players agreed: a wall and smoke do, but a fence does not", () => {
    expect(sees(compiled(both, [barrier(60, { blocksSight: false })]), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [barrier(60, { blocksSight: true })]), "shooter", "target")).toBe(false);
    const smoke: PartOutline = { kind: "circle", centre: { x: mm(300), y: mm(100) }, radius: mm(30) };
    expect(sees(compiled(both, [piece("smoke", smoke, 60)]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.block-vehicles] [leg.type.ground-blocks-los] A ground vehicle blocks line of sight with its silhouette", () => {
    expect(sees(compiled([...both, vehicle()]), "shooter", "target")).toBe(false);
    expect(sees(compiled([...both, vehicle(300, 140)]), "shooter", "target")).toBe(true);
    expect(sees(compiled([...both, vehicle(300, 100, { height: 40 })]), "shooter", "target")).toBe(true);
  });

  it("[leg.type.repulsor-no-block] A repulsor vehicle does not block line of sight", () => {
    expect(sees(compiled([...both, vehicle(300, 100, { type: "repulsor-vehicle" })]), "shooter", "target")).toBe(true);
  });

  it("[leg.los.block-not-troopers] Troopers of any kind do not block line of sight", () => {
    const kinds = UNIT_TYPES.filter((type) => !isVehicle(type));
    expect(kinds).toHaveLength(6);
    for (const type of kinds) {
      expect([type, sees(compiled([...both, vehicle(300, 100, { type })]), "shooter", "target")]).toEqual([type, true]);
    }
  });

  it("[leg.los.block-not-own-unit] Vehicles of the two units do not block line of sight between them, but vehicles of other units do", () => {
    const pair = (id: string, x: number, other: string, otherX: number) => {
      const tanks = [
        mini(id, x, 100, { base: "large", height: 90 }),
        mini(other, otherX, 100, { base: "large", height: 150 }),
      ];
      return unit(`${id}s`, tanks, { type: "ground-vehicle" });
    };
    expect(sees(compiled([pair("shooter", 100, "mate", 300), target]), "shooter", "target")).toBe(true);
    expect(sees(compiled([shooter, pair("target", 500, "mate", 300)]), "shooter", "target")).toBe(true);
    // Seen from above too, where the unit with the vehicle is the lower end of the line.
    const raised = unit("shooters", [mini("shooter", 100, 100, { z: 110 })]);
    expect(sees(compiled([raised, pair("target", 500, "mate", 300)]), "shooter", "target")).toBe(true);
    expect(sees(compiled([raised, target, vehicle()]), "shooter", "target")).toBe(false);
    const alone = unit("shooters", [mini("shooter", 100, 100, { base: "large", height: 90 })], {
      type: "ground-vehicle",
    });
    expect(sees(compiled([alone, target, vehicle()]), "shooter", "target")).toBe(false);
  });

  it("[leg.terrain.area-blocks-los] The whole volume of woods blocks line of sight, wherever the trees are", () => {
    const woods = piece("woods", rectangle(250, 50, 100, 100), 80, { kind: "area", blocksSight: false });
    expect(sees(compiled(both, [woods]), "shooter", "target")).toBe(false);
    expect(sees(compiled(both, [{ ...woods, kind: "obstacle" }]), "shooter", "target")).toBe(true);
  });

  it("[leg.terrain.area-ignored-by-endpoint] Woods do not block line of sight from or to a miniature in them", () => {
    const woods = (x: number) => piece("woods", rectangle(x, 0, 200, 200), 80, { kind: "area" });
    expect(sees(compiled(both, [woods(50)]), "shooter", "target")).toBe(true);
    expect(sees(compiled(both, [woods(400)]), "shooter", "target")).toBe(true);
    // One of two woods is ignored, the other is not.
    expect(sees(compiled(both, [woods(50), { ...woods(260), id: "others" }]), "shooter", "target")).toBe(false);
    // On top of the volume is not in it.
    const forest = piece("forest", rectangle(0, 0, 400, 200), 80, { kind: "area" });
    const onTop = unit("shooters", [mini("shooter", 100, 100, { z: 80 })]);
    expect(sees(compiled([onTop, target], [forest]), "shooter", "target")).toBe(false);
    expect(sees(compiled(both, [forest]), "shooter", "target")).toBe(true);
  });

  it("[leg.terrain.area-ignored-by-endpoint] An option decides whether a miniature partly in area terrain counts as in it for line of sight", () => {
    // The base of the shooter lies half in the woods, the whole of it or none, however the outline is cut.
    const woods = (left: number) => ({
      ...piece("woods", rectangle(left, 0, 100, 200), 80, { kind: "area" }),
      parts: [
        { outline: rectangle(left, 0, 100, 100), top: mm(80), movement: "open" as const },
        { outline: rectangle(left, 100, 100, 100), top: mm(80), movement: "open" as const },
      ],
    });
    const made = (left: number, inAreaTerrain: "overlap" | "inside") =>
      compiled(both, [woods(left)], { options: { inAreaTerrain } });
    expect(sees(made(100, "overlap"), "shooter", "target")).toBe(true);
    expect(sees(made(100, "inside"), "shooter", "target")).toBe(false);
    expect(sees(made(86, "inside"), "shooter", "target")).toBe(true);
    expect(sees(made(114, "overlap"), "shooter", "target")).toBe(false);
  });

  it("[leg.los.block-terrain] [leg.los.block-not-troopers] In the book's example clones do not hide the commander behind them, but a house hides a knight", () => {
    const droids = unit("droids", [mini("droid", 100, 400), mini("second", 100, 440)]);
    const clones = unit("clones", [mini("clone", 400, 400), mini("clone 2", 400, 430)], { side: "red" });
    const commander = unit("commander", [mini("commander", 500, 400)], { side: "red" });
    const knight = unit("knight", [mini("knight", 500, 100)], { side: "red" });
    const house = piece("house", rectangle(300, 150, 100, 200), 150);
    const table = layout([droids, clones, commander, knight], [house]);
    expect(sees(table, "droid", "clone")).toBe(true);
    expect(sees(table, "droid", "commander")).toBe(true);
    expect(sees(table, "droid", "knight")).toBe(false);
  });
});
