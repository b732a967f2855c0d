import { game } from "@sw/deckbuilder-core";
import { HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  DECLINE,
  DONE,
  damage,
  deckTop,
  discardPile,
  empireTurn,
  ended,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
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

it("The Empire's bases have their printed values", () => {
  expect(printedBases("empire")).toEqual([
    ["lothal", "Lothal", "Lothal", 8, "starting", "introductory"],
    ["corellia", "Corellia", "Corellia", 10, "", "introductory"],
    ["kessel", "Kessel", "Kessel", 12, "", ""],
    ["mustafar", "Mustafar", "Mustafar", 14, "", ""],
    ["kafrene", "Kafrene", "Kafrene", 14, "", ""],
    ["ord-mantell", "Ord Mantell", "Ord Mantell", 14, "", ""],
    ["coruscant", "Coruscant", "Coruscant", 16, "", "introductory"],
    ["death-star", "Death Star", "Estrella de la Muerte", 16, "", "introductory"],
    ["endor", "Endor", "Endor", 16, "", "introductory"],
    ["rodia", "Rodia", "Rodia", 16, "", ""],
  ]);
});

it.each([
  ["lothal", 8],
  ["corellia", 10],
  ["kessel", 12],
  ["mustafar", 14],
  ["kafrene", 14],
  ["ord-mantell", 14],
  ["coruscant", 16],
  ["death-star", 16],
  ["endor", 16],
  ["rodia", 16],
])("%s is destroyed by %i damage and not by one less", (base, hitPoints) => {
  for (const [attack, left] of [
    [hitPoints - 1, hitPoints - 1],
    [hitPoints, null],
  ] as const) {
    const raid = rebelTurn(
      { play: [{ card: "temple-guardian", gained: attack }] },
      { config: { mode: "full-galaxy" }, empire: { base } },
    );
    const end = after(raid, [sending(101), attacking()]);
    expect(damage(end, "empire")).toBe(left);
    expect(game.view(end, "rebel").sides.rebel.victory).toEqual(left === null ? [base] : []);
  }
});

it("Lothal has no ability", () => {
  refused(empireTurn(), using("base"), "dbg.ability.untimed");
});

it("Corellia, when revealed, may put an Empire or neutral card of the row in hand for free", () => {
  const asked = revealed("corellia", {}, { row: ["darth-vader", "x-wing", "lobot", "b-wing", "y-wing", "u-wing"] });
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  const picks = after(asked, [resolving()]);
  expect(open(picks)).toEqual(["pick galaxy-row 0", "pick galaxy-row 2"]);
  const end = after(picks, [picking("galaxy-row", 0)]);
  expect(hand(end, "empire")).toEqual(["darth-vader"]);
  expect(discardPile(end, "empire")).toEqual([]);
  expect(row(end)[0]).toBe("bossk");
  const passed = after(asked, [PASS]);
  expect(hand(passed, "empire")).toEqual([]);
  expect(open(passed)).toContain("end-turn");
});

it("Kessel, when revealed, may exile up to three cards from hand and discard pile", () => {
  const own = { hand: ["imperial-shuttle", "stormtrooper"], discard: ["inquisitor", "at-st"] };
  const asked = revealed("kessel", own);
  expect(exiled(after(asked, [PASS]))).toEqual([]);
  const picks = after(asked, [resolving()]);
  expect(exiled(after(picks, [DONE]))).toEqual([]);
  const two = after(picks, [picking("own-hand", "stormtrooper"), picking("own-discard", "inquisitor")]);
  expect(exiled(after(two, [DONE]))).toEqual(["stormtrooper", "inquisitor"]);
  const three = after(two, [picking("own-discard", "at-st")]);
  expect(exiled(three)).toEqual(["stormtrooper", "inquisitor", "at-st"]);
  expect(open(three)).toContain("end-turn");
});

it("Mustafar, when revealed, may give 4 Force, before the bonus for the end of the track", () => {
  expect(after(revealed("mustafar", {}, { force: 2 }), [resolving()])).toMatchObject({ force: -2, resources: 0 });
  expect(after(revealed("mustafar", {}, { force: 1 }), [resolving()])).toMatchObject({ force: -3, resources: 1 });
  expect(after(revealed("mustafar", {}, { force: 1 }), [PASS])).toMatchObject({ force: 1, resources: 0 });
});

it("Kafrene may draw a card for the first neutral card played in each of the Empire's turns", () => {
  const own = { base: "kafrene", hand: ["stormtrooper", "z-95-headhunter", "hwk-290"], deckTop: ["inquisitor"] };
  const state = empireTurn(own, { config: { mode: "full-galaxy" } });
  const empire = after(state, [playing("stormtrooper")]);
  expect(open(empire)).toContain("end-turn");
  const first = after(empire, [playing("hwk-290")]);
  expect(open(first)).toEqual(["resolve 0", "pass"]);
  const drawn = after(first, [resolving()]);
  expect(hand(drawn, "empire")).toEqual(["inquisitor", "z-95-headhunter"]);
  expect(open(after(drawn, [playing("z-95-headhunter")]))).toContain("end-turn");
  const passed = after(first, [PASS]);
  expect(hand(passed, "empire")).toEqual(["z-95-headhunter"]);
  expect(open(after(passed, [playing("z-95-headhunter")]))).toContain("end-turn");
});

it("Kafrene draws again in the Empire's next turn, and not in the Rebels' turn", () => {
  const config = { mode: "full-galaxy" } as const;
  const foe = { empire: { base: "kafrene" }, config };
  expect(open(after(rebelTurn({ hand: ["hwk-290"] }, foe), [playing("hwk-290")]))).toContain("end-turn");
  const own = { base: "kafrene", hand: ["hwk-290"], deckTop: ["z-95-headhunter"] };
  const next = ended(ended(after(empireTurn(own, { config }), [playing("hwk-290"), PASS])));
  expect(hand(next, "empire")).toContain("z-95-headhunter");
  expect(open(after(next, [playing("z-95-headhunter")]))).toEqual(["resolve 0", "pass"]);
});

it("Ord Mantell lets the Empire hunt a neutral unit of the row with its cost as target value, and gives that cost in resources", () => {
  const cards = ["dengar", "blockade-runner", "tie-fighter"];
  const own = { base: "ord-mantell", play: ["at-st", "stormtrooper"] };
  const spec = { config: { mode: "full-galaxy" }, galaxyTop: ["bossk"], row: cards } as const;
  const state = empireTurn(own, spec);
  refused(state, sending(1, 1), "dbg.option.neutral-not-attackable");
  refused(state, sending(1, 2), "dbg.hunt.enemy-only");
  const won = after(state, [sending(1, 0), attacking(0)]);
  expect(galaxyDiscard(won)).toEqual(["dengar"]);
  expect(row(won)[0]).toBe("bossk");
  expect(after(won, [ACCEPT]).resources).toBe(4);
  expect(after(won, [DECLINE]).resources).toBe(0);
  const short = after(state, [sending(2, 0), attacking(0)]);
  expect(row(short)[0]).toBe("dengar");
  refused(empireTurn({ play: ["at-st"] }, { ...spec, config: {} }), sending(1, 0), "dbg.option.neutral-not-attackable");
});

it("Coruscant, at the start of the turn, may show the Empire the top two galaxy cards and discard one", () => {
  const state = rebelTurn({}, { empire: { base: "coruscant" }, galaxyTop: ["x-wing", "at-st", "lobot"] });
  const asked = ended(state);
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
  expect(deckTop(asked, "galaxy", "empire")).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  const picks = after(asked, [resolving()]);
  expect(deckTop(picks, "galaxy", "empire")).toEqual(["x-wing", "at-st", HIDDEN]);
  expect(deckTop(picks, "galaxy", "rebel")).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(open(picks)).toEqual(["pick galaxy-deck-top 0", "pick galaxy-deck-top 1"]);
  const second = after(picks, [picking("galaxy-deck-top", 1)]);
  expect(galaxyDiscard(second)).toEqual(["at-st"]);
  expect(deckTop(second, "galaxy", "empire")).toEqual(["x-wing", HIDDEN]);
  expect(galaxyDiscard(after(picks, [picking("galaxy-deck-top", 0)]))).toEqual(["x-wing"]);
  expect(galaxyDiscard(after(asked, [PASS]))).toEqual([]);
});

it("The Death Star costs 4 resources to destroy an enemy capital ship in play or any in the row, once per turn", () => {
  const cards = ["imperial-carrier", "rebel-transport", "c-roc-cruiser", "x-wing"];
  const spec = { row: [...cards, "y-wing", "u-wing"], rebel: { play: ["mon-calamari-cruiser"] }, resources: 9 };
  const state = empireTurn({ base: "death-star", play: ["star-destroyer"] }, spec);
  const asked = after(state, [using("base")]);
  expect(asked.resources).toBe(5);
  expect(open(asked)).toEqual(
    ["opp-play 101", "galaxy-row 0", "galaxy-row 1", "galaxy-row 2"].map((one) => `pick ${one}`),
  );
  const inPlaySunk = after(asked, [picking("opp-play", 101)]);
  expect(inPlay(inPlaySunk, "rebel")).toEqual([]);
  expect(discardPile(inPlaySunk, "rebel")).toEqual(["mon-calamari-cruiser"]);
  refused(inPlaySunk, using("base"), "dbg.ability.once-per-turn");
  const inRowSunk = after(asked, [picking("galaxy-row", 2)]);
  expect(galaxyDiscard(inRowSunk)).toEqual(["c-roc-cruiser"]);
  expect(row(inRowSunk)[2]).toBe("bossk");
  refused({ ...state, resources: 3 }, using("base"), "dbg.ruling.pay-impossible");
});

it("Endor gives the Empire's Trooper and Vehicle units 1 attack each", () => {
  const play = ["stormtrooper", "at-st", "quarren-mercenary", "jabbas-sail-barge", "tie-fighter", "star-destroyer"];
  expect(attacks(empireTurn({ base: "endor", play }), "empire")).toEqual([3, 5, 5, 5, 2, 4]);
  expect(attacks(empireTurn({ base: "death-star", play }), "empire")).toEqual([2, 4, 4, 4, 2, 4]);
  const theirs = rebelTurn({ play: ["rebel-trooper", "snowspeeder"] }, { empire: { base: "endor" } });
  expect(attacks(theirs, "rebel")).toEqual([2, 2]);
});

it("Rodia, when revealed, may discard all Rebel cards of the row and deal 1 damage for each to the base, ignoring capital ships", () => {
  const cards = ["x-wing", "tie-fighter", "hammerhead-corvette", "luke-skywalker", "lobot", "hwk-290"];
  const foe = { base: "sullust", play: ["rebel-transport"] };
  const asked = revealed("rodia", {}, { row: cards, rebel: foe, galaxyTop: ["bossk", "y-wing", "dengar"] });
  const end = after(asked, [resolving()]);
  expect(row(end)).toEqual(["bossk", "tie-fighter", "y-wing", "dengar", "lobot", "hwk-290"]);
  expect(galaxyDiscard(end)).toEqual(["x-wing", "hammerhead-corvette", "luke-skywalker"]);
  expect(damage(end, "rebel")).toBe(3);
  expect(inPlay(end, "rebel")).toEqual(["rebel-transport"]);
  expect(end.resources).toBe(0);
  const passed = after(asked, [PASS]);
  expect(row(passed)).toEqual(cards);
  expect(damage(passed, "rebel")).toBe(0);
});

it("Rodia deals no damage if the row has no Rebel card", () => {
  const asked = revealed("rodia", {}, { row: ["tie-fighter", "lobot", "hwk-290", "tie-fighter", "at-st", "ig-88"] });
  expect(damage(after(asked, [resolving()]), "rebel")).toBe(0);
});
