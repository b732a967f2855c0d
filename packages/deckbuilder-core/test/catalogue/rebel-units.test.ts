import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacks,
  choosing,
  DECLINE,
  DONE,
  damage,
  damages,
  defeated,
  discardPile,
  eventsOf,
  exiled,
  figures,
  hand,
  inPlay,
  open,
  picking,
  playing,
  rebelTurn,
  refused,
  using,
} from "./table.ts";

it("The Rebel units have their printed values", () => {
  expect(figures({ faction: "rebel", type: "unit", unique: false })).toEqual([
    ["y-wing", "Y-Wing", null, 2, 1, 2, 0, 0, 1, null, "fighter"],
    ["snowspeeder", "Snowspeeder", null, 2, 2, 2, 0, 0, 2, null, "vehicle"],
    ["duros-spy", "Duros Spy", "Espía duros", 2, 2, 0, 2, 0, 2, null, "trooper"],
    ["x-wing", "X-Wing", "Ala-X", 3, 3, 3, 0, 0, 3, null, "fighter"],
    ["rebel-commando", "Rebel Commando", "Comando rebelde", 2, 3, 3, 0, 0, 3, null, "trooper"],
    ["u-wing", "U-Wing", null, 2, 4, 0, 3, 0, 4, null, "transport"],
    ["b-wing", "B-Wing", null, 2, 5, 5, 0, 0, 5, null, "fighter"],
  ]);
});

it.each([
  ["y-wing", 1, 1, 0],
  ["x-wing", 3, 3, 0],
  ["rebel-commando", 3, 0, 2],
  ["u-wing", 4, 4, 0],
])(
  "Defeating %s with %i attack gives %i resources and %i Force, or nothing if the Empire declines",
  (card, target, resources, force) => {
    const offered = defeated(card, target);
    expect(open(offered)).toEqual(["accept", "decline"]);
    expect(after(offered, [ACCEPT])).toMatchObject({ resources, force: force === 0 ? 0 : -force });
    expect(after(offered, [DECLINE])).toMatchObject({ resources: 0, force: 0 });
  },
);

it.each([
  ["snowspeeder", 2],
  ["duros-spy", 2],
])("Defeating %s with %i attack lets the Empire exile one card from hand or discard pile", (card, target) => {
  const offered = defeated(card, target, { hand: ["imperial-shuttle"], discard: ["stormtrooper"] });
  const asked = after(offered, [ACCEPT]);
  expect(open(asked)).toEqual(["pick own-hand imperial-shuttle", "pick own-discard stormtrooper"]);
  expect(exiled(after(asked, [picking("own-hand", "imperial-shuttle")]))).toEqual(["imperial-shuttle"]);
  expect(exiled(after(asked, [picking("own-discard", "stormtrooper")]))).toEqual(["stormtrooper"]);
  expect(exiled(after(offered, [DECLINE]))).toEqual([]);
});

it("Y-Wing exiles itself to deal 2 damage to the base, ignoring capital ships, or to one capital ship", () => {
  const foe = { empire: { play: ["gozanti-cruiser", "imperial-carrier"] } };
  const state = rebelTurn({ play: ["y-wing"] }, foe);
  const asked = after(state, [using(101)]);
  expect(open(asked)).toEqual(["pick opp-base 0", "pick opp-play 1", "pick opp-play 2"]);
  const base = after(asked, [picking("opp-base", 0)]);
  expect(damage(base, "empire")).toBe(2);
  expect(exiled(base)).toEqual(["y-wing"]);
  expect(inPlay(base, "rebel")).toEqual([]);
  const ship = after(asked, [picking("opp-play", 2)]);
  expect(damage(ship, "empire")).toBe(0);
  expect(damages(ship, "empire")).toEqual([0, 2]);
});

it("Y-Wing destroys a capital ship with 2 hit points left, and deals damage to the base without a question if there is no ship", () => {
  const worn = { empire: { play: [{ card: "gozanti-cruiser", damage: 1 }] } };
  const end = after(rebelTurn({ play: ["y-wing"] }, worn), [using(101), picking("opp-play", 1)]);
  expect(inPlay(end, "empire")).toEqual([]);
  expect(discardPile(end, "empire")).toEqual(["gozanti-cruiser"]);
  expect(damage(after(rebelTurn({ play: ["y-wing"] }), [using(101)]), "empire")).toBe(2);
});

it("Snowspeeder makes the Empire discard a card of its choice", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const asked = after(rebelTurn({ play: ["snowspeeder"] }, foe), [using(101)]);
  expect(game.decision(asked)?.seat).toBe("empire");
  expect(open(asked)).toEqual(["pick own-hand imperial-shuttle", "pick own-hand inquisitor"]);
  const end = after(asked, [picking("own-hand", "inquisitor")]);
  expect(discardPile(end, "empire")).toEqual(["inquisitor"]);
  expect(hand(end, "empire")).toEqual(["imperial-shuttle"]);
  expect(game.decision(end)?.seat).toBe("rebel");
  const empty = after(rebelTurn({ play: ["snowspeeder"] }), [using(101)]);
  expect(discardPile(empty, "empire")).toEqual([]);
});

it("Duros Spy gives 2 resources, and the Empire chooses to discard a card or to give the Rebels 1 Force", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const played = after(rebelTurn({ hand: ["duros-spy"] }, foe), [playing("duros-spy")]);
  expect(played.resources).toBe(2);
  const asked = after(played, [using(1000)]);
  expect(game.decision(asked)?.seat).toBe("empire");
  expect(open(asked)).toEqual(["choose-option discard", "choose-option force"]);
  expect(after(asked, [choosing("force")])).toMatchObject({ force: 1 });
  const picks = after(asked, [choosing("discard")]);
  expect(game.decision(picks)?.seat).toBe("empire");
  const discarded = after(picks, [picking("own-hand", "imperial-shuttle")]);
  expect(discardPile(discarded, "empire")).toEqual(["imperial-shuttle"]);
  expect(discarded.force).toBe(0);
});

it("Duros Spy offers the Empire only the options that it can carry out", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const full = after(rebelTurn({ play: ["duros-spy"] }, { ...foe, force: 3 }), [using(101)]);
  expect(open(full)).toEqual(["choose-option discard"]);
  const empty = after(rebelTurn({ play: ["duros-spy"] }), [using(101)]);
  expect(open(empty)).toEqual(["choose-option force"]);
  const neither = after(rebelTurn({ play: ["duros-spy"] }, { force: 3 }), [using(101)]);
  expect(game.decision(neither)?.seat).toBe("rebel");
  expect(open(neither)).toContain("end-turn");
});

it("X-Wing draws a card only with the Force", () => {
  const own = { play: ["x-wing"], deckTop: ["temple-guardian"] };
  expect(hand(after(rebelTurn(own, { force: 1 }), [using(101)]), "rebel")).toEqual(["temple-guardian"]);
  for (const force of [0, -1]) refused(rebelTurn(own, { force }), using(101), "dbg.condition.required");
});

it("Rebel Commando makes the Empire discard a card of its choice, or a random one with the Force", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const chosen = after(rebelTurn({ play: ["rebel-commando"] }, foe), [using(101)]);
  expect(game.decision(chosen)?.seat).toBe("empire");
  expect(discardPile(after(chosen, [picking("own-hand", "inquisitor")]), "empire")).toEqual(["inquisitor"]);
  const strong = rebelTurn({ play: ["rebel-commando"] }, { ...foe, force: 1 });
  for (const card of ["imperial-shuttle", "inquisitor"]) {
    expect(discardPile(after(strong, [using(101)], [card]), "empire")).toEqual([card]);
  }
  const empty = rebelTurn({ play: ["rebel-commando"] }, { force: 1 });
  expect(discardPile(after(empty, [using(101)]), "empire")).toEqual([]);
});

it("U-Wing gives 3 resources, and repairs up to 3 only with the Force", () => {
  expect(after(rebelTurn({ hand: ["u-wing"] }), [playing("u-wing")]).resources).toBe(3);
  const own = { base: { card: "sullust", damage: 5 }, play: ["u-wing"] };
  expect(damage(after(rebelTurn(own, { force: 1 }), [using(101)]), "rebel")).toBe(2);
  const scratched = { base: { card: "sullust", damage: 2 }, play: ["u-wing"] };
  expect(damage(after(rebelTurn(scratched, { force: 1 }), [using(101)]), "rebel")).toBe(0);
  expect(damage(after(rebelTurn({ play: ["u-wing"] }, { force: 1 }), [using(101)]), "rebel")).toBe(0);
  for (const force of [0, -1]) refused(rebelTurn(own, { force }), using(101), "dbg.condition.required");
});

it("B-Wing lets the Empire choose to discard a card or to give B-Wing 2 attack this turn", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };
  const state = rebelTurn({ play: ["b-wing", "b-wing"] }, foe);
  const asked = after(state, [using(102)]);
  expect(game.decision(asked)?.seat).toBe("empire");
  expect(open(asked)).toEqual(["choose-option discard", "choose-option attack"]);
  expect(attacks(after(asked, [choosing("attack")]), "rebel")).toEqual([5, 7]);
  const picks = after(asked, [choosing("discard")]);
  expect(game.decision(picks)?.seat).toBe("empire");
  const discarded = after(picks, [picking("own-hand", "inquisitor")]);
  expect(discardPile(discarded, "empire")).toEqual(["inquisitor"]);
  expect(attacks(discarded, "rebel")).toEqual([5, 5]);
  expect(open(after(rebelTurn({ play: ["b-wing"] }), [using(101)]))).toEqual(["choose-option attack"]);
  expect(eventsOf(asked, [choosing("attack")])).toContainEqual(
    expect.objectContaining({ type: "option-chosen", seat: "empire", option: "attack" }),
  );
});

it("Defeating B-Wing with 5 attack lets the Empire exile up to two cards from hand and discard pile", () => {
  const offered = defeated("b-wing", 5, { hand: ["imperial-shuttle"], discard: ["stormtrooper", "at-st"] });
  const asked = after(offered, [ACCEPT]);
  expect(exiled(after(asked, [DONE]))).toEqual([]);
  const one = after(asked, [picking("own-hand", "imperial-shuttle")]);
  expect(exiled(after(one, [DONE]))).toEqual(["imperial-shuttle"]);
  const both = after(one, [picking("own-discard", "stormtrooper")]);
  expect(exiled(both)).toEqual(["imperial-shuttle", "stormtrooper"]);
  expect(open(both)).toContain("end-turn");
  expect(exiled(after(offered, [DECLINE]))).toEqual([]);
});
