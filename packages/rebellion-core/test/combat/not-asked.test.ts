import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { asked, ENGINE } from "../looks.ts";
import { dice, type Fight, fight, HERE } from "./table.ts";

describe("why nobody is asked for Death Star Plans", () => {
  const PLANS = "death-star-plans-ii";
  const FIGHT: Fight = { rebel: { "x-wing": 1 }, imperial: { "death-star": 1 }, objectives: [PLANS] };
  const told = (spec: Fight, combat: Fight["combat"] = {}, seat: "rebel" | "imperial" = "rebel") => {
    const { state } = fight({ ...FIGHT, ...spec, at: "plans", combat: { round: 1, ...combat } });
    expect(asked(state).kind).toBe("retreat");
    return game.whyNotAsked(state, seat, "death-star-plans");
  };

  it("[reb.faq.objective-after-one-per-combat] Death Star Plans cannot be used in a combat in which an objective was played", () => {
    const rule = "reb.faq.objective-after-one-per-combat";
    expect(told({}, { objectivePlayed: true })).toEqual({ rule, code: "objective-played", params: {} });
  });

  it("[reb.death-star.plans-needs-fighter] [reb.death-star.plans-needs-death-star] The method whyNotAsked says whether a fighter or a Death Star is missing for Death Star Plans", () => {
    const params = { system: HERE };
    expect(told({ rebel: { "corellian-corvette": 1 } })).toEqual({
      rule: "reb.death-star.plans-needs-fighter",
      code: "no-fighter-there",
      params,
    });
    expect(told({ imperial: { "star-destroyer": 1 } })).toEqual({
      rule: "reb.death-star.plans-needs-death-star",
      code: "no-death-star-there",
      params,
    });
  });

  it("[reb.death-star.plans-timing] The method whyNotAsked says that the Rebels hold no Death Star Plans, and that the Empire has no objectives", () => {
    expect(told({ objectives: [] })).toMatchObject({ rule: "reb.death-star.plans-timing", code: "no-plans-held" });
    expect(told({ objectives: [] }, {}, "imperial")).toMatchObject({
      rule: "reb.objective.team-general",
      code: "not-your-objectives",
    });
    const { state } = fight({ ...FIGHT, at: "plans", combat: { round: 1 } });
    expect(game.whyNotAsked(state, "rebel", "death-star-plans")).toBeUndefined();
    expect(game.whyNotAsked(state, "imperial", "death-star-plans")).toMatchObject({ code: "not-your-objectives" });
  });

  it("[reb.golden.cannot-is-absolute] The method whyNotAsked names the target marker that forbids Death Star Plans", () => {
    const targets = [{ card: "secure-the-plans", system: "hoth" }];
    expect(told({ config: { expansion: "rise-of-the-empire" }, targets })).toMatchObject({
      rule: "reb.golden.cannot-is-absolute",
      code: "plans-forbidden",
    });
  });
});

describe("why nobody is asked to retreat", () => {
  const NO_LEADER = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: ["general-tagge"] };

  it("[reb.retreat.leader-required] The method whyNotAsked says that a side without a leader in the system cannot retreat", () => {
    const { state } = fight({ ...NO_LEADER, at: "retreat", combat: { round: 1 } });
    expect(ENGINE.whyNotAsked(state, "rebel", "retreat")).toMatchObject({
      rule: "reb.retreat.leader-required",
      code: "no-leader-to-retreat",
    });
    expect(ENGINE.whyNotAsked(state, "rebel", "assign-damage")?.rule).not.toBe("reb.retreat.leader-required");
  });

  it("[reb.retreat.once-per-combat] [reb.retreat.death-star-forbids] [reb.retreat.leader-needs-units] [reb.golden.cannot-is-absolute] [rote.unit.interdictor] The method whyNotAsked names the rule that prevents a side from retreating", () => {
    const fleets = { rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1, "tie-fighter": 1 } };
    const told = (seat: "rebel" | "imperial", spec: Fight = {}, combat: Fight["combat"] = {}) => {
      const { state } = fight({ ...fleets, ...spec, at: "retreat", combat: { round: 1, ...combat } });
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: seat === "rebel" ? "imperial" : "rebel" });
      const { rule, code, params } = game.whyNotAsked(state, seat, "retreat") ?? {};
      expect([code, params]).toEqual(["no-retreat", { faction: seat }]);
      return rule;
    };
    expect(told("rebel", {}, { retreated: [true, false] })).toBe("reb.retreat.once-per-combat");
    const station = { imperial: { "death-star": 1, "star-destroyer": 1 } };
    expect(told("imperial", station)).toBe("reb.retreat.death-star-forbids");
    const interdicted = { config: { expansion: "rise-of-the-empire" }, imperial: { interdictor: 1 } } as const;
    expect(told("rebel", interdicted)).toBe("rote.unit.interdictor");
    expect(told("imperial", { imperial: { "tie-fighter": 2 } })).toBe("reb.retreat.leader-needs-units");
    expect(told("rebel", {}, { barred: [true, false] })).toBe("reb.golden.cannot-is-absolute");
  });

  it("[reb.retreat.no-enemy-destination] [reb.retreat.not-attack-source] The method whyNotAsked says whether a side cannot retreat because enemies hold all adjacent systems or came from the last free one", () => {
    const around = ["bespin", "cato-neimoidia", "corellia", "dagobah", "malastare", "mustafar", "naboo"];
    const told = (held: readonly string[], sources: readonly string[]) => {
      const { state } = fight({
        rebel: { "x-wing": 1 },
        imperial: { "star-destroyer": 1 },
        by: "imperial",
        at: "retreat",
        systems: Object.fromEntries(held.map((system) => [system, { units: { "tie-fighter": 1 } }])),
        combat: { round: 1, sources },
      });
      return ENGINE.whyNotAsked(state, "rebel", "retreat");
    };
    const nowhere = { code: "nowhere-to-retreat", params: { faction: "rebel" } };
    expect(told(around, [])).toMatchObject({ ...nowhere, rule: "reb.retreat.no-enemy-destination" });
    expect(told(around.slice(1), ["bespin"])).toMatchObject({ ...nowhere, rule: "reb.retreat.not-attack-source" });
  });

  it("[reb.attack-steps.block] The method whyNotAsked says that a side cannot block because it has no tactic cards, or is not attacked", () => {
    const { state } = fight({ rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 3 } }, dice("", "hhh"));
    const seats = ["rebel", "imperial"] as const;
    const codes = seats.map((seat) => ENGINE.whyNotAsked(state, seat, "block-damage")?.code);
    expect(codes).toEqual(["not-under-attack", "no-tactic-cards"]);
  });
});
