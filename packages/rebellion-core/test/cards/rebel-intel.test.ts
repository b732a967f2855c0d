import { at as nth } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, eventsOf, legal, place, refused, spot, units } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { at, move, put, rebelMission, reveal, take, who } from "./table.ts";

const GARRISON: Scenario["systems"] = { kessel: { units: { stormtrooper: 1, "tie-fighter": 1 } } };

/** The objectives on top of the deck in their order, as far as they are fixed. */
function top(state: State): readonly string[] {
  const [first] = state.objectiveDeck;
  return first?.ordered === true ? first.cards.map((code) => nth(BOX.cards, code).id) : [];
}

/** The objectives under the deck, as far as they are fixed. */
function bottom(state: State): readonly string[] {
  const last = state.objectiveDeck[state.objectiveDeck.length - 1];
  return last?.knownTo === 1 ? last.cards.map((code) => nth(BOX.cards, code).id) : [];
}

describe("Infiltration", () => {
  it("[reb.mission.ltp-example-infiltration] Infiltration shows the Rebels the top 2 objectives; they put one under the deck and keep one on top", () => {
    const state = rebelMission("infiltration", ["princess-leia"], { systems: GARRISON });
    const draws = ["crippling-blow", "rebel-assault"];
    const { state: asking, events } = reveal(state, at("kessel"), [], draws);
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "put-card", context: { where: "bottom", left: 2 } });
    expect(legal(asking)).toEqual(["put-card crippling-blow bottom", "put-card rebel-assault bottom"]);
    expect(eventsOf(events, "cards-looked-at")).toMatchObject([
      { faction: "rebel", deck: "objective", cards: [{ seenBy: ["rebel"] }, { seenBy: ["rebel"] }] },
    ]);
    const { state: after } = play(asking, [put("crippling-blow", "bottom")]);
    expect([top(after), bottom(after)]).toEqual([["rebel-assault"], ["crippling-blow"]]);
    expect(cards(after.sides[0].missions)).toContain("infiltration");
  });

  it("Infiltration asks nothing if the deck has only one objective", () => {
    const state = rebelMission("infiltration", ["princess-leia"], {
      systems: GARRISON,
      objectives: allObjectives().slice(1),
    });
    const { state: after } = reveal(state, at("kessel"));
    expect(asked(after).kind).toBe("turn-end");
    expect(cards(after.objectiveDeck)).toEqual(allObjectives().slice(0, 1));
  });

  it("Infiltration does nothing with an empty deck", () => {
    const spec = { systems: GARRISON, objectives: allObjectives() };
    const { state } = reveal(rebelMission("infiltration", ["princess-leia"], spec), at("kessel"));
    expect(asked(state).kind).toBe("turn-end");
  });
});

function allObjectives(): readonly string[] {
  return BOX.cards.flatMap((card) => (card.type === "objective" ? [card.id] : []));
}

describe("Stolen Plans", () => {
  it("Stolen Plans shows the Rebels the top 4 objectives, which they put back on top in any order", () => {
    const state = rebelMission("stolen-plans", ["princess-leia"], { systems: GARRISON });
    const draws = ["crippling-blow", "rebel-assault", "regional-support", "cut-supply-lines"];
    const { state: asking } = reveal(state, at("kessel"), [], draws);
    expect(legal(asking)).toEqual([
      "put-card crippling-blow top",
      "put-card cut-supply-lines top",
      "put-card rebel-assault top",
      "put-card regional-support top",
    ]);
    const line = [put("regional-support", "top"), put("crippling-blow", "top"), put("cut-supply-lines", "top")];
    const { state: after } = play(asking, line);
    expect(top(after)).toEqual(["rebel-assault", "cut-supply-lines", "crippling-blow", "regional-support"]);
    expect(asked(after).kind).toBe("turn-end");
  });

  it("[reb.faq.objective-backs-open] Stolen Plans can look at objectives of the next stage", () => {
    const state = rebelMission("stolen-plans", ["princess-leia"], {
      systems: GARRISON,
      objectives: ["crippling-blow", "rebel-assault", "regional-support", "cut-supply-lines"],
    });
    const draws = ["liberation", "popular-support", "heart-of-the-empire"];
    const line = [put("liberation", "top"), put("popular-support", "top"), put("defend-the-people", "top")];
    const { state: after } = reveal(state, at("kessel"), line, draws);
    expect(top(after)).toEqual(["heart-of-the-empire", "defend-the-people", "popular-support", "liberation"]);
  });
});

describe("Covert Operation", () => {
  it("Covert Operation draws 2 objectives, keeps one and puts the other under the deck", () => {
    const state = rebelMission("covert-operation", ["princess-leia", "jan-dodonna"], { systems: GARRISON });
    const draws = ["crippling-blow", "rebel-assault"];
    const { state: asking } = reveal(state, at("kessel"), [], draws);
    expect(asked(asking)).toMatchObject({ seat: "rebel", kind: "keep-card" });
    expect(legal(asking)).toEqual(["take-card crippling-blow", "take-card rebel-assault"]);
    const { state: after } = play(asking, [take("rebel-assault")]);
    expect(cards(after.objectives)).toEqual(["rebel-assault"]);
    expect(bottom(after)).toEqual(["crippling-blow"]);
    expect(after.sides[0].aside).toEqual([]);
  });

  it("Covert Operation keeps the only objective left in the deck", () => {
    const spec = { systems: GARRISON, objectives: allObjectives().slice(1) };
    const state = rebelMission("covert-operation", ["princess-leia", "jan-dodonna"], spec);
    const { state: after } = reveal(state, at("kessel"));
    expect(cards(after.objectives)).toEqual([...allObjectives()].sort());
  });

  it("[reb.faq.covert-operation] Covert Operation is attempted in a system with a single Imperial unit", () => {
    const systems = { ...GARRISON, naboo: { units: { "tie-fighter": 1 } } };
    for (const rulings of ["book", "faq"] as const) {
      const state = rebelMission("covert-operation", ["princess-leia", "jan-dodonna"], {
        systems,
        config: { rulings },
      });
      const { state: placed } = play(state, [{ type: "reveal", subject: 0 }]);
      expect(legal(placed)).toEqual(["choose-system kessel", "choose-system naboo"]);
    }
  });
});

describe("Daring Rescue", () => {
  const CAPTIVE: Scenario = {
    systems: GARRISON,
    leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
  };

  it("[reb.rescue.procedure] [reb.rescue.by-cards] Daring Rescue frees the captured leader; [reb.faq.rescue-companions-any-number] any number of assigned leaders may go along", () => {
    const state = rebelMission("daring-rescue", ["princess-leia", "jan-dodonna"], CAPTIVE);
    const { state: asking } = reveal(state, at("kessel"));
    expect([spot(asking, "mon-mothma"), ringOf(asking, "mon-mothma")]).toEqual(["rebel-base", null]);
    expect(asked(asking).kind).toBe("companions");
    const { state: one } = play(asking, [who("jan-dodonna"), DONE]);
    expect([spot(one, "jan-dodonna"), spot(one, "princess-leia")]).toEqual(["rebel-base", "kessel"]);
    const { state: none } = play(asking, [DONE]);
    expect(spot(none, "jan-dodonna")).toBe("kessel");
  });

  it("[reb.rescue.base-revealed] Daring Rescue moves the freed leader to the base's system once the base is revealed", () => {
    const spec: Scenario = {
      ...CAPTIVE,
      base: { system: "hoth", revealed: true },
      systems: { ...GARRISON, hoth: { units: { "x-wing": 1 } } },
    };
    const { state } = reveal(rebelMission("daring-rescue", ["princess-leia"], spec), at("kessel"), [DONE]);
    expect(spot(state, "mon-mothma")).toBe("hoth");
  });

  it("Daring Rescue asks which of two captured leaders to free; [reb.captured.carbonite-no-refund] reputation lost to carbonite is not returned", () => {
    const spec: Scenario = {
      ...CAPTIVE,
      reputation: 15,
      leaders: {
        "mon-mothma": { at: "kessel", ring: "captured" },
        "han-solo": { at: "kessel", ring: "carbonite" },
      },
    };
    const { state: asking } = reveal(rebelMission("daring-rescue", ["princess-leia"], spec), at("kessel"));
    expect(legal(asking)).toEqual(["choose-leader mon-mothma", "choose-leader han-solo"]);
    const { state } = play(asking, [who("han-solo"), DONE]);
    expect([ringOf(state, "han-solo"), ringOf(state, "mon-mothma")]).toEqual([null, "captured"]);
    expect(state.reputation).toBe(15);
  });
});

describe("For the Greater Good", () => {
  it("For the Greater Good frees the captured leader and draws an objective, but the assigned leaders stay", () => {
    const state = rebelMission("for-the-greater-good", ["princess-leia", "jan-dodonna"], {
      systems: GARRISON,
      leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
    });
    const { state: after } = reveal(state, at("kessel"), [], ["crippling-blow"]);
    expect(spot(after, "mon-mothma")).toBe("rebel-base");
    expect(cards(after.objectives)).toEqual(["crippling-blow"]);
    expect(asked(after).kind).toBe("turn-end");
    expect([spot(after, "princess-leia"), spot(after, "jan-dodonna")]).toEqual(["kessel", "kessel"]);
  });
});

describe("Plan the Assault", () => {
  const spec: Scenario = {
    systems: { kessel: { units: { "tie-fighter": 1 } } },
    baseSpace: { "x-wing": 2, "rebel-transport": 1, "rebel-trooper": 2 },
  };

  it("[reb.base.missions-ignore-adjacency] Plan the Assault moves only ships from the Rebel Base space, at any distance, and a combat follows", () => {
    const state = rebelMission("plan-the-assault", ["jan-dodonna"], {
      ...spec,
      leaders: { "mon-mothma": "rebel-base" },
    });
    const { state: asking } = reveal(state, at("kessel"));
    expect(legal(asking)).toEqual(["move rebel-base rebel-transport", "move rebel-base x-wing", "done"]);
    const { state: after, events } = play(asking, [move("x-wing", "rebel-base"), move("x-wing", "rebel-base"), DONE]);
    expect(units(after, "kessel")).toEqual({ "x-wing": 2, "tie-fighter": 1 });
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "kessel", initiator: "rebel" }]);
  });

  it("[reb.base.ltp-mission-move-no-hint] Plan the Assault gives no hint of where the base is", () => {
    const state = rebelMission("plan-the-assault", ["jan-dodonna"], spec);
    const { state: after } = reveal(state, at("kessel"), [move("x-wing", "rebel-base"), DONE]);
    expect(after.base.publicCandidates).toEqual(state.base.publicCandidates);
  });

  it("Plan the Assault starts no combat if no unit is moved", () => {
    const { events } = reveal(rebelMission("plan-the-assault", ["jan-dodonna"], spec), at("kessel"), [DONE]);
    expect(eventsOf(events, "combat-started")).toEqual([]);
  });

  it("[reb.base.revealed-cards-redirect] Plan the Assault moves ships from the base's system once the base is revealed", () => {
    const systems = { ...spec.systems, hoth: { units: { "y-wing": 1 } } };
    const base = { system: "hoth", revealed: true };
    const state = rebelMission("plan-the-assault", ["jan-dodonna"], { systems, base });
    const { state: after } = reveal(state, at("kessel"), [move("y-wing", "hoth"), DONE]);
    expect(units(after, "kessel")).toEqual({ "y-wing": 1, "tie-fighter": 1 });
  });
});

describe("Seek Yoda", () => {
  it("Seek Yoda gives the Master Yoda ring to a leader on the mission", () => {
    const state = rebelMission("seek-yoda", ["princess-leia", "jan-dodonna"]);
    const { state: asking } = reveal(state, at("dagobah"));
    expect(legal(asking)).toEqual(["choose-leader jan-dodonna", "choose-leader princess-leia"]);
    refused(asking, who("mon-mothma"), "reb.mission.choices-at-success");
    const { state: after } = play(asking, [who("princess-leia")]);
    expect(ringOf(after, "princess-leia")).toBe("master-yoda");
  });

  it("[reb.leader.luke-jedi] Seek Yoda replaces Luke Skywalker with Luke Skywalker (Jedi), who then has the ring", () => {
    const state = rebelMission("seek-yoda", ["luke-skywalker"], { leaders: { "luke-skywalker": "mission" } });
    const { state: after, events } = reveal(state, at("dagobah"));
    expect(eventsOf(events, "leader-replaced")).toMatchObject([
      { leader: "luke-skywalker", by: "luke-skywalker-jedi", cause: "seek-yoda" },
    ]);
    expect([spot(after, "luke-skywalker"), spot(after, "luke-skywalker-jedi")]).toEqual(["eliminated", "dagobah"]);
    expect(ringOf(after, "luke-skywalker-jedi")).toBe("master-yoda");
  });

  it("[reb.faq.seek-yoda-two-leaders] Seek Yoda may give the ring to the other leader and still replace Luke Skywalker", () => {
    const state = rebelMission("seek-yoda", ["luke-skywalker", "princess-leia"], {
      leaders: { "luke-skywalker": "mission" },
    });
    const { state: after } = reveal(state, at("dagobah"), [who("princess-leia")]);
    expect([ringOf(after, "princess-leia"), ringOf(after, "luke-skywalker-jedi")]).toEqual(["master-yoda", null]);
    expect(spot(after, "luke-skywalker-jedi")).toBe("dagobah");
  });

  it("[reb.faq.destroyed-missions-allowed] Seek Yoda works on a destroyed Dagobah", () => {
    const systems = { dagobah: { destroyed: true } };
    const state = rebelMission("seek-yoda", ["princess-leia"], { systems, base: { system: "hoth" } });
    expect(ringOf(reveal(state, at("dagobah")).state, "princess-leia")).toBe("master-yoda");
    expect(place(state, "dagobah").destroyed).toBe(true);
  });
});
