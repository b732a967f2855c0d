import { expect, it } from "vitest";
import type { SideSpec } from "../../../../src/testing/index.ts";
import { playing } from "../../../helpers/commands.ts";
import { offered } from "../../../helpers/reading.ts";

it("[leg.command.timing-3-issue-orders] Unstoppable Advance lets ordered corps move at speed 1", () => {
  const mine: SideSpec = {
    units: [
      { unit: "general-grievous-sinister-cyborg", at: [400, 200] },
      { unit: "b2-super-battle-droids", at: [700, 200] },
    ],
  };
  const { state } = playing("unstoppable-advance", mine);
  expect(offered(state)).toEqual(["effect 0", "pass"]);
});
