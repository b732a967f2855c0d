/** Where rules come from that the books at hand do not hold. */

/** The official answers and errata for the game. */
export const FAQ = "Official FAQ and Errata v2.1 (May 2019)";
export const UTILITY_FAQ = "Setup & Reference Utility, a public data file for the game, citing the FAQ by page";
export const UTILITY_RULES =
  "Setup & Reference Utility, a public data file for the game, citing the English Rules Reference by page";
export const ENGINE_DOCS =
  "johnchampaign/star-wars-rebellion: docs/engine.md and docs/core-model.md, citing the English Rules Reference by page";
export const COMPONENT_DATA = "LlamasOnTheRun/Star-Wars-Rebellion-Component-Info-API";
export const FAQ_OPENING = "Official FAQ and Errata v2.1, English edition, opening pages";

/** A page of the official answers in Spanish. */
export function faqPage(page: number): string {
  return `Official FAQ and Errata, May 2019 (Spanish edition), page ${page}`;
}
