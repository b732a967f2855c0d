import type { Puzzle } from "@sw/tabletop";
import type { DeckbuilderTypes } from "../game.ts";
import type { Scenario } from "../testing/spec.ts";

/** A puzzle of the Deckbuilding Game. */
export type DeckbuilderPuzzle = Puzzle<DeckbuilderTypes, Scenario>;

/** A puzzle as it is written: all are to be solved before the turn ends. */
export type Problem = Omit<DeckbuilderPuzzle, "late">;

/** A galaxy row with nothing in it; the galaxy deck is empty then. */
export const NO_ROW: NonNullable<Scenario["row"]> = [null, null, null, null, null, null];
