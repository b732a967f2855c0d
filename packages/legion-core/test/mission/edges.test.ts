import { describe, expect, it } from "vitest";
import { scoreMission } from "../../src/mission/scoring.ts";
import type { State } from "../../src/state/state.ts";
import { mission, pois } from "../helpers/missions.ts";
import { pointsOf } from "../helpers/reading.ts";
import { done, type Fielding, scene } from "../helpers/scene.ts";

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

describe("where objectives score", () => {
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
