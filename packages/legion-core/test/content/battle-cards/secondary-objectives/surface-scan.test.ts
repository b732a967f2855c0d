import { describe, expect, it } from "vitest";
import { scoreMission } from "../../../../src/mission/scoring.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { withTokens } from "../../../../src/state/tokens.ts";
import { mission, pois, tokenAt } from "../../../helpers/missions.ts";
import { eventsOf, pointsOf } from "../../../helpers/reading.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";
import { droidAt, field, holdsTokens, scoredIn } from "../helpers.ts";

describe("Surface Scan", () => {
  const AWAY = [1700, 450] as const;

  /** Points that the End Phase brings the first player by Surface Scan. */
  function surfaceOf(state: State): number {
    const told = eventsOf(done(state, scoreMission), "points-scored");
    const mine = told.filter(({ seat, cause }) => seat === "player-1" && cause === "surface-scan");
    return mine.reduce((sum, { points }) => sum + points, 0);
  }

  it("[leg.objective.score-use] Surface Scan does not count a unit that contests a point of interest in its own territory", () => {
    const built = mission("breakthrough", "surface-scan");
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const posts = pois("checkpoint", [[10.9, 3]]);
    const outside = [
      [900, 450],
      [1527, 450],
    ] as const;
    const points = (spots: typeof outside, tokens: readonly TableToken[], suppression = 0) => {
      const state = field(built, spots, [AWAY], [...scanners, ...tokens]);
      const shaken = state.units.map((unit, place) => ({
        ...holdsTokens(unit, place < 2 ? [place] : []),
        tokens: withTokens(unit.tokens, "suppression", place === 1 ? suppression : 0),
      }));
      const own = { ...state, units: shaken };
      return surfaceOf(own);
    };
    expect(points(outside, [])).toBe(1);
    expect(points(outside, posts)).toBe(0);
    expect(points(outside, posts, 2)).toBe(1);
  });

  it("[leg.objective.score-use] Surface Scan scores for two scanners outside their own territory, and for finding an enemy scanner", () => {
    const built = mission("close-the-pocket", "surface-scan");
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const lost = tokenAt("scanner", [900, 400], { kind: "asset", owner: 1 });
    const base = (spots: readonly (readonly [number, number])[], found = false, round = 2) => {
      const state = field(built, spots, [AWAY], found ? [...scanners, lost] : scanners, { round });
      return { ...state, units: state.units.map((unit, place) => holdsTokens(unit, place < 2 ? [place] : [])) };
    };
    const out = [
      [900, 450],
      [700, 450],
    ] as const;
    expect(scoredIn(base(out))).toEqual([1, 0]);
    expect(scoredIn(base(out, false, 1))).toEqual([0, 0]);
    expect(scoredIn(base([out[0], [200, 80]]))).toEqual([0, 0]);
    const found = done(base(out, true), scoreMission).state;
    expect(pointsOf(found)).toEqual([3, 0]);
    expect(pointsOf(done(found, scoreMission).state)).toEqual([4, 0]);
  });
});

describe("Surface Scan, further", () => {
  /** Blue territory of Shifting Priorities reaches from x 450 to the edge and up to y 225. */
  const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));

  const surface = (mine: readonly Fielding[], targets: readonly TableToken[] = []): number => {
    const built = mission("shifting-priorities", "surface-scan");
    const bearers = mine.map((one, place) => ({ ...one, state: { holds: [place] } }));
    const state = scene({
      armies: [bearers, [droidAt([1700, 850])]],
      state: { mission: built, tokens: [...scanners, ...targets] },
    });
    const told = eventsOf(done(state, scoreMission), "points-scored");
    return told.filter(({ cause }) => cause === "surface-scan").length;
  };

  it("[leg.objective.score-use] [leg.range.beyond] Surface Scan counts a unit with a scanner only if no part of its bases is in friendly territory", () => {
    expect(surface([droidAt([600, 400]), droidAt([900, 238.5])])).toBe(1);
    expect(surface([droidAt([600, 400]), droidAt([900, 238.4])])).toBe(0);
    const squad: Fielding = { unit: "stormtroopers", at: [900, 240] };
    expect(surface([droidAt([600, 400]), squad])).toBe(1);
    expect(surface([droidAt([600, 400]), { ...squad, unit: "imperial-death-troopers", at: [900, 238] }])).toBe(0);
  });

  it("[leg.objective.score-use] Surface Scan does not count a unit that contests a point of interest partly in friendly territory", () => {
    const bearers = [droidAt([600, 400]), droidAt([900, 320])];
    expect(surface(bearers, [tokenAt("priority-target", [900, 250])])).toBe(1);
    expect(surface(bearers, [tokenAt("priority-target", [900, 249.9])])).toBe(0);
  });

  it("[leg.objective.score-use] Surface Scan scores nothing for a friendly scanner that lies beside a unit with a scanner", () => {
    const lying = (owner: 0 | 1): number =>
      surface([droidAt([600, 100]), droidAt([900, 100])], [tokenAt("scanner", [900, 140], { kind: "asset", owner })]);
    expect([lying(0), lying(1)]).toEqual([0, 1]);
  });
});
