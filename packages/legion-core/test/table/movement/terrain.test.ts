import { describe, expect, it } from "vitest";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import type { TableOptions } from "../../../src/table/options.ts";
import type { Scene } from "../../../src/table/scene.ts";
import { compiled, EAST, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { climb, movedUnit, spot, standard, tool, verdict } from "./moving.ts";

/** A leader alone at 500, 400 among this terrain, up on z millimetres. */
function alone(terrain: readonly TerrainPiece[], z = 0, options: Partial<TableOptions> = {}): Scene {
  return compiled([unit("u", [mini("a", 500, 400, { z })])], terrain, { options });
}

const OPEN_GROUND = { kind: "scatter", blocksSight: false } as const;
const MUD = { ...OPEN_GROUND, movement: "difficult" } as const;

describe("difficult terrain", () => {
  const far = standard(tool(2), spot(652, 400));
  const near = standard(tool(1), spot(602, 400));

  it("[leg.move.difficult-start-end] A unit that starts or ends on difficult terrain is 1 slower", () => {
    const start = alone([piece("mud", rectangle(450, 350, 60, 100), 0, MUD)]);
    expect(verdict(start, far)).toBe("leg.move.difficult-start-end slowed");
    expect(verdict(start, near)).toBe("legal");
    const end = alone([piece("mud", rectangle(645, 350, 60, 100), 0, MUD)]);
    expect(verdict(end, far)).toBe("leg.move.difficult-start-end slowed");
    expect(verdict(end, far, { speed: 3 })).toBe("legal");
  });

  it("[leg.move.difficult-start-end] One miniature of a unit on difficult terrain is enough to slow the unit", () => {
    const squad = [mini("a", 500, 400), mini("b", 500, 370), mini("c", 500, 430)];
    const mud = [piece("mud", rectangle(480, 440, 40, 40), 0, MUD)];
    expect(verdict(compiled([unit("u", squad)], mud), far)).toBe("leg.move.difficult-start-end slowed");
    expect(verdict(compiled([unit("u", squad.slice(0, 2))], mud), far)).toBe("legal");
  });

  it("[leg.move.difficult-tool] [leg.terrain.difficult] Difficult terrain slows a unit whose tool overlaps it, however narrow the terrain is", () => {
    const mud = [piece("mud", rectangle(570, 407, 5, 40), 0, MUD)];
    expect(verdict(alone(mud), far)).toBe("leg.move.difficult-tool slowed");
    expect(verdict(alone(mud), near)).toBe("legal");
    // Half a millimetre aside of the tool; the joint disc stands out 1.25 mm farther.
    expect(verdict(alone([piece("mud", rectangle(530, 408, 20, 40), 0, MUD)]), far)).toBe("legal");
    expect(verdict(alone([piece("mud", rectangle(570, 408, 20, 40), 0, MUD)]), far)).toBe(
      "leg.move.difficult-tool slowed",
    );
  });

  it("[leg.move.difficult-forces-shorter-tool] Difficult terrain slows a unit only once, and never below speed 1", () => {
    const everywhere = alone([
      piece("mud", rectangle(300, 300, 500, 100), 0, MUD),
      piece("more", rectangle(300, 400, 500, 100), 0, MUD),
    ]);
    expect(verdict(everywhere, standard(tool(2), spot(652, 400)), { speed: 3 })).toBe("legal");
    expect(verdict(everywhere, standard(tool(3), spot(702, 400)), { speed: 3 })).toBe("leg.move.difficult-tool slowed");
    expect(verdict(everywhere, near, { speed: 1 })).toBe("legal");
    expect(movedUnit(everywhere, near).difficult).toEqual(["mud", "more"]);
  });

  it("[leg.terrain.open] [leg.terrain.movement-class] Open terrain does not slow a move", () => {
    const grass = alone([piece("grass", rectangle(300, 300, 500, 200), 0, OPEN_GROUND)]);
    expect(verdict(grass, far)).toBe("legal");
    expect(movedUnit(grass, far).difficult).toEqual([]);
  });

  it("[leg.move.difficult-start-end] Difficult terrain under a bridge does not slow a unit on the bridge", () => {
    const swamp = piece("swamp", rectangle(520, 300, 300, 200), 0, MUD);
    const bridge = piece("bridge", rectangle(450, 350, 400, 100), 30);
    expect(verdict(alone([swamp, bridge], 30), standard(tool(2), spot(652, 400, 30)))).toBe("legal");
    expect(verdict(alone([swamp]), far)).toBe("leg.move.difficult-tool slowed");
  });

  it("[leg.move.difficult-start-end] The book's clone troopers leave the crater over a barricade with the shortest tool", () => {
    const crater = piece("crater", rectangle(450, 350, 60, 100), 0, { ...MUD, kind: "area" });
    const barricade = piece("barricade", rectangle(530, 365, 27, 70), 29, { kind: "scatter", barricade: true });
    const clones = compiled(
      [unit("u", [mini("a", 500, 400), mini("b", 470, 400)], { type: "clone-trooper" })],
      [crater, barricade],
    );
    expect(verdict(clones, far)).toBe("leg.move.difficult-start-end slowed");
    expect(verdict(clones, near)).toBe("legal");
    // Obi-Wan, beside the crater, goes in with the shortest tool: it lies over difficult terrain.
    const obiWan = compiled([unit("u", [mini("a", 540, 480)])], [crater]);
    expect(verdict(obiWan, standard(tool(2, { x: -3, y: -4 }), spot(480, 400)))).toBe("leg.move.difficult-tool slowed");
    expect(verdict(obiWan, standard(tool(1, { x: -3, y: -4 }), spot(480, 400)))).toBe("legal");
  });
});

describe("impassable terrain", () => {
  const shut = { movement: "impassable", blocksSight: false } as const;

  it("[leg.move.impassable] [leg.terrain.impassable-through] The tool of a move or climb cannot overlap impassable terrain", () => {
    const wall = [piece("wall", rectangle(560, 300, 2, 200), 20, shut)];
    expect(verdict(alone(wall), standard(tool(2), spot(652, 400)))).toBe("leg.move.impassable tool-on-impassable");
    expect(verdict(alone(wall), climb(tool(1), spot(602, 400)))).toBe("leg.move.impassable tool-on-impassable");
    // Up to the wall, and along it: touching is not overlapping.
    expect(verdict(alone(wall), standard(tool(1, { x: 0, y: 1 }), spot(520.9, 450)))).toBe("legal");
  });

  it("[leg.terrain.impassable-end] A unit cannot end a move on impassable terrain", () => {
    const lake = [piece("lake", rectangle(560, 405, 100, 100), 0, { ...OPEN_GROUND, movement: "impassable" })];
    expect(verdict(alone(lake), standard(tool(2, { x: 1, y: -1 }, { x: 1, y: 1 }), spot(600, 400)))).toBe(
      "leg.terrain.impassable-end on-impassable",
    );
    expect(verdict(alone(lake), standard(tool(2, { x: 1, y: -1 }, { x: 1, y: 1 }), spot(600, 391.5)))).toBe("legal");
  });

  it("[leg.terrain.impassable-through] [leg.type.repulsor-impassable] Repulsor vehicles may move through impassable terrain and end on it", () => {
    const lake = [piece("lake", rectangle(560, 300, 300, 200), 0, { ...OPEN_GROUND, movement: "impassable" })];
    const along = { type: "notched", towards: "front", tool: tool(2), travel: "full", followers: "auto" } as const;
    const speeder = (type: "repulsor-vehicle" | "ground-vehicle") =>
      compiled([unit("u", [mini("a", 500, 400, { base: "medium" })], { type })], lake);
    expect(verdict(speeder("repulsor-vehicle"), along)).toBe("legal");
    expect(verdict(speeder("ground-vehicle"), along)).toBe("leg.move.impassable tool-on-impassable");
  });

  it("[leg.terrain.composite] A unit can move through a doorway in an impassable wall", () => {
    const house: TerrainPiece = {
      id: "house",
      kind: "obstacle",
      cover: "heavy",
      parts: [
        { outline: rectangle(560, 300, 5, 85), top: 5000, movement: "impassable" },
        { outline: rectangle(560, 415, 5, 85), top: 5000, movement: "impassable" },
        { outline: rectangle(560, 385, 5, 30), top: 0, movement: "open" },
        { outline: rectangle(560, 385, 5, 30), bottom: 4500, top: 5000, movement: "impassable" },
      ],
    };
    expect(verdict(alone([house]), standard(tool(2), spot(652, 400)))).toBe("legal");
    expect(verdict(alone([house]), standard(tool(2, { x: 4, y: 1 }, EAST), spot(640, 421)))).toBe(
      "leg.move.impassable tool-on-impassable",
    );
  });
});
