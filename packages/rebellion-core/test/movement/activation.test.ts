import { scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { describe as describeText } from "../../src/text/describe.ts";
import { asked, DONE, ENGINE, eventsOf, leadersIn, legal, place, refused, spot, units } from "../looks.ts";
import { activate, line, move, picks } from "./steps.ts";

/** The worked example of the Learn to Play: what the Empire may bring to Cato Neimoidia. */
function example(): State {
  return scenario({
    active: "imperial",
    systems: {
      sullust: { loyalty: "imperial", units: { "star-destroyer": 1, "at-at": 1 } },
      corellia: { loyalty: "imperial", units: { stormtrooper: 1 } },
      coruscant: { units: { "star-destroyer": 1, stormtrooper: 2 } },
    },
  });
}

/** An Imperial fleet at Sullust, Rebels at Bespin beside it. */
function beside(rebels: Readonly<Record<string, number>>): State {
  return scenario({
    active: "imperial",
    systems: {
      sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 2 } },
      bespin: { units: rebels },
    },
  });
}

describe("activating a system", () => {
  it("[reb.activation.purpose] Leaders move units and start combats in the Command Phase", () => {
    const { state, events } = line(
      beside({ "rebel-trooper": 1 }),
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
      DONE,
    );
    expect(state.phase).toBe("command");
    expect(eventsOf(events, "units-moved")).toHaveLength(1);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "bespin", initiator: "imperial" }]);
  });

  it("[reb.activation.step-order] An activation places a leader, moves units, reveals the base, starts a combat and subjugates, in this order", () => {
    const state = scenario({
      active: "imperial",
      base: { system: "bespin" },
      baseSpace: { "x-wing": 1 },
      systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
    });
    const { events } = line(
      state,
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
    );
    const types = events.map(({ type }) => type);
    const order = ["leader-moved", "units-moved", "base-revealed", "combat-started"].map((type) =>
      types.indexOf(type as (typeof types)[number]),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(types).not.toContain("subjugation-placed");
  });

  it("[reb.activation.leader-from-pool] [reb.activation.leader-stays] A leader from the player's pool goes to the activated system and stays there", () => {
    const away = scenario({ active: "imperial", leaders: { "darth-vader": "coruscant" } });
    expect(legal(away).some((key) => key.includes("darth-vader"))).toBe(false);
    refused(away, activate("darth-vader", "corellia"), "reb.activation.leader-from-pool");
    const { state: after } = line(example(), activate("darth-vader", "felucia"));
    expect(spot(after, "darth-vader")).toBe("felucia");
    expect(asked(after).seat).toBe("rebel");
  });

  it("[reb.activation.any-system] Any system may be activated, with or without own units adjacent to it", () => {
    const open = legal(example()).filter((key) => key.startsWith("activate darth-vader"));
    expect(open).toHaveLength(32);
    expect(open).toContain("activate darth-vader ilum");
  });

  it("[reb.activation.tactic-values-required] A leader without tactic values cannot activate a system", () => {
    const state = scenario({ leaders: { "mon-mothma": "pool" } });
    expect(legal(state).some((key) => key.includes("mon-mothma"))).toBe(false);
    refused(state, activate("mon-mothma", "naboo"), "reb.activation.tactic-values-required");
  });

  it("[reb.activation.occupied-system-allowed] Leaders of either side may already be in a system that is activated", () => {
    const state = scenario({ leaders: { "jan-dodonna": "naboo", "darth-vader": "naboo" } });
    const { state: after } = line(state, activate("princess-leia", "naboo"));
    expect(leadersIn(after, "naboo")).toEqual(["jan-dodonna", "princess-leia", "darth-vader"]);
  });

  it("[reb.activation.move-optional] [reb.faq.activate-with-zero-units] An activation need not move any units", () => {
    const { state, events } = line(example(), activate("emperor-palpatine", "cato-neimoidia"), DONE);
    expect(eventsOf(events, "units-moved")).toEqual([]);
    expect(units(state, "sullust")).toEqual({ "star-destroyer": 1, "at-at": 1 });
    expect(asked(state).seat).toBe("rebel");
  });

  it("A player is not asked which units move in an activation if none can", () => {
    const { state } = line(example(), activate("darth-vader", "ilum"));
    expect(asked(state)).toMatchObject({ seat: "rebel" });
  });
});

describe("moving units by an activation", () => {
  it("[reb.activation.move-from-adjacent] Units of adjacent systems may move to the activated system", () => {
    const { state } = line(example(), activate("emperor-palpatine", "cato-neimoidia"));
    expect(asked(state)).toMatchObject({
      seat: "imperial",
      kind: "move-units",
      rule: "reb.activation.move-from-adjacent",
      context: { to: "cato-neimoidia" },
    });
    expect(picks(state)).toEqual(["star-destroyer sullust"]);
  });

  it("[reb.activation.ltp-example-carrier] A Star Destroyer in Sullust can move to the activated system and carry an AT-AT from Sullust", () => {
    const { state } = line(
      example(),
      activate("emperor-palpatine", "cato-neimoidia"),
      move("star-destroyer", "sullust"),
      move("at-at", "sullust"),
    );
    // Nothing else can go: the movement ends by itself.
    expect(units(state, "cato-neimoidia")).toEqual({ "star-destroyer": 1, "at-at": 1 });
    expect(units(state, "sullust")).toEqual({});
  });

  it("[reb.activation.ltp-example-no-carrier] A Stormtrooper in Corellia without a ship cannot move to the activated system", () => {
    const { state } = line(example(), activate("emperor-palpatine", "cato-neimoidia"));
    refused(state, move("stormtrooper", "corellia"), "reb.move.restriction-icon");
    const carried = scenario({
      active: "imperial",
      systems: {
        corellia: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } },
      },
    });
    const first = line(carried, activate("emperor-palpatine", "cato-neimoidia")).state;
    refused(first, move("stormtrooper", "corellia"), "reb.move.restriction-icon");
  });

  it("[reb.activation.ltp-example-not-adjacent] Units in Coruscant cannot move to a system that is not adjacent to it", () => {
    const { state } = line(example(), activate("emperor-palpatine", "cato-neimoidia"));
    refused(state, move("star-destroyer", "coruscant"), "reb.move.one-step");
    const violation = ENGINE.why(state, move("star-destroyer", "coruscant"));
    expect(violation && describeText({ violation }, { locale: "en" })).toBe(
      "Coruscant is not adjacent to Cato Neimoidia. The systems adjacent to Cato Neimoidia are: Alderaan, Corellia, Kashyyyk, Malastare, Sullust (reb.move.one-step).",
    );
  });

  it("[reb.activation.ltp-own-units-only] An activation cannot move units of the other side", () => {
    const state = scenario({
      systems: { sullust: { units: { "x-wing": 1, "star-destroyer": 1 } } },
    });
    const { state: after } = line(state, activate("jan-dodonna", "bespin"));
    expect(picks(after)).toEqual(["x-wing sullust"]);
    refused(after, move("star-destroyer", "sullust"), "reb.activation.ltp-own-units-only");
    refused(after, move("no-such-unit", "sullust"), "reb.activation.ltp-own-units-only");
  });

  it("Units on the board do not move until all units of an activation are picked", () => {
    const { state, events } = line(
      example(),
      activate("emperor-palpatine", "cato-neimoidia"),
      move("star-destroyer", "sullust"),
    );
    expect(units(state, "sullust")).toEqual({ "star-destroyer": 1, "at-at": 1 });
    expect(eventsOf(events, "units-moved")).toEqual([]);
  });
});

describe("the base and the combat after the movement", () => {
  it("[reb.activation.declare-base] [reb.base.reveal-on-ground] The Rebels declare that the base is not in the system when ground units enter it", () => {
    const before = beside({});
    const { state, events, revealed } = line(
      before,
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
      DONE,
    );
    const [told] = eventsOf(events, "base-told");
    expect(told).toMatchObject({ systems: ["bespin"], among: false, rule: "reb.activation.declare-base" });
    expect(revealed).toBe(true);
    const count = before.base.publicCandidates.length;
    expect(state.base.publicCandidates).toHaveLength(count - 1);
    expect(state.baseCandidates).toHaveLength(before.baseCandidates.length - 1);
  });

  it("[reb.activation.no-declaration-without-ground] [reb.base.no-information-for-ships] [reb.base.ships-do-not-reveal] Ships that enter a system without ground units learn nothing about the base", () => {
    for (const system of ["bespin", "hoth"]) {
      const state = scenario({
        active: "imperial",
        base: { system },
        systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1 } } },
      });
      const { state: after, events } = line(
        state,
        activate("darth-vader", "bespin"),
        move("star-destroyer", "sullust"),
      );
      expect(events.filter(({ type }) => type.startsWith("base-"))).toEqual([]);
      expect(after.base).toEqual(state.base);
    }
  });

  it("[reb.faq.death-star-does-not-reveal] A Death Star that enters without ground units does not reveal the base, because it is a ship", () => {
    const state = scenario({
      active: "imperial",
      base: { system: "bespin" },
      systems: { sullust: { loyalty: "imperial", units: { "death-star": 1 } } },
    });
    const { state: after } = line(state, activate("darth-vader", "bespin"), move("death-star", "sullust"));
    expect(units(after, "bespin")).toEqual({ "death-star": 1 });
    expect(after.base.revealed).toBe(false);
  });

  it("[reb.activation.reveal-base-if-present] [reb.base.reveal-before-combat] A base in a system that ground units enter is revealed before the combat", () => {
    const state = scenario({
      active: "imperial",
      base: { system: "bespin" },
      baseSpace: { "rebel-trooper": 2 },
      systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
    });
    const { state: after, events } = line(
      state,
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
    );
    expect(after.base.revealed).toBe(true);
    const types = events.map(({ type }) => type);
    expect(types.indexOf("units-moved")).toBeLessThan(types.indexOf("base-revealed"));
    expect(types.indexOf("base-revealed")).toBeLessThan(types.indexOf("combat-started"));
  });

  it("[reb.activation.combat-same-theater] [reb.move.combat-after] A combat follows an activation if both sides have units in the same theater", () => {
    const state = beside({ "x-wing": 1 });
    const { events } = line(state, activate("darth-vader", "bespin"), move("star-destroyer", "sullust"), DONE);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "bespin" }]);
    const still = line(state, activate("darth-vader", "bespin"), DONE).events;
    expect(eventsOf(still, "combat-started")).toEqual([]);
  });

  it("A combat follows an activation even if no unit moved but units of both sides are there", () => {
    const state = scenario({ systems: { naboo: { units: { "x-wing": 1, "star-destroyer": 1 } } } });
    const { events } = line(state, activate("jan-dodonna", "naboo"));
    expect(eventsOf(events, "combat-started")).toHaveLength(1);
  });

  it("[reb.activation.no-combat-split-theaters] No combat follows an activation if the sides share no theater", () => {
    const state = beside({ "rebel-trooper": 1 });
    const { state: after, events } = line(
      state,
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      DONE,
    );
    expect(eventsOf(events, "combat-started")).toEqual([]);
    expect(units(after, "bespin")).toEqual({ "star-destroyer": 1, "rebel-trooper": 1 });
  });

  it("[reb.activation.subjugate-last] [reb.subjugation.condition] Imperial ground units in the activated system subjugate it at the end of the activation", () => {
    const { state, events } = line(
      beside({}),
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
      DONE,
    );
    expect(place(state, "bespin").subjugated).toBe(true);
    expect(eventsOf(events, "subjugation-placed")).toMatchObject([{ system: "bespin" }]);
    const remote = scenario({
      active: "imperial",
      base: { system: "endor" },
      systems: { mustafar: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
    });
    const hoth = line(
      remote,
      activate("darth-vader", "hoth"),
      move("star-destroyer", "mustafar"),
      move("stormtrooper", "mustafar"),
    );
    expect(units(hoth.state, "hoth")).toEqual({ "star-destroyer": 1, stormtrooper: 1 });
    expect(place(hoth.state, "hoth").subjugated).toBe(false);
  });

  it("[reb.activation.subjugate-last] The activated system is not subjugated until its combat has been fought", () => {
    const { state, events } = line(
      beside({ "rebel-trooper": 1 }),
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("stormtrooper", "sullust"),
      DONE,
    );
    expect(eventsOf(events, "combat-started")).toHaveLength(1);
    expect(place(state, "bespin").subjugated).toBe(false);
  });

  it("[reb.retreat.not-attack-source] The Rebels cannot retreat to the system from which the activating fleet came, although they have a unit there", () => {
    const start = scenario({
      active: "imperial",
      systems: {
        sullust: { units: { "star-destroyer": 2, "rebel-trooper": 1 } },
        bespin: { units: { "mon-calamari-cruiser": 2 } },
        mustafar: { units: { "rebel-trooper": 1 } },
      },
      leaders: { "jan-dodonna": "bespin" },
    });
    let now = line(
      start,
      activate("darth-vader", "bespin"),
      move("star-destroyer", "sullust"),
      move("star-destroyer", "sullust"),
    ).state;
    while (asked(now).kind !== "retreat" || asked(now).seat !== "rebel") {
      const calm = ENGINE.legalActions(now).at(-1);
      now = line(now, calm ?? DONE).state;
    }
    expect(legal(now)).toEqual(["retreat jan-dodonna mustafar", "pass"]);
  });
});
