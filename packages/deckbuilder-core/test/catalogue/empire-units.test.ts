import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacks,
  choosing,
  DECLINE,
  DONE,
  damage,
  deckTop,
  defeated,
  discardPile,
  empireTurn,
  eventsOf,
  exiled,
  figures,
  galaxyDiscard,
  hand,
  open,
  picking,
  playing,
  refused,
  row,
  using,
} from "./table.ts";

it("The Empire's units have their printed values", () => {
  expect(figures({ faction: "empire", type: "unit", unique: false })).toEqual([
    ["tie-fighter", "TIE Fighter", null, 3, 1, 2, 0, 0, 1, null, "fighter"],
    ["tie-bomber", "TIE Bomber", null, 2, 2, 2, 0, 0, 2, null, "fighter"],
    ["scout-trooper", "Scout Trooper", "Soldado explorador", 2, 2, 0, 2, 0, 2, null, "trooper"],
    ["death-trooper", "Death Trooper", null, 2, 3, 3, 0, 0, 3, null, "trooper"],
    ["tie-interceptor", "TIE Interceptor", null, 2, 3, 3, 0, 0, 3, null, "fighter"],
    ["at-st", "AT-ST", null, 2, 4, 4, 0, 0, 4, null, "vehicle"],
    ["landing-craft", "Landing Craft", null, 2, 4, 0, 0, 0, 4, null, "transport"],
    ["at-at", "AT-AT", null, 1, 6, 6, 0, 0, 6, null, "vehicle"],
  ]);
});

it.each([
  ["tie-fighter", 1, 1, 0],
  ["death-trooper", 3, 0, 2],
  ["tie-interceptor", 3, 3, 0],
  ["landing-craft", 4, 4, 0],
])(
  "Defeating %s with %i attack gives %i resources and %i Force, or nothing if the Rebels decline",
  (card, target, resources, force) => {
    const offered = defeated(card, target);
    expect(open(offered)).toEqual(["accept", "decline"]);
    expect(after(offered, [ACCEPT])).toMatchObject({ resources, force });
    expect(after(offered, [DECLINE])).toMatchObject({ resources: 0, force: 0 });
  },
);

it("TIE Fighter draws a card only if the Empire has a capital ship in play", () => {
  const escorted = empireTurn({ play: ["tie-fighter", "gozanti-cruiser"], deckTop: ["inquisitor"] });
  expect(hand(after(escorted, [using(1)]), "empire")).toEqual(["inquisitor"]);
  refused(empireTurn({ play: ["tie-fighter", "at-at"] }), using(1), "dbg.condition.required");
  const theirs = empireTurn({ play: ["tie-fighter"] }, { rebel: { play: ["rebel-transport"] } });
  refused(theirs, using(1), "dbg.condition.required");
});

it.each(["tie-bomber", "at-st"])("%s discards any card of the row, which is replaced and gives no reward", (card) => {
  const state = empireTurn({ play: [card] }, { row: ["x-wing", "tie-fighter", "lobot"] });
  const asked = after(state, [using(1)]);
  expect(open(asked)).toEqual([0, 1, 2, 3, 4, 5].map((slot) => `pick galaxy-row ${slot}`));
  for (const [slot, discarded] of ["x-wing", "tie-fighter", "lobot"].entries()) {
    const end = after(asked, [picking("galaxy-row", slot)]);
    expect(galaxyDiscard(end)).toEqual([discarded]);
    expect(row(end)[slot]).toBe("bossk");
    expect(end).toMatchObject({ resources: 0, force: 0 });
    expect(open(end)).toContain("end-turn");
  }
});

it.each([
  ["tie-bomber", 2],
  ["scout-trooper", 2],
])("Defeating %s with %i attack lets the Rebels exile one card from hand or discard pile", (card, target) => {
  const offered = defeated(card, target, { hand: ["alliance-shuttle"], discard: ["rebel-trooper"] });
  const asked = after(offered, [ACCEPT]);
  expect(open(asked)).toEqual(["pick own-hand alliance-shuttle", "pick own-discard rebel-trooper"]);
  const fromHand = after(asked, [picking("own-hand", "alliance-shuttle")]);
  expect(exiled(fromHand)).toEqual(["alliance-shuttle"]);
  expect(hand(fromHand, "rebel")).toEqual([]);
  const fromPile = after(asked, [picking("own-discard", "rebel-trooper")]);
  expect(exiled(fromPile)).toEqual(["rebel-trooper"]);
  expect(discardPile(fromPile, "rebel")).toEqual([]);
  expect(exiled(after(offered, [DECLINE]))).toEqual([]);
});

it("The reward of an Empire unit that exiles does nothing without a card to exile", () => {
  const end = after(defeated("tie-bomber", 2), [ACCEPT]);
  expect(exiled(end)).toEqual([]);
  expect(open(end)).toContain("end-turn");
});

it("Scout Trooper gives 2 resources and reveals the top galaxy card; an Empire card gives 1 Force and stays on top", () => {
  const state = empireTurn({ hand: ["scout-trooper"] }, { galaxyTop: ["tie-bomber", "x-wing"] });
  const played = after(state, [playing("scout-trooper")]);
  expect(played.resources).toBe(2);
  const end = after(played, [using(1000)]);
  expect(end.force).toBe(-1);
  expect(deckTop(end, "galaxy", "rebel")[0]).toBe("tie-bomber");
  expect(galaxyDiscard(end)).toEqual([]);
  expect(eventsOf(played, [using(1000)])).toContainEqual(
    expect.objectContaining({ type: "cards-revealed", zone: "galaxy-deck-top", cards: ["tie-bomber"] }),
  );
});

it("Scout Trooper discards a revealed Rebel card and puts a neutral one back", () => {
  const scout = { play: ["scout-trooper"] };
  const rebel = after(empireTurn(scout, { galaxyTop: ["x-wing", "lobot"] }), [using(1)]);
  expect(galaxyDiscard(rebel)).toEqual(["x-wing"]);
  expect(rebel).toMatchObject({ force: 0, resources: 0 });
  const neutral = after(empireTurn(scout, { galaxyTop: ["lobot", "x-wing"] }), [using(1)]);
  expect(galaxyDiscard(neutral)).toEqual([]);
  expect(deckTop(neutral, "galaxy", "rebel")[0]).toBe("lobot");
  expect(neutral.force).toBe(0);
});

it("Death Trooper has 3 attack, or 5 with the Force", () => {
  for (const [force, attack] of [
    [1, 3],
    [0, 3],
    [-1, 5],
    [-3, 5],
  ] as const) {
    expect(attacks(empireTurn({ play: ["death-trooper"] }, { force }), "empire")).toEqual([attack]);
  }
});

it("TIE Interceptor draws a card if the top galaxy card is an Empire card, discards a Rebel one, and puts a neutral one back", () => {
  const own = { play: ["tie-interceptor"], deckTop: ["inquisitor"] };
  const empire = after(empireTurn(own, { galaxyTop: ["at-st"] }), [using(1)]);
  expect(hand(empire, "empire")).toEqual(["inquisitor"]);
  expect(deckTop(empire, "galaxy", "rebel")).toEqual(["at-st"]);
  const rebel = after(empireTurn(own, { galaxyTop: ["b-wing"] }), [using(1)]);
  expect(hand(rebel, "empire")).toEqual([]);
  expect(galaxyDiscard(rebel)).toEqual(["b-wing"]);
  const neutral = after(empireTurn(own, { galaxyTop: ["hwk-290"] }), [using(1)]);
  expect(hand(neutral, "empire")).toEqual([]);
  expect(deckTop(neutral, "galaxy", "rebel")).toEqual(["hwk-290"]);
});

it("Defeating AT-ST with 4 attack lets the Rebels exile up to two cards from hand and discard pile", () => {
  const offered = defeated("at-st", 4, { hand: ["alliance-shuttle", "rebel-trooper"], discard: ["x-wing", "y-wing"] });
  const asked = after(offered, [ACCEPT]);
  expect(open(asked)).toContain("done");
  expect(exiled(after(asked, [DONE]))).toEqual([]);
  const one = after(asked, [picking("own-hand", "rebel-trooper")]);
  expect(exiled(after(one, [DONE]))).toEqual(["rebel-trooper"]);
  const both = after(one, [picking("own-discard", "x-wing")]);
  expect(exiled(both)).toEqual(["rebel-trooper", "x-wing"]);
  expect(open(both)).toContain("end-turn");
  expect(exiled(after(offered, [DECLINE]))).toEqual([]);
});

it("Landing Craft gives 4 resources, or repairs 4 if the base is damaged", () => {
  const hurt = after(empireTurn({ base: { card: "endor", damage: 6 }, play: ["landing-craft"] }), [using(1)]);
  expect(open(hurt)).toEqual(["choose-option resources", "choose-option repair"]);
  expect(after(hurt, [choosing("resources")])).toMatchObject({ resources: 4 });
  const repaired = after(hurt, [choosing("repair")]);
  expect(damage(repaired, "empire")).toBe(2);
  expect(repaired.resources).toBe(0);
  const scratched = empireTurn({ base: { card: "endor", damage: 3 }, play: ["landing-craft"] });
  expect(damage(after(scratched, [using(1), choosing("repair")]), "empire")).toBe(0);
  const whole = after(empireTurn({ play: ["landing-craft"] }), [using(1)]);
  expect(open(whole)).toEqual(["choose-option resources"]);
  refused(whole, choosing("repair"), "dbg.choose.must-be-resolvable");
});

it("AT-AT returns a Trooper of any faction to hand, which all viewers see", () => {
  const state = empireTurn({ play: ["at-at"], discard: ["stormtrooper", "inquisitor", "quarren-mercenary"] });
  const asked = after(state, [using(1)]);
  expect(open(asked)).toEqual(["pick own-discard stormtrooper", "pick own-discard quarren-mercenary"]);
  const end = after(asked, [picking("own-discard", "quarren-mercenary")]);
  expect(hand(end, "empire")).toEqual(["quarren-mercenary"]);
  expect(discardPile(end, "empire")).toEqual(["stormtrooper", "inquisitor"]);
  const none = after(empireTurn({ play: ["at-at"], discard: ["inquisitor"] }), [using(1)]);
  expect(hand(none, "empire")).toEqual([]);
  expect(open(none)).toContain("end-turn");
});

it("Defeating AT-AT with 6 attack lets the Rebels purchase a Rebel card of the row for free", () => {
  const offered = defeated("at-at", 6, {}, { row: ["at-at", "luke-skywalker", "lobot", "y-wing", "tie-bomber"] });
  const asked = after(offered, [ACCEPT]);
  expect(open(asked)).toEqual(["pick galaxy-row 1", "pick galaxy-row 3"]);
  const end = after(asked, [picking("galaxy-row", 1)]);
  expect(discardPile(end, "rebel")).toEqual(["luke-skywalker"]);
  expect(row(end)[1]).toBe("dengar");
  expect(end.resources).toBe(0);
  expect(discardPile(after(offered, [DECLINE]), "rebel")).toEqual([]);
});
