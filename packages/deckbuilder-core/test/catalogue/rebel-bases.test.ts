import type { State } from "@sw/deckbuilder-core";
import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  after,
  attacking,
  buying,
  choosing,
  DONE,
  damage,
  deckTop,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  open,
  PASS,
  picking,
  playing,
  printedBases,
  rebelTurn,
  refused,
  resolving,
  revealed,
  row,
  sending,
  using,
} from "./table.ts";

const FULL = { mode: "full-galaxy" } as const;

it("The Rebel bases have their printed values", () => {
  expect(printedBases("rebel")).toEqual([
    ["dantooine", "Dantooine", "Dantooine", 8, "starting", "introductory"],
    ["mon-cala", "Mon Cala", "Mon Cala", 10, "", "introductory"],
    ["dagobah", "Dagobah", "Dagobah", 12, "", ""],
    ["bespin", "Bespin", "Bespin", 14, "", ""],
    ["alderaan", "Alderaan", "Alderaan", 14, "", ""],
    ["hoth", "Hoth", "Hoth", 14, "", "introductory"],
    ["jedha", "Jedha", "Jedha", 14, "", ""],
    ["tatooine", "Tatooine", "Tatooine", 16, "", ""],
    ["sullust", "Sullust", "Sullust", 16, "", "introductory"],
    ["yavin-4", "Yavin 4", "Yavin 4", 16, "", "introductory"],
  ]);
});

it.each([
  ["dantooine", 8],
  ["mon-cala", 10],
  ["dagobah", 12],
  ["bespin", 14],
  ["alderaan", 14],
  ["jedha", 14],
  ["tatooine", 16],
  ["sullust", 16],
  ["yavin-4", 16],
])("%s is destroyed by %i damage and not by one less", (base, hitPoints) => {
  for (const [attack, left] of [
    [hitPoints - 1, hitPoints - 1],
    [hitPoints, null],
  ] as const) {
    const raid = empireTurn({ play: [{ card: "inquisitor", gained: attack }] }, { config: FULL, rebel: { base } });
    expect(damage(after(raid, [sending(1), attacking()]), "rebel")).toBe(left);
  }
});

it("Hoth is destroyed by 16 damage of one attack, of which it prevents 2, and not by 15", () => {
  const raid = (gained: number): State =>
    empireTurn({ play: [{ card: "inquisitor", gained }] }, { rebel: { base: "hoth" } });
  expect(damage(after(raid(2), [sending(1), attacking()]), "rebel")).toBe(0);
  expect(damage(after(raid(3), [sending(1), attacking()]), "rebel")).toBe(1);
  expect(damage(after(raid(15), [sending(1), attacking()]), "rebel")).toBe(13);
  expect(damage(after(raid(16), [sending(1), attacking()]), "rebel")).toBeNull();
  expect(eventsOf(raid(5), [sending(1), attacking()])).toContainEqual(
    expect.objectContaining({ type: "damage-prevented", seat: "rebel", amount: 2, cause: "hoth" }),
  );
});

it("Dantooine has no ability", () => {
  refused(rebelTurn(), using("base"), "dbg.ability.untimed");
});

it("Mon Cala, when revealed, may put a Rebel or neutral card of the row in hand for free", () => {
  const asked = revealed("mon-cala", {}, { row: ["at-st", "x-wing", "lobot", "at-at", "tie-bomber", "landing-craft"] });
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  const picks = after(asked, [resolving()]);
  expect(open(picks)).toEqual(["pick galaxy-row 1", "pick galaxy-row 2"]);
  const end = after(picks, [picking("galaxy-row", 1)]);
  expect(hand(end, "rebel")).toEqual(["x-wing"]);
  expect(discardPile(end, "rebel")).toEqual([]);
  expect(row(end)[1]).toBe("bossk");
  expect(hand(after(asked, [PASS]), "rebel")).toEqual([]);
});

it("Dagobah, when revealed, may exile up to three cards from hand and discard pile", () => {
  const own = { hand: ["alliance-shuttle", "rebel-trooper"], discard: ["temple-guardian", "u-wing"] };
  const asked = revealed("dagobah", own);
  expect(exiled(after(asked, [PASS]))).toEqual([]);
  const picks = after(asked, [resolving()]);
  const one = after(picks, [picking("own-discard", "temple-guardian")]);
  expect(exiled(after(one, [DONE]))).toEqual(["temple-guardian"]);
  const three = after(picks, [
    picking("own-hand", "alliance-shuttle"),
    picking("own-hand", "rebel-trooper"),
    picking("own-discard", "u-wing"),
  ]);
  expect(exiled(three)).toEqual(["alliance-shuttle", "rebel-trooper", "u-wing"]);
  expect(open(three)).toContain("end-turn");
});

it("Bespin may draw a card for the first neutral card played in each of the Rebels' turns", () => {
  const own = { base: "bespin", hand: ["x-wing", "z-95-headhunter", "hwk-290"], deckTop: ["temple-guardian"] };
  const state = after(rebelTurn(own, { config: FULL }), [playing("x-wing")]);
  expect(open(state)).toContain("end-turn");
  const first = after(state, [playing("z-95-headhunter")]);
  expect(hand(after(first, [resolving()]), "rebel")).toEqual(["hwk-290", "temple-guardian"]);
  const passed = after(first, [PASS]);
  expect(hand(passed, "rebel")).toEqual(["hwk-290"]);
  expect(open(after(passed, [playing("hwk-290")]))).toContain("end-turn");
});

it("Alderaan, when revealed, may give 4 Force, before the bonus for the end of the track", () => {
  expect(after(revealed("alderaan", {}, { force: -2 }), [resolving()])).toMatchObject({ force: 2, resources: 0 });
  expect(after(revealed("alderaan", {}, { force: 0 }), [resolving()])).toMatchObject({ force: 3, resources: 1 });
  expect(after(revealed("alderaan", {}, { force: 0 }), [PASS])).toMatchObject({ force: 0, resources: 0 });
});

it("Jedha puts the first neutral card purchased in a turn in hand and exiles it when the turn ends", () => {
  const spec = {
    config: FULL,
    row: ["x-wing", "hwk-290", "z-95-headhunter"],
    resources: 9,
    galaxyTop: ["bossk", "lobot", "dengar"],
  };
  const state = after(rebelTurn({ base: "jedha" }, spec), [buying(0)]);
  expect(open(state)).toContain("end-turn");
  const asked = after(state, [buying(1)]);
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  const taken = after(asked, [resolving()]);
  expect(hand(taken, "rebel")).toEqual(["hwk-290#1"]);
  const second = after(taken, [buying(2)]);
  expect(discardPile(second, "rebel")).toEqual(["x-wing", "z-95-headhunter"]);
  const end = ended(after(second, [playing("hwk-290#1")]));
  expect(exiled(end)).toEqual(["hwk-290"]);
});

it("Jedha's ability may be declined: the card stays in the discard pile, and the next card is not the first", () => {
  const spec = { config: FULL, row: ["hwk-290", "z-95-headhunter"], resources: 9 };
  const passed = after(rebelTurn({ base: "jedha" }, spec), [buying(0), PASS]);
  expect(discardPile(passed, "rebel")).toEqual(["hwk-290"]);
  expect(open(after(passed, [buying(1)]))).toContain("end-turn");
  expect(exiled(ended(passed))).toEqual([]);
});

it("Tatooine, when revealed, may swap a Rebel card of the galaxy discard pile with a row card, and gives 1 resource", () => {
  const spec = { row: ["at-st", "lobot"], galaxyDiscard: ["x-wing", "tie-fighter", "hwk-290", "y-wing"] };
  const asked = revealed("tatooine", {}, spec);
  const picks = after(asked, [resolving()]);
  expect(open(picks)).toEqual(["pick galaxy-discard y-wing", "pick galaxy-discard x-wing"]);
  const slots = after(picks, [picking("galaxy-discard", "x-wing")]);
  expect(open(slots)).toEqual([0, 1, 2, 3, 4, 5].map((slot) => `pick galaxy-row ${slot}`));
  const end = after(slots, [picking("galaxy-row", 0)]);
  expect(row(end).slice(0, 2)).toEqual(["x-wing", "lobot"]);
  expect(galaxyDiscard(end)).toEqual(["tie-fighter", "hwk-290", "y-wing", "at-st"]);
  expect(end.resources).toBe(1);
  expect(deckTop(end, "galaxy", "rebel")).toEqual([HIDDEN, HIDDEN]);
  expect(after(asked, [PASS])).toMatchObject({ resources: 0 });
});

it("Tatooine gives the resource even if no cards can be swapped", () => {
  const asked = revealed("tatooine", {}, { galaxyDiscard: ["tie-fighter"] });
  const end = after(asked, [resolving()]);
  expect(end.resources).toBe(1);
  expect(galaxyDiscard(end)).toEqual(["tie-fighter"]);
});

it("Sullust may put the first card purchased in each of the Rebels' turns on top of the deck", () => {
  const state = rebelTurn({ base: "sullust" }, { row: ["x-wing", "hwk-290"], resources: 9 });
  const asked = after(state, [buying(1)]);
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  const top = after(asked, [resolving()]);
  expect(deckTop(top, "rebel", "empire")).toEqual(["hwk-290"]);
  expect(discardPile(top, "rebel")).toEqual([]);
  const second = after(top, [buying(0)]);
  expect(discardPile(second, "rebel")).toEqual(["x-wing"]);
  const passed = after(asked, [PASS]);
  expect(discardPile(passed, "rebel")).toEqual(["hwk-290"]);
  expect(open(after(passed, [buying(0)]))).toContain("end-turn");
});

it("Yavin 4 may deal 2 damage to the base, ignoring capital ships, for each card the Empire discards from hand in the Rebels' turn", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "inquisitor"], play: ["star-destroyer"] } };
  const state = rebelTurn({ base: "yavin-4", play: ["snowspeeder", "duros-spy"] }, foe);
  const asked = after(state, [using(101), picking("own-hand", "inquisitor")]);
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  const hit = after(asked, [resolving()]);
  expect(damage(hit, "empire")).toBe(2);
  expect(damage(after(asked, [PASS]), "empire")).toBe(0);
  const again = after(hit, [using(102), choosing("discard"), resolving()]);
  expect(damage(again, "empire")).toBe(4);
});
