import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_AUTOMA_RULE_IDS } from "./automa-ids.ts";
import { SOLO_DECISION_RULES } from "./decisions.ts";
import { SOLO_CARD_DECISION_RULES } from "./decisions-cards.ts";
import { SOLO_MISSION_DECISION_RULES } from "./decisions-missions.ts";
import { SOLO_DEFINITION_RULES } from "./definitions.ts";
import { SOLO_DEPLOYMENT_RULES } from "./deployment.ts";
import { SOLO_HITS_RULES } from "./hits.ts";
import { SOLO_SEARCH_RULES } from "./search.ts";
import { SOLO_TURN_RULES } from "./turn.ts";

/** The rules by which the Empire decides. */
export const SOLO_AUTOMA_RULES: RuleIndex<(typeof SOLO_AUTOMA_RULE_IDS)[number]> = {
  ...SOLO_DEFINITION_RULES,
  ...SOLO_SEARCH_RULES,
  ...SOLO_DEPLOYMENT_RULES,
  ...SOLO_HITS_RULES,
  ...SOLO_TURN_RULES,
  ...SOLO_DECISION_RULES,
  ...SOLO_MISSION_DECISION_RULES,
  ...SOLO_CARD_DECISION_RULES,
};
