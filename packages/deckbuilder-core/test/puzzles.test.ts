import { game } from "@sw/deckbuilder-core";
import { PUZZLES, positionOf } from "@sw/deckbuilder-core/puzzles";
import { testPuzzles } from "../../../scripts/lib/puzzles.ts";

testPuzzles({
  game,
  puzzles: PUZZLES,
  positionOf,
  // Numbers of pieces to come and of draws to come make no difference here.
  essence: (state) => ({ ...state, words: 0, nextId: 0, nextMark: 0 }),
  givingUp: "end-turn",
});
