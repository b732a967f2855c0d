import { type Failure, fail, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";

/** Modes of play (dbg.mode.*). `pairs` is listed, but setup refuses it because its rules are published elsewhere. */
export const MODES = ["introductory", "full-galaxy", "secret-bases", "pairs"] as const;
/** A mode of {@link MODES}. */
export type Mode = (typeof MODES)[number];

/** The options agreed before the game, in any combination (dbg.option.combine). */
export interface Config {
  readonly mode: Mode;
  /** Number of bases to destroy for the win, 2 to 5 (dbg.option.length-range). */
  readonly bases: number;
  /** Whether neutral cards of the row may be bribed (dbg.option.bribe). */
  readonly bribing: boolean;
}

/** The introductory game as the rulebook sets it up. */
export const DEFAULT_CONFIG: Config = Object.freeze({ mode: "introductory", bases: 3, bribing: false });

/**
 * Creates a complete configuration from a partial one. Defaults to the introductory mode without bribing and 3 bases,
 * or 4 bases in the other modes, as the rulebook recommends (dbg.mode.full-recommended-four,
 * dbg.mode.secret-recommended-four).
 */
export function configOf(part: Partial<Config> = {}): Config {
  const mode = part.mode ?? DEFAULT_CONFIG.mode;
  return { mode, bases: part.bases ?? (mode === "introductory" ? 3 : 4), bribing: part.bribing ?? false };
}

/** Returns the failure for a configuration that cannot be played, or undefined if it can be. */
export function refusedConfig(config: Config): Failure | undefined {
  const pairs: RuleId = "dbg.mode.pairs";
  const length: RuleId = "dbg.option.length-range";
  if (config.mode === "pairs") return fail(violation(pairs, "rules-not-published-here", { modes: MODES.slice(0, 3) }));
  if (!Number.isInteger(config.bases) || config.bases < 2 || config.bases > 5) {
    return fail(violation(length, "bases-out-of-range", { bases: config.bases, least: 2, most: 5 }));
  }
  return undefined;
}
