import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  after,
  attacking,
  attacks,
  buying,
  DONE,
  damage,
  deckTop,
  discardPile,
  empireTurn,
  ended,
  exiled,
  figures,
  galaxyDiscard,
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

it("The neutral units have their printed values", () => {
  expect(figures({ faction: "neutral", type: "unit", unique: false })).toEqual([
    ["z-95-headhunter", "Z-95 Headhunter", null, 2, 1, 2, 0, 0, null, null, "fighter"],
    ["jawa-scavenger", "Jawa Scavenger", null, 2, 1, 0, 2, 0, null, null, ""],
    ["rodian-gunslinger", "Rodian Gunslinger", "Pistolero rodiano", 2, 2, 2, 0, 0, null, null, "bounty-hunter"],
    ["kel-dor-mystic", "Kel Dor Mystic", "Místico kel dor", 2, 2, 0, 0, 2, null, null, ""],
    ["fang-fighter", "Fang Fighter", null, 2, 3, 3, 0, 0, null, null, "fighter"],
    ["twilek-smuggler", "Twi'lek Smuggler", null, 2, 3, 0, 3, 0, null, null, "scoundrel"],
    ["quarren-mercenary", "Quarren Mercenary", null, 2, 4, 4, 0, 0, null, null, "trooper"],
    ["hwk-290", "HWK-290", null, 2, 4, 0, 4, 0, null, null, "transport"],
  ]);
});

it("Z-95 Headhunter draws a card if the opponent has a capital ship in play", () => {
  const own = { play: ["z-95-headhunter", "rebel-transport"], deckTop: ["temple-guardian"] };
  const state = rebelTurn(own, { empire: { play: ["gozanti-cruiser"] } });
  expect(hand(after(state, [using(101)]), "rebel")).toEqual(["temple-guardian"]);
  refused(rebelTurn(own), using(101), "dbg.condition.required");
});

it("Jawa Scavenger gives 2 resources, and exiles itself to purchase a card from the galaxy discard pile at its cost", () => {
  const pile = ["x-wing", "tie-fighter", "z-95-headhunter", "rodian-gunslinger", "quarren-mercenary"];
  const state = empireTurn({ hand: ["jawa-scavenger"] }, { galaxyDiscard: pile });
  const played = after(state, [playing("jawa-scavenger")]);
  expect(played.resources).toBe(2);
  const asked = after(played, [using(1000)]);
  expect(exiled(asked)).toEqual(["jawa-scavenger"]);
  const picks = ["tie-fighter", "z-95-headhunter", "rodian-gunslinger"];
  expect(open(asked)).toEqual(picks.map((card) => `pick galaxy-discard ${card}`));
  const end = after(asked, [picking("galaxy-discard", "rodian-gunslinger")]);
  expect(discardPile(end, "empire")).toEqual(["rodian-gunslinger"]);
  expect(galaxyDiscard(end)).toEqual(["x-wing", "tie-fighter", "z-95-headhunter", "quarren-mercenary"]);
  expect(end.resources).toBe(0);
  expect(row(end)).toEqual(row(state));
});

it("Jawa Scavenger may exile itself even if nothing can be purchased", () => {
  const state = rebelTurn({ play: ["jawa-scavenger"] }, { galaxyDiscard: ["x-wing", "tie-fighter"], resources: 2 });
  const end = after(state, [using(101)]);
  expect(exiled(end)).toEqual(["jawa-scavenger"]);
  expect(discardPile(end, "rebel")).toEqual([]);
  expect(end.resources).toBe(2);
});

it("Rodian Gunslinger has 2 attack, or 4 when attacking a row card", () => {
  const state = empireTurn({ play: ["rodian-gunslinger"] }, { row: ["jyn-erso", "luke-skywalker"] });
  expect(attacks(state, "empire")).toEqual([2]);
  expect(attacks(after(state, [sending(1, 0)]), "empire")).toEqual([4]);
  expect(galaxyDiscard(after(state, [sending(1, 0), attacking(0)]))).toEqual(["jyn-erso"]);
  const base = after(state, [sending(1)]);
  expect(attacks(base, "empire")).toEqual([2]);
  expect(damage(after(base, [attacking()]), "rebel")).toBe(2);
});

it("Kel Dor Mystic gives 2 Force, and exiles itself together with one card from hand or discard pile", () => {
  const state = empireTurn({ hand: ["kel-dor-mystic", "imperial-shuttle"], discard: ["stormtrooper"] });
  const played = after(state, [playing("kel-dor-mystic")]);
  expect(played.force).toBe(-2);
  const asked = after(played, [using(1000)]);
  expect(open(asked)).toEqual(["pick own-hand imperial-shuttle", "pick own-discard stormtrooper"]);
  expect(exiled(after(asked, [picking("own-hand", "imperial-shuttle")]))).toEqual([
    "imperial-shuttle",
    "kel-dor-mystic",
  ]);
  expect(exiled(after(asked, [picking("own-discard", "stormtrooper")]))).toEqual(["stormtrooper", "kel-dor-mystic"]);
});

it("Fang Fighter goes to hand when purchased, and its buyer draws a card with the Force", () => {
  const spec = { row: ["fang-fighter"], resources: 3 };
  const own = { deckTop: ["temple-guardian"] };
  const asked = after(rebelTurn(own, spec), [buying(0)]);
  expect(game.decision(asked)?.kind).toBe("triggers");
  const end = after(asked, [resolving()]);
  expect(hand(end, "rebel")).toEqual(["fang-fighter"]);
  expect(discardPile(end, "rebel")).toEqual([]);
  const strong = after(rebelTurn(own, { ...spec, force: 1 }), [buying(0), resolving()]);
  expect(hand(strong, "rebel")).toEqual(["fang-fighter", "temple-guardian"]);
  const passed = after(asked, [PASS]);
  expect(hand(passed, "rebel")).toEqual([]);
  expect(discardPile(passed, "rebel")).toEqual(["fang-fighter"]);
});

it("Twi'lek Smuggler gives 3 resources and puts the next purchase of the turn on top of the deck", () => {
  const state = rebelTurn({ hand: ["twilek-smuggler"] }, { row: ["y-wing", "snowspeeder"] });
  const played = after(state, [playing("twilek-smuggler")]);
  expect(played.resources).toBe(3);
  const used = after(played, [using(1000)]);
  const bought = after(used, [buying(0), buying(1)]);
  expect(deckTop(bought, "rebel", "empire")).toEqual(["y-wing"]);
  expect(discardPile(bought, "rebel")).toEqual(["snowspeeder"]);
  expect(discardPile(after(played, [buying(0)]), "rebel")).toEqual(["y-wing"]);
});

it("Twi'lek Smuggler's effect ends with the turn", () => {
  const state = rebelTurn({ play: ["twilek-smuggler"] }, { row: ["y-wing"] });
  const later = ended(ended(after(state, [using(101)])));
  const bought = after({ ...later, resources: 1 }, [buying(0)]);
  expect(discardPile(bought, "rebel").at(-1)).toBe("y-wing");
});

it("Quarren Mercenary lets its buyer exile one card from hand or discard pile", () => {
  const own = { hand: ["alliance-shuttle"], discard: ["rebel-trooper"] };
  const asked = after(rebelTurn(own, { row: ["quarren-mercenary"], resources: 4 }), [buying(0)]);
  expect(exiled(after(asked, [PASS]))).toEqual([]);
  const picks = after(asked, [resolving()]);
  expect(open(picks)).toEqual([
    "pick own-hand alliance-shuttle",
    "pick own-discard rebel-trooper",
    "pick own-discard quarren-mercenary#1",
  ]);
  const end = after(picks, [picking("own-hand", "alliance-shuttle")]);
  expect(exiled(end)).toEqual(["alliance-shuttle"]);
  expect(discardPile(end, "rebel")).toEqual(["rebel-trooper", "quarren-mercenary"]);
});

it("Quarren Mercenary lets its buyer exile up to two cards with the Force", () => {
  const own = { hand: ["alliance-shuttle"], discard: ["rebel-trooper"] };
  const spec = { row: ["quarren-mercenary"], resources: 4, force: 2 };
  const picks = after(rebelTurn(own, spec), [buying(0), resolving()]);
  expect(exiled(after(picks, [DONE]))).toEqual([]);
  const one = after(picks, [picking("own-hand", "alliance-shuttle")]);
  expect(exiled(after(one, [DONE]))).toEqual(["alliance-shuttle"]);
  const two = after(one, [picking("own-discard", "rebel-trooper")]);
  expect(exiled(two)).toEqual(["alliance-shuttle", "rebel-trooper"]);
  expect(open(two)).toContain("end-turn");
});

it("HWK-290 gives 4 resources and exiles itself to repair up to 4", () => {
  expect(after(rebelTurn({ hand: ["hwk-290"] }), [playing("hwk-290")]).resources).toBe(4);
  for (const [before, then] of [
    [6, 2],
    [3, 0],
    [0, 0],
  ]) {
    const base = { card: "sullust", damage: before ?? 0 };
    const end = after(rebelTurn({ base, play: ["hwk-290"] }), [using(101)]);
    expect(damage(end, "rebel")).toBe(then);
    expect(exiled(end)).toEqual(["hwk-290"]);
    expect(inPlay(end, "rebel")).toEqual([]);
  }
});
