import { describe, expect, it } from "vitest";
import { figureOfScene, type Scene } from "../../../src/table/scene.ts";
import { obscurers } from "../../../src/table/sight/obscured.ts";
import { compiled, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { barrier, hidden, obscuring, sees, shooter, target, vehicle } from "./scenes.ts";

const both = [shooter, target];
const ids = (made: Scene) => obscuring(made).map(({ id }) => id);
/** A low wall 40 mm from the base of the target. */
const nearby = barrier(20, { x: 426.5, id: "nearby" });

describe("miniatures are obscured", () => {
  it("[leg.obscured.partial] Terrain at half-range of a miniature obscures it if it interrupts a single line", () => {
    expect(obscuring(compiled(both, [nearby]))).toEqual([{ id: "nearby", cover: "heavy", by: "interrupts" }]);
    // The wall ends where the outermost line runs, or 0.1 mm within it.
    expect(ids(compiled(both, [piece("wall", rectangle(430, 0, 20, 86.5), 20)]))).toEqual([]);
    expect(ids(compiled(both, [piece("wall", rectangle(430, 0, 20, 86.6), 20)]))).toEqual(["wall"]);
  });

  it("[leg.obscured.partial] The half-range of obscuring terrain is measured exactly, to the piece", () => {
    const at = (gap: number) => ids(compiled(both, [piece("wall", rectangle(486.5 - gap - 20, 0, 20, 200), 20)]));
    expect(at(75)).toEqual(["wall"]);
    expect(at(75.01)).toEqual([]);
    const exclusive = { options: { rangeBoundary: "exclusive" as const } };
    expect(ids(compiled(both, [piece("wall", rectangle(391.5, 0, 20, 200), 20)], exclusive))).toEqual([]);
  });

  it("[leg.obscured.partial] The half-range is measured to the whole piece, or by an option only to the part between", () => {
    // An L: its arm across the lines is 100 mm from the target, its other arm passes beside the target.
    const arm = barrier(20, { x: 366.5 });
    const corner = { ...arm, parts: [...arm.parts, ...piece("", rectangle(366.5, 150, 150, 20), 20).parts] };
    expect(ids(compiled(both, [corner]))).toEqual(["wall"]);
    const crossing = { options: { obscuringDistance: "crossing" as const } };
    expect(ids(compiled(both, [corner], crossing))).toEqual([]);
    expect(ids(compiled(both, [barrier(20, { x: 391.5 })], crossing))).toEqual(["wall"]);
    expect(ids(compiled(both, [barrier(20, { x: 391.4 })], crossing))).toEqual([]);
  });

  it("[leg.obscured.partial] Terrain obscures a miniature seen from above only if it reaches up to one of the lines", () => {
    const up = unit("shooters", [mini("shooter", 300, 100, { z: 304.8 })]);
    const made = (top: number) => ids(compiled([up, target], [piece("long", rectangle(420, 0, 20, 200), top)]));
    expect(made(70.8)).toEqual([]);
    expect(made(71)).toEqual(["long"]);
  });

  it("[leg.obscured.leader-contact-exempt] Terrain that the attacking leader touches or stands on does not obscure the defender", () => {
    const close = unit("shooters", [mini("shooter", 420, 100)]);
    const between = (x: number) => compiled([close, target], [piece("crates", rectangle(x, 0, 10, 200), 20)]);
    expect(ids(between(433.5))).toEqual([]);
    expect(ids(between(433.7))).toEqual(["crates"]);
    const house = piece("house", rectangle(300, 0, 130, 200), 60);
    const parapet = piece("parapet", rectangle(420, 0, 10, 200), 70);
    const up = unit("shooters", [mini("shooter", 400, 100, { z: 60 })]);
    expect(ids(compiled([up, target], [house, parapet]))).toEqual(["parapet"]);
    const whole = { ...house, parts: [...house.parts, ...parapet.parts] };
    expect(ids(compiled([up, target], [whole]))).toEqual([]);
  });

  it("[leg.obscured.fully-blocked] Terrain that hides a miniature obscures it at any distance, even if the leader touches it", () => {
    const far = barrier(60, { x: 200 });
    expect(obscuring(compiled(both, [far]))).toEqual([{ id: "wall", cover: "heavy", by: "blocks" }]);
    expect(obscuring(compiled(both, [barrier(60, { x: 113.5, cover: "light" })]))).toEqual([
      { id: "wall", cover: "light", by: "blocks" },
    ]);
    expect(ids(compiled(both, [barrier(30, { x: 200 })]))).toEqual([]);
  });

  it("[leg.obscured.fully-blocked] Two pieces that together hide a miniature obscure it, but not other pieces that happen to be there", () => {
    const lower = piece("lower", rectangle(200, 0, 10, 102), 60);
    const upper = piece("upper", rectangle(250, 98, 10, 102), 60);
    const low = piece("low", rectangle(300, 0, 10, 200), 20);
    expect(sees(compiled(both, [lower]), "shooter", "target")).toBe(true);
    expect(ids(compiled(both, [low, lower, upper]))).toEqual(["lower", "upper"]);
    expect(ids(compiled(both, [low, lower, upper, barrier(60, { x: 350 })]))).toEqual(["lower", "upper", "wall"]);
  });

  it("[leg.obscured.fully-blocked] Terrain that hides a miniature obscures it even if it gives no cover", () => {
    expect(obscuring(compiled(both, [barrier(60, { cover: "none" })]))).toEqual([
      { id: "wall", cover: "none", by: "blocks" },
    ]);
  });

  it("[leg.cover.else-light] Terrain without cover obscures a miniature only if the option `noCoverObscures` is set", () => {
    const bare = barrier(20, { x: 430, cover: "none" });
    expect(ids(compiled(both, [bare]))).toEqual([]);
    expect(ids(compiled(both, [bare], { options: { noCoverObscures: true } }))).toEqual(["wall"]);
  });

  it("[leg.obscured.partial] Terrain that gives cover obscures a miniature even if it does not block sight", () => {
    const fence = barrier(60, { x: 430, blocksSight: false, cover: "light" });
    expect(obscuring(compiled(both, [fence]))).toEqual([{ id: "wall", cover: "light", by: "interrupts" }]);
  });
});

describe("area terrain", () => {
  const woods = (x: number, width = 100) =>
    piece("woods", rectangle(x, 0, width, 200), 80, { kind: "area", cover: "light" });

  it("[leg.terrain.area-always-obscured] Area terrain obscures miniatures in it, even if the attacker touches it or is in it too", () => {
    const expected = [{ id: "woods", cover: "light", by: "area" }];
    expect(obscuring(compiled(both, [woods(450)]))).toEqual(expected);
    expect(obscuring(compiled(both, [woods(0, 600)]))).toEqual(expected);
    expect(obscuring(compiled(both, [woods(113.5, 500)]))).toEqual(expected);
  });

  it("[leg.terrain.area-always-obscured] An option decides whether area terrain obscures a miniature that is partly in it", () => {
    const made = (inAreaTerrain: "overlap" | "inside") =>
      obscuring(compiled(both, [woods(500)], { options: { inAreaTerrain } }));
    expect(made("overlap")).toEqual([{ id: "woods", cover: "light", by: "area" }]);
    // Not in it, the miniature is obscured by no line that ends on its near half, but by those to its far half.
    expect(made("inside")).toEqual([{ id: "woods", cover: "light", by: "interrupts" }]);
  });

  it("[leg.terrain.area-ignored-by-endpoint] Area terrain does not interrupt lines from a leader in it", () => {
    const close = unit("shooters", [mini("shooter", 420, 100)]);
    expect(ids(compiled([close, target], [woods(370)]))).toEqual([]);
    expect(ids(compiled(both, [woods(370)]))).toEqual(["woods"]);
  });

  it("[leg.obscured.partial] A point of interest gives heavy cover, but blocks no line of sight", () => {
    const poi = compiled(both, [], { tokens: [token("poi", "poi", 430, 100), token("asset", "asset", 430, 100)] });
    expect(obscuring(poi)).toEqual([{ id: "poi", cover: "heavy", by: "interrupts" }]);
    expect(sees(poi, "shooter", "target")).toBe(true);
    // Its silhouette is half a segment tall: 75 mm, from a height of 304.8 mm too low or high enough.
    const up = unit("shooters", [mini("shooter", 300, 100, { z: 304.8 })]);
    const from = (x: number) => ids(compiled([up, target], [], { tokens: [token("poi", "poi", x, 100)] }));
    expect(from(400)).toEqual([]);
    expect(from(450)).toEqual(["poi"]);
  });
});

describe("vehicles", () => {
  it("[leg.type.ground-as-heavy-area] A ground vehicle obscures like heavy terrain", () => {
    expect(obscuring(compiled([...both, vehicle(400, 140)]))).toEqual([
      { id: "walker", cover: "heavy", by: "interrupts" },
    ]);
    expect(obscuring(compiled([...both, vehicle(300, 100)]))).toEqual([{ id: "walker", cover: "heavy", by: "blocks" }]);
    expect(ids(compiled([...both, vehicle(300, 140)]))).toEqual([]);
    // Not one that the leader touches.
    const close = unit("shooters", [mini("shooter", 410, 100)]);
    expect(ids(compiled([close, target, vehicle(430, 144)]))).toEqual([]);
  });

  it("[leg.type.ground-as-heavy-area] An option decides whether ground vehicles of the two units themselves obscure", () => {
    const tanks = unit(
      "shooters",
      [
        mini("shooter", 100, 100, { base: "large", height: 90 }),
        mini("mate", 400, 140, { base: "large", height: 150 }),
      ],
      { type: "ground-vehicle" },
    );
    const made = (ownVehiclesObscure: "never" | "other-miniatures") =>
      ids(compiled([tanks, target], [], { options: { ownVehiclesObscure } }));
    expect(made("never")).toEqual([]);
    expect(made("other-miniatures")).toEqual(["mate"]);
  });

  it("[leg.type.repulsor-no-block] A repulsor vehicle does not obscure miniatures", () => {
    expect(ids(compiled([...both, vehicle(400, 140, { type: "repulsor-vehicle" })]))).toEqual([]);
  });

  it("[leg.type.ground-not-obscured] [leg.type.repulsor-not-obscured] Vehicles are never obscured", () => {
    for (const type of ["ground-vehicle", "repulsor-vehicle"] as const) {
      const tank = unit("targets", [mini("target", 500, 100, { base: "large", height: 90 })], { side: "red", type });
      expect(ids(compiled([shooter, tank], [barrier(100, { x: 430 })]))).toEqual([]);
      expect(
        ids(compiled([shooter, tank], [piece("woods", rectangle(400, 0, 200, 200), 80, { kind: "area" })])),
      ).toEqual([]);
    }
    const rider = unit("targets", [mini("target", 500, 100, { base: "medium" })], {
      side: "red",
      type: "creature-trooper",
    });
    expect(ids(compiled([shooter, rider], [barrier(100, { x: 430 })]))).toEqual(["wall"]);
  });
});

describe("barricades", () => {
  const barricade = barrier(20, { x: 440, barricade: true, kind: "scatter", id: "barricade" });

  it("[leg.terrain.barricade-cover] Barricades give troopers heavy cover", () => {
    expect(obscuring(compiled(both, [barricade]))).toEqual([{ id: "barricade", cover: "heavy", by: "interrupts" }]);
  });

  it("[leg.type.creature-no-barricade-cover] Barricades do not obscure creature troopers", () => {
    const made = (type: "creature-trooper" | "emplacement-trooper", kind = barricade) => {
      const rider = unit("targets", [mini("target", 500, 100, { base: "medium" })], { side: "red", type });
      return ids(compiled([shooter, rider], [kind]));
    };
    expect(made("creature-trooper")).toEqual([]);
    expect(made("emplacement-trooper")).toEqual(["barricade"]);
    expect(made("creature-trooper", { ...barricade, barricade: false })).toEqual(["barricade"]);
  });
});

describe("what hides", () => {
  it("[leg.los.block-terrain] Terrain and vehicles that hide a miniature are listed, and none if there is line of sight", () => {
    expect(hidden(compiled(both))).toEqual([]);
    expect(hidden(compiled(both, [nearby]))).toEqual([]);
    expect(hidden(compiled([...both, vehicle()], [barrier(60, { x: 150 })]))).toEqual(["wall", "walker"]);
    // A pillar that hides a part of the lines which the wall hides all.
    const pillar = piece("pillar", rectangle(200, 90, 10, 10), 60);
    expect(hidden(compiled(both, [pillar, barrier()]))).toEqual(["wall"]);
    const made = compiled(both, [barrier()]);
    expect(obscurers(made, figureOfScene(made, "target"), figureOfScene(made, "shooter"))).toHaveLength(1);
  });

  it("[leg.los.block-terrain] Four walls that only together hide a miniature are all listed", () => {
    const slats = [86, 93, 100, 107].map((y, index) => piece(`slat ${index}`, rectangle(250, y, 10, 7), 60));
    expect(hidden(compiled(both, slats))).toEqual(["slat 0", "slat 1", "slat 2", "slat 3"]);
  });
});
