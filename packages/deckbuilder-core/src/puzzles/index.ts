/**
 * Puzzles: positions whose best line follows from the rules, with their solutions. They test bots and train players.
 *
 * @module
 */
import type { State } from "../state/state.ts";
import { scenario } from "../testing/scenario.ts";
import { EMPIRE_BASES } from "./empire-bases.ts";
import { EMPIRE_CARDS } from "./empire-cards.ts";
import type { DeckbuilderPuzzle } from "./problem.ts";
import { REBEL_BASES } from "./rebel-bases.ts";
import { REBEL_CARDS } from "./rebel-cards.ts";

export type { DeckbuilderPuzzle } from "./problem.ts";

/** All puzzles. Each is solved if its goal is reached before the turn ends. */
export const PUZZLES: readonly DeckbuilderPuzzle[] = [
  ...EMPIRE_BASES,
  ...EMPIRE_CARDS,
  ...REBEL_BASES,
  ...REBEL_CARDS,
].map((problem) => ({ ...problem, late: { type: "turn-ended" } }));

/** Returns the state in which a puzzle begins. */
export function positionOf({ position }: DeckbuilderPuzzle): State {
  return scenario(position);
}
