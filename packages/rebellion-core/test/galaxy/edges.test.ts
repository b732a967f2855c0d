import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import { play, type Scenario, scenario } from "../../src/testing/index.ts";
import { assigning, at, imperialMission, move, rebelMission, use } from "../cards/table.ts";
import { asked, DONE, eventsOf, legal, PASS, queue, refused, spot, units } from "../looks.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };

function retreat(leader: string, system: string): Action {
  return { type: "retreat", subject: leader, system };
}

function activate(leader: string, system: string): Action {
  return { type: "activate", subject: leader, system };
}

/** How many combats started. */
function combats(events: readonly Event[]): number {
  return eventsOf(events, "combat-started").length;
}

describe("transport in a destroyed system", () => {
  it("[reb.destroyed-system.ongoing-overflow] Units that retreat to a destroyed system share the transport of all ships there", () => {
    const there = (troopers: number): Scenario["systems"] => ({
      sullust: { units: { "corellian-corvette": 1, "rebel-trooper": 2, "star-destroyer": 1 } },
      naboo: { destroyed: true, units: { "rebel-transport": 1, "rebel-trooper": troopers } },
    });
    const go: readonly Action[] = [
      retreat("jan-dodonna", "naboo"),
      move("rebel-trooper", "sullust"),
      move("rebel-trooper", "sullust"),
    ];
    for (const troopers of [3, 4]) {
      const start = scenario({
        systems: there(troopers) ?? {},
        leaders: { "jan-dodonna": "sullust" },
        combat: { system: "sullust", stage: "retreat" },
      });
      expect(units(play(start, go).state, "naboo")["rebel-trooper"]).toBe(troopers + 2);
    }
  });

  it("[reb.destroyed-system.ongoing-overflow] Both sides lose their ground units if one space battle destroys all ships of both", () => {
    const systems = {
      sullust: {
        destroyed: true,
        units: { "star-destroyer": 1, stormtrooper: 6, "mon-calamari-cruiser": 1, "rebel-trooper": 4 },
      },
    };
    const state = scenario({
      systems,
      combat: {
        system: "sullust",
        stage: "space-end",
        round: 1,
        wounds: {
          rebel: [{ unit: "mon-calamari-cruiser", doomed: true }],
          imperial: [{ unit: "star-destroyer", doomed: true }],
        },
      },
    });
    expect(units(state, "sullust")).toEqual({});
  });
});

describe("captured leaders", () => {
  it("[reb.rescue.automatic] Captured leaders whom the last Imperial units leave behind are all freed, and those taken along are not", () => {
    const start = scenario({
      active: "imperial",
      systems: { sullust: { units: { "star-destroyer": 1 } } },
      leaders: {
        "mon-mothma": { at: "sullust", ring: "carbonite" },
        "princess-leia": { at: "sullust", ring: "captured" },
      },
    });
    const go = [activate("darth-vader", "naboo"), move("star-destroyer", "sullust")];
    const along: Action = { type: "move-captive", subject: "princess-leia", from: "sullust" };
    const one = play(start, [...go, along, DONE]).state;
    expect([spot(one, "mon-mothma"), spot(one, "princess-leia")]).toEqual(["rebel-base", "naboo"]);
    const both = play(start, [...go, DONE]).state;
    expect([spot(both, "mon-mothma"), spot(both, "princess-leia")]).toEqual(["rebel-base", "rebel-base"]);
  });

  it("[reb.base.ships-do-not-reveal] A captured leader who enters the hidden base's system with a ship does not reveal the base", () => {
    const start = scenario({
      active: "imperial",
      base: { system: "naboo" },
      systems: { sullust: { units: { "star-destroyer": 1 } } },
      leaders: { "mon-mothma": { at: "sullust", ring: "captured" } },
    });
    const along: Action = { type: "move-captive", subject: "mon-mothma", from: "sullust" };
    const { state } = play(start, [activate("darth-vader", "naboo"), move("star-destroyer", "sullust"), along]);
    expect(spot(state, "mon-mothma")).toBe("naboo");
    expect(state.base.revealed).toBe(false);
  });

  it("[reb.rescue.base-revealed] A leader rescued in the system of the revealed base stays there, and nobody is asked to come along", () => {
    const start = rebelMission("daring-rescue", ["jan-dodonna"], {
      base: { system: "naboo", revealed: true },
      systems: { naboo: { units: { "x-wing": 1, stormtrooper: 1 } } },
      leaders: { "mon-mothma": { at: "naboo", ring: "captured" } },
    });
    const { state, events } = play(start, [REVEAL]);
    expect(eventsOf(events, "leader-rescued")).toHaveLength(1);
    expect(spot(state, "mon-mothma")).toBe("naboo");
    expect(asked(state).kind).not.toBe("companions");
  });
});

describe("the queued Death Star", () => {
  it("[reb.death-star.dsuc-destroyed-queue] The Death Star nearer to completion is lost if two are on the build queue", () => {
    const state = scenario({
      systems: { sullust: { units: { "x-wing": 1, "death-star-under-construction": 1 } } },
      imperial: { queue: [{}, { "death-star": 1 }, { "death-star": 1 }] },
      combat: { system: "sullust", stage: "retreat" },
    });
    expect(units(state, "sullust")).toEqual({ "x-wing": 1 });
    expect(queue(state, "imperial")).toEqual([{}, {}, { "death-star": 1 }]);
  });

  it("[reb.death-star.construct-place-dsuc] Construct Death Star queues another Death Star for the station that already stands elsewhere", () => {
    const start = imperialMission("construct-death-star", ["grand-moff-tarkin"], {
      systems: { hoth: { units: { "death-star-under-construction": 1 } } },
      imperial: { queue: [{}, { "death-star": 1 }] },
    });
    const { state } = play(start, [REVEAL, at("yavin")]);
    expect(units(state, "yavin")).toEqual({});
    expect(queue(state, "imperial")).toEqual([{}, { "death-star": 1 }, { "death-star": 1 }]);
  });

  it("[reb.deploy.two-per-system] The second Death Star counts as one of the two units deployed in its system", () => {
    const start = scenario({
      phase: "refresh",
      stage: "deploy",
      systems: { naboo: { loyalty: "imperial", units: { "death-star-under-construction": 1 } } },
      imperial: { queue: [{ "death-star": 1, stormtrooper: 3 }] },
    });
    const to = (unit: string): Action => ({ type: "deploy", subject: unit, at: "naboo" });
    const { state } = play(start, [to("death-star"), to("stormtrooper")]);
    refused(state, to("stormtrooper"), "reb.deploy.two-per-system");
  });
});

describe("combats at the base", () => {
  it("[reb.combat.structures-last] Structures that a retreat leaves alone are destroyed in the same round, and a revealed base falls with them", () => {
    const start = scenario({
      base: { system: "sullust", revealed: true },
      systems: {
        sullust: { units: { "ion-cannon": 1, "rebel-trooper": 1, "rebel-transport": 1, stormtrooper: 1 } },
      },
      leaders: { "jan-dodonna": "sullust" },
      combat: { system: "sullust", stage: "retreat" },
    });
    const { state } = play(start, [retreat("jan-dodonna", "naboo"), move("rebel-trooper", "sullust")]);
    expect(state.outcome).toMatchObject({ winners: ["imperial"], reason: "conquest" });
  });

  it("[reb.faq.conquest-before-objective] The base does not fall if the last units of both sides there are destroyed together, and an objective may be played", () => {
    const fight = (more: Readonly<Record<string, number>>): ReturnType<typeof scenario> =>
      scenario({
        base: { system: "sullust", revealed: true },
        objectives: ["crippling-blow"],
        systems: { sullust: { units: { "rebel-trooper": 1, "at-at": 1, ...more } } },
        combat: {
          system: "sullust",
          stage: "ground-end",
          round: 1,
          wounds: {
            rebel: [{ unit: "rebel-trooper", doomed: true }],
            imperial: [{ unit: "at-at", doomed: true }],
          },
        },
      });
    expect(legal(fight({}))).toEqual(["play-objective crippling-blow", "pass"]);
    expect(fight({ stormtrooper: 1 }).outcome).toMatchObject({ reason: "conquest" });
  });

  it("[reb.base.reveal-before-combat] Catch Them by Surprise at the hidden base starts one combat", () => {
    const start = assigning("imperial", "catch-them-by-surprise", {
      base: { system: "naboo" },
      baseSpace: { "x-wing": 1 },
      systems: { sullust: { units: { "star-destroyer": 1, stormtrooper: 1 } } },
      leaders: { "admiral-ozzel": "pool" },
    });
    const moves = [move("star-destroyer", "sullust"), move("stormtrooper", "sullust")];
    const begun = play(start, [use("catch-them-by-surprise", "admiral-ozzel"), at("naboo"), ...moves]);
    expect(combats(begun.events)).toBe(1);
    expect(asked(begun.state)).toMatchObject({ kind: "add-leader" });
  });

  it("[reb.new-base.after-reveal-leaders] Rapid Mobilization still moves the base if it was revealed, and its leader captured, after the mission", () => {
    const start = scenario({
      active: "imperial",
      base: { system: "naboo", revealed: true },
      systems: { naboo: { units: { "x-wing": 1, stormtrooper: 1 } } },
      leaders: { "general-rieekan": { at: "naboo", ring: "captured" } },
      rebel: { passed: true },
      delayed: [{ card: "rapid-mobilization", by: "rebel", leaders: ["general-rieekan"] }],
      probeTop: ["kessel", "toydaria", "ryloth", "felucia"],
    });
    const { state } = play(start, [PASS, at("kessel")]);
    expect(state.base.revealed).toBe(false);
    expect(spot(state, "general-rieekan")).toBe("naboo");
    expect(units(state, "naboo")).toEqual({ "x-wing": 1, stormtrooper: 1 });
  });
});

describe("retreats", () => {
  it("[reb.retreat.fallback-destination] A loyal system that the attack came from is barred, and an empty system may be entered instead", () => {
    const start = scenario({
      active: "imperial",
      systems: { sullust: { units: { "x-wing": 1, "star-destroyer": 1 } }, naboo: { loyalty: "rebel" } },
      leaders: { "jan-dodonna": "sullust" },
      combat: { system: "sullust", stage: "retreat", sources: ["naboo"] },
    });
    expect(legal(start)).not.toContain("retreat jan-dodonna naboo");
    expect(legal(start)).toContain("retreat jan-dodonna malastare");
  });
});
