import type { Params } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "./box.ts";
import type { SideState, State } from "./state.ts";

/**
 * A state with the cards and keywords that it is played by: what every function that reads a game takes first. A `GameWork`
 * is one, too.
 */
export interface Look {
  readonly box: Box;
  readonly state: State;
  /** Who is told what falls out of a choice, and why: there alone where a refusal is being explained. */
  readonly missed?: Missed;
}

/**
 * The parts of a game that the keywords of units hang on. What says which keywords a unit has is shown these and nothing else, so
 * what is known of a unit stays right for as long as they are the same.
 */
export interface Facts {
  readonly box: Box;
  readonly state: Pick<State, "config" | "units" | "tokens" | "terrain" | "ongoing" | "mission"> & {
    readonly sides: readonly [SideFacts, SideFacts];
  };
  readonly missed?: Missed;
}

/** Of a player, what the keywords of units hang on. */
export type SideFacts = Pick<SideState, "revealed" | "permanents" | "nominated" | "lastPips">;

/** Is told of a unit, by its number, or of something that goes by a name that it cannot be chosen, and why. */
export type Missed = (what: number | string, reason: Reason) => void;

/** What is wrong with something that cannot be chosen. */
export interface Reason {
  /** The rule that says so, where it is another than the one that asks. */
  readonly rule?: RuleId;
  readonly code: string;
  readonly params: Params;
}
