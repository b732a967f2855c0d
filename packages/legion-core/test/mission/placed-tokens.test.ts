import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { claimable } from "../../src/mission/assets.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State, TableToken } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { put, unitChosen } from "../helpers/actions.ts";
import { acting } from "../helpers/activations.ts";
import { edges, endOf, mission, pois, tokenAt } from "../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../helpers/reading.ts";
import { engine, type Fielding, look, playOut, scene, settled } from "../helpers/scene.ts";

const HANDS = [
  ["ambush", "push"],
  ["ambush", "push"],
] as const;
const near: Action = { type: "choose-edge", subject: "near" };
const done: Action = { type: "done" };

const troops = (...spots: readonly (readonly [number, number])[]): readonly Fielding[] =>
  spots.map((at) => ({ unit: "stormtroopers", at }));
const rebels = (...spots: readonly (readonly [number, number])[]): readonly Fielding[] =>
  spots.map((at) => ({ unit: "rebel-troopers", at }));

/** With a commander far off, so that nobody is promoted. */
const led = (leader: string, at: readonly [number, number], units: readonly Fielding[]): readonly Fielding[] => [
  ...units,
  { unit: leader, at },
];
const VEERS = "general-veers-master-tactician";
const LEIA = "leia-organa-fearless-and-inventive";

/** A unit of the first player that holds the token at this place. */
const holding = (fielding: Fielding, place: number): Fielding => ({ ...fielding, state: { holds: [place] } });

describe("Shifting Priorities", () => {
  const built = mission("shifting-priorities");
  const TARGETS = pois("priority-target", [
    [1, 2],
    [3, 3],
    [6, 3],
    [9, 3],
    [11, 4],
  ]);
  /** The second player secures two targets, the first player one; the others lie alone. */
  const ended = (
    round = 2,
    mine: readonly Fielding[] = troops([450, 500]),
    theirs: readonly Fielding[] = rebels([900, 500], [1350, 500]),
  ): State =>
    settled(
      endOf({
        armies: [led(VEERS, [200, 80], mine), led(LEIA, [200, 820], theirs)],
        hands: HANDS,
        state: { round, mission: built, tokens: TARGETS },
      }),
    ).state;
  const shift = (target: number, x: number, y: number): Action => put(`priority-target.${target}`, x, y);

  it("[leg.objective.score-use] Shifting Priorities scores a point for each secured target, but none for one contested equally", () => {
    expect(pointsOf(ended())).toEqual([1, 2]);
    expect(pointsOf(ended(1))).toEqual([0, 0]);
    expect(pointsOf(ended(2, troops([900, 400]), rebels([900, 500])))).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] As the End Phase ends, players take turns to move targets that the opponent secures, the blue player first", () => {
    const asked = ended();
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", space: "sampled" });
    const subjects = engine.legalActions(asked).map((one) => ("subject" in one ? one.subject : one.type));
    expect([...new Set(subjects)]).toEqual(["priority-target.2", "priority-target.3"]);
    const first = playOut(asked, [shift(3, 1350, 375)]);
    expect(eventsOf(first, "token-placed")).toMatchObject([
      { token: "priority-target.3", cause: "shifting-priorities" },
    ]);
    expect(first.state.tokens[3]).toMatchObject({ x: mm(1350), y: mm(375) });
    expect(engine.decision(first.state)).toMatchObject({ seat: "player-2", kind: "mission" });
    const second = playOut(first.state, [shift(1, 450, 450)]).state;
    expect(engine.decision(second)).toMatchObject({ seat: "player-1", kind: "mission" });
    expectIllegal(engine.apply(second, shift(3, 1350, 400)), "leg.objective.score-use");
    expect(engine.decision(playOut(second, [shift(2, 960, 450)]).state)?.kind).toBe("choose-command");
  });

  it("[leg.objective.score-use] A target cannot be moved farther than half-range, or onto miniatures", () => {
    const asked = ended();
    expect(expectIllegal(engine.apply(asked, shift(3, 1350, 324.9)), "leg.objective.score-use").code).toBe(
      "token-shifted-too-far",
    );
    expectIllegal(engine.apply(asked, shift(1, 450, 450)), "leg.objective.score-use");
    expectIllegal(engine.apply(asked, shift(3, 1350, 480)), "leg.overlap.token-not-on-mini");
    for (const action of engine.legalActions(asked, { density: 3 })) expect(engine.why(asked, action)).toBeUndefined();
  });

  it("[leg.objective.score-use] Targets cannot be moved in the first round, and unsecured targets stay", () => {
    expect(engine.decision(ended(1))?.kind).toBe("choose-command");
    expect(engine.decision(ended(2, troops([400, 100]), rebels([900, 700])))?.kind).toBe("choose-command");
  });
});

describe("Destroy Enemy Base", () => {
  const built = mission("close-the-pocket", "destroy-enemy-base");
  const base = (owner: 0 | 1, x: number, y: number): TableToken => tokenAt("base", [x, y], { owner });
  const bomb = (holder: number | null, at: readonly [number, number] = [0, 0]): TableToken =>
    tokenAt("bomb", at, { kind: "asset", owner: 0, holder });

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

  /** Points and what is left of base and bomb, with troops on these spots at the enemy base. */
  function blown(mine: readonly Fielding[], theirs: readonly Fielding[], tokens: readonly TableToken[], round = 1) {
    const { state } = settled(
      endOf({ armies: [mine, theirs], hands: HANDS, state: { round, mission: built, tokens } }),
    );
    return { points: pointsOf(state), left: state.tokens.map(({ removed }) => !removed) };
  }
  const [here = { unit: "stormtroopers" }] = troops([900, 700]);

  it("[leg.objective.score-use] A secured enemy base with a bomb beside it is destroyed for 4 points, from the first round on", () => {
    const tokens = [base(1, 900, 774), bomb(0)];
    expect(blown([holding(here, 1)], rebels([200, 200]), tokens)).toEqual({ points: [4, 0], left: [false, false] });
    expect(blown([holding(here, 1)], rebels([1000, 774]), tokens)).toEqual({ points: [0, 0], left: [true, true] });
    const far = troops([900, 600])[0] ?? here;
    expect(blown([holding(far, 1)], rebels([200, 200]), tokens)).toEqual({ points: [0, 0], left: [true, true] });
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
    expect(blown([here], rebels([200, 200]), [base(1, 900, 774)]).points).toEqual([0, 0]);
    const own = [base(0, 900, 774), bomb(0)];
    expect(blown([holding(here, 1)], rebels([200, 200]), own).left).toEqual([true, true]);
    const apart = [base(1, 900, 774), bomb(1)];
    const [, away = here] = troops([900, 700], [200, 100]);
    expect(blown([here, holding(away, 1)], rebels([200, 200]), apart).points).toEqual([0, 0]);
  });

  it("[leg.objective.score-use] Destroy Enemy Base works the same for the second player, and removes all bombs beside a destroyed base", () => {
    const tokens = [base(0, 900, 774), bomb(1), bomb(2), bomb(3)];
    const [one = here, two = here, other = here] = rebels([900, 700], [1000, 774], [200, 200]);
    const theirs = [holding(one, 1), holding(two, 2), holding(other, 3)];
    expect(blown(troops([200, 100]), theirs, tokens)).toEqual({ points: [0, 4], left: [false, false, false, true] });
  });

  it("[leg.objective.claim-condition] Every unit may claim any bomb, unless it already holds one", () => {
    const tokens = [bomb(null, [900, 640]), bomb(1)];
    const [, bearer = here] = troops([900, 700], [900, 600]);
    const speeders: Fielding = { unit: "74-z-speeder-bikes", at: [900, 560] };
    const state = scene({
      armies: [[here, holding(bearer, 1), speeders], rebels([980, 640])],
      state: { mission: built, tokens },
    });
    expect([0, 1, 2, 3].map((one) => claimable(look(state), one))).toEqual([[0], [], [0], [0]]);
  });

  it("[leg.objective.score-use] Close the Pocket does not score bases, because they are not its points of interest", () => {
    const tokens = [...pois("stockpile", [[3, 3]]), base(1, 900, 774)];
    expect(blown(troops([900, 700]), rebels([200, 200]), tokens, 2).points).toEqual([0, 0]);
  });
});

describe("Supply Run", () => {
  const built = mission("close-the-pocket", "supply-run");
  const cache = (at: readonly [number, number], holder: number | null = null): TableToken =>
    tokenAt("supply-cache", at, { kind: "asset", holder });

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

  const activated = (round: number, spot: readonly [number, number], more: Partial<Fielding> = {}): State =>
    settled(
      scene({
        armies: [[{ unit: "stormtroopers", at: spot, state: { holds: [1] }, ...more }], rebels([1700, 800])],
        frames: [{ kind: "activation-phase", side: 1, drawn: null, mayPass: false }, acting(0, { stage: "start" })],
        state: { round, mission: built, tokens: [...pois("stockpile", [[6, 3]]), cache([0, 0], 0)] },
      }),
    ).state;

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
    const [one = { unit: "stormtroopers" }, two = { unit: "stormtroopers" }] = troops([900, 700], [900, 580]);
    const walker: Fielding = { unit: "74-z-speeder-bikes", at: [820, 640] };
    const state = scene({
      armies: [[one, holding(two, 1), walker], rebels([980, 640])],
      state: { mission: built, tokens },
    });
    expect([0, 1, 2, 3].map((place) => claimable(look(state), place))).toEqual([[0], [], [], [0]]);
  });
});
