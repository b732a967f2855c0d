import { describe, expect, it } from "vitest";
import { scoreMission } from "../../../../src/mission/scoring.ts";
import type { State } from "../../../../src/state/state.ts";
import { mission, pois } from "../../../helpers/missions.ts";
import { pointsOf } from "../../../helpers/reading.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";
import { field, scoredIn } from "../helpers.ts";

describe("Breakthrough", () => {
  type Spot = readonly [x: number, y: number];

  /** The points that the End Phase brings, with Stormtroopers and Rebel troopers on these spots. */
  function scored(
    primary: string,
    mine: readonly Spot[],
    theirs: readonly Spot[],
    tokens: State["tokens"],
  ): readonly [number, number] {
    const troops = (unit: string, spots: readonly Spot[]): readonly Fielding[] => spots.map((at) => ({ unit, at }));
    const start = scene({
      armies: [troops("stormtroopers", mine), troops("rebel-troopers", theirs)],
      state: { mission: mission(primary), tokens },
    });
    return pointsOf(done(start, scoreMission).state);
  }

  it("[leg.objective.score-use] Breakthrough scores one point for a checkpoint secured at home, and none in contested territory", () => {
    const away: readonly Spot[] = [[1700, 450]];
    const home = pois("checkpoint", [[4, 1]]);
    const between = pois("checkpoint", [[6, 3]]);
    expect(scored("breakthrough", [[600, 200]], away, home)).toEqual([1, 0]);
    expect(scored("breakthrough", [[900, 500]], away, between)).toEqual([0, 0]);
    expect(scored("breakthrough", [[1700, 800]], away, home)).toEqual([1, 0]);
    expect(scored("breakthrough", [[1700, 800]], [[600, 200]], home)).toEqual([0, 2]);
  });
});

describe("Breakthrough, further", () => {
  const CHECKPOINTS = pois("checkpoint", [
    [8, 5],
    [1, 3],
    [4, 1],
    [11, 3],
  ]);

  it("[leg.objective.score-use] Breakthrough scores home checkpoints without enemies and secured checkpoints in enemy territory", () => {
    const built = mission("breakthrough");
    expect(scoredIn(field(built, [[900, 450]], [[500, 450]], CHECKPOINTS))).toEqual([2, 2]);
    expect(scoredIn(field(built, [[1200, 700]], [[500, 450]], CHECKPOINTS))).toEqual([4, 1]);
    expect(scoredIn(field(built, [[1200, 700]], [[1200, 800]], CHECKPOINTS))).toEqual([2, 1]);
  });
});
