import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { DONE, gun } from "../../helpers/actions.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { battle, follow } from "../../helpers/script.ts";
import { NORTH } from "../../helpers/table.ts";

const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

describe("vehicles", () => {
  it("[leg.resiliency.damage-token] An attack that brings a vehicle to its resilience damages it once", () => {
    const rt: UnitSpec = { unit: "at-rt-rebel-alliance", at: [300, 550], heading: NORTH, wounds: [3] };
    const shot = follow(battle([{ ...STORM, at: [300, 300] }], [rt]), "perform attack", gun("p1.0.0", 1), DONE, [
      "critical",
      "blank",
    ]);
    expect(eventsOf(shot, "vehicle-damaged")).toHaveLength(1);
    expect(eventsOf(shot, "unit-wounded")).toHaveLength(1);
  });
});
