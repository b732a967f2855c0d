import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State, TableToken } from "../../../../src/state/state.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { perform } from "../../../helpers/actions.ts";
import { offered } from "../../../helpers/reading.ts";
import { engine, playOut } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { putCharge, sabineActs } from "../helpers.ts";

describe("Arm", () => {
  /** Sabine Wren, whose command card lets her arm two thermal charges and detonate them. */
  const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300], order: "faceup" };

  it("[leg.kw.arm-x.action] Arm X is an action that places X charges at range 1 and in sight of the leader", () => {
    const asked = playOut(sabineActs({ detonates: 0 }), [perform("arm")]).state;
    expect(engine.decision(asked)).toMatchObject({
      kind: "mission",
      rule: "leg.kw.arm-x.action",
      space: "sampled",
      context: { card: "arm", choice: "place", about: "p1.0" },
    });
    for (const action of engine.legalActions(asked)) expect(engine.apply(asked, action).ok).toBe(true);
    // 150 mm between the base of the leader and the token.
    expectIllegal(engine.apply(asked, putCharge(300, 477)), "leg.kw.arm-x.action");
    const armed = playOut(asked, [putCharge(300, 475), putCharge(400, 300)]).state;
    expect(armed.tokens).toMatchObject([
      { kind: "charge", name: "thermal-charge", owner: 0, holder: null, removed: false },
      { kind: "charge", name: "thermal-charge", owner: 0 },
    ]);
    expect(offered(armed)).not.toContain("perform arm");
    expect(offered(armed)).toContain("perform aim");
  });

  it("[leg.kw.arm-x.action] Arm cannot place a charge out of the leader's sight", () => {
    const table = { terrain: [piece("wall", rectangle(200, 350, 300, 10), 200)] };
    const asked = playOut(sabineActs({ table }), [perform("arm")]).state;
    expectIllegal(engine.apply(asked, putCharge(300, 385)), "leg.kw.arm-x.action");
    expect(engine.apply(asked, putCharge(300, 330)).ok).toBe(true);
  });

  it("[leg.kw.arm-x.placement] Charges cannot overlap objective, advantage or other charge tokens", () => {
    const lying = (kind: TableToken["kind"]): State =>
      playOut(sabineActs({ tokens: [{ kind, name: kind, at: [300, 380] }] }), [perform("arm")]).state;
    for (const kind of ["poi", "asset", "advantage", "charge"] as const) {
      expectIllegal(engine.apply(lying(kind), putCharge(300, 395)), "leg.kw.arm-x.placement");
    }
    expect(engine.apply(lying("asset"), putCharge(300, 406)).ok).toBe(true);
    expectIllegal(engine.apply(lying("asset"), putCharge(300, 310)), "leg.overlap.token-not-on-mini");
  });

  it("[leg.kw.arm-x.placement] Charges must be wholly on one surface, at its height, which may be impassable terrain", () => {
    const crate = piece("crate", rectangle(270, 340, 60, 40), 20, { movement: "impassable" });
    const asked = playOut(sabineActs({ table: { terrain: [crate] } }), [perform("arm")]).state;
    expect(engine.apply(asked, putCharge(300, 360, 20)).ok).toBe(true);
    expectIllegal(engine.apply(asked, putCharge(300, 335, 20)), "leg.kw.arm-x.placement");
    expectIllegal(engine.apply(asked, putCharge(300, 360, 0)), "leg.kw.arm-x.placement");
    expectIllegal(engine.apply(asked, putCharge(300, 400, 20)), "leg.kw.arm-x.placement");
  });

  it("[leg.kw.arm-x.action] A unit that no card gives charges has no arm action, even if it has the keyword Arm", () => {
    const other: UnitSpec = { unit: "rebel-troopers", at: [600, 300], order: "faceup" };
    const lent = [{ unit: "p1.1", keyword: "arm", value: 2, until: "round" }] as const;
    const state = sabineActs({ mine: [SABINE, other], activating: "p1.1", ongoing: lent });
    expect(offered(state)).not.toContain("perform arm");
  });
});
