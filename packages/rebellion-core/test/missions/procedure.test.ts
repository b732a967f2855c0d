import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";
import { asked, cards, ids, legal, line, offers, only, PASS, refused, spot, told } from "./table.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };

function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

function send(leader: string): Action {
  return { type: "choose-leader", subject: leader };
}

/** The Rebels' turn, a mission with leaders face down before them. */
function rebel(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  const config = { rulings: "faq", ...spec.config } as const;
  return scenario({ ...spec, config, rebel: { ...spec.rebel, assigned: [{ card, leaders }] } });
}

/** The Empire's turn, the Rebels having passed. */
function imperial(card: string, leaders: readonly string[], spec: Scenario = {}): State {
  const config = { rulings: "faq", ...spec.config } as const;
  return scenario({
    active: "imperial",
    ...spec,
    config,
    rebel: { passed: true, ...spec.rebel },
    imperial: { ...spec.imperial, assigned: [{ card, leaders }] },
  });
}

describe("where a mission takes place", () => {
  it("[reb.mission.step2-choose-system] [reb.mission.step2-place-leaders] A mission takes place in a system that its card allows, and its leaders go there", () => {
    const start = line(rebel("sabotage", ["princess-leia", "general-rieekan"]), [REVEAL]);
    expect(asked(start)).toBe("rebel: mission-system");
    expect(legal(start)).toContain("choose-system naboo");
    expect(legal(start)).not.toContain("choose-system hoth");
    refused(start, at("hoth"), "reb.mission.step2-choose-system");
    refused(start, at("rebel-base"), "reb.base.space-no-missions");
    refused(start, send("darth-vader"), "reb.mission.step2-choose-system");
    const { state, events } = told(start, [at("naboo")]);
    expect([spot(state, "princess-leia"), spot(state, "general-rieekan")]).toEqual(["naboo", "naboo"]);
    expect(only(events, "mission-placed")).toMatchObject([{ card: "sabotage", at: "naboo", target: null }]);
    expect(only(events, "leader-moved")).toMatchObject([
      { leader: "princess-leia", rule: "reb.mission.step2-place-leaders", cause: "sabotage" },
      { leader: "general-rieekan" },
    ]);
  });

  it("[reb.faq.sabotage-populous] Sabotage may be revealed in any system under the book rulings, and only in a populous one under the errata", () => {
    const book = line(rebel("sabotage", ["princess-leia"], { config: { rulings: "book" } }), [REVEAL]);
    expect(legal(book)).toContain("choose-system hoth");
    const faq = line(rebel("sabotage", ["princess-leia"]), [REVEAL]);
    expect(legal(faq)).not.toContain("choose-system hoth");
  });

  it("[reb.mission.an-imperial-unit] A mission that requires an Imperial unit can be revealed where there are one or more", () => {
    const systems = { naboo: { units: { "tie-fighter": 1 } }, bespin: { units: { stormtrooper: 2, "at-st": 1 } } };
    const start = line(rebel("infiltration", ["princess-leia"], { systems }), [REVEAL]);
    expect(legal(start)).toEqual(["choose-system bespin", "choose-system naboo"]);
  });

  it("A mission without a legal system cannot be revealed", () => {
    const start = rebel("infiltration", ["princess-leia"]);
    expect(offers(start, "reveal")).toEqual([]);
    expect(refused(start, REVEAL, "reb.mission.step2-choose-system").code).toBe("no-target");
  });

  it("[reb.faq.useless-mission-allowed] A mission may be revealed where it has no effect", () => {
    const systems = { naboo: { loyalty: "rebel" } } as const;
    const start = line(rebel("build-alliance", ["princess-leia"], { systems }), [REVEAL]);
    expect(legal(start)).toContain("choose-system naboo");
  });

  it("[reb.faq.destroyed-missions-allowed] [reb.faq.destroyed-neither-populous-nor-remote] Missions may be revealed in destroyed systems, which do not count as populous", () => {
    const systems = { alderaan: { destroyed: true, loyalty: null } };
    const hit = line(rebel("hit-and-run", ["princess-leia", "general-rieekan"], { systems }), [REVEAL]);
    expect(legal(hit)).toContain("choose-system alderaan");
    const sabotage = line(rebel("sabotage", ["princess-leia"], { systems }), [REVEAL]);
    expect(legal(sabotage)).not.toContain("choose-system alderaan");
  });

  it("[reb.base.mission-leader-in-space] [reb.base.space-no-missions] A mission for the Rebel Base space places its leaders there", () => {
    const start = rebel("rapid-mobilization", ["general-rieekan"], { base: { system: "hoth" } });
    const state = line(start, [REVEAL]);
    expect(spot(state, "general-rieekan")).toBe("rebel-base");
    const open = rebel("rapid-mobilization", ["general-rieekan"], {
      base: { system: "hoth", revealed: true },
      systems: { hoth: { units: { "x-wing": 1 } } },
    });
    expect(spot(line(open, [REVEAL]), "general-rieekan")).toBe("hoth");
  });
});

describe("attempted and resolved", () => {
  it("[reb.mission.attempt-can-be-opposed] [reb.mission.send-one-leader] [reb.mission.ltp-oppose-after-declare] [reb.mission.ltp-declare-only-system] The other side may send one leader against an attempted mission when only its system has been declared", () => {
    const start = line(rebel("sabotage", ["princess-leia"]), [REVEAL, at("naboo")]);
    expect(asked(start)).toBe("imperial: oppose");
    expect(legal(start)).toEqual([
      "choose-leader emperor-palpatine",
      "choose-leader grand-moff-tarkin",
      "choose-leader darth-vader",
      "choose-leader general-tagge",
      "pass",
    ]);
    refused(start, send("boba-fett"), "reb.mission.send-one-leader");
    refused(start, at("naboo"), "reb.mission.send-one-leader");
    const { state, events } = told(start, [send("darth-vader")], ["hit", "blank", "blank", "blank"]);
    expect(spot(state, "darth-vader")).toBe("naboo");
    expect(only(events, "leader-moved")).toMatchObject([
      { leader: "darth-vader", rule: "reb.mission.send-one-leader", cause: "sabotage" },
    ]);
  });

  it("[reb.mission.send-even-if-present] A side may send a leader against a mission even if it already has leaders there", () => {
    const leaders = { "general-tagge": "naboo" };
    const start = line(rebel("sabotage", ["princess-leia"], { leaders }), [REVEAL, at("naboo")]);
    expect(legal(start)).toContain("choose-leader darth-vader");
  });

  it("[reb.command.passed-can-oppose] A player who has passed may still send a leader against a mission", () => {
    const systems = { naboo: { units: { stormtrooper: 1 } } };
    const leaders = { "princess-leia": "naboo" };
    const start = imperial("capture-rebel-operative", ["darth-vader"], { systems, leaders });
    const state = line(start, [REVEAL]);
    expect(asked(state)).toBe("rebel: oppose");
    expect(legal(state)).toContain("choose-leader general-rieekan");
  });

  it("[reb.mission.resolve-cannot-be-opposed] [reb.mission.ltp-resolve-term] [reb.faq.only-attempted-can-succeed] A resolved mission cannot be opposed, and neither succeeds nor fails", () => {
    const systems = { naboo: { loyalty: "imperial" } } as const;
    const start = imperial("address-delays", ["general-tagge"], { systems });
    const { events } = told(start, [REVEAL, at("naboo")]);
    expect(only(events, "mission-ended")).toMatchObject([{ result: "resolved", successes: null }]);
    expect(only(events, "mission-opposed")).toEqual([]);
  });

  it("[reb.mission.unopposed-succeeds] An attempted mission succeeds without a roll if no enemy leader is there", () => {
    const { state, events } = told(rebel("sabotage", ["princess-leia"]), [REVEAL, at("naboo"), PASS]);
    expect(only(events, "dice-rolled")).toEqual([]);
    expect(only(events, "mission-ended")).toMatchObject([
      { result: "success", successes: null, rule: "reb.mission.unopposed-succeeds" },
    ]);
    expect(only(events, "sabotage-placed")).toMatchObject([{ system: "naboo" }]);
    expect(asked(state)).toBe("imperial: turn");
  });

  it("[reb.mission.send-team-one] In a team game only one player of the other team sends a leader", () => {
    const config = { players: 4, rulings: "faq" } as const;
    const spec: Scenario = { config, active: "rebel-general" };
    const start = line(rebel("sabotage", ["princess-leia"], spec), [REVEAL, at("naboo")]);
    expect(asked(start)).toBe("imperial-admiral: oppose");
    refused(start, send("darth-vader"), "reb.mission.send-one-leader");
    const general = line(start, [PASS]);
    expect(asked(general)).toBe("imperial-general: oppose");
    expect(legal(general)).toEqual(["choose-leader darth-vader", "choose-leader general-tagge", "pass"]);
    const { state } = told(start, [send("grand-moff-tarkin")], ["hit"]);
    expect(asked(state)).toBe("rebel-admiral: turn");
  });
});

describe("where the card goes", () => {
  it("[reb.mission.starting-returns] [reb.starting-mission.return] [reb.starting-mission.arrow] A starting mission returns to the hand, and all players see it", () => {
    const { state, events } = told(rebel("sabotage", ["princess-leia"]), [REVEAL, at("naboo"), PASS]);
    expect(cards(state.sides[0].missions)).toContain("sabotage");
    expect(only(events, "mission-returned")).toMatchObject([
      { card: { card: "sabotage", seenBy: ["rebel", "imperial", "spectator"] }, rule: "reb.mission.starting-returns" },
    ]);
  });

  it("[reb.mission.others-discarded] A mission that is not a starting mission is discarded", () => {
    const start = rebel("hit-and-run", ["princess-leia", "general-rieekan"]);
    const { state, events } = told(start, [REVEAL, at("hoth"), PASS]);
    expect(ids(state.sides[0].missionDiscard)).toEqual(["hit-and-run"]);
    expect(only(events, "cards-moved")).toMatchObject([
      { to: "discard", cards: [{ card: "hit-and-run" }], rule: "reb.mission.others-discarded" },
    ]);
  });

  it("[reb.project.discard-pile] [reb.project.are-missions] A revealed project goes to the project discard pile", () => {
    const systems = { naboo: { loyalty: "imperial" } } as const;
    const start = imperial("construct-factory", ["general-tagge"], { systems });
    const { state } = told(start, [REVEAL, at("naboo")]);
    expect(ids(state.projectDiscard)).toEqual(["construct-factory"]);
    expect(state.sides[1].missionDiscard).toEqual([]);
  });

  it("[reb.mission.failed-nonstarting-discarded] [reb.mission.failure-no-effect] [reb.mission.ltp-attempt-term] A failed mission has no effect, and its card is discarded or returned as after a success", () => {
    const leaders = { "darth-vader": "naboo" };
    const starting = rebel("sabotage", ["princess-leia"], { leaders });
    const returned = told(starting, [REVEAL, at("naboo"), PASS], ["blank", "hit", "blank", "blank"]);
    expect(cards(returned.state.sides[0].missions)).toContain("sabotage");
    expect(only(returned.events, "sabotage-placed")).toEqual([]);
    expect(only(returned.events, "mission-ended")).toMatchObject([{ result: "failure", successes: [0, 1] }]);
    const regular = rebel("hit-and-run", ["princess-leia", "general-rieekan"], { leaders });
    const lost = told(regular, [REVEAL, at("naboo"), PASS], ["hit", "blank", "special", "blank", "blank"]);
    expect(ids(lost.state.sides[0].missionDiscard)).toEqual(["hit-and-run"]);
    expect(only(lost.events, "cards-moved")).toMatchObject([{ rule: "reb.mission.failed-nonstarting-discarded" }]);
  });
});
