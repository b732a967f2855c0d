import { at as nth } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, type Scenario } from "../../src/testing/index.ts";
import { asked, cards, DONE, eventsOf, legal, refused, side, spot, systems, units } from "../looks.ts";
import { at, move, put, rebelMission, reveal, take, who } from "./table.ts";

describe("Hidden Fleet", () => {
  const spec: Scenario = {
    baseSpace: { "rebel-transport": 1, "rebel-trooper": 5, "ion-cannon": 1, "x-wing": 1 },
    leaders: { "mon-mothma": "rebel-base" },
  };

  it("[reb.move.hidden-fleet-example] [reb.golden.card-and-rules-together] Hidden Fleet moves units out of the Rebel Base space even with leaders there; transport limits apply and structures stay", () => {
    const state = rebelMission("hidden-fleet", ["general-rieekan"], spec);
    const { state: asking } = reveal(state, at("naboo"));
    expect(legal(asking)).toEqual(["move rebel-base rebel-transport", "move rebel-base x-wing", "done"]);
    refused(asking, move("rebel-trooper", "rebel-base"), "reb.move.restriction-icon");
    refused(asking, move("ion-cannon", "rebel-base"), "reb.move.immobile");
    const troopers = Array.from({ length: 4 }, () => move("rebel-trooper", "rebel-base"));
    const { state: full } = play(asking, [
      move("rebel-transport", "rebel-base"),
      move("x-wing", "rebel-base"),
      ...troopers,
    ]);
    const { state: after } = asked(full).kind === "move-units" ? play(full, [DONE]) : { state: full };
    expect(units(after, "naboo")).toEqual({ "rebel-transport": 1, "x-wing": 1, "rebel-trooper": 4 });
    expect(after.base.publicCandidates).toEqual(state.base.publicCandidates);
  });

  it("Hidden Fleet moves units only to systems without Imperial units", () => {
    const systems = { naboo: { units: { "tie-fighter": 1 } } };
    const state = rebelMission("hidden-fleet", ["general-rieekan"], { ...spec, systems });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(legal(asking)).not.toContain("choose-system naboo");
  });

  it("[reb.base.revealed-cards-redirect] Hidden Fleet moves units from the base's system once the base is revealed", () => {
    const state = rebelMission("hidden-fleet", ["general-rieekan"], {
      base: { system: "hoth", revealed: true },
      systems: { hoth: { units: { "x-wing": 1 } } },
    });
    const { state: after } = reveal(state, at("naboo"), [move("x-wing", "hoth")]);
    expect(units(after, "naboo")).toEqual({ "x-wing": 1 });
  });
});

describe("Contingency Plan", () => {
  it("Contingency Plan assigns its leader to a starting mission from the hand, to be revealed later in the round", () => {
    const state = rebelMission("contingency-plan", ["general-rieekan"]);
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(asked(asking)).toMatchObject({
      seat: "rebel",
      kind: "assign-again",
      context: { leader: "general-rieekan" },
    });
    expect(legal(asking)).toEqual([
      "take-card build-alliance",
      "take-card infiltration",
      "take-card sabotage",
      "take-card rapid-mobilization",
    ]);
    const { state: after, events } = play(asking, [take("build-alliance")]);
    expect(spot(after, "general-rieekan")).toBe("mission");
    expect(side(after, "rebel").assigned).toMatchObject([{ known: "starting" }]);
    expect(eventsOf(events, "leaders-assigned")).toMatchObject([
      { leaders: ["general-rieekan"], card: { card: "build-alliance", seenBy: ["rebel"] } },
    ]);
    expect(side(after, "rebel").missionDiscard.map((code) => nth(BOX.cards, code).id)).toEqual(["contingency-plan"]);
  });

  it("[reb.mission.ability-assignment-needs-skills] The leader that Contingency Plan assigns must meet the new mission's skill requirement without help", () => {
    const state = rebelMission("contingency-plan", ["general-rieekan"]);
    const { state: turn } = play(state, [{ type: "reveal", subject: 0 }, take("infiltration"), DONE]);
    refused(turn, { type: "reveal", subject: 0 }, "reb.mission.skill-requirement");
  });

  it("The owner of Contingency Plan chooses which of its two leaders is assigned again, and the other returns to the pool", () => {
    const state = rebelMission("contingency-plan", ["general-rieekan", "princess-leia"]);
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(legal(asking)).toEqual(["choose-leader princess-leia", "choose-leader general-rieekan"]);
    const { state: after } = play(asking, [who("princess-leia"), take("infiltration")]);
    expect([spot(after, "princess-leia"), spot(after, "general-rieekan")]).toEqual(["mission", "pool"]);
  });

  it("Contingency Plan asks even without a starting mission in hand, because the Empire cannot tell", () => {
    const state = rebelMission("contingency-plan", ["general-rieekan"], {
      leaders: { "han-solo": "mission" },
      rebel: {
        missions: ["daring-rescue"],
        assigned: [
          { card: "build-alliance", leaders: ["mon-mothma"] },
          { card: "infiltration", leaders: ["jan-dodonna"] },
          { card: "sabotage", leaders: ["princess-leia"] },
          { card: "rapid-mobilization", leaders: ["han-solo"] },
        ],
      },
    });
    const { state: asking } = play(state, [{ type: "reveal", subject: 0 }]);
    expect(asked(asking).kind).toBe("assign-again");
    expect(legal(asking)).toEqual(["done"]);
    const { state: after } = play(asking, [DONE]);
    expect(spot(after, "general-rieekan")).toBe("pool");
  });

  it("Lando Calrissian's next attempted mission has 2 more successes after Contingency Plan", () => {
    const state = rebelMission("contingency-plan", ["lando-calrissian"], {
      leaders: { "lando-calrissian": "mission", "grand-moff-tarkin": "naboo" },
    });
    const { state: turn, events } = play(state, [{ type: "reveal", subject: 0 }, take("build-alliance")]);
    expect(eventsOf(events, "modifier-started")).toMatchObject([
      { kind: "more-successes", leader: "lando-calrissian" },
    ]);
    const { state: after } = reveal(play(turn, [DONE]).state, at("naboo"), [], ["blank", "hit"]);
    expect(after.places[BOX.places.get("naboo") ?? -1]?.loyalty).toBe(0);
  });
});

describe("Plant False Lead", () => {
  const HELD = ["naboo", "ryloth", "endor", "ilum", "rodia"];
  const TAKEN = ["naboo", "ryloth", "endor", "ilum"];
  const spec: Scenario = {
    systems: { kessel: { units: { stormtrooper: 1 } } },
    probes: HELD,
    base: { system: "hoth" },
  };
  const draws = TAKEN.slice(0, 3).map((system) => `probe:${system}`);

  function planted(): State {
    const state = rebelMission("plant-false-lead", ["general-rieekan"], spec);
    return reveal(state, at("kessel"), [], [...draws, "probe:ilum"]).state;
  }

  it("Plant False Lead takes 4 random probe cards from the Empire, and the Rebels put them on or under the deck in any order", () => {
    const state = planted();
    expect(cards(state.probes)).toEqual(["probe:rodia"]);
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "put-card", context: { left: 4 } });
    expect(legal(state)).toHaveLength(8);
    const line = [put("probe:naboo", "bottom"), put("probe:ilum", "top"), put("probe:endor", "top")];
    const { state: after } = play(state, line);
    const deck = after.probeDeck.map(({ cards: part }) => part.map((code) => nth(BOX.cards, code).id));
    expect(deck[0]).toEqual(["probe:ryloth", "probe:endor", "probe:ilum"]);
    expect(deck[deck.length - 1]).toEqual(["probe:naboo"]);
    expect(asked(after).kind).toBe("turn-end");
  });

  it("Plant False Lead puts all cards for the bottom before those for the top, so that each arrangement can be made in only one way", () => {
    const { state } = play(planted(), [put("probe:naboo", "top")]);
    expect(legal(state).every((key) => key.endsWith("top"))).toBe(true);
    refused(state, put("probe:endor", "bottom"), "reb.mission.choices-at-success");
  });

  it("[reb.faq.plant-false-lead-visibility] The Empire sees which cards Plant False Lead took and how many went to the top and bottom, not which went where", () => {
    const start = rebelMission("plant-false-lead", ["general-rieekan"], spec);
    const line = [put("probe:naboo", "bottom"), put("probe:ilum", "top"), put("probe:endor", "top")];
    const { state, events } = reveal(start, at("kessel"), line, [...draws, "probe:ilum"]);
    const told = eventsOf(events, "cards-moved").filter(({ deck }) => deck === "probe");
    expect(told[0]).toMatchObject({ to: "aside", cards: TAKEN.map(() => ({ seenBy: ["rebel", "imperial"] })) });
    expect(told.slice(1)).toMatchObject([
      { to: "deck-bottom", cards: [{ card: "probe:naboo", seenBy: ["rebel"] }] },
      { to: "deck-top", cards: [{ seenBy: ["rebel"] }] },
      { to: "deck-top", cards: [{ seenBy: ["rebel"] }] },
      { to: "deck-top", cards: [{ seenBy: ["rebel"] }] },
    ]);
    expect(state.probeDeck.map(({ knownTo }) => knownTo)).toEqual([9, 0, 9]);
  });

  it("The Empire still knows that the base is not at the systems of the cards that Plant False Lead took", () => {
    const { state } = play(planted(), TAKEN.map((system) => put(`probe:${system}`, "top")).slice(0, 3));
    for (const system of TAKEN) expect(systems(state.baseCandidates)).not.toContain(system);
    expect(systems(state.base.publicCandidates)).toContain("naboo");
  });

  it("Plant False Lead takes all cards if the Empire holds fewer than 4, and none if it holds none", () => {
    const few = rebelMission("plant-false-lead", ["general-rieekan"], { ...spec, probes: ["naboo", "ryloth"] });
    const { state } = reveal(few, at("kessel"), [], []);
    expect([cards(state.probes), cards(side(state, "rebel").aside)]).toEqual([[], ["probe:naboo", "probe:ryloth"]]);
    const none = rebelMission("plant-false-lead", ["general-rieekan"], { ...spec, probes: [] });
    expect(asked(reveal(none, at("kessel")).state).kind).toBe("turn-end");
  });
});
