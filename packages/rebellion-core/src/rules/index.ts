import type { RuleIndex } from "@sw/tabletop";
import type { RuleId } from "./ids.ts";
import REBELLION from "./rebellion.json" with { type: "json" };
import EXPANSION from "./rise-of-the-empire.json" with { type: "json" };
import SOLO from "./solo.json" with { type: "json" };

export type { RuleId } from "./ids.ts";

/**
 * The rule index: every rule of the books and every official answer as one statement in this package's words, with its
 * source.
 */
export const RULES = { ...REBELLION, ...EXPANSION, ...SOLO } as RuleIndex<RuleId>;
