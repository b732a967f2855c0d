import { type Action, game, type State } from "@sw/deckbuilder-core";
import { cardByCard, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  buying,
  DECLINE,
  deckSize,
  deckTop,
  empireTurn,
  ended,
  eventsOf,
  galaxyDiscard,
  hand,
  picking,
  rebelTurn,
  resolving,
  row,
  sending,
  using,
} from "../catalogue/table.ts";
import { expectAlike } from "./workshop.ts";

const JERJERROD = { play: ["moff-jerjerrod", "stormtrooper"] };

it("[dbg.look.secret] Only the player who looks at the top galaxy card sees it", () => {
  const tops = [
    ["x-wing", "at-st"],
    ["at-st", "x-wing"],
  ];
  for (const force of [0, -1]) {
    const [one, other] = tops.map((galaxyTop) => empireTurn(JERJERROD, { galaxyTop, force }));
    if (one === undefined || other === undefined) throw new Error("two situations");
    const line = force === 0 ? [using(1)] : [using(1), DECLINE];
    expectAlike(["rebel", "spectator"], [one, line], [other, line]);
    expect(deckTop(after(one, line), "galaxy", "empire")).toEqual(["x-wing", HIDDEN]);
    expect(deckTop(after(other, line), "galaxy", "empire")).toEqual(["at-st", HIDDEN]);
  }
});

it("[dbg.look.secret] Coruscant's look shows the Rebels only the card that is discarded", () => {
  const situation = (galaxyTop: readonly string[]): State =>
    ended(rebelTurn({}, { empire: { base: "coruscant" }, galaxyTop, seed: 7 }));
  const discarding = (place: number): readonly Action[] => [resolving(), picking("galaxy-deck-top", place)];
  const one = situation(["x-wing", "at-st", "lobot"]);
  const other = situation(["x-wing", "lobot", "at-st"]);
  expectAlike(["rebel", "spectator"], [one, discarding(0)], [other, discarding(0)]);
  const turned = situation(["at-st", "x-wing", "lobot"]);
  expectAlike(["rebel", "spectator"], [one, discarding(0)], [turned, discarding(1)]);
});

it("[dbg.look.return] A card looked at stays on top of the deck", () => {
  const state = empireTurn(JERJERROD, { galaxyTop: ["x-wing", "at-st"] });
  const size = deckSize(state, "galaxy");
  const end = after(state, [using(1)]);
  expect(deckSize(end, "galaxy")).toBe(size);
  expect(row(end)).toEqual(row(state));
  const bought = after({ ...end, resources: 9 }, [buying(5)]);
  expect(row(bought)[5]).toBe("x-wing");
});

it("[dbg.look.return] A row card swapped with a card looked at is on top of the deck, as all viewers know", () => {
  const state = empireTurn(JERJERROD, { galaxyTop: ["x-wing", "at-st"], row: ["lobot", "y-wing"], force: -1 });
  const size = deckSize(state, "galaxy");
  const end = after(state, [using(1), ACCEPT, picking("galaxy-row", 0)]);
  expect(row(end).slice(0, 2)).toEqual(["x-wing", "y-wing"]);
  expect(deckSize(end, "galaxy")).toBe(size);
  for (const viewer of ["empire", "rebel", "spectator"] as const) {
    expect(deckTop(end, "galaxy", viewer)).toEqual(["lobot", HIDDEN]);
  }
});

it("Units committed to a slot whose card is swapped away have lost their target", () => {
  const state = empireTurn(JERJERROD, { galaxyTop: ["x-wing"], row: ["lobot", "y-wing"], force: -1 });
  const sent = after(state, [sending(2, 1), using(1), ACCEPT, picking("galaxy-row", 1)]);
  expect(row(sent)[1]).toBe("x-wing");
  expect(game.view(sent, "empire").sides.empire.play[1]?.commitment).toBe("spent");
  expect(galaxyDiscard(sent)).toEqual([]);
});

it("[dbg.reveal.public] The top galaxy card is shown to both players", () => {
  const state = empireTurn({ play: ["scout-trooper"] }, { galaxyTop: ["lobot", "x-wing"] });
  const shown = eventsOf(state, [using(1)]).filter(({ type }) => type === "cards-revealed");
  expect(shown).toMatchObject([{ cards: ["lobot"] }]);
  for (const viewer of ["empire", "rebel", "spectator"] as const) {
    expect(shown.map((event) => game.redact(event, viewer))).toEqual(shown);
    expect(deckTop(after(state, [using(1)]), "galaxy", viewer)).toEqual(["lobot", HIDDEN]);
  }
});

it("[dbg.reveal.return] A revealed card that is not discarded stays on top of the deck", () => {
  const state = empireTurn({ play: ["tie-interceptor"] }, { galaxyTop: ["lobot", "x-wing"], resources: 9 });
  const size = deckSize(state, "galaxy");
  const end = after(state, [using(1)]);
  expect(deckSize(end, "galaxy")).toBe(size);
  expect(galaxyDiscard(end)).toEqual([]);
  expect(row(after(end, [buying(5)]))[5]).toBe("lobot");
});

it("[dbg.look.secret] Only the Rebels see the hand that Jyn Erso looks at", () => {
  const spec = (cards: readonly string[]): Parameters<typeof rebelTurn>[1] => ({ empire: { hand: cards } });
  const one = rebelTurn({ play: ["jyn-erso"] }, spec(["imperial-shuttle", "inquisitor"]));
  const other = rebelTurn({ play: ["jyn-erso"] }, spec(["stormtrooper", "imperial-shuttle"]));
  expectAlike(["spectator"], [one, [using(101)]], [other, [using(101)]]);
  const end = after(one, [using(101)]);
  expect(cardByCard(game.view(end, "rebel").sides.empire.hand)).toEqual(["imperial-shuttle", "inquisitor"]);
  expect(cardByCard(game.view(end, "spectator").sides.empire.hand)).toEqual([HIDDEN, HIDDEN]);
});

it("[dbg.look.secret] The card that Jyn Erso puts on the deck is known to both players and not to spectators", () => {
  const spec = (cards: readonly string[]): Parameters<typeof rebelTurn>[1] => ({ force: 1, empire: { hand: cards } });
  const line = (card: string): readonly Action[] => [using(101), picking("opp-hand", card)];
  const one = rebelTurn({ play: ["jyn-erso"] }, spec(["imperial-shuttle", "inquisitor"]));
  const other = rebelTurn({ play: ["jyn-erso"] }, spec(["stormtrooper", "imperial-shuttle"]));
  expectAlike(["spectator"], [one, line("inquisitor")], [other, line("stormtrooper")]);
  const end = after(one, line("inquisitor"));
  for (const viewer of ["empire", "rebel"] as const) expect(deckTop(end, "empire", viewer)).toEqual(["inquisitor"]);
  expect(deckTop(end, "empire", "spectator")).toEqual([HIDDEN]);
  expect(cardByCard(game.view(end, "rebel").sides.empire.hand)).toEqual(["imperial-shuttle"]);
  expect(hand(end, "empire")).toEqual(["imperial-shuttle"]);
});

it("Rebel Commando's random discard gives no information about the rest of the hand", () => {
  const spec = (cards: readonly string[]): Parameters<typeof rebelTurn>[1] => ({ force: 1, empire: { hand: cards } });
  const one = after(
    rebelTurn({ play: ["rebel-commando"] }, spec(["imperial-shuttle", "inquisitor"])),
    [using(101)],
    ["inquisitor"],
  );
  const other = after(
    rebelTurn({ play: ["rebel-commando"] }, spec(["stormtrooper", "inquisitor"])),
    [using(101)],
    ["inquisitor"],
  );
  for (const viewer of ["rebel", "spectator"] as const)
    expect(game.view(one, viewer)).toEqual(game.view(other, viewer));
});
