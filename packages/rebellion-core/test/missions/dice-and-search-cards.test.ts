import { describe, expect, it } from "vitest";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { at, die, FAQ, imperial, REVEAL, rebel, result, use } from "../cards/action-card-table.ts";
import { asked, DONE, legal, line, offers, only, PASS, refused, spot, told } from "./table.ts";

describe("One in a Million", () => {
  const SPEC: Scenario = {
    leaders: { "luke-skywalker": "naboo", "darth-vader": "naboo" },
    rebel: { actions: ["one-in-a-million"] },
  };

  it("[reb.faq.one-in-a-million-presence] One in a Million sets one or two dice instead of rolling them; its leader only has to be in the system", () => {
    const start = rebel("sabotage", ["princess-leia"], SPEC);
    const asking = line(start, [REVEAL, at("naboo"), PASS]);
    expect(legal(asking)).toEqual(["use-action one-in-a-million luke-skywalker", "pass"]);
    const setting = line(asking, [use("one-in-a-million", "luke-skywalker")]);
    expect(asked(setting)).toBe("rebel: set-die");
    expect(legal(setting)).toEqual(["hit", "direct-hit", "special", "blank"].map((face) => `pick-die red ${face}`));
    refused(setting, DONE, "reb.action.use-procedure");
    refused(setting, die("black", "hit"), "reb.action.use-procedure");
    const one = line(setting, [die("red", "direct-hit")]);
    expect(legal(one)).toEqual(["pick-die red direct-hit", "pick-die red special", "pick-die red blank", "done"]);
    const { events } = told(one, [die("red", "special")], ["hit", "blank", "blank"]);
    expect(only(events, "dice-rolled")[0]?.dice.map(({ face }) => face)).toEqual(["direct-hit", "special"]);
    expect(result(events)).toEqual(["success", [3, 1]]);
    const single = told(one, [DONE], ["blank", "hit", "blank", "blank"]);
    expect(result(single.events)).toEqual(["failure", [1, 1]]);
  });

  it("One in a Million sets at most two dice", () => {
    const leaders = { ...SPEC.leaders, chewbacca: "naboo" };
    const start = rebel("sabotage", ["princess-leia"], { ...SPEC, leaders });
    const setting = line(start, [REVEAL, at("naboo"), PASS, use("one-in-a-million", "luke-skywalker")]);
    const rest = Array.from({ length: 6 }, () => "blank");
    const { events } = told(setting, [die("red", "hit"), die("red", "hit")], rest);
    expect(result(events)).toEqual(["success", [2, 0]]);
  });

  it("One in a Million sets only dice that would be rolled", () => {
    const leaders = { "luke-skywalker": "naboo", "darth-vader": "naboo", "emperor-palpatine": "naboo" };
    const start = rebel("build-alliance", ["general-rieekan"], { ...SPEC, leaders });
    const setting = line(start, [REVEAL, at("naboo"), PASS, use("one-in-a-million", "luke-skywalker")]);
    const { events } = told(
      setting,
      [die("red", "special")],
      Array.from({ length: 5 }, () => "blank"),
    );
    expect(result(events)).toEqual(["success", [2, 0]]);
  });

  it("The Rebels are not asked for One in a Million for a roll of the Empire", () => {
    const start = imperial("capture-rebel-operative", ["darth-vader"], {
      leaders: { "general-rieekan": "naboo", "luke-skywalker": "hoth" },
      rebel: { actions: ["one-in-a-million"] },
    });
    const { state } = told(start, [REVEAL, PASS], ["blank", "blank", "blank", "blank"]);
    expect(asked(state)).toBe("imperial: turn");
  });
});

describe("cards that assign a mission", () => {
  it("[reb.faq.ability-second-leader] [reb.action.mission-search-hidden] A second leader may join a mission that a card found in the Assignment Phase, and the Empire does not see the mission", () => {
    const start = scenario({
      config: FAQ,
      phase: "assignment",
      rebel: { actions: ["our-most-desperate-hour"] },
    });
    const searching = line(start, [use("our-most-desperate-hour", "princess-leia")]);
    const { state, events } = told(searching, [{ type: "take-card", subject: "lead-the-strike-team" }]);
    expect(asked(state)).toBe("rebel: second-leader");
    expect(legal(state)).toContain("choose-leader mon-mothma");
    expect(only(events, "leaders-assigned")).toMatchObject([
      { leaders: ["princess-leia"], card: { card: "lead-the-strike-team", seenBy: ["rebel"] } },
    ]);
    const two = line(state, [{ type: "choose-leader", subject: "mon-mothma" }]);
    expect(two.sides[0].assigned[0]?.leaders).toHaveLength(2);
  });

  it("[reb.mission.ability-assignment-needs-skills] [reb.faq.ability-second-leader] A leader assigned by a card in the Command Phase is not joined by another and must have the required icons", () => {
    const start = rebel("contingency-plan", ["general-rieekan"]);
    const choosing = line(start, [REVEAL]);
    expect(asked(choosing)).toBe("rebel: assign-again");
    const onto = line(choosing, [{ type: "take-card", subject: "build-alliance" }]);
    expect(spot(onto, "general-rieekan")).toBe("mission");
    expect(asked(onto)).toBe("imperial: turn");
    const able = line(onto, [PASS]);
    expect(offers(able, "reveal")).toEqual(["0"]);
    const unable = line(choosing, [{ type: "take-card", subject: "infiltration" }, PASS]);
    expect(refused(unable, REVEAL, "reb.mission.skill-requirement").params).toMatchObject({ shown: 0 });
  });

  it("The second leader of Contingency Plan returns to the pool", () => {
    const start = rebel("contingency-plan", ["princess-leia", "general-rieekan"]);
    const state = line(start, [
      REVEAL,
      { type: "choose-leader", subject: "general-rieekan" },
      { type: "take-card", subject: "sabotage" },
    ]);
    expect([spot(state, "princess-leia"), spot(state, "general-rieekan")]).toEqual(["pool", "mission"]);
  });
});
