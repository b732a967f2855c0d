import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

describe("Imperial Officer", () => {
  const FAR: UnitSpec = { unit: "at-rt-rebel-alliance", at: [1700, 800] };

  it("[leg.upgrade.mini-defeated-loses-rules] An Imperial Officer raises courage only until he is defeated", () => {
    const secondAction = (fallen: Pick<UnitSpec, "defeated" | "leader">): boolean => {
      const squad: UnitSpec = {
        unit: "stormtroopers",
        upgrades: ["imperial-officer"],
        at: [300, 300],
        tokens: { suppression: 1 },
        ...fallen,
      };
      const start = scenario({
        "player-1": { units: [squad, "stormtroopers"] },
        "player-2": { units: [FAR] },
        activating: "p1.0",
      });
      return eventsOf(follow(start, "perform aim"), "activation-ended").length === 0;
    };
    expect([secondAction({}), secondAction({ defeated: [4], leader: 0 })]).toEqual([true, false]);
  });
});
