import { game } from "@sw/deckbuilder-core";
import { cardByCard, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  after,
  buying,
  deckSize,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  open,
  picking,
  playing,
  rebelTurn,
  resolving,
  row,
  using,
} from "../catalogue/table.ts";

const SHUTTLES = Array.from({ length: 7 }, () => "imperial-shuttle");
const STARTERS = [...SHUTTLES, "stormtrooper", "stormtrooper", "inquisitor"];

it("Lando draws a card if the opponent's hand is empty, and nothing else happens", () => {
  const state = empireTurn({ play: ["lando-calrissian"], deckTop: ["inquisitor"] }, { force: -1 });
  const end = after(state, [using(1)]);
  expect(hand(end, "empire")).toEqual(["inquisitor"]);
  expect(discardPile(end, "rebel")).toEqual([]);
  expect(game.decision(end)).toMatchObject({ seat: "empire", kind: "actions" });
});

it("Discards from an empty hand do nothing, and Yavin 4 does not trigger", () => {
  const own = { base: "yavin-4", play: ["snowspeeder", "rebel-commando", "duros-spy", "b-wing", "jyn-erso"] };
  for (const force of [0, 2]) {
    const state = rebelTurn(own, { force });
    for (const id of [101, 102, 105]) expect(game.decision(after(state, [using(id)]))?.kind).toBe("actions");
    expect(open(after(state, [using(103)]))).toEqual(["choose-option force"]);
    expect(open(after(state, [using(104)]))).toEqual(["choose-option attack"]);
  }
});

it("A draw of two continues after a reshuffle in between, and cards drawn before it are then publicly known", () => {
  const own = { play: ["jabba-the-hutt"], hand: ["at-st", "at-at"], deck: ["inquisitor"], discard: ["tie-fighter"] };
  const rest = [...SHUTTLES, "stormtrooper", "stormtrooper"];
  const state = empireTurn({ ...own, play: [...own.play, ...rest] }, { force: -1 });
  const line = [using(1), picking("own-hand", "at-at")];
  const end = after(state, line);
  expect(hand(end, "empire")).toEqual(["at-st", "inquisitor", "tie-fighter"]);
  expect(discardPile(end, "empire")).toEqual([]);
  const { hand: shown, hiddenCards } = game.view(end, "rebel").sides.empire;
  expect(cardByCard(shown)).toEqual([HIDDEN, "inquisitor", "at-st"]);
  expect(hiddenCards).toEqual(["tie-fighter"]);
  const types = eventsOf(state, line).map(({ type }) => type);
  expect(types).toEqual(["ability-used", "card-exiled", "cards-drawn", "deck-shuffled", "cards-drawn"]);
});

it("A draw of two draws only one if deck and discard pile have one card in total", () => {
  const play = ["director-krennic", ...SHUTTLES, "stormtrooper", "stormtrooper"];
  const state = empireTurn({ base: "death-star", play, deck: ["inquisitor"] });
  const end = after(state, [using(1)]);
  expect(hand(end, "empire")).toEqual(["inquisitor"]);
  expect(deckSize(end, "empire")).toBe(0);
});

it("Cards in play are not shuffled into an empty deck", () => {
  const state = empireTurn({ play: ["director-krennic", ...STARTERS], deck: [] });
  const end = after(state, [using(1)]);
  expect(hand(end, "empire")).toEqual([]);
  expect(end.sides[0].play).toHaveLength(11);
});

it("Fang Fighter purchased with the Force draws from the reshuffled discard pile if the deck is empty", () => {
  const shuttles = Array.from({ length: 7 }, () => "alliance-shuttle");
  const play = [...shuttles, "rebel-trooper", "rebel-trooper", "temple-guardian"];
  const state = rebelTurn({ play, deck: [], discard: ["y-wing"] }, { row: ["fang-fighter"], resources: 3, force: 1 });
  const end = after(state, [buying(0), resolving()]);
  expect(hand(end, "rebel")).toEqual(["fang-fighter", "y-wing"]);
  expect(discardPile(end, "rebel")).toEqual([]);
});

it("A slot stays empty if the galaxy deck and galaxy discard pile are empty, and abilities skip it", () => {
  const spec = { galaxyDeck: [], galaxyTop: [], row: ["y-wing", "x-wing", null, null, null, null], resources: 9 };
  const state = rebelTurn({ play: ["princess-leia"] }, spec);
  const bought = after(state, [buying(0)]);
  expect(row(bought)).toEqual([null, "x-wing", null, null, null, null]);
  expect(game.invariants(bought)).toEqual([]);
  const free = after(bought, [using(101)]);
  expect(discardPile(free, "rebel")).toEqual(["y-wing", "x-wing"]);
  expect(row(free)).toEqual([null, null, null, null, null, null]);
  expect(open(free)).toContain("end-turn");
  expect(game.decision(ended(free))?.kind).toBe("actions");
});

it("A card discarded from the row returns to its own slot if the galaxy deck is empty", () => {
  const spec = { galaxyDeck: [], galaxyTop: [], row: ["y-wing", "x-wing"], force: -1 };
  const state = empireTurn({ play: ["at-st"] }, spec);
  const end = after(state, [using(1), picking("galaxy-row", 0)]);
  expect(row(end)[0]).toBe("y-wing");
  expect(galaxyDiscard(end)).toEqual([]);
});

it("Moff Jerjerrod does not offer a swap if the galaxy deck is empty", () => {
  const spec = { galaxyDeck: [], galaxyTop: [], galaxyDiscard: ["at-at"], force: -2 };
  const end = after(empireTurn({ play: ["moff-jerjerrod"] }, spec), [using(1)]);
  expect(game.decision(end)?.kind).toBe("actions");
  expect(galaxyDiscard(end)).toEqual(["at-at"]);
});

it("Jawa Scavenger with an empty galaxy discard pile, and Kel Dor Mystic with no card to exile, can still exile themselves", () => {
  const end = after(rebelTurn({ play: ["jawa-scavenger", "kel-dor-mystic"] }, { resources: 5 }), [
    using(101),
    using(102),
  ]);
  expect(exiled(end)).toEqual(["jawa-scavenger", "kel-dor-mystic"]);
  expect(end.resources).toBe(5);
});

it("Duros Spy gives only its resources if the opponent's hand is empty and the Force marker is at the end", () => {
  const end = after(rebelTurn({ hand: ["duros-spy"] }, { force: 3 }), [playing("duros-spy"), using(1000)]);
  expect(end).toMatchObject({ resources: 2, force: 3 });
  expect(game.decision(end)?.kind).toBe("actions");
});
