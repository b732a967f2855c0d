import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE } from "./evidence.ts";

/** Leaders of the expansion, and how many a side may have in its pool. */
export const LEADER_RULES: RoteRulesOf<"leader"> = {
  "rote.leader.minor-skill": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "A minor skill icon of a leader counts as one icon of its skill toward the requirement of a mission.",
  },
};
