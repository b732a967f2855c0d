import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { playing } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";
import type { Fielding } from "../../helpers/scene.ts";
import { through } from "../commands/reach.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

const VEERS: Fielding = { unit: "general-veers-master-tactician", at: [300, 600] };

describe("how much upgrades give and take", () => {
  it.each(["hq-uplink", "seize-the-initiative", "trusted-agent"])(
    "[leg.upgrade.only-readied] %s is offered when orders are issued while it is readied, but not while it is exhausted",
    (upgrade) => {
      const offers = (state: "readied" | "exhausted"): boolean => {
        const veers: UnitSpec = { unit: VEERS.unit, upgrades: [{ card: upgrade, state }], at: [300, 300] };
        const phase = playing("ambush", { units: [veers, { unit: STORM.unit, at: [700, 300] }] }).state;
        return offered(through(phase, "choose-unit p1.0")).includes("effect 0");
      };
      expect([offers("readied"), offers("exhausted")]).toEqual([true, false]);
    },
  );
});
