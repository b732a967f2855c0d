import { configOf, type Event, game, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { play, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { shown, side, table } from "./table.ts";

/** How many cards of the box belong to a deck. */
function copiesIn(deck: string): number {
  return defaultCatalogue.cards.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0);
}

/** Every card and base that lies anywhere in a game, by name, sorted. */
function everything(state: State): readonly string[] {
  const { galaxyDeck, hiddenGalaxyCards, galaxyDiscard, row, exiled, pilots } = table(state);
  const cards = [...shown(galaxyDeck), ...hiddenGalaxyCards, ...galaxyDiscard, ...exiled];
  cards.push(...row.filter((card) => card !== null), ...Array.from({ length: pilots }, () => "outer-rim-pilot"));
  for (const seat of game.seats) {
    const { base, bases, boxed, victory, hand, deck, hiddenCards, discard, play } = side(state, seat);
    if (base !== null) cards.push(base.card);
    if (bases !== "hidden" && boxed !== "hidden") cards.push(...bases, ...boxed);
    cards.push(...victory, ...shown(hand), ...shown(deck), ...hiddenCards, ...discard, ...play.map(({ card }) => card));
  }
  return cards.sort();
}

describe("components", () => {
  it("[dbg.components.cards] the box holds 10 + 10 starters, 90 galaxy cards, 10 pilots and 10 + 10 bases", () => {
    expect(copiesIn("starter-empire")).toBe(10);
    expect(copiesIn("starter-rebel")).toBe(10);
    expect(copiesIn("galaxy")).toBe(90);
    expect(copiesIn("outer-rim-pilots")).toBe(10);
    expect(defaultCatalogue.bases.filter(({ faction }) => faction === "empire")).toHaveLength(10);
    expect(defaultCatalogue.bases.filter(({ faction }) => faction === "rebel")).toHaveLength(10);
  });

  it("[dbg.components.cards] all 120 cards and 20 bases are on the table, and no card is lost or made in a game", () => {
    const start = expectOk(game.setup(configOf({ mode: "full-galaxy" }), "components")).state;
    expect(everything(start)).toHaveLength(140);
    let state = start;
    const seen = new Set<Event["type"]>();
    for (let step = 0; step < 400; step++) {
      const options = game.legalActions(state);
      const next = options[step % options.length];
      if (next === undefined) break;
      const { state: after, events } = expectOk(game.apply(state, next));
      for (const { type } of events) seen.add(type);
      state = after;
    }
    expect([...seen]).toEqual(expect.arrayContaining(["card-purchased", "deck-shuffled", "card-exiled"]));
    expect(everything(state)).toEqual(everything(start));
  });

  it("[dbg.components.counters] counters only count: more resources than the box has counters can be gained", () => {
    const state = scenario({
      resources: 20,
      empire: { hand: ["imperial-shuttle", "hwk-290"] },
    });
    const { state: rich } = play(state, [
      { type: "play", subject: "imperial-shuttle" },
      { type: "play", subject: "hwk-290" },
    ]);
    expect(rich.resources).toBe(25);
  });

  it("[dbg.components.counters] damage does not run out either: 50 counters on the table leave room for more", () => {
    const state = scenario({
      config: { mode: "full-galaxy" },
      empire: {
        base: { card: "endor", damage: 15 },
        play: ["star-destroyer", "star-destroyer"].map((card) => ({ card, damage: 6 })),
        hand: ["darth-vader"],
      },
      rebel: {
        base: { card: "yavin-4", damage: 5 },
        play: [
          { card: "mon-calamari-cruiser", damage: 5 },
          { card: "mon-calamari-cruiser", damage: 5 },
          { card: "nebulon-b-frigate", damage: 4 },
          { card: "nebulon-b-frigate", damage: 4 },
        ],
      },
    });
    const attack = play(state, [
      { type: "commit", subject: 1, target: "base" },
      { type: "commit", subject: 2, target: "base" },
      { type: "attack", subject: "base" },
    ]);
    expect(side(attack.state, "rebel").play).toEqual([]);
    expect(side(attack.state, "rebel").base?.damage).toBe(9);
  });
});
