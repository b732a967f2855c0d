import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

describe("Allies of Convenience", () => {
  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  it("[leg.affiliation.orders] [leg.kw.allies-of-convenience.orders] General Veers cannot order Black Sun units, but Gar Saxon can", () => {
    const offers = (commander: string) => {
      const start = scenario({
        phase: "command",
        "player-1": {
          units: [
            { unit: commander, at: [300, 300] },
            { unit: "black-sun-enforcers", at: [600, 300] },
            { unit: "stormtroopers", at: [900, 300] },
          ],
          hand: ["ambush"],
          faction: "galactic-empire",
        },
        "player-2": { units: [FAR], hand: [] },
      });
      return offered(follow(start, "choose-command ambush").state);
    };
    expect(offers("general-veers-master-tactician")).not.toContain("order p1.1");
    expect(offers("gar-saxon-militant-commander")).toContain("order p1.1");
  });
});
