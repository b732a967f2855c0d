import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_HITS_IDS } from "./automa-ids.ts";

/** Whom the Empire hits, and what it rerolls. */
export const SOLO_HITS_RULES: RuleIndex<(typeof SOLO_HITS_IDS)[number]> = {
  "solo.combat.imperial-card-choices": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Choices inside an Imperial tactic card are made for the Empire's greatest advantage.",
    ambiguity:
      "Not written; follows from the golden rule. Reading: Damage goes where it destroys most VF, prevention takes the most harmful dice, captures take the leader with the highest skill score.",
  },
  "solo.combat.hits": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "The Empire assigns hits to Rebel units by priority: Ion Cannon; then the weakest unit (lowest remaining health); then the unit with most attack dice.",
    ambiguity:
      "Whether the second and third entries are successive tie-breaks or separate classes is open; colour limits remain; the order in which dice are placed is not given. Reading: Place the coloured hits first, then the direct hits, one by one. Each goes to the legal unit not yet doomed that comes first: Ion Cannon, then least remaining health, then most attack dice, then highest VF, then random; if all legal units are doomed, to the first of them.",
  },
  "solo.combat.hits-doubt": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "In doubt the target that helps the Empire most is chosen.",
    coveredBy: "solo.combat.hits",
  },
  "solo.combat.rerolls": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Imperial leader rerolls are not mentioned; the cinematic reroll action exists for both sides.",
    ambiguity:
      "The text is silent on whether the Empire rerolls. Reading: It does: it rerolls blanks, and specials that can remove no damage, up to the tactic value.",
  },
  "solo.combat.specials": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Imperial special results in cinematic combat are not mentioned.",
    ambiguity:
      "The text is silent. Reading: They remove damage from own units of the die's colour: first where it saves a unit from destruction, highest VF first, then from the most damaged.",
  },
  "solo.var.combat.same-priorities": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: hit priorities and Death Star use stay the same.",
    coveredBy: "solo.combat.hits",
  },
};
