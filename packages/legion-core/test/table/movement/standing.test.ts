import { describe, expect, it } from "vitest";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { placementFault } from "../../../src/table/movement/placement.ts";
import { surfacesAt } from "../../../src/table/movement/standing.ts";
import type { TableOptions } from "../../../src/table/options.ts";
import { figureOfScene, type Scene } from "../../../src/table/scene.ts";
import { compiled, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

/** A trooper `a` at 500, 400 on z millimetres, with this terrain. */
function trooper(terrain: readonly TerrainPiece[], z = 0, options: Partial<TableOptions> = {}): Scene {
  return compiled([unit("u", [mini("a", 500, 400, { z })])], terrain, { options });
}

/** What forbids `a` to stand where it does. */
function fault(table: Scene, enemies: "none" | "any-one" | readonly number[] = "none"): string {
  const figure = figureOfScene(table, "a");
  const others = table.figures.filter(({ unit: one }) => one !== figure.unit);
  const side = table.units[figure.unit]?.side ?? "";
  const found = placementFault(table, figure, { side, others, enemies });
  return found === undefined ? "stands" : `${found.rule} ${found.code}`;
}

/** At which elevations, in millimetres, `a` could stand on its spot. */
function surfaces(table: Scene): number[] {
  return surfacesAt(table.table, figureOfScene(table, "a")).map((z) => z / 100);
}

/** A roof from x to 600 mm, this high. */
function roof(x: number, top: number, more: Parameters<typeof piece>[3] = {}): TerrainPiece {
  return piece(`roof ${x}`, rectangle(x, 300, 600 - x, 200), top, more);
}

describe("troopers on obstacles", () => {
  it("[leg.terrain.fit-complete] A trooper on an obstacle must be on it with its whole base", () => {
    expect(fault(trooper([roof(486.5, 30)], 30))).toBe("stands");
    expect(fault(trooper([roof(486.7, 30)], 30))).toBe("leg.terrain.fit-no-overhang overhang");
    expect(fault(trooper([roof(450, 30)]))).toBe("leg.terrain.fit-complete inside-obstacle");
  });

  it("[leg.terrain.fit-no-partial-end] A trooper cannot stand partly on and partly off an obstacle, but may touch it", () => {
    expect(fault(trooper([roof(513.5, 30)]))).toBe("stands");
    expect(fault(trooper([roof(513.3, 30)]))).toBe("leg.terrain.fit-no-partial-end partly-on-obstacle");
  });

  it("[leg.terrain.fit-no-overhang] A trooper cannot overhang an obstacle or float", () => {
    expect(fault(trooper([roof(495, 30)], 30))).toBe("leg.terrain.fit-no-overhang overhang");
    expect(fault(trooper([roof(450, 30)], 31))).toBe("leg.terrain.fit-no-overhang no-surface");
    expect(fault(trooper([], 30))).toBe("leg.terrain.fit-no-overhang no-surface");
  });

  it("[leg.terrain.fit-complete] A trooper may stand across adjoining parts of the same height, of one piece or several", () => {
    expect(fault(trooper([roof(505, 30), piece("next", rectangle(400, 300, 105, 200), 30)], 30))).toBe("stands");
    expect(fault(trooper([roof(505, 30), piece("next", rectangle(400, 300, 104.8, 200), 30)], 30))).toBe(
      "leg.terrain.fit-no-overhang overhang",
    );
    expect(fault(trooper([roof(505, 30), piece("next", rectangle(400, 300, 105, 200), 31)], 30))).toBe(
      "leg.terrain.fit-no-partial-end partly-on-obstacle",
    );
    const tower = piece("tower", { kind: "circle", centre: { x: mm(500), y: mm(400) }, radius: mm(13.5) }, 30);
    expect(fault(trooper([tower], 30))).toBe("stands");
  });

  it("[leg.terrain.fit-complete] A trooper cannot stand over a hole in a roof", () => {
    const hole = [
      { x: mm(503), y: mm(400) },
      { x: mm(508), y: mm(400) },
      { x: mm(508), y: mm(405) },
      { x: mm(503), y: mm(405) },
    ];
    const outline = rectangle(400, 300, 200, 200);
    if (outline.kind !== "polygon") throw new RangeError("a rectangle is a polygon");
    const whole: TerrainPiece = piece("whole", outline, 30);
    const pierced: TerrainPiece = piece("pierced", { ...outline, holes: [hole] }, 30);
    expect(fault(trooper([whole], 30))).toBe("stands");
    expect(fault(trooper([pierced], 30))).toBe("leg.terrain.fit-no-overhang overhang");
  });

  it("[leg.terrain.barricade-no-partial-overlap] A trooper cannot stand partly on a barricade", () => {
    const barricade = (x: number) => [
      piece("barricade", rectangle(x, 360, 27.1, 69.4), 29.5, { kind: "scatter", barricade: true }),
    ];
    expect(fault(trooper(barricade(500)))).toBe("leg.terrain.barricade-no-partial-overlap partly-on-obstacle");
    expect(fault(trooper(barricade(513.5)))).toBe("stands");
    // A small base just fits on top.
    expect(fault(trooper(barricade(486.5), 29.5))).toBe("stands");
  });

  it("[leg.terrain.fit-complete] A trooper below overhead terrain stands on the ground and needs headroom", () => {
    const bridge = (bottom: number) => roof(450, bottom + 20, { bottom });
    expect(surfaces(trooper([bridge(60)]))).toEqual([0, 80]);
    expect(fault(trooper([bridge(41.91)]))).toBe("stands");
    expect(fault(trooper([bridge(41.9)]))).toBe("leg.overlap.closed-list no-headroom");
    expect(fault(trooper([bridge(20)], 0, { headroom: "ignored" }))).toBe("stands");
    expect(surfaces(trooper([bridge(20)]))).toEqual([40]);
    expect(surfaces(trooper([bridge(20)], 0, { headroom: "ignored" }))).toEqual([0, 40]);
  });
});

describe("troopers on scatter and in area terrain", () => {
  const crate = (x: number) => piece("crate", rectangle(x, 350, 100, 100), 20, { kind: "scatter" });

  it("[leg.overlap.mini-on-terrain-or-token] A trooper partly on scatter terrain stands on the surface under its centre by default", () => {
    expect(surfaces(trooper([crate(505)]))).toEqual([0]);
    expect(surfaces(trooper([crate(495)]))).toEqual([20]);
    expect(fault(trooper([crate(505)]))).toBe("stands");
    expect(fault(trooper([crate(495)], 20))).toBe("stands");
    expect(fault(trooper([crate(495)]))).toBe("leg.overlap.mini-on-terrain-or-token inside-terrain");
  });

  it("[leg.overlap.mini-on-terrain-or-token] The option `partialElevation: highest` puts a trooper on the highest scatter terrain under its base", () => {
    const highest = { partialElevation: "highest" } as const;
    expect(surfaces(trooper([crate(505)], 0, highest))).toEqual([20]);
    expect(fault(trooper([crate(505)], 0, highest))).toBe("leg.overlap.mini-on-terrain-or-token inside-terrain");
  });

  it("[leg.terrain.area-definition] A trooper in area terrain stands at table level", () => {
    const wood = [piece("wood", rectangle(450, 350, 100, 100), 80, { kind: "area" })];
    expect(surfaces(trooper(wood))).toEqual([0]);
    expect(fault(trooper(wood))).toBe("stands");
    expect(fault(trooper(wood, 80))).toBe("leg.terrain.fit-no-overhang no-surface");
  });

  it("[leg.overlap.mini-on-terrain-or-token] A trooper may stand on tokens, but not on a point of interest", () => {
    const on = (kind: "asset" | "poi") =>
      compiled([unit("u", [mini("a", 500, 400)])], [], { tokens: [token("t", kind, 520, 400)] });
    expect(fault(on("asset"))).toBe("stands");
    expect(fault(on("poi"))).toBe("leg.overlap.mini-on-terrain-or-token on-poi");
  });
});

describe.each(["ground-vehicle", "repulsor-vehicle"] as const)("a %s", (type) => {
  const kind = type === "ground-vehicle" ? "ground" : "repulsor";
  /** On a base of 70 mm at 500, 400. */
  const vehicle = (terrain: readonly TerrainPiece[], z = 0, options: Partial<TableOptions> = {}) =>
    compiled([unit("u", [mini("a", 500, 400, { base: "large", height: 65, z })], { type })], terrain, { options });

  it("[leg.type.ground-partial-terrain] [leg.type.repulsor-partial-terrain] A vehicle may stand partly on terrain, even on a barricade", () => {
    // Its centre is 10 mm beside an edge 30 mm up, on which it leans; its far rim stays on the table, 45 mm from the edge.
    expect(surfaces(vehicle([roof(510, 30)]))).toEqual([23.33]);
    expect(fault(vehicle([roof(510, 30)], 23.33))).toBe("stands");
    // With its centre over the edge it lies level.
    expect(surfaces(vehicle([roof(500, 30)]))).toEqual([30]);
    expect(fault(vehicle([roof(500, 30)], 30))).toBe("stands");
    const barricade = [piece("barricade", rectangle(520, 365, 27, 70), 29, { kind: "scatter", barricade: true })];
    expect(surfaces(vehicle(barricade))).toHaveLength(1);
  });

  it(`[leg.type.ground-tilt] [leg.type.repulsor-tilt] A vehicle may tilt by at most 45 degrees`, () => {
    expect(surfaces(vehicle([roof(510, 45)]))).toEqual([35]);
    expect(fault(vehicle([roof(510, 45)], 35))).toBe("stands");
    expect(surfaces(vehicle([roof(510, 45.01)]))).toEqual([]);
    expect(fault(vehicle([roof(510, 46)], 46))).toBe(`leg.type.${kind}-tilt too-steep`);
  });

  it(`[leg.type.ground-stability] [leg.type.repulsor-stability] A vehicle cannot stand where it would topple`, () => {
    // Level on the edge, with its centre over nothing: it would tip over.
    expect(fault(vehicle([roof(510, 30)], 30))).toBe(`leg.type.${kind}-stability not-stable`);
    expect(fault(vehicle([roof(510, 30)], 0))).toBe("leg.overlap.closed-list no-room");
    expect(fault(vehicle([], 5))).toBe("leg.terrain.fit-no-overhang no-surface");
    // Between two roofs that carry it on both sides it is safe, over a deep gap too.
    const gap = [roof(510, 60), piece("other", rectangle(400, 300, 90, 200), 60)];
    expect(surfaces(vehicle(gap))).toEqual([60]);
  });

  it("[leg.overlap.closed-list] A vehicle below overhead terrain needs headroom", () => {
    const bridge = (bottom: number) => [roof(450, bottom + 20, { bottom })];
    expect(surfaces(vehicle(bridge(65)))).toEqual([0, 85]);
    expect(surfaces(vehicle(bridge(60)))).toEqual([80]);
    expect(surfaces(vehicle(bridge(60), 0, { headroom: "ignored" }))).toEqual([0, 80]);
  });
});

it("[leg.type.trooper-rules-inherit] A notched trooper, like all troopers, cannot stand partly on an obstacle", () => {
  const emplacement = (x: number) =>
    compiled([unit("u", [mini("a", 500, 400, { base: "large" })], { type: "emplacement-trooper" })], [roof(x, 30)]);
  expect(fault(emplacement(510))).toBe("leg.terrain.fit-no-partial-end partly-on-obstacle");
  expect(fault(emplacement(535))).toBe("stands");
});

describe("contact with enemies", () => {
  const among = (...enemies: readonly (readonly [string, number, number])[]) =>
    compiled([
      unit("u", [mini("a", 500, 400)]),
      ...enemies.map(([id, x, y]) => unit(`unit ${id}`, [mini(id, x, y)], { side: "red" })),
    ]);

  it("[leg.base-contact.enemy-needs-melee-weapon] Only a unit that starts a melee may be in contact with enemies", () => {
    expect(fault(among(["x", 527, 400]))).toBe("leg.base-contact.enemy-needs-melee-weapon enemy-contact");
    expect(fault(among(["x", 527.2, 400]))).toBe("stands");
    expect(fault(among(["x", 527, 400]), [1])).toBe("stands");
    expect(fault(among(["x", 527, 400], ["y", 473, 400]), [1])).toBe(
      "leg.base-contact.enemy-needs-melee-weapon enemy-contact",
    );
  });

  it("[leg.base-contact.leader-may-start-melee] A leader may move into contact with one enemy unit", () => {
    expect(fault(among(["x", 527, 400]), "any-one")).toBe("stands");
    expect(fault(among(["x", 527, 400], ["y", 473, 400]), "any-one")).toBe(
      "leg.base-contact.leader-may-start-melee two-enemies",
    );
  });

  it("[leg.base-contact.enemy-needs-melee-weapon] Friendly miniatures may be in contact with each other", () => {
    const friends = compiled([unit("u", [mini("a", 500, 400)]), unit("v", [mini("b", 527, 400)])]);
    expect(fault(friends)).toBe("stands");
  });
});
