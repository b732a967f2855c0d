import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_AUTOMA_RULE_IDS } from "./automa-ids.ts";

/** The rules by which the Empire decides. */
export const SOLO_AUTOMA_RULES: RuleIndex<(typeof SOLO_AUTOMA_RULE_IDS)[number]> = {};
