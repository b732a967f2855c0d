import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { done, type Fielding, scene } from "../../../helpers/scene.ts";

describe("Forest Dwellers", () => {
  it("[leg.upgrade.static-by-default] Forest Dwellers gives a dodge token as the first Activation Phase starts, but not in later rounds", () => {
    const ewoks: Fielding = { unit: "ewok-skirmishers", upgrades: ["forest-dwellers"] };
    const begun = (round: number): number => {
      const start = scene({ armies: [[ewoks], [{ unit: "stormtroopers" }]], state: { round } });
      return unitTokens(done(start, (work) => atMoment(work, "activation-phase-start", null)).state, 0, "dodge");
    };
    expect([begun(1), begun(2)]).toEqual([1, 0]);
  });
});
