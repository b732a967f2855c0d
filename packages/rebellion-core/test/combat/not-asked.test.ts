import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import { asked, ENGINE } from "../looks.ts";
import { dice, type Fight, fight } from "./table.ts";

describe("why nobody is asked to retreat", () => {
  const NO_LEADER = { rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, there: ["general-tagge"] };

  it("[reb.retreat.leader-required] A side without a leader there is told that none can lead a retreat", () => {
    const { state } = fight({ ...NO_LEADER, at: "retreat", combat: { round: 1 } });
    expect(ENGINE.whyNotAsked(state, "rebel", "retreat")).toMatchObject({
      rule: "reb.retreat.leader-required",
      code: "no-leader-to-retreat",
    });
    expect(ENGINE.whyNotAsked(state, "rebel", "assign-damage")?.rule).not.toBe("reb.retreat.leader-required");
  });

  it("[reb.retreat.once-per-combat] [reb.retreat.death-star-forbids] [reb.retreat.leader-needs-units] [reb.golden.cannot-is-absolute] [rote.unit.interdictor] A side that cannot retreat is told the rule that keeps it there", () => {
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

  it("[reb.retreat.no-enemy-destination] [reb.retreat.not-attack-source] A side that has nowhere to go is told whether enemies hold all systems around or came from the last", () => {
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

  it("[reb.attack-steps.block] A side without tactic cards, and one that is not attacked, are told why they block nothing", () => {
    const { state } = fight({ rebel: { "rebel-trooper": 3 }, imperial: { stormtrooper: 3 } }, dice("", "hhh"));
    const seats = ["rebel", "imperial"] as const;
    const codes = seats.map((seat) => ENGINE.whyNotAsked(state, seat, "block-damage")?.code);
    expect(codes).toEqual(["not-under-attack", "no-tactic-cards"]);
  });
});
