import { describe, expect, it } from "vitest";
import { unitDefeated } from "../../../../src/mission/defeat.ts";
import { mission } from "../../../helpers/missions.ts";
import { pointsOf } from "../../../helpers/reading.ts";
import { done } from "../../../helpers/scene.ts";
import { field } from "../helpers.ts";

describe("Marked Targets", () => {
  const AWAY = [1700, 450] as const;

  it("[leg.objective.score-use] Marked Targets scores a point for the opponent of a defeated marked unit", () => {
    const built = { ...mission("close-the-pocket", "marked-targets"), marked: [1, 2] };
    const state = field(built, [AWAY, AWAY], [AWAY, AWAY]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 2, null)).state)).toEqual([1, 0]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 1, 3)).state)).toEqual([0, 1]);
    expect(pointsOf(done(state, (work) => unitDefeated(work, 0, 3)).state)).toEqual([0, 0]);
  });
});
