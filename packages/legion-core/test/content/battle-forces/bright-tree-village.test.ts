import { laidOut, type UnitSpec } from "@sw/legion-core/testing";
import { describe, expect, it } from "vitest";
import { orderable } from "../../../src/rounds/orders.ts";
import { BOX } from "../../../src/testing/box.ts";
import { sidesWith, suppressedAfter } from "./helpers.ts";

describe("Bright Tree Village", () => {
  const VILLAGERS = "bright-tree-village";

  const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [100, 100], tokens: { suppression: 2 } };

  const ewoks: UnitSpec = { unit: "ewok-skirmishers", at: [300, 100], tokens: { suppression: 2 } };

  it("[leg.end.remove-suppression] Ewoks of Bright Tree Village keep their suppression, and their non-Ewok friends remove one token", () => {
    expect(suppressedAfter([leia, ewoks], VILLAGERS)).toEqual([1, 2]);
    expect(suppressedAfter([leia, ewoks])).toEqual([1, 1]);
  });

  it("[leg.kw.allies-of-convenience.orders] Rebel commanders of Bright Tree Village may order Ewoks, but operatives may not", () => {
    const chewbacca: UnitSpec = { unit: "chewbacca-walking-carpet", at: [100, 300] };
    const officer: UnitSpec = { unit: "rebel-officer-fighting-for-freedom", at: [100, 100] };
    const ordered = (leader: UnitSpec, battleForce?: string) => {
      const { "player-1": own, ...rest } = sidesWith([leader, ewoks], battleForce);
      const spec = { ...rest, "player-1": { ...own, revealed: "assault", nominated: "p1.0" } };
      return orderable({ box: BOX, state: laidOut(spec) }, 0, []);
    };
    expect(ordered(officer, VILLAGERS)).toEqual([0, 1]);
    expect(ordered(officer)).toEqual([0]);
    expect(ordered(chewbacca, VILLAGERS)).not.toContain(1);
    for (const unit of ["rebel-troopers", "rebel-commandos", "chewbacca-walking-carpet"]) {
      const promoted: UnitSpec = { unit, at: [100, 100], commander: true };
      expect(ordered(promoted, VILLAGERS), unit).toContain(1);
      expect(ordered(promoted), unit).not.toContain(1);
    }
  });
});
