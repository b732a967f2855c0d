import { configOf } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { action, BASE_BOX, leader, mission, ring, system, unit } from "./entries.ts";
import { moving, only, REVEAL, ringOf, spot, to, unitsAt, using, workshop, workshopOf } from "./workshop.ts";

describe("a unit of one's own", () => {
  const carrier = unit({ class: "capital-ship", transportCapacity: 1 });
  const own = workshopOf({ ...defaultCatalogue, units: [carrier, ...defaultCatalogue.units] });

  it("A home-made unit carries as many units as its transport capacity", () => {
    const start = own.situation({
      leaders: { "admiral-ackbar": "pool" },
      systems: { kessel: { units: { "odd-unit": 1, "rebel-trooper": 2 } } },
    });
    const activate = { type: "activate", subject: "admiral-ackbar", system: "toydaria" } as const;
    const moved = own.after(start, [activate, moving("odd-unit", "kessel")]);
    expect(own.legal(moved)).toEqual(["move kessel rebel-trooper", "done"]);
    const end = own.after(moved, [moving("rebel-trooper", "kessel")]);
    expect([unitsAt(end, own, "toydaria", "odd-unit"), unitsAt(end, own, "toydaria", "rebel-trooper")]).toEqual([1, 1]);
    expect(unitsAt(end, own, "kessel", "rebel-trooper")).toBe(1);
  });

  it("A home-made unit fights with its own dice and health", () => {
    const { events } = own.begun({
      systems: { kessel: { units: { "odd-unit": 2, "star-destroyer": 1 } } },
      rebel: { actions: [] },
      imperial: { actions: [] },
      combat: { system: "kessel", stage: "space-first", round: 1 },
    });
    const [rolled] = only(events, "dice-rolled");
    expect(rolled?.dice.map(({ die }) => die)).toEqual(["red", "red", "black", "black"]);
  });

  it("A home-made unit is built by its icon, up to the number in the box", () => {
    const building = (units: Readonly<Record<string, number>>) =>
      own.situation({
        phase: "refresh",
        stage: "build",
        systems: { utapau: { loyalty: "rebel", units } },
      });
    const start = building({});
    expect([own.asked(start), own.legal(start)]).toEqual([
      "rebel: build",
      ["take-unit odd-unit", "take-unit corellian-corvette"],
    ]);
    const { events } = own.told(start, [{ type: "take-unit", subject: "odd-unit" }]);
    expect(only(events, "units-queued")[0]).toMatchObject({ units: [{ unit: "odd-unit", count: 1 }], space: 3 });
    expect(own.legal(building({ "odd-unit": 3 }))).not.toContain("take-unit odd-unit");
  });

  it("A home-made unit starts where its set-up places it", () => {
    const { board, units } = defaultCatalogue;
    const rebel = [{ type: "odd-unit", count: 1 }, ...board.startingUnits.rebel];
    const first = { ...board, startingUnits: { ...board.startingUnits, rebel } };
    const other = workshopOf({ ...defaultCatalogue, board: first, units: [carrier, ...units] });
    let { state } = expectOk(other.game.setup(configOf(), "set-up"));
    while (other.asked(state) === "imperial: starting-units") {
      const [place] = other.game.legalActions(state);
      if (place !== undefined) state = other.after(state, [place]);
    }
    expect(other.asked(state)).toBe("rebel: starting-units");
    expect(other.legal(state)).toContain("place rebel-base odd-unit");
  });
});

describe("a leader of one's own", () => {
  const own = workshop({
    leaders: [leader({ countsAs: "luke-skywalker", skills: { diplomacy: 0, intel: 0, specOps: 3, logistics: 0 } })],
    actions: [action({ leaders: ["odd-leader"] })],
    missions: [mission({ skill: "specOps", icons: 3, portrait: "luke-skywalker" })],
  });

  it("A home-made leader is recruited with a card that shows the leader", () => {
    const start = own.situation({
      phase: "refresh",
      stage: "recruit",
      rebel: { actionTop: ["odd-action", "ambush"] },
      imperial: { actionTop: ["blindside", "good-intel"] },
    });
    expect([own.asked(start), own.legal(start)]).toEqual([
      "rebel: recruit-card",
      ["take-card ambush", "take-card odd-action"],
    ]);
    const chosen = own.after(start, [
      { type: "take-card", subject: "odd-action" },
      { type: "take-card", subject: "blindside" },
    ]);
    expect(own.legal(chosen)).toEqual(["recruit odd-action odd-leader"]);
    const { events } = own.told(chosen, [{ type: "recruit", subject: "odd-action", leader: "odd-leader" }]);
    expect(only(events, "leader-recruited")).toMatchObject([{ leader: "odd-leader", to: "pool" }]);
  });

  it("A home-made leader adds skill icons to a mission, and counts as the leader named in its entry", () => {
    const start = own.situation({
      leaders: { "odd-leader": "mission", "darth-vader": "hoth" },
      rebel: { assigned: [{ card: "odd-mission", leaders: ["odd-leader"] }] },
      imperial: { passed: true },
    });
    const draws = ["blank", "blank", "blank", "blank", "blank", "blank"];
    const { events } = own.told(start, [REVEAL, to("hoth"), { type: "pass" }], draws);
    expect(only(events, "mission-ended")).toMatchObject([{ result: "success", successes: [2, 0] }]);
  });
});

describe("a system of one's own", () => {
  const own = workshop({ systems: [system()], borders: [["odd-system", "yavin"]] });

  it("A home-made system is adjacent to the systems on its borders", () => {
    const start = own.situation({
      systems: { yavin: { units: { "x-wing": 1 } }, dathomir: { units: { "x-wing": 1 } } },
      leaders: { "admiral-ackbar": "pool" },
    });
    const moving = own.after(start, [{ type: "activate", subject: "admiral-ackbar", system: "odd-system" }]);
    expect(own.legal(moving)).toEqual(["move yavin x-wing", "done"]);
  });

  it("A home-made system has a probe card and may hold the base", () => {
    const { state } = expectOk(own.game.setup(configOf({ setup: "first-game" }), "set-up"));
    expect(own.legal(state)).toContain("choose-system odd-system");
    const { state: hidden } = own.told(state, [to("odd-system")]);
    expect(own.game.invariants(hidden)).toEqual([]);
  });

  it("A home-made system that hides the base is revealed by Imperial ground units, which win the game there", () => {
    const start = own.situation({
      active: "imperial",
      base: { system: "odd-system" },
      systems: { yavin: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
      rebel: { passed: true },
    });
    const activate = { type: "activate", subject: "darth-vader", system: "odd-system" } as const;
    const { state, events } = own.told(start, [
      activate,
      moving("assault-carrier", "yavin"),
      moving("stormtrooper", "yavin"),
    ]);
    expect(only(events, "base-revealed")).toMatchObject([{ system: "odd-system" }]);
    expect(own.game.outcome(state)?.winners).toEqual(["imperial"]);
  });
});

it("A home-made ring is attached by a home-made card", () => {
  const rings = defaultCatalogue.rings.map((one) => (one.id === "master-yoda" ? ring() : one));
  const missions = defaultCatalogue.missions.filter(({ id }) => id !== "seek-yoda");
  const actions = [
    ...defaultCatalogue.actions.filter(({ id }) => id !== "son-of-skywalker"),
    action({
      timing: "assignment",
      needs: "pool",
      effect: [{ op: "attach-ring", ring: "odd-ring", to: "card-leader" }],
    }),
  ];
  const own = workshopOf({ ...BASE_BOX, rings, missions, actions });
  const start = own.situation({
    phase: "assignment",
    leaders: { "han-solo": "pool" },
    rebel: { actions: ["odd-action"] },
  });
  const { state, events } = own.told(start, [using("odd-action", "han-solo")]);
  expect(only(events, "ring-attached")).toMatchObject([{ ring: "odd-ring", leader: "han-solo" }]);
  expect([spot(state, own, "han-solo"), ringOf(state, own, "han-solo")]).toEqual(["pool", "odd-ring"]);
});
