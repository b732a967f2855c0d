import { describe, expect, it } from "vitest";
import type { Action } from "../../../../../src/state/actions.ts";
import { unitTokens } from "../../../../../src/units/conditions.ts";
import { perform } from "../../../../helpers/actions.ts";
import { offered } from "../../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../../helpers/scene.ts";
import { actsAgainst, vaderWith } from "../../helpers.ts";

describe("Force Guidance", () => {
  const chosen = (subject: string): Action => ({ type: "choose-unit", subject });

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [420, 300] };

  it("Force Guidance gives up to two friends at range 2 a surge token each", () => {
    const near: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const start = actsAgainst(
      [vaderWith("force-guidance"), near, { ...near, at: [150, 300] }, { ...near, at: [900, 300] }],
      [LEIA],
    );
    const asked = playOut(start, [perform("force-guidance")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    const both = playOut(asked, [chosen("p1.1"), chosen("p1.2")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(both, unit, "surge"))).toEqual([0, 1, 1, 0]);
  });
});
