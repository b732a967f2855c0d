import type { RulesOf } from "./ids.ts";

/** Keywords that act while an army is built, and those that are moves of their own. */
export const KEYWORDS_RULES: RulesOf<"kw"> = {
  "leg.kw.allies-of-convenience.army": {
    source: "GLOSARIO DE CUALIDADES: ALIADOS POR CONVENIENCIA",
    kind: "definition",
    rule: "If the army has at least one unit with this keyword, it may include one Mercenary unit more than the mercenary limit allows, of any rank, but never more units of that rank than the rank maximum. Several such units still allow only one more.",
  },
  "leg.kw.special-issue": {
    source: "GLOSARIO DE CUALIDADES: ASIGNACIÓN ESPECIAL: GRUPO DE BATALLA",
    kind: "definition",
    rule: "The unit may be included only in an army built with the named battle force.",
  },
  "leg.kw.associate": {
    source: "GLOSARIO DE CUALIDADES: ASOCIACIÓN: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "If a unit with the given name is in the same army, this unit does not count towards the maximum of its rank.",
  },
  "leg.kw.field-commander.army": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "An army that includes the unit may ignore the minimum number of commander units.",
    ambiguity: "The rank glyph is lost in the Spanish text; commander by context and by the English lists.",
  },
  "leg.kw.counterpart.combined-profile": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A counterpart miniature is always added to another unit; the combined unit takes rank, unit type, defense die, courage, surge chart and speed from the Unit Card.",
  },
  "leg.kw.counterpart.upgrade-type": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "A different unit type printed on the Counterpart Card matters only for which upgrades the counterpart may equip.",
  },
  "leg.kw.detachment.rank": {
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "The unit does not count against the maximum of its rank.",
  },
  "leg.kw.detachment.requires": {
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "Each unit with Detachment needs its own matching unit of the named name or type, without Detachment, in the same army.",
  },
  "leg.kw.equip": {
    source: "GLOSARIO DE CUALIDADES: EQUIPAR",
    kind: "definition",
    rule: "A unit with this keyword must be equipped with the upgrades listed after the keyword; they use its upgrade slots and cost their points as usual.",
    ambiguity: "That the slots and points are used normally is a public developer ruling, not glossary text.",
  },
  "leg.kw.heavy-weapon-team": {
    source: "GLOSARIO DE CUALIDADES: EQUIPO DE ARMA PESADA",
    kind: "definition",
    rule: "The unit must equip a Heavy Weapon upgrade; the miniature that upgrade adds becomes the unit leader.",
    ambiguity: "The upgrade icon is lost in the Spanish text; Heavy Weapon comes from the name and the English lists.",
  },
  "leg.kw.strafe-move.full": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A Hover unit whose base has side notches may, as part of a move action, strafe instead of moving normally: the tool goes in a side notch and a full strafe ends with the opposite side notch on the other end of the tool.",
  },
  "leg.kw.strafe-move.partial": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A partial strafe starts at a side notch and ends with the line of the side notches parallel to the part of the tool reached.",
  },
  "leg.kw.strafe-move.speed": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "limit",
    rule: "While strafing the unit's speed is reduced by 1, to a minimum of 1.",
    ambiguity: "Combined with difficult terrain both reductions apply, as for a reverse.",
  },
  "leg.kw.strafe-move.standard": {
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "procedure",
    rule: "A strafe is a standard notched base move with the listed exceptions: the rotation of notched step 1, the choice of full or partial move and everything that reacts to a standard move stay in force.",
  },
  "leg.kw.mercenary": {
    source: "GLOSARIO DE CUALIDADES: MERCENARIO: FACCIÓN",
    kind: "definition",
    rule: "The unit is a Mercenary; the named faction or factions may include it in an army as a Mercenary unit.",
  },
  "leg.kw.programmed": {
    source: "GLOSARIO DE CUALIDADES: PROGRAMADO",
    kind: "definition",
    rule: "The unit must equip at least one Programming upgrade.",
    ambiguity: "The upgrade icon is lost in the Spanish text; Programming comes from the English lists.",
  },
  "leg.kw.flexible-response-x": {
    source: "GLOSARIO DE CUALIDADES: RESPUESTA FLEXIBLE X",
    kind: "definition",
    rule: "The unit must equip X Heavy Weapon upgrades.",
    ambiguity: "The upgrade icon is garbled in the Spanish text; Heavy Weapon comes from the English lists.",
  },
  "leg.kw.entourage.rank": {
    source: "GLOSARIO DE CUALIDADES: SÉQUITO: NOMBRE DE UNIDAD",
    kind: "definition",
    rule: "For each unit with Entourage one unit of the named kind does not count towards the maximum of its rank.",
    ambiguity: "Which one is the player's choice: the check takes units of ranks that are over their maximum.",
  },
  "leg.kw.leader": {
    source: "GLOSARIO DE CUALIDADES: LÍDER",
    kind: "restriction",
    rule: "A unit may equip only one upgrade with Leader.",
  },
  "leg.kw.armor": {
    source: "GLOSARIO DE CUALIDADES: BLINDAJE",
    kind: "definition",
    rule: "The defender may cancel every hit result of the attack pool; critical results are untouched.",
  },
  "leg.kw.armor-x": {
    source: "GLOSARIO DE CUALIDADES: BLINDAJE X",
    kind: "definition",
    rule: "The defender may cancel up to X hit results of the attack pool; critical results are untouched.",
  },
  "leg.kw.block": {
    source: "GLOSARIO DE CUALIDADES: BLOQUEO",
    kind: "definition",
    rule: "While defending, if the unit spent any dodge token during Apply Dodge and Cover, its surge chart gains surge-to-block for that attack. Without a spent dodge token the keyword does nothing.",
  },
  "leg.kw.cover-x": {
    source: "GLOSARIO DE CUALIDADES: COBERTURA X",
    kind: "definition",
    rule: "While defending against an attack that uses at least one ranged weapon, the unit's cover value improves by X; the cap of 2 (heavy cover) still applies and improvements come before reductions.",
    ambiguity:
      "The condition is a ranged weapon, not a ranged attack: by the letter (a ranged weapon is one with a blue range icon) an area weapon or a self-destruct weapon makes a ranged attack without being a ranged weapon, so Cover X would not work against it. Later English text says ranged attack. Recommended: count every ranged attack, as an option.",
  },
  "leg.kw.cover-x.vehicles": {
    source: "GLOSARIO DE CUALIDADES: COBERTURA X",
    kind: "definition",
    rule: "The bonus does not come from being obscured, so it also helps vehicles, which cannot be obscured.",
  },
  "leg.kw.deflect.surge": {
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "While defending against a ranged attack, or while using Guardian X, the unit's surge chart gains surge-to-block. No dodge token has to be spent.",
  },
  "leg.kw.deflect.wound": {
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "Before surges are converted, if the defense roll shows at least one surge the attacking unit suffers exactly one wound, whatever the number of surges.",
    ambiguity:
      "Editions up to 2.5 and older calculators cause one wound per surge and require a spent dodge token. Each unit with Deflect that rolls (the guardian, then the defender) checks on its own.",
  },
  "leg.kw.deflect.continues": {
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "If that wound defeats the attacker the attack is resolved anyway and the defender can still suffer wounds.",
  },
  "leg.kw.deflect.high-velocity": {
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "Against an attack pool made only of High Velocity weapons the keyword has no effect at all.",
  },
  "leg.kw.deflect.guardian-soresu": {
    source: "GLOSARIO DE CUALIDADES: DESVÍO",
    kind: "definition",
    rule: "For dice rolled with Guardian X the surge check belongs to the conversion of those dice, in Modify Attack Dice: at least one surge among them makes the attacking unit suffer exactly one wound.",
    ambiguity:
      "The Spanish entry ties the wound to the step Convert Defense Surges and the defense roll, so by the letter Guardian dice only get surge-to-block; English text since 2.6 adds the wound for Guardian dice, checked before a Soresu Mastery reroll of them.",
  },
  "leg.kw.impervious.dice": {
    source: "GLOSARIO DE CUALIDADES: DURO DE PELAR",
    kind: "definition",
    rule: "While defending, the unit rolls extra defense dice equal to the total Pierce X of the weapons in the attack pool.",
    ambiguity:
      "Whether Pierce granted to the pool by Lethal or Duelist counts as Pierce of the weapons is not stated; nor whether the extra dice are rolled when no hit or critical result is left. A later edition replaces the extra dice by a Pierce reduction; that does not apply here.",
  },
  "leg.kw.impervious.immune-pierce": {
    source: "GLOSARIO DE CUALIDADES: DURO DE PELAR",
    kind: "definition",
    rule: "If the unit also has Immune: Pierce it rolls no extra dice for Impervious.",
  },
  "leg.kw.shielded-x.cancel": {
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "While defending against a ranged attack the unit may flip any number of active shield tokens to inactive; each cancels one hit or one critical result.",
  },
  "leg.kw.low-profile": {
    source: "GLOSARIO DE CUALIDADES: FURTIVO",
    kind: "definition",
    rule: "While defending against a ranged attack, if the unit would roll at least one cover die it rolls one fewer and adds one block result to the cover pool after the roll.",
  },
  "leg.kw.guardian-x.cancel": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "While a friendly trooper unit at range 1 and in line of sight defends against a ranged attack, the unit with Guardian may cancel up to X hit results of that attack; critical results cannot be cancelled this way.",
  },
  "leg.kw.guardian-x.roll": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "For each hit cancelled this way the guardian rolls one defense die of its own colour, converts surges with its own chart or surge tokens, and suffers one wound per blank result, surges left unconverted being blanks.",
  },
  "leg.kw.guardian-x.suppression": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "The defending unit still gains its suppression token as normal; in this edition the guardian gains none.",
    ambiguity: "The April 2026 English edition makes the guardian gain a suppression token; that does not apply here.",
  },
  "leg.kw.guardian-x.no-guard-guard": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "Guardian cannot be used if the defending unit itself has Guardian X.",
  },
  "leg.kw.guardian-x.several": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "Several guardians may help in one attack; each is declared and fully resolved before deciding on the next.",
  },
  "leg.kw.guardian-x.pierce": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "The attacker may spend Pierce X on block results of the guardian's dice, after their surges were converted, turning them to blanks; what is left of Pierce may still be used against the defender's dice or against the next guardian.",
  },
  "leg.kw.guardian-x.backup": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "A unit with Guardian X cannot benefit from backup, and provides backup without being of the corps rank.",
  },
  "leg.kw.immune-blast": {
    source: "GLOSARIO DE CUALIDADES: INMUNE A DEFLAGRACIÓN",
    kind: "definition",
    rule: "While the unit defends, the effects of Blast are ignored.",
  },
  "leg.kw.immune-pierce.defend": {
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE",
    kind: "definition",
    rule: "While the unit defends, the attacker cannot use Pierce X to cancel block results of its defense dice.",
  },
  "leg.kw.immune-pierce.guardian": {
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE",
    kind: "definition",
    rule: "While the unit uses Guardian X, Pierce X cannot cancel block results of the dice it rolls for Guardian; whether the defender itself is immune makes no difference to those dice.",
  },
  "leg.kw.immune-melee-pierce.defend": {
    source: "GLOSARIO DE CUALIDADES: INMUNE A PERFORANTE EN CUERPO A CUERPO",
    kind: "definition",
    rule: "While the unit defends against a melee attack, Pierce X cannot cancel block results of its defense dice.",
  },
  "leg.kw.precise-x": {
    source: "GLOSARIO DE CUALIDADES: PRECISIÓN X",
    kind: "definition",
    rule: "Each aim token the attacker spends to reroll lets it reroll up to X dice more (2 + X dice per token).",
  },
  "leg.kw.marksman": {
    source: "GLOSARIO DE CUALIDADES: PUNTERÍA",
    kind: "definition",
    rule: "After converting surges the attacker may spend any number of aim tokens: each changes one blank to a hit or one hit to a critical; two together change one blank to a critical. Tokens spent this way give no reroll.",
  },
  "leg.kw.sharpshooter-x": {
    source: "GLOSARIO DE CUALIDADES: TIRADOR DE PRIMERA X",
    kind: "definition",
    rule: "While attacking, X is subtracted from the defender's cover value, after every improvement and after the cap of 2.",
    ambiguity:
      "The entry names the whole step Apply Dodge and Cover; the order (improvements, cap of 2, then this reduction) comes from the cover rules and from the worked example of the entry.",
  },
  "leg.kw.high-velocity": {
    source: "GLOSARIO DE CUALIDADES: ALTA VELOCIDAD",
    kind: "definition",
    rule: "If every weapon in the attack pool has High Velocity, the defender cannot spend dodge tokens in this step; one weapon without it in the pool switches the keyword off.",
  },
  "leg.kw.impact-x": {
    source: "GLOSARIO DE CUALIDADES: ANTIBLINDAJE X",
    kind: "definition",
    rule: "If the defender has Armor or Armor X, the attacker may change up to X hit results to critical results; against a defender without armor the keyword does nothing.",
  },
  "leg.kw.critical-x": {
    source: "GLOSARIO DE CUALIDADES: CRÍTICO X",
    kind: "definition",
    rule: "Up to X surge results may be converted to critical results; the remaining surges follow the surge chart or surge tokens, or become blanks.",
  },
  "leg.kw.blast": {
    source: "GLOSARIO DE CUALIDADES: DEFLAGRACIÓN",
    kind: "definition",
    rule: "If any die of the pool was added by a weapon with Blast, the defender cannot use light or heavy cover to cancel hits of that pool.",
  },
  "leg.kw.suppressive": {
    source: "GLOSARIO DE CUALIDADES: FUEGO DE CONTENCIÓN",
    kind: "definition",
    rule: "After defending against a pool with the weapon the defender gains one suppression token in this step, on top of the normal one and even if the attack had no hit or critical result.",
  },
  "leg.kw.immune-deflect": {
    source: "GLOSARIO DE CUALIDADES: INMUNE A DESVÍO",
    kind: "definition",
    rule: "If the pool contains a weapon with the keyword the attacker cannot suffer wounds from Deflect; Deflect still gives the defender surge-to-block.",
  },
  "leg.kw.ion-x.shields": {
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "At the very start of this step, before any other effect, the defender must flip one active shield token to inactive, if able, for each hit or critical result of the attack roll, up to X; this cancels nothing.",
    ambiguity:
      "Attack roll: by the letter results already cancelled by cover and dodges count as well, because they were rolled; the narrower reading counts only those left in the pool. They differ only when fewer than X results are left. Several Ion weapons in a pool add their values.",
  },
  "leg.kw.pierce-x": {
    source: "GLOSARIO DE CUALIDADES: PERFORANTE X",
    kind: "definition",
    rule: "The attacker may cancel up to X block results of the defense roll, after surges were converted.",
  },
  "leg.kw.pierce-x.guardian": {
    source: "GLOSARIO DE CUALIDADES: PERFORANTE X",
    kind: "definition",
    rule: "It may spend part of X on the block results of a unit using Guardian X, which become blanks; the rest stays available against the defender.",
  },
  "leg.kw.primitive": {
    source: "GLOSARIO DE CUALIDADES: PRIMITIVA",
    kind: "definition",
    rule: "After every Impact X is resolved, if the defender has Armor or Armor X, the attacker must change all critical results of the pool to hit results.",
  },
  "leg.kw.nimble": {
    source: "GLOSARIO DE CUALIDADES: ÁGIL",
    kind: "definition",
    rule: "After defending against an attack during which the unit spent at least one dodge token at any moment, it gains exactly one dodge token, however many it spent.",
    ambiguity:
      "Do not confuse ÁGIL (Nimble) with PASO ÁGIL X (Agile X). An attack is the resolution of one pool: two pools against the unit are two attacks.",
  },
  "leg.kw.charge.trigger": {
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "Triggers after a move action that starts a melee by bringing the unit into base contact with an enemy miniature; the unit may then perform a free attack action.",
    ambiguity:
      "English lists since 2.6.1 restrict the trigger to the unit's own activation; the Spanish entry does not. By the general rule free actions exist only in the Perform Actions step of an activation, so a move action performed outside it (with a standby token, for example) gives none unless a rule grants it.",
  },
  "leg.kw.charge.limits": {
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "The free attack may target only the unit that was charged and may use melee weapons only.",
  },
  "leg.kw.charge.one-attack-action": {
    source: "GLOSARIO DE CUALIDADES: ACOMETIDA",
    kind: "definition",
    rule: "The free attack counts as the unit's single attack action of the turn, so a unit that already performed an attack action gets no attack from Charge, unless another keyword (Barrage, Ataru Mastery) allows a second attack action.",
  },
  "leg.kw.arsenal-x.contribute": {
    source: "GLOSARIO DE CUALIDADES: ARSENAL X",
    kind: "definition",
    rule: "Each miniature of the unit may contribute up to X of its weapons instead of one, all to one attack pool or spread over up to X pools.",
    ambiguity:
      "By the letter of the Spanish entry X limits the pools and, separately, the weapons in each pool (up to X pools of up to X weapons); the English lists of 2025 and 2026 print X weapons in total. They differ only for a miniature with more than X usable weapons: take X in total, and make it one named option.",
  },
  "leg.kw.arsenal-x.once-each": {
    source: "GLOSARIO DE CUALIDADES: ARSENAL X",
    kind: "definition",
    rule: "Each single weapon may still be added to only one attack pool.",
  },
  "leg.kw.scale.climb": {
    source: "GLOSARIO DE CUALIDADES: BRÍO",
    kind: "definition",
    rule: "When climbing, the unit may cover a vertical distance of up to height 2.",
  },
  "leg.kw.scale.difficult": {
    source: "GLOSARIO DE CUALIDADES: BRÍO",
    kind: "definition",
    rule: "The unit's maximum speed is not reduced for leaving, entering or crossing difficult terrain.",
  },
  "leg.kw.sentinel": {
    source: "GLOSARIO DE CUALIDADES: CENTINELA",
    kind: "definition",
    rule: "The unit may spend a standby token in response to an enemy attack, move or action at range 3 instead of range 2.",
    ambiguity:
      "The Spanish text prints the same glyph twice; range 3 instead of range 2 is confirmed by the English lists.",
  },
  "leg.kw.field-commander.token": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "If the army has no commander unit during Setup, the unit with the keyword gains a commander token.",
  },
  "leg.kw.field-commander.nominate": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "When its player reveals a Command Card that is not specific to a commander or operative, the unit may be nominated as commander and issue that card's orders; it needs no commander token for that.",
  },
  "leg.kw.field-commander.not-commander": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "The unit is not a commander and counts as one only for issuing Command Card orders in the Command Phase.",
  },
  "leg.kw.field-commander.courage": {
    source: "GLOSARIO DE CUALIDADES: COMANDANTE OPERATIVO",
    kind: "definition",
    rule: "A friendly unit at range 3 of the unit with the commander token may use courage 2 when checking for panic, provided both share faction or affiliation.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 3 is what the English keyword lists print.",
  },
  "leg.kw.counterpart.leader-wounds": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The unit leader may be assigned wounds when it is the only miniature of the unit that is not a counterpart.",
  },
  "leg.kw.counterpart.redirect": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Each wound token that would go to a non-counterpart miniature may instead be assigned to an undefeated counterpart of the unit.",
  },
  "leg.kw.counterpart.forced-redirect": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The wound must go to the counterpart if it would otherwise defeat the last non-counterpart miniature of the unit.",
  },
  "leg.kw.counterpart.upgrades": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Non-weapon upgrades equipped to the counterpart serve the whole unit until the counterpart is defeated; weapon upgrades may be used only by the miniature that carries them.",
  },
  "leg.kw.counterpart.thresholds": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The counterpart uses the wound threshold of the Counterpart Card; the other miniatures use that of the Unit or Upgrade Card.",
  },
  "leg.kw.counterpart.keywords": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "The combined unit has the keywords of both cards and loses everything from the Counterpart Card once the counterpart is defeated.",
  },
  "leg.kw.counterpart.weapons": {
    source: "GLOSARIO DE CUALIDADES: CONTRAPARTIDA",
    kind: "definition",
    rule: "Each miniature uses only the weapons of its own card; a weapon granted by a Command Card may be used only by a non-counterpart miniature.",
  },
  "leg.kw.coordinate.issue": {
    source: "GLOSARIO DE CUALIDADES: COORDINACIÓN: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "After the unit is issued an order, it may issue an order to one friendly unit at range 1 that has the named unit name or type.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 1 is what the English keyword lists print.",
  },
  "leg.kw.coordinate.one-target": {
    source: "GLOSARIO DE CUALIDADES: COORDINACIÓN: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "With several names or types listed, or with a second instance of the keyword, the unit still issues only one order and picks which listed target it uses.",
  },
  "leg.kw.speeder-x.terrain": {
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "While moving, the unit may pass over terrain of height X or lower and may end its move on it.",
  },
  "leg.kw.speeder-x.no-rotate": {
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "On a notched base it skips the free rotation that starts a notched base move.",
    ambiguity:
      "The Spanish sentence reads as if the base were rotated anyway; the English text and the swoop bike example say the rotation step is skipped.",
  },
  "leg.kw.speeder-x.compulsory": {
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "The unit must perform a free compulsory move action at the start or at the end of its Perform Actions step.",
  },
  "leg.kw.speeder-x.assets": {
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "If it performs more than one non-compulsory move action it cannot claim asset tokens in that activation; while holding an asset token it may perform only one non-compulsory move action per activation.",
  },
  "leg.kw.detachment.deploy": {
    source: "GLOSARIO DE CUALIDADES: DESTACAMENTO: NOMBRE/ TIPO DE UNIDAD",
    kind: "definition",
    rule: "In that step the unit gains Infiltrate or Prepared Position for the game if its matching unit has that keyword.",
  },
  "leg.kw.direct": {
    source: "GLOSARIO DE CUALIDADES: DIRIGIR: NOMBRE/TIPO DE UNIDAD",
    kind: "definition",
    rule: "Each Command Phase, while orders are issued, the unit may issue an order to one friendly unit at range 2 that matches the named name or type.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print.",
  },
  "leg.kw.shielded-x.tokens": {
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "The unit has X shield tokens, held by the unit and not by single miniatures; gaining or losing the keyword gains or loses X tokens.",
  },
  "leg.kw.shielded-x.sides": {
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "A shield token is active or inactive, enters play active, and flipping it switches the state.",
  },
  "leg.kw.scout-x.deploy": {
    source: "GLOSARIO DE CUALIDADES: EXPLORADOR X",
    kind: "definition",
    rule: "When an undeployed unit with the keyword activates, it may deploy at the start of Perform Actions with a free speed-X move action that ignores difficult terrain and its own maximum speed.",
  },
  "leg.kw.scout-x.cap": {
    source: "GLOSARIO DE CUALIDADES: EXPLORADOR X",
    kind: "definition",
    rule: "Scout values add up but never count above 3.",
  },
  "leg.kw.guardian-x.courage": {
    source: "GLOSARIO DE CUALIDADES: GUARDIÁN X",
    kind: "definition",
    rule: "A unit whose suppression tokens equal or exceed its courage cannot use Guardian X.",
  },
  "leg.kw.relentless": {
    source: "GLOSARIO DE CUALIDADES: IMPARABLE",
    kind: "definition",
    rule: "After a move action the unit may perform a free attack action, which is its one attack action of the turn unless another keyword allows a second.",
    ambiguity:
      "IMPARABLE is Relentless; Unstoppable is AVANCE IMPARABLE. English lists restrict Relentless to the unit's own activation. By the general rule free actions exist only in the Perform Actions step of an activation, so a move action performed outside it (with a standby token, for example) gives none unless a rule grants it.",
  },
  "leg.kw.infiltrate": {
    source: "GLOSARIO DE CUALIDADES: INFILTRACIÓN",
    kind: "definition",
    rule: "At the start of its activation an undeployed unit may deploy by placing its leader in friendly territory and the rest in cohesion and fully inside friendly territory; no miniature may overlap impassable terrain.",
    ambiguity: "The leader is placed within friendly territory; a later edition asks for completely within.",
  },
  "leg.kw.inspire-x": {
    source: "GLOSARIO DE CUALIDADES: INSPIRADOR X",
    kind: "definition",
    rule: "At the end of its activation the unit removes up to X suppression tokens in total from other friendly units at range 2.",
  },
  "leg.kw.dauntless.move": {
    source: "GLOSARIO DE CUALIDADES: INTRÉPIDO",
    kind: "definition",
    rule: "If the unit is suppressed but not panicked after its Rally step, it may gain one suppression token at the start of Perform Actions to perform a free move action.",
  },
  "leg.kw.dauntless.no-compel": {
    source: "GLOSARIO DE CUALIDADES: INTRÉPIDO",
    kind: "definition",
    rule: "The unit cannot be affected by Compel.",
  },
  "leg.kw.agile-x": {
    source: "GLOSARIO DE CUALIDADES: PASO ÁGIL X",
    kind: "definition",
    rule: "Each time the unit performs a standard move as part of an action or free action it gains X dodge tokens. Climbs and pivots are not standard moves; a strafe is one, and so is a reverse.",
    ambiguity:
      "The list of non-standard moves of this edition names only climbing and pivoting; older English texts (2.6.0) also excluded reverse and strafe moves. The strafe entry calls a strafe a standard notched base move; for a reverse the text says only that the rules of notched base movement apply to it. English text of 2026 gives the tokens after the whole effect is resolved.",
  },
  "leg.kw.gunslinger": {
    source: "GLOSARIO DE CUALIDADES: PISTOLERO",
    kind: "definition",
    rule: "In that step the unit may declare an additional defender and form a pool made of only one ranged weapon that was already contributed to another pool.",
  },
  "leg.kw.gunslinger.limit": {
    source: "GLOSARIO DE CUALIDADES: PISTOLERO",
    kind: "definition",
    rule: "Once per attack sequence, and not in the same attack as Beam X.",
  },
  "leg.kw.prepared-position": {
    source: "GLOSARIO DE CUALIDADES: POSICIÓN PREPARADA",
    kind: "definition",
    rule: "The unit may deploy in this step by placing its leader in friendly territory and the rest in cohesion fully inside friendly territory, not overlapping impassable terrain; it then gains one dodge token.",
    ambiguity:
      "The entry says the unit may deploy then; the setup step says the players place all units with the keyword. A unit that stays off deploys later like any other.",
  },
  "leg.kw.jump-x.action": {
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "Card action, available whenever the unit could perform a move action: it performs a standard move that ignores terrain of height X or lower and may end on it.",
    ambiguity:
      "English text says the unit performs a move action as normal; the glossary says it resolves a standard move. The reminder text of the old card shown in Appendix D says that it counts as a move action. Treat it as a move action: it can trigger Charge, Relentless and Steady and counts against Plodding.",
  },
  "leg.kw.jump-x.ignores": {
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "During it the unit ignores difficult terrain and miniatures of height X or lower, and may lay the tool over impassable terrain but not end on it.",
  },
  "leg.kw.jump-x.height": {
    source: "GLOSARIO DE CUALIDADES: SALTO X",
    kind: "definition",
    rule: "Height is measured from where the unit started.",
  },
  "leg.kw.fixed": {
    source: "GLOSARIO DE CUALIDADES: ARMA FIJA: FRONTAL/ POSTERIOR",
    kind: "definition",
    rule: "The weapon may be added only if at least one base of the defending unit is partially inside the named firing arc of the attacking miniature.",
    ambiguity: "The April 2026 English edition adds Sides as a third arc.",
  },
  "leg.kw.ion-x.gain": {
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "A vehicle or droid trooper unit that suffers wounds from the attack gains X ion tokens.",
  },
  "leg.kw.ion-x.effect": {
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "At the start of its activation a unit rolls one white defense die per ion token; with at least one blank it performs exactly one action fewer in that activation.",
  },
  "leg.kw.ion-x.removal": {
    source: "GLOSARIO DE CUALIDADES: IÓNICA X",
    kind: "definition",
    rule: "All ion tokens are removed at the end of the unit's activation.",
  },
  "leg.kw.beam-x.declare": {
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "If the weapon is in a pool, the unit may declare up to X additional attacks, each with a pool of that weapon alone although it was already used; they create no further attacks.",
  },
  "leg.kw.beam-x.targets": {
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "Each must be against a different defender at range 1 of the last defender declared, in line of sight of the attacker; the weapon's maximum range may be exceeded.",
  },
  "leg.kw.beam-x.gunslinger": {
    source: "GLOSARIO DE CUALIDADES: RAYO CONTINUO X",
    kind: "definition",
    rule: "Beam X and Gunslinger cannot be used in the same attack.",
  },
  "leg.kw.spray": {
    source: "GLOSARIO DE CUALIDADES: ROCIADA",
    kind: "definition",
    rule: "The weapon contributes its dice once for each miniature of the defending unit that is in line of sight of the miniature using it.",
  },
};
