import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  damage,
  defeated,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
  open,
  picking,
  playing,
  rebelTurn,
  refused,
  row,
  sending,
  using,
} from "../catalogue/table.ts";

const EMPIRE_HAND = { empire: { hand: ["imperial-shuttle", "inquisitor"] } };

it("[dbg.discard.what] Abilities discard from the player's hand, the opponent's hand and the row", () => {
  const play = ["c-roc-cruiser", "snowspeeder"];
  const state = rebelTurn({ play, hand: ["alliance-shuttle"] }, { empire: { hand: ["inquisitor"] } });
  const end = after(state, [using(101), using(102)]);
  expect(discardPile(end, "rebel")).toEqual(["alliance-shuttle"]);
  expect(discardPile(end, "empire")).toEqual(["inquisitor"]);
  const bomber = after(empireTurn({ play: ["tie-bomber"] }, { row: ["lobot"] }), [using(1), picking("galaxy-row", 0)]);
  expect(galaxyDiscard(bomber)).toEqual(["lobot"]);
  expect(row(bomber)[0]).toBe("bossk");
});

it("[dbg.discard.owner-chooses] The player who must discard chooses the card, whichever player's turn it is", () => {
  const asked = after(rebelTurn({ play: ["snowspeeder"] }, EMPIRE_HAND), [using(101)]);
  expect(game.decision(asked)).toMatchObject({ seat: "empire", kind: "pick", rule: "dbg.discard.owner-chooses" });
  expect(discardPile(after(asked, [picking("own-hand", "imperial-shuttle")]), "empire")).toEqual(["imperial-shuttle"]);
  refused(asked, picking("own-hand", "stormtrooper"), "dbg.discard.owner-chooses");
  const own = empireTurn({ play: ["gozanti-cruiser"], hand: ["imperial-shuttle", "inquisitor"] });
  expect(game.decision(after(own, [using(1)]))?.seat).toBe("empire");
});

it("[dbg.discard.owner-chooses] No player chooses the card of a random discard", () => {
  const state = rebelTurn({ play: ["rebel-commando"] }, { ...EMPIRE_HAND, force: 1 });
  const end = after(state, [using(101)], ["inquisitor"]);
  expect(discardPile(end, "empire")).toEqual(["inquisitor"]);
  expect(game.decision(end)).toMatchObject({ seat: "rebel", kind: "actions" });
});

it("[dbg.discard.own-pile] A card discarded from a player's hand goes on top of that player's discard pile", () => {
  const state = rebelTurn({ play: ["c-roc-cruiser"], hand: ["alliance-shuttle"], discard: ["rebel-trooper"] });
  const end = after(state, [using(101)]);
  expect(discardPile(end, "rebel")).toEqual(["rebel-trooper", "alliance-shuttle"]);
  expect(hand(end, "rebel")).toEqual([]);
});

it("[dbg.discard.opponent-pile] A card discarded from the opponent's hand goes to the opponent's discard pile", () => {
  const spec = { empire: { hand: ["lobot"], discard: ["stormtrooper"] } };
  const end = after(rebelTurn({ play: ["snowspeeder"], discard: ["rebel-trooper"] }, spec), [using(101)]);
  expect(discardPile(end, "empire")).toEqual(["stormtrooper", "lobot"]);
  expect(discardPile(end, "rebel")).toEqual(["rebel-trooper"]);
  expect(galaxyDiscard(end)).toEqual([]);
});

it("[dbg.discard.galaxy-pile] A card of any faction discarded from the row goes to the galaxy discard pile", () => {
  const spec = { row: ["tie-fighter", "x-wing", "hwk-290"], galaxyDiscard: ["at-at"] };
  for (const [slot, card] of spec.row.entries()) {
    const end = after(empireTurn({ play: ["at-st"] }, spec), [using(1), picking("galaxy-row", slot)]);
    expect(galaxyDiscard(end)).toEqual(["at-at", card]);
    expect(discardPile(end, "empire")).toEqual([]);
    expect(discardPile(end, "rebel")).toEqual([]);
  }
});

it("[dbg.discard.no-reward] A card that an ability discards from the row gives no reward", () => {
  const state = empireTurn({ play: ["tie-bomber"] }, { row: ["luke-skywalker"] });
  const end = after(state, [using(1), picking("galaxy-row", 0)]);
  expect(end).toMatchObject({ resources: 0, force: 0 });
  expect(game.decision(end)?.kind).toBe("actions");
  const destroyed = rebelTurn({ play: ["hammerhead-corvette"] }, { row: ["star-destroyer"] });
  expect(game.decision(after(destroyed, [using(101)]))?.kind).toBe("actions");
});

it("[dbg.destroy.what] Abilities destroy a capital ship of the opponent in play or one in the row, never a unit or a base", () => {
  const spec = { row: ["star-destroyer", "tie-fighter", "c-roc-cruiser"], empire: { play: ["gozanti-cruiser"] } };
  const asked = after(rebelTurn({ play: ["hammerhead-corvette", "rebel-transport"] }, spec), [using(101)]);
  expect(game.decision(asked)).toMatchObject({ kind: "pick", rule: "dbg.destroy.what" });
  expect(open(asked)).toEqual(["pick opp-play 1", "pick galaxy-row 0"]);
  refused(asked, picking("galaxy-row", 1), "dbg.destroy.what");
  refused(asked, picking("opp-base", 0), "dbg.destroy.what");
  refused(asked, picking("own-play", 102), "dbg.destroy.what");
});

it("[dbg.destroy.discarded-now] A capital ship destroyed by an ability is discarded at once, and its effect ends", () => {
  const spec = { force: 1, empire: { play: [{ card: "star-destroyer", damage: 2 }], discard: ["stormtrooper"] } };
  const end = after(rebelTurn({ play: ["luke-skywalker", "z-95-headhunter"] }, spec), [using(101)]);
  expect(inPlay(end, "empire")).toEqual([]);
  expect(discardPile(end, "empire")).toEqual(["stormtrooper", "star-destroyer"]);
  refused(end, using(102), "dbg.condition.required");
  expect(damage(after(end, [sending(101), attacking()]), "empire")).toBe(6);
});

it("[dbg.destroy.opponent-ship] A capital ship destroyed in play goes to its owner's discard pile, even a neutral one", () => {
  const spec = { force: 1, empire: { play: ["blockade-runner"] } };
  const state = rebelTurn({ play: ["luke-skywalker"] }, spec);
  const end = after(state, [using(101)]);
  expect(discardPile(end, "empire")).toEqual(["blockade-runner"]);
  expect(galaxyDiscard(end)).toEqual([]);
  expect(exiled(end)).toEqual([]);
  expect(eventsOf(state, [using(101)])).toContainEqual(
    expect.objectContaining({
      type: "ship-destroyed",
      seat: "empire",
      card: "blockade-runner",
      cause: "luke-skywalker",
    }),
  );
});

it("[dbg.destroy.row-ship] A capital ship destroyed in the row goes to the galaxy discard pile and is replaced", () => {
  const state = empireTurn({ base: "death-star" }, { row: ["x-wing", "nebulon-b-frigate"], resources: 4 });
  const end = after(state, [using("base"), picking("galaxy-row", 1)]);
  expect(galaxyDiscard(end)).toEqual(["nebulon-b-frigate"]);
  expect(row(end).slice(0, 2)).toEqual(["x-wing", "bossk"]);
  expect(discardPile(end, "empire")).toEqual([]);
});

it("[dbg.exile.leaves-game] An exiled card is out of the game at once and permanently", () => {
  const state = rebelTurn({ play: ["y-wing"], deck: [] });
  const end = after(state, [using(101)]);
  expect(exiled(end)).toEqual(["y-wing"]);
  expect(inPlay(end, "rebel")).toEqual([]);
  const later = ended(ended(end));
  const view = game.view(later, "rebel");
  const elsewhere = [...hand(later, "rebel"), ...view.sides.rebel.discard, ...view.sides.rebel.hiddenCards];
  expect(elsewhere).toHaveLength(10);
  expect(elsewhere).not.toContain("y-wing");
  expect(exiled(later)).toEqual(["y-wing"]);
});

it("[dbg.exile.values-before] A card gives its resources, Force and attack before its ability exiles it", () => {
  const pilot = after(rebelTurn({ hand: ["outer-rim-pilot"] }), [playing("outer-rim-pilot")]);
  expect(after(pilot, [using(1000)])).toMatchObject({ resources: 2, force: 1 });
  const mystic = after(rebelTurn({ hand: ["kel-dor-mystic"] }), [playing("kel-dor-mystic"), using(1000)]);
  expect(mystic.force).toBe(2);
  expect(exiled(mystic)).toEqual(["kel-dor-mystic"]);
  const fought = after(rebelTurn({ play: ["y-wing"] }), [sending(101), attacking()]);
  expect(damage(fought, "empire")).toBe(2);
  const bombed = after(fought, [using(101)]);
  expect(damage(bombed, "empire")).toBe(4);
  expect(exiled(bombed)).toEqual(["y-wing"]);
});

it("[dbg.exile.must-be-there] A card to exile must be in the hand or discard pile when the ability is resolved", () => {
  const own = { play: ["kel-dor-mystic", "x-wing"], hand: ["alliance-shuttle"], discard: ["rebel-trooper"] };
  const asked = after(rebelTurn(own), [using(101)]);
  for (const [zone, card] of [
    ["own-hand", "rebel-trooper"],
    ["own-discard", "alliance-shuttle"],
    ["own-hand", "x-wing"],
    ["own-discard", "kel-dor-mystic"],
  ] as const) {
    refused(asked, picking(zone, card), "dbg.exile.must-be-there");
  }
  refused(asked, picking("own-play", 102), "dbg.exile.must-be-there");
  expect(exiled(after(asked, [picking("own-hand", "alliance-shuttle")]))).toContain("alliance-shuttle");
});

it("[dbg.exile.must-be-there] A card that was just discarded may be exiled", () => {
  const state = rebelTurn({ play: ["c-roc-cruiser", "kel-dor-mystic"], hand: ["alliance-shuttle"] });
  expect(exiled(after(state, [using(101), using(102)]))).toEqual(["alliance-shuttle", "kel-dor-mystic"]);
});

it("[dbg.exile.not-playable] A card exiled from the hand cannot be played", () => {
  const own = { play: ["kel-dor-mystic"], hand: ["alliance-shuttle", "rebel-trooper"] };
  const end = after(rebelTurn(own), [using(101), picking("own-hand", "rebel-trooper")]);
  refused(end, playing("rebel-trooper"), "dbg.play.from-hand");
  expect(open(end)).toContain("play alliance-shuttle");
});

it("[dbg.exile.example-mystic] Kel Dor Mystic gives its Force first and then exiles an Imperial Shuttle from the hand", () => {
  const state = empireTurn({ hand: ["kel-dor-mystic", "imperial-shuttle"] }, { force: 1 });
  const played = after(state, [playing("kel-dor-mystic")]);
  expect(played.force).toBe(-1);
  expect(hand(played, "empire")).toEqual(["imperial-shuttle"]);
  const end = after(played, [using(1000)]);
  expect(exiled(end)).toEqual(["imperial-shuttle", "kel-dor-mystic"]);
  expect(end).toMatchObject({ force: -1, resources: 0 });
});

it("[dbg.faq.exile-both] Cards to exile may come from hand and discard pile in any combination", () => {
  const own = { hand: ["alliance-shuttle", "alliance-shuttle"], discard: ["rebel-trooper", "rebel-trooper"] };
  const asked = after(defeated("at-st", 4, own), [ACCEPT]);
  const shuttle = picking("own-hand", "alliance-shuttle");
  const trooper = picking("own-discard", "rebel-trooper");
  expect(exiled(after(asked, [shuttle, shuttle]))).toEqual(["alliance-shuttle", "alliance-shuttle"]);
  expect(exiled(after(asked, [shuttle, trooper]))).toEqual(["alliance-shuttle", "rebel-trooper"]);
  expect(exiled(after(asked, [trooper, trooper]))).toEqual(["rebel-trooper", "rebel-trooper"]);
});

it("The event names the slot of a card discarded or taken from the row, even if the row holds another copy", () => {
  const bombing = after(empireTurn({ play: ["tie-bomber"] }, { row: ["x-wing", "b-wing", "x-wing"] }), [using(1)]);
  expect(eventsOf(bombing, [picking("galaxy-row", 2)])[0]).toMatchObject({ type: "card-discarded", slot: 2 });
  const twice = { row: ["tie-fighter", "x-wing", "tie-fighter"] };
  const tarkin = after(empireTurn({ play: ["grand-moff-tarkin"] }, twice), [using(1)]);
  expect(eventsOf(tarkin, [picking("galaxy-row", 2)])[0]).toMatchObject({ type: "card-moved", slot: 2 });
});
