import type { RulesOf } from "./ids.ts";

/** Melee, attack pools and wounds. */
export const BATTLE_RULES: RulesOf<
  "melee" | "engaged" | "withdraw" | "reengage" | "wounds" | "defender" | "pool" | "die-change" | "sequences"
> = {
  "leg.melee.definition": {
    source: "COMBATE CUERPO A CUERPO",
    kind: "definition",
    rule: "Units of opposing players are in melee when any of their miniatures are in base contact.",
    ambiguity: "Being in melee, unlike being engaged, includes vehicles.",
  },
  "leg.melee.only-way-into-contact": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "restriction",
    rule: "Base contact with an enemy can come about only through moving into melee, whether the unit moves or is placed.",
  },
  "leg.melee.start-needs-melee-weapon": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "restriction",
    rule: "Only a unit with at least one weapon with melee range may move into melee.",
  },
  "leg.melee.start-by-leader": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "procedure",
    rule: "Moving into melee is done with the leader, which moves or is placed so that it touches an enemy miniature.",
  },
  "leg.melee.start-step-1": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "procedure",
    rule: "Melee start, step 1: the other miniatures of the moving unit are placed in base contact with miniatures of the enemy unit its leader is in contact with.",
  },
  "leg.melee.start-step-2": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "procedure",
    rule: "Melee start, step 2: if the opposing unit leader is not in contact with an enemy miniature, its controller places it in base contact with a miniature of the unit that moved in.",
  },
  "leg.melee.start-step-3": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "procedure",
    rule: "Melee start, step 3: the opposing player places the miniatures of their unit that are not yet in base contact into contact with miniatures of the unit that moved in.",
    ambiguity:
      "The English text also includes miniatures that are not in cohesion. Vehicles of the opposing unit are not exempted by the text; a unit on notched bases may not be able to reach.",
  },
  "leg.melee.start-keeps-cohesion": {
    source: "EJEMPLO: MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "restriction",
    rule: "Miniatures placed in contact during the start of a melee have to stay in cohesion with their own leader, on both sides.",
  },
  "leg.melee.no-room": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "procedure",
    rule: "A miniature with no free space in contact with an enemy of that melee must still be placed in cohesion.",
  },
  "leg.melee.single-enemy-contact": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "restriction",
    rule: "Miniatures may not move or be placed so that they are in base contact with several enemy units.",
  },
  "leg.melee.multi-unit-later": {
    source: "MOVIMIENTO Y COMBATE CUERPO A CUERPO",
    kind: "option",
    rule: "Being in melee with more than one enemy unit is possible when a further unit joins afterwards.",
  },
  "leg.engaged.definition": {
    source: "TRABARSE EN COMBATE",
    kind: "definition",
    rule: "Trooper units that are in melee with each other are engaged.",
  },
  "leg.engaged.only-troopers": {
    source: "TRABARSE EN COMBATE",
    kind: "restriction",
    rule: "Vehicles are never engaged; troopers alone can be.",
  },
  "leg.engaged.no-moves": {
    source: "TRABARSE EN COMBATE",
    kind: "restriction",
    rule: "An engaged unit cannot perform moves.",
    ambiguity: "Exceptions: withdraw, and the pivot of creature and emplacement troopers.",
  },
  "leg.engaged.no-ranged-pools": {
    source: "TRABARSE EN COMBATE",
    kind: "restriction",
    rule: "An engaged unit cannot form attack pools that contain ranged weapons.",
  },
  "leg.engaged.not-ranged-target": {
    source: "TRABARSE EN COMBATE",
    kind: "restriction",
    rule: "An engaged unit cannot be chosen as the target of an attack pool that contains ranged weapons.",
    ambiguity: "Area weapons are an exception stated in their keyword.",
  },
  "leg.withdraw.definition": {
    source: "BATIRSE EN RETIRADA",
    kind: "option",
    rule: "A unit engaged in melee may leave it during its activation by withdrawing.",
    ambiguity:
      "The withdrawing unit has to end clear of enemy bases: contact could only come from moving into melee, which is forbidden in that activation.",
  },
  "leg.withdraw.move-action": {
    source: "BATIRSE EN RETIRADA",
    kind: "procedure",
    rule: "To withdraw the unit performs a move action limited to speed 1.",
    ambiguity:
      "The English text of November 2025: the speed becomes 1 before effects that increase or reduce speed are applied.",
  },
  "leg.withdraw.speed-zero": {
    source: "BATIRSE EN RETIRADA",
    kind: "restriction",
    rule: "Withdrawing is impossible for a unit whose maximum speed is 0.",
  },
  "leg.withdraw.no-new-melee": {
    source: "BATIRSE EN RETIRADA",
    kind: "restriction",
    rule: "A unit that withdraws cannot move into melee during the same activation.",
  },
  "leg.withdraw.no-standby": {
    source: "BATIRSE EN RETIRADA",
    kind: "restriction",
    rule: "A unit cannot perform a standby action in an activation in which it withdraws.",
  },
  "leg.withdraw.no-attack": {
    source: "BATIRSE EN RETIRADA",
    kind: "restriction",
    rule: "A unit cannot attack in an activation in which it withdraws.",
    ambiguity: "Symmetric: a unit that has attacked cannot withdraw afterwards. Creature troopers are exempt.",
  },
  "leg.reengage.when": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "After an attack in which miniatures in melee were defeated is resolved, the re-placement procedure is carried out.",
    ambiguity:
      "The heading and the text speak of engaged miniatures, and vehicles are never engaged: neither they nor those who fight only them are moved.",
  },
  "leg.reengage.attacker-leaders": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "The attacker begins with their own leaders: each one that has lost contact is put back in contact with an enemy unit its unit had been fighting in that melee.",
  },
  "leg.reengage.attacker-others": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "Then the attacking player places each friendly miniature that is out of cohesion or no longer in contact into cohesion and into contact with such an enemy unit.",
  },
  "leg.reengage.defender": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "Then the defending player carries out the same procedure.",
  },
  "leg.reengage.no-room": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "A miniature that cannot reach contact must still be placed in cohesion.",
  },
  "leg.reengage.melee-ends": {
    source: "ELIMINACIÓN DE MINIATURAS TRABADAS",
    kind: "procedure",
    rule: "If no miniature of the unit can be put back in contact and none is in contact, its miniatures are not moved and the unit is no longer in melee.",
    ambiguity: "Evaluate this before moving anything: if the unit as a whole cannot reach contact, nothing moves.",
  },
  "leg.wounds.assign": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "The controller of a unit that suffers wounds chooses one of its miniatures and assigns wound tokens to it until all wounds are assigned or it is defeated.",
  },
  "leg.wounds.defeat-threshold": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "A miniature is defeated when its wound tokens equal its wound threshold.",
  },
  "leg.wounds.continue": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "If wounds remain, another miniature of the same unit is chosen and so on until all are assigned or all miniatures are defeated.",
  },
  "leg.wounds.los-cap": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "limit",
    rule: "In a ranged attack where the attacker sees only part of the defending unit, the wounds suffered are capped at the sum of the wound thresholds of the miniatures seen.",
    ambiguity:
      '"The attacker" is not defined as the leader or the whole unit. Taken, as it is played everywhere: miniatures in LOS of any miniature that contributed to the pool. Already assigned wounds are not subtracted by the wording.',
  },
  "leg.wounds.los-cap-any-casualty": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "option",
    rule: "The defeated miniatures need not be those in LOS.",
    ambiguity:
      "Not stated in words: the cap is a number of wounds and no rule ties the casualties to the miniatures in LOS.",
  },
  "leg.wounds.leader-last": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "restriction",
    rule: "The leader takes wounds only when it is the last miniature of its unit.",
  },
  "leg.wounds.wounded": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "definition",
    rule: "A miniature or unit with any wound token is wounded.",
  },
  "leg.wounds.most-wounded-first": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "restriction",
    rule: "Wounds must be assigned first to the miniature with the most wound tokens, until it is defeated.",
    ambiguity:
      "If that miniature is the leader (wounded by an effect that names it), leader-last takes precedence as a prohibition.",
  },
  "leg.wounds.most-wounded-tie": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "option",
    rule: "If several miniatures are tied for most wound tokens one of them is chosen.",
  },
  "leg.wounds.remove": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "A defeated miniature is removed from the battlefield.",
  },
  "leg.wounds.new-leader": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "If the leader is defeated and miniatures remain, the controller immediately chooses one of them as the new leader and swaps it for the leader miniature.",
    ambiguity:
      "The new leader stands where the chosen miniature stood; whether this is a change of position that triggers cohesion is not stated. Recommended: no re-placement, but the cohesion state is recomputed.",
  },
  "leg.wounds.unit-defeated": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "definition",
    rule: "A unit is defeated when all its miniatures are defeated.",
  },
  "leg.wounds.unit-defeated-order-tokens": {
    source: "SUFRIR HERIDAS Y DERROTAR MINIATURAS",
    kind: "procedure",
    rule: "All order tokens of a defeated unit are removed from the battlefield.",
  },
  "leg.wounds.outside-attack": {
    source: "EFFECTOS QUE INFLIGEN O ASIGNAN HERIDAS",
    kind: "definition",
    rule: "Effects that deal or assign wounds outside the attack sequence are not attacks.",
  },
  "leg.wounds.outside-attack-no-defense": {
    source: "EFFECTOS QUE INFLIGEN O ASIGNAN HERIDAS",
    kind: "procedure",
    rule: "Such wounds allow no defense dice.",
  },
  "leg.wounds.outside-attack-no-suppression": {
    source: "EFFECTOS QUE INFLIGEN O ASIGNAN HERIDAS",
    kind: "procedure",
    rule: "Such wounds assign no suppression token.",
  },
  "leg.wounds.outside-attack-controller-assigns": {
    source: "EFFECTOS QUE INFLIGEN O ASIGNAN HERIDAS",
    kind: "procedure",
    rule: "The controller of the unit assigns such wounds in the usual way.",
  },
  "leg.wounds.named-mini": {
    source: "EFFECTOS QUE INFLIGEN O ASIGNAN HERIDAS",
    kind: "procedure",
    rule: "Wounds that an effect puts on one particular miniature are assigned by the controller of the effect, free of the usual order.",
  },
  "leg.defender.choose-enemy": {
    source: "DECLARAR AL DEFENSOR",
    kind: "procedure",
    rule: "The attacking player declares an enemy unit as the defender.",
  },
  "leg.defender.range": {
    source: "DECLARAR AL DEFENSOR",
    kind: "restriction",
    rule: "The defending unit must be in range of at least one weapon of the attacking unit, measured from the attacking unit leader.",
  },
  "leg.defender.los": {
    source: "DECLARAR AL DEFENSOR",
    kind: "restriction",
    rule: "The attacking leader must see one or more miniatures of the defending unit.",
  },
  "leg.defender.else-no-attack": {
    source: "DECLARAR AL DEFENSOR",
    kind: "restriction",
    rule: "Without both range and LOS there is no attack.",
  },
  "leg.pool.definition": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "definition",
    rule: "The attack pool gathers all dice the attacker will roll against one defending unit.",
  },
  "leg.pool.eligible": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "geometry",
    rule: "Eligibility is checked miniature by miniature: it can add dice if it sees at least one defender.",
  },
  "leg.pool.one-weapon-each": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "limit",
    rule: "For each eligible miniature at most one of its available weapons may be added, with its weapon keywords.",
  },
  "leg.pool.requirements": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "A miniature must meet every requirement of a weapon to choose it.",
  },
  "leg.pool.once-per-sequence": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "limit",
    rule: "A miniature may add a weapon to an attack pool only once in the whole attack sequence.",
  },
  "leg.pool.card-mini-only": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "Weapons given by squad leader, heavy weapon or personnel upgrades, or by a command card, may be used only by the miniature that the card indicates.",
    ambiguity: "Icons lost in the Spanish text; per the English text.",
  },
  "leg.pool.min-range": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "The defending unit must not be nearer than the minimum range of the weapon; the distance runs from the attacking leader to the nearest defending miniature.",
  },
  "leg.pool.max-range": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "The defending unit must not be farther than the maximum range of the weapon; the distance runs from the attacking leader to the nearest defending miniature.",
    ambiguity: "Range is taken to the closest miniature of the defending unit even if that miniature is out of LOS.",
  },
  "leg.pool.no-ranged-in-melee": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "No ranged weapon may be used against a unit with which the attacker is engaged.",
    ambiguity: "The English text says in melee with the attacking unit, which also covers vehicles.",
  },
  "leg.pool.no-mix": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "An attack pool cannot contain melee and ranged weapons at the same time.",
  },
  "leg.pool.different-weapons": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "option",
    rule: "An attack pool may contain different weapons.",
  },
  "leg.pool.same-name-same-pool": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "Weapons of identical name all go into one attack pool; they cannot be spread over several.",
  },
  "leg.pool.at-least-one": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "restriction",
    rule: "No attack pool is empty: one weapon at the least.",
  },
  "leg.pool.place-dice": {
    source: "REUNIR UNA RESERVA DE ATAQUE",
    kind: "procedure",
    rule: "When the pool is formed its dice are gathered and placed beside the defending unit.",
  },
  "leg.pool.melee-without-contact": {
    source: "ATACAR ESTANDO TRABADO",
    kind: "option",
    rule: "Miniatures not in base contact with an enemy may still add dice with a melee weapon if their unit is engaged.",
    ambiguity:
      "The English text says in melee. LOS eligibility still applies. Read with pool.max-range the leader itself would have to be in contact; recommended: while the units are in melee with each other, melee weapons are in range for the whole unit.",
  },
  "leg.pool.melee-not-with-other": {
    source: "ATACAR ESTANDO TRABADO",
    kind: "restriction",
    rule: "Melee weapons never share an attack pool with weapons of another kind.",
    sameAs: "leg.pool.no-mix",
  },
  "leg.pool.additional-defender": {
    source: "DECLARAR A UN DEFENSOR ADICIONAL",
    kind: "option",
    rule: "If weapons remain unused and eligible miniatures have added none, the attacker may repeat steps 1 and 2 against a different enemy unit.",
  },
  "leg.pool.additional-different-unit": {
    source: "DECLARAR A UN DEFENSOR ADICIONAL",
    kind: "restriction",
    rule: "The additional defender must be a unit different from the defenders already declared.",
  },
  "leg.pool.additional-no-same-name": {
    source: "DECLARAR A UN DEFENSOR ADICIONAL",
    kind: "restriction",
    rule: "A weapon cannot enter a pool while another pool already holds a weapon of that name.",
    sameAs: "leg.pool.same-name-same-pool",
  },
  "leg.pool.pools-before-rolling": {
    source: "DECLARAR A UN DEFENSOR ADICIONAL",
    kind: "procedure",
    rule: "All pools are declared before any dice are rolled.",
    ambiguity: "Follows from step 3 coming before step 4 and step 11 returning to step 4.",
  },
  "leg.die-change.replace": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "definition",
    rule: "A die that is upgraded or downgraded is removed from the pool and replaced by the new die.",
  },
  "leg.die-change.owner-chooses": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "option",
    rule: "If the effect does not state the colour, the player who controls the effect chooses which dice change.",
  },
  "leg.die-change.once-per-effect": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "limit",
    rule: "One effect can upgrade or downgrade a given die only once.",
  },
  "leg.die-change.upgrade-attack": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "definition",
    rule: "Attack dice upgrade white to black and black to red; red cannot be upgraded.",
  },
  "leg.die-change.downgrade-attack": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "definition",
    rule: "Attack dice downgrade red to black and black to white; white cannot be downgraded.",
  },
  "leg.die-change.upgrade-defense": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "definition",
    rule: "Defense dice upgrade white to red; red cannot be upgraded.",
  },
  "leg.die-change.downgrade-defense": {
    source: "MEJORAR Y REBAJAR DADOS",
    kind: "definition",
    rule: "Defense dice downgrade red to white; white cannot be downgraded.",
    ambiguity:
      "This paragraph is missing from the Spanish text, although its sequence has steps that downgrade defense dice; it is in the English text.",
  },
  "leg.sequences.repeat": {
    source: "APÉNDICE E: SECUENCIAS",
    kind: "definition",
    rule: "The appendix of sequences repeats the lists of setup, round, phases, activation and attack given in the body; it adds no rule.",
    ambiguity: "Item labels differ in places: the last attack step carries a roman numeral by mistake in both lists.",
    coveredBy: "leg.attack.sequence",
  },
};
