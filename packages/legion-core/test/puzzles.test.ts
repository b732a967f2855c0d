import { game, type LegionTypes } from "@sw/legion-core";
import { type LegionPuzzle, PUZZLES, positionOf } from "@sw/legion-core/puzzles";
import { expect, test } from "vitest";
import { type PuzzlesOf, solutionOf, testPuzzles } from "../../../scripts/lib/puzzles.ts";

const ALL: PuzzlesOf<LegionTypes, LegionPuzzle["position"]> = {
  game,
  puzzles: PUZZLES,
  positionOf,
  essence: (state) => ({ ...state, words: 0 }),
  givingUp: "done",
};

testPuzzles(ALL);

test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
  "The solution of puzzle %s rolls no dice",
  (_id, puzzle) => {
    const types = solutionOf(ALL, puzzle).flatMap(({ step }) => step.events.map(({ type }) => type));
    expect(types).not.toContain("dice-rolled");
  },
);
