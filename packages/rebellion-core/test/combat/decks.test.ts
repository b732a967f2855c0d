import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { BOX } from "../../src/testing/box.ts";
import { DONE, eventsOf, legal, refused } from "../looks.ts";
import { combat, dice, draw, drawn, fight, hand, line, tactic } from "./table.ts";

describe("tactic decks and hands", () => {
  it("[reb.tactic.two-decks] Both sides draw from one tactic deck for space and one for the ground", () => {
    const { state } = fight({
      rebel: { "x-wing": 1, "rebel-trooper": 1 },
      imperial: { "tie-fighter": 1, stormtrooper: 1 },
      at: "draw",
      there: ["luke-skywalker", "darth-vader"],
    });
    const { decks, hands } = combat(state).tactics;
    expect(decks.map(pileSize)).toEqual([15 - 2 - 2, 15 - 2 - 3]);
    expect(hands.map((own) => own.map(pileSize))).toEqual([
      [2, 2],
      [2, 3],
    ]);
  });

  it("[reb.tactic.hidden] A drawn tactic card is shown only to its side", () => {
    const { events } = fight({
      rebel: { "x-wing": 1 },
      imperial: { "tie-fighter": 1 },
      at: "draw",
      there: ["luke-skywalker", "darth-vader"],
    });
    expect(eventsOf(events, "cards-drawn").map(({ cards }) => cards.map(({ seenBy }) => seenBy))).toEqual([
      [["rebel"], ["rebel"]],
      [["imperial"], ["imperial"]],
    ]);
  });

  it("[reb.tactic.no-hand-limit] A hand may hold any number of tactic cards", () => {
    const cards = BOX.cards.flatMap((card) =>
      card.type === "tactic" && card.theater === 0 ? Array<string>(card.entry.copies).fill(card.id) : [],
    );
    const { state } = fight(
      { rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1 }, hands: { rebel: cards } },
      dice("", "s"),
    );
    expect(hand(state, "rebel")).toHaveLength(15);
    expect(legal(state)).not.toContain("draw-tactic black");
    refused(state, draw("black"), "reb.tactic.deck-exhausted");
  });

  it("[reb.tactic.deck-exhausted] Brilliant Strategy cannot be played if all other tactic cards are in hands, but can if one is left", () => {
    const cards = BOX.cards.flatMap((card) =>
      card.type === "tactic" ? Array<string>(card.entry.copies).fill(card.id) : [],
    );
    const holding = (hand: readonly string[]) =>
      fight({ rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 1 }, hands: { rebel: hand } }, dice("", "s")).state;
    const strategy = tactic("space-brilliant-strategy", "black");
    refused(holding(cards), strategy, "reb.tactic.deck-exhausted");
    const others = cards.filter((_, place) => place !== cards.indexOf("ground-dig-in"));
    const { state } = line(holding(others), [strategy]);
    expect(hand(state, "rebel")).toHaveLength(others.length);
    expect(hand(state, "rebel").filter((card) => card === "ground-dig-in")).toEqual(
      cards.filter((card) => card === "ground-dig-in"),
    );
  });

  it("[reb.tactic.deck-exhausted] An empty tactic deck is reshuffled from its discards when a card is drawn", () => {
    const cards = BOX.cards.flatMap((card) =>
      card.type === "tactic" && card.theater === 0 ? Array<string>(card.entry.copies).fill(card.id) : [],
    );
    const discarded = ["space-critical-hit", "space-no-escape"];
    const held = cards.filter((card) => !discarded.includes(card)).concat("space-critical-hit");
    const { state } = fight(
      {
        rebel: { "x-wing": 1 },
        imperial: { "star-destroyer": 1 },
        hands: { imperial: held },
        combat: { tacticDiscard: discarded },
      },
      dice("", "s"),
    );
    const { state: after, events } = line(state, [draw("black")], drawn("space-no-escape"));
    expect(eventsOf(events, "deck-shuffled")).toMatchObject([
      { deck: "space-tactic", rule: "reb.tactic.deck-exhausted" },
    ]);
    expect(hand(after, "rebel")).toEqual(["space-no-escape"]);
    expect(combat(after).tactics.discards[0]).toEqual([]);
    expect(combat(after).tactics.decks[0].flatMap(({ cards: left }) => left)).toHaveLength(1);
  });

  it("[reb.combat.end-discard-tactics] [reb.combat.end-reshuffle] Tactic cards in hand are discarded when a combat ends, and all cards return to their decks", () => {
    const { state } = fight(
      {
        rebel: { "x-wing": 1 },
        imperial: { "tie-fighter": 1 },
        hands: { rebel: ["ground-dig-in"], imperial: ["space-no-escape"] },
        there: [],
      },
      dice("", "h"),
    );
    const end = line(state, [DONE, DONE], dice("", "-"));
    expect(eventsOf(end.events, "cards-moved")).toMatchObject([
      { faction: "rebel", deck: "ground-tactic", to: "discard", cards: [{ card: "ground-dig-in" }] },
      { faction: "imperial", deck: "space-tactic", to: "discard", cards: [{ card: "space-no-escape" }] },
    ]);
    expect(eventsOf(end.events, "deck-shuffled")).toMatchObject([
      { deck: "space-tactic", rule: "reb.combat.end-reshuffle" },
      { deck: "ground-tactic", rule: "reb.combat.end-reshuffle" },
    ]);
    expect(end.revealed).toBe(true);
  });
});
