import { describe, expect, it } from "vitest";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import type { TableOptions } from "../../../src/table/options.ts";
import type { Scene } from "../../../src/table/scene.ts";
import { compiled, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { climb, spot, standard, tool, verdict } from "./moving.ts";

/** A leader alone at 500, 400 among this terrain, up on z millimetres; its silhouette is 41.91 mm tall. */
function alone(terrain: readonly TerrainPiece[], z = 0, options: Partial<TableOptions> = {}): Scene {
  return compiled([unit("u", [mini("a", 500, 400, { z })])], terrain, { options });
}

/** A wall across the way, 5 mm thick, this tall. */
function wall(top: number): TerrainPiece {
  return piece("wall", rectangle(550, 300, 5, 200), top);
}

/** A house at the end of the way with a flat roof this high. */
function house(top: number): TerrainPiece {
  return piece("house", rectangle(560, 300, 150, 200), top);
}

/** The roof on which the leader starts. */
function ledge(top: number): TerrainPiece {
  return piece("ledge", rectangle(420, 300, 120, 200), top);
}

describe("obstacles", () => {
  const past = standard(tool(2), spot(652, 400));

  it("[leg.move.obstacle-low] [leg.move.obstacle-tool-overlap] A movement tool may overlap obstacles no taller than the silhouette", () => {
    expect(verdict(alone([wall(30)]), past)).toBe("legal");
    expect(verdict(alone([wall(41.91)]), past)).toBe("legal");
    expect(verdict(alone([wall(41.92)]), past)).toBe("leg.move.obstacle-tool-overlap tool-on-tall-obstacle");
  });

  it("[leg.move.obstacle-tool-overlap] Scatter and area terrain are not obstacles, however tall", () => {
    const lamp = piece("lamp", rectangle(550, 398, 5, 5), 120, { kind: "scatter" });
    const wood = piece("wood", rectangle(550, 300, 50, 200), 120, { kind: "area" });
    expect(verdict(alone([lamp, wood]), past)).toBe("legal");
  });

  it("[leg.move.obstacle-tool-overlap] A unit may move under a bridge if there is enough headroom", () => {
    const bridge = (bottom: number) => [piece("bridge", rectangle(550, 300, 50, 200), 90, { bottom })];
    expect(verdict(alone(bridge(41.91)), past)).toBe("legal");
    expect(verdict(alone(bridge(41.9)), past)).toBe("leg.move.obstacle-tool-overlap tool-on-tall-obstacle");
  });

  it("[leg.move.obstacle-vertical] [leg.move.obstacle-low] A standard move goes up or down by at most the height of the silhouette", () => {
    const up = (top: number) => verdict(alone([house(top)]), standard(tool(2), spot(652, 400, top)));
    expect(up(41.91)).toBe("legal");
    expect(up(41.92)).toBe("leg.move.obstacle-vertical too-far-up-or-down");
    const down = (top: number) => verdict(alone([ledge(top)], top), past);
    expect(down(41.91)).toBe("legal");
    expect(down(41.92)).toBe("leg.move.obstacle-vertical too-far-up-or-down");
  });

  it("[leg.terrain.height-relative] [leg.move.obstacle-tool-overlap] Heights of obstacles are measured from the leader's starting elevation", () => {
    // From a roof 60 mm up over a gap onto the next roof, and over a wall on it.
    const roofs = [ledge(60), house(100)];
    expect(verdict(alone(roofs, 60), standard(tool(2), spot(652, 400, 100)))).toBe("legal");
    expect(verdict(alone([...roofs, wall(101.91)], 60), standard(tool(2), spot(652, 400, 100)))).toBe("legal");
    expect(verdict(alone([...roofs, wall(101.92)], 60), standard(tool(2), spot(652, 400, 100)))).toBe(
      "leg.move.obstacle-tool-overlap tool-on-tall-obstacle",
    );
  });

  it("[leg.terrain.height-parts] Each part of a piece of terrain has its own height as an obstacle", () => {
    const stepped: TerrainPiece = {
      id: "stepped",
      kind: "obstacle",
      cover: "heavy",
      parts: [
        { outline: rectangle(560, 400, 150, 100), top: 3000, movement: "open" },
        { outline: rectangle(560, 300, 150, 100), top: 9000, movement: "open" },
      ],
    };
    const at = (y: number, z: number) => standard(tool(2, { x: 139, y: y - 400 }), spot(648, y, z));
    expect(verdict(alone([stepped]), at(430, 30))).toBe("legal");
    expect(verdict(alone([stepped]), at(370, 90))).toBe("leg.move.obstacle-vertical too-far-up-or-down");
  });
});

describe("climbing", () => {
  it("[leg.climb.as-move] [leg.move.obstacle-must-climb] [leg.terrain.obstacle-may-need-climb] A climb takes a trooper to places that a standard move cannot reach", () => {
    // The book's clone troopers and their building: its roof is higher than a silhouette, and of height 1.
    const clones = alone([house(100)]);
    const roof = spot(590, 400, 100);
    expect(verdict(clones, standard(tool(1), roof))).toBe("leg.move.obstacle-vertical too-far-up-or-down");
    expect(verdict(clones, climb(tool(1), roof))).toBe("legal");
    // Down again, and over a wall.
    expect(verdict(alone([ledge(100)], 100), climb(tool(1), spot(602, 400)))).toBe("legal");
    expect(verdict(alone([wall(100)]), climb(tool(1), spot(602, 400)))).toBe("legal");
    // Everything else is as in other moves.
    expect(verdict(clones, climb(tool(1), spot(620, 400, 100)))).toBe("leg.move.standard-place-leader not-at-tool");
    expect(verdict(clones, climb(tool(1), spot(565, 400, 100)))).toBe("leg.terrain.fit-no-overhang overhang");
  });

  it("[leg.move.non-standard] Difficult terrain slows standard moves, but not climbs", () => {
    const mud = piece("mud", rectangle(300, 300, 500, 200), 0, { kind: "scatter", movement: "difficult" });
    expect(verdict(alone([mud, house(100)]), climb(tool(1), spot(590, 400, 100)), { speed: 1 })).toBe("legal");
  });

  it("[leg.climb.speed-one] A climb uses the shortest tool", () => {
    expect(verdict(alone([house(100)]), climb(tool(2), spot(620, 400, 100)))).toBe("leg.climb.speed-one tool-not-one");
    expect(verdict(alone([house(100)]), climb(tool(1), spot(590, 400, 100)), { speed: 0 })).toBe(
      "leg.move.standard-tool tool-too-long",
    );
  });

  it("[leg.climb.vertical-limit] [leg.terrain.height-measure] A climb goes up or down by at most one segment", () => {
    const up = (top: number, options: Partial<TableOptions> = {}) =>
      verdict(alone([house(top)], 0, options), climb(tool(1), spot(590, 400, top)));
    expect(up(150)).toBe("legal");
    expect(up(150.01)).toBe("leg.climb.vertical-limit too-far-up-or-down");
    expect(up(150, { rangeBoundary: "exclusive" })).toBe("leg.climb.vertical-limit too-far-up-or-down");
    expect(up(149.99, { rangeBoundary: "exclusive" })).toBe("legal");
    expect(verdict(alone([ledge(151)], 151), climb(tool(1), spot(602, 400)))).toBe(
      "leg.climb.vertical-limit too-far-up-or-down",
    );
    // From a roof of height 1 to one of height 2.
    expect(verdict(alone([ledge(140), house(290)], 140), climb(tool(1), spot(590, 400, 290)))).toBe("legal");
  });

  it("[leg.climb.tool-overlap] The tool of a climb may overlap terrain up to one segment above the miniature's silhouette", () => {
    const over = (top: number, z = 0, options: Partial<TableOptions> = {}) =>
      verdict(alone([wall(top), ledge(z)], z, options), climb(tool(1), spot(602, 400)));
    expect(over(191.91)).toBe("legal");
    expect(over(191.92)).toBe("leg.climb.tool-overlap tool-on-tall-obstacle");
    expect(over(231.91, 40)).toBe("legal");
    expect(over(231.92, 40)).toBe("leg.climb.tool-overlap tool-on-tall-obstacle");
    expect(over(191.91, 0, { rangeBoundary: "exclusive" })).toBe("leg.climb.tool-overlap tool-on-tall-obstacle");
  });

  it("[leg.climb.tool-overlap] The option `climbClearance: one` lets the tool of a climb overlap terrain only up to one segment above the ground", () => {
    const over = (top: number) =>
      verdict(alone([wall(top)], 0, { climbClearance: "one" }), climb(tool(1), spot(602, 400)));
    expect(over(150)).toBe("legal");
    expect(over(150.01)).toBe("leg.climb.tool-overlap tool-on-tall-obstacle");
  });

  it("[leg.move.notched-no-climb] Notched bases cannot climb", () => {
    const walker = unit("u", [mini("a", 500, 400, { base: "large" })], { type: "ground-vehicle" });
    expect(verdict(compiled([walker], [house(100)]), climb(tool(1), spot(639, 400, 100)))).toBe(
      "leg.move.notched-no-climb notched-base",
    );
  });
});
