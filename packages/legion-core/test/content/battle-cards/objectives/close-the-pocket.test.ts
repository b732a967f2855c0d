import { describe, expect, it } from "vitest";
import { mission, pois } from "../../../helpers/missions.ts";
import { field, scoredIn } from "../helpers.ts";

describe("Close the Pocket", () => {
  it("[leg.objective.score-use] Close the Pocket scores two points for the middle stockpile and one for each other, from round 2 on", () => {
    const built = mission("close-the-pocket");
    const piles = pois("stockpile", [
      [3, 3],
      [6, 3],
      [9, 3],
    ]);
    const state = field(
      built,
      [
        [450, 500],
        [900, 500],
      ],
      [[1350, 500]],
      piles,
    );
    expect(scoredIn(state)).toEqual([3, 1]);
    expect(scoredIn({ ...state, round: 1 })).toEqual([0, 0]);
  });
});
