import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMove } from "../../../src/table/parse.ts";
import { EAST, NORTH } from "../../helpers/table.ts";
import { climb, deploy, spot, standard, tool } from "./moving.ts";
import { pivot, ride } from "./riding.ts";

describe("moves read from JSON", () => {
  const moves = [
    standard(tool(2), spot(100, 100)),
    climb(tool(1), spot(100, 100, 30), { b: spot(120, 100) }),
    ride(tool(3, EAST, NORTH)),
    ride(tool(1), 0, { towards: "left", turn: NORTH }),
    pivot({ x: -3, y: 4 }),
    deploy(900, 0, tool(1, NORTH), spot(900, 30)),
    { type: "deploy", edge: { x: 0, y: 0 }, tool: tool(1), to: "full", followers: "auto" },
  ];

  it("A move is parsed from JSON unchanged", () => {
    for (const move of moves) {
      expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
    }
  });

  it("A move with a wrong number, direction or word is refused", () => {
    const broken = [
      { ...ride(tool(3)), travel: Number.NaN },
      { ...ride(tool(3)), travel: -1 },
      { ...ride(tool(3)), travel: 10.5 },
      { ...ride(tool(3)), towards: "up" },
      { ...ride(tool(3)), turn: { x: 0, y: 0 } },
      { ...ride(tool(3)), tool: { speed: 4, first: EAST, second: EAST } },
      { ...ride(tool(3)), tool: { speed: 3, first: EAST, second: { x: 0.5, y: 1 } } },
      { ...ride(tool(3)), more: 1 },
      pivot({ x: 0, y: 0 }),
      pivot({ x: 1e9, y: 0 }),
      { type: "teleport" },
      standard(tool(1), { x: 1, y: 2, z: -3 }),
      JSON.parse('{"type":"pivot","heading":{"x":1,"y":0},"followers":{"__proto__":{"x":1,"y":1,"z":0}}}'),
    ];
    for (const move of broken) expect(parseMove(move)).toMatchObject({ ok: false });
  });

  it("Parsing any JSON as a move returns a move or a violation, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof parseMove(value).ok).toBe("boolean");
      }),
    );
  });
});
