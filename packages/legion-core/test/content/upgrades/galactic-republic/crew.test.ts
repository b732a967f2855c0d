import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { NORTH } from "../../../helpers/table.ts";
import { fastest } from "../helpers.ts";

describe("BARC RPS-6 Gunner", () => {
  it("[leg.upgrade.static-by-default] A BARC speeder with an RPS-6 gunner is 1 slower", () => {
    const speed = (upgrades: readonly string[]) => {
      const barc: UnitSpec = { unit: "barc-speeder", upgrades, at: [600, 200], heading: NORTH };
      const start = battle([barc], [], {
        "player-1": { units: [barc, { unit: "clone-trooper-infantry", at: [1700, 100] }], hand: [] },
      });
      return fastest(follow(start, "perform move").state);
    };
    expect([speed([]), speed(["barc-rps-6-gunner"])]).toEqual([3, 2]);
  });
});
