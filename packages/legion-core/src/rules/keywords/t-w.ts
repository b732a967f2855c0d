import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with T to W. */
export const KEYWORDS_T_W: KeywordRulesOf<"t" | "u" | "v" | "w"> = {
  "leg.kw.tactical-x": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: TÁCTICA X",
    kind: "definition",
    rule: "Each time the unit performs a standard move as part of an action or free action it gains X aim tokens. Climbs and pivots are not standard moves; a strafe is one, and so is a reverse.",
    ambiguity:
      "As for Agile X: this edition excludes only climbing and pivoting, older English texts also reverse and strafe moves.",
  },
  "leg.kw.take-cover-x": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: A CUBIERTO X",
    kind: "option",
    rule: "Card action: choose up to X friendly units at range 2; every chosen unit gains one dodge token.",
    ambiguity:
      "Whether the unit may choose itself is not stated; it is friendly and at every range of itself, so here it may. Later English wording also allows a free card action; this edition names a card action only.",
  },
  "leg.kw.target-x": {
    timing: "order-issued",
    source: "GLOSARIO DE CUALIDADES: SELECCIÓN DE BLANCO X",
    kind: "definition",
    rule: "After the unit is issued an order it gains X aim tokens.",
  },
  "leg.kw.teamwork": {
    timing: "token-gained",
    source: "GLOSARIO DE CUALIDADES: TRABAJO EN EQUIPO: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "While the unit is at range 2 of the named friendly unit, if either gains an aim or dodge token the other gains one token of the same type.",
    ambiguity: "For each token gained one; what is gained so is not shared again.",
  },
  "leg.kw.tempted": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: TENTACIÓN",
    kind: "option",
    rule: "If an enemy attack defeats a friendly unit and the attacker is at range 3 of this unit, after the attack it may perform a free attack action, or a speed-2 move that ignores difficult terrain; once in a round.",
    ambiguity:
      "The Spanish text shows what may be a 2 for the range, both English lists print 3, which is taken. Guardians that the attack defeats count. The attack may be on anybody, and is the unit's one attack action where it is made in its own activation.",
  },
  "leg.kw.tow-cable": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: CABLE DE REMOLQUE",
    kind: "definition",
    rule: "After a vehicle is wounded by an attack pool with the weapon, the attacking player pivots that vehicle, and the vehicle then gains one immobilize token.",
    ambiguity:
      "The Spanish sentence leaves open who gains the token; English lists of 2026 say the vehicle. It is pivoted once its wounds are dealt, before further pools, and no move of its own: it keeps its standby token and starts no melee.",
  },
  "leg.kw.transport.choose": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: TRANSPORTE",
    kind: "option",
    rule: "During setup the unit may choose a friendly corps or special forces unit to transport.",
    ambiguity:
      "The rank glyphs are garbled in the Spanish text; English lists say a corps or special forces trooper unit, which is taken.",
  },
  "leg.kw.transport.deploy": {
    timing: "transporter-deploys",
    source: "GLOSARIO DE CUALIDADES: TRANSPORTE",
    kind: "procedure",
    rule: "If the chosen unit has not deployed when the transport deploys, it must then deploy with a speed-1 move whose tool starts at the base of the transport; the vertical distance is measured from the transport.",
  },
  "leg.kw.transport.order": {
    timing: "issue-orders",
    source: "GLOSARIO DE CUALIDADES: TRANSPORTE",
    kind: "option",
    rule: "In the issue orders step of round 1 the unit may issue an order to the chosen unit; no range is stated.",
  },
  "leg.kw.treat-x.capacity": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: TRATAMIENTO X: CAPACIDAD Y",
    kind: "restriction",
    rule: "It cannot be used while the card has Y wound tokens; those tokens are not on the unit and cannot be removed by effects that heal units.",
  },
  "leg.kw.treat-x.effect": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: TRATAMIENTO X: CAPACIDAD Y",
    kind: "definition",
    rule: "Either remove X wound and poison tokens in total, in any mix, from that unit (all of them if it has fewer), or restore up to X of its miniatures.",
  },
  "leg.kw.treat-x.separate": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: TRATAMIENTO X: CAPACIDAD Y",
    kind: "definition",
    rule: "Each instance of the keyword is a separate ability and a separate action, usable once per activation each.",
  },
  "leg.kw.treat-x.use": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: TRATAMIENTO X: CAPACIDAD Y",
    kind: "option",
    rule: "Card action: choose a friendly non-droid trooper unit at range 1 and in line of sight and put one wound token on the card with the keyword.",
  },
  "leg.kw.uncanny-luck-x": {
    timing: "reroll-defense",
    source: "GLOSARIO DE CUALIDADES: SUERTE INCREÍBLE X",
    kind: "option",
    rule: "While defending the unit may reroll up to X of its defense dice, all at the same time and each at most once.",
  },
  "leg.kw.unconcerned.cover": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: INDIFERENTE",
    kind: "restriction",
    rule: "The unit cannot benefit from cover of any origin.",
  },
  "leg.kw.unconcerned.repair": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: INDIFERENTE",
    kind: "restriction",
    rule: "Its miniatures cannot be repaired or restored.",
  },
  "leg.kw.unhindered": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: MOVILIDAD",
    kind: "definition",
    rule: "The unit's maximum speed is not reduced for leaving, entering or crossing difficult terrain.",
  },
  "leg.kw.unstoppable.activate": {
    timing: "activation-phase-start",
    source: "GLOSARIO DE CUALIDADES: AVANCE IMPARABLE",
    kind: "option",
    rule: "The unit may be chosen to activate while it has no or one facedown order token, so it can activate twice in a round.",
  },
  "leg.kw.unstoppable.faceup": {
    timing: "issue-orders",
    source: "GLOSARIO DE CUALIDADES: AVANCE IMPARABLE",
    kind: "restriction",
    rule: "The unit can never have more than one faceup order token.",
  },
  "leg.kw.unstoppable.pool": {
    timing: "order-pool",
    source: "GLOSARIO DE CUALIDADES: AVANCE IMPARABLE",
    kind: "definition",
    rule: "While the unit is undefeated its player adds one extra order token of its rank to the order pool.",
  },
  "leg.kw.versatile.dual": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: VERSÁTIL",
    kind: "option",
    rule: "A Versatile weapon that is both ranged and melee may be used for either kind of attack.",
  },
  "leg.kw.versatile.engaged": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: VERSÁTIL",
    kind: "option",
    rule: "A unit may make ranged attacks with the weapon while engaged.",
  },
  "leg.kw.weak-point-x": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: PUNTO DÉBIL X: FRONTAL/FLANCOS/POSTERIOR",
    kind: "geometry",
    rule: "While the unit defends, if the attacking leader is at least partially inside the named arc of the defender, the attack pool gains Impact X.",
  },
  "leg.kw.weak-point-x.area": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: PUNTO DÉBIL X: FRONTAL/FLANCOS/POSTERIOR",
    kind: "geometry",
    rule: "Against a ranged attack by an area weapon the charge or advantage token counts as the attacking leader.",
  },
  "leg.kw.weighed-down": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: LASTRE",
    kind: "definition",
    rule: "While the unit holds a claimed asset token it cannot use Jump.",
  },
  "leg.kw.were-not-regs.backup": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: NO SOMOS NORMS",
    kind: "definition",
    rule: "The unit cannot benefit from backup.",
  },
  "leg.kw.were-not-regs.tokens": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: NO SOMOS NORMS",
    kind: "definition",
    rule: "The unit cannot spend green tokens of other clone trooper units, and other clone trooper units cannot spend this unit's green tokens.",
  },
  "leg.kw.wheel-mode": {
    timing: "activation-start",
    source: "GLOSARIO DE CUALIDADES: MODO RODANTE",
    kind: "option",
    rule: "At the start of its activation the unit may set its maximum speed to 3 until the end of that activation.",
  },
  "leg.kw.wheel-mode.drawback": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: MODO RODANTE",
    kind: "restriction",
    rule: "If it does, until the end of the round it has Cover 2 and cannot attack or flip active shield tokens.",
    ambiguity:
      "The April 2026 English edition changes the drawback (AI: Move instead of no attacks); that does not apply here.",
  },
  "leg.kw.wound-x": {
    timing: "enters-play",
    source: "GLOSARIO DE CUALIDADES: HERIDA X",
    kind: "definition",
    rule: "The first time the unit enters play it suffers X wounds.",
  },
};
