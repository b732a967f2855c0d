import { shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, ENGINE, eventsOf, legal, refused, spot, systems } from "../looks.ts";
import { ringOf } from "../missions/table.ts";
import { assigning, at, imperialMission, put, reveal, use, who } from "./table.ts";

const CAPTIVE: Scenario = {
  systems: { kessel: { units: { stormtrooper: 1 } } },
  leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
};

describe("Gather Intel", () => {
  const spec = (units: number): Scenario => ({
    systems: { naboo: { loyalty: "rebel" } },
    baseSpace: { "rebel-trooper": units, "x-wing": 1 },
  });

  it("Gather Intel draws a probe card for every 4 Rebel units at the Rebel Base space, and at least one", () => {
    const draws = ["probe:ryloth", "probe:endor"];
    const state = imperialMission("gather-intel", ["grand-moff-tarkin"], spec(7));
    const { state: two, events } = reveal(state, at("naboo"), [], draws);
    expect(cards(two.probes)).toEqual(["probe:endor", "probe:ryloth"]);
    expect(eventsOf(events, "cards-drawn")).toMatchObject([
      { faction: "imperial", deck: "probe", cards: [{ seenBy: ["imperial"] }, { seenBy: ["imperial"] }] },
    ]);
    for (const system of ["ryloth", "endor"]) expect(systems(two.baseCandidates)).not.toContain(system);
    expect(systems(two.base.publicCandidates)).toContain("endor");
    for (const few of [2, 6]) {
      const { state: one } = reveal(
        imperialMission("gather-intel", ["grand-moff-tarkin"], spec(few)),
        at("naboo"),
        [],
        ["probe:endor"],
      );
      expect(cards(one.probes)).toEqual(["probe:endor"]);
    }
  });

  it("[reb.base.revealed-gather-intel] Gather Intel counts the Rebel units in the base's system once the base is revealed", () => {
    const state = imperialMission("gather-intel", ["grand-moff-tarkin"], {
      base: { system: "hoth", revealed: true },
      systems: { naboo: { loyalty: "rebel" }, hoth: { units: { "rebel-trooper": 8, stormtrooper: 4 } } },
    });
    const { state: after } = reveal(state, at("naboo"), [], ["probe:ryloth", "probe:endor"]);
    expect(cards(after.probes)).toHaveLength(2);
  });

  it("[reb.probe.empty-deck] Gather Intel draws nothing from an empty probe deck", () => {
    const { state: after } = reveal(
      imperialMission("gather-intel", ["grand-moff-tarkin"], { ...spec(3), probes: allProbes() }),
      at("naboo"),
    );
    expect(cards(after.probes)).toHaveLength(25);
  });
});

/** Every system whose probe card is neither boxed nor the base's. */
function allProbes(): readonly string[] {
  const out = ["coruscant", "dagobah", "corellia", "mandalore", "saleucami", "sullust", "mustafar"];
  return BOX.systems.map(({ id }) => id).filter((id) => !out.includes(id));
}

describe("Probe Droid Initiative", () => {
  const systems_: Scenario["systems"] = { kessel: { units: { "star-destroyer": 1 } } };
  const draws = ["probe:ryloth", "probe:endor", "probe:yavin", "probe:ilum"];

  it("Probe Droid Initiative draws 2 probe cards, and 2 more with Admiral Ozzel", () => {
    const state = imperialMission("probe-droid-initiative", ["colonel-yularen"], {
      systems: systems_,
      leaders: { "colonel-yularen": "mission" },
    });
    expect(cards(reveal(state, at("kessel"), [], draws.slice(0, 2)).state.probes)).toHaveLength(2);
    const ozzel = imperialMission("probe-droid-initiative", ["admiral-ozzel"], {
      systems: systems_,
      leaders: { "admiral-ozzel": "mission" },
    });
    expect(cards(reveal(ozzel, at("kessel"), [], draws).state.probes)).toHaveLength(4);
  });
});

describe("Homing Beacon", () => {
  it("[reb.cheating.true-base-system] Homing Beacon frees the captured leader into a system of the base's region that the Rebels choose, which shows the Empire the region", () => {
    const state = imperialMission("homing-beacon", ["colonel-yularen"], {
      ...CAPTIVE,
      leaders: { ...CAPTIVE.leaders, "colonel-yularen": "mission" },
      base: { system: "hoth" },
    });
    const { state: asking } = reveal(state, who("mon-mothma"), [], ["hit", "blank", "blank"]);
    expect(asked(asking)).toMatchObject({
      seat: "rebel",
      kind: "choose-system",
      rule: "reb.cheating.true-base-system",
    });
    expect(legal(asking)).toEqual(["bespin", "endor", "hoth", "mustafar"].map((system) => `choose-system ${system}`));
    const { state: after, events } = play(asking, [at("endor")]);
    expect([spot(after, "mon-mothma"), ringOf(after, "mon-mothma")]).toEqual(["endor", null]);
    expect(eventsOf(events, "base-told")).toMatchObject([
      { among: true, systems: ["bespin", "endor", "hoth", "mustafar"] },
    ]);
    const region = ["bespin", "endor", "hoth", "mustafar"];
    const before = systems(state.base.publicCandidates);
    expect(systems(after.base.publicCandidates)).toEqual(before.filter((system) => region.includes(system)));
    expect(after.base.revealed).toBe(false);
  });
});

describe("Intercept Transmission", () => {
  const spec: Scenario = {
    systems: {
      naboo: { loyalty: "rebel" },
      ryloth: { units: { "tie-fighter": 1 } },
      endor: { units: { "death-star": 1 } },
    },
    base: { system: "hoth" },
  };
  const drawn = ["ryloth", "yavin", "endor", "ilum", "kessel", "rodia", "toydaria", "bespin"];
  const draws = drawn.map((system) => `probe:${system}`);

  it("Intercept Transmission makes the Rebels draw 8 probe cards, hand over those of systems with an Imperial unit, and shuffle the others back", () => {
    const state = imperialMission("intercept-transmission", ["colonel-yularen"], {
      ...spec,
      leaders: { "colonel-yularen": "mission" },
    });
    const { state: after, events } = reveal(state, at("naboo"), [], draws);
    expect(cards(after.probes)).toEqual(["probe:endor", "probe:ryloth"]);
    expect(after.probes).toMatchObject([{ knownTo: 3 }]);
    expect(after.probeDeck).toMatchObject([{ ordered: false, knownTo: 0 }]);
    expect(cards(after.probeDeck)).toContain("probe:yavin");
    expect(eventsOf(events, "cards-drawn")).toMatchObject([{ faction: "rebel", deck: "probe" }]);
    expect(eventsOf(events, "cards-drawn")[0]?.cards.every(({ seenBy }) => seenBy.join() === "rebel")).toBe(true);
    const probes = eventsOf(events, "cards-moved").filter(({ deck }) => deck === "probe");
    expect(probes.map(({ faction, to, cards: own }) => [faction, to, own.length])).toEqual([
      ["imperial", "hand", 2],
      ["rebel", "deck", 6],
    ]);
    expect(probes[0]?.cards[0]?.seenBy).toEqual(["rebel", "imperial"]);
    for (const system of ["ryloth", "endor"]) expect(systems(after.baseCandidates)).not.toContain(system);
    expect(systems(after.baseCandidates)).toContain("yavin");
  });

  it("[reb.probe.base-card-not-in-deck] Intercept Transmission never hands over the base's own card, even if Imperial ships are in the base's system", () => {
    const ships = { ...spec.systems, hoth: { units: { "star-destroyer": 1 } } };
    const state = imperialMission("intercept-transmission", ["colonel-yularen"], {
      ...spec,
      systems: ships,
      leaders: { "colonel-yularen": "mission" },
    });
    const { state: after } = reveal(state, at("naboo"), [], draws);
    expect(cards(after.probes)).not.toContain("probe:hoth");
    expect(after.base.revealed).toBe(false);
  });
});

describe("Interrogation", () => {
  it("[reb.objective.reveal-whole-hand] Interrogation shows the Empire every objective in the Rebel hand, which is then hidden again", () => {
    const state = imperialMission("interrogation", ["darth-vader"], {
      ...CAPTIVE,
      objectives: ["crippling-blow", "rebel-assault"],
    });
    const { state: after, events } = reveal(state, who("mon-mothma"));
    expect(after.objectives).toMatchObject([{ knownTo: 3 }]);
    expect(shownCards(game.view(after, "imperial").objectives)).toEqual(["crippling-blow", "rebel-assault"]);
    expect(shownCards(game.view(state, "imperial").objectives)).toEqual([]);
    expect(shownCards(game.view(after, "spectator").objectives)).toEqual([]);
    expect(eventsOf(events, "hand-shown")).toMatchObject([
      {
        faction: "rebel",
        deck: "objective",
        cards: [{ seenBy: ["rebel", "imperial"] }, { seenBy: ["rebel", "imperial"] }],
      },
    ]);
    expect(cards(after.objectives)).toEqual(["crippling-blow", "rebel-assault"]);
  });
});

describe("Retrieve the Plans", () => {
  it("Retrieve the Plans shows the Rebel objectives to the Empire, which puts one of them under the deck", () => {
    const state = imperialMission("retrieve-the-plans", ["darth-vader"], {
      ...CAPTIVE,
      objectives: ["crippling-blow", "rebel-assault"],
    });
    const { state: asking } = reveal(state, who("mon-mothma"));
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "put-card" });
    const { state: after } = play(asking, [put("rebel-assault", "bottom")]);
    expect(cards(after.objectives)).toEqual(["crippling-blow"]);
    expect(after.objectiveDeck[after.objectiveDeck.length - 1]).toMatchObject({ ordered: true, knownTo: 3 });
  });

  it("Retrieve the Plans takes the only objective without a question, and does nothing if the hand is empty", () => {
    const one = imperialMission("retrieve-the-plans", ["darth-vader"], { ...CAPTIVE, objectives: ["liberation"] });
    expect(cards(reveal(one, who("mon-mothma")).state.objectives)).toEqual([]);
    const none = imperialMission("retrieve-the-plans", ["darth-vader"], CAPTIVE);
    expect(cards(reveal(none, who("mon-mothma")).state.objectives)).toEqual([]);
  });
});

describe("Long-Range Probe", () => {
  const state = imperialMission("long-range-probe", ["colonel-yularen"], {
    base: { system: "hoth" },
    leaders: { "colonel-yularen": "mission" },
  });

  it("[reb.base.long-range-probe] Long-Range Probe tells the Empire whether the base is in the system without revealing it", () => {
    const { state: hit, events } = reveal(state, at("hoth"));
    expect(eventsOf(events, "base-told")).toMatchObject([{ systems: ["hoth"], among: true }]);
    expect([systems(hit.base.publicCandidates), hit.base.revealed]).toEqual([["hoth"], false]);
    const { state: miss, events: told } = reveal(state, at("endor"));
    expect(eventsOf(told, "base-told")).toMatchObject([{ systems: ["endor"], among: false }]);
    expect(systems(miss.baseCandidates)).not.toContain("endor");
  });
});

describe("Local Rumors", () => {
  const spec: Scenario = {
    base: { system: "hoth" },
    leaders: { "colonel-yularen": "pool" },
    systems: { bespin: { units: { "tie-fighter": 1 } }, naboo: { units: { "tie-fighter": 1 } } },
  };

  it("Local Rumors tells the Empire whether the base is in the region of a system with an Imperial unit", () => {
    const state = assigning("imperial", "local-rumors", spec);
    const { state: asking } = play(state, [use("local-rumors", "colonel-yularen")]);
    expect(asked(asking)).toMatchObject({ seat: "imperial", kind: "place-leader" });
    expect(legal(asking)).toEqual(["choose-system bespin", "choose-system naboo"]);
    const { state: near } = play(asking, [at("bespin")]);
    expect(spot(near, "colonel-yularen")).toBe("bespin");
    const region = ["bespin", "endor", "hoth", "mustafar"];
    for (const system of systems(near.base.publicCandidates)) expect(region).toContain(system);
    const { state: far, events } = play(asking, [at("naboo")]);
    expect(eventsOf(events, "base-told")).toMatchObject([
      { among: false, systems: ["dagobah", "naboo", "sullust", "utapau"] },
    ]);
    for (const system of systems(far.base.publicCandidates)) expect(["dagobah", "utapau"]).not.toContain(system);
  });
});

describe("Interrogation Droid", () => {
  /** Three systems are to be named, the base in one of them. */
  function naming(base: string): State {
    const state = imperialMission("interrogation-droid", ["colonel-yularen"], {
      ...CAPTIVE,
      leaders: { ...CAPTIVE.leaders, "colonel-yularen": "mission" },
      base: { system: base },
    });
    return reveal(state, who("mon-mothma"), [], ["hit", "hit", "hit", "blank", "blank", "blank", "blank"]).state;
  }

  it("Interrogation Droid makes the Rebels name 3 systems including the base's, in an order that gives nothing away", () => {
    const state = naming("hoth");
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "name-systems", context: { left: 3 } });
    refused(state, at("yavin"), "reb.cheating.true-base-system");
    const { state: two } = play(state, [at("alderaan"), at("endor")]);
    expect(legal(two)).toEqual(["choose-system hoth"]);
    refused(two, at("ilum"), "reb.cheating.true-base-system");
    const { state: after, events } = play(two, [at("hoth")]);
    expect(eventsOf(events, "base-told")).toMatchObject([{ systems: ["alderaan", "endor", "hoth"], among: true }]);
    expect(systems(after.base.publicCandidates)).toEqual(["alderaan", "endor", "hoth"]);
    expect(after.base.revealed).toBe(false);
  });

  it("Interrogation Droid still asks for the last system when it must be the base's, so that the Empire cannot tell", () => {
    const { state } = play(naming("hoth"), [at("alderaan"), at("endor")]);
    expect(ENGINE.decision(state)).toMatchObject({ seat: "rebel", kind: "name-systems", forced: true });
  });

  it("Interrogation Droid offers at least one system for every name that it asks for", () => {
    for (const base of ["yavin", "alderaan", "utapau"]) {
      let state = naming(base);
      while (asked(state).kind === "name-systems") {
        const options = ENGINE.legalActions(state);
        expect(options.length).toBeGreaterThan(0);
        state = play(state, [options[options.length - 1] ?? DONE]).state;
      }
      expect(systems(state.base.publicCandidates)).toContain(base);
    }
  });

  it("Interrogation Droid asks nothing once the base is revealed", () => {
    const state = imperialMission("interrogation-droid", ["colonel-yularen"], {
      ...CAPTIVE,
      leaders: { ...CAPTIVE.leaders, "colonel-yularen": "mission" },
      base: { system: "hoth", revealed: true },
      systems: { ...CAPTIVE.systems, hoth: { units: { "x-wing": 1 } } },
    });
    const { events } = reveal(state, who("mon-mothma"), [], ["hit", "hit", "hit", "blank", "blank", "blank", "blank"]);
    expect(eventsOf(events, "base-told")).toEqual([]);
  });
});
