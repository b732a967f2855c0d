import { configOf, type Event, game, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expectOk, isHidden, seeded, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { copies, play, side, table } from "../turn/table.ts";

/** How many cards of the box belong to a deck. */
function copiesIn(deck: string): number {
  return defaultCatalogue.cards.filter((card) => card.deck === deck).reduce((sum, card) => sum + card.copies, 0);
}

/** Every card and base that lies anywhere in a game, by name without marks, sorted. */
function everything(state: State): readonly string[] {
  const { galaxyDeck, hiddenGalaxyCards, galaxyDiscard, row, exiled, pilots } = table(state);
  const cards = [...shownCards(galaxyDeck), ...hiddenGalaxyCards, ...galaxyDiscard, ...exiled];
  cards.push(...row.filter((card) => card !== null), ...copies(pilots, "outer-rim-pilot"));
  for (const seat of game.seats) {
    const { base, bases, boxed, victory, hand, deck, hiddenCards, discard, play } = side(state, seat);
    if (base !== null) cards.push(base.card);
    if (!isHidden(bases) && !isHidden(boxed)) cards.push(...bases, ...boxed);
    cards.push(
      ...victory,
      ...shownCards(hand),
      ...shownCards(deck),
      ...hiddenCards,
      ...discard,
      ...play.map(({ card }) => card),
    );
  }
  return cards.map((card) => card.replace(/#.*/, "")).sort();
}

/** So many actions at random, fewer if the game ends. */
function wander(
  start: State,
  steps: number,
  seed: string,
): { readonly state: State; readonly events: readonly Event[] } {
  const chance = seeded(seed);
  const events: Event[] = [];
  let state = start;
  for (let step = 0; step < steps; step++) {
    const options = game.legalActions(state);
    const next = options.length === 0 ? undefined : options[chance.pick("action", options.length, String)];
    if (next === undefined) break;
    const after = expectOk(game.apply(state, next));
    events.push(...after.events);
    state = after.state;
  }
  return { state, events };
}

describe("components", () => {
  it("[dbg.components.cards] The box holds 10 + 10 starters, 90 galaxy cards, 10 pilots and 10 + 10 bases", () => {
    expect(copiesIn("starter-empire")).toBe(10);
    expect(copiesIn("starter-rebel")).toBe(10);
    expect(copiesIn("galaxy")).toBe(90);
    expect(copiesIn("outer-rim-pilots")).toBe(10);
    expect(defaultCatalogue.bases.filter(({ faction }) => faction === "empire")).toHaveLength(10);
    expect(defaultCatalogue.bases.filter(({ faction }) => faction === "rebel")).toHaveLength(10);
  });

  it("[dbg.components.cards] A game uses all 120 cards and 20 bases, and never loses or duplicates one", () => {
    const seen = new Set<Event["type"]>();
    for (const seed of ["one", "two", "three"]) {
      const start = expectOk(game.setup(configOf({ mode: "full-galaxy" }), seed)).state;
      expect(everything(start)).toHaveLength(140);
      const { state, events } = wander(start, 400, seed);
      for (const { type } of events) seen.add(type);
      expect(everything(state)).toEqual(everything(start));
    }
    expect([...seen]).toEqual(expect.arrayContaining(["card-purchased", "deck-shuffled", "card-exiled"]));
  });

  it("[dbg.components.counters] A player can gain more resources than the box has counters", () => {
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

  it("[dbg.components.counters] More than 50 damage can be in play at once", () => {
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
