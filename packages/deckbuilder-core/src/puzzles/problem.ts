import type { Puzzle } from "@sw/tabletop";
import type { DeckbuilderTypes } from "../game.ts";
import type { Scenario } from "../testing/spec.ts";

/** A puzzle of the Deckbuilding Game. */
export type DeckbuilderPuzzle = Puzzle<DeckbuilderTypes, Scenario>;

/** A puzzle as written in these files. All are to be solved before the turn ends. */
export type Problem = Omit<DeckbuilderPuzzle, "late">;

/** An empty galaxy row. The galaxy deck is then empty too. */
export const NO_ROW: NonNullable<Scenario["row"]> = [null, null, null, null, null, null];
