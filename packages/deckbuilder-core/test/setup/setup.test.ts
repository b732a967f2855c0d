import { type Config, configOf, type Event, game, type Seat, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { pieceId, scenario } from "@sw/deckbuilder-core/testing";
import { cardCount, expectOk, HIDDEN, isHidden, type Step, scripted } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { copies, END, hand, legal, only, play, refused, side, table, VIEWERS } from "../turn/table.ts";

const ROW = ["darth-vader", "x-wing", "lobot", "x-wing", "at-at", "bossk"];
const EMPIRE_HAND = ["stormtrooper", "inquisitor", "imperial-shuttle", "stormtrooper", "imperial-shuttle"];
const REBEL_HAND = ["temple-guardian", "alliance-shuttle", "rebel-trooper", "alliance-shuttle", "rebel-trooper"];

/** A game set up with these cards drawn: six for the row, five for each player. */
function dealt(draws: readonly string[], config: Partial<Config> = {}): Step<State, Event> {
  const chance = scripted(draws);
  const step = expectOk(game.setup(configOf(config), chance));
  expect(chance.unused()).toEqual([]);
  return step;
}

/** A game set up by itself. */
function started(config: Partial<Config> = {}, seed = "setup"): State {
  return expectOk(game.setup(configOf(config), seed)).state;
}

/** The cards of a player's hand and deck, by name, with how many of each. */
function startersOf(state: State, seat: Seat): Readonly<Record<string, number>> {
  const { hiddenCards } = side(state, seat);
  const counts: Record<string, number> = {};
  for (const card of [...hand(state, seat), ...hiddenCards]) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

describe("choosing factions and bases", () => {
  it("[dbg.setup.choose-faction] Each player has a faction with its own bases and starter cards", () => {
    const state = started({ mode: "full-galaxy" });
    const factionOf = (id: string): string | undefined =>
      [...defaultCatalogue.cards, ...defaultCatalogue.bases].find((entry) => entry.id === id)?.faction;
    for (const seat of game.seats) {
      const { base, bases } = side(state, seat);
      const own = [...Object.keys(startersOf(state, seat)), base?.card ?? "none", ...(isHidden(bases) ? [] : bases)];
      expect(own).toHaveLength(3 + 10);
      expect(new Set(own.map(factionOf))).toEqual(new Set([seat]));
    }
  });

  it("[dbg.setup.rebel-base-deck] The Rebels start with Dantooine, and with Hoth, Mon Cala, Sullust and Yavin 4 beneath it", () => {
    const { base, bases } = side(started(), "rebel");
    expect(base?.card).toBe("dantooine");
    expect([...(isHidden(bases) ? [] : bases)].sort()).toEqual(["hoth", "mon-cala", "sullust", "yavin-4"]);
  });

  it("[dbg.setup.empire-base-deck] The Empire starts with Lothal, and with Corellia, Coruscant, Death Star and Endor beneath it", () => {
    const { base, bases } = side(started(), "empire");
    expect(base?.card).toBe("lothal");
    expect([...(isHidden(bases) ? [] : bases)].sort()).toEqual(["corellia", "coruscant", "death-star", "endor"]);
  });

  it("[dbg.setup.other-bases-out] The other ten bases are out of the game and cannot be revealed", () => {
    const out = defaultCatalogue.bases.filter(({ introductory }) => !introductory).map(({ id }) => id);
    expect(out).toHaveLength(10);
    const state = started();
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(game.view(state, viewer));
      expect(out.filter((id) => text.includes(`"${id}"`))).toEqual([]);
      expect(game.view(state, viewer).sides.empire.boxedCount).toBe(0);
    }
    const baseless = scenario({ rebel: { base: null, play: [] }, empire: { victory: ["dantooine"] } });
    const { state: asked } = play(baseless, [END]);
    expect(legal(asked)).toEqual([
      "choose-base mon-cala",
      "choose-base hoth",
      "choose-base sullust",
      "choose-base yavin-4",
    ]);
    refused(asked, { type: "choose-base", subject: "alderaan" }, "dbg.turn-start.new-base");
    refused(asked, { type: "choose-base", subject: "corellia" }, "dbg.turn-start.new-base");
  });

  it("[dbg.setup.starting-base-up] The starting bases are in play, undamaged and visible to all viewers", () => {
    for (const config of [{}, { mode: "full-galaxy" }] as const) {
      const state = started(config);
      for (const viewer of VIEWERS) {
        const { sides } = game.view(state, viewer);
        expect(sides.empire.base).toMatchObject({ card: "lothal", damage: 0 });
        expect(sides.rebel.base).toMatchObject({ card: "dantooine", damage: 0 });
      }
    }
  });

  it("[dbg.setup.remaining-bases-down] Bases beneath the starting base are not in play, so Endor there strengthens no unit", () => {
    const trooper = { hand: [], play: ["stormtrooper"] } as const;
    const beneath = scenario({ empire: trooper });
    expect(side(beneath, "empire")).toMatchObject({ base: { card: "lothal" }, baseCount: 4 });
    expect(side(beneath, "empire").bases).toContain("endor");
    expect(side(beneath, "empire").play).toMatchObject([{ attack: 2 }]);
    const revealed = scenario({ empire: { ...trooper, base: "endor" } });
    expect(side(revealed, "empire").play).toMatchObject([{ attack: 3 }]);
  });

  it("[dbg.setup.remaining-bases-down] The remaining bases have the same order in every game, and any of them may come next", () => {
    const orders = ["a", "b", "c", "d", "e"].map((seed) => side(started({}, seed), "rebel").bases);
    expect(new Set(orders.map(String)).size).toBe(1);
    const bases = ["yavin-4", "hoth", "sullust", "mon-cala"];
    const spec = { empire: { victory: ["dantooine"] }, active: "empire" } as const;
    const listed = scenario({ ...spec, rebel: { base: null, bases } });
    const otherwise = scenario({ ...spec, rebel: { base: null, bases: [...bases].reverse() } });
    expect(listed).toEqual(otherwise);
    expect(legal(play(listed, [END]).state)).toHaveLength(4);
  });
});

describe("starter decks", () => {
  it("[dbg.setup.rebel-starter-deck] The Rebel starter deck is 1 Temple Guardian, 7 Alliance Shuttles and 2 Rebel Troopers", () => {
    expect(startersOf(started(), "rebel")).toEqual({ "temple-guardian": 1, "alliance-shuttle": 7, "rebel-trooper": 2 });
  });

  it("[dbg.setup.empire-starter-deck] The Empire starter deck is 7 Imperial Shuttles, 2 Stormtroopers and 1 Inquisitor", () => {
    expect(startersOf(started(), "empire")).toEqual({ "imperial-shuttle": 7, stormtrooper: 2, inquisitor: 1 });
  });

  it("[dbg.setup.shuffle-starter] Starter decks are shuffled: any five cards can be the opening hand", () => {
    const { state } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    expect(hand(state, "empire")).toEqual([...EMPIRE_HAND].sort());
    expect(hand(state, "rebel")).toEqual([...REBEL_HAND].sort());
    const shuttles = copies(5, "imperial-shuttle");
    expect(hand(dealt([...ROW, ...shuttles, ...REBEL_HAND]).state, "empire")).toEqual(shuttles);
    const hands = Array.from({ length: 10 }, (_, seed) => String(hand(started({}, `s${seed}`), "rebel")));
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it("[dbg.setup.shuffle-starter] The starter decks are face down, and no viewer, including the owner, sees a card of them", () => {
    const state = started();
    for (const viewer of VIEWERS) {
      for (const { deck } of Object.values(game.view(state, viewer).sides)) {
        expect(deck).toEqual([{ count: 5, cards: HIDDEN, ordered: false, knownTo: 0 }]);
      }
    }
  });

  it("[dbg.setup.opening-hand] Each player draws five cards, which only that player sees", () => {
    const { state, events } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    expect(hand(state, "empire")).toHaveLength(5);
    expect(hand(state, "rebel")).toHaveLength(5);
    expect(side(state, "empire").deck).toMatchObject([{ count: 5 }]);
    const drawn = only(events, "cards-drawn");
    expect(drawn).toMatchObject([
      { seat: "empire", rule: "dbg.setup.opening-hand" },
      { seat: "rebel", rule: "dbg.setup.opening-hand" },
    ]);
    for (const event of drawn) {
      const other = event.seat === "empire" ? "rebel" : "empire";
      expect(event.cards.map(({ card }) => card)).toEqual(event.seat === "empire" ? EMPIRE_HAND : REBEL_HAND);
      for (const viewer of [other, "spectator"] as const) {
        expect(game.redact(event, viewer)).toMatchObject({ cards: event.cards.map(() => ({ card: HIDDEN })) });
        expect(game.view(state, viewer).sides[event.seat].hand).toMatchObject([{ count: 5, cards: HIDDEN }]);
      }
    }
  });
});

describe("the galaxy", () => {
  it("[dbg.setup.galaxy-deck] All 90 galaxy cards form one shuffled face-down deck", () => {
    const { state } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    const galaxy = defaultCatalogue.cards
      .filter(({ deck }) => deck === "galaxy")
      .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    for (const viewer of VIEWERS) {
      const { row, galaxyDeck, hiddenGalaxyCards } = game.view(state, viewer);
      expect(galaxyDeck).toEqual([{ count: 84, cards: HIDDEN, ordered: false, knownTo: 0 }]);
      expect([...hiddenGalaxyCards, ...row].sort()).toEqual(galaxy.sort());
    }
    const others = ["stars", "moons", "dust"].map((seed) => String(table(started({}, seed)).row));
    expect(new Set(others).size).toBe(3);
  });

  it("[dbg.setup.galaxy-row-six] Six cards of the galaxy deck are face up in the row", () => {
    const { state, events } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    for (const viewer of VIEWERS) expect(game.view(state, viewer).row).toEqual(ROW);
    expect(only(events, "row-filled").map(({ slot, card }) => [slot, card])).toEqual([...ROW.entries()]);
  });

  it("[dbg.setup.pilots] Ten Outer Rim Pilots form their own pile, visible to all viewers", () => {
    const state = started();
    for (const viewer of VIEWERS) {
      const { pilots, row, hiddenGalaxyCards } = game.view(state, viewer);
      expect(pilots).toBe(10);
      expect([...row, ...hiddenGalaxyCards]).not.toContain("outer-rim-pilot");
    }
  });

  it("[dbg.setup.force-start] The Force marker starts on the last space of the Rebel end", () => {
    const { state } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    expect(table(state).force).toBe(3);
    expect(state.resources).toBe(0);
    const { state: second } = play(state, [END]);
    expect(second).toMatchObject({ active: 1, resources: 1 });
  });
});

describe("piles", () => {
  it("[dbg.setup.discard-piles] The game starts with three empty discard piles, one per player and one for the galaxy", () => {
    const { state } = dealt([...ROW, ...EMPIRE_HAND, ...REBEL_HAND]);
    expect([table(state).galaxyDiscard, side(state, "empire").discard, side(state, "rebel").discard]).toEqual([
      [],
      [],
      [],
    ]);
    const { state: after } = play(state, [
      { type: "play", subject: "stormtrooper" },
      { type: "play", subject: "stormtrooper" },
      { type: "commit", subject: 1, target: 1 },
      { type: "commit", subject: 2, target: 1 },
      { type: "attack", subject: 1 },
      { type: "decline" },
      END,
      END,
    ]);
    expect(table(after).galaxyDiscard).toEqual(["x-wing"]);
    expect([...side(after, "empire").discard].sort()).toEqual([...EMPIRE_HAND].sort());
    expect([...side(after, "rebel").discard].sort()).toEqual([...REBEL_HAND].sort());
  });

  it("[dbg.setup.victory-piles] Each player starts with an empty victory pile", () => {
    const state = started();
    expect(side(state, "empire").victory).toEqual([]);
    expect(side(state, "rebel").victory).toEqual([]);
    const attack = scenario({ empire: { play: ["darth-vader", "stormtrooper"] } });
    const { state: won } = play(attack, [
      { type: "commit", subject: pieceId(attack, "darth-vader"), target: "base" },
      { type: "commit", subject: pieceId(attack, "stormtrooper"), target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(table(won).sides).toMatchObject({ empire: { victory: ["dantooine"] }, rebel: { victory: [] } });
    expect(cardCount(side(won, "rebel").deck)).toBe(10);
  });
});
