import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with I to K. */
export const KEYWORDS_I_K: KeywordRulesOf<"i" | "j"> = {
  "leg.kw.im-part-of-the-squad-too": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: YO FORMO PARTE DE LA ESCUADRA",
    kind: "definition",
    rule: "The unit contests an objective token if its leader is at range 1 of it instead of at half range.",
    ambiguity:
      "Both range glyphs are garbled in the Spanish text; range 1 instead of half range is confirmed by the English lists.",
  },
  "leg.kw.immobilize-x.effect": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: INMOVILIZACIÓN X",
    kind: "definition",
    rule: "Each immobilize token lowers the unit's maximum speed by 1; at 0 with at least one token it cannot perform moves of any kind. Increases apply before decreases.",
  },
  "leg.kw.immobilize-x.gain": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: INMOVILIZACIÓN X",
    kind: "definition",
    rule: "A unit that suffers at least one wound from the attack gains X immobilize tokens.",
  },
  "leg.kw.immobilize-x.removal": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: INMOVILIZACIÓN X",
    kind: "definition",
    rule: "All immobilize tokens are removed at the end of the unit's activation.",
  },
  "leg.kw.immune-blast": {
    timing: "apply-cover",
    source: "GLOSARIO DE CUALIDADES: INMUNE A DEFLAGRACIÓN",
    kind: "definition",
    rule: "While the unit defends, the effects of Blast are ignored.",
  },
  "leg.kw.immune-deflect": {
    timing: "convert-defense",
    source: "GLOSARIO DE CUALIDADES: INMUNE A DESVÍO",
    kind: "definition",
    rule: "If the pool contains a weapon with the keyword the attacker cannot suffer wounds from Deflect; Deflect still gives the defender surge-to-block.",
  },
  "leg.kw.immune-enemy-effects": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: INMUNE A EFECTOS DE ENEMIGOS",
    kind: "definition",
    rule: "The unit ignores enemy card effects and cannot be chosen as the target of one.",
    ambiguity:
      "By the letter every enemy keyword is a card effect, so the unit would ignore enemy Pierce too. Taken are the effects of enemy command, upgrade and battle cards; attacks and their keywords count.",
  },
  "leg.kw.immune-melee": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: INMUNE AL COMBATE CUERPO A CUERPO",
    kind: "restriction",
    rule: "Enemy units cannot be placed in base contact with the unit.",
    ambiguity:
      "Only enemy units are restrained; whether the unit itself may move into base contact with an enemy is not stated. Later English text instead forbids melee attacks against it and being engaged.",
  },
  "leg.kw.immune-melee-pierce.defend": {
    timing: "modify-defense",
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE EN CUERPO A CUERPO",
    kind: "definition",
    rule: "While the unit defends against a melee attack, Pierce X cannot cancel block results of its defense dice.",
  },
  "leg.kw.immune-melee-pierce.guardian": {
    timing: "modify-attack",
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE EN CUERPO A CUERPO",
    kind: "definition",
    rule: "While it uses Guardian X during a melee attack, Pierce X cannot cancel block results of the dice it rolls for Guardian.",
    ambiguity: "Guardian X itself works only against ranged attacks, so this clause needs another effect to matter.",
  },
  "leg.kw.immune-pierce.defend": {
    timing: "modify-defense",
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE",
    kind: "definition",
    rule: "While the unit defends, the attacker cannot use Pierce X to cancel block results of its defense dice.",
  },
  "leg.kw.immune-pierce.guardian": {
    timing: "modify-attack",
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE",
    kind: "definition",
    rule: "While the unit uses Guardian X, Pierce X cannot cancel block results of the dice it rolls for Guardian; whether the defender itself is immune makes no difference to those dice.",
  },
  "leg.kw.immune-range-1-weapons": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: INMUNE A ARMAS CON ALCANCE 1",
    kind: "restriction",
    rule: "An attack pool aimed at the unit cannot contain weapons whose maximum range is 1.",
  },
  "leg.kw.impact-x": {
    timing: "modify-attack-attacker",
    source: "GLOSARIO DE CUALIDADES: ANTIBLINDAJE X",
    kind: "definition",
    rule: "If the defender has Armor or Armor X, the attacker may change up to X hit results to critical results; against a defender without armor the keyword does nothing.",
  },
  "leg.kw.impervious.dice": {
    timing: "roll-defense",
    source: "GLOSARIO DE CUALIDADES: DURO DE PELAR",
    kind: "definition",
    rule: "While defending, the unit rolls extra defense dice equal to the total Pierce X of the weapons in the attack pool.",
    ambiguity:
      "Whether Pierce granted to the pool by Lethal or Duelist counts as Pierce of the weapons is not stated; nor whether the extra dice are rolled when no hit or critical result is left. A later edition replaces the extra dice by a Pierce reduction; that does not apply here.",
  },
  "leg.kw.impervious.immune-pierce": {
    timing: "roll-defense",
    source: "GLOSARIO DE CUALIDADES: DURO DE PELAR",
    kind: "definition",
    rule: "If the unit also has Immune: Pierce it rolls no extra dice for Impervious.",
    ambiguity: "Immune: Melee Pierce is not named: with it the unit rolls them all the same.",
  },
  "leg.kw.incognito.loss": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: INCÓGNITO",
    kind: "option",
    rule: "Once it attacks or defends against an attack it loses the effects of the keyword for the rest of the game; it may also give them up for the rest of the game at the start of its activation.",
    ambiguity: "It is lost once the pools of the attack stand, before anything that follows the attack.",
  },
  "leg.kw.incognito.protection": {
    timing: "declare-defender",
    source: "GLOSARIO DE CUALIDADES: INCÓGNITO",
    kind: "definition",
    rule: "Enemy units beyond range 1 cannot attack the unit.",
    ambiguity: "Counted as the range of the attack: from the attacking leader to the closest miniature.",
  },
  "leg.kw.incognito.restrictions": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: INCÓGNITO",
    kind: "definition",
    rule: "The unit cannot contest objectives or provide backup.",
  },
  "leg.kw.inconspicuous.rally": {
    timing: "rally",
    source: "GLOSARIO DE CUALIDADES: DESAPERCIBIDO",
    kind: "option",
    rule: "When the unit rallies it may decline to remove the suppression tokens it could remove, all of them or none.",
    ambiguity: "English texts say any number may be kept; the Spanish entry offers to remove none at all.",
  },
  "leg.kw.inconspicuous.target": {
    timing: "declare-defender",
    source: "GLOSARIO DE CUALIDADES: DESAPERCIBIDO",
    kind: "definition",
    rule: "While the unit has at least one suppression token, an enemy that attacks must choose another unit as defender if it can.",
    ambiguity: "So with further defenders of the attack: where no other unit can be declared this one may be.",
  },
  "leg.kw.independent": {
    timing: "activation-phase-start",
    source: "GLOSARIO DE CUALIDADES: INDEPENDIENTE: FICHA X / ACCIÓN",
    kind: "option",
    rule: "At the start of the Activation Phase, if the unit has no order token, it may gain X of the listed tokens or perform the listed action as a free action.",
    ambiguity:
      "That the free action does not count among those of the later activation follows from its being outside of it. A unit that is not on the battlefield gains tokens, but performs no action so.",
  },
  "leg.kw.indomitable": {
    timing: "rally",
    source: "GLOSARIO DE CUALIDADES: INDÓMITO",
    kind: "definition",
    rule: "The unit rolls red instead of white defense dice in its Rally step.",
  },
  "leg.kw.infiltrate": {
    timing: "undeployed-activation-start",
    source: "GLOSARIO DE CUALIDADES: INFILTRACIÓN",
    kind: "definition",
    rule: "At the start of its activation an undeployed unit may deploy by placing its leader in friendly territory and the rest in cohesion and fully inside friendly territory; no miniature may overlap impassable terrain.",
    ambiguity:
      "The leader is placed within friendly territory; a later edition asks for completely within. What the rules of melee say of leaders that are placed holds here as well: with a melee weapon it may be placed in contact with one enemy unit, whereupon the others come into contact as far as the territory lets them. The same goes for prepared positions.",
  },
  "leg.kw.inspire-x": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: INSPIRADOR X",
    kind: "definition",
    rule: "At the end of its activation the unit removes up to X suppression tokens in total from other friendly units at range 2.",
  },
  "leg.kw.interrogate": {
    timing: "determine-priority",
    source: "GLOSARIO DE CUALIDADES: INTERROGAR",
    kind: "definition",
    rule: "If a revealed Command Card belongs to a unit at range 1 of an enemy miniature with Interrogate and priority would be tied, that card counts as having one pip more.",
  },
  "leg.kw.ion-x.effect": {
    timing: "activation-start",
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "At the start of its activation a unit rolls one white defense die per ion token; with at least one blank it performs exactly one action fewer in that activation.",
  },
  "leg.kw.ion-x.gain": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "A vehicle or droid trooper unit that suffers wounds from the attack gains X ion tokens.",
  },
  "leg.kw.ion-x.removal": {
    timing: "activation-end",
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "All ion tokens are removed at the end of the unit's activation.",
  },
  "leg.kw.ion-x.shields": {
    timing: "modify-attack",
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "At the very start of this step, before any other effect, the defender must flip one active shield token to inactive, if able, for each hit or critical result of the attack roll, up to X; this cancels nothing.",
    ambiguity:
      "Attack roll: by the letter results already cancelled by cover and dodges count as well, because they were rolled; the narrower reading counts only those left in the pool. They differ only when fewer than X results are left. Several Ion weapons in a pool add their values.",
  },
  "leg.kw.jarkai-mastery": {
    timing: "convert-attack",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE JAR’KAI",
    kind: "option",
    rule: "In a melee attack, after converting surges, the attacker may spend any number of its dodge tokens: each changes one blank to a hit or one hit to a critical; two together change one blank to a critical.",
  },
  "leg.kw.jedi-hunter": {
    timing: "convert-attack",
    source: "GLOSARIO DE CUALIDADES: CAZADOR DE JEDI",
    kind: "definition",
    rule: "While attacking a unit that has a Force icon in its upgrade bar, the attacker's surge chart gains surge-to-critical.",
    ambiguity:
      "The attack surge glyph pair is damaged in the Spanish text; surge-to-critical is confirmed by the English lists.",
  },
  "leg.kw.jump-x.action": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "Card action, available whenever the unit could perform a move action: it performs a standard move that ignores terrain of height X or lower and may end on it.",
    ambiguity:
      "English text says the unit performs a move action as normal; the glossary says it resolves a standard move. The reminder text of the old card shown in Appendix D says that it counts as a move action. Treat it as a move action: an undeployed unit may deploy with it, what follows a move action follows it once, it can trigger Charge, Relentless and Steady and counts against Plodding.",
  },
  "leg.kw.jump-x.height": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "Height is measured from where the unit started.",
  },
  "leg.kw.jump-x.ignores": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "During it the unit ignores difficult terrain and miniatures of height X or lower, and may lay the tool over impassable terrain but not end on it.",
  },
  "leg.kw.juyo-mastery.action": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE JUYO",
    kind: "option",
    rule: "While the unit has at least one wound token it may perform one additional action in its activation.",
  },
  "leg.kw.juyo-mastery.moves": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE JUYO",
    kind: "restriction",
    rule: "While that applies, it may perform at most two move actions in the activation, free ones included.",
    ambiguity: "The English text states the move limit without tying it to being wounded.",
  },
};
