import { FAQ_2019, FAQ_CITED, type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE } from "./evidence.ts";

/** Recruiting named leaders. */
export const RECRUIT_RULES: RoteRulesOf<"recruit"> = {
  "rote.recruit.named": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "procedure",
    rule: "A mission or card that recruits a named leader, or one of several, takes him from beside the board; no action card comes with him.",
  },
  "rote.recruit.waiting": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "A leader can be recruited only if he is not on the board, in a pool or eliminated.",
  },
};
