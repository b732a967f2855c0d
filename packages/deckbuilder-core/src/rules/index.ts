import type { RuleIndex } from "@sw/tabletop";
import { ABILITIES_RULES } from "./abilities.ts";
import { ANSWERS_RULES } from "./answers.ts";
import { ATTACK_RULES } from "./attack.ts";
import { BASICS_RULES } from "./basics.ts";
import { EFFECTS_RULES } from "./effects.ts";
import type { RuleId } from "./ids.ts";
import { MODES_RULES } from "./modes.ts";
import { SETUP_RULES } from "./setup.ts";
import { TURN_RULES } from "./turn.ts";

export { RULE_IDS, type RuleId } from "./ids.ts";

/** The rule index: every rule of the book as one statement in our words, with its section and the readings taken. */
export const RULES: RuleIndex<RuleId> = {
  ...SETUP_RULES,
  ...BASICS_RULES,
  ...TURN_RULES,
  ...ABILITIES_RULES,
  ...EFFECTS_RULES,
  ...ATTACK_RULES,
  ...MODES_RULES,
  ...ANSWERS_RULES,
};
