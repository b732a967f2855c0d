import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State, TableToken } from "../../../src/state/state.ts";
import { withTokens } from "../../../src/state/tokens.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, choose, DONE, PASS } from "../../helpers/actions.ts";
import { acting, given, PHASE } from "../../helpers/activations.ts";
import { attackOf } from "../../helpers/attacks.ts";
import { mission, tokenAt } from "../../helpers/missions.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";

const COMMANDOS: Fielding = { unit: "clone-commandos", at: [300, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

/** A priority mission token of a player. */
const priority = (spot: readonly [number, number], owner: 0 | 1 = 0): TableToken =>
  tokenAt("priority-mission", spot, { kind: "advantage", owner });

describe("Complete the Mission", () => {
  const put = (x: number, y: number): Action => ({
    type: "place-token",
    subject: "priority-mission",
    to: { x: mm(x), y: mm(y), z: 0 },
  });
  const begun = (mine: readonly Fielding[], theirs: readonly Fielding[]): State => {
    const state = { phase: "setup", round: 0, mission: mission("breakthrough") } as const;
    return done(scene({ armies: [mine, theirs], state }), (work) => atMoment(work, "setup-effects", null)).state;
  };

  it("[leg.kw.complete-the-mission.setup] In set-up the player of each unit with Complete the Mission places a token in contested territory", () => {
    const away: Fielding = { ...COMMANDOS, at: null };
    const start = begun([away], [away]);
    expect(engine.decision(start)).toMatchObject({
      kind: "mission",
      seat: "player-1",
      rule: "leg.kw.complete-the-mission.setup",
      context: { card: "complete-the-mission", choice: "place", about: "p1.0" },
    });
    const offered = engine.legalActions(start);
    expect(offered.length).toBeGreaterThan(5);
    expect(engine.apply(start, put(900, 100))).toMatchObject({
      violation: { rule: "leg.kw.complete-the-mission.setup", code: "token-in-territory" },
    });
    expectIllegal(engine.apply(start, put(900, 850)), "leg.kw.complete-the-mission.setup");
    expectIllegal(engine.apply(start, put(-50, 600)), "leg.setup.battlefield-size");
    expectIllegal(engine.apply(start, DONE), "leg.kw.complete-the-mission.setup");
    const one = playOut(start, [put(900, 600)]);
    expect(eventsOf(one, "token-placed")).toMatchObject([
      { token: "priority-mission.0", cause: "complete-the-mission", rule: "leg.kw.complete-the-mission.setup" },
    ]);
    expect(engine.decision(one.state)).toMatchObject({ seat: "player-2", context: { about: "p2.0" } });
    const two = playOut(one.state, [put(700, 600)]).state;
    expect(two.tokens.map(({ kind, name, owner }) => [kind, name, owner])).toEqual([
      ["advantage", "priority-mission", 0],
      ["advantage", "priority-mission", 1],
    ]);
  });

  it("[leg.kw.complete-the-mission.setup] A token whose edge reaches into a player's territory is not in contested territory", () => {
    const start = begun([{ ...COMMANDOS, at: null }], [REBELS]);
    const edge = Math.max(
      ...engine.legalActions(start, { density: 4 }).flatMap((one) => (one.type === "place-token" ? [one.to.y] : [])),
    );
    for (let y = edge; ; y += mm(1)) {
      const to = { x: mm(900), y, z: 0 };
      const done = engine.apply(start, { type: "place-token", subject: "priority-mission", to });
      if (!done.ok) {
        expect(done.violation.rule).toBe("leg.kw.complete-the-mission.setup");
        break;
      }
    }
  });

  /** The keywords that count for a side, as the commandos attack or defend with these tokens about. */
  const fought = (tokens: readonly TableToken[], part: "attacker" | "defender"): unknown => {
    const [mine, theirs] =
      part === "attacker"
        ? [COMMANDOS, REBELS]
        : [
            { ...REBELS, at: [300, 300] as const },
            { ...COMMANDOS, at: [300, 550] as const },
          ];
    const start = attackOf([{ ...mine, tokens: { aim: 1 } }], [theirs], { only: 1, state: { tokens } });
    const pool = nearest(
      playOut(start, [add(0, 1), DONE], ["attack-surge", "attack-surge"].slice(0, part === "attacker" ? 2 : 1)).state,
      "pool",
    );
    return pool?.situation[part].keywords["complete-the-mission"];
  };

  it("[leg.kw.complete-the-mission.attack] Pools of a unit with Complete the Mission gain Critical 2 against an enemy at range 1 of a friendly mission token", () => {
    expect(fought([priority([300, 650])], "attacker")).toBe(1);
    expect(fought([priority([300, 790])], "attacker")).toBeUndefined();
    expect(fought([priority([300, 300])], "attacker")).toBeUndefined();
    expect(fought([priority([300, 650], 1)], "attacker")).toBeUndefined();
    expect(fought([{ ...priority([300, 650]), removed: true }], "attacker")).toBeUndefined();
    expect(fought([tokenAt("ordnance", [300, 650], { kind: "advantage", owner: 0 })], "attacker")).toBeUndefined();
  });

  it("[leg.kw.complete-the-mission.attack] Critical 2 of Complete the Mission converts at most two surges to criticals", () => {
    const start = attackOf([COMMANDOS], [REBELS], { only: 1, state: { tokens: [priority([300, 650])] } });
    const rolled = playOut(
      start,
      [add(0, 1), add(1, 1), DONE],
      ["attack-surge", "attack-surge", "attack-surge", "blank"],
    ).state;
    const twice = playOut(rolled, [choose("critical"), choose("critical")], ["block", "block"]);
    expect(eventsOf(twice, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.kw.complete-the-mission.defense] A unit with Complete the Mission converts defense surges to blocks at range 1 of a friendly mission token", () => {
    expect(fought([priority([300, 650], 1)], "defender")).toBe(1);
    expect(fought([priority([300, 790], 1)], "defender")).toBeUndefined();
    expect(fought([priority([300, 300], 1)], "defender")).toBeUndefined();
    expect(fought([priority([300, 650], 0)], "defender")).toBeUndefined();
    const shot = (spot: readonly [number, number]): number => {
      const state = { tokens: [priority(spot, 1)] };
      const start = attackOf([REBELS], [{ ...COMMANDOS, at: [300, 300] }], { only: 1, state });
      return (
        eventsOf(playOut(start, [add(0, 1), DONE, PASS], ["critical", "defense-surge"]), "pool-resolved")[0]?.wounds ??
        -1
      );
    };
    expect([shot([300, 200]), shot([900, 200])]).toEqual([0, 1]);
  });

  it("[leg.kw.complete-the-mission.defense] A unit with Complete the Mission also converts surges when it uses Guardian near a mission token", () => {
    const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 550] };
    const guard: Fielding = { ...COMMANDOS, at: [400, 550] };
    const guarded = (spot: readonly [number, number]): unknown => {
      const more = { state: { ...given(2, "guardian"), tokens: [priority(spot, 1)] }, only: 1 };
      const start = attackOf([{ ...REBELS, at: [300, 300], tokens: { aim: 1 } }], [leia, guard], more);
      const pool = nearest(playOut(start, [add(0, 1), DONE], ["hit"]).state, "pool");
      return pool?.situation.guardians[0]?.keywords["complete-the-mission"];
    };
    expect([guarded([400, 650]), guarded([900, 650])]).toEqual([1, undefined]);
  });
});

describe("Secret Mission", () => {
  /** Red territory of this map reaches from 675 mm to the far edge, where the first player is an enemy. */
  const RESEARCH = { mission: mission("recover-the-research"), round: 1 } as const;
  const BEHIND = [900, 850] as const;
  const droid = (spot: readonly [number, number] | null, more: Partial<Fielding> = {}): Fielding => ({
    unit: "r2-d2-independent-astromech",
    at: spot,
    ...more,
  });
  const carries = (spot: readonly [number, number], count = 1): Fielding =>
    droid(spot, { tokens: { "secret-mission": count } });
  const commanding = (mine: readonly Fielding[], differs: Partial<State> = {}) =>
    done(scene({ armies: [mine, [REBELS]], state: { phase: "command", ...RESEARCH, ...differs } }), (work) =>
      atMoment(work, "command-start", null),
    );
  const missions = (state: State, unit = 0): number => unitTokens(state, unit, "secret-mission");

  it("[leg.kw.secret-mission.gain] A unit within enemy territory as a Command Phase begins gains a secret mission token, but other units do not", () => {
    const step = commanding([droid(BEHIND)]);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([
      { unit: "p1.0", token: "secret-mission", amount: 1, rule: "leg.kw.secret-mission.gain", cause: "secret-mission" },
    ]);
    expect(missions(commanding([droid([900, 450])]).state)).toBe(0);
    expect(missions(commanding([droid([700, 100])]).state)).toBe(0);
    expect(missions(commanding([droid(null)]).state)).toBe(0);
    expect(missions(commanding([{ ...REBELS, at: BEHIND }]).state)).toBe(0);
    const theirs = scene({ armies: [[REBELS], [droid([700, 100])]], state: { phase: "command", ...RESEARCH } });
    expect(missions(done(theirs, (work) => atMoment(work, "command-start", null)).state, 1)).toBe(1);
  });

  it("[leg.kw.secret-mission.gain] A unit partly in enemy territory gains a secret mission token, but one that touches only its border does not", () => {
    expect(missions(commanding([droid([900, 661.5])]).state)).toBe(0);
    expect(missions(commanding([droid([900, 661.6])]).state)).toBe(1);
    const halfIn = standing([
      [900, 690],
      [900, 650],
    ]);
    const both: Fielding = { ...droid(null), counterpart: "c-3po-made-to-suffer", state: halfIn };
    expect(missions(commanding([both]).state)).toBe(1);
  });

  it("[leg.kw.secret-mission.gain] A unit gains a secret mission token only once per game, even if it lost it", () => {
    const { state } = playOut(commanding([droid(BEHIND), droid([1000, 850])]).state, [{ type: "effect", subject: 0 }]);
    expect([missions(state), missions(state, 1)]).toEqual([1, 1]);
    const without = state.units.map((unit) => ({ ...unit, tokens: withTokens(unit.tokens, "secret-mission", -1) }));
    const again = done({ ...state, units: without }, (work) => atMoment(work, "command-start", null)).state;
    expect([missions(again), missions(again, 1), again.frames]).toEqual([0, 0, []]);
  });

  /** The last End Phase, from the step on in which points are scored. */
  const settledEnd = (mine: readonly Fielding[], theirs: readonly Fielding[] = [REBELS]) => {
    const frames = [{ kind: "end", stage: "score", turn: 0 }] as const;
    const state = { phase: "end", ...RESEARCH, round: 5 } as const;
    return done(scene({ armies: [mine, theirs], frames, state }), () => undefined);
  };
  const scored = (step: ReturnType<typeof settledEnd>): unknown =>
    eventsOf(step, "points-scored").map(({ seat, points, cause }) => [seat, points, cause]);

  it("[leg.kw.secret-mission.score] In the End Phase a unit within enemy territory scores 1 point with its secret mission token and loses it", () => {
    const step = settledEnd([carries(BEHIND)]);
    expect(scored(step)).toEqual([["player-1", 1, "secret-mission"]]);
    expect(missions(step.state)).toBe(0);
    expect(scored(settledEnd([droid(BEHIND)]))).toEqual([]);
    expect(scored(settledEnd([carries([900, 661.6])]))).toEqual([["player-1", 1, "secret-mission"]]);
    const home = settledEnd([carries([900, 661.5])]);
    expect([scored(home), missions(home.state)]).toEqual([[], 1]);
  });

  it("[leg.kw.secret-mission.score] A player scores only 1 point however many secret mission tokens score, and tokens of units elsewhere stay", () => {
    const step = settledEnd([carries(BEHIND, 2), carries([1000, 850]), carries([900, 450])], [carries([700, 100])]);
    expect(scored(step)).toEqual([
      ["player-1", 1, "secret-mission"],
      ["player-2", 1, "secret-mission"],
    ]);
    expect([0, 1, 2, 3].map((unit) => missions(step.state, unit))).toEqual([0, 0, 1, 0]);
  });

  it("[leg.kw.secret-mission.score] A unit that lost Secret Mission still scores with its token, but a defeated unit does not", () => {
    const lost: Fielding = { ...REBELS, at: BEHIND, tokens: { "secret-mission": 1 } };
    expect(scored(settledEnd([lost]))).toEqual([["player-1", 1, "secret-mission"]]);
    const fallen = scene({ armies: [[carries(BEHIND)], [REBELS]] }).units[0]?.miniatures ?? [];
    const miniatures = fallen.map((one) => ({ ...one, status: "defeated" as const }));
    expect(scored(settledEnd([{ ...carries(BEHIND), state: { miniatures } }]))).toEqual([]);
  });
});

describe("Claim", () => {
  const caches = ["supply-cache.0", "supply-cache.1"].map((_, place) =>
    tokenAt("supply-cache", [300 + 60 * place, 330], { kind: "asset" }),
  );
  const may = (unit: string, more: Partial<State> = {}, held: readonly number[] = []): readonly string[] => {
    const state = { ...more, tokens: caches.map((one, place) => (held.includes(place) ? { ...one, holder: 0 } : one)) };
    const mine: Fielding = { unit, at: [300, 300], state: { holds: held } };
    const start = scene({
      armies: [[mine], [{ ...REBELS, at: [1500, 800] }]],
      frames: [PHASE, acting(0)],
      state: { ...state, mission: mission("breakthrough", "supply-run") },
    });
    return offered(done(start, () => undefined).state).filter((key) => key.startsWith("perform claim"));
  };

  it("[leg.kw.claim] A unit with Claim may claim contested assets like troopers, but no second one if units may hold only one", () => {
    const both = ["perform claim supply-cache.0", "perform claim supply-cache.1"];
    expect(may("rebel-troopers")).toEqual(both);
    expect(may("at-rt-rebel-alliance")).toEqual([]);
    expect(may("at-rt-rebel-alliance", given(0, "claim"))).toEqual(both);
    expect(may("at-rt-rebel-alliance", given(0, "claim"), [0])).toEqual([]);
  });
});
