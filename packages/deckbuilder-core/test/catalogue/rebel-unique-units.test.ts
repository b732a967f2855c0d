import { game } from "@sw/deckbuilder-core";
import { cardByCard, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  DECLINE,
  damage,
  deckTop,
  defeated,
  discardPile,
  eventsOf,
  figures,
  hand,
  inPlay,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  row,
  sending,
  using,
} from "./table.ts";

it("The unique Rebel units have their printed values", () => {
  expect(figures({ faction: "rebel", type: "unit", unique: true })).toEqual([
    ["baze-malbus", "Baze Malbus", null, 1, 2, 2, 0, 0, 2, null, "trooper"],
    ["chirrut-imwe", "Chirrut Îmwe", null, 1, 3, 0, 0, 2, 3, null, "trooper"],
    ["chewbacca", "Chewbacca", null, 1, 4, 5, 0, 0, 4, null, "scoundrel"],
    ["jyn-erso", "Jyn Erso", null, 1, 4, 4, 0, 0, 4, null, "scoundrel"],
    ["han-solo", "Han Solo", null, 1, 5, 3, 2, 0, 5, null, "scoundrel"],
    ["cassian-andor", "Cassian Andor", null, 1, 5, 5, 0, 0, 5, null, "trooper"],
    ["princess-leia", "Princess Leia", null, 1, 6, 2, 2, 2, 6, null, "officer"],
    ["millennium-falcon", "Millennium Falcon", null, 1, 7, 5, 2, 0, 7, null, "transport"],
    ["luke-skywalker", "Luke Skywalker", null, 1, 8, 6, 0, 2, 8, null, "jedi"],
  ]);
});

it.each([
  ["baze-malbus", 2, 0, 1],
  ["chirrut-imwe", 3, 0, 2],
  ["chewbacca", 4, 0, 3],
  ["jyn-erso", 4, 0, 3],
  ["han-solo", 5, 3, 2],
  ["cassian-andor", 5, 3, 2],
  ["princess-leia", 6, 3, 3],
  ["luke-skywalker", 8, 4, 4],
])(
  "Defeating %s with %i attack gives %i resources and %i Force, or nothing if the Empire declines",
  (card, target, resources, force) => {
    const offered = defeated(card, target, {}, { force: 3 });
    expect(open(offered)).toEqual(["accept", "decline"]);
    expect(after(offered, [ACCEPT])).toMatchObject({ resources, force: 3 - force });
    expect(after(offered, [DECLINE])).toMatchObject({ resources: 0, force: 3 });
  },
);

it("Baze Malbus has 1 more attack for each Rebel base in the Empire's victory pile", () => {
  const own = { play: ["baze-malbus"] };
  for (const [lost, attack] of [
    [[], 2],
    [["dantooine"], 3],
    [["dantooine", "mon-cala"], 4],
  ] as const) {
    const state = rebelTurn({ ...own, base: "hoth" }, { empire: { base: "endor", victory: lost } });
    expect(attacks(state, "rebel")).toEqual([attack]);
  }
  const won = rebelTurn({ ...own, victory: ["lothal", "corellia"] }, { empire: { base: "endor" } });
  expect(attacks(won, "rebel")).toEqual([2]);
});

it("Chirrut Îmwe gives 2 Force and has 2 attack with the Force, or none without", () => {
  for (const [force, then, attack] of [
    [-3, -1, 0],
    [-2, 0, 0],
    [-1, 1, 2],
    [2, 3, 2],
  ] as const) {
    const played = after(rebelTurn({ hand: ["chirrut-imwe"] }, { force }), [playing("chirrut-imwe")]);
    expect(played.force).toBe(then);
    expect(attacks(played, "rebel")).toEqual([attack]);
  }
});

it("Chewbacca draws a card if another unique Rebel unit is in play", () => {
  const own = { deckTop: ["temple-guardian"] };
  for (const other of ["han-solo", "lobot"]) {
    const state = rebelTurn({ ...own, play: ["chewbacca", other] });
    expect(hand(after(state, [using(101)]), "rebel")).toEqual(["temple-guardian"]);
  }
  refused(rebelTurn({ ...own, play: ["chewbacca", "x-wing"] }), using(101), "dbg.condition.required");
});

it("Jyn Erso shows the Rebels the Empire's hand", () => {
  const cards = ["imperial-shuttle", "inquisitor"];
  const state = rebelTurn({ play: ["jyn-erso"] }, { empire: { hand: cards }, force: 0 });
  expect(cardByCard(game.view(state, "rebel").sides.empire.hand)).toEqual([HIDDEN, HIDDEN]);
  const end = after(state, [using(101)]);
  expect(cardByCard(game.view(end, "rebel").sides.empire.hand)).toEqual(cards);
  expect(hand(end, "empire")).toEqual(cards);
  expect(open(end)).toContain("end-turn");
  const none = after(rebelTurn({ play: ["jyn-erso"] }, { force: 1 }), [using(101)]);
  expect(open(none)).toContain("end-turn");
});

it("Jyn Erso, with the Force, puts one card of the Empire's hand on top of the Empire's deck", () => {
  const state = rebelTurn({ play: ["jyn-erso"] }, { empire: { hand: ["imperial-shuttle", "inquisitor"] }, force: 1 });
  const asked = after(state, [using(101)]);
  expect(game.decision(asked)?.seat).toBe("rebel");
  expect(open(asked)).toEqual(["pick opp-hand imperial-shuttle", "pick opp-hand inquisitor"]);
  const end = after(asked, [picking("opp-hand", "inquisitor")]);
  expect(hand(end, "empire")).toEqual(["imperial-shuttle"]);
  expect(deckTop(end, "empire", "empire")).toEqual(["inquisitor"]);
});

it("Han Solo gives 2 resources and draws one card, or two with the Millennium Falcon in play", () => {
  expect(after(rebelTurn({ hand: ["han-solo"] }), [playing("han-solo")]).resources).toBe(2);
  const own = { deckTop: ["temple-guardian", "rebel-trooper"] };
  expect(hand(after(rebelTurn({ ...own, play: ["han-solo"] }), [using(101)]), "rebel")).toEqual(["temple-guardian"]);
  const ship = after(rebelTurn({ ...own, play: ["han-solo", "millennium-falcon"] }), [using(101)]);
  expect(hand(ship, "rebel")).toEqual(["rebel-trooper", "temple-guardian"]);
});

it("Cassian Andor makes the Empire discard a card of its choice after he took part in a defeat", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] }, row: ["boba-fett", "tie-fighter"] };
  const state = rebelTurn({ play: ["cassian-andor", "x-wing"] }, foe);
  const won = after(state, [sending(101, 0), attacking(0), DECLINE]);
  expect(discardPile(after(won, [PASS]), "empire")).toEqual([]);
  const asked = after(won, [resolving()]);
  expect(game.decision(asked)?.seat).toBe("empire");
  expect(discardPile(after(asked, [picking("own-hand", "imperial-shuttle")]), "empire")).toEqual(["imperial-shuttle"]);
  expect(open(after(state, [sending(102, 1), attacking(1), DECLINE]))).toContain("end-turn");
});

it("Princess Leia gives 2 resources and 2 Force and purchases a Rebel card of the row for free", () => {
  const cards = ["x-wing", "at-at", "lobot", "luke-skywalker"];
  const state = rebelTurn({ hand: ["princess-leia"] }, { row: cards, force: -3 });
  const played = after(state, [playing("princess-leia")]);
  expect(played).toMatchObject({ resources: 2, force: -1 });
  const asked = after(played, [using(1000)]);
  expect(open(asked)).toEqual(["pick galaxy-row 0", "pick galaxy-row 3"]);
  const end = after(asked, [picking("galaxy-row", 3)]);
  expect(discardPile(end, "rebel")).toEqual(["luke-skywalker"]);
  expect(row(end)[3]).toBe("bossk");
  expect(end.resources).toBe(2);
});

it("Princess Leia's purchase goes on top of the deck with the Force", () => {
  const state = rebelTurn({ play: ["princess-leia"] }, { row: ["x-wing", "at-at", "y-wing"], force: 1 });
  const end = after(state, [using(101), picking("galaxy-row", 2)]);
  expect(deckTop(end, "rebel", "empire")).toEqual(["y-wing"]);
  expect(discardPile(end, "rebel")).toEqual([]);
});

it("Millennium Falcon gives 2 resources and returns a unique unit to hand", () => {
  expect(after(rebelTurn({ hand: ["millennium-falcon"] }), [playing("millennium-falcon")]).resources).toBe(2);
  const pile = ["han-solo", "x-wing", "lobot", "mon-calamari-cruiser"];
  const asked = after(rebelTurn({ play: ["millennium-falcon"], discard: pile }), [using(101)]);
  expect(open(asked)).toEqual(["pick own-discard han-solo", "pick own-discard lobot"]);
  const end = after(asked, [picking("own-discard", "lobot")]);
  expect(hand(end, "rebel")).toEqual(["lobot"]);
  expect(discardPile(end, "rebel")).toEqual(["han-solo", "x-wing", "mon-calamari-cruiser"]);
  const none = after(rebelTurn({ play: ["millennium-falcon"], discard: ["x-wing"] }), [using(101)]);
  expect(hand(none, "rebel")).toEqual([]);
});

it("Defeating Millennium Falcon with 7 attack lets the Empire purchase an Empire card of the row for free", () => {
  const cards = ["millennium-falcon", "darth-vader", "lobot", "x-wing", "tie-fighter"];
  const offered = defeated("millennium-falcon", 7, {}, { row: cards });
  const asked = after(offered, [ACCEPT]);
  expect(open(asked)).toEqual(["pick galaxy-row 1", "pick galaxy-row 4"]);
  const end = after(asked, [picking("galaxy-row", 1)]);
  expect(discardPile(end, "empire")).toEqual(["darth-vader"]);
  expect(row(end)[1]).toBe("dengar");
  expect(discardPile(after(offered, [DECLINE]), "empire")).toEqual([]);
});

it("Luke Skywalker gives 2 Force and, with the Force, destroys a capital ship in play", () => {
  const foe = { empire: { play: ["star-destroyer", "blockade-runner"] }, row: ["imperial-carrier"] };
  const played = after(rebelTurn({ hand: ["luke-skywalker"] }, { ...foe, force: -1 }), [playing("luke-skywalker")]);
  expect(played.force).toBe(1);
  const asked = after(played, [using(1000)]);
  expect(open(asked)).toEqual(["pick opp-play 1", "pick opp-play 2"]);
  const end = after(asked, [picking("opp-play", 1)]);
  expect(inPlay(end, "empire")).toEqual(["blockade-runner"]);
  expect(discardPile(end, "empire")).toEqual(["star-destroyer"]);
  expect(damage(end, "empire")).toBe(0);
  for (const force of [0, -1]) {
    refused(rebelTurn({ play: ["luke-skywalker"] }, { ...foe, force }), using(101), "dbg.condition.required");
  }
  const none = rebelTurn({ play: ["luke-skywalker"] }, { force: 1 });
  expect(eventsOf(none, [using(101)]).map(({ type }) => type)).toEqual(["ability-used"]);
});
