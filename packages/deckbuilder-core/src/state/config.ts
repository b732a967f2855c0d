import { type Failure, fail, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";

/** Modes of play (dbg.mode.*). `pairs` is known, but its rules are published elsewhere: set-up refuses it. */
export const MODES = ["introductory", "full-galaxy", "secret-bases", "pairs"] as const;
/** A mode of {@link MODES}. */
export type Mode = (typeof MODES)[number];

/** What is agreed before the game (dbg.option.combine: any combination). */
export interface Config {
  readonly mode: Mode;
  /** Bases to destroy for the win: 2 to 5 (dbg.option.length-range). */
  readonly bases: number;
  /** Neutral cards of the row may be bribed (dbg.option.bribe). */
  readonly bribing: boolean;
}

/** The introductory game as the book sets it up. */
export const DEFAULT_CONFIG: Config = Object.freeze({ mode: "introductory", bases: 3, bribing: false });

/**
 * A whole configuration from part of one: introductory, without bribing, to 3 bases; to the 4 bases that the book
 * recommends in the other modes (dbg.mode.full-recommended-four, dbg.mode.secret-recommended-four).
 */
export function configOf(part: Partial<Config> = {}): Config {
  const mode = part.mode ?? DEFAULT_CONFIG.mode;
  return { mode, bases: part.bases ?? (mode === "introductory" ? 3 : 4), bribing: part.bribing ?? false };
}

/** The violation of a configuration that cannot be played. */
export function refusedConfig(config: Config): Failure | undefined {
  const pairs: RuleId = "dbg.mode.pairs";
  const length: RuleId = "dbg.option.length-range";
  if (config.mode === "pairs") return fail(violation(pairs, "rules-not-published-here", { modes: MODES.slice(0, 3) }));
  if (!Number.isInteger(config.bases) || config.bases < 2 || config.bases > 5) {
    return fail(violation(length, "bases-out-of-range", { bases: config.bases, least: 2, most: 5 }));
  }
  return undefined;
}
