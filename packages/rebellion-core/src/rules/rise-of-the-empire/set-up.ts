import { type RoteRulesOf, RULESHEET, SHEET_CITED } from "./evidence.ts";

/** How a game with the expansion is set up. */
export const SET_UP_RULES: RoteRulesOf<"setup"> = {
  "rote.setup.full-set-up": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "setup",
    rule: "A game with the expansion follows the full set-up of the Rules Reference, not the fixed set-up of a first game.",
  },
};
