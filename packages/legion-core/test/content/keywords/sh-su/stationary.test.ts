import { at, nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { moveBan } from "../../../../src/moving/moves.ts";
import { statusOf } from "../../../../src/units/positions.ts";
import { acting } from "../../../helpers/activations.ts";
import { edges, mission } from "../../../helpers/missions.ts";
import { movesOf, placeAll } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Stationary", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const gun: Fielding = { unit: "1-4-fd-laser-cannon-team", at: null };

  it("[leg.kw.stationary] A unit with Stationary can only pivot, so it cannot deploy by moving", () => {
    const turn = (at: Fielding["at"]) =>
      done(scene({ armies: [[FAR], [{ ...gun, at: at ?? null }]], frames: [acting(1)] }), () => undefined).state;
    const asked = playOut(turn([300, 300]), [{ type: "perform", subject: "move" }]).state;
    expect(new Set(movesOf(asked).map(({ type }) => type))).toEqual(new Set(["pivot"]));
    const idle = turn(null);
    expect(idle.units.map(statusOf)).toEqual(["deployed", "undeployed"]);
    expect(nearest(idle, "activation")).toBeUndefined();
    const reserve = scene({ armies: [[FAR], [gun]], frames: [acting(1)] });
    expect(moveBan({ box, state: reserve }, 1, "action")?.rule).toBe("leg.kw.stationary");
  });

  it("[leg.kw.stationary] A unit with Stationary must deploy by Prepared Position, which is optional for other units", () => {
    const start = (unit: string) =>
      playOut(edges(mission("close-the-pocket"), { armies: [[FAR], [{ unit, at: null }]], state: { blue: 1 } }), [
        { type: "choose-edge", subject: "far" },
      ]).state;
    expect(offered(start("mark-ii-medium-blaster-trooper"))).toEqual(["choose-unit p2.0", "pass"]);
    // It has to, so nobody is asked.
    const end = placeAll(start("1-4-fd-laser-cannon-team"));
    expect(statusOf(at(end.units, 1))).toBe("deployed");
  });

  it("[leg.kw.stationary] A player with two units with Stationary chooses which deploys first, and cannot pass", () => {
    const asked = playOut(edges(mission("close-the-pocket"), { armies: [[FAR], [gun, gun]], state: { blue: 1 } }), [
      { type: "choose-edge", subject: "far" },
    ]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
  });
});
