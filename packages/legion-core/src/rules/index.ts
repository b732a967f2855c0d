import type { RuleIndex } from "@sw/tabletop";
import type { RuleId } from "./ids.ts";
import LEGION from "./legion.json" with { type: "json" };

export type { RuleId } from "./ids.ts";

/**
 * The rule index: every rule of the rulebook as one statement in our words, with its section and our interpretations.
 */
export const RULES = LEGION as RuleIndex<RuleId>;
