import type { RulesOf } from "./ids.ts";

/** Resolving an attack pool: from its roll to wounds and suppression. */
export const ATTACK_RULES: RulesOf<
  | "attack"
  | "backup"
  | "compare"
  | "dodge"
  | "modify-attack"
  | "modify-defense"
  | "roll-attack"
  | "roll-defense"
  | "weapon"
> = {
  "leg.attack.sequence-roll-substeps": {
    source: "SECUENCIA DE ATAQUE",
    kind: "procedure",
    rule: "Roll attack dice is divided into upgrade and downgrade, roll, reroll and convert attack surges.",
    ambiguity:
      "The box lists upgrade/downgrade, reroll and convert; the numbered section adds the roll itself between the first two.",
  },
  "leg.attack.sequence-cover-substeps": {
    source: "SECUENCIA DE ATAQUE",
    kind: "procedure",
    rule: "Apply dodge and cover is divided into number of obscured miniatures, cover, cover pool roll, apply cover and apply dodge.",
  },
  "leg.attack.sequence-defense-substeps": {
    source: "SECUENCIA DE ATAQUE",
    kind: "procedure",
    rule: "Roll defense dice is divided into gather, upgrade and downgrade, roll, reroll and convert defense surges.",
    ambiguity:
      "The box lists a reroll sub-step that the numbered section does not repeat; the example confirms that defense rerolls come after the roll and before conversion.",
  },
  "leg.weapon.contributes": {
    source: "ARMAS",
    kind: "definition",
    rule: "Each weapon has a range and dice that it contributes to an attack pool when a miniature uses it.",
  },
  "leg.backup.effect": {
    source: "ASISTENCIA",
    kind: "option",
    rule: "A unit that benefits from backup may cancel up to two hit results in Modify Attack Dice.",
    ambiguity: "One benefit only: several providers do not add up.",
  },
  "leg.roll-attack.roll": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "The attacker rolls the dice of the pool.",
  },
  "leg.roll-attack.reroll-window": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "option",
    rule: "The attacker may use abilities and spend aim tokens that allow rerolls of attack dice.",
  },
  "leg.roll-attack.aim-any-number": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "option",
    rule: "Any number of aim tokens may be spent in one attack.",
  },
  "leg.roll-attack.aim-two-different": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "limit",
    rule: "Each aim token rerolls up to two different attack dice.",
  },
  "leg.roll-attack.aim-sequential": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "option",
    rule: "With several aim tokens, each may be spent after seeing the result of the previous reroll.",
  },
  "leg.roll-attack.aim-same-die-again": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "option",
    rule: "A die may be rerolled several times with different aim tokens, but only once with each token.",
  },
  "leg.roll-attack.aim-simultaneous": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "The dice rerolled with one aim token are rolled at the same time.",
  },
  "leg.roll-attack.convert-chart": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "Attack surges are changed to the result shown on the unit card.",
    ambiguity: "Converting is not optional.",
  },
  "leg.roll-attack.convert-token": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "option",
    rule: "The attacker may spend surge tokens, each turning one attack surge into a hit.",
    ambiguity:
      "Relevant when the chart shows nothing; a chart that already converts makes the token useless unless the player prefers a hit.",
  },
  "leg.roll-attack.convert-blank": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "If no conversion is shown and no token is spent, attack surges become blanks.",
  },
  "leg.attack.cancel": {
    source: "ANULACIÓN DE RESULTADOS",
    kind: "definition",
    rule: "A canceled result is removed from the attack pool.",
  },
  "leg.dodge.spend-any": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "option",
    rule: "The defender may spend any number of dodge tokens of the defending unit.",
  },
  "leg.dodge.cancel-hit": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "Each dodge token spent cancels one hit.",
  },
  "leg.dodge.no-crits": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "restriction",
    rule: "A dodge token cancels only hit results.",
  },
  "leg.dodge.spend-without-hits": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "option",
    rule: "Dodge tokens may be spent even if there are no hits.",
  },
  "leg.dodge.melee-too": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "Dodge tokens may be spent in melee attacks as well; only the cover sub-steps are skipped.",
  },
  "leg.modify-attack.attacker-first": {
    source: "MODIFICAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "The attacker may resolve any number of effects that modify the attack dice.",
  },
  "leg.modify-attack.then-defender": {
    source: "MODIFICAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "Then the defender may resolve any number of effects that modify the attack dice.",
    ambiguity:
      "Whatever is used in this step modifies the attack dice, also what cancels results: Armor, Guardian, backup and shield tokens. A card by which a roll is changed no further, Clairvoyance, therefore bars them. It does not bar cover and dodge tokens, which cancel results in a step of their own.",
  },
  "leg.roll-defense.gather": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "The defender adds one defense die of the kind on the unit card for each hit and critical left in the attack pool.",
  },
  "leg.roll-defense.roll": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "All dice of the defense pool are rolled.",
  },
  "leg.roll-defense.reroll-window": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "option",
    rule: "After rolling, the defender may use abilities that reroll defense dice.",
  },
  "leg.roll-defense.convert-chart": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "Defense surges are changed to the result shown on the unit card.",
    ambiguity: "Converting is not optional.",
  },
  "leg.roll-defense.convert-blank": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "If no conversion is shown, defense surges become blanks.",
    ambiguity: "Spending surge tokens must come before the blanks are fixed.",
  },
  "leg.roll-defense.convert-token": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "option",
    rule: "The defender may spend surge tokens, each turning one defense surge into a block.",
  },
  "leg.modify-defense.defender-first": {
    source: "MODIFICAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "The defender may resolve any number of effects that modify the defense dice.",
  },
  "leg.modify-defense.then-attacker": {
    source: "MODIFICAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "Then the attacker may resolve any number of effects that modify the defense dice.",
  },
  "leg.compare.wounds": {
    source: "COMPARAR LOS RESULTADOS",
    kind: "procedure",
    rule: "Wounds suffered are the hits plus criticals minus the blocks, never below zero.",
    ambiguity: "Never below zero is implied.",
  },
  "leg.attack.suppression-token": {
    source: "ASIGNAR UNA FICHA DE ACOBARDAMIENTO AL DEFENSOR",
    kind: "procedure",
    rule: "A ranged attack that had some hit or critical at Roll Attack Dice gives one suppression token, after steps 1 to 9, to a defending unit that survives.",
    ambiguity:
      "The results are read at the end of Roll Attack Dice (after rerolls and conversion), before cover and dodge.",
  },
  "leg.attack.suppression-ranged-only": {
    source: "ASIGNAR UNA FICHA DE ACOBARDAMIENTO AL DEFENSOR",
    kind: "restriction",
    rule: "Melee attacks assign no suppression token.",
  },
  "leg.weapon.own-surge-chart": {
    source: "ARMAS",
    kind: "definition",
    rule: "Weapons on upgrade and command cards can have their own surge chart.",
    ambiguity:
      "How it joins the chart of the unit is not stated. Here it counts for the whole pool while the weapon is in it; of two conversions the better one.",
  },
  "leg.weapon.melee": {
    source: "ARMAS",
    kind: "definition",
    rule: "A melee icon makes a weapon a melee weapon.",
  },
  "leg.weapon.ranged": {
    source: "ARMAS",
    kind: "definition",
    rule: "A blue range icon makes a weapon a ranged weapon.",
  },
  "leg.weapon.both": {
    source: "ARMAS",
    kind: "option",
    rule: "A weapon with a melee icon and blue range icons can be used either way; this is decided when it is added to an attack pool and lasts for the attack sequence.",
  },
  "leg.weapon.melee-attack": {
    source: "ARMAS",
    kind: "definition",
    rule: "An attack pool with melee weapons is a melee attack.",
  },
  "leg.weapon.ranged-attack": {
    source: "ARMAS",
    kind: "definition",
    rule: "An attack pool with ranged weapons is a ranged attack.",
  },
  "leg.backup.who-benefits": {
    source: "ASISTENCIA",
    kind: "geometry",
    rule: "A trooper unit of commander or operative rank benefits from backup if it is at half-range of, and has LOS to, the leader of a friendly unit that provides backup.",
    ambiguity:
      "The icons are lost in the Spanish text; ranks and half-range per the English text. The Spanish sentence does not say friendly for the providing unit; the English text says allied, and nothing else makes sense.",
  },
  "leg.backup.provider-rank": {
    source: "ASISTENCIA",
    kind: "restriction",
    rule: "A unit that provides backup must be of corps rank.",
  },
  "leg.backup.provider-trooper": {
    source: "ASISTENCIA",
    kind: "restriction",
    rule: "A unit that provides backup must be a trooper unit.",
  },
  "leg.backup.provider-not-suppressed": {
    source: "ASISTENCIA",
    kind: "restriction",
    rule: "A unit that provides backup must have fewer suppression tokens than its courage.",
    ambiguity: "Stated by counting tokens, so it also excludes droid troopers that cannot be suppressed.",
  },
  "leg.backup.when": {
    source: "ASISTENCIA",
    kind: "geometry",
    rule: "Backup works against a ranged attack when the leader of the attacking unit is beyond range 2 of the defending unit.",
    ambiguity: "The English text of November 2025: the attacking leader is not within 2 of it.",
  },
  "leg.attack.part-of-action": {
    source: "ATAQUES",
    kind: "definition",
    rule: "An attack is normally part of an attack action, but other rules can cause one.",
  },
  "leg.attack.one-attack-action": {
    source: "ATAQUES",
    kind: "limit",
    rule: "A unit may make several attacks in a turn but perform only one attack action per turn, free or not.",
  },
  "leg.attack.sequence": {
    source: "SECUENCIA DE ATAQUE",
    kind: "procedure",
    rule: "An attack runs through eleven steps: defender, attack pool, additional defender, attack roll, dodge and cover, attack modification, defense roll, defense modification, comparison, suppression, next pool.",
  },
  "leg.roll-attack.choose-pool": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "The attacker chooses one attack pool to resolve.",
  },
  "leg.roll-attack.downgrade-order": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "First the effects that downgrade attack dice are resolved, the attacker first and then the defender.",
  },
  "leg.roll-attack.upgrade-order": {
    source: "LANZAR LOS DADOS DE ATAQUE",
    kind: "procedure",
    rule: "Then the effects that upgrade attack dice are resolved, the attacker first and then the defender.",
  },
  "leg.roll-defense.downgrade-order": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "Effects that downgrade defense dice are resolved first, the attacker first and then the defender.",
  },
  "leg.roll-defense.upgrade-order": {
    source: "LANZAR LOS DADOS DE DEFENSA",
    kind: "procedure",
    rule: "Then effects that upgrade defense dice are resolved, the attacker first and then the defender.",
  },
  "leg.attack.next-pool": {
    source: "REUNIR UNA RESERVA DE ATAQUE ADICIONAL",
    kind: "procedure",
    rule: "After steps 1 to 10, if pools remain, the attacker chooses another one and repeats steps 4 to 11 against its defender.",
  },
  "leg.attack.action-ends": {
    source: "REUNIR UNA RESERVA DE ATAQUE ADICIONAL",
    kind: "procedure",
    rule: "With the last pool resolved the attack action is over.",
  },
};
