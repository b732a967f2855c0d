import { game, type State } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  attacks,
  damage,
  deckSize,
  deckTop,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  galaxyDiscard,
  hand,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  revealed,
  row,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeMade, workshop } from "./workshop.ts";

const FULL = { mode: "full-galaxy" } as const;
const SHUTTLES = ["imperial-shuttle", "imperial-shuttle", "imperial-shuttle"];

/** A unit that makes the opponent discard two cards at random and then gives 1 resource. */
const bully = homeMade("bully", {
  ability: {
    timing: { kind: "activated" },
    effect: {
      op: "seq",
      steps: [
        { op: "discard", cards: { zones: ["opp-hand"], count: 2, by: "random" } },
        { op: "gain", stat: "resources", amount: 1 },
      ],
    },
  },
});

it("Yavin 4 is asked once for each of several discarded cards, then the discarding ability continues", () => {
  const own = workshop(bully);
  const foe = { base: "endor", hand: ["inquisitor", "stormtrooper", "at-st"] };
  const state = own.turn("rebel", { base: "yavin-4", play: ["bully"] }, { empire: foe });
  const asked = own.after(state, [using(101)], ["inquisitor", "at-st"]);
  expect(own.open(asked)).toEqual(["resolve 0", "pass"]);
  expect(asked.resources).toBe(0);
  const end = own.after(asked, [resolving(), resolving()]);
  expect(end.sides[0].base?.damage).toBe(4);
  expect(end.resources).toBe(1);
  const once = own.after(asked, [PASS, resolving()]);
  expect(once.sides[0].base?.damage).toBe(2);
});

it("A base destroyed by Yavin 4 while an ability resolves does not stop the ability, and its next discard damages nothing", () => {
  const own = workshop(bully);
  const foe = { base: { card: "lothal", damage: 6 }, hand: ["inquisitor", "stormtrooper", "at-st"] };
  const state = own.turn("rebel", { base: "yavin-4", play: ["bully"] }, { empire: foe });
  const end = own.after(state, [using(101), resolving(), resolving()], ["inquisitor", "at-st"]);
  expect(end.sides[0].base).toBeNull();
  expect(end.sides[1].victory).toHaveLength(1);
  expect(end.resources).toBe(1);
  expect(end.outcome).toBeNull();
});

it("The last base destroyed while an ability resolves ends the game at once", () => {
  const own = workshop(bully);
  const foe = { base: { card: "endor", damage: 14 }, hand: ["inquisitor", "stormtrooper", "at-st"] };
  const side = { base: "yavin-4", play: ["bully"], victory: ["lothal", "corellia"] };
  const state = own.turn("rebel", side, { empire: foe });
  const end = own.after(state, [using(101), resolving()], ["inquisitor", "at-st"]);
  expect(end.outcome).toMatchObject({ winners: ["rebel"], reason: "bases-destroyed" });
  expect(end.resources).toBe(0);
  expect(end.frames).toEqual([]);
  expect(own.open(end)).toEqual([]);
  expect(own.game.decision(end)).toBeUndefined();
});

it("Lando's draw and discard can win the game through Yavin 4 with the cards of the box", () => {
  const side = { base: "yavin-4", play: ["lando-calrissian"], victory: ["lothal", "corellia"], deckTop: ["x-wing"] };
  const foe = { base: { card: "endor", damage: 15 }, hand: ["inquisitor"] };
  const asked = after(rebelTurn(side, { force: 1, empire: foe }), [using(101)]);
  expect(hand(asked, "rebel")).toEqual(["x-wing"]);
  expect(game.outcome(after(asked, [PASS]))).toBeUndefined();
  expect(game.outcome(after(asked, [resolving()]))?.winners).toEqual(["rebel"]);
});

it("Hoth prevents the first 2 damage of a turn over several attacks, and 2 again in the next turn", () => {
  const play = [{ card: "inquisitor", gained: 1 }, "tie-fighter", "at-st"];
  const side = { play, deckTop: ["stormtrooper", "tie-bomber", ...SHUTTLES] };
  const state = empireTurn(side, { rebel: { base: "hoth" } });
  const first = after(state, [sending(1), attacking()]);
  expect(damage(first, "rebel")).toBe(0);
  const second = after(first, [sending(2), attacking()]);
  expect(damage(second, "rebel")).toBe(1);
  const third = after(second, [sending(3), attacking()]);
  expect(damage(third, "rebel")).toBe(5);
  const next = after(ended(ended(third)), [playing("stormtrooper"), playing("tie-bomber"), sending(1000), attacking()]);
  expect(damage(next, "rebel")).toBe(5);
  expect(damage(after(next, [sending(1001), attacking()]), "rebel")).toBe(7);
});

it("Hoth does not prevent damage to its owner's capital ships", () => {
  const state = empireTurn({ play: ["at-st"] }, { rebel: { base: "hoth", play: ["rebel-transport"] } });
  const end = after(state, [sending(1), attacking()]);
  expect(discardPile(end, "rebel")).toEqual(["rebel-transport"]);
  expect(damage(end, "rebel")).toBe(0);
});

it("Ord Mantell allows one attack on a neutral unit per turn, won or lost, and another in the next turn", () => {
  const deckTop = ["landing-craft", "at-st", ...SHUTTLES];
  const own = { base: "ord-mantell", play: ["at-st", "stormtrooper", "tie-bomber"], deckTop };
  const spec = { config: FULL, row: ["lobot", "hwk-290", "x-wing"] };
  const state = empireTurn(own, spec);
  const won = after(state, [sending(1, 0), attacking(0), ACCEPT]);
  expect(won.resources).toBe(3);
  refused(won, sending(2, 1), "dbg.option.neutral-not-attackable");
  expect(open(won)).toContain("commit 2 base");
  const lost = after(state, [sending(2, 1), attacking(1)]);
  expect(row(lost)[1]).toBe("hwk-290");
  refused(lost, sending(1, 0), "dbg.option.neutral-not-attackable");
  const next = after(ended(ended(won)), [playing("at-st"), sending(1000, 1), attacking(1)]);
  expect(galaxyDiscard(next)).toEqual(["lobot", "hwk-290"]);
});

it("Ord Mantell allows attacking one neutral unit at a time with several units", () => {
  const own = { base: "ord-mantell", play: ["tie-bomber", "stormtrooper", "at-st"] };
  const state = empireTurn(own, { config: FULL, row: ["hwk-290", "lobot", "jyn-erso"] });
  const sent = after(state, [sending(1, 0)]);
  refused(sent, sending(2, 1), "dbg.option.neutral-not-attackable");
  const won = after(sent, [sending(2, 0), sending(3, 2), attacking(0), ACCEPT]);
  expect(won.resources).toBe(4);
  const both = after(won, [attacking(2)]);
  expect(galaxyDiscard(both)).toEqual(["hwk-290", "jyn-erso"]);
  expect(open(both)).toEqual(["accept", "decline"]);
  expect(after(both, [ACCEPT]).force).toBe(-3);
});

it("Rodian Gunslinger's bonus counts and Dengar's ability triggers in a hunt that Ord Mantell allows", () => {
  const own = { base: "ord-mantell", play: ["rodian-gunslinger", "dengar"] };
  const state = empireTurn(own, { config: FULL, row: ["jabba-the-hutt"], galaxyTop: ["bossk"] });
  const won = after(state, [sending(1, 0), sending(2, 0), attacking(0)]);
  expect(galaxyDiscard(won)).toEqual(["jabba-the-hutt"]);
  expect(after(won, [ACCEPT, resolving()]).resources).toBe(10);
});

it("Coruscant looks at two galaxy cards, or at fewer if the galaxy deck has fewer", () => {
  const start = (galaxyTop: readonly string[]): State =>
    ended(rebelTurn({}, { empire: { base: "coruscant" }, galaxyDeck: [], galaxyTop, galaxyDiscard: ["u-wing"] }));
  const two = after(start(["x-wing", "at-st"]), [resolving()]);
  expect(open(two)).toEqual(["pick galaxy-deck-top 0", "pick galaxy-deck-top 1"]);
  const left = after(two, [picking("galaxy-deck-top", 0)]);
  expect(galaxyDiscard(left)).toEqual(["u-wing", "x-wing"]);
  expect(deckTop(left, "galaxy", "empire")).toEqual(["at-st"]);
  const one = after(start(["x-wing"]), [resolving()]);
  expect(galaxyDiscard(one)).toEqual(["u-wing", "x-wing"]);
  expect(deckSize(one, "galaxy")).toBe(0);
  const none = after(start([]), [resolving()]);
  expect(galaxyDiscard(none)).toEqual(["u-wing"]);
  expect(game.decision(none)?.kind).toBe("actions");
});

it("Coruscant's ability can be used in the turn in which it is revealed, after the income", () => {
  const spec = { force: -3, galaxyTop: ["x-wing", "at-st"] };
  const asked = revealed("coruscant", { play: ["imperial-carrier"] }, spec);
  expect(asked.resources).toBe(4);
  expect(open(asked)).toEqual(["resolve 0", "pass"]);
});

it("Baze Malbus counts only Rebel bases, and counts one as soon as it is destroyed", () => {
  const foe = { base: "endor", victory: ["dantooine", "mon-cala"], hand: ["at-st"] };
  const state = rebelTurn({ play: ["baze-malbus"], base: "hoth", victory: ["lothal"] }, { empire: foe });
  expect(attacks(state, "rebel")).toEqual([4]);
  expect(damage(after(state, [sending(101), attacking()]), "empire")).toBe(4);
});

it("Rodia counts the cards that it discards even if an empty galaxy deck takes them back in", () => {
  const rebels = ["x-wing", "y-wing", "b-wing", "tie-fighter", "at-st", "lobot"];
  const spec = { row: rebels, galaxyDeck: [], galaxyTop: [], rebel: { base: "sullust" } };
  const end = after(revealed("rodia", {}, spec), [resolving()]);
  expect(damage(end, "rebel")).toBe(3);
  expect(row(end)).toEqual(rebels);
  expect(game.invariants(end)).toEqual([]);
  expect(row(ended(end))).toEqual(rebels);
});

it("Rodia's damage can win the game when it is revealed", () => {
  const rebels = ["x-wing", "y-wing", "b-wing", "tie-fighter", "at-st", "lobot"];
  const spec = {
    row: rebels,
    galaxyTop: ["bossk", "dengar", "ig-88"],
    rebel: { base: { card: "sullust", damage: 13 } },
  };
  const asked = revealed("rodia", { victory: ["dantooine", "hoth"] }, spec);
  expect(game.outcome(after(asked, [resolving()]))?.winners).toEqual(["empire"]);
  expect(game.outcome(after(asked, [PASS]))).toBeUndefined();
});

it("A neutral Fang Fighter put in hand and played at once is the first neutral card played for Kafrene", () => {
  const own = { base: "kafrene", deckTop: ["inquisitor"] };
  const state = empireTurn(own, { config: FULL, row: ["fang-fighter"], resources: 3 });
  const played = after(state, [{ type: "purchase", subject: 0 }, resolving(), playing("fang-fighter")]);
  expect(eventsOf(played, [resolving()])).toContainEqual(
    expect.objectContaining({ type: "cards-drawn", cause: "kafrene" }),
  );
});
