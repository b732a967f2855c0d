import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { asked, DONE, eventsOf, legal, refused, spot, units } from "../looks.ts";
import { captive, line, move, picks } from "./steps.ts";

/** A card's effect about to be carried out in a system. */
function effect(spec: NonNullable<Scenario["effect"]>, more: Scenario = {}): State {
  return scenario({ ...more, effect: spec });
}

const SURPRISE: NonNullable<Scenario["effect"]> = {
  card: "catch-them-by-surprise",
  part: "effect",
  pc: 1,
  by: "imperial",
  system: "cato-neimoidia",
  leader: "admiral-ozzel",
};

describe("cards that move units obey the rules of movement", () => {
  it("[reb.move.ability-moves-obey] [reb.faq.card-moves-take-captives] Transport limits apply and captured leaders may be taken along when a card moves units, as in an activation", () => {
    const state = effect(SURPRISE, {
      active: "imperial",
      leaders: { "admiral-ozzel": "cato-neimoidia", "princess-leia": { at: "sullust", ring: "captured" } },
      systems: {
        sullust: { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 1 } },
        coruscant: { units: { "star-destroyer": 1 } },
      },
    });
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "move-units", rule: "reb.move.ability-moves-obey" });
    refused(state, move("stormtrooper", "sullust"), "reb.move.restriction-icon");
    refused(state, move("star-destroyer", "coruscant"), "reb.move.ability-moves-obey");
    const sailing = line(state, move("assault-carrier", "sullust")).state;
    expect(picks(sailing)).toEqual(["stormtrooper sullust", "princess-leia sullust"]);
    const { state: after, events } = line(sailing, captive("princess-leia", "sullust"), DONE);
    expect(spot(after, "princess-leia")).toBe("cato-neimoidia");
    expect(eventsOf(events, "units-moved")).toMatchObject([{ cause: "catch-them-by-surprise" }]);
  });

  it("[reb.move.ability-moves-obey] Leaders prevent their side's units from leaving when a card moves units", () => {
    const state = effect(SURPRISE, {
      active: "imperial",
      leaders: { "admiral-ozzel": "cato-neimoidia", "darth-vader": "sullust" },
      systems: { sullust: { units: { "star-destroyer": 1 } }, corellia: { units: { "star-destroyer": 1 } } },
    });
    expect(picks(state)).toEqual(["star-destroyer corellia"]);
    refused(state, move("star-destroyer", "sullust"), "reb.move.leader-pin");
  });

  it("[reb.move.hidden-fleet-example] Hidden Fleet requires transport and cannot move immobile units", () => {
    const state = effect(
      { card: "hidden-fleet", by: "rebel", system: "naboo" },
      {
        baseSpace: { "corellian-corvette": 1, "rebel-trooper": 3, "ion-cannon": 1 },
        leaders: { "mon-mothma": "rebel-base" },
      },
    );
    refused(state, move("ion-cannon", "rebel-base"), "reb.move.immobile");
    refused(state, move("rebel-trooper", "rebel-base"), "reb.move.restriction-icon");
    const { state: after } = line(
      state,
      move("corellian-corvette", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
      move("rebel-trooper", "rebel-base"),
    );
    expect(units(after, "naboo")).toEqual({ "corellian-corvette": 1, "rebel-trooper": 2 });
    expect(units(after, "rebel-base")).toEqual({ "rebel-trooper": 1, "ion-cannon": 1 });
  });

  it("[reb.faq.base-space-leader-pins-missions] A leader at the Rebel Base space prevents Lead the Strike Team from moving units out", () => {
    const baseSpace = { "rebel-trooper": 4 };
    const strike: NonNullable<Scenario["effect"]> = { card: "lead-the-strike-team", by: "rebel", system: "naboo" };
    expect(asked(effect(strike, { baseSpace })).kind).toBe("move-units");
    expect(asked(effect(strike, { baseSpace, leaders: { "mon-mothma": "rebel-base" } })).kind).not.toBe("move-units");
  });
});

describe("what cards lift and narrow", () => {
  it("[reb.move.ignore-transport] Units with the restriction icon move without ships if a card ignores transport", () => {
    const state = effect(
      { card: "lead-the-strike-team", by: "rebel", system: "naboo" },
      { baseSpace: { "rebel-trooper": 5 } },
    );
    let now = state;
    for (let moved = 0; moved < 3; moved++) now = line(now, move("rebel-trooper", "rebel-base")).state;
    expect(picks(now)).toEqual(["rebel-trooper rebel-base"]);
    now = line(now, move("rebel-trooper", "rebel-base")).state;
    // Four at most: the fifth stays.
    expect(units(now, "naboo")).toEqual({ "rebel-trooper": 4 });
  });

  it("[reb.base.missions-ignore-adjacency] [reb.base.ltp-mission-move-no-hint] A card that moves units from the base to any system gives no information about where the base is", () => {
    const start = effect({ card: "hidden-fleet", by: "rebel", system: "ilum" }, { baseSpace: { "x-wing": 1 } });
    const { state } = line(start, move("x-wing", "rebel-base"));
    expect(units(state, "ilum")).toEqual({ "x-wing": 1 });
    expect(state.base).toEqual(start.base);
  });

  it("A card that moves units of one system takes all of them from one system, and at most its number of each type", () => {
    const state = effect(
      { card: "planetary-conquest", by: "imperial", system: "naboo" },
      {
        active: "imperial",
        systems: {
          coruscant: { units: { stormtrooper: 4, "at-st": 2 } },
          mustafar: { loyalty: "imperial", units: { "at-at": 2 } },
        },
      },
    );
    expect(picks(state)).toEqual(["stormtrooper coruscant", "at-st coruscant", "at-at mustafar"]);
    const one = line(state, move("stormtrooper", "coruscant")).state;
    expect(picks(one)).toEqual(["stormtrooper coruscant", "at-st coruscant"]);
    refused(one, move("at-at", "mustafar"), "reb.move.ability-moves-obey");
    const two = line(one, move("stormtrooper", "coruscant")).state;
    expect(picks(two)).toEqual(["at-st coruscant"]);
    refused(two, move("stormtrooper", "coruscant"), "reb.move.ability-moves-obey");
    const { state: after } = line(two, move("at-st", "coruscant"));
    expect(units(after, "naboo")).toEqual({ stormtrooper: 2, "at-st": 1 });
  });

  it("Scouting Mission moves up to four TIE Fighters from any systems", () => {
    let state = effect(
      { card: "scouting-mission", pc: 1, by: "imperial", system: "ilum", leader: "soontir-fel" },
      {
        active: "imperial",
        leaders: { "soontir-fel": "ilum" },
        systems: {
          coruscant: { units: { "tie-fighter": 3, "star-destroyer": 1 } },
          mustafar: { units: { "tie-fighter": 3 } },
        },
      },
    );
    expect(picks(state)).toEqual(["tie-fighter coruscant", "tie-fighter mustafar"]);
    for (const from of ["coruscant", "coruscant", "mustafar", "mustafar"])
      state = line(state, move("tie-fighter", from)).state;
    expect(units(state, "ilum")).toEqual({ "tie-fighter": 4 });
    expect(units(state, "coruscant")).toEqual({ "tie-fighter": 1, "star-destroyer": 1 });
  });

  it("[reb.base.revealed-cards-redirect] A card that names the Rebel Base space refers to the base's system once the base is revealed", () => {
    const state = effect(
      { card: "hidden-fleet", by: "rebel", system: "naboo" },
      { base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "x-wing": 2 } } } },
    );
    expect(picks(state)).toEqual(["x-wing hoth"]);
    expect(units(line(state, move("x-wing", "hoth"), DONE).state, "naboo")).toEqual({ "x-wing": 1 });
  });

  it("A move by a card may be declined", () => {
    const state = effect({ card: "hidden-fleet", by: "rebel", system: "naboo" }, { baseSpace: { "x-wing": 1 } });
    expect(legal(state)).toContain("done");
    expect(units(line(state, DONE).state, "rebel-base")).toEqual({ "x-wing": 1 });
  });
});
