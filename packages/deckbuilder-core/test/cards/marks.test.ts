import { game, type State } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import type { Bound } from "../../src/state/frames.ts";
import {
  after,
  attacking,
  buying,
  damage,
  discardPile,
  empireTurn,
  ended,
  exiled,
  hand,
  inPlay,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  sending,
  using,
} from "../catalogue/table.ts";

const FULL = { mode: "full-galaxy" } as const;

/** Tarkin has taken the card in slot 0 of the row. */
function tarkinTook(card: string, own: Parameters<typeof empireTurn>[0] = {}): State {
  const play = ["grand-moff-tarkin", ...(own.play ?? [])];
  const state = empireTurn({ ...own, play }, { row: [card, "x-wing", "y-wing", "b-wing", "lobot", "hwk-290"] });
  return after(state, [using(1)]);
}

/** Jedha has sent the neutral card in slot 0 of the row to the buyer's hand. */
function jedhaSent(card: string, own: Parameters<typeof rebelTurn>[0] = {}, force = 0): State {
  const spec = { config: FULL, row: [card], resources: 9, force };
  return after(rebelTurn({ ...own, base: "jedha" }, spec), [buying(0), resolving()]);
}

it("[dbg.ruling.tarkin-ship] A capital ship taken by Tarkin is exiled at the end of the turn even if it was played", () => {
  const taken = tarkinTook("star-destroyer");
  const played = after(taken, [playing("star-destroyer#1"), sending(1000), attacking()]);
  expect(damage(played, "rebel")).toBe(4);
  expect(inPlay(played, "empire")).toEqual(["grand-moff-tarkin", "star-destroyer#1"]);
  const end = ended(played);
  expect(exiled(end)).toEqual(["star-destroyer"]);
  expect(inPlay(end, "empire")).toEqual([]);
});

it("[dbg.play.from-hand] A marked copy can be played by its plain name if the hand has no other copy", () => {
  const alone = tarkinTook("tie-fighter");
  expect(open(alone).filter((key) => key.startsWith("play"))).toEqual(["play tie-fighter", "play tie-fighter#1"]);
  expect(after(alone, [playing("tie-fighter")])).toEqual(after(alone, [playing("tie-fighter#1")]));
  expect(game.why(alone, playing("tie-fighter"))).toBeUndefined();
  refused(alone, playing("tie-fighter#2"), "dbg.play.from-hand");
  const both = tarkinTook("tie-fighter", { hand: ["tie-fighter"] });
  expect(inPlay(after(both, [playing("tie-fighter")]), "empire")).toEqual(["grand-moff-tarkin", "tie-fighter"]);
  expect(inPlay(after(both, [playing("tie-fighter#1")]), "empire")).toEqual(["grand-moff-tarkin", "tie-fighter#1"]);
});

it("[dbg.play.from-hand] Playing one of two differently marked copies must name which", () => {
  const both = tarkinTook("tie-fighter", { hand: ["tie-fighter"] });
  const [empire, rebel] = both.sides;
  const marked = (code: number): number => (code < 1024 ? code + 2 * 1024 : code);
  const hand = empire.hand.map((part) => ({ ...part, cards: part.cards.map(marked) }));
  const follow = (one: Bound): Bound => ("marks" in one ? { ...one, marks: [...one.marks, 2] } : one);
  const delayed = both.delayed.map((part) => ({ ...part, bound: part.bound.map(follow) }));
  const followed: State = { ...both, delayed, nextMark: 2, sides: [{ ...empire, hand }, rebel] };
  expect(game.invariants(followed)).toEqual([]);
  expect(game.why(followed, playing("tie-fighter"))).toMatchObject({ code: "which-copy", rule: "dbg.play.from-hand" });
  expect(game.why(followed, playing("at-at"))).toMatchObject({ code: "not-in-hand" });
  expect(game.why(followed, playing("tie-fighter#2"))).toBeUndefined();
});

it("[dbg.win.immediate] No card keeps its mark when the game ends before the delayed ability resolves", () => {
  const play = ["grand-moff-tarkin", "at-at"];
  const own = { play, victory: ["dantooine", "hoth"] };
  const rebel = { base: { card: "yavin-4", damage: 15 } };
  const start = empireTurn(own, {
    config: { mode: "full-galaxy", bases: 3 },
    rebel,
    row: ["tie-fighter", "x-wing", "y-wing"],
  });
  const taken = after(start, [using(1), sending(2)]);
  expect(hand(taken, "empire")).toEqual(["tie-fighter#1"]);
  const over = after(taken, [attacking()]);
  expect(over.outcome).toMatchObject({ winners: ["empire"] });
  expect([over.nextMark, hand(over, "empire")]).toEqual([0, ["tie-fighter"]]);
  const marked = { ...taken, frames: [], delayed: [], outcome: over.outcome };
  expect(game.invariants(marked).map(({ code }) => code)).toContain("marks");
});

it("[dbg.ruling.tarkin-ship] A card taken by Tarkin is exiled from hand, from play or from the discard pile", () => {
  const taken = tarkinTook("tie-fighter", { play: ["gozanti-cruiser"], deckTop: ["inquisitor"] });
  expect(exiled(ended(taken))).toEqual(["tie-fighter"]);
  const played = after(taken, [playing("tie-fighter#1"), using(1000)]);
  expect(hand(played, "empire")).toEqual(["inquisitor"]);
  expect(exiled(ended(played))).toEqual(["tie-fighter"]);
  const discarded = after(taken, [using(2)]);
  expect(discardPile(discarded, "empire")).toEqual(["tie-fighter#1"]);
  const end = ended(discarded);
  expect(exiled(end)).toEqual(["tie-fighter"]);
  expect(discardPile(end, "empire")).toContain("grand-moff-tarkin");
});

it("[dbg.ruling.tarkin-ship] A card taken by Tarkin is exiled before units and hand are discarded and a new hand is drawn", () => {
  const own = { deckTop: ["inquisitor", "stormtrooper"], deck: [] };
  const end = ended(tarkinTook("tie-fighter", own));
  expect(exiled(end)).toEqual(["tie-fighter"]);
  expect([...hand(end, "empire"), ...discardPile(end, "empire")]).not.toContain("tie-fighter");
});

it("A card taken by Tarkin is exiled from the deck into which it was reshuffled", () => {
  const starters = [...Array.from({ length: 7 }, () => "imperial-shuttle"), "stormtrooper", "stormtrooper"];
  const play = ["gozanti-cruiser", "lando-calrissian", ...starters];
  const own = { play, hand: ["inquisitor"], deck: [], discard: ["at-st"] };
  const taken = tarkinTook("tie-fighter", own);
  const shuffled = after(taken, [using(2), picking("own-hand", "tie-fighter#1")], ["at-st"]);
  expect(hand(shuffled, "empire")).toEqual(["at-st", "inquisitor"]);
  expect(game.view(shuffled, "rebel").sides.empire.hiddenCards).toEqual(["at-st", "tie-fighter#1"]);
  const end = ended(shuffled);
  expect(exiled(end)).toEqual(["tie-fighter"]);
  const drawn = after(shuffled, [using(3)]);
  expect(hand(drawn, "empire")).toEqual(["at-st", "inquisitor", "tie-fighter#1"]);
  expect(exiled(ended(drawn))).toEqual(["tie-fighter"]);
});

it("[dbg.ruling.jedha-ship] A capital ship that Jedha put in hand is exiled at the end of the turn even if it was played", () => {
  const sent = jedhaSent("blockade-runner");
  const played = after(sent, [playing("blockade-runner#1")]);
  expect(played.resources).toBe(6);
  const end = ended(played);
  expect(exiled(end)).toEqual(["blockade-runner"]);
  expect(inPlay(end, "rebel")).toEqual([]);
});

it("[dbg.ruling.jedha-ship] An unplayed card that Jedha put in hand is also exiled", () => {
  expect(exiled(ended(jedhaSent("hwk-290")))).toEqual(["hwk-290"]);
  const discarded = after(jedhaSent("hwk-290", { play: ["c-roc-cruiser"] }), [using(101)]);
  expect(discardPile(discarded, "rebel")).toEqual(["hwk-290#1"]);
  expect(exiled(ended(discarded))).toEqual(["hwk-290"]);
});

it("The end of the turn does not fail if the card that Jedha put in hand has exiled itself", () => {
  const used = after(jedhaSent("hwk-290"), [playing("hwk-290#1"), using(1000)]);
  expect(exiled(used)).toEqual(["hwk-290"]);
  const end = ended(used);
  expect(exiled(end)).toEqual(["hwk-290"]);
  expect(end.active).toBe(0);
});

it("Fang Fighter and Jedha put the card in hand once in either order, and Jedha's exile follows", () => {
  const spec = { config: FULL, row: ["fang-fighter"], resources: 3, force: 1 };
  const own = { base: "jedha", deckTop: ["temple-guardian"] };
  const bought = after(rebelTurn(own, spec), [buying(0)]);
  expect(open(bought)).toEqual(["resolve 0", "resolve 1", "pass"]);
  for (const first of [0, 1]) {
    const both = after(bought, [resolving(first), resolving(0)]);
    expect(hand(both, "rebel")).toEqual(["fang-fighter#1", "temple-guardian"]);
    expect(exiled(ended(both))).toEqual(["fang-fighter"]);
  }
  const own2 = after(bought, [resolving(0), PASS]);
  expect(hand(own2, "rebel")).toEqual(["fang-fighter", "temple-guardian"]);
  expect(exiled(ended(own2))).toEqual([]);
});

it("Only the copy that Tarkin took is exiled, even if the hand has another copy", () => {
  const sent = jedhaSent("z-95-headhunter", { hand: ["z-95-headhunter"] });
  expect(open(sent)).toEqual(expect.arrayContaining(["play z-95-headhunter", "play z-95-headhunter#1"]));
  const plain = after(sent, [playing("z-95-headhunter")]);
  expect(hand(plain, "rebel")).toEqual(["z-95-headhunter#1"]);
  const end = ended(plain);
  expect(exiled(end)).toEqual(["z-95-headhunter"]);
  expect(discardPile(end, "rebel")).toEqual(["z-95-headhunter"]);
  refused(sent, playing("z-95-headhunter#2"), "dbg.play.from-hand");
});

it("Jabba the Hutt may exile either the marked copy or the other one", () => {
  const own = { play: ["jabba-the-hutt"], hand: ["z-95-headhunter"], deckTop: ["temple-guardian"] };
  const asked = after(jedhaSent("z-95-headhunter", own), [using(101)]);
  expect(open(asked)).toEqual(["pick own-hand z-95-headhunter", "pick own-hand z-95-headhunter#1"]);
  const marked = after(asked, [picking("own-hand", "z-95-headhunter#1")]);
  expect(hand(marked, "rebel")).toEqual(["temple-guardian", "z-95-headhunter"]);
  expect(exiled(ended(marked))).toEqual(["z-95-headhunter"]);
  const plain = after(asked, [picking("own-hand", "z-95-headhunter")]);
  expect(hand(plain, "rebel")).toEqual(["temple-guardian", "z-95-headhunter#1"]);
  expect(exiled(ended(plain))).toEqual(["z-95-headhunter", "z-95-headhunter"]);
});

it("The end of the turn does not fail if a marked card was exiled by another ability", () => {
  const sent = jedhaSent("lobot", { play: ["c-roc-cruiser", "kel-dor-mystic"] });
  const end = after(sent, [using(101), using(102)]);
  expect(exiled(end)).toEqual(["kel-dor-mystic", "lobot"]);
  expect(exiled(ended(end))).toEqual(["kel-dor-mystic", "lobot"]);
});

it("No card is marked after the turn ends", () => {
  const sent = jedhaSent("hwk-290", {}, 1);
  expect(sent.nextMark).toBe(1);
  const quarren = after(rebelTurn({}, { row: ["quarren-mercenary"], resources: 4 }), [buying(0), PASS]);
  expect(discardPile(quarren, "rebel")).toEqual(["quarren-mercenary"]);
  expect(ended(sent).nextMark).toBe(0);
});
