import { describe, expect, it } from "vitest";
import type { Miniature, UndeployedUnit } from "../../../src/table/documents.ts";
import { mm, SMALL_TROOPER_HEIGHT } from "../../../src/table/lengths.ts";
import { checkMove } from "../../../src/table/movement/move.ts";
import type { Allowance, Move } from "../../../src/table/movement/moves.ts";
import { moveOptions, reach } from "../../../src/table/movement/options.ts";
import type { Scene } from "../../../src/table/scene.ts";
import { compiled, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { spot } from "./moving.ts";

const squad = unit("u", [mini("a", 500, 400), mini("b", 470, 400), mini("c", 530, 400)]);

/** The speeds of the tools of sampled moves, in their order. */
function speeds(moves: readonly Move[]): number[] {
  return moves.flatMap((move) => ("tool" in move ? [move.tool.speed] : []));
}

function allLegal(table: Scene, moves: readonly Move[], allowance: Allowance): boolean {
  return moves.every((move) => checkMove(table, "u", move, allowance) === undefined);
}

describe("sampled moves", () => {
  it("[leg.move.standard-lower-speed] Sampled moves in the open go in eight directions, bend the longest tool, use shorter tools, or stay", () => {
    const table = compiled([squad]);
    const moves = moveOptions(table, "u", { speed: 2 });
    expect(moves).toHaveLength(24 + 8 + 1);
    expect(speeds(moves)).toEqual([...Array(24).fill(2), ...Array(9).fill(1)]);
    expect(moves[0]).toMatchObject({ type: "standard", to: spot(652, 400) });
    expect(moves.at(-1)).toMatchObject({ to: spot(500, 400) });
    expect(moveOptions(table, "u", { speed: 3 }, { density: 2 })).toHaveLength(3 * 12 * 5 + 1);
  });

  it("[leg.move.standard-tool] A unit with speed 0 has no sampled move", () => {
    expect(moveOptions(compiled([squad]), "u", { speed: 0 })).toEqual([]);
  });

  it("[leg.climb.as-move] Sampled moves include climbs to places that standard moves cannot reach", () => {
    const table = compiled([squad], [piece("house", rectangle(560, 300, 150, 200), 100)]);
    const climbs = moveOptions(table, "u", { speed: 2 }).filter(({ type }) => type === "climb");
    expect(climbs).toContainEqual(expect.objectContaining({ to: spot(602, 400, 100) }));
    expect(allLegal(table, climbs, { speed: 2 })).toBe(true);
    expect(moveOptions(table, "u", { speed: 2, types: ["standard"] }).every(({ type }) => type === "standard")).toBe(
      true,
    );
  });

  it("[leg.base-contact.leader-may-start-melee] Sampled moves include contact with an enemy for units with melee weapons", () => {
    const table = compiled([squad, unit("v", [mini("x", 610, 437)], { side: "red" })]);
    const touching = (moves: readonly Move[]) =>
      moves.filter((move) => {
        if (!("to" in move) || typeof move.to !== "object") return false;
        const { x, y } = move.to;
        return (x - mm(610)) ** 2 + (y - mm(437)) ** 2 <= mm(27.1) ** 2;
      });
    expect(touching(moveOptions(table, "u", { speed: 2 }))).toEqual([]);
    const charges = touching(moveOptions(table, "u", { speed: 2, melee: true }));
    expect(charges.length).toBeGreaterThan(0);
    expect(speeds(charges.slice(-1))).toEqual([1]);
  });

  it("[leg.deploy.by-move] Sampled moves of undeployed units start from the edge of the territory, on round and notched bases", () => {
    const allowance = { speed: 2, territory: [[spot(0, 300), spot(150, 300), spot(150, 600), spot(0, 600)]] };
    for (const type of ["droid-trooper", "ground-vehicle"] as const) {
      const base = type === "droid-trooper" ? "small" : "large";
      const miniatures = ["a", "b"].map((id) => ({ id, base, height: SMALL_TROOPER_HEIGHT }) as const);
      const waiting: UndeployedUnit = { id: "u", side: "blue", type, leader: "a", miniatures };
      const table = compiled([], [], { undeployed: [waiting] });
      const moves = moveOptions(table, "u", allowance);
      expect(moves.length).toBeGreaterThan(6);
      expect(moves.every((move) => move.type === "deploy" && move.edge.x === 0)).toBe(true);
      expect(allLegal(table, moves, allowance)).toBe(true);
      expect(moveOptions(table, "u", { speed: 2 })).toEqual([]);
    }
  });

  it("[leg.deploy.start-edge] Sampled moves also deploy in a territory narrower than the distance between samples", () => {
    const waiting: UndeployedUnit = {
      id: "u",
      side: "blue",
      type: "trooper",
      leader: "a",
      miniatures: [{ id: "a", base: "small", height: SMALL_TROOPER_HEIGHT }],
    };
    const table = compiled([], [], { undeployed: [waiting] });
    const narrow = { speed: 1, territory: [[spot(0, 302), spot(150, 302), spot(150, 342), spot(0, 342)]] };
    expect(moveOptions(table, "u", narrow).length).toBeGreaterThan(0);
  });

  it("[leg.notched.follows-standard] Sampled moves of notched bases are legal moves, reverses and pivots", () => {
    const walkers = unit("u", [mini("a", 500, 400, { base: "medium" }), mini("b", 500, 460, { base: "medium" })], {
      type: "ground-vehicle",
    });
    const table = compiled([walkers], [piece("wall", rectangle(620, 300, 10, 200), 90)]);
    const moves = moveOptions(table, "u", { speed: 2 });
    expect(new Set(moves.map((move) => (move.type === "notched" ? move.towards : move.type)))).toEqual(
      new Set(["front", "rear", "pivot"]),
    );
    expect(allLegal(table, moves, { speed: 2 })).toBe(true);
  });

  it("[leg.cohesion.fallback] Sampled moves exist even if followers have no spot in cohesion", () => {
    // The leader stands in the midst of a crowd, its follower outside.
    const crowd: Miniature[] = [];
    for (let x = -135; x <= 135; x += 27) {
      for (let y = -135; y <= 135; y += 27) {
        if (x !== 0 || y !== 0) crowd.push(mini(`${x}/${y}`, 500 + x, 400 + y));
      }
    }
    const table = compiled([unit("u", [mini("a", 500, 400), mini("b", 700, 400)]), unit("v", crowd)]);
    const moves = moveOptions(table, "u", { speed: 1 });
    expect(moves).toHaveLength(4);
    expect(moves[0]).toMatchObject({ type: "standard", to: spot(500, 400) });
    expect(allLegal(table, moves.slice(0, 1), { speed: 1 })).toBe(true);
  });
});

describe("reach", () => {
  it("[leg.move.standard-place-leader] The reach of a unit lists distinct spots in all directions, none farther than the tool allows", () => {
    const spots = reach(compiled([squad]), "u", { speed: 2 });
    const far = spots.map(({ x, y }) => Math.sqrt((x - mm(500)) ** 2 + (y - mm(400)) ** 2));
    expect(Math.max(...far)).toBeCloseTo(mm(152), -1);
    expect(new Set(spots.map(({ x, y, z }) => `${x} ${y} ${z}`)).size).toBe(spots.length);
    expect(spots.length).toBeGreaterThan(200);
    expect(spots).toContainEqual(spot(500, 400));
  });

  it("[leg.move.impassable] The reach of a unit excludes spots behind impassable terrain", () => {
    const wall = piece("wall", rectangle(520, 0, 10, 900), 30, { movement: "impassable" });
    expect(reach(compiled([squad], [wall]), "u", { speed: 2 }).every(({ x }) => x < mm(520))).toBe(true);
  });
});

describe("the budget of a sample", () => {
  const crowd = unit("v", [mini("x", 640, 437), mini("y", 380, 300)], { side: "red" });
  const table = compiled(
    [squad, crowd],
    [
      piece("house", rectangle(560, 300, 40, 60), 30),
      piece("meadow", rectangle(300, 200, 500, 400), 1, { kind: "area" }),
    ],
  );
  const allowance = { speed: 3, melee: true };
  const sample = (looks?: number, density = 3) =>
    moveOptions(table, "u", allowance, looks === undefined ? { density } : { density, looks });
  const keys = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move));

  it("A sample that exceeds its budget is thinned evenly, in the same order and with only legal moves", () => {
    const whole = keys(sample());
    const thin = sample(1500);
    const places = keys(thin).map((key) => whole.indexOf(key));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(thin.length).toBeLessThan(whole.length / 2);
    for (let part = 0; part < 4; part++) {
      const from = (part * whole.length) / 4;
      expect(places.filter((place) => place >= from && place < from + whole.length / 4).length).toBeGreaterThan(10);
    }
    expect(allLegal(table, thin, allowance)).toBe(true);
    expect(sample(1500)).toEqual(thin);
  });

  it("A sample of moves at low density is within the budget and is not thinned", () => {
    expect(sample(undefined, 1)).toEqual(sample(Number.MAX_SAFE_INTEGER, 1));
    expect(sample(undefined, 2)).toEqual(sample(Number.MAX_SAFE_INTEGER, 2));
  });

  it("A sample always includes staying in place, even for a unit without room around its leader", () => {
    expect(sample(-1)).toHaveLength(1);
    expect(sample(-1)[0]).toMatchObject({ to: spot(500, 400) });
    const bases = Array.from({ length: 9 }, (_, x) =>
      Array.from({ length: 9 }, (__, y) => [392 + 27 * x, 292 + 27 * y] as const),
    );
    const around = bases.flat().filter(([x, y]) => x !== 500 || y !== 400);
    const enemies = unit(
      "v",
      around.map(([x, y]) => mini(`${x}/${y}`, x, y)),
      { side: "red" },
    );
    const shut = compiled([unit("u", [mini("a", 500, 400), mini("b", 900, 400)]), enemies]);
    const held = moveOptions(shut, "u", { speed: 1, melee: true }, { looks: -1 });
    expect(held).toMatchObject([{ to: spot(500, 400) }]);
  });
});
