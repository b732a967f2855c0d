import type { RuleIndex } from "@sw/tabletop";
import { BOX_RULES } from "./box.ts";
import { CINEMATIC_RULES } from "./cinematic.ts";
import type { RoteRuleId } from "./ids.ts";
import { SET_UP_RULES } from "./set-up.ts";

/** Rise of the Empire and cinematic combat: every rule of the expansion as one statement in our words, with its source. */
export const ROTE_RULES: RuleIndex<RoteRuleId> = { ...BOX_RULES, ...SET_UP_RULES, ...CINEMATIC_RULES };
