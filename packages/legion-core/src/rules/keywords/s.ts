import type { KeywordRulesOf } from "../ids.ts";

/** Rules of the keywords whose English names begin with S. */
export const KEYWORDS_S: KeywordRulesOf<"s"> = {
  "leg.kw.scale.climb": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: BRÍO",
    kind: "definition",
    rule: "When climbing, the unit may cover a vertical distance of up to height 2.",
  },
  "leg.kw.scale.difficult": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: BRÍO",
    kind: "definition",
    rule: "The unit's maximum speed is not reduced for leaving, entering or crossing difficult terrain.",
  },
  "leg.kw.scatter": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: DISPERSIÓN",
    kind: "option",
    rule: "After an attack with the weapon against a trooper unit on small bases, the attacker may move any of the defending miniatures except the leader, keeping cohesion, as if that leader had just performed a standard move.",
  },
  "leg.kw.scout-x.cap": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: EXPLORADOR X",
    kind: "definition",
    rule: "Scout values add up but never count above 3.",
  },
  "leg.kw.scout-x.deploy": {
    timing: "perform-actions-start",
    source: "GLOSARIO DE CUALIDADES: EXPLORADOR X",
    kind: "definition",
    rule: "When an undeployed unit with the keyword activates, it may deploy at the start of Perform Actions with a free speed-X move action that ignores difficult terrain and its own maximum speed.",
  },
  "leg.kw.scouting-party-x": {
    timing: "setup-effects",
    source: "GLOSARIO DE CUALIDADES: PARTIDA DE RECONOCIMIENTO X",
    kind: "option",
    rule: "During Setup choose up to X friendly trooper units of the same faction or affiliation without Scout; each gains Scout with the Scout value of the unit with Scouting Party.",
  },
  "leg.kw.secret-mission.gain": {
    timing: "command-start",
    source: "GLOSARIO DE CUALIDADES: MISIÓN SECRETA",
    kind: "definition",
    rule: "Once in the game, at the start of a Command Phase in which it is in enemy territory, the unit gains a secret mission token.",
    ambiguity:
      "A unit is in enemy territory if some part of a miniature is: the book says «totalmente dentro» where it means the whole, as with Infiltrate. The English text of November 2025 asks for completely within here, and for within to score.",
  },
  "leg.kw.secret-mission.score": {
    timing: "score-points",
    source: "GLOSARIO DE CUALIDADES: MISIÓN SECRETA",
    kind: "definition",
    rule: "When victory points are scored, a player with a unit in enemy territory that has a secret mission token scores 1 victory point; then these tokens are removed from the game.",
    ambiguity:
      "One point however many units and tokens there are, and nobody chooses to wait. Units elsewhere keep theirs. It comes after the objectives, and in every round.",
  },
  "leg.kw.self-destruct-x-unit.defeat": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "definition",
    rule: "When every roll is resolved the unit with the keyword is defeated.",
  },
  "leg.kw.self-destruct-x-unit.not-an-attack": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "definition",
    rule: "These wounds come from an effect and not from an attack: no defense dice, no cover, no dodge tokens, no suppression of an attack.",
  },
  "leg.kw.self-destruct-x-unit.requirement": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "restriction",
    rule: "Unit form: a card action, allowed only while the unit has wound tokens for at least half of its wound threshold, rounded up.",
  },
  "leg.kw.self-destruct-x-unit.roll": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "definition",
    rule: "For each unit of either side at range 1 and in line of sight, one after another, X black attack dice are rolled and that roll is resolved to its end: the unit suffers one wound per surge or critical, and afterwards gains one suppression token per hit.",
    ambiguity:
      "The result glyphs are damaged in the Spanish text; which result does what follows the English list of 2026. By the letter the unit is also at range 1 of itself; it is left out, since it is defeated anyway. The order of the units is not stated: the player of the unit chooses it.",
  },
  "leg.kw.self-destruct-x-weapon.defeat": {
    timing: "after-attack",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "definition",
    rule: "After all the attacks the unit is defeated and removed from the game. A unit that is not on the battlefield makes no such attack.",
  },
  "leg.kw.self-destruct-x-weapon.only": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "restriction",
    rule: "A self-destruct weapon is used in self-destruct attacks alone. It is no ranged weapon, although the attack is a ranged attack.",
  },
  "leg.kw.self-destruct-x-weapon.requirement": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "option",
    rule: "Weapon form: as a free action in its activation a unit with at least X wound tokens may make a self-destruct attack.",
    ambiguity:
      "A free action is not the attack action: by a public clarification a unit may perform both in one activation.",
  },
  "leg.kw.self-destruct-x-weapon.targets": {
    timing: "attack",
    source: "GLOSARIO DE CUALIDADES: AUTODESTRUCCIÓN X",
    kind: "definition",
    rule: "Every unit of either side at range 1 and in line of sight is attacked with that weapon alone, engaged units too: a ranged attack on each.",
  },
  "leg.kw.self-preservation": {
    timing: "panic-check",
    source: "GLOSARIO DE CUALIDADES: INSTINTO DE CONSERVACIÓN",
    kind: "definition",
    rule: "When the unit is checked for panic it cannot use the courage of units that do not share its affiliation.",
    ambiguity: "A unit without an affiliation shares none.",
  },
  "leg.kw.sentinel": {
    timing: "standby-spent",
    source: "GLOSARIO DE CUALIDADES: CENTINELA",
    kind: "definition",
    rule: "The unit may spend a standby token in response to an enemy attack, move or action at range 3 instead of range 2.",
    ambiguity:
      "The Spanish text prints the same glyph twice; range 3 instead of range 2 is confirmed by the English lists.",
  },
  "leg.kw.sharpshooter-x": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: TIRADOR DE PRIMERA X",
    kind: "definition",
    rule: "While attacking, X is subtracted from the defender's cover value, after every improvement and after the cap of 2.",
    ambiguity:
      "The entry names the whole step Apply Dodge and Cover; the order (improvements, cap of 2, then this reduction) comes from the cover rules and from the worked example of the entry.",
  },
  "leg.kw.shielded-x.cancel": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "While defending against a ranged attack the unit may flip any number of active shield tokens to inactive; each cancels one hit or one critical result.",
  },
  "leg.kw.shielded-x.sides": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "A shield token is active or inactive, enters play active, and flipping it switches the state.",
  },
  "leg.kw.shielded-x.tokens": {
    timing: "continuous",
    source: "GLOSARIO DE CUALIDADES: ESCUDADO X",
    kind: "definition",
    rule: "The unit has X shield tokens, held by the unit and not by single miniatures; gaining or losing the keyword gains or loses X tokens.",
    ambiguity: "The book does not say which tokens are lost: inactive ones go first.",
  },
  "leg.kw.shien-mastery.suppression": {
    timing: "assign-suppression",
    source: "HISTORIAL DE CAMBIOS 07.10.2025 (no glossary entry)",
    kind: "definition",
    rule: "As the defender of a ranged attack, if it suffered no wounds from it, the unit gains no suppression tokens in this step.",
  },
  "leg.kw.shien-mastery.wounds": {
    timing: "convert-defense",
    source: "HISTORIAL DE CAMBIOS 07.10.2025 (no glossary entry)",
    kind: "definition",
    rule: "When the unit uses Deflect, the attacker suffers one wound for each surge in the defense roll instead of the single Deflect wound.",
    ambiguity:
      "The change log of the Spanish edition says the keyword was added on 2025-10-07, but the glossary prints no entry for it.",
  },
  "leg.kw.sidearm.melee": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARMA SECUNDARIA: A DISTANCIA/CUERPO A CUERPO",
    kind: "restriction",
    rule: "Sidearm: Melee: the miniature added by the upgrade may add no melee weapon to a pool except that on the upgrade; its ranged weapons stay available.",
  },
  "leg.kw.sidearm.ranged": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ARMA SECUNDARIA: A DISTANCIA/CUERPO A CUERPO",
    kind: "restriction",
    rule: "Sidearm: Ranged: the miniature added by the upgrade may add no ranged weapon to a pool except that on the upgrade; its melee weapons stay available.",
  },
  "leg.kw.small": {
    timing: "declare-defender",
    source: "GLOSARIO DE CUALIDADES: PEQUEÑO",
    kind: "definition",
    rule: "A unit with a Small counterpart miniature cannot be chosen as defender if that miniature is the only one in line of sight of the attacking leader.",
    ambiguity:
      "Where the others of the unit have been defeated only that miniature can be seen, so that the unit is not to be chosen.",
  },
  "leg.kw.smoke-tokens.attacker": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: HUMO X (FICHAS DE HUMO)",
    kind: "definition",
    rule: "If the leader of an attacking trooper unit is at range 1 of a smoke token, the cover value of the defender improves by 1.",
  },
  "leg.kw.smoke-tokens.defender": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: HUMO X (FICHAS DE HUMO)",
    kind: "definition",
    rule: "A trooper unit whose leader is at range 1 of a smoke token improves its cover value by 1.",
  },
  "leg.kw.smoke-tokens.removal": {
    timing: "remove-tokens",
    source: "GLOSARIO DE CUALIDADES: HUMO X (FICHAS DE HUMO)",
    kind: "procedure",
    rule: "Smoke tokens are removed in the Remove Tokens step of the End Phase.",
  },
  "leg.kw.smoke-tokens.stack": {
    timing: "determine-cover",
    source: "GLOSARIO DE CUALIDADES: HUMO X (FICHAS DE HUMO)",
    kind: "limit",
    rule: "Different smoke tokens add up, but one token affects a unit only once, and cover never exceeds 2.",
    ambiguity:
      "A token near both leaders may be read as affecting the defender twice, which the last clause forbids, or as affecting each unit once. Taken: one token improves the defender by 1 at most.",
  },
  "leg.kw.smoke-x": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: HUMO X",
    kind: "option",
    rule: "As an action the unit places X smoke tokens fully within range 1 and in line of sight of its leader, on flat surfaces, overlapping no objective, advantage, charge or other smoke tokens.",
  },
  "leg.kw.soresu-mastery.defend": {
    timing: "reroll-defense",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE SORESU",
    kind: "option",
    rule: "While defending against a ranged attack the unit may reroll all of its defense dice together, each die at most once through this keyword; no token is spent.",
  },
  "leg.kw.soresu-mastery.guardian": {
    timing: "modify-attack-defender",
    source: "GLOSARIO DE CUALIDADES: DOMINIO DE SORESU",
    kind: "option",
    rule: "While using Guardian X it may spend one dodge token before converting any surge to reroll all of its Guardian defense dice, each die at most once through this keyword.",
  },
  "leg.kw.special-issue": {
    timing: "build-army",
    source: "GLOSARIO DE CUALIDADES: ASIGNACIÓN ESPECIAL: GRUPO DE BATALLA",
    kind: "definition",
    rule: "The unit may be included only in an army built with the named battle force.",
  },
  "leg.kw.speeder-x.assets": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "If it performs more than one non-compulsory move action it cannot claim asset tokens in that activation; while holding an asset token it may perform only one non-compulsory move action per activation.",
  },
  "leg.kw.speeder-x.compulsory": {
    timing: "perform-actions-edge",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "The unit must perform a free compulsory move action at the start or at the end of its Perform Actions step.",
  },
  "leg.kw.speeder-x.no-rotate": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "On a notched base it skips the free rotation that starts a notched base move.",
    ambiguity:
      "The Spanish sentence reads as if the base were rotated anyway; the English text and the swoop bike example say the rotation step is skipped.",
  },
  "leg.kw.speeder-x.terrain": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: DESLIZADOR X",
    kind: "definition",
    rule: "While moving, the unit may pass over terrain of height X or lower and may end its move on it.",
  },
  "leg.kw.spotter-x": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: OBSERVADOR X",
    kind: "option",
    rule: "Card action: choose up to X friendly units at range 2; each gains one aim token.",
    ambiguity:
      "The range glyph is missing or damaged in the Spanish text; range 2 is what the English keyword lists print. OBSERVADOR X (Spotter) and OBSERVAR X (Observe) are different keywords.",
  },
  "leg.kw.spray": {
    timing: "choose-weapons",
    source: "GLOSARIO DE CUALIDADES: ROCIADA",
    kind: "definition",
    rule: "The weapon contributes its dice once for each miniature of the defending unit that is in line of sight of the miniature using it.",
  },
  "leg.kw.spur": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: ESPOLEAR",
    kind: "option",
    rule: "When the unit performs a move its player may give it one suppression token to raise its maximum speed by 1 for that move, to at most 3.",
  },
  "leg.kw.spur.order": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: ESPOLEAR",
    kind: "definition",
    rule: "Increases of maximum speed apply before decreases, so one immobilize token on a speed-1 unit is offset but two are not.",
  },
  "leg.kw.stationary": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: INMÓVIL",
    kind: "definition",
    rule: "The unit cannot perform any move other than a pivot.",
    ambiguity:
      "Whether it must deploy in prepared positions is left open: the set-up step speaks of placing all units with Prepared Position, the keyword says that they may. It could never deploy later, moves being the only way, so it must, as English editions say; unless there is no room for it.",
  },
  "leg.kw.steady": {
    timing: "after-move-action",
    source: "GLOSARIO DE CUALIDADES: DISPARO EN MOVIMIENTO",
    kind: "option",
    rule: "After a move action the unit may perform a free attack action in which only ranged weapons may be added to attack pools.",
    ambiguity:
      "English lists restrict it to the unit's own activation. By the general rule free actions exist only in the Perform Actions step of an activation, so a move action performed outside it (with a standby token, for example) gives none unless a rule grants it.",
  },
  "leg.kw.strafe-move.full": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A Hover unit whose base has side notches may, as part of a move action, strafe instead of moving normally: the tool goes in a side notch and a full strafe ends with the opposite side notch on the other end of the tool.",
    ambiguity:
      "No public source says which bases have side notches: every notched base of a unit with Hover is taken to have them.",
  },
  "leg.kw.strafe-move.partial": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "geometry",
    rule: "A partial strafe starts at a side notch and ends with the line of the side notches parallel to the part of the tool reached.",
  },
  "leg.kw.strafe-move.speed": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "limit",
    rule: "While strafing the unit's speed is reduced by 1, to a minimum of 1.",
    ambiguity: "Combined with difficult terrain both reductions apply, as for a reverse.",
  },
  "leg.kw.strafe-move.standard": {
    timing: "moving",
    source: "GLOSARIO DE CUALIDADES: FLOTANTE: TERRESTRE/AÉREO X (MOVIMIENTO LATERAL)",
    kind: "procedure",
    rule: "A strafe is a standard notched base move with the listed exceptions: the rotation of notched step 1, the choice of full or partial move and everything that reacts to a standard move stay in force.",
  },
  "leg.kw.strategize-x": {
    timing: "perform-actions",
    source: "GLOSARIO DE CUALIDADES: IDEAR ESTRATEGIA X",
    kind: "definition",
    rule: "Card action: the unit gains one suppression token, then chooses X friendly units at range 2; each gains one aim and one dodge token.",
    ambiguity:
      "The Spanish glyph reads as range 3, both English lists give range 2, which is taken. Fewer than X friends at that range are all chosen.",
  },
  "leg.kw.suppressive": {
    timing: "assign-suppression",
    source: "GLOSARIO DE CUALIDADES: FUEGO DE CONTENCIÓN",
    kind: "definition",
    rule: "After defending against a pool with the weapon the defender gains one suppression token in this step, on top of the normal one and even if the attack had no hit or critical result.",
  },
};
