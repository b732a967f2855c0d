import { describe, expect, it } from "vitest";
import { mission, pois } from "../../../helpers/missions.ts";
import { field, scoredIn } from "../helpers.ts";

describe("Recover the Research", () => {
  const AWAY = [1700, 450] as const;

  it("[leg.objective.score-use] Recover the Research scores points by the number of contested labs", () => {
    const built = mission("recover-the-research");
    const spots = [
      [2, 4],
      [5, 4],
      [9, 4],
      [3, 2],
      [7, 2],
      [10, 2],
    ] as const;
    const labs = pois("lab", spots);
    const units = (count: number) => spots.slice(0, count).map(([x, y]) => [x * 150, y * 150 + 50] as const);
    const points = [1, 2, 3, 4, 5].map((count) => scoredIn(field(built, units(count), [AWAY], labs))[0]);
    expect(points).toEqual([0, 1, 2, 3, 3]);
    expect(scoredIn(field(built, units(2), units(2), labs))).toEqual([1, 1]);
  });
});
