import { type Choose, random } from "@sw/bots";
import { attemptPuzzle } from "@sw/bots/arena";
import { type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { PUZZLES, positionOf } from "@sw/deckbuilder-core/puzzles";
import { at } from "@sw/tabletop";
import { expect, test } from "vitest";

/** A bot that plays a line by the keys of its actions; what is forced it is not asked. */
function reading(keys: readonly string[]): Choose<DeckbuilderTypes> {
  let left = keys;
  return (_view, options) => {
    const offered = options.map(game.actionKey);
    const next = left.findIndex((key) => offered.includes(key));
    const key = left[next] ?? "";
    left = left.slice(next + 1);
    return at(options, Math.max(0, offered.indexOf(key)));
  };
}

test("A bot that plays the solution solves the puzzle, and the result has the actions it played", () => {
  const [first] = PUZZLES.filter(({ id }) => id === "bomb-run");
  if (first === undefined) throw new Error("the puzzle is gone");
  const attempt = attemptPuzzle(game, first, positionOf(first), reading(first.solution));
  expect(attempt).toEqual({ solved: true, played: first.solution });
});

test("A bot that ends its turn or plays an illegal action fails a puzzle", () => {
  const puzzle = at(PUZZLES, 0);
  const ending: Choose<DeckbuilderTypes> = (_view, options) =>
    options.find(({ type }) => type === "end-turn") ?? at(options, 0);
  const wrong: Choose<DeckbuilderTypes> = () => ({ type: "attack", subject: "base" });
  expect(attemptPuzzle(game, puzzle, positionOf(puzzle), ending)).toEqual({ solved: false, played: ["end-turn"] });
  expect(attemptPuzzle(game, puzzle, positionOf(puzzle), wrong)).toEqual({ solved: false, played: [] });
});

test("Two attempts of the same bot are equal, and an attempt with too many decisions ends unsolved", () => {
  const puzzle = at(PUZZLES, 0);
  const attempt = (most: number) => attemptPuzzle(game, puzzle, positionOf(puzzle), random, most);
  expect(attempt(500)).toEqual(attempt(500));
  expect(attempt(1)).toMatchObject({ solved: false, played: [expect.any(String)] });
});
