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

/** Where the rules on single cards stand. */
export const CARDS = "Cards of Rise of the Empire";
/** What tells what the cards say. */
export const CARDS_SEEN: readonly string[] = [
  "Delvalias/swr-helper: scanned card sheets",
  "johnchampaign/star-wars-rebellion: docs/rise-of-the-empire.md",
];
/** Where the official answers on the expansion stand. */
export const FAQ_2019 = "Official FAQ and errata of May 2019, part on Rise of the Empire";
/** The copy at hand. */
export const FAQ_CITED: readonly string[] = ["hipher/SWR_SoloVariant: the Spanish edition of the FAQ, from page 6"];

/** The part of the index whose ids begin with `rote.` and one of these areas. */
export type RoteRulesOf<Area extends string> = RuleIndex<Extract<RoteRuleId, `rote.${Area}.${string}`>>;
