import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { scoreMission } from "../../src/mission/scoring.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State, TableToken } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { put } from "../helpers/actions.ts";
import { edges, endOf, mission, pois, tokenAt } from "../helpers/missions.ts";
import { eventsOf, pointsOf } from "../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene, settled } from "../helpers/scene.ts";

type Spot = readonly [x: number, y: number];

const NEAR: Action = { type: "choose-edge", subject: "near" };
const HANDS = [
  ["ambush", "push"],
  ["ambush", "push"],
] as const;

/** One miniature of a small base, 13.5 mm of radius, on a spot. */
const hero = (at: Spot, more: Partial<Fielding> = {}): Fielding => ({
  unit: "r2-d2-independent-astromech",
  at,
  ...more,
});
const troops = (at: Spot): Fielding => ({ unit: "rebel-troopers", at });

/** Why a token or barricade may not lie there. */
const refused = (state: State, action: Action): string | undefined => engine.why(state, action)?.code;

describe("units within a range of a token or a leader", () => {
  /** Which of the rebel units the ordnance at 900, 300 suppresses. */
  const shelled = (theirs: readonly Fielding[]): readonly string[] => {
    const tokens = [tokenAt("ordnance", [900, 300], { kind: "advantage", owner: 0 })];
    const built = mission("close-the-pocket", null, ["ordnance", null]);
    const armies = [[hero([100, 100])], theirs] as const;
    const step = settled(endOf({ armies, hands: HANDS, state: { mission: built, tokens } }), ["hit", "blank", "blank"]);
    return eventsOf(step, "tokens-gained").map((event) => event.unit);
  };

  it("[leg.cards.advantage-content] [leg.range.at] Ordnance affects a unit with any part of a base at range 1 of the token", () => {
    expect(shelled([hero([900, 440])])).toEqual(["p2.0"]);
    expect(shelled([hero([900, 476])])).toEqual(["p2.0"]);
    expect(shelled([hero([900, 476.1])])).toEqual([]);
  });

  it("[leg.cards.advantage-content] [leg.range.at-unit] Ordnance affects a unit even if only one of its miniatures is at range 1 of the token", () => {
    expect(shelled([troops([900, 476])])).toEqual(["p2.0"]);
    expect(shelled([troops([900, 476.1])])).toEqual([]);
  });

  /** Observation tokens of the enemies, and points, when the bearer of a scanner at 900, 450 ends its activation. */
  const spotted = (theirs: readonly Fielding[]): readonly [readonly number[], number] => {
    const scanner = tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder: 0 });
    const start = scene({
      armies: [[hero([900, 450], { state: { holds: [0] } })], theirs],
      state: { mission: mission("close-the-pocket", "recon-mission"), tokens: [scanner] },
    });
    const { state } = done(start, (work) => atMoment(work, "activation-end", 0));
    return [theirs.map((_, unit) => unitTokens(state, unit + 1, "observation")), pointsOf(state)[0]];
  };

  it("[leg.objective.score-use] [leg.range.at] Recon Mission counts enemies with any part of a base at range 1 of the leader with the scanner", () => {
    expect(spotted([hero([1077, 450]), hero([900, 627])])).toEqual([[1, 1], 1]);
    expect(spotted([hero([1077.1, 450]), hero([900, 627])])).toEqual([[0, 1], 0]);
    expect(spotted([troops([1106, 450]), troops([700, 450])])).toEqual([[1, 1], 1]);
  });
});

describe("spots within a range", () => {
  it("[leg.objective.score-use] [leg.range.at] Shifting Priorities may move a target until its edge is at half-range of its old place", () => {
    const targets = pois("priority-target", [
      [6, 3],
      [9, 3],
    ]);
    const armies = [[hero([450, 100])], [hero([1350, 500])]] as const;
    const state = { round: 2, mission: mission("shifting-priorities"), tokens: targets };
    const asked = settled(endOf({ armies, hands: HANDS, state })).state;
    expect(refused(asked, put("priority-target.1", 1350, 324.9))).toBe("token-shifted-too-far");
    expect(refused(asked, put("priority-target.1", 1350, 325))).toBeUndefined();
    const far = engine.legalActions(asked).filter((one) => "to" in one && one.to.y < mm(340));
    expect(far).not.toEqual([]);
    for (const action of engine.legalActions(asked, { density: 2 })) expect(engine.why(asked, action)).toBeUndefined();
  });
});

describe("spots not within a range", () => {
  it("[leg.mission.setup-order] [leg.range.beyond] A base of Destroy Enemy Base must be wholly beyond range 1 of every edge", () => {
    const built = mission("close-the-pocket", "destroy-enemy-base");
    const start = playOut(edges(built), [NEAR]).state;
    for (const [x, y] of [
      [900, 175],
      [900, 725],
      [175, 300],
      [1625, 300],
    ] as const)
      expect(refused(start, put("base", x, y))).toBe("token-near-an-edge");
    for (const [x, y] of [
      [900, 175.1],
      [900, 724.9],
      [175.1, 300],
      [1624.9, 300],
    ] as const)
      expect(refused(start, put("base", x, y))).toBeUndefined();
  });

  it("[leg.mission.setup-order] [leg.range.beyond] Caches of Supply Run must be wholly beyond range 2 of the edges and range 1 of each other", () => {
    const start = playOut(edges(mission("close-the-pocket", "supply-run")), [NEAR]).state;
    expect(refused(start, put("supply-cache", 312.5, 400))).toBe("token-near-an-edge");
    expect(refused(start, put("supply-cache", 700, 587.5))).toBe("token-near-an-edge");
    const one = playOut(start, [put("supply-cache", 312.6, 400)]).state;
    expect(refused(one, put("supply-cache", 487.6, 400))).toBe("token-near-another");
    expect(refused(one, put("supply-cache", 487.7, 400))).toBeUndefined();
  });

  it("[leg.cards.advantage-content] [leg.range.beyond] Barricades of Fortified Position must be wholly beyond range 1 of each other", () => {
    const start = playOut(edges(mission("recover-the-research", null, ["fortified-position", null])), [NEAR]).state;
    const barricade = (x: number, y: number): Action => ({
      type: "place-barricade",
      to: { x: mm(x), y: mm(y) },
      heading: { x: 1, y: 0 },
    });
    const one = playOut(start, [barricade(600, 400)]).state;
    const tooNear = expectIllegal(engine.apply(one, barricade(819.4, 400)), "leg.cards.advantage-content");
    expect(tooNear.code).toBe("near-another");
    expect(refused(one, barricade(819.5, 400))).toBeUndefined();
  });
});

describe("not within friendly territory", () => {
  /** Blue territory of Shifting Priorities reaches from x 450 to the edge and up to y 225. */
  const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
  const surface = (mine: readonly Fielding[], targets: readonly TableToken[] = []): number => {
    const built = mission("shifting-priorities", "surface-scan");
    const bearers = mine.map((one, place) => ({ ...one, state: { holds: [place] } }));
    const state = scene({
      armies: [bearers, [hero([1700, 850])]],
      state: { mission: built, tokens: [...scanners, ...targets] },
    });
    const told = eventsOf(done(state, scoreMission), "points-scored");
    return told.filter(({ cause }) => cause === "surface-scan").length;
  };

  it("[leg.objective.score-use] [leg.range.beyond] Surface Scan counts a unit with a scanner only if no part of its bases is in friendly territory", () => {
    expect(surface([hero([600, 400]), hero([900, 238.5])])).toBe(1);
    expect(surface([hero([600, 400]), hero([900, 238.4])])).toBe(0);
    const squad: Fielding = { unit: "stormtroopers", at: [900, 240] };
    expect(surface([hero([600, 400]), squad])).toBe(1);
    expect(surface([hero([600, 400]), { ...squad, unit: "imperial-death-troopers", at: [900, 238] }])).toBe(0);
  });

  it("[leg.objective.score-use] Surface Scan does not count a unit that contests a point of interest partly in friendly territory", () => {
    const bearers = [hero([600, 400]), hero([900, 320])];
    expect(surface(bearers, [tokenAt("priority-target", [900, 250])])).toBe(1);
    expect(surface(bearers, [tokenAt("priority-target", [900, 249.9])])).toBe(0);
  });

  it("[leg.objective.score-use] [leg.range.beyond] Intercept Signals does not score a tower partly in friendly territory", () => {
    const scored = (y: number): number => {
      const tower = tokenAt("comms-tower", [900, y]);
      const armies = [[hero([900, 340])], [hero([1700, 850])]] as const;
      return pointsOf(
        done(scene({ armies, state: { mission: mission("intercept-signals"), tokens: [tower] } }), scoreMission).state,
      )[0];
    };
    expect([scored(250), scored(249.9), scored(240)]).toEqual([1, 0, 0]);
  });
});
