/** Ids of the rules of Rise of the Empire and of cinematic combat, in the order of its rulesheet. */
export const ROTE_RULE_IDS = [
  "rote.box.added-to-base",
  "rote.box.replaced-cards",
  "rote.box.chosen-content",
  "rote.box.cinematic-optional",
  "rote.setup.full-set-up",
] as const;

/** A rule of Rise of the Empire or of cinematic combat. */
export type RoteRuleId = (typeof ROTE_RULE_IDS)[number];
