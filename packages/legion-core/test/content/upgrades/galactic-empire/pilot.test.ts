import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { DONE, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after } from "../../../helpers/activations.ts";
import { offered, tokensByUnit } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { piloted } from "../helpers.ts";

describe("Baron Rudor", () => {
  it("[leg.upgrade.static-by-default] Baron Rudor gives an aim token after a recover action, but after no other action", () => {
    const bikes: Fielding = { unit: "74-z-speeder-bikes", upgrades: ["baron-rudor"], at: [300, 300] };
    const after = (action: string): number =>
      unitTokens(playOut(acts([bikes]).state, [perform(action)]).state, 0, "aim");
    expect([after("recover"), after("dodge")]).toEqual([1, 0]);
  });
});

describe("Governor Pryce", () => {
  it("Governor Pryce gives a friendly trooper unit at range 2 an aim and a suppression token", () => {
    const asked = after(piloted("governor-pryce"), [perform("governor-pryce")]);
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    const state = after(asked, [unitChosen("p1.2")]);
    expect(tokensByUnit(state, "aim")).toEqual([0, 0, 1, 0, 0, 0]);
    expect(tokensByUnit(state, "suppression")).toEqual([0, 2, 3, 0, 2, 0]);
    expect(offered(state)).not.toContain("perform governor-pryce");
    const alone = acts([{ unit: "at-st", upgrades: ["governor-pryce"], at: [300, 300] }]).state;
    expectIllegal(engine.apply(alone, perform("governor-pryce")), "leg.actions.free-card-action-cost");
  });
});

describe("General Weiss", () => {
  it("General Weiss gives Arsenal 2 for the activation, in addition to that of the vehicle", () => {
    const start = acts([{ unit: "at-st", upgrades: ["general-weiss"], at: [300, 300] }]).state;
    const own = keywordsOf({ box, state: start }, 0)["arsenal"] ?? 0;
    const state = after(start, [perform("general-weiss")]);
    expect(keywordsOf({ box, state }, 0)["arsenal"]).toBe(own + 2);
    expect(state.units[0]?.cards).toEqual(["readied"]);
    expect(keywordsOf({ box, state: after(state, [DONE]) }, 0)["arsenal"]).toBe(own || undefined);
  });
});
