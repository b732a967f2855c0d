import { describe, expect, it } from "vitest";
import { scoreMission } from "../../src/mission/scoring.ts";
import { field, holdsTokens } from "../content/battle-cards/helpers.ts";
import { mission, pois, tokenAt } from "../helpers/missions.ts";
import { eventsOf } from "../helpers/reading.ts";
import { done } from "../helpers/scene.ts";

const AWAY = [1700, 450] as const;

describe("objectives", () => {
  it("[leg.end.score-order] The objective scores before the secondary objective", () => {
    const scanners = [0, 1].map((holder) => tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder }));
    const piles = pois("stockpile", [
      [3, 3],
      [6, 3],
      [9, 3],
    ]);
    const built = mission("close-the-pocket", "surface-scan");
    const state = field(
      built,
      [
        [450, 500],
        [900, 500],
      ],
      [AWAY],
      [...piles, ...scanners],
    );
    const holding = {
      ...state,
      units: state.units.map((unit, place) => holdsTokens(unit, place < 2 ? [place + 3] : [])),
    };
    const told = eventsOf(done(holding, scoreMission), "points-scored");
    expect(told.map(({ points, cause }) => [points, cause])).toEqual([
      [3, "close-the-pocket"],
      [1, "surface-scan"],
    ]);
  });
});
