import type { RuleIndex } from "@sw/tabletop";
import { ARMY_RULES } from "./army.ts";
import { ATTACK_RULES } from "./attack.ts";
import { BATTLE_RULES } from "./battle.ts";
import type { RuleId } from "./ids.ts";
import { KEYWORDS_RULES } from "./keywords/index.ts";
import { MEASURING_RULES } from "./measuring.ts";
import { MOVEMENT_RULES } from "./movement.ts";
import { ROUND_RULES } from "./round.ts";
import { SETUP_RULES } from "./setup.ts";
import { SIGHT_RULES } from "./sight.ts";
import { TERRAIN_RULES } from "./terrain.ts";
import { UNITS_RULES } from "./units.ts";

export { RULE_IDS, type RuleId } from "./ids.ts";

/** The rule index: every rule of the book as one statement in our words, with its section and the readings taken. */
export const RULES: RuleIndex<RuleId> = {
  ...MEASURING_RULES,
  ...TERRAIN_RULES,
  ...SIGHT_RULES,
  ...MOVEMENT_RULES,
  ...UNITS_RULES,
  ...ARMY_RULES,
  ...ATTACK_RULES,
  ...SETUP_RULES,
  ...ROUND_RULES,
  ...BATTLE_RULES,
  ...KEYWORDS_RULES,
};
