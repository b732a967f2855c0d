import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitCohesion } from "../../../src/table/cohesion.ts";
import { collide } from "../../../src/table/contact.ts";
import type { Layout, Miniature, TerrainPiece, UnitSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { checkMove, makeMove } from "../../../src/table/movement/move.ts";
import type { Followers, Move } from "../../../src/table/movement/moves.ts";
import { moveOptions, reach } from "../../../src/table/movement/options.ts";
import { compileScene, type Scene, unitOfScene } from "../../../src/table/scene.ts";
import type { Point3, Vec } from "../../../src/table/vectors.ts";
import { mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const ALLOWANCE = { speed: 2, melee: true };

/** Side of a square battlefield, which stays what it is when the table is turned. */
const SIDE = mm(2000);

/** Where the miniatures of a squad stand around its leader. */
const AROUND = [
  [0, 0],
  [30, 0],
  [-30, 0],
  [0, 30],
] as const;

/** A squad in the middle of the battlefield, enemies about, and a few pieces of terrain beside it. */
const layouts: fc.Arbitrary<Layout> = fc
  .record({
    terrain: fc.array(
      fc.record({
        at: fc.tuple(fc.integer({ min: -220, max: 180 }), fc.integer({ min: -220, max: 180 })),
        size: fc.tuple(fc.integer({ min: 5, max: 150 }), fc.integer({ min: 5, max: 150 })),
        top: fc.constantFrom(0, 20, 20, 40, 60, 120),
        bottom: fc.constantFrom(0, 0, 0, 15),
        kind: fc.constantFrom("obstacle", "obstacle", "area", "scatter"),
        movement: fc.constantFrom("open", "open", "difficult", "impassable"),
      }),
      { maxLength: 6 },
    ),
    enemies: fc.array(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })), {
      maxLength: 3,
    }),
  })
  .map(({ terrain, enemies }) => {
    const squad = AROUND.map(([x, y], place) => mini(`m${place}`, 1000 + x, 1000 + y));
    return {
      table: {
        battlefield: { length: SIDE, width: SIDE },
        terrain: terrain.map(({ at: [x, y], size: [length, width], top, bottom, kind, movement }, place) =>
          piece(`p${place}`, rectangle(1000 + x, 1000 + y, length, width), bottom + top, { kind, movement, bottom }),
        ),
      },
      units: [
        unit("u", squad),
        ...enemies.map(([x, y], place) => unit(`e${place}`, [mini(`x${place}`, 1000 + x, 1000 + y)], { side: "red" })),
      ],
    };
  });

/** The scene after the unit has moved. */
function later(plan: Layout, miniatures: readonly Miniature[]): Scene {
  const units = plan.units.map((one) => (one.id === "u" ? { ...one, miniatures } : one));
  return compileScene({ ...plan, units });
}

/** The move with its followers on these spots. */
function placedMove(move: Move, miniatures: readonly Miniature[]): Move {
  const followers: Followers = Object.fromEntries(miniatures.slice(1).map(({ id, x, y, z }) => [id, { x, y, z }]));
  return { ...move, followers };
}

describe("sampled moves", () => {
  it("Sampled moves are legal, end on legal grid positions, and are still legal with the resulting follower positions", () => {
    fc.assert(
      fc.property(layouts, (plan) => {
        const table = compileScene(plan);
        for (const move of moveOptions(table, "u", ALLOWANCE)) {
          expect(checkMove(table, "u", move, ALLOWANCE)).toBeUndefined();
          const moved = expectOk(makeMove(table, "u", move, ALLOWANCE));
          const after = later(plan, moved.miniatures);
          const { figures } = unitOfScene(after, "u");
          for (const { spec } of figures) {
            expect([spec.x, spec.y, spec.z].every(Number.isInteger)).toBe(true);
          }
          const overlapping = figures.some((one) =>
            after.figures.some((other) => one !== other && collide(one, other)),
          );
          expect(overlapping).toBe(false);
          const again = placedMove(move, moved.miniatures);
          expect(expectOk(makeMove(table, "u", again, ALLOWANCE))).toEqual(moved);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("Sampled moves keep units in cohesion wherever there is room", () => {
    fc.assert(
      fc.property(layouts, (plan) => {
        // Without obstacles to see past or enemies in the way a few spots are always free.
        const flat = plan.table.terrain.map((one) => ({
          ...one,
          kind: "scatter" as const,
          parts: one.parts.map((part) => ({ ...part, movement: "difficult" as const, bottom: 0, top: 0 })),
        }));
        const open = { ...plan, table: { ...plan.table, terrain: flat } };
        const table = compileScene(open);
        for (const move of moveOptions(table, "u", ALLOWANCE)) {
          const moved = expectOk(makeMove(table, "u", move, ALLOWANCE));
          const after = later(open, moved.miniatures);
          expect(unitCohesion(after, unitOfScene(after, "u"))).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("Sampled moves are reproducible, and finer at a higher density", () => {
    fc.assert(
      fc.property(layouts, (plan) => {
        const once = moveOptions(compileScene(plan), "u", ALLOWANCE);
        expect(moveOptions(compileScene(plan), "u", ALLOWANCE)).toEqual(once);
        const finer = moveOptions(compileScene(plan), "u", ALLOWANCE, { density: 2 });
        expect(finer.length).toBeGreaterThanOrEqual(once.length);
      }),
      { numRuns: 15 },
    );
  });

  it("There are sampled moves wherever the leader may stay in place", () => {
    fc.assert(
      fc.property(layouts, (plan) => {
        const table = compileScene(plan);
        const { x, y, z } = unitOfScene(table, "u").leader;
        const first = { x: 1, y: 0 };
        const stay: Move = {
          type: "standard",
          tool: { speed: 1, first, second: first },
          to: { x, y, z },
          followers: "auto",
        };
        if (checkMove(table, "u", stay, ALLOWANCE) === undefined) {
          expect(moveOptions(table, "u", ALLOWANCE).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("Sampled moves lead only to spots that the reach of the unit lists", () => {
    fc.assert(
      fc.property(layouts, (plan) => {
        const table = compileScene(plan);
        const spots = new Set(reach(table, "u", ALLOWANCE).map(({ x, y, z }) => `${x} ${y} ${z}`));
        for (const move of moveOptions(table, "u", ALLOWANCE)) {
          if (!("to" in move) || typeof move.to !== "object") continue;
          expect(spots).toContain(`${move.to.x} ${move.to.y} ${move.to.z}`);
        }
      }),
      { numRuns: 10 },
    );
  });
});

/** A change of the whole table: points and directions. */
interface Turn {
  readonly point: (at: Vec) => Vec;
  readonly direction: (to: Vec) => Vec;
}

const TURNS: readonly Turn[] = [
  { point: ({ x, y }) => ({ x: x + 1234, y: y - 777 }), direction: (to) => to },
  { point: ({ x, y }) => ({ x: SIDE - y, y: x }), direction: ({ x, y }) => ({ x: 0 - y, y: x }) },
  { point: ({ x, y }) => ({ x: SIDE - x, y: SIDE - y }), direction: ({ x, y }) => ({ x: 0 - x, y: 0 - y }) },
];

function turnedSpot({ point }: Turn, at: Point3): Point3 {
  return { ...point(at), z: at.z };
}

function turnedMini(turn: Turn, one: Miniature): Miniature {
  return { ...one, ...turn.point(one), heading: turn.direction(one.heading) };
}

function turnedPiece(turn: Turn, one: TerrainPiece): TerrainPiece {
  return {
    ...one,
    parts: one.parts.map((part) => {
      const { outline } = part;
      if (outline.kind === "circle") return part;
      return { ...part, outline: { ...outline, corners: outline.corners.map(turn.point) } };
    }),
  };
}

function turned(turn: Turn, plan: Layout): Layout {
  const units = plan.units.map((one): UnitSpec => {
    return { ...one, miniatures: one.miniatures.map((each) => turnedMini(turn, each)) };
  });
  return { ...plan, table: { ...plan.table, terrain: plan.table.terrain.map((one) => turnedPiece(turn, one)) }, units };
}

function turnedMove(turn: Turn, move: Move): Move {
  if (move.type !== "standard" && move.type !== "climb") return move;
  const { speed, first, second } = move.tool;
  const tool = { speed, first: turn.direction(first), second: turn.direction(second) };
  return { ...move, tool, to: turnedSpot(turn, move.to) };
}

/** Moves legal and illegal: of any length and bend, to spots about. */
const anyMove: fc.Arbitrary<Move> = fc
  .record({
    type: fc.constantFrom("standard", "standard", "climb"),
    speed: fc.constantFrom(1, 2, 3),
    first: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
    second: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })),
    along: fc.integer({ min: 20, max: 160 }),
    z: fc.constantFrom(0, 20, 40, 60),
  })
  .filter(({ first, second }) => first.some((one) => one !== 0) && second.some((one) => one !== 0))
  .map(({ type, speed, first: [x, y], second: [u, v], along, z }): Move => {
    const size = Math.sqrt(x * x + y * y);
    const to = { x: mm(1000 + (x * along) / size), y: mm(1000 + (y * along) / size), z: mm(z) };
    return { type, tool: { speed, first: { x, y }, second: { x: u, y: v } }, to, followers: "auto" };
  });

it("Moves are the same on a table that is shifted or turned by quarter turns", () => {
  fc.assert(
    fc.property(layouts, fc.array(anyMove, { minLength: 1, maxLength: 12 }), (plan, moves) => {
      const table = compileScene(plan);
      const sampled = moveOptions(table, "u", ALLOWANCE).slice(0, 8);
      for (const turn of TURNS) {
        const other = compileScene(turned(turn, plan));
        for (const move of [...moves, ...sampled]) {
          const here = makeMove(table, "u", move, ALLOWANCE);
          const there = makeMove(other, "u", turnedMove(turn, move), ALLOWANCE);
          if (here.ok) {
            const miniatures = here.value.miniatures.map((one) => turnedMini(turn, one));
            expect(expectOk(there)).toEqual({ ...here.value, miniatures });
          } else {
            expect(there.ok ? "legal" : `${there.violation.rule} ${there.violation.code}`).toBe(
              `${here.violation.rule} ${here.violation.code}`,
            );
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

/** The piece with each part cut into four that touch. */
function cutInFour(one: TerrainPiece, [east, north]: readonly [number, number]): TerrainPiece {
  return {
    ...one,
    parts: one.parts.flatMap((part) => {
      const { outline } = part;
      const [low, , high] = outline.kind === "polygon" ? outline.corners : [];
      if (low === undefined || high === undefined) return [part];
      const middle = {
        x: low.x + Math.round(((high.x - low.x) * east) / 100),
        y: low.y + Math.round(((high.y - low.y) * north) / 100),
      };
      const box = (a: Vec, b: Vec) => ({
        ...part,
        outline: { kind: "polygon" as const, corners: [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] },
      });
      return [
        box(low, middle),
        box({ x: middle.x, y: low.y }, { x: high.x, y: middle.y }),
        box(middle, high),
        box({ x: low.x, y: middle.y }, { x: middle.x, y: high.y }),
      ];
    }),
  };
}

it("Moves are the same however terrain is split into parts", () => {
  const share = fc.tuple(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 20, max: 80 }));
  fc.assert(
    fc.property(layouts, share, fc.array(anyMove, { minLength: 1, maxLength: 12 }), (plan, at, moves) => {
      const table = compileScene(plan);
      const cut = { ...plan, table: { ...plan.table, terrain: plan.table.terrain.map((one) => cutInFour(one, at)) } };
      const other = compileScene(cut);
      for (const move of [...moves, ...moveOptions(table, "u", ALLOWANCE).slice(0, 8)]) {
        expect(checkMove(other, "u", move, ALLOWANCE)).toEqual(checkMove(table, "u", move, ALLOWANCE));
      }
    }),
    { numRuns: 25 },
  );
});
