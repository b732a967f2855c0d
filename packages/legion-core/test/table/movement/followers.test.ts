import { describe, expect, it } from "vitest";
import { unitCohesion } from "../../../src/table/cohesion.ts";
import type { Miniature, TerrainPiece } from "../../../src/table/documents.ts";
import type { Followers } from "../../../src/table/movement/moves.ts";
import { compileScene, placed, type Scene, unitOfScene } from "../../../src/table/scene.ts";
import { compiled, layout, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { movedUnit, spot, standard, tool, verdict } from "./moving.ts";

/** Leader `a` and one follower `b`, on a table with this terrain. */
function two(terrain: readonly TerrainPiece[] = []): Scene {
  return compiled([unit("u", [mini("a", 500, 400), mini("b", 470, 400)])], terrain);
}

/** A full step east, the follower going to a spot in millimetres. */
function step(to: Followers) {
  return standard(tool(2), spot(652, 400), to);
}

describe("followers that the player places", () => {
  it("[leg.move.standard-cohesion] [leg.cohesion.trigger] Followers that the player places must be in cohesion with their leader's new position", () => {
    expect(verdict(two(), step({ b: spot(600, 400) }))).toBe("legal");
    expect(verdict(two(), step({ b: spot(754, 400) }))).toBe("legal");
    expect(verdict(two(), step({ b: spot(755, 400) }))).toBe("leg.cohesion.half-range too-far");
    // Where it stood before it is too far behind.
    expect(verdict(two(), step({ b: spot(470, 400) }))).toBe("leg.cohesion.half-range too-far");
  });

  it("[leg.cohesion.trigger] A move must place all followers and no other miniatures", () => {
    expect(verdict(two(), step({}))).toBe("leg.cohesion.trigger followers");
    expect(verdict(two(), step({ b: spot(600, 400), c: spot(700, 400) }))).toBe("leg.cohesion.trigger followers");
  });

  it("[leg.move.no-end-overlap] Followers cannot be placed on other miniatures, off the table or partly on a roof", () => {
    expect(verdict(two(), step({ b: spot(640, 400) }))).toBe("leg.move.no-end-overlap on-miniature");
    const edge = compiled([unit("u", [mini("a", 500, 20), mini("b", 470, 20)])]);
    expect(verdict(edge, standard(tool(2), spot(652, 20), { b: spot(600, 10) }))).toBe(
      "leg.move.no-voluntary-exit off-battlefield",
    );
    const roof = [piece("roof", rectangle(560, 330, 60, 40), 30, { blocksSight: false })];
    expect(verdict(two(roof), step({ b: spot(600, 360) }))).toBe("leg.terrain.fit-no-partial-end partly-on-obstacle");
    expect(verdict(two(roof), step({ b: spot(600, 350, 30) }))).toBe("legal");
  });
});

describe("moving into contact with enemies", () => {
  const armed = { speed: 2, melee: true };
  const melee = compiled([
    unit("u", [mini("a", 500, 400), mini("b", 470, 400)]),
    unit("v", [mini("x", 679, 400), mini("y", 679, 430)], { side: "red" }),
    unit("w", [mini("z", 625, 385)], { side: "red" }),
  ]);

  it("[leg.base-contact.leader-may-start-melee] [leg.base-contact.enemy-needs-melee-weapon] Moving into contact with enemies requires a melee weapon", () => {
    const charge = standard(tool(2), spot(652, 400), { b: spot(652, 430) });
    expect(verdict(melee, charge, armed)).toBe("legal");
    expect(verdict(melee, charge)).toBe("leg.base-contact.enemy-needs-melee-weapon enemy-contact");
  });

  it("[leg.base-contact.leader-may-start-melee] Followers may move into contact only if their leader does, and only with the same unit", () => {
    const beside = { b: spot(625, 412) };
    expect(verdict(melee, standard(tool(2), spot(652, 400), beside), armed)).toBe(
      "leg.base-contact.enemy-needs-melee-weapon enemy-contact",
    );
    const short = standard(tool(2), spot(651, 400), { b: spot(652, 430) });
    expect(verdict(melee, short, armed)).toBe("leg.base-contact.enemy-needs-melee-weapon enemy-contact");
    expect(verdict(melee, standard(tool(2), spot(651, 400), { b: spot(651, 430) }), armed)).toBe("legal");
  });
});

describe("followers for whom there is no cohesive spot", () => {
  it("[leg.cohesion.fallback] [leg.move.standard-cohesion-fallback] Followers without a spot in cohesion are placed as near as possible", () => {
    // A leader enclosed by a crowd: its follower cannot come near, and stands as near as there is room.
    const ring = ringAround(500, 400);
    const enclosed = compiled([unit("u", [mini("a", 500, 400), mini("b", 700, 400)]), unit("v", ring)]);
    const stay = (followers: Followers) => standard(tool(1), spot(500, 400), followers);
    const moved = movedUnit(enclosed, stay("auto"));
    const b = moved.miniatures[1];
    if (b === undefined) throw new RangeError("no follower");
    const gap = Math.sqrt((b.x - 50000) ** 2 + (b.y - 40000) ** 2) - 2700;
    expect(gap).toBeGreaterThan(7500);
    expect(gap).toBeLessThan(11500);
    expect(verdict(enclosed, stay({ b: { x: b.x, y: b.y, z: b.z } }))).toBe("legal");
    expect(verdict(enclosed, stay({ b: spot(700, 400) }))).toBe("leg.cohesion.fallback not-nearest");
  });

  it("[leg.cohesion.fallback] Followers cannot be placed out of cohesion if there is a spot in cohesion", () => {
    expect(verdict(two(), step({ b: spot(800, 400) }))).toBe("leg.cohesion.half-range too-far");
  });
});

/** So many bases around a spot that no other fits within half-range of a base there. */
function ringAround(x: number, y: number): Miniature[] {
  const miniatures: Miniature[] = [];
  for (let dx = -108; dx <= 108; dx += 27) {
    for (let dy = -108; dy <= 108; dy += 27) {
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far >= 27 && far <= 125) miniatures.push(mini(`r${dx}/${dy}`, x + dx, y + dy));
    }
  }
  return miniatures;
}

describe("followers placed for the player", () => {
  it("[leg.move.standard-cohesion] Automatically placed followers are in cohesion, even if obstacles are in their way", () => {
    const squad = [
      mini("a", 500, 400),
      mini("b", 470, 400),
      mini("c", 530, 400),
      mini("d", 500, 430),
      mini("e", 500, 370),
    ];
    const pieces = [
      piece("house", rectangle(560, 420, 150, 100), 200),
      piece("pond", rectangle(560, 300, 150, 80), 0, { movement: "impassable" }),
    ];
    const plan = layout([unit("u", squad), unit("v", [mini("x", 700, 400)], { side: "red" })], pieces);
    const moved = movedUnit(compileScene(plan), standard(tool(2), spot(652, 400)));
    const { table } = compileScene(plan);
    const later = placed(table, [unit("u", moved.miniatures), unit("v", [mini("x", 700, 400)], { side: "red" })]);
    expect(unitCohesion(later, unitOfScene(later, "u"))).toEqual([]);
  });

  it("[leg.move.standard-cohesion] Automatically placed followers keep their formation where possible, and otherwise fill up spots behind the leader", () => {
    const open = movedUnit(two(), step("auto"));
    expect(open.miniatures[1]).toMatchObject(spot(622, 400));
    const barred = movedUnit(two([piece("wall", rectangle(600, 395, 30, 10), 10)]), step("auto"));
    expect(barred.miniatures[1]).not.toMatchObject(spot(622, 400));
    expect(movedUnit(two(), step("auto"))).toEqual(open);
  });

  it("[leg.move.difficult-start-end] Automatically placed followers avoid difficult terrain that would make the tool too long", () => {
    const side = compiled(
      [unit("u", [mini("a", 500, 300), mini("b", 500, 270)])],
      [piece("mud", rectangle(640, 255, 30, 30), 0, { kind: "scatter", movement: "difficult" })],
    );
    const moved = movedUnit(side, standard(tool(2), spot(652, 300)));
    expect(moved.difficult).toEqual([]);
    expect(moved.miniatures[1]).not.toMatchObject(spot(652, 270));
    expect(verdict(side, standard(tool(2), spot(652, 300), { b: spot(652, 270) }))).toBe(
      "leg.move.difficult-start-end slowed",
    );
  });
});
