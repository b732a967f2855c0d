import type { Action, State } from "@sw/deckbuilder-core";
import type { CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { cardByCard, HIDDEN, type Hidden } from "@sw/tabletop";
import { expect, it } from "vitest";
import { deckTop, galaxyDiscard, hand, picking, row, using } from "../catalogue/table.ts";
import { expectAlike, homeMade, workshop } from "./workshop.ts";

function activated(effect: EffectStep): CardEntry {
  return homeMade("gadget", { ability: { timing: { kind: "activated" }, effect } });
}

const ROW = ["x-wing", "at-st", "lobot", "y-wing", "b-wing", "hwk-290"];

it("Only its owner sees a card moved from hand to the top of the deck", () => {
  const own = workshop(activated({ op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "own-deck-top" }));
  const situation = (cards: readonly string[]): State => own.turn("empire", { play: ["gadget"], hand: cards });
  const line = (card: string): readonly Action[] => [using(1), picking("own-hand", card)];
  const one = situation(["inquisitor", "stormtrooper"]);
  const other = situation(["imperial-shuttle", "stormtrooper"]);
  expectAlike(["rebel", "spectator"], [one, line("inquisitor")], [other, line("imperial-shuttle")], own.game);
  expectAlike(["rebel", "spectator"], [one, line("inquisitor")], [one, line("stormtrooper")], own.game);
  const end = own.after(one, line("inquisitor"));
  expect(deckTop(end, "empire", "empire", own.game)).toEqual(["inquisitor"]);
  expect(deckTop(end, "empire", "rebel", own.game)).toEqual([HIDDEN]);
});

it("A shown hand card may have left if a card leaves the hand unseen, so the opponent no longer knows it to be there", () => {
  const own = workshop(activated({ op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "own-deck-top" }));
  const state = own.turn("empire", { play: ["gadget"], hand: ["inquisitor"], shownHand: ["at-st"] });
  const shown = (of: State): readonly (string | Hidden)[] => cardByCard(own.game.view(of, "rebel").sides.empire.hand);
  expect(shown(state)).toEqual([HIDDEN, "at-st"]);
  const end = own.after(state, [using(1), picking("own-hand", "inquisitor")]);
  expect(shown(end)).toEqual([HIDDEN]);
  expect(hand(end, "empire", own.game)).toEqual(["at-st"]);
});

it("Two cards put on a deck are in the order of the picks, with the last on top", () => {
  const own = workshop(activated({ op: "move", cards: { zones: ["own-hand"], count: 2 }, to: "own-deck-top" }));
  const side = { play: ["gadget"], hand: ["inquisitor", "stormtrooper", "imperial-shuttle"] };
  const asked = own.after(own.turn("empire", side), [using(1)]);
  const end = own.after(asked, [picking("own-hand", "stormtrooper"), picking("own-hand", "imperial-shuttle")]);
  expect(deckTop(end, "empire", "empire", own.game)).toEqual(["imperial-shuttle", "stormtrooper"]);
  const other = own.after(asked, [picking("own-hand", "imperial-shuttle"), picking("own-hand", "stormtrooper")]);
  expect(deckTop(other, "empire", "empire", own.game)).toEqual(["stormtrooper", "imperial-shuttle"]);
});

it("A card may be moved from the row, where it is replaced, or from a pile, to the hand or to either deck", () => {
  const effect: EffectStep = {
    op: "seq",
    steps: [
      { op: "move", cards: { zones: ["galaxy-row"], filter: { id: "lobot" } }, to: "own-hand" },
      { op: "move", cards: { zones: ["galaxy-discard"], count: 1 }, to: "own-deck-top" },
      { op: "move", cards: { zones: ["own-discard"], count: 1 }, to: "opp-deck-top" },
    ],
  };
  const own = workshop(activated(effect));
  const state = own.turn("empire", { play: ["gadget"], discard: ["at-at"] }, { row: ROW, galaxyDiscard: ["u-wing"] });
  const end = own.after(state, [using(1)]);
  expect(hand(end, "empire", own.game)).toEqual(["lobot"]);
  expect(row(end, own.game)[2]).toBe("bossk");
  expect(deckTop(end, "empire", "rebel", own.game)).toEqual(["u-wing"]);
  expect(deckTop(end, "rebel", "empire", own.game)).toEqual(["at-at"]);
});

it("A home-made swap may exchange any card of the galaxy discard pile with a row card", () => {
  const effect: EffectStep = {
    op: "swap",
    a: { zones: ["galaxy-discard"], count: 1 },
    b: { zones: ["galaxy-row"], filter: { faction: ["neutral"] }, count: 1 },
  };
  const own = workshop(activated(effect));
  const state = own.turn("rebel", { play: ["gadget"] }, { row: ROW, galaxyDiscard: ["at-at", "u-wing"] });
  const held = own.after(state, [using(101), picking("galaxy-discard", "at-at")]);
  expect(own.open(held)).toEqual(["pick galaxy-row 2", "pick galaxy-row 5"]);
  const end = own.after(held, [picking("galaxy-row", 5)]);
  expect(row(end, own.game)).toEqual([...ROW.slice(0, 5), "at-at"]);
  expect(galaxyDiscard(end, own.game)).toEqual(["u-wing", "hwk-290"]);
});
