import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { act, asked, cards, eventsOf, legal, place, refused, setUpGame, side, systems, units } from "../looks.ts";

function begun(): State {
  return setUpGame({ setup: "first-game" }).state;
}

const FLEET = { "star-destroyer": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 };
const CARRIER = { "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 };
const REBELS = {
  "rebel-transport": 1,
  "corellian-corvette": 1,
  "x-wing": 1,
  "y-wing": 1,
  "rebel-trooper": 3,
  airspeeder: 1,
};
const STATION = { "death-star": 1, "tie-fighter": 4, stormtrooper: 2, "at-st": 1 };
const CAPITAL = {
  "assault-carrier": 1,
  "star-destroyer": 1,
  "tie-fighter": 2,
  stormtrooper: 3,
  "at-st": 1,
  "at-at": 1,
};

describe("the fixed set-up of a first game", () => {
  it.each([
    ["reb.first-game.kashyyyk", "kashyyyk", 0, false, {}],
    ["reb.first-game.bothawui", "bothawui", 0, false, REBELS],
    ["reb.first-game.naboo", "naboo", 0, false, {}],
    [
      "reb.first-game.rebel-base-space",
      "rebel-base",
      null,
      false,
      { "x-wing": 1, "y-wing": 1, "rebel-trooper": 3, airspeeder: 1 },
    ],
    ["reb.first-game.saleucami", "saleucami", 1, false, FLEET],
    ["reb.first-game.mandalore", "mandalore", null, true, STATION],
    ["reb.first-game.coruscant", "coruscant", 1, false, CAPITAL],
    ["reb.first-game.corellia", "corellia", 1, false, { "assault-carrier": 1, stormtrooper: 1 }],
    ["reb.first-game.sullust", "sullust", null, true, FLEET],
    ["reb.first-game.mustafar", "mustafar", 1, false, CARRIER],
  ] as const)(
    "[%s] The first game starts with the marker and units that the rulebook lists at %s",
    (_, id, loyalty, subjugated, there) => {
      const state = begun();
      expect(place(state, id)).toMatchObject({ loyalty, subjugated });
      expect(units(state, id)).toEqual(there);
    },
  );

  it("[reb.first-game.fixed-setup] No units are placed by players in a first game: the first question is where the base is", () => {
    const { state, events } = setUpGame({ setup: "first-game" });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "base" });
    expect(events[0]).toMatchObject({ type: "game-started", rule: "reb.first-game.fixed-setup" });
    const used = ["bothawui", "saleucami", "mandalore", "coruscant", "corellia", "sullust", "mustafar", "rebel-base"];
    const others = BOX.placeIds.filter((id) => !used.includes(id));
    expect(others.filter((id) => Object.keys(units(state, id)).length > 0)).toEqual([]);
  });

  it("[reb.first-game.no-starting-actions] All starting action cards return to the box in a first game", () => {
    const state = begun();
    for (const faction of ["rebel", "imperial"] as const) {
      const { actions, actionsUsed, actionsBoxed } = side(state, faction);
      expect([...actions, actionsBoxed].map(pileSize)).toEqual([0, 0, 0]);
      expect(actionsUsed).toHaveLength(faction === "rebel" ? 6 : 4);
    }
  });

  it("[reb.first-game.objective-secret] The Rebels hold one objective in a first game, which only they see", () => {
    const { objectives } = begun();
    expect(objectives.map(({ cards: held, knownTo }) => [held.length, knownTo])).toEqual([[1, 1]]);
  });
});

describe("the base of a first game", () => {
  it("[reb.first-game.remove-probes] [reb.first-game.probe-deck-cleaned] Five probe cards are removed in a first game, and the others are shuffled", () => {
    const { probesBoxed, probeDeck } = begun();
    const removed = ["corellia", "mandalore", "mustafar", "saleucami", "sullust"];
    expect(probesBoxed.map((code) => BOX.cards[code]?.id)).toEqual(removed.map((id) => `probe:${id}`));
    expect(probeDeck.map(({ ordered, knownTo }) => [ordered, knownTo])).toEqual([[false, 0]]);
    expect(pileSize(probeDeck)).toBe(26);
    for (const system of removed) {
      refused(begun(), { type: "choose-system", subject: system }, "reb.setup.s9-base-not-imperial-start");
    }
  });

  it("[reb.first-game.base-not-adjacent] The base of a first game cannot be in a system adjacent to an Imperial unit", () => {
    const state = begun();
    // Bespin borders Mustafar; Tatooine borders none of the six Imperial systems.
    refused(state, { type: "choose-system", subject: "bespin" }, "reb.first-game.base-not-adjacent");
    refused(state, { type: "choose-system", subject: "yavin" }, "reb.first-game.base-not-adjacent");
    expect(legal(state).map((key) => key.split(" ")[1])).toEqual([
      "bothawui",
      "dantooine",
      "endor",
      "geonosis",
      "ilum",
      "nal-hutta",
      "rodia",
      "ryloth",
      "tatooine",
      "utapau",
    ]);
    expect(systems(state.base.publicCandidates)).toContain("tatooine");
    expect(systems(state.base.publicCandidates)).not.toContain("bespin");
  });

  it("[reb.first-game.hand] Each hand of a first game has four starting missions and two from the deck", () => {
    const draws = ["hit-and-run", "seek-yoda", "display-of-power", "carbon-freezing"];
    const { state, events } = act(begun(), { type: "choose-system", subject: "ilum" }, draws);
    expect(cards(side(state, "rebel").missions)).toEqual(
      ["build-alliance", "infiltration", "rapid-mobilization", "sabotage", "hit-and-run", "seek-yoda"].sort(),
    );
    expect(cards(side(state, "imperial").missions)).toContain("carbon-freezing");
    expect(eventsOf(events, "cards-drawn").map(({ rule }) => rule)).toEqual(Array(2).fill("reb.setup.s10-hand"));
    expect(state).toMatchObject({ phase: "assignment", round: 1 });
  });
});
