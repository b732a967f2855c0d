import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { claimable } from "../../../../src/mission/assets.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { TableToken } from "../../../../src/state/state.ts";
import { put, unitChosen } from "../../../helpers/actions.ts";
import { edges, endOf, mission, pois, tokenAt } from "../../../helpers/missions.ts";
import { pointsOf } from "../../../helpers/reading.ts";
import { engine, type Fielding, look, playOut, scene, settled } from "../../../helpers/scene.ts";
import { HANDS, holding, rebelsAt, refusedFor, troopsAt } from "../helpers.ts";

describe("Destroy Enemy Base", () => {
  const near: Action = { type: "choose-edge", subject: "near" };

  const VEERS = "general-veers-master-tactician";

  const built = mission("close-the-pocket", "destroy-enemy-base");

  const base = (owner: 0 | 1, x: number, y: number): TableToken => tokenAt("base", [x, y], { owner });

  const bomb = (holder: number | null, at: readonly [number, number] = [0, 0]): TableToken =>
    tokenAt("bomb", at, { kind: "asset", owner: 0, holder });

  /** Points and what is left of base and bomb, with troops on these spots at the enemy base. */
  function blown(mine: readonly Fielding[], theirs: readonly Fielding[], tokens: readonly TableToken[], round = 1) {
    const { state } = settled(
      endOf({ armies: [mine, theirs], hands: HANDS, state: { round, mission: built, tokens } }),
    );
    return { points: pointsOf(state), left: state.tokens.map(({ removed }) => !removed) };
  }

  const [here = { unit: "stormtroopers" }] = troopsAt([900, 700]);

  it("[leg.mission.setup-order] For Destroy Enemy Base both players place their bases, not within range 1 of an edge, and then give out bombs", () => {
    const two = [{ unit: VEERS }, { unit: "stormtroopers" }];
    const start = playOut(edges(built, { armies: [two, two] }), [near]).state;
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    expect(expectIllegal(engine.apply(start, put("base", 900, 175)), "leg.objective.score-use").code).toBe(
      "token-near-an-edge",
    );
    expectIllegal(engine.apply(start, put("base", 175, 450)), "leg.objective.score-use");
    expectIllegal(engine.apply(start, put("base", 900, 450)), "leg.objective.poi-no-overlap");
    expectIllegal(engine.apply(start, put("bomb", 900, 300)), "leg.objective.score-use");
    const one = playOut(start, [put("base", 900, 175.1)]).state;
    expect(engine.decision(one)).toMatchObject({ seat: "player-2", context: { choice: "base" } });
    const both = playOut(one, [put("base", 900, 724)]).state;
    expect(both.tokens.slice(-2)).toMatchObject([
      { kind: "poi", name: "base", owner: 0 },
      { kind: "poi", name: "base", owner: 1 },
    ]);
    expect(engine.decision(both)).toMatchObject({ seat: "player-1", context: { choice: "bomb" } });
    const given = playOut(both, [unitChosen("p1.1"), unitChosen("p2.0")]).state;
    expect(given.units.map(({ holds }) => holds)).toEqual([[], [5], [6], []]);
    expect(given.round).toBe(1);
  });

  it("[leg.objective.score-use] A secured enemy base with a bomb beside it is destroyed for 4 points, from the first round on", () => {
    const tokens = [base(1, 900, 774), bomb(0)];
    expect(blown([holding(here, 1)], rebelsAt([200, 200]), tokens)).toEqual({ points: [4, 0], left: [false, false] });
    expect(blown([holding(here, 1)], rebelsAt([1000, 774]), tokens)).toEqual({ points: [0, 0], left: [true, true] });
    const far = troopsAt([900, 600])[0] ?? here;
    expect(blown([holding(far, 1)], rebelsAt([200, 200]), tokens)).toEqual({ points: [0, 0], left: [true, true] });
  });

  it("[leg.timing.own-order] A base is destroyed even if it is secured only because Ordnance made its defender panic in the same step", () => {
    const red = endOf({
      armies: [[holding(here, 1)], [{ unit: "rebel-troopers", at: [900, 850], tokens: { suppression: 1 } }]],
      hands: HANDS,
      state: {
        round: 2,
        priority: 1,
        mission: mission("close-the-pocket", "destroy-enemy-base", [null, "ordnance"]),
        tokens: [base(1, 900, 774), bomb(0), tokenAt("ordnance", [900, 880], { kind: "advantage", owner: 1 })],
      },
    });
    const after = (...rolls: readonly string[]) => pointsOf(settled(red, rolls).state);
    expect([after("hit", "blank", "blank"), after("blank", "blank", "blank")]).toEqual([
      [4, 0],
      [0, 0],
    ]);
  });

  it("[leg.objective.score-use] Destroy Enemy Base destroys no base without a bomb, and none of the player's own bases", () => {
    expect(blown([here], rebelsAt([200, 200]), [base(1, 900, 774)]).points).toEqual([0, 0]);
    const own = [base(0, 900, 774), bomb(0)];
    expect(blown([holding(here, 1)], rebelsAt([200, 200]), own).left).toEqual([true, true]);
    const apart = [base(1, 900, 774), bomb(1)];
    const [, away = here] = troopsAt([900, 700], [200, 100]);
    expect(blown([here, holding(away, 1)], rebelsAt([200, 200]), apart).points).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] Destroy Enemy Base works the same for the second player, and removes all bombs beside a destroyed base", () => {
    const tokens = [base(0, 900, 774), bomb(1), bomb(2), bomb(3)];
    const [one = here, two = here, other = here] = rebelsAt([900, 700], [1000, 774], [200, 200]);
    const theirs = [holding(one, 1), holding(two, 2), holding(other, 3)];
    expect(blown(troopsAt([200, 100]), theirs, tokens)).toEqual({ points: [0, 4], left: [false, false, false, true] });
  });

  it("[leg.objective.claim-condition] Every unit may claim any bomb, unless it already holds one", () => {
    const tokens = [bomb(null, [900, 640]), bomb(1)];
    const [, bearer = here] = troopsAt([900, 700], [900, 600]);
    const speeders: Fielding = { unit: "74-z-speeder-bikes", at: [900, 560] };
    const state = scene({
      armies: [[here, holding(bearer, 1), speeders], rebelsAt([980, 640])],
      state: { mission: built, tokens },
    });
    expect([0, 1, 2, 3].map((one) => claimable(look(state), one))).toEqual([[0], [], [0], [0]]);
  });

  it("[leg.objective.score-use] Close the Pocket does not score bases, because they are not its points of interest", () => {
    const tokens = [...pois("stockpile", [[3, 3]]), base(1, 900, 774)];
    expect(blown(troopsAt([900, 700]), rebelsAt([200, 200]), tokens, 2).points).toEqual([0, 0]);
  });
});

describe("Destroy Enemy Base, further", () => {
  const NEAR: Action = { type: "choose-edge", subject: "near" };

  it("[leg.mission.setup-order] [leg.range.beyond] A base of Destroy Enemy Base must be wholly beyond range 1 of every edge", () => {
    const built = mission("close-the-pocket", "destroy-enemy-base");
    const start = playOut(edges(built), [NEAR]).state;
    for (const [x, y] of [
      [900, 175],
      [900, 725],
      [175, 300],
      [1625, 300],
    ] as const)
      expect(refusedFor(start, put("base", x, y))).toBe("token-near-an-edge");
    for (const [x, y] of [
      [900, 175.1],
      [900, 724.9],
      [175.1, 300],
      [1624.9, 300],
    ] as const)
      expect(refusedFor(start, put("base", x, y))).toBeUndefined();
  });
});
