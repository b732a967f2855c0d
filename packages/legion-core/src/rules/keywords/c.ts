import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with C. */
export const KEYWORDS_C: KeywordRulesOf<"c"> = {
  "leg.kw.cache": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: PROVISIÓN",
    kind: "setup",
    rule: "During setup a unit equipped with an upgrade card that has Cache places the tokens listed on that card; it may spend them even after the miniatures that the card added are defeated.",
    ambiguity:
      "Whether tokens on the card are removed in the End Phase is not stated. The step takes tokens from units and from the battlefield, so those on cards stay until they are spent.",
  },
  "leg.kw.calculate-odds": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: CALCULAR PROBABILIDADES",
    kind: "definition",
    rule: "Card action: choose a friendly trooper unit at range 2 and in line of sight; it gains one aim, one dodge and one suppression token.",
  },
  "leg.kw.charge.limits": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "The free attack may target only the unit that was charged and may use melee weapons only.",
  },
  "leg.kw.charge.one-attack-action": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "The free attack counts as the unit's single attack action of the turn, so a unit that already performed an attack action gets no attack from Charge, unless another keyword (Barrage, Ataru Mastery) allows a second attack action.",
  },
  "leg.kw.charge.trigger": {
    timing: "after-move-action",
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "Triggers after a move action that starts a melee by bringing the unit into base contact with an enemy miniature; the unit may then perform a free attack action.",
    ambiguity:
      "English lists since 2.6.1 restrict the trigger to the unit's own activation; the Spanish entry does not. By the general rule free actions exist only in the Perform Actions step of an activation, so a move action performed outside it (with a standby token, for example) gives none unless a rule grants it.",
  },
  "leg.kw.claim": {
    timing: "perform-actions",
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "option",
    rule: "The unit has the Claim free action where battle cards grant it to units, whatever its own type.",
    ambiguity:
      "The glossary has no entry for the keyword, which one card prints: it is read as the free action of that name. How many assets a unit may hold, and whose, the battle card says for it as for others.",
  },
  "leg.kw.climbing-vehicle": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: VEHÍCULO TREPADOR",
    kind: "definition",
    rule: "The unit counts as a trooper for climbing.",
    ambiguity: "On its notched base it climbs along a tool in its front notch.",
  },
  "leg.kw.command-vehicle-x": {
    timing: "panic-check",
    source: "GLOSARIO DE CUALIDADES: VEHÍCULO DE MANDO X",
    kind: "option",
    rule: "When checking for panic, a friendly unit at range 3 of the unit may treat its own courage as X.",
    ambiguity:
      "The Spanish glyph reads as range 2, English lists of 2026 give range 3, which is taken. The unit counts its own courage as X, so nothing that bars the courage of others bars this.",
  },
  "leg.kw.compel": {
    timing: "perform-actions-start",
    source: "GLOSARIO DE CUALIDADES: AUTORIDAD",
    kind: "option",
    rule: "After another friendly trooper unit at range 2, of the kind that the card names if it names one, finishes its Rally step suppressed but not panicked, it may, at the start of its own Perform Actions step, gain one suppression token to perform a free move action.",
    ambiguity:
      "The Spanish glossary knows no parameter; what cards print beside the keyword limits who benefits. Several friends with Compel let a unit do this once.",
  },
  "leg.kw.complete-the-mission.attack": {
    timing: "convert-attack",
    source: "GLOSARIO DE CUALIDADES: COMPLETAR LA MISIÓN",
    kind: "definition",
    rule: "When the unit attacks an enemy that is at range 1 of a friendly priority mission token, its pool gains Critical 2.",
    ambiguity: "The Spanish text has lost the range; English lists print 1.",
  },
  "leg.kw.complete-the-mission.defense": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: COMPLETAR LA MISIÓN",
    kind: "definition",
    rule: "While it is at range 1 of a friendly priority mission token, the unit converts defense surges to blocks.",
    ambiguity:
      "The Spanish text has lost the range; English lists print 1. Any such token of its player counts, and so it does where the unit guards another.",
  },
  "leg.kw.complete-the-mission.setup": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: COMPLETAR LA MISIÓN",
    kind: "procedure",
    rule: "In setup, for each friendly unit with the keyword its player places a priority mission token on the battlefield in contested territory.",
    ambiguity:
      "The token lies wholly in contested territory, where objective tokens may lie, and stays there to the end: the book removes it nowhere.",
  },
  "leg.kw.compulsory-move.full": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X (MOVIMIENTO OBLIGATORIO)",
    kind: "definition",
    rule: "A compulsory move is a free move action: a full move at the unit's maximum speed.",
    ambiguity: "The player chooses the direction; whether a full move is possible is judged along that tool.",
  },
  "leg.kw.compulsory-move.partial": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X (MOVIMIENTO OBLIGATORIO)",
    kind: "definition",
    rule: "Only if the full move is impossible or would take any part of the leader's base off the battlefield may it be a partial move, which then goes as far along the tool as possible.",
  },
  "leg.kw.coordinate.issue": {
    timing: "order-issued",
    source: "GLOSARIO DE CUALIDADES: COORDINACIÓN: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "After the unit is issued an order, it may issue an order to one friendly unit at range 1 that has the named unit name or type.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 1 is what the English keyword lists print.",
  },
  "leg.kw.coordinate.one-target": {
    timing: "order-issued",
    source: "GLOSARIO DE CUALIDADES: COORDINACIÓN: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "With several names or types listed, or with a second instance of the keyword, the unit still issues only one order and picks which listed target it uses.",
  },
  "leg.kw.counterpart.combined-profile": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A counterpart miniature is always added to another unit; the combined unit takes rank, unit type, defense die, courage, surge chart and speed from the Unit Card.",
  },
  "leg.kw.counterpart.forced-redirect": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The wound must go to the counterpart if it would otherwise defeat the last non-counterpart miniature of the unit.",
  },
  "leg.kw.counterpart.keywords": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The combined unit has the keywords of both cards and loses everything from the Counterpart Card once the counterpart is defeated.",
  },
  "leg.kw.counterpart.leader-wounds": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The unit leader may be assigned wounds when it is the only miniature of the unit that is not a counterpart.",
  },
  "leg.kw.counterpart.redirect": {
    timing: "wounds-assigned",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Each wound token that would go to a non-counterpart miniature may instead be assigned to an undefeated counterpart of the unit.",
  },
  "leg.kw.counterpart.thresholds": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The counterpart uses the wound threshold of the Counterpart Card; the other miniatures use that of the Unit or Upgrade Card.",
  },
  "leg.kw.counterpart.upgrade-type": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A different unit type printed on the Counterpart Card matters only for which upgrades the counterpart may equip.",
  },
  "leg.kw.counterpart.upgrades": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Non-weapon upgrades equipped to the counterpart serve the whole unit until the counterpart is defeated; weapon upgrades may be used only by the miniature that carries them.",
  },
  "leg.kw.counterpart.weapons": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Each miniature uses only the weapons of its own card; a weapon granted by a Command Card may be used only by a non-counterpart miniature.",
  },
  "leg.kw.covert-ops": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: OPERACIÓN ENCUBIERTA",
    kind: "setup",
    rule: "During Setup the unit may change its rank to operative for the game; if it does it gains Infiltrate. It cannot do so if no commander unit remains in the army.",
    ambiguity:
      "Both rank glyphs are lost in the Spanish text; operative and commander come from English lists. These ask for another commander unit than this one, which is taken.",
  },
  "leg.kw.cover-x": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: COBERTURA X",
    kind: "definition",
    rule: "While defending against an attack that uses at least one ranged weapon, the unit's cover value improves by X; the cap of 2 (heavy cover) still applies and improvements come before reductions.",
    ambiguity:
      "The condition is a ranged weapon, not a ranged attack: by the letter (a ranged weapon is one with a blue range icon) an area weapon or a self-destruct weapon makes a ranged attack without being a ranged weapon, so Cover X would not work against it. Later English text says ranged attack. Taken: every ranged attack counts.",
  },
  "leg.kw.cover-x.vehicles": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: COBERTURA X",
    kind: "definition",
    rule: "The bonus does not come from being obscured, so it also helps vehicles, which cannot be obscured.",
  },
  "leg.kw.critical-x": {
    timing: "convert-attack",
    source: "GLOSARIO DE CUALIDADES: CRÍTICO X",
    kind: "definition",
    rule: "Up to X surge results may be converted to critical results; the remaining surges follow the surge chart or surge tokens, or become blanks.",
  },
  "leg.kw.cumbersome": {
    timing: "change-attack-dice",
    source: "GLOSARIO DE CUALIDADES: APARATOSA",
    kind: "procedure",
    rule: "When the weapon is added to a pool, all its attack dice are downgraded if the unit performed any move in the same activation.",
    ambiguity:
      "Replaces the older ban on moving first. A pivot is a move here; the exception for pivots of the older wording is gone. The condition is read when the weapon is added to the pool, the dice change in step 4a.",
  },
  "leg.kw.cunning.both": {
    timing: "determine-priority",
    source: "GLOSARIO DE CUALIDADES: ASTUCIA",
    kind: "definition",
    rule: "If both players revealed such cards the tie stands and is settled by the normal tie-break roll.",
  },
  "leg.kw.cunning.tie": {
    timing: "determine-priority",
    source: "GLOSARIO DE CUALIDADES: ASTUCIA",
    kind: "definition",
    rule: "If the revealed Command Card is specific to a commander or operative with Cunning and priority would be tied, that card counts as having one pip less.",
    ambiguity:
      "The rank glyphs are damaged in the Spanish text; commander or operative from the English lists. What several keywords add to the same card adds up.",
  },
  "leg.kw.cycle": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: CICLO",
    kind: "procedure",
    rule: "At the end of the unit's activation each of its exhausted upgrades with Cycle that was not used in that activation is readied; only using its weapon, keyword or text counts as use.",
  },
};
