import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, DONE, legal, line, only, PASS, refused, ringOf, spot, told } from "../missions/table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };
const FAQ = { rulings: "faq" } as const;
const HELD = { naboo: { units: { stormtrooper: 1 } } };
const LUKE = { "luke-skywalker": { at: "naboo", ring: "captured" } } as const;

function leader(id: string): Action {
  return { type: "choose-leader", subject: id };
}

function rebel(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  return scenario({ config: FAQ, ...spec, rebel: { ...spec.rebel, assigned: [{ card, leaders }] } });
}

const DESTINY: Action = { type: "use-action", subject: "it-is-your-destiny", leader: "darth-vader" };

describe("rescue by a mission", () => {
  it("[reb.rescue.by-cards] [reb.rescue.procedure] A rescued leader loses the captured ring and goes to the Rebel Base space", () => {
    const start = rebel("daring-rescue", ["princess-leia"], { systems: HELD, leaders: LUKE });
    const { state, events } = told(start, [REVEAL, PASS, DONE]);
    expect(only(events, "leader-rescued")).toMatchObject([{ leader: "luke-skywalker", to: "rebel-base" }]);
    expect(only(events, "ring-removed")).toMatchObject([{ ring: "captured", rule: "reb.rescue.procedure" }]);
    expect([spot(state, "luke-skywalker"), ringOf(state, "luke-skywalker")]).toEqual(["rebel-base", null]);
  });

  it("[reb.rescue.base-revealed] A rescued leader goes to the base's system while the base is revealed", () => {
    const start = rebel("daring-rescue", ["princess-leia"], {
      systems: { ...HELD, hoth: { units: { "x-wing": 1 } } },
      leaders: LUKE,
      base: { system: "hoth", revealed: true },
    });
    const { state } = told(start, [REVEAL, PASS, leader("princess-leia")]);
    expect([spot(state, "luke-skywalker"), spot(state, "princess-leia")]).toEqual(["hoth", "hoth"]);
  });

  it("[reb.rescue.assigned-leaders-may-follow] [reb.faq.rescue-companions-any-number] [reb.rescue.others-stay] Any assigned leaders may accompany a rescued leader, and other leaders stay", () => {
    const leaders = { ...LUKE, "han-solo": "naboo" } as const;
    const start = rebel("daring-rescue", ["jan-dodonna", "princess-leia"], { systems: HELD, leaders });
    const choosing = line(start, [REVEAL, PASS]);
    expect(asked(choosing)).toBe("rebel: companions");
    expect(legal(choosing)).toEqual(["choose-leader jan-dodonna", "choose-leader princess-leia", "done"]);
    refused(choosing, leader("han-solo"), "reb.rescue.others-stay");
    refused(choosing, PASS, "reb.rescue.assigned-leaders-may-follow");
    const where = (state: State): readonly string[] =>
      ["jan-dodonna", "princess-leia", "han-solo"].map((id) => spot(state, id));
    expect(where(line(choosing, [DONE]))).toEqual(["naboo", "naboo", "naboo"]);
    const one = line(choosing, [leader("jan-dodonna")]);
    expect(legal(one)).toEqual(["choose-leader princess-leia", "done"]);
    expect(where(line(one, [DONE]))).toEqual(["rebel-base", "naboo", "naboo"]);
    const both = told(one, [leader("princess-leia")]);
    expect(where(both.state)).toEqual(["rebel-base", "rebel-base", "naboo"]);
    const moves = only(both.events, "leader-moved").filter(
      ({ rule }) => rule === "reb.rescue.assigned-leaders-may-follow",
    );
    expect(moves.map(({ leader: id }) => id)).toEqual(["jan-dodonna", "princess-leia"]);
  });

  it("An assigned leader who is already at the base is not asked to accompany a rescued leader", () => {
    const start = rebel("daring-rescue", ["princess-leia"], {
      systems: { naboo: { units: { "star-destroyer": 1, "rebel-trooper": 1 } } },
      leaders: LUKE,
      base: { system: "naboo", revealed: true },
    });
    const { state, events } = told(start, [REVEAL, PASS]);
    expect(only(events, "leader-rescued")).toMatchObject([{ leader: "luke-skywalker", to: "naboo" }]);
    expect(asked(state)).toBe("imperial: turn");
  });

  it("For the Greater Good lets no leader accompany the rescued one", () => {
    const start = rebel("for-the-greater-good", ["jan-dodonna", "princess-leia"], { systems: HELD, leaders: LUKE });
    const { state } = told(start, [REVEAL, PASS]);
    expect(asked(state)).toBe("imperial: turn");
    expect([spot(state, "princess-leia"), spot(state, "luke-skywalker")]).toEqual(["naboo", "rebel-base"]);
  });

  it("[reb.captured.carbonite-no-refund] A leader freed from carbonite is rescued, but the lost reputation is not returned", () => {
    const leaders = { "han-solo": { at: "naboo", ring: "carbonite" } };
    const start = rebel("daring-rescue", ["princess-leia"], { systems: HELD, leaders, reputation: 15 });
    const { state } = told(start, [REVEAL, PASS, DONE]);
    expect([spot(state, "han-solo"), state.reputation]).toEqual(["rebel-base", 15]);
  });
});

describe("It Is Your Destiny", () => {
  const HAND = { actions: ["it-is-your-destiny"] };
  const VADER = { ...LUKE, "darth-vader": "naboo" } as const;
  const WIN = ["hit", "hit"];

  it("[reb.faq.it-is-your-destiny-timing] It Is Your Destiny is used after the choice of companions, and can capture a companion before the leader leaves", () => {
    const start = rebel("daring-rescue", ["princess-leia"], { systems: HELD, leaders: VADER, imperial: HAND });
    const chosen = line(start, [REVEAL, PASS, leader("princess-leia")], WIN);
    expect(asked(chosen)).toBe("imperial: action-card");
    expect(legal(chosen)).toEqual(["use-action it-is-your-destiny darth-vader", "pass"]);
    expect(spot(chosen, "princess-leia")).toBe("naboo");
    const { state, events } = told(chosen, [DESTINY]);
    expect(only(events, "leader-captured")).toMatchObject([{ leader: "princess-leia", at: "naboo" }]);
    expect([spot(state, "princess-leia"), ringOf(state, "princess-leia")]).toEqual(["naboo", "captured"]);
    expect(spot(line(chosen, [PASS]), "princess-leia")).toBe("rebel-base");
  });

  it("[reb.eliminate.permanent] A companion whom It Is Your Destiny captures and Noble Sacrifice eliminates does not go to the base", () => {
    const start = rebel("daring-rescue", ["princess-leia", "obi-wan-kenobi"], {
      systems: HELD,
      leaders: { ...VADER, "obi-wan-kenobi": "mission" },
      rebel: { actions: ["noble-sacrifice"] },
      imperial: HAND,
    });
    const chosen = line(
      start,
      [REVEAL, PASS, leader("princess-leia"), leader("obi-wan-kenobi"), DESTINY, leader("obi-wan-kenobi")],
      ["hit", "hit", "hit", "hit", "hit"],
    );
    expect(asked(chosen)).toBe("rebel: action-card");
    const gone = line(chosen, [{ type: "use-action", subject: "noble-sacrifice", leader: "obi-wan-kenobi" }]);
    expect(["obi-wan-kenobi", "princess-leia"].map((id) => spot(gone, id))).toEqual(["eliminated", "rebel-base"]);
  });

  it("[reb.captured.no-rebel-move] A leader captured by It Is Your Destiny cannot accompany the captive whom the Millennium Falcon frees afterwards", () => {
    const start = rebel("daring-rescue", ["princess-leia", "general-rieekan"], {
      systems: HELD,
      leaders: {
        ...VADER,
        chewbacca: { at: "naboo", ring: "carbonite" },
        "princess-leia": { at: "mission", ring: "millennium-falcon" },
      },
      imperial: HAND,
    });
    const rescued = line(
      start,
      [REVEAL, PASS, leader("luke-skywalker"), DONE, DESTINY, leader("general-rieekan")],
      WIN,
    );
    expect(ringOf(rescued, "general-rieekan")).toBe("captured");
    expect(asked(rescued)).toBe("rebel: ring");
    const freed = line(rescued, [{ type: "use-ring", subject: "millennium-falcon" }]);
    expect(spot(freed, "chewbacca")).toBe("rebel-base");
    expect(asked(freed)).toBe("rebel: companions");
    expect(legal(freed)).toEqual(["choose-leader princess-leia", "done"]);
  });

  it("[reb.action.leader-must-be-present] It Is Your Destiny can be used only if Darth Vader is in the system", () => {
    const start = rebel("daring-rescue", ["princess-leia"], { systems: HELD, leaders: LUKE, imperial: HAND });
    expect(asked(line(start, [REVEAL, PASS, DONE]))).toBe("imperial: turn");
  });

  it("[reb.faq.it-is-your-destiny-indirect] [reb.faq.indirect-rescue-no-companions] [reb.rescue.automatic] It Is Your Destiny can be used when the loss of the last Imperial unit frees a leader, and no leader accompanies that one", () => {
    const start = rebel("hit-and-run", ["princess-leia", "general-rieekan"], {
      systems: HELD,
      leaders: { ...VADER, "emperor-palpatine": "hoth" },
      imperial: HAND,
    });
    const hit = told(
      start,
      [
        REVEAL,
        { type: "choose-system", subject: "naboo" },
        PASS,
        { type: "destroy", subject: "stormtrooper", at: "naboo" },
      ],
      ["special", "hit", "blank", "blank", "blank"],
    );
    expect(only(hit.events, "leader-rescued")).toMatchObject([
      { leader: "luke-skywalker", rule: "reb.rescue.automatic" },
    ]);
    expect(asked(hit.state)).toBe("imperial: action-card");
    expect(spot(line(hit.state, [PASS]), "princess-leia")).toBe("naboo");
  });

  it("[reb.faq.it-is-your-destiny-falcon] [reb.faq.falcon-not-after-destiny] It Is Your Destiny can be used when the Millennium Falcon frees a leader, but captures only assigned leaders", () => {
    const leaders = { ...VADER, "han-solo": { at: "naboo", ring: "millennium-falcon" } } as const;
    const start = rebel("sabotage", ["princess-leia", "general-rieekan"], {
      systems: HELD,
      leaders,
      imperial: HAND,
    });
    const asking = line(
      start,
      [
        REVEAL,
        { type: "choose-system", subject: "naboo" },
        PASS,
        { type: "use-ring", subject: "millennium-falcon" },
        DONE,
      ],
      ["special", "special", "blank", "blank", "blank", "blank", "blank"],
    );
    expect(asked(asking)).toBe("imperial: action-card");
    const taking = line(asking, [DESTINY]);
    expect(legal(taking)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan"]);
    const rescued = rebel("daring-rescue", ["princess-leia"], { systems: HELD, leaders, imperial: HAND });
    const after = line(rescued, [REVEAL, PASS, DONE, DESTINY], ["special", "special", "blank"]);
    expect([ringOf(after, "princess-leia"), asked(after)]).toEqual(["captured", "imperial: turn"]);
  });

  it("[reb.faq.it-is-your-destiny-rebels-only] It Is Your Destiny cannot capture Imperial leaders", () => {
    const leaders = { ...VADER, "han-solo": { at: "naboo", ring: "lure-of-the-dark-side" } } as const;
    const start = scenario({
      config: FAQ,
      active: "imperial",
      systems: { ...HELD, hoth: {} },
      leaders: { ...leaders, "colonel-yularen": "mission" },
      base: { system: "hoth" },
      rebel: { passed: true },
      imperial: { ...HAND, assigned: [{ card: "homing-beacon", leaders: ["colonel-yularen"] }] },
    });
    const state = line(start, [REVEAL, PASS], ["hit", "hit", "hit", "blank", "blank", "blank"]);
    expect(asked(state)).toBe("rebel: choose-system");
    expect(asked(line(state, [{ type: "choose-system", subject: "hoth" }]))).toBe("imperial: turn");
  });
});

describe("captives", () => {
  it("[reb.rescue.automatic] A captured leader is freed at once when no Imperial unit is left in the system", () => {
    const start = rebel("hit-and-run", ["princess-leia", "general-rieekan"], { systems: HELD, leaders: LUKE });
    const { events } = told(start, [
      REVEAL,
      { type: "choose-system", subject: "naboo" },
      PASS,
      { type: "destroy", subject: "stormtrooper", at: "naboo" },
    ]);
    expect(only(events, "leader-rescued")).toMatchObject([{ leader: "luke-skywalker" }]);
  });

  it("[reb.captured.by-cards] [reb.captured.no-pool] [reb.captured.second-capture] [reb.captured.one-ring] [reb.captured.ring] A second capture frees the leader captured first", () => {
    const start = scenario({
      config: FAQ,
      active: "imperial",
      systems: HELD,
      leaders: { ...LUKE, "princess-leia": "naboo" },
      rebel: { passed: true },
      imperial: { assigned: [{ card: "capture-rebel-operative", leaders: ["darth-vader"] }] },
    });
    const { state, events } = told(start, [REVEAL, PASS], ["hit", "hit", "hit", "blank"]);
    expect(only(events, "leader-rescued")).toMatchObject([
      { leader: "luke-skywalker", rule: "reb.captured.second-capture" },
    ]);
    expect(only(events, "ring-attached")).toMatchObject([{ leader: "princess-leia", rule: "reb.captured.ring" }]);
    expect([ringOf(state, "luke-skywalker"), ringOf(state, "princess-leia")]).toEqual([null, "captured"]);
    expect(asked(state)).toBe("imperial: turn");
  });

  it("[reb.faq.one-leader-per-imperial-ring] Another capture does not free a leader in carbonite", () => {
    const start = scenario({
      config: FAQ,
      active: "imperial",
      systems: HELD,
      leaders: { "han-solo": { at: "naboo", ring: "carbonite" }, "princess-leia": "naboo" },
      rebel: { passed: true },
      imperial: { assigned: [{ card: "capture-rebel-operative", leaders: ["darth-vader"] }] },
    });
    const { state, events } = told(start, [REVEAL, PASS], ["hit", "hit", "hit", "blank"]);
    expect(only(events, "leader-rescued")).toEqual([]);
    expect([ringOf(state, "han-solo"), ringOf(state, "princess-leia")]).toEqual(["carbonite", "captured"]);
  });

  it("[reb.captured.other-ring-replaces] [reb.ring.one-per-leader] The carbonite ring replaces the captured leader ring", () => {
    const start = scenario({
      config: FAQ,
      active: "imperial",
      systems: HELD,
      leaders: LUKE,
      rebel: { passed: true },
      imperial: { assigned: [{ card: "carbon-freezing", leaders: ["darth-vader"] }] },
    });
    const { state, events } = told(start, [REVEAL, PASS], ["hit", "hit", "hit", "blank"]);
    expect(only(events, "ring-removed")).toMatchObject([{ ring: "captured", leader: "luke-skywalker" }]);
    expect(ringOf(state, "luke-skywalker")).toBe("carbonite");
    expect(state.leaders.filter(({ ring }) => ring !== null)).toHaveLength(1);
  });
});

describe("abilities at the same time", () => {
  it("[reb.faq.simultaneous-factions] The Rebels use an action card after a success before the Empire uses one after the rescue", () => {
    const start = rebel("daring-rescue", ["princess-leia"], {
      systems: HELD,
      leaders: {
        "han-solo": { at: "naboo", ring: "captured" },
        "luke-skywalker": "naboo",
        "darth-vader": "naboo",
      },
      rebel: { actions: ["son-of-skywalker"] },
      imperial: { actions: ["it-is-your-destiny"] },
    });
    const first = line(start, [REVEAL, PASS, PASS], ["hit", "hit", "hit", "hit"]);
    expect(legal(first)).toEqual(["use-action son-of-skywalker luke-skywalker", "pass"]);
    const second = line(first, [PASS, DONE]);
    expect(legal(second)).toEqual(["use-action it-is-your-destiny darth-vader", "pass"]);
  });
});
