import { at, nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveBan } from "../../../src/moving/moves.ts";
import { deployInTerritory } from "../../../src/moving/territory-deploy.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { unitCohesion } from "../../../src/table/cohesion.ts";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { sceneOf, statusOf } from "../../../src/units/positions.ts";
import { box, done, engine, type Fielding, keys, play, scene } from "../../helpers.ts";
import { edges, mission } from "../../mission/missions.ts";
import { acting, inContact, movesOf, onMission, placeAll } from "../../moving/moving.ts";
import { piece, rectangle } from "../../table/helpers.ts";

const JUMP = { type: "perform", subject: "jump" } as const;
const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Jump", () => {
  const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: null };

  it("[leg.kw.jump-x.action] [leg.deploy.by-move] deploys a unit, as any move does", () => {
    const reserve = done(onMission(scene({ armies: [[luke], [FAR]], frames: [acting(0)] })), () => undefined).state;
    expect(keys(reserve)).toEqual(["perform move", "perform jump"]);
    expectIllegal(engine.apply(reserve, { type: "perform", subject: "dodge" }), "leg.deploy.must");
    const leaping = play(reserve, [JUMP]).state;
    const moves = movesOf(leaping);
    expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(["deploy"]));
    const [move] = moves;
    if (move === undefined) throw new Error("no room");
    const deployed = play(leaping, [{ type: "move", move }]).state;
    expect(deployed.units.map(statusOf)).toEqual(["deployed", "deployed"]);
    expect(keys(deployed)).toContain("perform dodge");
  });

  it("[leg.kw.jump-x.action] [leg.standby.trigger] is one action after which standby tokens may be spent once", () => {
    const watching: Fielding = { unit: "rebel-troopers", at: [300, 550], tokens: { standby: 1 } };
    const armies = [[{ ...luke, at: [300, 300] }], [watching]] as const;
    const leaping = play(done(scene({ armies, frames: [acting(0)] }), () => undefined).state, [JUMP]).state;
    const [move] = movesOf(leaping);
    if (move === undefined) throw new Error("no room");
    const asked = play(leaping, [{ type: "move", move }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "standby", seat: "player-2" });
    const passed = play(asked, [{ type: "pass" }]).state;
    expect(engine.decision(passed)).toMatchObject({ kind: "action", seat: "player-1" });
  });
});

/** The first unit deploys by being placed in the territory of the near edge. */
function infiltrating(unit: string, enemies: readonly Fielding[], terrain: readonly TerrainPiece[] = []): State {
  const state = onMission(scene({ armies: [[{ unit, at: null }], enemies], table: { terrain } }));
  return done(state, (work) => deployInTerritory(work, 0, { rule: "leg.kw.infiltrate", cause: null })).state;
}

/** A miniature of the first unit placed on a spot in millimetres. */
function placed(miniature: number, x: number, y: number): Action {
  return { type: "place", subject: `p1.0.${miniature}`, to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } };
}

describe("deploying by placement", () => {
  const rebels: Fielding = { unit: "rebel-troopers", at: [1000, 120] };
  const forces = "imperial-special-forces";

  it("[leg.melee.start-by-leader] [leg.melee.start-step-1] a leader placed in contact starts a melee", () => {
    const touching = play(infiltrating(forces, [rebels]), [placed(0, 1000, 93)]).state;
    expect(engine.decision(touching)).toMatchObject({
      kind: "place",
      rule: "leg.kw.infiltrate",
      context: { enemies: ["p2.0"] },
    });
    expectIllegal(engine.apply(touching, placed(1, 1040, 60)), "leg.kw.infiltrate");
    const end = placeAll(touching);
    expect(inContact(end, 0)).toHaveLength(at(end.units, 0).miniatures.length);
    expect(inContact(end, 1)).toHaveLength(at(end.units, 1).miniatures.length);
    const table = sceneOf({ box, state: end });
    for (const company of table.units) expect(unitCohesion(table, company)).toEqual([]);
  });

  it("[leg.melee.start-needs-melee-weapon] not without a melee weapon, nor with two units at once", () => {
    const bikes = infiltrating("74-z-speeder-bikes", [rebels]);
    expectIllegal(engine.apply(bikes, placed(0, 1000, 81.5)), "leg.melee.only-way-into-contact");
    const between = infiltrating(forces, [rebels, { unit: "leia-organa-fearless-and-inventive", at: [1000, 66] }]);
    expectIllegal(engine.apply(between, placed(0, 1000, 93)), "leg.melee.single-enemy-contact");
    expectIllegal(
      engine.apply(infiltrating(forces, [{ ...rebels, at: [1000, 300] }]), placed(0, 1000, 273)),
      "leg.kw.infiltrate",
    );
  });

  it("[leg.cohesion.fallback] a miniature that cannot be in cohesion goes as near to its leader as it can", () => {
    const sides = [
      [980, 100, 40, 5],
      [980, 135, 40, 5],
      [980, 105, 5, 30],
      [1015, 105, 5, 30],
    ] as const;
    const walls = sides.map(([x, y, long, wide], place) =>
      piece(`wall-${place}`, rectangle(x, y, long, wide), 100, { movement: "impassable" }),
    );
    const walled = play(infiltrating("imperial-dark-troopers", [FAR], walls), [placed(0, 1000, 120)]).state;
    const offered = engine.legalActions(walled).filter((action) => "subject" in action && action.subject === "p1.0.1");
    expect(offered).toHaveLength(1);
    const away = (y: number) => engine.why(walled, placed(1, 1000, y))?.rule;
    expect([away(86.4), away(87), away(80)]).toEqual([
      undefined,
      "leg.terrain.impassable-end",
      "leg.cohesion.fallback",
    ]);
    const end = placeAll(walled);
    expect(at(end.units, 0).miniatures.every(({ status }) => status === "standing")).toBe(true);
  });

  it("[leg.melee.start-by-leader] spots in contact are offered, too", () => {
    const spots = engine.legalActions(infiltrating(forces, [rebels])).map((action) => {
      if (action.type !== "place") throw new Error("asks for something else");
      return play(infiltrating(forces, [rebels]), [action]).state;
    });
    expect(spots.some((state) => inContact(state, 0).length === 1)).toBe(true);
    expect(spots.some((state) => inContact(state, 0).length === 0)).toBe(true);
  });
});

describe("Stationary", () => {
  const gun: Fielding = { unit: "1-4-fd-laser-cannon-team", at: null };
  const choose: Action = { type: "choose-unit", subject: "p2.0" };

  it("[leg.kw.stationary] a unit does nothing but pivot, so it cannot deploy by moving", () => {
    const turn = (at: Fielding["at"]) =>
      done(scene({ armies: [[FAR], [{ ...gun, at: at ?? null }]], frames: [acting(1)] }), () => undefined).state;
    const asked = play(turn([300, 300]), [{ type: "perform", subject: "move" }]).state;
    expect(new Set(movesOf(asked).map(({ type }) => type))).toEqual(new Set(["pivot"]));
    const idle = turn(null);
    expect(idle.units.map(statusOf)).toEqual(["deployed", "undeployed"]);
    expect(nearest(idle, "activation")).toBeUndefined();
    const reserve = scene({ armies: [[FAR], [gun]], frames: [acting(1)] });
    expect(moveBan({ box, state: reserve }, 1, "action")?.rule).toBe("leg.kw.stationary");
  });

  it("[leg.kw.stationary] it has to deploy in prepared positions, where others with the keyword may", () => {
    const start = (unit: string) =>
      play(edges(mission("close-the-pocket"), { armies: [[FAR], [{ unit, at: null }]], state: { blue: 1 } }), [
        { type: "choose-edge", subject: "far" },
      ]).state;
    expect(keys(start("mark-ii-medium-blaster-trooper"))).toEqual(["choose-unit p2.0", "pass"]);
    expect(keys(start("1-4-fd-laser-cannon-team"))).toEqual(["choose-unit p2.0"]);
    const end = placeAll(play(start("1-4-fd-laser-cannon-team"), [choose]).state);
    expect(statusOf(at(end.units, 1))).toBe("deployed");
  });
});
