import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { perform, unitChosen } from "../../../helpers/actions.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { left, offered, woundsOnUnit } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { heal, healerActs, hurtUnit, restore, withFallen } from "../helpers.ts";

describe("Treat", () => {
  const R2: Fielding = { unit: "r2-d2-hero-of-a-thousand-devices", at: HERE };

  const WALKER: Fielding = { unit: "at-st", at: [300, 440] };

  const medic: Fielding = { unit: "rebel-troopers", upgrades: ["2-1b-medical-droid"], at: HERE };

  const TREATS = "treat 2-1b-medical-droid";

  const LUKE: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 440] };

  it("[leg.kw.treat-x.use] Treat is an action on a friendly non-droid trooper unit at range 1 in line of sight", () => {
    const used = playOut(healerActs([medic, LUKE, { ...R2, at: [420, 300] }, { ...WALKER, at: [160, 300] }]), [
      perform(TREATS),
    ]);
    expect(offered(used.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const away = healerActs([medic, { ...LUKE, at: [300, 800] }]);
    expect(offered(playOut(away, [perform(TREATS)]).state)).not.toContain("choose-unit p1.1");
  });

  it("[leg.kw.treat-x.effect] Treat 1 removes one wound or poison token, but no ion tokens", () => {
    const poisoned = hurtUnit(healerActs([medic, { ...LUKE, tokens: { poison: 1, ion: 1 } }]), 1, [2]);
    const asked = playOut(poisoned, [perform(TREATS), unitChosen("p1.1")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "heal poison"]);
    const cured = playOut(asked, [heal("poison")]).state;
    expect([woundsOnUnit(cured, 1), unitTokens(cured, 1, "poison"), unitTokens(cured, 1, "ion")]).toEqual([[2], 0, 1]);
    expect(woundsOnUnit(playOut(asked, [heal("p1.1.0")]).state, 1)).toEqual([1]);
  });

  it("[leg.kw.treat-x.effect] [leg.kw.restore] Treat 1 restores one miniature defeated this round", () => {
    const struck = withFallen(healerActs([medic]), 0, [2, 3]);
    const asked = playOut(struck, [perform(TREATS)]).state;
    expect(offered(asked)).toEqual(["restore p1.0.2", "restore p1.0.3", "done"]);
    const [spot] = engine.legalActions(playOut(asked, [restore("p1.0.3")]).state);
    if (spot === undefined) throw new Error("no spot");
    const back = playOut(asked, [restore("p1.0.3"), spot]).state;
    expect([left(back, 0), engine.decision(back)?.kind]).toEqual([[0, 1, 3, 4], "action"]);
  });

  it("[leg.kw.treat-x.capacity] A card with as many wound tokens as its capacity cannot treat again", () => {
    const spent = hurtUnit(healerActs([medic, LUKE]), 0, [], { cardWounds: { "2-1b-medical-droid": 2 } });
    expectIllegal(engine.apply(spent, perform(TREATS)), "leg.kw.treat-x.capacity");
  });

  it("[leg.kw.treat-x.separate] Treat on two cards is two actions, each with its own capacity and allowed once per activation", () => {
    const both: Fielding = { ...medic, upgrades: ["2-1b-medical-droid", "clone-medic"] };
    const spent = hurtUnit(healerActs([both]), 0, [], { cardWounds: { "clone-medic": 1 } });
    expectIllegal(engine.apply(spent, perform("treat clone-medic")), "leg.kw.treat-x.capacity");
    const once = playOut(spent, [perform(TREATS)]).state;
    expect(once.units[0]?.cardWounds).toEqual({ "clone-medic": 1, "2-1b-medical-droid": 1 });
    expectIllegal(engine.apply(once, perform(TREATS)), "leg.actions.free-action-once");
    expect(offered(playOut(healerActs([both]), [perform(TREATS)]).state)).toContain("perform treat clone-medic");
  });

  it("[leg.upgrade.mini-defeated-loses-rules] A defeated medic cannot treat", () => {
    expect(offered(healerActs([medic, LUKE]))).toContain(`perform ${TREATS}`);
    const gone = withFallen(healerActs([medic, LUKE]), 0, [4]);
    expect(offered(gone)).not.toContain(`perform ${TREATS}`);
  });
});
