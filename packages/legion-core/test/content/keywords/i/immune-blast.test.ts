import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Immune: Blast", () => {
  it("[leg.kw.immune-blast] [leg.kw.blast] [leg.kw.cover-x] An airspeeder that is immune to Blast keeps its Cover 1 against it", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const shot = follow(
      battle([vader], [{ unit: "t-47-airspeeder", at: [300, 550], heading: EAST }]),
      "perform attack",
      ["hit", "hit", "block", "blank"],
    );
    expect(eventsOf(shot, "cover-found")).toMatchObject([{ cover: "light" }]);
    expect(eventsOf(shot, "results-changed").length).toBeGreaterThan(0);
  });
});
