import type { RuleIndex } from "@sw/tabletop";
import { ANSWERS_RULES } from "./answers.ts";
import { BASE_RULES } from "./base.ts";
import { BASICS_RULES } from "./basics.ts";
import { BUILD_RULES } from "./build.ts";
import { CARDS_RULES } from "./cards.ts";
import { ATTACK_RULES } from "./combat/attack.ts";
import { COMBAT_RULES } from "./combat/combat.ts";
import { RETREAT_RULES } from "./combat/retreat.ts";
import { GALAXY_RULES } from "./galaxy.ts";
import type { RuleId } from "./ids.ts";
import { LEADERS_RULES } from "./leaders.ts";
import { LOYALTY_RULES } from "./loyalty.ts";
import { MISSIONS_RULES } from "./missions.ts";
import { MOVEMENT_RULES } from "./movement.ts";
import { OBJECTIVES_RULES } from "./objectives.ts";
import { ROTE_RULES } from "./rise-of-the-empire/index.ts";
import { PHASES_RULES } from "./rounds/phases.ts";
import { REFRESH_RULES } from "./rounds/refresh.ts";
import { SETUP_RULES } from "./setup.ts";
import { SOLO_RULES } from "./solo/index.ts";
import { TEAM_RULES } from "./team.ts";
import { UNITS_RULES } from "./units.ts";

export { BASE_RULE_IDS, RULE_IDS, type RuleId } from "./ids.ts";
export { ROTE_RULE_IDS, type RoteRuleId } from "./rise-of-the-empire/ids.ts";
export * from "./solo/automa-ids.ts";
export * from "./solo/decision-ids.ts";
export { SOLO_GUIDE_RULE_IDS } from "./solo/guide-ids.ts";
export { SOLO_GAME_RULE_IDS, type SoloRuleId } from "./solo/ids.ts";

/** The rule index: every rule of the books and every official answer as one statement in our words, with its source. */
export const RULES: RuleIndex<RuleId> = {
  ...SETUP_RULES,
  ...BASICS_RULES,
  ...GALAXY_RULES,
  ...LOYALTY_RULES,
  ...LEADERS_RULES,
  ...MISSIONS_RULES,
  ...PHASES_RULES,
  ...CARDS_RULES,
  ...OBJECTIVES_RULES,
  ...MOVEMENT_RULES,
  ...BASE_RULES,
  ...COMBAT_RULES,
  ...ATTACK_RULES,
  ...RETREAT_RULES,
  ...UNITS_RULES,
  ...BUILD_RULES,
  ...REFRESH_RULES,
  ...TEAM_RULES,
  ...ANSWERS_RULES,
  ...ROTE_RULES,
  ...SOLO_RULES,
};
