import { describe, expect, it } from "vitest";
import type { TerrainPiece, UndeployedUnit } from "../../../src/table/documents.ts";
import { mm, SMALL_TROOPER_HEIGHT } from "../../../src/table/lengths.ts";
import type { Allowance } from "../../../src/table/movement/moves.ts";
import type { Scene } from "../../../src/table/scene.ts";
import { compiled, EAST, mini, NORTH, SOUTH, unit, WEST } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { deploy, movedUnit, spot, standard, tool, verdict } from "./moving.ts";

/** Two battle droids that have not deployed, with this terrain. */
function droids(terrain: readonly TerrainPiece[] = []): Scene {
  const miniatures = ["a", "b"].map((id) => ({ id, base: "small" as const, height: SMALL_TROOPER_HEIGHT }));
  const waiting: UndeployedUnit = { id: "u", side: "blue", type: "droid-trooper", leader: "a", miniatures };
  return compiled([], terrain, { undeployed: [waiting] });
}

/** The west edge from 300 to 600 mm is theirs, and 150 mm of the battlefield behind it. */
const west: Allowance = {
  speed: 2,
  territory: [[spot(0, 300), spot(150, 300), spot(150, 600), spot(0, 600)]],
};

/** Straight in from the west edge: the prongs stand 2.27 mm out, so the tool ends 127.27 mm inside. */
const straight = deploy(0, 400, tool(2, EAST), spot(140.77, 400));

describe("deploying", () => {
  it("[leg.deploy.by-move] A unit deploys by a move, and may then make further moves", () => {
    expect(verdict(droids(), straight, west)).toBe("legal");
    expect(verdict(droids(), standard(tool(2), spot(140, 400)), west)).toBe("leg.deploy.by-move must-deploy");
    const there = compiled([unit("u", [mini("a", 100, 400)])]);
    expect(verdict(there, straight, west)).toBe("leg.deploy.only-undeployed deployed-already");
  });

  it("[leg.deploy.start-edge] The tool of a deployment must have both prongs on the edge of the territory and point straight in", () => {
    const from = (x: number, y: number, laid = tool(2, EAST), to = spot(140.77, y)) =>
      verdict(droids(), deploy(x, y, laid, to), west);
    expect(from(0, 307.5)).toBe("legal");
    expect(from(0, 307.49)).toBe("leg.deploy.start-edge outside-territory");
    expect(from(0, 592.51)).toBe("leg.deploy.start-edge outside-territory");
    expect(from(10, 400)).toBe("leg.deploy.start-edge not-at-edge");
    expect(from(0, 400, tool(2, { x: 5, y: 1 }))).toBe("leg.deploy.start-edge not-at-edge");
    expect(from(0, 400, tool(2, WEST))).toBe("leg.deploy.start-edge not-at-edge");
    expect(from(0, 400, tool(2, EAST, NORTH), spot(64.77, 476))).toBe("legal");
    expect(verdict(droids(), straight, { speed: 2 })).toBe("leg.deploy.start-edge outside-territory");
  });

  it("[leg.deploy.start-edge] A unit may deploy from any table edge in its territory, but not past the corner of the edge", () => {
    const everywhere: Allowance = { speed: 2, territory: [[spot(0, 0), spot(1800, 0), spot(1800, 900), spot(0, 900)]] };
    const from = (x: number, y: number, inwards: typeof EAST, to: ReturnType<typeof spot>) =>
      verdict(droids(), deploy(x, y, tool(2, inwards), to), everywhere);
    expect(from(1800, 450, WEST, spot(1659.23, 450))).toBe("legal");
    expect(from(900, 0, NORTH, spot(900, 140.77))).toBe("legal");
    expect(from(900, 900, SOUTH, spot(900, 759.23))).toBe("legal");
    expect(from(0, 13.5, EAST, spot(140, 13.5))).toBe("legal");
    expect(from(0, 7, EAST, spot(140, 13.5))).toBe("leg.deploy.start-edge outside-territory");
  });

  it("[leg.move.standard-place-leader] The leader of a deploying unit must end touching the tool, with its whole base on the battlefield", () => {
    const to = (x: number, y = 400) => verdict(droids(), deploy(0, 400, tool(2, EAST), spot(x, y)), west);
    expect(to(140.9)).toBe("legal");
    expect(to(141.2)).toBe("leg.move.standard-place-leader not-at-tool");
    expect(to(13.5)).toBe("legal");
    expect(to(13.4)).toBe("leg.move.no-voluntary-exit off-battlefield");
  });

  it("[leg.deploy.vertical-from-edge] Heights are measured from the edge of the battlefield when a unit deploys", () => {
    const roof = (top: number) => [piece("house", rectangle(60, 300, 200, 200), top)];
    const onto = (top: number) => verdict(droids(roof(top)), deploy(0, 400, tool(2, EAST), spot(140, 400, top)), west);
    expect(onto(41.91)).toBe("legal");
    expect(onto(41.92)).toBe("leg.move.obstacle-vertical too-far-up-or-down");
    // A wall at the very edge is as tall from there as from the table.
    const wall = [piece("wall", rectangle(0, 300, 20, 200), 50)];
    expect(verdict(droids(wall), straight, west)).toBe("leg.move.obstacle-tool-overlap tool-on-tall-obstacle");
  });

  it("[leg.terrain.fit-deploy] A miniature cannot deploy partly on an obstacle", () => {
    const low = [piece("low", rectangle(130, 300, 200, 200), 20)];
    expect(verdict(droids(low), straight, west)).toBe("leg.terrain.fit-deploy partly-on-obstacle");
    expect(verdict(droids(low), deploy(0, 400, tool(2, EAST), spot(140, 400, 20)), west)).toBe(
      "leg.terrain.fit-deploy overhang",
    );
    const followers = { b: spot(123, 430) };
    expect(verdict(droids(low), deploy(0, 400, tool(2, EAST), spot(100, 400), followers), west)).toBe(
      "leg.terrain.fit-deploy partly-on-obstacle",
    );
  });

  it("[leg.move.difficult-tool] Difficult terrain also slows a deployment", () => {
    const mud = [piece("mud", rectangle(60, 300, 10, 200), 0, { kind: "scatter", movement: "difficult" })];
    expect(verdict(droids(mud), straight, west)).toBe("leg.move.difficult-tool slowed");
    expect(verdict(droids(mud), deploy(0, 400, tool(1, EAST), spot(90, 400)), west)).toBe("legal");
  });

  it("[leg.move.standard-cohesion] The book's battle droids deploy with the leader at the speed-2 tool and the other miniatures at half-range", () => {
    const moved = movedUnit(droids(), straight, west);
    expect(moved.miniatures.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(moved.miniatures[0]).toMatchObject({ ...spot(140.77, 400), base: "small", heading: EAST });
    const [a, b] = moved.miniatures;
    if (a === undefined || b === undefined) throw new RangeError("two droids");
    expect((a.x - b.x) ** 2 + (a.y - b.y) ** 2).toBeLessThanOrEqual(mm(75 + 27) ** 2);
    const next = compiled([unit("u", moved.miniatures, { type: "droid-trooper" })]);
    expect(verdict(next, standard(tool(2), spot(292.77, 400)))).toBe("legal");
  });
});
