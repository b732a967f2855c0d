import type { Params } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "./box.ts";
import type { SideState, State } from "./state.ts";

/**
 * A state together with its compiled cards and keywords. Every function that reads a game takes a look first; a
 * `GameWork` is also a look.
 */
export interface Look {
  readonly box: Box;
  readonly state: State;
  /** Receives the options excluded from a choice, with the reasons. Present only while a refusal is being explained. */
  readonly missed?: Missed;
}

/**
 * The parts of a game on which the keywords of units depend. Code that decides which keywords a unit has sees only
 * these parts, so results can be cached while they do not change.
 */
export interface Facts {
  readonly box: Box;
  readonly state: Pick<State, "config" | "units" | "tokens" | "terrain" | "ongoing" | "mission"> & {
    readonly sides: readonly [SideFacts, SideFacts];
  };
  readonly missed?: Missed;
}

/** The parts of a side on which the keywords of units depend. */
export type SideFacts = Pick<SideState, "revealed" | "permanents" | "nominated" | "lastPips">;

/** Receives a unit (by index) or a named option that cannot be chosen, with the reason. */
export type Missed = (what: number | string, reason: Reason) => void;

/** The reason why something cannot be chosen. */
export interface Reason {
  /** The rule that excludes the choice. Defaults to the rule that asks for the choice. */
  readonly rule?: RuleId;
  readonly code: string;
  readonly params: Params;
}
