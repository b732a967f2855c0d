export { type Counts, distribution, type OddsOptions } from "./distribution.ts";
export * from "./odds.ts";
export { type RerollPolicy, rerollWorst, type Unwanted, worstDice } from "./policy.ts";
export { counting, type Worth } from "./worth.ts";
