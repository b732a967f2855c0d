import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with A to B. */
export const KEYWORDS_A_B: KeywordRulesOf<"a" | "b"> = {
  "leg.kw.advanced-targeting.gain": {
    timing: "form-pool",
    source: "GLOSARIO DE CUALIDADES: SELECCIÓN AVANZADA DE BLANCO: TIPO DE UNIDAD X",
    kind: "option",
    rule: "When the unit attacks an enemy of the named type it may gain X aim tokens while forming its attack pool.",
  },
  "leg.kw.advanced-targeting.one-pool": {
    timing: "additional-defender",
    source: "GLOSARIO DE CUALIDADES: SELECCIÓN AVANZADA DE BLANCO: TIPO DE UNIDAD X",
    kind: "restriction",
    rule: "If it uses the keyword it may form only one attack pool and skips this step.",
  },
  "leg.kw.agile-x": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: PASO ÁGIL X",
    kind: "definition",
    rule: "Each time the unit performs a standard move as part of an action or free action it gains X dodge tokens. Climbs and pivots are not standard moves; a strafe is one, and so is a reverse.",
    ambiguity:
      "The list of non-standard moves of this edition names only climbing and pivoting; older English texts (2.6.0) also excluded reverse and strafe moves. The strafe entry calls a strafe a standard notched base move; for a reverse the text says only that the rules of notched base movement apply to it. English text of 2026 gives the tokens after the whole effect is resolved.",
  },
  "leg.kw.ai": {
    timing: "perform-actions-start",
    source: "GLOSARIO DE CUALIDADES: IA: ACCIÓN",
    kind: "restriction",
    rule: "If the unit is on the battlefield, has no faceup order token and is not at range 3 of a friendly commander at the start of Perform Actions, the first action of its activation must be one of those listed after the keyword.",
  },
  "leg.kw.ai.free": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: IA: ACCIÓN",
    kind: "restriction",
    rule: "Free actions do not satisfy the requirement.",
  },
  "leg.kw.ai.unable": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: IA: ACCIÓN",
    kind: "option",
    rule: "If it can perform none of the listed actions as its first action, it may act normally.",
  },
  "leg.kw.aid": {
    timing: "token-gained",
    source: "GLOSARIO DE CUALIDADES: AYUDA: AFILIACIÓN",
    kind: "option",
    rule: "When the unit would gain an aim, dodge or surge token, another friendly unit of the named affiliation or type at range 2 and in line of sight may gain that token in its place; if so, the unit with Aid gains one suppression token.",
    ambiguity:
      "Whether one suppression token is paid per redirected token or per gaining effect is not stated; here per token. A token that a unit gains in place of another is not passed on again.",
  },
  "leg.kw.allies-of-convenience.army": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: ALIADOS POR CONVENIENCIA",
    kind: "definition",
    rule: "If the army has at least one unit with this keyword, it may include one Mercenary unit more than the mercenary limit allows, of any rank, but never more units of that rank than the rank maximum. Several such units still allow only one more.",
  },
  "leg.kw.allies-of-convenience.orders": {
    timing: "issue-orders",
    source: "GLOSARIO DE CUALIDADES: ALIADOS POR CONVENIENCIA",
    kind: "option",
    rule: "The unit may issue orders to friendly Mercenary units whatever their affiliation.",
  },
  "leg.kw.anti-materiel-x": {
    timing: "change-attack-dice",
    source: "GLOSARIO DE CUALIDADES: ANTIMATERIAL X",
    kind: "definition",
    rule: "If the defender is a vehicle, X attack dice of that weapon are upgraded.",
    ambiguity: "The attacker names the dice one by one, and may stop earlier.",
  },
  "leg.kw.anti-personnel-x": {
    timing: "change-attack-dice",
    source: "GLOSARIO DE CUALIDADES: ANTIPERSONAL X",
    kind: "definition",
    rule: "If the defender is a trooper unit, X attack dice of that weapon are upgraded.",
    ambiguity: "The attacker names the dice one by one, and may stop earlier.",
  },
  "leg.kw.area-weapon.alone": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARMA CON ÁREA DE EFECTO",
    kind: "restriction",
    rule: "An area weapon is never added to a pool of a unit's attack and is always the only weapon in its pool.",
  },
  "leg.kw.area-weapon.attacks": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: ARMA CON ÁREA DE EFECTO",
    kind: "definition",
    rule: "A separate ranged attack is made against every unit of either side that is in line of sight and at the range of the yellow icon, engaged units included.",
  },
  "leg.kw.arm-x.action": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: ARMAR X: TIPO DE CARGA",
    kind: "option",
    rule: "As an action the unit places X charge tokens of the named type and of its player's colour at range 1 and in line of sight of the unit leader.",
    ambiguity:
      "The Spanish text says at range 1, the English one fully within range 1. At range 1 is taken. The tokens are placed one by one; where no spot is left the rest is lost.",
  },
  "leg.kw.arm-x.placement": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: ARMAR X: TIPO DE CARGA",
    kind: "restriction",
    rule: "Charge tokens lie flat and level on a surface and overlap no objective, advantage or other charge tokens.",
  },
  "leg.kw.armor": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: BLINDAJE",
    kind: "definition",
    rule: "The defender may cancel every hit result of the attack pool; critical results are untouched.",
  },
  "leg.kw.armor-x": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: BLINDAJE X",
    kind: "definition",
    rule: "The defender may cancel up to X hit results of the attack pool; critical results are untouched.",
  },
  "leg.kw.arsenal-x.contribute": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARSENAL X",
    kind: "definition",
    rule: "Each miniature of the unit may contribute up to X of its weapons instead of one, all to one attack pool or spread over up to X pools.",
    ambiguity:
      "By the letter of the Spanish entry X limits the pools and, separately, the weapons in each pool (up to X pools of up to X weapons); the English lists of 2025 and 2026 print X weapons in total. They differ only for a miniature with more than X usable weapons. Taken: X in total, as it is played in either language.",
  },
  "leg.kw.arsenal-x.once-each": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARSENAL X",
    kind: "definition",
    rule: "Each single weapon may still be added to only one attack pool.",
  },
  "leg.kw.associate": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: ASOCIACIÓN: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "If a unit with the given name is in the same army, this unit does not count towards the maximum of its rank.",
  },
  "leg.kw.ataru-mastery.attack-token": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE ATARU",
    kind: "definition",
    rule: "After an attack it performed is resolved, the unit gains one dodge token.",
    ambiguity:
      "Whether an attack action with several pools gives one token or one per pool is not stated; the book calls the resolution of each pool an attack.",
  },
  "leg.kw.ataru-mastery.defense-token": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE ATARU",
    kind: "definition",
    rule: "After an attack it defended against is resolved, the unit gains one aim token.",
  },
  "leg.kw.ataru-mastery.two-attacks": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE ATARU",
    kind: "option",
    rule: "The unit may perform up to two attack actions in its activation.",
  },
  "leg.kw.attack-run": {
    timing: "activation-start",
    source: "GLOSARIO DE CUALIDADES: VELOCIDAD DE ATAQUE",
    kind: "option",
    rule: "At the start of its activation the unit may raise or lower its maximum speed by 1 until the end of that activation.",
  },
  "leg.kw.bane-tokens.here-i-am": {
    timing: "bane-revealed",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "definition",
    rule: "Here I Am: if Cad Bane is undefeated and not on the battlefield, his miniature replaces the token and he issues himself an order; if he is already on the battlefield his miniature moves to the token's place and keeps its tokens; if he is defeated the token is just removed.",
    ambiguity:
      "Where something keeps his base from standing exactly where the token lay, he stands on the nearest spot where he may, in contact with no enemy. An order in the Activation Phase takes the token of his rank from the order pool; without one there he has none.",
  },
  "leg.kw.bane-tokens.here-i-am-voluntary": {
    timing: "start-of-round",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "option",
    rule: "At the start of each round, the blue player first, a player may reveal a friendly Here I Am token and resolve it.",
    ambiguity: "Whoever has any token facedown is asked, so that nobody learns by the question which ones lie there.",
  },
  "leg.kw.bane-tokens.kablamo": {
    timing: "bane-revealed",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "definition",
    rule: "Kablamo!: the token detonates with the weapon of the Command Card I Make the Rules Now and is then removed.",
    ambiguity:
      "It detonates as charge tokens do: at every unit in its range and line of sight, also once Cad Bane is defeated or before he has deployed.",
  },
  "leg.kw.bane-tokens.placing": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "restriction",
    rule: "Cad Bane has three unique two-sided tokens placed facedown; they may not overlap objective or advantage tokens, count as enemy effects, and each player may have only one copy of each on the battlefield.",
  },
  "leg.kw.bane-tokens.reveal": {
    timing: "enemy-moves",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "definition",
    rule: "When an enemy miniature moves, deploys or is placed at range 1 of a Bane token and has line of sight to it, the token is revealed; miniatures may move through Bane tokens but not overlap them.",
    ambiguity:
      "What counts is where the miniature stands at the end of the move, once a melee that it starts stands as well.",
  },
  "leg.kw.bane-tokens.smoke-and-mirrors": {
    timing: "bane-revealed",
    source: "GLOSARIO DE CUALIDADES: BANE, FICHAS DE",
    kind: "definition",
    rule: "Smoke and Mirrors: the token is removed without effect.",
  },
  "leg.kw.barrage": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: CORTINA DE FUEGO",
    kind: "option",
    rule: "The unit may perform two attack actions in its activation instead of one, as long as it does not use Arsenal during that activation.",
  },
  "leg.kw.beam-x.declare": {
    timing: "additional-defender",
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "If the weapon is in a pool, the unit may declare up to X additional attacks, each with a pool of that weapon alone although it was already used; they create no further attacks.",
  },
  "leg.kw.beam-x.gunslinger": {
    timing: "additional-defender",
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "Beam X and Gunslinger cannot be used in the same attack.",
  },
  "leg.kw.beam-x.targets": {
    timing: "additional-defender",
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "Each must be against a different defender at range 1 of the last defender declared, in line of sight of the attacker; the weapon's maximum range may be exceeded.",
  },
  "leg.kw.blast": {
    timing: "apply-cover",
    source: "GLOSARIO DE CUALIDADES: DEFLAGRACIÓN",
    kind: "definition",
    rule: "If any die of the pool was added by a weapon with Blast, the defender cannot use light or heavy cover to cancel hits of that pool.",
  },
  "leg.kw.block": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: BLOQUEO",
    kind: "definition",
    rule: "While defending, if the unit spent any dodge token during Apply Dodge and Cover, its surge chart gains surge-to-block for that attack. Without a spent dodge token the keyword does nothing.",
  },
  "leg.kw.bolster-x": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: ÁNIMO X",
    kind: "option",
    rule: "Card action: choose up to X friendly units at range 2; each gains one surge token.",
  },
  "leg.kw.bounty.mark": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: RECOMPENSA",
    kind: "setup",
    rule: "During setup the unit chooses one enemy operative or commander unit, which gains a bounty token.",
    ambiguity:
      "The two rank glyphs are damaged in the Spanish text; operative and commander come from the English lists.",
  },
  "leg.kw.bounty.score": {
    timing: "bounty-defeated",
    source: "GLOSARIO DE CUALIDADES: RECOMPENSA",
    kind: "definition",
    rule: "When a friendly unit with Bounty defeats, by an attack or an effect, an enemy unit with any bounty token, its player scores 1 victory point.",
    ambiguity:
      "By a public clarification a hunter that is itself defeated in that attack scores nothing. What a unit has detonated counts as its effect; what Kablamo! defeats no unit has, for nobody sets that off.",
  },
};
