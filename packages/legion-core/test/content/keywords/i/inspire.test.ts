import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { activation, acts, STORM } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut, settled } from "../../../helpers/scene.ts";

describe("Inspire", () => {
  it("[leg.kw.inspire-x] Inspire removes one token at a time, and a unit without tokens cannot be chosen again", () => {
    const friend = (x: number, suppression: number): Fielding => ({
      unit: "stormtroopers",
      at: [x, 300],
      tokens: { suppression },
    });
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150] };
    const start = acts([padme, friend(150, 3), friend(300, 1)], undefined, { stage: "end" }).state;
    const first = playOut(start, [unitChosen("p1.1")]).state;
    expect(offered(first)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const ended = playOut(first, [{ type: "done" }]).state;
    expect([unitTokens(ended, 1, "suppression"), unitTokens(ended, 2, "suppression")]).toEqual([2, 1]);
    expect(offered(playOut(start, [unitChosen("p1.2")]).state)).toEqual(["done"]);
  });

  it("[leg.kw.inspire-x] At the end of its activation a unit with Inspire X removes up to X tokens in total from friends at range 2", () => {
    const friend = (x: number, suppression: number): Fielding => ({ ...STORM, at: [x, 300], tokens: { suppression } });
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150], tokens: { suppression: 1 } };
    const start = settled(activation("end", [padme, friend(150, 2), friend(300, 1), friend(1200, 1)])).state;
    expect(keywordsOf({ box, state: start }, 0)["inspire"]).toBe(2);
    expect(offered(start)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(start, unitChosen("p1.0")), "leg.kw.inspire-x");
    expectIllegal(engine.apply(start, unitChosen("p1.3")), "leg.kw.inspire-x");
    const twice = playOut(start, [unitChosen("p1.1"), unitChosen("p1.1")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(twice, unit, "suppression"))).toEqual([1, 0, 1, 1]);
    const none = playOut(start, [{ type: "done" }]);
    expect(eventsOf(none, "tokens-lost")).toEqual([]);
    expect(eventsOf(none, "activation-ended")).toHaveLength(1);
  });

  it("[leg.kw.danger-sense-x.keep] A friend with Danger Sense may keep the token that Inspire would remove", () => {
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150] };
    const cassian = "cassian-andor-capable-intelligence-agent";
    const wary: Fielding = { unit: cassian, at: [300, 150], tokens: { suppression: 2 } };
    const start = settled(activation("end", [padme, wary])).state;
    const removing = playOut(start, [unitChosen("p1.1"), { type: "done" }]).state;
    expect(engine.decision(removing)).toMatchObject({ kind: "choose-unit", rule: "leg.kw.danger-sense-x.keep" });
    const left = (keeps: boolean) =>
      unitTokens(playOut(removing, [keeps ? unitChosen("p1.1") : { type: "done" }]).state, 1, "suppression");
    expect([left(true), left(false)]).toEqual([2, 1]);
  });
});
