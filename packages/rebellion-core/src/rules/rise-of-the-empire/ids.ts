/** Ids of the rules of Rise of the Empire and of cinematic combat, in the order of its rulesheet. */
export const ROTE_RULE_IDS = [
  "rote.box.added-to-base",
  "rote.box.replaced-cards",
  "rote.box.chosen-content",
  "rote.box.cinematic-optional",
  "rote.setup.full-set-up",
  "rote.leader.minor-skill",
  "rote.dice.minor-icon",
  "rote.dice.all-icons-green",
  "rote.dice.add-up",
  "rote.dice.faces",
  "rote.dice.three-green",
  "rote.dice.on-top",
  "rote.dice.direct-hit",
  "rote.dice.just-dice",
  "rote.dice.reduce-first",
] as const;

/** A rule of Rise of the Empire or of cinematic combat. */
export type RoteRuleId = (typeof ROTE_RULE_IDS)[number];
