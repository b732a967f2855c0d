import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  choosing,
  DECLINE,
  damage,
  discardPile,
  empireTurn,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
  open,
  picking,
  rebelTurn,
  refused,
  resolving,
  row,
  sending,
  using,
} from "../catalogue/table.ts";

it("HWK-290 may exile itself out of an attack before or after the attack is resolved", () => {
  const own = { base: { card: "sullust", damage: 4 }, play: [{ card: "hwk-290", gained: 2 }, "rebel-trooper"] };
  const sent = after(rebelTurn(own), [sending(101), sending(102)]);
  const gone = after(sent, [using(101), attacking()]);
  expect(damage(gone, "empire")).toBe(2);
  expect(damage(gone, "rebel")).toBe(0);
  const fought = after(sent, [attacking(), using(101)]);
  expect(damage(fought, "empire")).toBe(4);
  expect(exiled(fought)).toEqual(["hwk-290"]);
});

it("An attack cannot be resolved after its only card has exiled itself", () => {
  const sent = after(rebelTurn({ play: ["y-wing"] }, { row: ["tie-fighter"] }), [sending(101, 0), using(101)]);
  refused(sent, attacking(0), "dbg.commit.not-immediate");
  expect(open(sent).filter((key) => key.startsWith("attack"))).toEqual([]);
  expect(row(sent)[0]).toBe("tie-fighter");
  expect(damage(sent, "empire")).toBe(2);
});

it("Hammerhead Corvette can attack and then exile itself, before or after the attack is resolved", () => {
  const own = { play: [{ card: "hammerhead-corvette", gained: 3 }, "x-wing"] };
  const foe = { empire: { play: ["blockade-runner"] }, row: UNITS };
  const sent = after(rebelTurn(own, foe), [sending(101), sending(102)]);
  const fought = after(sent, [attacking(), using(101)]);
  expect(inPlay(fought, "empire")).toEqual([]);
  expect(damage(fought, "empire")).toBe(2);
  expect(exiled(fought)).toEqual(["hammerhead-corvette"]);
  const rammed = after(sent, [using(101)]);
  expect(inPlay(rammed, "empire")).toEqual([]);
  expect(discardPile(rammed, "empire")).toEqual(["blockade-runner"]);
  expect(damage(after(rammed, [attacking()]), "empire")).toBe(3);
});

const UNITS = ["x-wing", "y-wing", "at-st", "u-wing", "tie-bomber", "tie-fighter"];

it("Rodian Gunslinger adds 4 to a hunt and 2 to an attack on the base made in the same turn", () => {
  const own = { play: ["rodian-gunslinger", "rodian-gunslinger", "tie-fighter"] };
  const state = empireTurn(own, { row: ["luke-skywalker"], rebel: { base: "sullust" } });
  const hunt = after(state, [sending(1, 0), sending(2, 0)]);
  expect(attacks(hunt, "empire")).toEqual([4, 4, 2]);
  expect(galaxyDiscard(after(hunt, [attacking(0)]))).toEqual(["luke-skywalker"]);
  const split = after(state, [sending(1, 0), sending(2), sending(3)]);
  expect(attacks(split, "empire")).toEqual([4, 2, 2]);
  const base = after(split, [attacking()]);
  expect(damage(base, "rebel")).toBe(4);
  expect(row(after(base, [attacking(0)]))[0]).toBe("luke-skywalker");
});

it("Rodian Gunslinger's bonus ends when the hunt is over", () => {
  const state = empireTurn({ play: ["rodian-gunslinger"] }, { row: ["luke-skywalker"] });
  expect(attacks(after(state, [sending(1, 0), attacking(0)]), "empire")).toEqual([2]);
});

it("Units committed against a row card that an ability removes have attacked nothing, and cannot attack again", () => {
  const state = empireTurn({ play: ["tie-bomber", "stormtrooper"] }, { row: ["y-wing", "x-wing"] });
  const sent = after(state, [sending(2, 0), using(1), picking("galaxy-row", 0)]);
  expect(row(sent)[0]).toBe("bossk");
  refused(sent, attacking(0), "dbg.commit.not-immediate");
  refused(sent, sending(2), "dbg.commit.one-attack-each");
});

it("Three bounty hunters are each asked for their ability, even if one has nothing to draw, exile or gain", () => {
  const starters = [
    ...Array.from({ length: 7 }, () => "imperial-shuttle"),
    "stormtrooper",
    "stormtrooper",
    "inquisitor",
  ];
  const own = { play: ["ig-88", "boba-fett", "bossk", ...starters], deck: [] };
  const state = empireTurn(own, { row: ["luke-skywalker"], galaxyTop: ["dengar"], force: -3 });
  const won = after(state, [sending(1, 0), sending(2, 0), sending(3, 0), attacking(0), DECLINE]);
  const end = after(won, [resolving(0), resolving(0), resolving(0)]);
  expect(game.decision(end)?.kind).toBe("actions");
  expect(end).toMatchObject({ force: -3, resources: 0 });
  expect(hand(end, "empire")).toEqual([]);
  expect(exiled(end)).toEqual([]);
});

it("Cassian Andor's hunt resolves the reward first, then the discard, then the damage of Yavin 4", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"], base: "endor" }, row: ["boba-fett"] };
  const state = rebelTurn({ base: "yavin-4", play: ["cassian-andor"] }, foe);
  const won = after(state, [sending(101, 0), attacking(0), ACCEPT, resolving(), picking("own-hand", "inquisitor")]);
  expect(won.resources).toBe(3);
  expect(open(won)).toEqual(["resolve 0", "pass"]);
  const end = after(won, [resolving()]);
  expect(damage(end, "empire")).toBe(2);
  expect(discardPile(end, "empire")).toEqual(["inquisitor"]);
});

it("B-Wing's extra attack counts in an attack to which it is already committed", () => {
  const state = rebelTurn({ play: ["b-wing"] }, { empire: { base: "endor", hand: ["inquisitor"] } });
  const sent = after(state, [sending(101), using(101), choosing("attack"), attacking()]);
  expect(damage(sent, "empire")).toBe(7);
});
