import { describe, expect, it } from "vitest";
import { makeMove } from "../../../../src/table/movement/move.ts";
import type { Allowance, Move } from "../../../../src/table/movement/moves.ts";
import { moveOptions } from "../../../../src/table/movement/options.ts";
import type { Scene } from "../../../../src/table/scene.ts";
import { compiled, EAST, WEST } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { alone, BIKES, speederBikes, walker } from "../riding.ts";

/** A street: towers on both sides, mud at its end. */
const street = [
  piece("north", rectangle(600, 500, 400, 100), 150),
  piece("south", rectangle(600, 300, 400, 100), 150),
  piece("mud", rectangle(1000, 300, 200, 300), 0, { kind: "area", movement: "difficult" }),
];

/** What is offered, told apart by what kind of move it is. */
function kinds(moves: readonly Move[]): string[] {
  return [...new Set(moves.map((move) => (move.type === "notched" ? move.towards : move.type)))];
}

function offered(on: Scene, allowance: Allowance, density = 1): readonly Move[] {
  const moves = moveOptions(on, "u", allowance, { density });
  for (const move of moves) expect(makeMove(on, "u", move, allowance).ok).toBe(true);
  return moves;
}

describe("the sampled moves of notched units", () => {
  const walking = compiled([walker("large", 700, 450)], street);

  it("[leg.notched.step-4-choose] [leg.pivot.replaces-move] [leg.reverse.replaces-move] The sampled moves of notched units include all kinds of moves, and all are legal", () => {
    const moves = offered(walking, { speed: 2 });
    expect(kinds(moves)).toEqual(["front", "rear", "pivot"]);
    const travels = moves.map((move) => (move.type === "notched" ? typeof move.travel : move.type));
    expect([...new Set(travels)]).toEqual(["string", "number", "pivot"]);
  });

  it("[leg.kw.strafe-move.full] [leg.type.repulsor-no-reverse] The sampled moves include strafes and reverses only for units that may make them", () => {
    const tank = compiled([alone("repulsor-vehicle", "huge", 300, 450)]);
    expect(kinds(offered(tank, { speed: 2, strafes: true }))).toEqual(["front", "left", "right", "pivot"]);
    expect(kinds(offered(tank, { speed: 2, reverses: true }))).toEqual(["front", "rear", "pivot"]);
    const bikes = offered(compiled([speederBikes(300, 450)]), BIKES);
    expect(kinds(bikes)).toEqual(["front", "pivot"]);
    expect(bikes.every((move) => move.type !== "notched" || move.turn === undefined)).toBe(true);
  });

  it("[leg.reverse.speed] Sampled reverse moves use only tools that the unit's reverse speed allows", () => {
    const longest = (towards: string, speed: number) => {
      const moves = moveOptions(compiled([walker("large", 900, 450)]), "u", { speed });
      return Math.max(
        ...moves.map((move) => (move.type === "notched" && move.towards === towards ? move.tool.speed : 0)),
      );
    };
    expect([longest("front", 3), longest("rear", 3), longest("front", 1), longest("rear", 1)]).toEqual([3, 2, 1, 1]);
  });

  it("The sampled moves of notched units are reproducible and without duplicates, and more at a higher density", () => {
    const again = compiled([walker("large", 700, 450)], street);
    const one = moveOptions(walking, "u", { speed: 2 });
    expect(moveOptions(again, "u", { speed: 2 })).toEqual(one);
    const texts = one.map((move) => JSON.stringify(move));
    expect(new Set(texts).size).toBe(texts.length);
    expect(moveOptions(walking, "u", { speed: 2 }, { density: 2 }).length).toBeGreaterThan(one.length);
  });

  it("[leg.notched.step-1-rotate] Sampled moves include rotations even for a base with an unusual heading, and use short heading vectors", () => {
    const odd = { x: 17, y: -5 };
    const moves = offered(compiled([walker("large", 900, 450, odd)]), { speed: 2 }, 2);
    expect(moves.some((move) => move.type === "notched" && move.turn !== undefined)).toBe(true);
    // Headings are those of the compass or the one it had, so that numbers stay small after any number of moves.
    const sizes = moves.flatMap((move) => (move.type === "notched" ? [move.tool.second] : []));
    expect(Math.max(...sizes.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))).toBeLessThanOrEqual(1000);
  });

  it("A notched unit always has a sampled move: a walker between walls can still pivot or stay", () => {
    const walls = [
      piece("east", rectangle(740, 300, 20, 300), 150),
      piece("west", rectangle(640, 300, 20, 300), 150),
      piece("north", rectangle(640, 490, 120, 20), 150),
      piece("south", rectangle(640, 390, 120, 20), 150),
    ];
    for (const heading of [EAST, WEST]) {
      const boxed = compiled([walker("large", 700, 450, heading)], walls);
      expect(kinds(offered(boxed, { speed: 2 }))).toEqual(["pivot"]);
      expect(offered(boxed, { speed: 0 }).length).toBeGreaterThan(0);
    }
    const row = [700, 772].map((x, place) => ({ ...walker("large", x, 450), id: place === 0 ? "u" : "v" }));
    const [own, other] = row;
    if (own === undefined || other === undefined) throw new Error("two walkers");
    const named = { ...other, leader: "b", miniatures: other.miniatures.map((one) => ({ ...one, id: "b" })) };
    const tight = compiled([own, named]);
    expect(offered(tight, { speed: 1, rotates: false, reverses: false, types: ["notched"] }).length).toBeGreaterThan(0);
  });
});
