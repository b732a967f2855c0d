import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, gun } from "../../../helpers/actions.ts";
import { held } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { IDEN } from "../helpers.ts";

describe("Shielded", () => {
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.shielded-x.tokens] A unit also loses an inactive shield of ID10 when ID10 is defeated", () => {
    const spent: UnitSpec = { ...IDEN, wounds: [5, 0], tokens: { shield: 0, "inactive-shield": 1 } };
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [spent, STORM], hand: [] },
      "player-2": { units: [REBELS, FAR], hand: [] },
    });
    const shot = follow(start, "perform attack", gun("p2.0.0", 1), DONE, ["critical", "blank"]);
    expect([held(shot, "p1.0", "shield"), held(shot, "p1.0", "inactive-shield")]).toEqual([0, 0]);
  });
});
