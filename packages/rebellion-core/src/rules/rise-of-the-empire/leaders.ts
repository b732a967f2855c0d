import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE, SHEET_CITED } from "./evidence.ts";

/** Leaders of the expansion, and how many a side may have in its pool. */
export const LEADER_RULES: RoteRulesOf<"leader"> = {
  "rote.leader.minor-skill": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "A minor skill icon of a leader counts as one icon of its skill toward the requirement of a mission.",
  },
  "rote.leader.pool-limit": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "limit",
    rule: "Whenever a faction has more than eight leaders in its leader pool, its player keeps eight of his choice and eliminates the others.",
    ambiguity:
      "Looked at whenever something that was under way is done, not between the leaders that come back together; the Rebels choose first if both have too many.",
  },
  "rote.leader.pool-limit-raised": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "limit",
    rule: "A card can raise the limit of a faction's own leader pool by one for the rest of the game.",
  },
  "rote.leader.pool-limit-team": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "team",
    rule: "In a team game the limit is eight for the team, and the excess leaves the pool of the teammate who has more.",
    ambiguity: "Counted leader by leader: each leaves the pool that is larger then, and its owner picks him.",
  },
  "rote.leader.pool-limit-tie": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "team",
    rule: "Where both teammates have as many leaders in their pools, each gives up as many, the Admiral first.",
    ambiguity:
      "The sheet says nothing of equal pools. An even excess is shared, each owner picking his own; an odd leader is picked by the Admiral from either pool, as the Admiral decides for the team in the Refresh Phase.",
  },
  "rote.leader.recruit-named": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "procedure",
    rule: "Recruiting a leader named by a mission takes him from the supply and gives no action card.",
  },
  "rote.leader.recruit-from-supply": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "A leader can be recruited only if he is not on the board, in a pool or eliminated.",
  },
};
