import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with D. */
export const KEYWORDS_D: KeywordRulesOf<"d"> = {
  "leg.kw.danger-sense-x.dice": {
    timing: "roll-defense",
    source: "GLOSARIO DE CUALIDADES: SENTIDO DEL PELIGRO X",
    kind: "definition",
    rule: "While defending against any attack it rolls one extra defense die per suppression token it has, at most X extra dice.",
    ambiguity:
      "Whether the extra dice are rolled when no hit or critical result is left is not stated; it matters only for surge triggers such as Deflect.",
  },
  "leg.kw.danger-sense-x.keep": {
    timing: "suppression-removed",
    source: "GLOSARIO DE CUALIDADES: SENTIDO DEL PELIGRO X",
    kind: "option",
    rule: "The unit may decline to remove up to X of the suppression tokens it would remove.",
    ambiguity:
      "The Spanish sentence lets the unit keep up to that figure, which can mean X (the book calls X the figure of a keyword) or the number of tokens about to be removed; English texts say up to X. Per removal event, including Recover and the End Phase.",
  },
  "leg.kw.dauntless.move": {
    timing: "perform-actions-start",
    source: "GLOSARIO DE CUALIDADES: INTRÉPIDO",
    kind: "definition",
    rule: "If the unit is suppressed but not panicked after its Rally step, it may gain one suppression token at the start of Perform Actions to perform a free move action.",
  },
  "leg.kw.dauntless.no-compel": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: INTRÉPIDO",
    kind: "definition",
    rule: "The unit cannot be affected by Compel.",
  },
  "leg.kw.death-from-above": {
    timing: "apply-cover",
    source: "GLOSARIO DE CUALIDADES: MUERTE DESDE ARRIBA",
    kind: "restriction",
    rule: "While attacking, if the attacking leader overlaps non-area terrain that is higher than any terrain the defending leader overlaps, the defender cannot use cover of any origin to cancel hit results.",
  },
  "leg.kw.defend-x": {
    timing: "order-issued",
    source: "GLOSARIO DE CUALIDADES: DEFENDER X",
    kind: "definition",
    rule: "When the unit is issued an order it gains X dodge tokens.",
  },
  "leg.kw.deflect.continues": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "If that wound defeats the attacker the attack is resolved anyway and the defender can still suffer wounds.",
  },
  "leg.kw.deflect.guardian-soresu": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "For dice rolled with Guardian X the surge check belongs to the conversion of those dice, in Modify Attack Dice: at least one surge among them makes the attacking unit suffer exactly one wound.",
    ambiguity:
      "The Spanish entry ties the wound to the step Convert Defense Surges and the defense roll, so by the letter Guardian dice only get surge-to-block; English text since 2.6 adds the wound for Guardian dice, checked before a Soresu Mastery reroll of them.",
  },
  "leg.kw.deflect.high-velocity": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "Against an attack pool made only of High Velocity weapons the keyword has no effect at all.",
  },
  "leg.kw.deflect.surge": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "While defending against a ranged attack, or while using Guardian X, the unit's surge chart gains surge-to-block. No dodge token has to be spent.",
  },
  "leg.kw.deflect.wound": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "Before surges are converted, if the defense roll shows at least one surge the attacking unit suffers exactly one wound, whatever the number of surges.",
    ambiguity:
      "Editions up to 2.5 and older calculators cause one wound per surge and require a spent dodge token. Each unit with Deflect that rolls (the guardian, then the defender) checks on its own.",
  },
  "leg.kw.demoralize-x": {
    timing: "after-rally",
    source: "GLOSARIO DE CUALIDADES: DESMORALIZAR X",
    kind: "option",
    rule: "After its Rally step the unit adds up to X suppression tokens in total to enemy units at range 2, shared out as its player likes.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print.",
  },
  "leg.kw.detachment.deploy": {
    timing: "prepared-positions",
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "In that step the unit gains Infiltrate or Prepared Position for the game if its matching unit has that keyword.",
  },
  "leg.kw.detachment.rank": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "The unit does not count against the maximum of its rank.",
  },
  "leg.kw.detachment.requires": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "Each unit with Detachment needs its own matching unit of the named name or type, without Detachment, in the same army.",
  },
  "leg.kw.detonate-x.attack": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: DETONAR X: TIPO DE CARGA",
    kind: "definition",
    rule: "Each detonation is a separate attack against every unit of either side with line of sight to the token and within the range of the weapon, with the surge chart and the weapon keywords of the card of the charge.",
    ambiguity:
      "Tokens but points of interest have no silhouette of their own; lines of sight are drawn to a disc of the size of the token, 2 mm high. The order of the units is that of the player who detonates.",
  },
  "leg.kw.detonate-x.attacker": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: DETONAR X: TIPO DE CARGA",
    kind: "definition",
    rule: "The token is the attacking unit: it spends no aim tokens, and nothing of the unit that placed it changes its dice. Afterwards the token is removed.",
    ambiguity:
      "Observation tokens of the defender change dice, too, and are not spent. What wounds the attacking unit wounds nobody.",
  },
  "leg.kw.detonate-x.priority": {
    timing: "charges-go-off",
    source: "GLOSARIO DE CUALIDADES: DETONAR X: TIPO DE CARGA",
    kind: "procedure",
    rule: "Detonating comes before all other effects that follow an attack, a move or an action, except that standby tokens may be spent first; if both players can detonate, the player who does not control the unit that just acted goes first.",
  },
  "leg.kw.detonate-x.when": {
    timing: "charges-go-off",
    source: "GLOSARIO DE CUALIDADES: DETONAR X: TIPO DE CARGA",
    kind: "option",
    rule: "After any unit of either player attacks, moves or performs an action, each unit with the keyword may detonate up to X friendly charge tokens of the named type.",
    ambiguity: "Tokens are detonated one after the other: each is resolved before the next is named.",
  },
  "leg.kw.direct": {
    timing: "issue-orders",
    source: "GLOSARIO DE CUALIDADES: DIRIGIR: NOMBRE/TIPO DE UNIDAD",
    kind: "definition",
    rule: "Each Command Phase, while orders are issued, the unit may issue an order to one friendly unit at range 2 that matches the named name or type.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print.",
  },
  "leg.kw.disciplined-x": {
    timing: "order-issued",
    source: "GLOSARIO DE CUALIDADES: DISCIPLINA X",
    kind: "option",
    rule: "When the unit is issued an order, up to X of its suppression tokens may be removed.",
  },
  "leg.kw.disengage": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: SEPARACIÓN",
    kind: "definition",
    rule: "A trooper unit engaged with exactly one enemy unit may still perform moves normally; this is not a withdraw, so withdraw limits do not apply.",
    ambiguity: "That it is not a withdraw is a public clarification of the English text.",
  },
  "leg.kw.distract.all-weapons": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: DISTRACCIÓN",
    kind: "definition",
    rule: "When the chosen unit attacks this one, each of its miniatures that can must add a weapon to that pool. It declares further defenders only for weapons that could not be added to that first pool.",
    ambiguity:
      "Of a miniature that may add several weapons one is enough; but none that it could have added to the first pool goes into another.",
  },
  "leg.kw.distract.force-target": {
    timing: "declare-defender",
    source: "GLOSARIO DE CUALIDADES: DISTRACCIÓN",
    kind: "option",
    rule: "As a free card action the unit chooses an enemy trooper unit at range 2 and in line of sight. Until the end of the round every attack of that unit must be against this one if it can be.",
    ambiguity:
      "The Spanish text has lost the range; English lists print 2. A unit that several units have distracted attacks one of these. Where the keyword comes from a counterpart, what it did ends with the counterpart.",
  },
  "leg.kw.distract.lose-inconspicuous": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: DISTRACCIÓN",
    kind: "definition",
    rule: "A unit that uses Distract loses Inconspicuous until the end of the round.",
  },
  "leg.kw.divine-influence.crits": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: DIVINA INFLUENCIA",
    kind: "definition",
    rule: "When these units use Guardian they may cancel critical results as if they were hits.",
    ambiguity: "So whomever they guard, if they have Guardian by a card of their own.",
  },
  "leg.kw.divine-influence.guardian": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: DIVINA INFLUENCIA",
    kind: "definition",
    rule: "While they are at range 1 of a friendly C-3PO, friendly Ewok trooper units have Guardian 2 for C-3PO alone.",
    ambiguity:
      "The Spanish text has lost the range; English lists print 1. Other units than C-3PO have it, though C-3PO goes with the Ewoks.",
  },
  "leg.kw.divulge": {
    timing: "start-of-named-step",
    source: "GLOSARIO DE CUALIDADES: DIVULGAR",
    kind: "option",
    rule: "At the start of the phase or step that the keyword names its player may reveal the command card, and only what stands after the keyword is resolved; of several texts there one.",
  },
  "leg.kw.divulge.not-played": {
    timing: "start-of-named-step",
    source: "GLOSARIO DE CUALIDADES: DIVULGAR",
    kind: "procedure",
    rule: "A divulged card was not played: at the end of that step it goes back to the hand of its owner.",
  },
  "leg.kw.divulge.several": {
    timing: "start-of-named-step",
    source: "GLOSARIO DE CUALIDADES: DIVULGAR",
    kind: "procedure",
    rule: "A player may divulge any number of cards. Where both may, the blue player decides first, and what a player then declines cannot be divulged any more.",
  },
  "leg.kw.djem-so-mastery": {
    timing: "compare-results",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE DJEM SO",
    kind: "definition",
    rule: "While defending against a melee attack, the attacking unit suffers one wound if its attack pool contains at least one blank result.",
    ambiguity:
      "The Spanish text speaks of the attack pool, the English of the attack roll: surges without a conversion have been turned to blanks by then and count.",
  },
  "leg.kw.duelist.additional": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: DUELISTA",
    kind: "definition",
    rule: "Both effects come on top of the normal effect of the spent token.",
  },
  "leg.kw.duelist.attack": {
    timing: "reroll-attack",
    source: "GLOSARIO DE CUALIDADES: DUELISTA",
    kind: "definition",
    rule: "In a melee attack, if the unit spends at least one aim token to reroll attack dice, its attack pool gains Pierce 1 (once, not per token).",
  },
  "leg.kw.duelist.defense": {
    timing: "apply-dodge",
    source: "GLOSARIO DE CUALIDADES: DUELISTA",
    kind: "definition",
    rule: "While defending against a melee attack, if it spends at least one dodge token in Apply Dodge and Cover, it has Immune: Pierce for that attack.",
  },
};
