import { describe, expect, it } from "vitest";
import type { SideSpec, UnitSpec } from "../../../src/testing/index.ts";
import { answers, playing } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";

const STORM = "stormtroopers";

describe("when upgrades take effect", () => {
  it("[leg.command.one-order-per-round] A card that orders its own unit is offered only while the unit has no order", () => {
    const orders = (card: string, order: UnitSpec["order"] & {}): boolean => {
      const veers: UnitSpec = { unit: "general-veers-master-tactician", upgrades: [card], at: [300, 300], order };
      const side: SideSpec = { units: [veers, { unit: STORM, at: [700, 300] }] };
      return offered(answers(playing("ambush", side).state)).includes("effect 0");
    };
    for (const card of ["hq-uplink", "seize-the-initiative"]) {
      expect([orders(card, "none"), orders(card, "faceup")]).toEqual([true, false]);
    }
  });
});
