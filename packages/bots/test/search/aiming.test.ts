import type { Choose } from "@sw/bots";
import { attemptPuzzle } from "@sw/bots/arena";
import * as cards from "@sw/bots/deckbuilder";
import * as legion from "@sw/bots/legion";
import * as rebellion from "@sw/bots/rebellion";
import { game as cardGame, type DeckbuilderTypes } from "@sw/deckbuilder-core";
import * as cardPuzzles from "@sw/deckbuilder-core/puzzles";
import { game as legionGame } from "@sw/legion-core";
import * as legionPuzzles from "@sw/legion-core/puzzles";
import { game as rebellionGame } from "@sw/rebellion-core";
import * as rebellionPuzzles from "@sw/rebellion-core/puzzles";
import { expect, test } from "vitest";

/** Returns the entry of a list with this id. */
function named<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no puzzle ${id}`);
  return found;
}

function solvesCards(id: string, bot: Choose<DeckbuilderTypes>): boolean {
  const puzzle = named(cardPuzzles.PUZZLES, id);
  return attemptPuzzle(cardGame, puzzle, cardPuzzles.positionOf(puzzle), bot).solved;
}

test("The search solves puzzles that ask for something else than the game, and misses them if it is not told the aim", () => {
  const search = cards.searchBot();
  const unaware: Choose<DeckbuilderTypes> = (view, options, { chance }) => search(view, options, { chance });
  for (const id of ["vader-hunts-luke", "scrap-for-boba", "gunslinger-in-the-row"]) {
    expect([solvesCards(id, search), solvesCards(id, unaware)], id).toEqual([true, false]);
  }
});

test("Flat search plays for an aim too", () => {
  expect(solvesCards("scrap-for-boba", cards.flatBot())).toBe(true);
});

test.each([
  ["greedy", rebellion.greedyBot(), "fourth-garrison"],
  ["searching", rebellion.searchBot(), "trade-with-the-region"],
] as const)("The %s bot of Rebellion solves a puzzle whose goal comes after the end of the turn", (_name, bot, id) => {
  const puzzle = named(rebellionPuzzles.PUZZLES, id);
  expect(attemptPuzzle(rebellionGame, puzzle, rebellionPuzzles.positionOf(puzzle), bot).solved).toBe(true);
});

test.each([
  ["greedy", legion.greedyBot(), "second-lab"],
  ["searching", legion.searchBot(), "entourage"],
] as const)("The %s bot of Legion solves a puzzle that it would miss for the sake of the game", (_name, bot, id) => {
  const puzzle = named(legionPuzzles.PUZZLES, id);
  expect(attemptPuzzle(legionGame, puzzle, legionPuzzles.positionOf(puzzle), bot).solved).toBe(true);
});
