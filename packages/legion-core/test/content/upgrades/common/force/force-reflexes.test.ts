import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../../src/testing/index.ts";
import { held, offered } from "../../../../helpers/reading.ts";
import { follow } from "../../../../helpers/script.ts";

describe("Force Reflexes", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.actions.free-action-once] Force Reflexes readied by a recover action cannot be used again in the same activation", () => {
    const luke: UnitSpec = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-reflexes"],
      at: [300, 300],
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [luke, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    });
    const used = follow(start, "perform force-reflexes");
    expect([held(used, "p1.0", "dodge"), used.state.units[0]?.cards]).toEqual([1, ["exhausted"]]);
    const recovered = follow(used.state, "perform recover");
    expect(recovered.state.units[0]?.cards).toEqual(["readied"]);
    expect(offered(recovered.state)).not.toContain("perform force-reflexes");
  });
});
