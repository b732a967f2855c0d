import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with P to R. */
export const KEYWORDS_P_R: KeywordRulesOf<"p" | "q" | "r"> = {
  "leg.kw.permanent": {
    timing: "discard-commands",
    source: "GLOSARIO DE CUALIDADES: PERMANENTE",
    kind: "definition",
    rule: "The Command Card is not discarded in the End Phase and its effect lasts as long as it stays in play.",
  },
  "leg.kw.pierce-x": {
    timing: "modify-defense",
    source: "GLOSARIO DE CUALIDADES: PERFORANTE X",
    kind: "definition",
    rule: "The attacker may cancel up to X block results of the defense roll, after surges were converted.",
  },
  "leg.kw.pierce-x.guardian": {
    timing: "modify-attack",
    source: "GLOSARIO DE CUALIDADES: PERFORANTE X",
    kind: "definition",
    rule: "It may spend part of X on the block results of a unit using Guardian X, which become blanks; the rest stays available against the defender.",
  },
  "leg.kw.plodding": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: LENTITUD",
    kind: "option",
    rule: "The unit may perform only one move action in its activation.",
  },
  "leg.kw.poison-x.effect": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: VENENO X",
    kind: "definition",
    rule: "At the end of its activation a unit suffers one wound per poison token and then loses them all.",
  },
  "leg.kw.poison-x.gain": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: VENENO X",
    kind: "definition",
    rule: "A non-droid trooper unit that suffers wounds from the attack gains X poison tokens.",
    ambiguity:
      "Ion and Immobilize name the unit that defended; this entry names any unit wounded by the pool, so a unit wounded while using Guardian might gain poison too. Recommended: the defending unit only.",
  },
  "leg.kw.precise-x": {
    timing: "reroll-attack",
    source: "GLOSARIO DE CUALIDADES: PRECISIÓN X",
    kind: "definition",
    rule: "Each aim token the attacker spends to reroll lets it reroll up to X dice more (2 + X dice per token).",
  },
  "leg.kw.prepared-position": {
    timing: "prepared-positions",
    source: "GLOSARIO DE CUALIDADES: POSICIÓN PREPARADA",
    kind: "definition",
    rule: "The unit may deploy in this step by placing its leader in friendly territory and the rest in cohesion fully inside friendly territory, not overlapping impassable terrain; it then gains one dodge token.",
    ambiguity:
      "The entry says the unit may deploy then; the setup step says the players place all units with the keyword. A unit that stays off deploys later like any other.",
  },
  "leg.kw.primitive": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: PRIMITIVA",
    kind: "definition",
    rule: "After every Impact X is resolved, if the defender has Armor or Armor X, the attacker must change all critical results of the pool to hit results.",
  },
  "leg.kw.programmed": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: PROGRAMADO",
    kind: "definition",
    rule: "The unit must equip at least one Programming upgrade.",
    ambiguity: "The upgrade icon is lost in the Spanish text; Programming comes from the English lists.",
  },
  "leg.kw.pulling-the-strings": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: MANEJAR LOS HILOS",
    kind: "option",
    rule: "Card action: choose another friendly trooper unit at range 2; it may perform a free attack action or a free move action.",
    ambiguity:
      "The glyph of the range is damaged in the Spanish text; English lists give range 2, which is taken. The free action happens outside the activation of the chosen unit.",
  },
  "leg.kw.quick-thinking": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AGILIDAD MENTAL",
    kind: "definition",
    rule: "Card action: the unit gains one aim token and one dodge token.",
  },
  "leg.kw.ram-x.effect": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: EMBESTIDA X",
    kind: "option",
    rule: "The attacker may change X results of the attack dice still in the pool, blanks included, to critical results if it meets the move condition.",
  },
  "leg.kw.ram-x.notched": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: EMBESTIDA X",
    kind: "definition",
    rule: "Leader on a notched base: the unit performed at least one full standard move at its maximum speed in the same activation.",
  },
  "leg.kw.ram-x.small": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: EMBESTIDA X",
    kind: "definition",
    rule: "Leader on a small base: the unit performed at least one move in the same activation.",
  },
  "leg.kw.ready-x": {
    timing: "after-action",
    source: "GLOSARIO DE CUALIDADES: PREPARACIÓN X",
    kind: "definition",
    rule: "After the unit performs a standby action it gains X aim tokens.",
  },
  "leg.kw.recharge-x": {
    timing: "recovering",
    source: "GLOSARIO DE CUALIDADES: RECARGA X",
    kind: "option",
    rule: "When the unit recovers it may flip up to X inactive shield tokens to active.",
  },
  "leg.kw.reconfigure": {
    timing: "recovering",
    source: "GLOSARIO DE CUALIDADES: CONVERSIÓN",
    kind: "option",
    rule: "When the unit recovers, its player may flip the upgrade to its other side; this does not exhaust a card with the exhaust icon.",
  },
  "leg.kw.regenerate-x": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: REGENERACIÓN X",
    kind: "definition",
    rule: "At the end of its activation the unit rolls one white defense die per wound token it has, at most X dice, and removes one wound token per block or surge.",
  },
  "leg.kw.reinforcements": {
    timing: "end-phase-start",
    source: "GLOSARIO DE CUALIDADES: REFUERZOS",
    kind: "option",
    rule: "At the start of the End Phase of round 1 the unit may perform a free speed-1 move.",
  },
  "leg.kw.relentless": {
    timing: "after-move-action",
    source: "GLOSARIO DE CUALIDADES: IMPARABLE",
    kind: "definition",
    rule: "After a move action the unit may perform a free attack action, which is its one attack action of the turn unless another keyword allows a second.",
    ambiguity:
      "IMPARABLE is Relentless; Unstoppable is AVANCE IMPARABLE. English lists restrict Relentless to the unit's own activation. By the general rule free actions exist only in the Perform Actions step of an activation, so a move action performed outside it (with a standby token, for example) gives none unless a rule grants it.",
  },
  "leg.kw.reliable-x": {
    timing: "activation-phase-start",
    source: "GLOSARIO DE CUALIDADES: FIABLE X",
    kind: "definition",
    rule: "At the start of the Activation Phase the unit gains X surge tokens.",
  },
  "leg.kw.repair-x.capacity": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: REPARACIÓN X: CAPACIDAD Y",
    kind: "restriction",
    rule: "It cannot be used while the card has Y or more wound tokens; those tokens are not on the unit and cannot be removed by effects that heal units.",
  },
  "leg.kw.repair-x.effect": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: REPARACIÓN X: CAPACIDAD Y",
    kind: "definition",
    rule: "Either remove X wound, ion and vehicle damage tokens in total, in any mix, from that unit (all of them if it has fewer), or restore up to X of its miniatures.",
    ambiguity:
      "Whether a restored miniature must find room in cohesion is not said: one for which there is none cannot be restored.",
  },
  "leg.kw.repair-x.separate": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: REPARACIÓN X: CAPACIDAD Y",
    kind: "definition",
    rule: "Each instance of the keyword is a separate ability and a separate action, usable once per activation each.",
  },
  "leg.kw.repair-x.use": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: REPARACIÓN X: CAPACIDAD Y",
    kind: "option",
    rule: "Card action: choose a friendly vehicle or droid trooper unit at range 1 and in line of sight and put one wound token on the card with the keyword.",
  },
  "leg.kw.reposition": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: REPOSICIONAMIENTO",
    kind: "option",
    rule: "When the unit performs a standard move it may pivot, either before or after that move, not both.",
    ambiguity:
      "A pivot before the move is followed by it: only in a move action, where the pivot alone is a move as well, may the unit leave it at that.",
  },
  "leg.kw.restore": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: RESTAURAR",
    kind: "definition",
    rule: "Restoring brings back a miniature of the unit that was defeated in the current round, in cohesion with its leader, with wound tokens equal to its wound threshold minus one.",
    ambiguity:
      "The Spanish text takes the threshold from the Unit Card; English wording of 2026 takes it from the Upgrade Card or Unit Card. The Spanish text is followed; a miniature whose own threshold is lower keeps one wound below that.",
  },
  "leg.kw.retinue.backup": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: COMITIVA: UNIDAD/TIPO DE UNIDAD",
    kind: "option",
    rule: "The unit may provide backup to the named unit even though it is not of the corps rank.",
  },
  "leg.kw.retinue.token": {
    timing: "activation-phase-start",
    source: "GLOSARIO DE CUALIDADES: COMITIVA: UNIDAD/TIPO DE UNIDAD",
    kind: "definition",
    rule: "At the start of the Activation Phase, if the unit is at range 2 of another friendly unit of the named unit or type, it gains one aim or one dodge token (its player chooses).",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print.",
  },
  "leg.kw.ruthless": {
    timing: "perform-actions-start",
    source: "GLOSARIO DE CUALIDADES: DESPIADADO",
    kind: "option",
    rule: "When another friendly corps trooper unit with a faceup order token activates at range 2 and in line of sight, that unit may suffer one wound to perform one free action.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print. The rank glyph (corps) is lost as well. The Spanish sentence leaves open which of the two units suffers the wound and acts; English texts name the activating unit. When in the activation the free action is performed is not stated; free actions need the Perform Actions step, so it is performed, and range and sight are measured, as that step begins.",
  },
};
