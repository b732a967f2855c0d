import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BaseSize } from "../../../../src/table/bases.ts";
import type { Layout, Miniature, PartOutline, TerrainPiece, UnitSpec } from "../../../../src/table/documents.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { checkMove, type MovedUnit, makeMove } from "../../../../src/table/movement/move.ts";
import type { Allowance, Move, Speed } from "../../../../src/table/movement/moves.ts";
import { headingOf, type Leading, notchDirection } from "../../../../src/table/movement/notched/path.ts";
import { compileScene } from "../../../../src/table/scene.ts";
import type { UnitType } from "../../../../src/table/unit-types.ts";
import { type Direction, dot, type Vec } from "../../../../src/table/vectors.ts";
import { layout, mini, unit } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { pivot, ride } from "../riding.ts";

type Ride = ReturnType<typeof ride>;
const ANY: Allowance = { speed: 3, reverses: true, strafes: true, melee: true };

/** Few situations end at a wall or an edge, so more of them are tried. */
const MANY = { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) };

const whole = (min: number, max: number) => fc.integer({ min, max });
const directions = fc.record({ x: whole(-20, 20), y: whole(-20, 20) }).filter(({ x, y }) => x !== 0 || y !== 0);
const types = fc.constantFrom<UnitType>("creature-trooper", "ground-vehicle", "repulsor-vehicle");
const bases = fc.constantFrom<BaseSize>("medium", "large", "huge", "long", "snail");

/** Blocks of any height and kind in millimetres, well away from where the unit starts. */
const blocks = fc
  .record({ x: whole(0, 400), y: whole(0, 400), wide: whole(5, 60), deep: whole(5, 60), top: whole(20, 120) })
  .filter(({ x, y, wide, deep }) => x > 305 || y > 245 || x + wide < 105 || y + deep < 45)
  .chain(({ x, y, wide, deep, top }) =>
    fc
      .constantFrom("open", "impassable")
      .map((movement) => piece(`${x} ${y} ${wide} ${deep}`, rectangle(x, y, wide, deep), top, { movement })),
  );

/** A vehicle near the lower left corner of the table, terrain around it, a trooper of the enemy, and a move. */
const situations = fc
  .record({
    type: types,
    base: bases,
    heading: directions,
    at: fc.record({ x: whole(203, 207), y: whole(143, 147) }),
    terrain: fc.array(blocks, { minLength: 4, maxLength: 12, size: "max" }),
    enemy: fc.record({ x: whole(14, 400), y: whole(262, 350) }),
    towards: fc.constantFrom<Leading>("front", "rear", "left", "right"),
    speed: fc.constantFrom<Speed>(1, 2),
    bend: directions,
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    partialStop: fc.constantFrom("front-notch" as const, "centre" as const),
  })
  .map(({ type, base, heading, at, terrain, enemy, towards, speed, bend, share, partialStop }) => {
    const first = notchDirection(towards, heading);
    const second = dot(first, bend) >= 0 ? bend : { x: -bend.x + 0, y: -bend.y + 0 };
    const units = [
      unit("u", [mini("a", at.x, at.y, { base, heading, height: 60 })], { type }),
      unit("v", [mini("v", enemy.x, enemy.y)], { side: "red" }),
    ];
    const move = ride({ speed, first, second }, share === undefined ? "full" : Math.round(share * 100), { towards });
    return { document: layout(units, uniquely(terrain), { options: { partialStop } }), move };
  });

function uniquely(terrain: readonly TerrainPiece[]): TerrainPiece[] {
  return terrain.map((one, index) => ({ ...one, id: `piece ${index}` }));
}

function made(document: Layout, move: Move): MovedUnit | undefined {
  const result = makeMove(compileScene(document), "u", move, ANY);
  return result.ok ? result.value : undefined;
}

/** The document with the unit where its move brought it. */
function withMoved(document: Layout, { miniatures }: MovedUnit): Layout {
  return { ...document, units: document.units.map((one) => (one.id === "u" ? { ...one, miniatures } : one)) };
}

/** The document after points and directions were put elsewhere, on a battlefield of this size. */
function mapped(document: Layout, point: (at: Vec) => Vec, direction: (at: Vec) => Vec, swapped: boolean): Layout {
  const [length, width] = swapped ? [mm(900), mm(1800)] : [mm(1800), mm(900)];
  const miniature = (one: Miniature): Miniature => ({ ...one, ...point(one), heading: direction(one.heading) });
  const outline = (one: PartOutline): PartOutline =>
    one.kind === "circle" ? { ...one, centre: point(one.centre) } : { ...one, corners: one.corners.map(point) };
  const terrain = document.table.terrain.map((one) => ({
    ...one,
    parts: one.parts.map((part) => ({ ...part, outline: outline(part.outline) })),
  }));
  const units = document.units.map((one): UnitSpec => ({ ...one, miniatures: one.miniatures.map(miniature) }));
  return { ...document, table: { ...document.table, terrain, battlefield: { length, width } }, units };
}

function near(a: Miniature | undefined, b: Vec): boolean {
  return a !== undefined && Math.abs(a.x - b.x) <= 2 && Math.abs(a.y - b.y) <= 2;
}

describe("any notched move", () => {
  it("[leg.notched.step-5-partial] Any notched move ends on the grid, with the leading notch pointing along one of the two arms", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const [leader] = made(document, move)?.miniatures ?? [];
        if (leader === undefined) return;
        for (const at of [leader.x, leader.y, leader.z]) expect(Object.is(at, Math.round(at))).toBe(true);
        const arms = [move.tool.first, move.tool.second].map((arm) => headingOf(move.towards, arm));
        expect(arms).toContainEqual(leader.heading);
        expect(JSON.parse(JSON.stringify(leader))).toEqual(leader);
      }),
    );
  });

  it("[leg.notched.step-7-impeded] Any notched move ends where the base may stand, even if a wall or the edge stops it", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const moved = made(document, move);
        if (moved === undefined) return;
        const after = withMoved(document, moved);
        const [leader] = moved.miniatures;
        const stay = pivot(leader?.heading ?? { x: 1, y: 0 });
        expect(checkMove(compileScene(after), "u", stay, ANY)).toBeUndefined();
        expect(made(after, stay)?.miniatures).toEqual(moved.miniatures);
      }),
      MANY,
    );
  });

  it("[leg.notched.step-7-impeded] A notched base cannot get farther into what stopped it by moving again", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const ahead: Ride = { ...move, tool: { ...move.tool, second: move.tool.first }, travel: "full" };
        const once = made(document, ahead);
        if (once === undefined || !(once.impeded || once.stoppedAtEdge)) return;
        const [leader] = once.miniatures;
        const twice = made(withMoved(document, once), ahead);
        // From a higher level a wall is lower.
        if (twice === undefined || leader === undefined || leader.z !== 0) return;
        expect(near(twice.miniatures[0], leader)).toBe(true);
        expect(twice.impeded || twice.stoppedAtEdge).toBe(true);
      }),
      MANY,
    );
  });

  it("[leg.notched.step-3-bend] A notched move on a mirrored table with a mirrored bend is mirrored", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const flip = ({ x, y }: Vec): Vec => ({ x, y: mm(900) - y });
        const flipped = ({ x, y }: Direction): Direction => ({ x, y: 0 - y });
        const tool = { ...move.tool, first: flipped(move.tool.first), second: flipped(move.tool.second) };
        const sides = { front: "front", rear: "rear", left: "right", right: "left" } as const;
        const mirror = made(mapped(document, flip, flipped, false), { ...move, tool, towards: sides[move.towards] });
        const plain = made(document, move);
        expect(mirror === undefined).toBe(plain === undefined);
        const [leader] = plain?.miniatures ?? [];
        if (leader !== undefined) expect(near(mirror?.miniatures[0], flip(leader))).toBe(true);
        expect([mirror?.impeded, mirror?.stoppedAtEdge]).toEqual([plain?.impeded, plain?.stoppedAtEdge]);
      }),
      MANY,
    );
  });

  it("A notched move on a table turned by quarter turns is turned the same way", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const turn = ({ x, y }: Vec): Vec => ({ x: mm(900) - y, y: x });
        const turned = ({ x, y }: Direction): Direction => ({ x: 0 - y, y: x });
        const tool = { ...move.tool, first: turned(move.tool.first), second: turned(move.tool.second) };
        const after = made(mapped(document, turn, turned, true), { ...move, tool });
        const plain = made(document, move);
        expect(after === undefined).toBe(plain === undefined);
        const [leader] = plain?.miniatures ?? [];
        if (leader !== undefined) expect(near(after?.miniatures[0], turn(leader))).toBe(true);
        expect([after?.impeded, after?.stoppedAtEdge]).toEqual([plain?.impeded, plain?.stoppedAtEdge]);
      }),
      MANY,
    );
  });

  it("[leg.notched.step-6-full] A partial move to the end of the path equals the full move", () => {
    fc.assert(
      fc.property(situations, ({ document, move }) => {
        const open = { ...document, table: { ...document.table, terrain: [] } };
        const full = made(open, { ...move, travel: "full" });
        if (full === undefined || full.stoppedAtEdge) return;
        const most = Number(checkMove(compileScene(open), "u", { ...move, travel: 1e9 }, ANY)?.params["most"]);
        const almost = made(open, { ...move, travel: most - 1 });
        const [end] = full.miniatures;
        if (end !== undefined && almost !== undefined) expect(near(almost.miniatures[0], end)).toBe(true);
        expect(made(open, { ...move, travel: most })).toEqual(full);
      }),
    );
  });
});
