import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, legal, line, only, PASS, refused, told } from "./table.ts";

const PLANS: Action = { type: "play-objective", subject: "death-star-plans-ii" };

/** After a space battle, the Rebels holding the plans. */
function battle(spec: Scenario): State {
  return scenario({
    config: { rulings: "faq" },
    systems: { hoth: { units: { "x-wing": 1, "death-star": 1 } } },
    objectives: ["death-star-plans-ii"],
    combat: { system: "hoth", stage: "plans", round: 1 },
    ...spec,
  });
}

describe("the roll for the Death Star Plans", () => {
  it("[reb.faq.yoda-rerolls-plans] Master Yoda rerolls one of the dice for the Death Star Plans", () => {
    const start = battle({ leaders: { "luke-skywalker": { at: "hoth", ring: "master-yoda" } } });
    const draws = [{ label: "plans:red", answer: "hit" }, "blank", "blank"];
    const rolled = line(start, [PLANS], draws);
    expect(asked(rolled)).toBe("rebel: ring");
    expect(legal(rolled)).toEqual(["use-ring master-yoda", "pass"]);
    refused(rolled, { type: "use-ring", subject: "r2-d2" }, "reb.faq.ring-results-first");
    const picking = line(rolled, [{ type: "use-ring", subject: "master-yoda" }]);
    expect(legal(picking)).toEqual(["pick-die red hit", "pick-die red blank"]);
    const again: Action = { type: "pick-die", subject: "red", face: "blank" };
    const { state, events } = told(picking, [again], [{ label: "plans:red", answer: "direct-hit" }]);
    expect(only(events, "units-destroyed")).toMatchObject([{ units: [{ unit: "death-star", count: 1 }] }]);
    expect(state.rerollUsed).toBe(true);
    const missed = told(rolled, [PASS]);
    expect(only(missed.events, "units-destroyed")).toEqual([]);
  });

  it("[reb.death-star.plans-one-in-a-million] One in a Million can set the direct hit that the Death Star Plans need", () => {
    const start = battle({
      leaders: { "wedge-antilles": "hoth" },
      rebel: { actions: ["one-in-a-million"] },
    });
    const asking = line(start, [PLANS]);
    expect(legal(asking)).toEqual(["use-action one-in-a-million wedge-antilles", "pass"]);
    const set: Action = { type: "pick-die", subject: "red", face: "direct-hit" };
    const { events } = told(
      asking,
      [{ type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" }, set, { type: "done" }],
      ["blank", "blank"],
    );
    expect(only(events, "dice-rolled")).toMatchObject([{ why: "death-star-plans" }]);
    expect(only(events, "units-destroyed")).toMatchObject([{ units: [{ unit: "death-star", count: 1 }] }]);
  });
});
