import { describe, expect, it } from "vitest";
import { type Action, actionKey } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { scenario } from "../../src/testing/index.ts";
import { asked, DONE, ENGINE, legal, refused, units } from "../looks.ts";
import { activate, captive, line, move } from "./steps.ts";

const FLEET = { "star-destroyer": 1, "tie-fighter": 1, stormtrooper: 2 };

function moving(): State {
  const state = scenario({ active: "imperial", systems: { sullust: { loyalty: "imperial", units: FLEET } } });
  return line(state, activate("emperor-palpatine", "cato-neimoidia")).state;
}

function all(state: State): readonly string[] {
  return ENGINE.legalActions(state, { picks: "all" }).map(actionKey);
}

const SHIP = move("star-destroyer", "sullust");
const FIGHTER = move("tie-fighter", "sullust");
const TROOPER = move("stormtrooper", "sullust");

function unpick(pick: Action): Action {
  if (pick.type === "unpick") throw new Error("no pick");
  return { type: "unpick", pick };
}

describe("units that move, picked in any order", () => {
  it("[tt.decision.picks] Units picked in any order make the same move, once the ship that carries them is picked", () => {
    const one = line(moving(), SHIP, TROOPER, FIGHTER).state;
    expect(one).toEqual(line(moving(), SHIP, FIGHTER, TROOPER).state);
    expect(units(line(one, DONE).state, "cato-neimoidia")).toEqual({ ...FLEET, stormtrooper: 1 });
  });

  it("[tt.decision.picks] Picked units can be taken back until the move is completed, even if no more units can be picked", () => {
    const ship = line(moving(), SHIP).state;
    const both = line(ship, TROOPER).state;
    expect(line(both, unpick(TROOPER)).state).toEqual(ship);
    refused(both, unpick(SHIP), "tt.decision.picks");
    const last = line(moving(), SHIP, TROOPER, TROOPER).state;
    expect(legal(last)).toEqual(["done"]);
    expect(all(last)).toEqual(["move sullust tie-fighter", "done", "unpick move sullust stormtrooper"]);
    expect(asked(last).forced).toBe(false);
  });
});

describe("captives who move along", () => {
  const start = (): State =>
    line(
      scenario({
        active: "imperial",
        systems: {
          sullust: { units: { "star-destroyer": 1, stormtrooper: 1 } },
          malastare: { units: { "star-destroyer": 1, stormtrooper: 1 } },
        },
        leaders: {
          "princess-leia": { at: "sullust", ring: "captured" },
          "han-solo": { at: "malastare", ring: "carbonite" },
        },
      }),
      activate("emperor-palpatine", "cato-neimoidia"),
      move("star-destroyer", "malastare"),
      move("star-destroyer", "sullust"),
    ).state;
  const LEIA = captive("princess-leia", "sullust");
  const HAN = captive("han-solo", "malastare");

  it("[tt.decision.picks] Captives of two systems picked in either order make the same move, each right after the ships of its system", () => {
    const both = line(start(), LEIA, HAN).state;
    expect(both).toEqual(line(start(), HAN, LEIA).state);
    expect(legal(both)).toEqual(["done"]);
    const { events } = line(both, DONE);
    const moved = events.flatMap((event) =>
      event.type === "units-moved" ? [event.from] : event.type === "leader-moved" ? [event.leader] : [],
    );
    expect(moved).toEqual(["malastare", "han-solo", "sullust", "princess-leia"]);
  });

  it("[tt.decision.picks] [reb.captured.imperial-moves] A captive stays when the only ship that leaves its system is taken back, and the other captive still goes", () => {
    const one = line(start(), LEIA, HAN, unpick(move("star-destroyer", "malastare"))).state;
    expect(all(one)).not.toContain("unpick move-captive malastare han-solo");
    expect(line(one, DONE).events.flatMap((event) => (event.type === "leader-moved" ? [event.leader] : []))).toEqual([
      "princess-leia",
    ]);
  });
});

describe("units that show where the base may be", () => {
  it("[reb.base.ltp-movement-hint] A unit picked from the Rebel Base space cannot be taken back, because it has shown that the base is near", () => {
    const state = scenario({
      base: { system: "hoth" },
      baseSpace: { "x-wing": 2 },
      systems: { bespin: { units: { "x-wing": 1 } } },
    });
    const moving = line(state, activate("jan-dodonna", "endor"), move("x-wing", "rebel-base")).state;
    refused(moving, unpick(move("x-wing", "rebel-base")), "tt.decision.picks");
    expect(all(moving)).toEqual(["move bespin x-wing", "move rebel-base x-wing", "done"]);
  });
});

describe("leaders assigned in any order", () => {
  const assign = (mission: string, subject: string): Action => ({ type: "assign", mission, subject });
  const start = (): State => scenario({ phase: "assignment", rebel: { missions: ["sabotage", "build-alliance"] } });

  it("[reb.assignment.procedure] [tt.decision.picks] Leaders can be assigned in any order with the same result", () => {
    const forwards = line(
      start(),
      assign("sabotage", "jan-dodonna"),
      DONE,
      assign("build-alliance", "princess-leia"),
      DONE,
    );
    const backwards = line(
      start(),
      assign("build-alliance", "princess-leia"),
      DONE,
      assign("sabotage", "jan-dodonna"),
      DONE,
    );
    expect(backwards.state).toEqual(forwards.state);
  });

  it("[reb.assignment.one-or-two] Two leaders can be assigned to a mission in either order", () => {
    const second = (subject: string): Action => ({ type: "choose-leader", subject });
    const forwards = line(start(), assign("sabotage", "jan-dodonna"), second("princess-leia")).state;
    expect(line(start(), assign("sabotage", "princess-leia"), second("jan-dodonna")).state.sides).toEqual(
      forwards.sides,
    );
  });
});

describe("why a seat is not asked", () => {
  it("[tt.decision.decider] The method whyNotAsked tells a waiting seat who decides, and a deciding seat that another question is asked", () => {
    const state = moving();
    expect(ENGINE.whyNotAsked(state, "imperial", "move-units")).toBeUndefined();
    expect(ENGINE.whyNotAsked(state, "imperial", "turn")).toMatchObject({ code: "other-question" });
    expect(ENGINE.whyNotAsked(state, "rebel", "move-units")).toMatchObject({ rule: "tt.decision.decider" });
    expect(ENGINE.whyNotAsked(state, "rebel", "retreat")).toMatchObject({
      rule: "reb.combat.retreat-order",
      code: "no-combat-now",
    });
    expect(ENGINE.whyNotAsked(state, "rebel", "block-damage")).toMatchObject({ code: "no-attack" });
  });
});
