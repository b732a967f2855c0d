import { game, type RebellionTypes } from "@sw/rebellion-core";
import { PUZZLES, positionOf, type RebellionPuzzle } from "@sw/rebellion-core/puzzles";
import { expect, test } from "vitest";
import { type PuzzlesOf, solutionOf, testPuzzles } from "../../../scripts/lib/puzzles.ts";

const ALL: PuzzlesOf<RebellionTypes, RebellionPuzzle["position"]> = {
  game,
  puzzles: PUZZLES,
  positionOf,
  essence: (state) => ({ ...state, words: 0 }),
  givingUp: "pass",
};

testPuzzles(ALL);

test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
  "The solution of puzzle %s does not depend on dice",
  (_id, puzzle) => {
    const types = solutionOf(ALL, puzzle).flatMap(({ step }) => step.events.map(({ type }) => type));
    expect(types).not.toContain("dice-rolled");
  },
);
