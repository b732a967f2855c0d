import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  after,
  attacking,
  attacks,
  choosing,
  DECLINE,
  discardPile,
  empireTurn,
  ended,
  exiled,
  figures,
  hand,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  sending,
  using,
} from "./table.ts";

const NEXT = { galaxyTop: ["tie-fighter"] };

it("The unique neutral units have their printed values", () => {
  expect(figures({ faction: "neutral", type: "unit", unique: true })).toEqual([
    ["lobot", "Lobot", null, 1, 3, 0, 0, 0, null, null, "officer"],
    ["bossk", "Bossk", null, 1, 3, 3, 0, 0, null, null, "bounty-hunter"],
    ["dengar", "Dengar", null, 1, 4, 4, 0, 0, null, null, "bounty-hunter"],
    ["ig-88", "IG-88", null, 1, 5, 5, 0, 0, null, null, "bounty-hunter droid"],
    ["lando-calrissian", "Lando Calrissian", null, 1, 6, 3, 3, 0, null, null, "scoundrel"],
    ["jabbas-sail-barge", "Jabba's Sail Barge", null, 1, 7, 4, 3, 0, null, null, "vehicle"],
    ["jabba-the-hutt", "Jabba the Hutt", null, 1, 8, 2, 2, 2, null, null, "scoundrel"],
  ]);
});

it("Lobot gives 2 attack, 2 resources or 2 Force when played, or nothing if its player declines", () => {
  const played = after(rebelTurn({ hand: ["lobot"] }), [playing("lobot")]);
  expect(open(played)).toEqual(["resolve 0", "pass"]);
  const asked = after(played, [resolving()]);
  expect(open(asked)).toEqual(["choose-option attack", "choose-option resources", "choose-option force"]);
  const strong = after(asked, [choosing("attack")]);
  expect(attacks(strong, "rebel")).toEqual([2]);
  expect(strong).toMatchObject({ resources: 0, force: 0 });
  expect(after(asked, [choosing("resources")])).toMatchObject({ resources: 2, force: 0 });
  expect(after(asked, [choosing("force")])).toMatchObject({ resources: 0, force: 2 });
  const passed = after(played, [PASS]);
  expect(passed).toMatchObject({ resources: 0, force: 0 });
  expect(attacks(passed, "rebel")).toEqual([0]);
});

it("Lobot cannot give Force if the marker is at its player's end of the track", () => {
  const asked = after(empireTurn({ hand: ["lobot"] }, { force: -3 }), [playing("lobot"), resolving()]);
  expect(open(asked)).toEqual(["choose-option attack", "choose-option resources"]);
  refused(asked, choosing("force"), "dbg.choose.must-be-resolvable");
  const close = after(empireTurn({ hand: ["lobot"] }, { force: -2 }), [
    playing("lobot"),
    resolving(),
    choosing("force"),
  ]);
  expect(close.force).toBe(-3);
});

it("Bossk may give 1 Force after he took part in a defeat", () => {
  const state = empireTurn({ play: ["bossk", "tie-fighter"] }, { ...NEXT, row: ["x-wing", "y-wing", "jyn-erso"] });
  const won = after(state, [sending(1, 0), attacking(0), DECLINE]);
  expect(after(won, [resolving()]).force).toBe(-1);
  expect(after(won, [PASS]).force).toBe(0);
  expect(after(state, [sending(2, 1), attacking(1), DECLINE])).toMatchObject({ force: 0 });
  expect(open(after(state, [sending(1, 2), attacking(2)]))).toContain("end-turn");
});

it("Dengar may give 2 resources after he took part in a defeat", () => {
  const state = rebelTurn({ play: ["dengar", "y-wing"] }, { ...NEXT, row: ["tie-bomber", "tie-fighter"] });
  const won = after(state, [sending(101, 0), attacking(0), DECLINE]);
  expect(after(won, [resolving()]).resources).toBe(2);
  expect(after(won, [PASS]).resources).toBe(0);
  expect(open(after(state, [sending(102, 1), attacking(1), DECLINE]))).toContain("end-turn");
});

it("IG-88 exiles a card from hand or discard pile after it took part in a defeat", () => {
  const own = { play: ["ig-88"], hand: ["alliance-shuttle"], discard: ["rebel-trooper"] };
  const won = after(rebelTurn(own, { ...NEXT, row: ["boba-fett"] }), [sending(101, 0), attacking(0), DECLINE]);
  expect(exiled(after(won, [PASS]))).toEqual([]);
  const asked = after(won, [resolving()]);
  expect(open(asked)).toEqual(["pick own-hand alliance-shuttle", "pick own-discard rebel-trooper"]);
  expect(exiled(after(asked, [picking("own-discard", "rebel-trooper")]))).toEqual(["rebel-trooper"]);
  expect(exiled(after(asked, [picking("own-hand", "alliance-shuttle")]))).toEqual(["alliance-shuttle"]);
});

it("Lando Calrissian gives 3 resources, draws a card and, with the Force, makes the opponent discard one", () => {
  const foe = { rebel: { hand: ["alliance-shuttle", "temple-guardian"] } };
  const own = { hand: ["lando-calrissian"], deckTop: ["inquisitor"] };
  const played = after(empireTurn(own, foe), [playing("lando-calrissian")]);
  expect(played.resources).toBe(3);
  const weak = after(played, [using(1000)]);
  expect(hand(weak, "empire")).toEqual(["inquisitor"]);
  expect(discardPile(weak, "rebel")).toEqual([]);
  const asked = after(empireTurn(own, { ...foe, force: -1 }), [playing("lando-calrissian"), using(1000)]);
  expect(hand(asked, "empire")).toEqual(["inquisitor"]);
  expect(game.decision(asked)?.seat).toBe("rebel");
  const end = after(asked, [picking("own-hand", "temple-guardian")]);
  expect(discardPile(end, "rebel")).toEqual(["temple-guardian"]);
});

it("Jabba's Sail Barge gives 3 resources and returns a Bounty Hunter to hand", () => {
  const pile = ["bossk", "stormtrooper", "boba-fett", "ig-88"];
  const state = empireTurn({ hand: ["jabbas-sail-barge"], discard: pile }, NEXT);
  const played = after(state, [playing("jabbas-sail-barge")]);
  expect(played.resources).toBe(3);
  const asked = after(played, [using(1000)]);
  expect(open(asked)).toEqual(["boba-fett", "bossk", "ig-88"].map((card) => `pick own-discard ${card}`));
  const end = after(asked, [picking("own-discard", "ig-88")]);
  expect(hand(end, "empire")).toEqual(["ig-88"]);
  expect(discardPile(end, "empire")).toEqual(["bossk", "stormtrooper", "boba-fett"]);
  const none = after(empireTurn({ play: ["jabbas-sail-barge"], discard: ["stormtrooper"] }), [using(1)]);
  expect(hand(none, "empire")).toEqual([]);
});

it("Jabba the Hutt gives 2 resources and 2 Force, and exiles a card from hand to draw one, or two with the Force", () => {
  const own = { hand: ["jabba-the-hutt", "imperial-shuttle"], deckTop: ["inquisitor", "stormtrooper"] };
  const played = after(empireTurn(own, { force: 2 }), [playing("jabba-the-hutt")]);
  expect(played).toMatchObject({ resources: 2, force: 0 });
  const weak = after(played, [using(1000)]);
  expect(exiled(weak)).toEqual(["imperial-shuttle"]);
  expect(hand(weak, "empire")).toEqual(["inquisitor"]);
  const strong = after(empireTurn(own, { force: 1 }), [playing("jabba-the-hutt"), using(1000)]);
  expect(strong.force).toBe(-1);
  expect(hand(strong, "empire")).toEqual(["inquisitor", "stormtrooper"]);
});

it("Jabba the Hutt requires a card to exile from the hand", () => {
  const state = empireTurn({ play: ["jabba-the-hutt"], discard: ["stormtrooper"] });
  refused(state, using(1), "dbg.ruling.pay-impossible");
  expect(exiled(ended(state))).toEqual([]);
  const two = empireTurn({
    play: ["jabba-the-hutt"],
    hand: ["imperial-shuttle", "inquisitor"],
    discard: ["stormtrooper"],
  });
  const asked = after(two, [using(1)]);
  expect(open(asked)).toEqual(["pick own-hand imperial-shuttle", "pick own-hand inquisitor"]);
});
