import type { Puzzle } from "@sw/tabletop";
import type { RebellionTypes } from "../game.ts";
import type { Scenario } from "../testing/spec.ts";

/** A puzzle of Rebellion. */
export type RebellionPuzzle = Puzzle<RebellionTypes, Scenario>;

type Written = Omit<RebellionPuzzle, "seat" | "goal" | "late">;

/** A puzzle of the Empire as authors write it. It starts in the Empire's turn. `goal` defaults to taking the base. */
export interface ImperialProblem extends Written, Partial<Pick<RebellionPuzzle, "goal">> {}

/** A puzzle of the Rebels as authors write it. */
export interface RebelProblem extends Written, Pick<RebellionPuzzle, "goal"> {}
