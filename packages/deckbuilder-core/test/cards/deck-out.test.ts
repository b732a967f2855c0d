import { type Action, game, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { cardCount } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { copies, END, hand, legal, only, play, side, table, types } from "../turn/table.ts";

const BUY: Action = { type: "purchase", subject: 0 };
const STARTERS = defaultCatalogue.cards.filter(({ deck }) => deck === "starter-empire").map(({ id }) => id);

/** An Empire that has only these cards left, all in its deck. */
function thinned(deck: readonly string[]): State {
  const state = scenario({ empire: { deck } });
  const [empire, rebel] = state.sides;
  const exiled = [...state.exiled, ...empire.discard].sort((a, b) => a - b);
  return { ...state, exiled, sides: [{ ...empire, discard: [] }, rebel] };
}

describe("a player's deck", () => {
  it("[dbg.deck-out.when-needed] A draw from an empty deck first shuffles the discard pile, in the same step", () => {
    const state = scenario({ empire: { deck: [], play: ["director-krennic"] } });
    expect(side(state, "empire").discard).toHaveLength(10);
    const { state: after, events } = play(state, [{ type: "use", subject: 1 }], { draws: ["inquisitor"] });
    expect(types(events)).toEqual(["ability-used", "deck-shuffled", "cards-drawn"]);
    expect(hand(after, "empire")).toEqual(["inquisitor"]);
    expect([cardCount(side(after, "empire").deck), side(after, "empire").discard.length]).toEqual([9, 0]);
    expect(game.decision(after)).toMatchObject({ kind: "actions" });
  });

  it("[dbg.deck-out.not-before] Drawing the last card of a deck does not yet shuffle the discard pile", () => {
    const state = scenario({ empire: { deck: ["inquisitor"], play: ["director-krennic"] } });
    const { state: after, events } = play(state, [{ type: "use", subject: 1 }]);
    expect(only(events, "deck-shuffled")).toEqual([]);
    expect(hand(after, "empire")).toEqual(["inquisitor"]);
    expect(cardCount(side(after, "empire").deck)).toBe(0);
    expect(side(after, "empire").discard).toHaveLength(9);
  });

  it("[dbg.deck-out.player-deck] Only the player who needs a card shuffles, and only that player's discard pile", () => {
    const state = scenario({
      galaxyDiscard: ["bossk"],
      empire: { deck: [], deckTop: copies(5, "imperial-shuttle") },
      rebel: { deck: [], deckTop: copies(5, "alliance-shuttle"), discard: ["x-wing"] },
    });
    const { state: drawn, events } = play(state, [END, END]);
    expect(only(events, "deck-shuffled")).toEqual([]);
    for (const seat of game.seats) expect(cardCount(side(drawn, seat).deck)).toBe(0);
    const { state: after, events: later } = play(drawn, [END]);
    expect(only(later, "deck-shuffled")).toMatchObject([
      { deck: "empire", cards: 10, rule: "dbg.deck-out.player-deck" },
    ]);
    expect(STARTERS).toEqual(expect.arrayContaining([...hand(after, "empire")]));
    expect(side(after, "empire").discard).toEqual([]);
    expect(cardCount(side(after, "rebel").deck)).toBe(0);
    expect(side(after, "rebel").discard).toHaveLength(1);
    expect(table(after).galaxyDiscard).toEqual(["bossk"]);
  });

  it("[dbg.deck-out.both-empty] A player whose deck and discard pile are empty draws no card", () => {
    const spec: Scenario = {
      empire: {
        deck: [],
        hand: [...copies(7, "imperial-shuttle"), ...copies(2, "stormtrooper")],
        play: ["inquisitor", "director-krennic"],
      },
    };
    const { state: after, events } = play(scenario(spec), [{ type: "use", subject: 2 }]);
    expect(types(events)).toEqual(["ability-used"]);
    expect(hand(after, "empire")).toHaveLength(9);
    const { state: ended } = play(thinned(["stormtrooper", "inquisitor"]), [END]);
    expect(hand(ended, "empire")).toEqual(["inquisitor", "stormtrooper"]);
    expect(game.decision(ended)).toMatchObject({ seat: "rebel" });
  });
});

describe("the galaxy deck", () => {
  const spec: Scenario = {
    resources: 9,
    row: ["tie-fighter", "tie-fighter", "tie-fighter"],
    galaxyDiscard: ["bossk", "dengar"],
  };

  it("[dbg.deck-out.galaxy-deck] The galaxy discard pile is shuffled when a card must be added to the row and the galaxy deck is empty", () => {
    const state = scenario({ ...spec, galaxyDeck: [] });
    const { state: after, events } = play(state, [BUY], { draws: ["dengar"] });
    expect(only(events, "deck-shuffled", "row-filled")).toMatchObject([
      { type: "deck-shuffled", deck: "galaxy", cards: 2, rule: "dbg.deck-out.galaxy-deck" },
      { type: "row-filled", slot: 0, card: "dengar" },
    ]);
    expect(table(after)).toMatchObject({ galaxyDiscard: [], galaxyDeck: [{ count: 1 }] });
  });

  it("[dbg.deck-out.galaxy-deck] Looking at or revealing the top card of an empty galaxy deck does not shuffle its discard pile", () => {
    const state = scenario({ ...spec, galaxyDeck: [], empire: { play: ["scout-trooper"] } });
    const { state: after, events } = play(state, [{ type: "use", subject: 1 }]);
    expect(only(events, "deck-shuffled")).toEqual([]);
    expect(table(after)).toMatchObject({ galaxyDiscard: ["bossk", "dengar"], galaxyDeck: [] });
  });

  it("[dbg.deck-out.not-before] The last galaxy card fills the row without a shuffle, and the next card needed causes the shuffle", () => {
    const state = scenario({ ...spec, galaxyDeck: ["tie-bomber"] });
    const { state: last, events } = play(state, [BUY]);
    expect(only(events, "deck-shuffled")).toEqual([]);
    expect(table(last)).toMatchObject({ galaxyDeck: [], galaxyDiscard: ["bossk", "dengar"] });
    expect(table(last).row[0]).toBe("tie-bomber");
    expect(only(play(last, [BUY]).events, "deck-shuffled")).toMatchObject([{ deck: "galaxy", cards: 2 }]);
  });

  it("[dbg.deck-out.galaxy-deck] A card that was just defeated is shuffled with the galaxy discard pile to fill its own slot", () => {
    const state = scenario({ row: ["x-wing"], galaxyDeck: [], empire: { play: ["at-at"] } });
    const { state: after } = play(state, [
      { type: "commit", subject: 1, target: 0 },
      { type: "attack", subject: 0 },
    ]);
    expect(table(after).row[0]).toBe("x-wing");
    expect(legal(after)).toEqual(["accept", "decline"]);
  });

  it("[dbg.deck-out.both-empty] A slot of the row stays empty while galaxy deck and galaxy discard pile are empty", () => {
    const state = scenario({ ...spec, galaxyDeck: [], galaxyDiscard: [] });
    const { state: after, events } = play(state, [BUY, { type: "purchase", subject: 1 }]);
    expect(only(events, "row-filled", "deck-shuffled")).toEqual([]);
    expect(table(after).row.slice(0, 3)).toEqual([null, null, "tie-fighter"]);
    expect(game.invariants(after)).toEqual([]);
  });
});
