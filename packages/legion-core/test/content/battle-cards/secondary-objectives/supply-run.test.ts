import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { claimable } from "../../../../src/mission/assets.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { put, unitChosen } from "../../../helpers/actions.ts";
import { acting } from "../../../helpers/activations.ts";
import { edges, mission, pois, tokenAt } from "../../../helpers/missions.ts";
import { offered, pointsOf } from "../../../helpers/reading.ts";
import { engine, type Fielding, look, playOut, scene, settled } from "../../../helpers/scene.ts";
import { holding, rebelsAt, refusedFor, troopsAt } from "../helpers.ts";

describe("Supply Run", () => {
  const near: Action = { type: "choose-edge", subject: "near" };

  const done: Action = { type: "done" };

  const built = mission("close-the-pocket", "supply-run");

  const cache = (at: readonly [number, number], holder: number | null = null): TableToken =>
    tokenAt("supply-cache", at, { kind: "asset", holder });

  const activated = (round: number, spot: readonly [number, number], more: Partial<Fielding> = {}): State =>
    settled(
      scene({
        armies: [[{ unit: "stormtroopers", at: spot, state: { holds: [1] }, ...more }], rebelsAt([1700, 800])],
        frames: [{ kind: "activation-phase", side: 1, drawn: null, mayPass: false }, acting(0, { stage: "start" })],
        state: { round, mission: built, tokens: [...pois("stockpile", [[6, 3]]), cache([0, 0], 0)] },
      }),
    ).state;

  const NEAR: Action = { type: "choose-edge", subject: "near" };

  it("[leg.mission.setup-order] Each player places two caches in contested territory, away from the edges and from one another", () => {
    const start = playOut(edges(built), [near]).state;
    expect(engine.decision(start)).toMatchObject({
      seat: "player-1",
      kind: "mission",
      context: { choice: "supply-cache" },
    });
    const edge = "leg.objective.score-use";
    expect(expectIllegal(engine.apply(start, put("supply-cache", 312.5, 450)), edge).code).toBe("token-near-an-edge");
    expect(expectIllegal(engine.apply(start, put("supply-cache", 600, 312.5)), edge).code).toBe("token-near-an-edge");
    expectIllegal(engine.apply(start, put("supply-cache", 450, 450)), "leg.objective.poi-no-overlap");
    const one = playOut(start, [put("supply-cache", 312.6, 450)]).state;
    expect(expectIllegal(engine.apply(one, put("supply-cache", 320, 570)), edge).code).toBe("token-near-another");
    const two = playOut(one, [put("supply-cache", 700, 500)]).state;
    expect(engine.decision(two)).toMatchObject({ seat: "player-2" });
    expectIllegal(engine.apply(two, put("supply-cache", 875, 500)), edge);
    const all = playOut(two, [put("supply-cache", 875.1, 500), put("supply-cache", 1200, 450)]).state;
    expect(all.tokens.filter(({ name }) => name === "supply-cache")).toHaveLength(4);
    expect(all.round).toBe(1);
    for (const action of engine.legalActions(one, { density: 2 })) expect(engine.why(one, action)).toBeUndefined();
  });

  it("[leg.objective.score-use] A unit that activates at a point of interest may hand over its cache, for more points in later rounds", () => {
    const points = [2, 3, 4, 5].map((round) => {
      const asked = activated(round, [900, 520]);
      expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
      const { state } = playOut(asked, [unitChosen("p1.0")]);
      expect(state.tokens[1]).toMatchObject({ removed: true, holder: null });
      expect(state.units[0]?.holds).toEqual([]);
      return pointsOf(state);
    });
    expect(points).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
    ]);
  });

  it("[leg.objective.score-use] A cache may be kept, and cannot be handed over in the first round or away from points of interest", () => {
    const kept = playOut(activated(2, [900, 520]), [done]).state;
    expect(kept.tokens[1]).toMatchObject({ removed: false, holder: 0 });
    expect(pointsOf(kept)).toEqual([0, 0]);
    expect(engine.decision(kept)).toMatchObject({ kind: "action" });
    expect(engine.decision(activated(1, [900, 520]))).toMatchObject({ kind: "action" });
    expect(engine.decision(activated(2, [900, 700]))).toMatchObject({ kind: "action" });
    expect(engine.decision(activated(2, [900, 520], { state: {} }))).toMatchObject({ kind: "action" });
  });

  it("[leg.objective.claim-condition] Troopers without a cache may claim one, but vehicles cannot", () => {
    const tokens = [cache([900, 640]), cache([0, 0], 1)];
    const [one = { unit: "stormtroopers" }, two = { unit: "stormtroopers" }] = troopsAt([900, 700], [900, 580]);
    const walker: Fielding = { unit: "74-z-speeder-bikes", at: [820, 640] };
    const state = scene({
      armies: [[one, holding(two, 1), walker], rebelsAt([980, 640])],
      state: { mission: built, tokens },
    });
    expect([0, 1, 2, 3].map((place) => claimable(look(state), place))).toEqual([[0], [], [], [0]]);
  });

  it("[leg.mission.setup-order] [leg.range.beyond] Caches of Supply Run must be wholly beyond range 2 of the edges and range 1 of each other", () => {
    const start = playOut(edges(mission("close-the-pocket", "supply-run")), [NEAR]).state;
    expect(refusedFor(start, put("supply-cache", 312.5, 400))).toBe("token-near-an-edge");
    expect(refusedFor(start, put("supply-cache", 700, 587.5))).toBe("token-near-an-edge");
    const one = playOut(start, [put("supply-cache", 312.6, 400)]).state;
    expect(refusedFor(one, put("supply-cache", 487.6, 400))).toBe("token-near-another");
    expect(refusedFor(one, put("supply-cache", 487.7, 400))).toBeUndefined();
  });
});
