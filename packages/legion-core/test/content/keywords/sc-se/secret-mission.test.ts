import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { State } from "../../../../src/state/state.ts";
import { withTokens } from "../../../../src/state/tokens.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { mission } from "../../../helpers/missions.ts";
import { standing } from "../../../helpers/moves.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Secret Mission", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 550] };

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

  /** The last End Phase, from the step on in which points are scored. */
  const settledEnd = (mine: readonly Fielding[], theirs: readonly Fielding[] = [REBELS]) => {
    const frames = [{ kind: "end", stage: "score", turn: 0 }] as const;
    const state = { phase: "end", ...RESEARCH, round: 5 } as const;
    return done(scene({ armies: [mine, theirs], frames, state }), () => undefined);
  };

  const scored = (step: ReturnType<typeof settledEnd>): unknown =>
    eventsOf(step, "points-scored").map(({ seat, points, cause }) => [seat, points, cause]);

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
