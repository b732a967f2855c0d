import { describe, expect, it } from "vitest";
import { cohesionFault, cohesionLink, isInCohesion, unitCohesion } from "../../src/table/cohesion.ts";
import type { TerrainPiece } from "../../src/table/documents.ts";
import { figureOfScene, type Scene, unitOfScene } from "../../src/table/scene.ts";
import { compiled, mini, unit } from "../helpers/table.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

/** Leader `a` at 500, 400 and miniature `b` of its unit. */
function pair(x: number, y: number, z = 0, terrain: readonly TerrainPiece[] = [], more = {}): Scene {
  return compiled([unit("u", [mini("a", 500, 400), mini("b", x, y, { z })])], terrain, more);
}

function fault(table: Scene): string | undefined {
  const found = cohesionFault(table, figureOfScene(table, "a"), figureOfScene(table, "b"));
  return found === undefined ? undefined : `${found.rule} ${found.code}`;
}

describe("cohesion", () => {
  it("[leg.cohesion.half-range] Cohesion is at most half a range segment from base to base", () => {
    expect(fault(pair(602, 400))).toBeUndefined();
    expect(fault(pair(602.01, 400))).toBe("leg.cohesion.half-range too-far");
    expect(fault(pair(603.2, 400, 0, [], { profile: "imperial" }))).toBeUndefined();
    expect(fault(pair(603.21, 400, 0, [], { profile: "imperial" }))).toBe("leg.cohesion.half-range too-far");
  });

  it("[leg.cohesion.half-range] Cohesion at the exact limit follows the option `rangeBoundary`", () => {
    expect(fault(pair(602, 400, 0, [], { options: { rangeBoundary: "exclusive" } }))).toBe(
      "leg.cohesion.half-range too-far",
    );
  });

  it("[leg.cohesion.vertical] A miniature in cohesion is at most the leader's silhouette height higher or lower", () => {
    const roof = (top: number) => [piece("roof", rectangle(540, 350, 100, 100), top, { blocksSight: false })];
    expect(fault(pair(570, 400, 41.91, roof(41.91)))).toBeUndefined();
    expect(fault(pair(570, 400, 41.92, roof(41.92)))).toBe("leg.cohesion.vertical too-far-up-or-down");
  });

  it("[leg.cohesion.vertical] Vertical cohesion uses the leader's height, not the follower's", () => {
    const roof = [piece("roof", rectangle(540, 350, 100, 100), 60, { blocksSight: false })];
    const tall = compiled([unit("u", [mini("a", 500, 400, { height: 80 }), mini("b", 570, 400, { z: 60 })])], roof);
    expect(fault(tall)).toBeUndefined();
    const small = compiled([unit("u", [mini("a", 500, 400), mini("b", 570, 400, { z: 60, height: 80 })])], roof);
    expect(fault(small)).toBe("leg.cohesion.vertical too-far-up-or-down");
  });

  it("[leg.cohesion.ruler-impassable] The ruler of cohesion may bend around impassable terrain if it is long enough", () => {
    const shut = { movement: "impassable", blocksSight: false } as const;
    const long = [piece("wall", rectangle(535, 300, 5, 200), 30, shut)];
    expect(fault(pair(575, 400, 0, long))).toBe("leg.cohesion.ruler-impassable impassable-between");
    // Short walls leave room for a link past their corner, from the side of one base to the side of the other.
    const short = [piece("wall", rectangle(535, 300, 5, 95), 30, shut)];
    expect(fault(pair(575, 400, 0, short))).toBeUndefined();
    const link = cohesionLink(pair(575, 400, 0, short), ...both(pair(575, 400, 0, short)));
    expect(link).toBeDefined();
    // Around the end of this one the way is longer than half-range.
    const far = [piece("wall", rectangle(535, 300, 5, 112), 30, shut)];
    expect(fault(pair(600, 400, 0, far))).toBe("leg.cohesion.ruler-impassable impassable-between");
  });

  it("[leg.cohesion.ruler-impassable] The width of the cohesion ruler can be set as the players agree", () => {
    const shut = { movement: "impassable", blocksSight: false } as const;
    const gate = [
      piece("left", rectangle(535, 300, 5, 95), 30, shut),
      piece("right", rectangle(535, 405, 5, 95), 30, shut),
    ];
    expect(fault(pair(575, 400, 0, gate))).toBeUndefined();
    expect(fault(pair(575, 400, 0, gate, { options: { cohesionRulerWidth: 2500 } }))).toBe(
      "leg.cohesion.ruler-impassable impassable-between",
    );
  });

  it("[leg.cohesion.ruler-impassable] Impassable ground under a bridge does not break cohesion on the bridge", () => {
    const river = piece("river", rectangle(510, 300, 60, 200), 0, { movement: "impassable", blocksSight: false });
    const bridge = piece("bridge", rectangle(450, 350, 200, 100), 30);
    const table = compiled(
      [unit("u", [mini("a", 500, 400, { z: 30 }), mini("b", 575, 400, { z: 30 })])],
      [river, bridge],
    );
    expect(fault(table)).toBeUndefined();
    expect(fault(pair(590, 400, 0, [river]))).toBe("leg.cohesion.ruler-impassable impassable-between");
  });

  it("[leg.cohesion.los] Cohesion requires line of sight, which the unit's own miniatures never block", () => {
    const wall = [piece("wall", rectangle(535, 300, 5, 200), 80)];
    expect(fault(pair(575, 400, 0, wall))).toBe("leg.cohesion.los no-line-of-sight");
    expect(fault(pair(575, 400, 0, [piece("low", rectangle(535, 300, 5, 200), 40)]))).toBeUndefined();
    const [first, between, last] = [500, 561, 622].map((x, place) =>
      mini(`w${place}`, x, 400, x === 561 ? { base: "large", height: 80 } : { base: "medium", height: 50 }),
    );
    if (first === undefined || between === undefined || last === undefined) throw new RangeError("three walkers");
    const ground = { type: "ground-vehicle" } as const;
    const squadron = compiled([unit("v", [first, between, last], ground)]);
    expect(unitCohesion(squadron, unitOfScene(squadron, "v"))).toEqual([]);
    const parted = compiled([unit("v", [first, last], ground), unit("w", [between], ground)]);
    expect(unitCohesion(parted, unitOfScene(parted, "v"))).toMatchObject([{ rule: "leg.cohesion.los" }]);
  });

  it("[leg.units.stay-in-cohesion] Cohesion is required of every miniature of a unit except its leader", () => {
    const table = compiled([unit("u", [mini("a", 500, 400), mini("b", 560, 400), mini("c", 700, 400)])]);
    const faults = unitCohesion(table, unitOfScene(table, "u"));
    expect(faults).toMatchObject([{ rule: "leg.cohesion.half-range", params: { miniature: "c", most: 7500 } }]);
    expect(isInCohesion(table, figureOfScene(table, "a"), figureOfScene(table, "b"))).toBe(true);
  });

  it("[leg.units.leader] [leg.cohesion.half-range] Cohesion is measured from the leader, not from the nearest miniature", () => {
    const chain = [mini("a", 500, 400), mini("b", 590, 400), mini("c", 680, 400)];
    const first = compiled([unit("u", chain)]);
    expect(unitCohesion(first, unitOfScene(first, "u"))).toHaveLength(1);
    const middle = compiled([unit("u", chain, { leader: "b" })]);
    expect(unitCohesion(middle, unitOfScene(middle, "u"))).toEqual([]);
  });
});

function both(table: Scene): [ReturnType<typeof figureOfScene>, ReturnType<typeof figureOfScene>] {
  return [figureOfScene(table, "a"), figureOfScene(table, "b")];
}
