import type { RuleIndex } from "@sw/tabletop";
import type { RoteRuleId } from "./ids.ts";

/** Where the rules of the expansion stand; the sheet itself was not at hand. */
export const RULESHEET = "Rise of the Empire rulesheet";
/** What tells what the sheet says. */
export const SHEET_CITED: readonly string[] = [
  "Setup & Reference Utility, a public data file for the game, citing the Rise of the Empire rulesheet by page",
];
/** Two sources that tell it independently. */
export const SHEET_AND_ENGINE: readonly string[] = [
  ...SHEET_CITED,
  "johnchampaign/star-wars-rebellion: docs/rise-of-the-empire.md",
];

/** The part of the index whose ids begin with `rote.` and one of these areas. */
export type RoteRulesOf<Area extends string> = RuleIndex<Extract<RoteRuleId, `rote.${Area}.${string}`>>;
