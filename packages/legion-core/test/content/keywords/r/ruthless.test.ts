import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { PASS, perform, wound } from "../../../helpers/actions.ts";
import { acting, PHASE, READY, WAITING } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf, left, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

describe("Ruthless", () => {
  const USE: Action = { type: "effect", subject: 0 };

  const GIDEON: Fielding = { unit: "moff-gideon-long-live-the-empire", at: [300, 500] };

  const TROOPERS: Fielding = { unit: "stormtroopers", at: HERE, state: READY };

  const activates = (troopers: Fielding, gideon = GIDEON, table = wall(900, 100, 10, 10)): State =>
    settled(
      scene({ armies: [[troopers, gideon], WAITING], table, frames: [PHASE, acting(0, { stage: "panic-check" })] }),
    ).state;

  it("[leg.kw.ruthless] A friendly corps trooper unit with an order that activates at range 2 of Ruthless and in sight may suffer a wound for a free action", () => {
    const asked = activates(TROOPERS);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(left(playOut(asked, [PASS]).state, 0)).toEqual([0, 1, 2, 3]);
    const struck = playOut(asked, [USE, wound("p1.0.2")]).state;
    expect([left(struck, 0), engine.decision(struck)?.rule]).toEqual([[0, 1, 3], "leg.kw.ruthless"]);
    expect(offered(struck)).toEqual(
      expect.arrayContaining(["choose-option perform aim", "choose-option perform move"]),
    );
    const aimed = playOut(struck, [{ type: "choose-option", subject: "perform aim" }]);
    expect(eventsOf(aimed, "action-performed")).toMatchObject([{ action: "aim", free: true, rule: "leg.kw.ruthless" }]);
    expect([unitTokens(aimed.state, 0, "aim"), nearest(aimed.state, "activation")?.actions]).toEqual([1, 2]);
    expectIllegal(engine.apply(aimed.state, perform("aim")), "leg.actions.once-each-except-move");
  });

  it("[leg.kw.ruthless] Ruthless is not offered to units without an order, of another rank, beyond range 2 or out of sight, or to itself", () => {
    const asks = (state: State): boolean => engine.decision(state)?.kind === "effects";
    expect(asks(activates(TROOPERS))).toBe(true);
    expect(asks(activates({ ...TROOPERS, state: { order: "none" } }))).toBe(false);
    expect(asks(activates({ ...TROOPERS, unit: "scout-troopers" }))).toBe(false);
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 900] }))).toBe(false);
    // From the trooper who stands 30 mm towards him to the edge of his base.
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 657] }))).toBe(true);
    expect(asks(activates(TROOPERS, { ...GIDEON, at: [300, 658] }))).toBe(false);
    expect(asks(activates(TROOPERS, GIDEON, wall(100, 400, 400, 10)))).toBe(false);
    expect(asks(activates({ ...GIDEON, state: READY }, { ...GIDEON, unit: "stormtroopers" }))).toBe(false);
  });
});
