import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { edges, mission } from "../../../helpers/missions.ts";
import { engine, playOut } from "../../../helpers/scene.ts";
import { refusedFor } from "../helpers.ts";

describe("Fortified Position", () => {
  const NEAR: Action = { type: "choose-edge", subject: "near" };

  it("[leg.cards.advantage-content] [leg.range.beyond] Barricades of Fortified Position must be wholly beyond range 1 of each other", () => {
    const start = playOut(edges(mission("recover-the-research", null, ["fortified-position", null])), [NEAR]).state;
    const barricade = (x: number, y: number): Action => ({
      type: "place-barricade",
      to: { x: mm(x), y: mm(y) },
      heading: { x: 1, y: 0 },
    });
    const one = playOut(start, [barricade(600, 400)]).state;
    const tooNear = expectIllegal(engine.apply(one, barricade(819.4, 400)), "leg.cards.advantage-content");
    expect(tooNear.code).toBe("near-another");
    expect(refusedFor(one, barricade(819.5, 400))).toBeUndefined();
  });
});
