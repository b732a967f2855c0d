import { at, pileCards, pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import {
  act,
  asked,
  cards,
  ENGINE,
  eventsOf,
  leadersIn,
  legal,
  place,
  refused,
  setUpGame,
  side,
  through,
  units,
} from "../looks.ts";

import { begun, DRAWS, first, IMPERIAL, put, rebelsPlace } from "./steps.ts";

const UNITS = ["starting-units"];

function back(unit: string, at: string): Action {
  return { type: "unpick", pick: { type: "place", subject: unit, at } };
}

/** Places that a type of starting unit may go to, whatever the order. */
function openTo(state: State, unit: string): readonly string[] {
  const all = ENGINE.legalActions(state, { picks: "all" });
  return all.flatMap((pick) => (pick.type === "place" && pick.subject === unit ? [pick.at] : []));
}

describe("steps 2 to 7: leaders, markers, decks", () => {
  it("[reb.setup.s2-starting-leaders] Each side's four leaders without a recruit icon start in its pool", () => {
    expect(leadersIn(begun(), "pool")).toEqual([
      "mon-mothma",
      "jan-dodonna",
      "princess-leia",
      "general-rieekan",
      "emperor-palpatine",
      "grand-moff-tarkin",
      "darth-vader",
      "general-tagge",
    ]);
  });

  it("[reb.setup.s2-other-leaders] The other seventeen leaders start beside the board", () => {
    expect(leadersIn(begun(), "supply")).toHaveLength(25 - 8);
  });

  it("[reb.setup.s3-time] [reb.setup.s3-reputation] The time marker starts on space 1 and the reputation marker on space 14", () => {
    expect(begun()).toMatchObject({ time: 1, reputation: 14, round: 0, phase: "setup" });
  });

  it("[reb.setup.s4-separate] [reb.setup.s4-stack] The objectives form three separately shuffled levels, I on top of II on top of III", () => {
    const levels = begun().objectiveDeck.map((part) => ({
      ordered: part.ordered,
      levels: part.cards.map((code) => {
        const card = BOX.cards[code];
        return card?.type === "objective" ? card.entry.level : "none";
      }),
    }));
    expect(levels).toEqual([
      { ordered: false, levels: ["I", "I", "I", "I"] },
      { ordered: false, levels: ["II", "II", "II", "II", "II"] },
      { ordered: false, levels: ["III", "III", "III", "III", "III"] },
    ]);
  });

  it("[reb.setup.s4-draw] [reb.objective.starting-one] The Rebels draw one objective, which the Empire does not see", () => {
    const { state, events } = setUpGame({}, DRAWS);
    expect(cards(state.objectives)).toEqual(["crippling-blow"]);
    const [drawn] = eventsOf(events, "cards-drawn");
    expect(drawn).toMatchObject({ rule: "reb.setup.s4-draw", deck: "objective" });
    expect(drawn?.cards).toMatchObject([{ card: "crippling-blow", seenBy: ["rebel"] }]);
  });

  it("[reb.setup.s5-action-decks] [reb.action.action-decks] Each side's action deck holds its action cards with a recruit icon", () => {
    const state = begun();
    for (const faction of ["rebel", "imperial"] as const) {
      const recruits = BOX.actions.filter(({ entry }) => entry.faction === faction && entry.set === "recruit");
      expect(cards(side(state, faction).actionDeck)).toEqual(recruits.map(({ id }) => id).sort());
      expect(side(state, faction).actionDeck).toHaveLength(1);
    }
  });

  it("[reb.setup.s7-starting-missions] [reb.starting-mission.four-each] Each side's four starting missions are set aside for its hand", () => {
    const state = begun();
    expect(cards(side(state, "rebel").missions)).toEqual([
      "build-alliance",
      "infiltration",
      "rapid-mobilization",
      "sabotage",
    ]);
    const own = pileCards(side(state, "imperial").missions).map((code) => BOX.cards[code]);
    expect(own.map((card) => card?.type === "mission" && card.entry.set)).toEqual(Array(4).fill("starting"));
  });

  it("[reb.setup.s7-projects] [reb.setup.s7-mission-deck] The projects and the other missions are shuffled into separate decks", () => {
    const state = begun();
    expect([pileSize(state.projectDeck), state.projectDeck.length]).toEqual([10, 1]);
    for (const faction of ["rebel", "imperial"] as const) {
      const { missionDeck } = side(state, faction);
      expect([pileSize(missionDeck), missionDeck.length, missionDeck[0]?.ordered]).toEqual([25, 1, false]);
    }
  });
});

describe("step 8: loyalty and the Imperial units", () => {
  it("[reb.setup.s8-reveal-probes] [reb.probe.loyalty-icon] Probe cards are revealed until enough loyalty icons of both sides have appeared", () => {
    const { events } = setUpGame({}, DRAWS);
    const turned = eventsOf(events, "cards-drawn").find(({ deck }) => deck === "probe");
    expect(turned?.rule).toBe("reb.setup.s8-reveal-probes");
    expect(turned?.cards.map(({ card }) => card)).toEqual(DRAWS.slice(1).map(({ answer }) => answer));
    expect(turned?.cards.every(({ seenBy }) => seenBy.length === 3)).toBe(true);
  });

  it("[reb.setup.s8-rebel-loyalty] The first three Rebel systems revealed get a loyalty marker, and a fourth does not", () => {
    const state = begun();
    for (const id of ["bothawui", "kashyyyk", "naboo"]) expect(place(state, id).loyalty).toBe(0);
    expect(place(state, "ryloth").loyalty).toBeNull();
  });

  it("[reb.setup.s8-subjugated] [reb.setup.s8-imperial-loyalty] The first two Imperial systems revealed are subjugated, and the others get a loyalty marker", () => {
    const state = begun();
    const marked = IMPERIAL.map((id) => [id, place(state, id).loyalty, place(state, id).subjugated]);
    expect(marked).toEqual([
      ["corellia", null, true],
      ["coruscant", 1, false],
      ["mandalore", null, true],
      ["mustafar", 1, false],
      ["mygeeto", 1, false],
      ["rodia", 1, false],
    ]);
  });

  it("[reb.setup.s8-remove-imperial-probes] The five Imperial probe cards return to the box", () => {
    const boxed = begun().probesBoxed.map((code) => BOX.cards[code]?.id);
    expect(boxed).toEqual(["corellia", "mandalore", "mustafar", "mygeeto", "rodia"].map((id) => `probe:${id}`));
  });

  it("[reb.setup.s8-reshuffle-probes] All other probe cards, revealed or not, are shuffled into one deck", () => {
    const { probeDeck } = begun();
    expect(probeDeck).toEqual([{ cards: probeDeck[0]?.cards, ordered: false, knownTo: 0 }]);
    expect(pileSize(probeDeck)).toBe(31 - 5);
    expect(cards(probeDeck)).toContain("probe:ryloth");
  });

  it("[reb.setup.s8-imperial-units] The Empire places all of its starting units", () => {
    let state = begun();
    const placed: Record<string, number> = {};
    while (asked(state).seat === "imperial") {
      expect(asked(state)).toMatchObject({ kind: "starting-units", rule: "reb.setup.s8-imperial-placement" });
      state = act(state, first(state)).state;
    }
    for (const id of BOX.placeIds) {
      for (const [unit, count] of Object.entries(units(state, id))) placed[unit] = (placed[unit] ?? 0) + count;
    }
    expect(placed).toEqual({
      "star-destroyer": 3,
      "assault-carrier": 3,
      "tie-fighter": 12,
      stormtrooper: 12,
      "at-st": 5,
      "at-at": 1,
      "death-star": 1,
    });
  });

  it("[reb.setup.s8-imperial-placement] [reb.setup.s8-coruscant] The Imperial starting units go to the five Imperial systems and Coruscant", () => {
    const state = begun();
    expect(legal(state)).toEqual(IMPERIAL.map((id) => `place ${id} assault-carrier`));
    refused(state, put("assault-carrier", "alderaan"), "reb.setup.s8-imperial-placement");
    refused(state, put("assault-carrier", "rebel-base"), "reb.setup.s8-imperial-placement");
    refused(state, put("x-wing", "coruscant"), "reb.setup.s8-imperial-placement");
    refused(state, put("assault-carrier", "nowhere"), "reb.setup.s8-imperial-placement");
  });

  it("[reb.setup.s8-imperial-minimum] Each of the six Imperial systems gets a ground unit, because the last ground units cannot be placed elsewhere", () => {
    let state = begun();
    const all = (unit: string, count: number, at: string): void => {
      for (let placed = 0; placed < count; placed++) state = act(state, put(unit, at)).state;
    };
    all("assault-carrier", 3, "coruscant");
    all("star-destroyer", 3, "coruscant");
    all("death-star", 1, "mandalore");
    all("tie-fighter", 12, "corellia");
    all("stormtrooper", 12, "mygeeto");
    // Five systems are without; five AT-STs and the AT-AT are left: one of them is free.
    expect(openTo(state, "at-st")).toEqual(IMPERIAL);
    expect(openTo(state, "at-at")).toEqual(IMPERIAL);
    all("at-st", 1, "mygeeto");
    const without = IMPERIAL.filter((id) => id !== "mygeeto");
    expect(openTo(state, "at-st")).toEqual(without);
    refused(state, put("at-at", "mygeeto"), "reb.setup.s8-imperial-minimum");
    all("at-at", 1, "rodia");
    refused(state, put("at-st", "rodia"), "reb.setup.s8-imperial-minimum");
    for (const id of ["mustafar", "corellia", "mandalore"]) all("at-st", 1, id);
    // The last AT-ST has one place left and goes there by itself.
    expect(asked(state).seat).toBe("rebel");
    expect(units(state, "coruscant")).toEqual({ "assault-carrier": 3, "star-destroyer": 3, "at-st": 1 });
  });

  it("[reb.setup.s8-imperial-minimum] Every sequence of legal Imperial placements ends with a ground unit in each Imperial system", () => {
    for (let seed = 0; seed < 30; seed++) {
      let state = setUpGame({}, `minimum ${seed}`).state;
      for (let step = 0; asked(state).seat === "imperial"; step++) {
        const picks = seed % 2 === 0 ? "all" : "canonical";
        const offered = ENGINE.legalActions(state, { picks }).filter(({ type }) => type === "place");
        state = act(state, at(offered, (seed * 5 + step * 7) % offered.length)).state;
      }
      const bare = state.places.filter(
        ({ loyalty, subjugated, units: there }) =>
          (loyalty === 1 || subjugated) && !there.some((count, unit) => count > 0 && BOX.units[unit]?.theater === 1),
      );
      expect(bare).toEqual([]);
    }
  });

  it("[reb.setup.s8-imperial-no-transport] Imperial ground units may start without ships, and in systems with more than two units", () => {
    let state = begun();
    for (let placed = 0; placed < 3; placed++) state = act(state, put("stormtrooper", "rodia")).state;
    expect(units(state, "rodia")).toEqual({ stormtrooper: 3 });
  });

  it("Starting units can be placed in any order of types, and no unit is placed without a question", () => {
    const state = begun();
    const { state: one } = act(state, put("tie-fighter", "rodia"));
    expect(units(one, "rodia")).toEqual({ "tie-fighter": 1 });
    expect(openTo(one, "tie-fighter")).toEqual(IMPERIAL);
    const two = act(act(one, put("assault-carrier", "mygeeto")).state, put("assault-carrier", "coruscant")).state;
    const same = act(act(state, put("assault-carrier", "coruscant")).state, put("assault-carrier", "mygeeto")).state;
    expect(act(same, put("tie-fighter", "rodia")).state).toEqual(two);
  });

  it("A placed starting unit can be taken back and placed elsewhere", () => {
    const state = begun();
    const there = act(state, put("death-star", "rodia")).state;
    const { state: undone, events } = act(there, back("death-star", "rodia"));
    expect(undone).toEqual(state);
    expect(events).toMatchObject([{ type: "units-returned", units: [{ unit: "death-star", count: 1 }], at: "rodia" }]);
    refused(state, back("death-star", "rodia"), "tt.decision.picks");
    expect(units(act(undone, put("death-star", "corellia")).state, "corellia")).toEqual({ "death-star": 1 });
  });

  it("Placements of starting units are listed by type, then by system, so that each set of placements is listed in one order", () => {
    const state = act(begun(), put("assault-carrier", "mandalore")).state;
    const behind = IMPERIAL.slice(IMPERIAL.indexOf("mandalore"));
    expect(legal(state)).toEqual(behind.map((id) => `place ${id} assault-carrier`));
  });
});

describe("step 8: the Rebel units", () => {
  it("[reb.setup.s8-rebel-units] [reb.setup.s8-rebel-placement] The Rebel starting units go to the Rebel Base space and one Rebel or neutral system", () => {
    const state = rebelsPlace();
    expect(asked(state)).toMatchObject({ seat: "rebel", rule: "reb.setup.s8-rebel-placement" });
    const open = legal(state).map((key) => key.split(" ")[1]);
    const free = BOX.systems.map(({ id }) => id).filter((id) => !IMPERIAL.includes(id));
    expect(open).toEqual([...free, "rebel-base"]);
    refused(state, put("rebel-transport", "corellia"), "reb.setup.s8-rebel-placement");
    const second = act(state, put("rebel-transport", "hoth")).state;
    expect(legal(second)).toEqual(["place hoth corellian-corvette", "place rebel-base corellian-corvette"]);
    refused(second, put("corellian-corvette", "naboo"), "reb.setup.s8-rebel-placement");
    refused(second, put("tie-fighter", "hoth"), "reb.setup.s8-rebel-placement");
    expect(openTo(second, "airspeeder")).toEqual(["hoth", "rebel-base"]);
    const all = through(second, UNITS);
    expect(units(all, "hoth")).toEqual({
      "rebel-transport": 1,
      "corellian-corvette": 1,
      "x-wing": 2,
      "y-wing": 2,
      "rebel-trooper": 6,
      airspeeder: 2,
    });
  });

  it("A Rebel trooper placed at the base does not fix the starting system of other units, and the system can change again once it is empty", () => {
    const base = act(rebelsPlace(), put("rebel-trooper", "rebel-base")).state;
    expect(units(base, "rebel-base")).toEqual({ "rebel-trooper": 1 });
    const hoth = act(act(base, put("rebel-trooper", "hoth")).state, put("x-wing", "hoth")).state;
    expect(openTo(hoth, "airspeeder")).toEqual(["hoth", "rebel-base"]);
    const one = act(hoth, back("x-wing", "hoth")).state;
    expect(openTo(one, "x-wing")).toEqual(["hoth", "rebel-base"]);
    const none = act(one, back("rebel-trooper", "hoth")).state;
    expect(none).toEqual(base);
    expect(units(act(none, put("x-wing", "naboo")).state, "naboo")).toEqual({ "x-wing": 1 });
  });

  it("[reb.faq.rebel-starting-placement] Under the erratum the Rebel starting system may be any system without Imperial units", () => {
    const state = rebelsPlace({ rulings: "faq" });
    expect(legal(state)).toEqual(legal(rebelsPlace()));
    refused(state, put("rebel-transport", "corellia"), "reb.faq.rebel-starting-placement");
  });
});
