import type { RulesOf } from "./ids.ts";

/** Units, unit types and what stands on cards. */
export const UNITS_RULES: RulesOf<"units" | "type" | "cards" | "legacy" | "keywords"> = {
  "leg.units.rules-location": {
    source: "UNIDADES",
    kind: "definition",
    rule: "The rules of a unit are on its unit card and on its upgrade cards.",
    coveredBy: "leg.keywords.numeric-stack",
  },
  "leg.units.leader": {
    source: "UNIDADES",
    kind: "definition",
    rule: "Every unit has one unit leader, represented by a miniature that can be told apart from the others.",
  },
  "leg.units.stay-in-cohesion": {
    source: "UNIDADES",
    kind: "restriction",
    rule: "A unit must always keep cohesion.",
    ambiguity:
      "The enforcement points are stated elsewhere: after the leader changes position, after a melee re-placement and after wounds in a melee. A unit that could not be put in cohesion stays as close as possible.",
  },
  "leg.type.trooper-or-vehicle": {
    source: "APÉNDICE B: TIPOS DE UNIDADES",
    kind: "definition",
    rule: "Every unit is a trooper or a vehicle, with subtypes that have their own rules.",
  },
  "leg.type.trooper-subtypes": {
    source: "INFANTERÍA",
    kind: "definition",
    rule: "Trooper subtypes are clone trooper, creature trooper, droid trooper, emplacement trooper and Wookiee trooper.",
  },
  "leg.type.trooper-rules-inherit": {
    source: "INFANTERÍA",
    kind: "definition",
    rule: "Rules that affect trooper units affect all subtypes, and subtypes follow all trooper rules unless stated otherwise.",
  },
  "leg.type.creature-notched": {
    source: "CRIATURA DE INFANTERÍA",
    kind: "definition",
    rule: "The base of a creature trooper is notched.",
  },
  "leg.type.creature-reverse": {
    source: "CRIATURA DE INFANTERÍA",
    kind: "option",
    rule: "Reverse moves are open to creature troopers.",
  },
  "leg.type.creature-pivot": {
    source: "CRIATURA DE INFANTERÍA",
    kind: "option",
    rule: "Pivoting is open to creature troopers, engaged or not.",
  },
  "leg.type.creature-no-barricade-cover": {
    source: "CRIATURA DE INFANTERÍA",
    kind: "restriction",
    rule: "Barricades give no cover to creature troopers.",
  },
  "leg.type.emplacement-notched": {
    source: "INFANTERÍA DE DOTACIÓN",
    kind: "definition",
    rule: "The base of an emplacement trooper is notched.",
  },
  "leg.type.emplacement-reverse": {
    source: "INFANTERÍA DE DOTACIÓN",
    kind: "option",
    rule: "Reverse moves are open to emplacement troopers.",
  },
  "leg.type.emplacement-pivot": {
    source: "INFANTERÍA DE DOTACIÓN",
    kind: "option",
    rule: "Pivoting is open to emplacement troopers, engaged or not.",
  },
  "leg.type.wookiee-none": {
    source: "INFANTERÍA WOOKIEE",
    kind: "definition",
    rule: "Wookiee troopers have no additional rules of their own.",
  },
  "leg.type.vehicle-subtypes": {
    source: "VEHÍCULOS",
    kind: "definition",
    rule: "Every vehicle unit is a ground vehicle or a repulsor vehicle.",
  },
  "leg.type.vehicle-rules-inherit": {
    source: "VEHÍCULOS",
    kind: "definition",
    rule: "Rules that affect vehicle units affect both subtypes unless stated otherwise.",
  },
  "leg.type.ground-notched": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "definition",
    rule: "The base of a ground vehicle is notched.",
  },
  "leg.type.ground-pivot-reverse": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "option",
    rule: "Both pivots and reverse moves are open to ground vehicles.",
  },
  "leg.type.ground-partial-terrain": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "option",
    rule: "Ground vehicles may end a move partially on terrain.",
  },
  "leg.type.ground-stability": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "restriction",
    rule: "Ground vehicles need a stable final spot: no position in which the model would topple.",
    ambiguity:
      "It is stable with its centre over what carries it, between points that carry it, or leaning within the limit of tilt.",
  },
  "leg.type.ground-tilt": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "limit",
    rule: "The base of a ground vehicle may be tilted by at most 45 degrees in its final spot.",
    ambiguity:
      "A vehicle that stands partly on terrain leans on the nearest point of the highest terrain under it and on the lowest ground at its far rim: the rise may not exceed the distance in the plan. It counts as level, at the elevation of its centre.",
  },
  "leg.type.ground-blocks-los": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "geometry",
    rule: "Ground vehicles block LOS like terrain with the volume of their silhouette.",
  },
  "leg.type.ground-as-heavy-area": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "geometry",
    rule: "For counting obscured miniatures and determining cover, a ground vehicle is area terrain with the volume of its silhouette that gives heavy cover.",
    ambiguity:
      'A miniature in base contact with or overlapping the vehicle is not "in" it. A ground vehicle in base contact with the attacking leader does not obscure by the partial rule.',
  },
  "leg.type.ground-not-obscured": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "restriction",
    rule: "When it defends against a ranged attack a ground vehicle cannot be obscured and has no cover from being obscured.",
  },
  "leg.type.repulsor-notched": {
    source: "VEHÍCULOS REPULSORES",
    kind: "definition",
    rule: "The base of a repulsor vehicle is notched.",
  },
  "leg.type.repulsor-pivot": {
    source: "VEHÍCULOS REPULSORES",
    kind: "option",
    rule: "Pivoting is open to repulsor vehicles.",
  },
  "leg.type.repulsor-no-reverse": {
    source: "VEHÍCULOS REPULSORES",
    kind: "restriction",
    rule: "Repulsor vehicles have no permission to reverse.",
  },
  "leg.type.repulsor-partial-terrain": {
    source: "VEHÍCULOS REPULSORES",
    kind: "option",
    rule: "Repulsor vehicles may end a move partially on terrain.",
  },
  "leg.type.repulsor-impassable": {
    source: "VEHÍCULOS REPULSORES",
    kind: "option",
    rule: "Repulsor vehicles may move through or be placed on impassable terrain and lay the tool over it.",
  },
  "leg.type.repulsor-stability": {
    source: "VEHÍCULOS REPULSORES",
    kind: "restriction",
    rule: "Repulsor vehicles need a stable final spot: no position in which the model would topple.",
  },
  "leg.type.repulsor-tilt": {
    source: "VEHÍCULOS REPULSORES",
    kind: "limit",
    rule: "The base of a repulsor vehicle may be tilted by at most 45 degrees in its final spot.",
  },
  "leg.type.repulsor-no-block": {
    source: "VEHÍCULOS REPULSORES",
    kind: "geometry",
    rule: "Repulsor vehicles neither block LOS nor obscure nor give cover.",
    ambiguity: "Overrides los.block-vehicles for this subtype.",
  },
  "leg.type.repulsor-not-obscured": {
    source: "VEHÍCULOS REPULSORES",
    kind: "restriction",
    rule: "When it defends against a ranged attack a repulsor vehicle cannot be obscured and has no cover from being obscured.",
  },
  "leg.cards.battle-categories": {
    source: "CARTAS DE BATALLA",
    kind: "definition",
    rule: "Battle cards are of three categories told apart by colour: objective (red, each with a paired map card), secondary objective (yellow) and advantage (green).",
  },
  "leg.cards.objective-content": {
    source: "CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "An objective card holds a name, setup instructions, scoring instructions and special rules.",
  },
  "leg.cards.objective-map-pair": {
    source: "CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "Every objective card has exactly one map card with the same name.",
  },
  "leg.cards.map-content": {
    source: "CARTAS DE MAPA",
    kind: "definition",
    rule: "A map card shows the player territories and the placement of objectives on a grid that stands for the battlefield.",
  },
  "leg.cards.map-grid": {
    source: "CARTAS DE MAPA",
    kind: "geometry",
    rule: "Each square of the map card grid is range 1 on a side, so the standard battlefield is a grid of 12 by 6 squares.",
    ambiguity: "The icon inside the Spanish text reads as 1; with a 72 by 36 inch battlefield this is 6 inch squares.",
  },
  "leg.cards.map-poi": {
    source: "CARTAS DE MAPA",
    kind: "definition",
    rule: "Points of interest drawn on the map card are where POI tokens are placed during setup.",
  },
  "leg.cards.secondary-content": {
    source: "CARTAS DE OBJETIVO SECUNDARIO",
    kind: "definition",
    rule: "A secondary objective card holds a name, setup instructions, scoring instructions, sometimes a score table, and special rules.",
  },
  "leg.cards.advantage-content": {
    source: "CARTAS DE VENTAJA",
    kind: "definition",
    rule: "An advantage card holds a name, setup instructions and special rules that its owner may use during the game.",
  },
  "leg.cards.unit-one-each": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "There is one unit card for each unit of an army.",
  },
  "leg.cards.unit-fields": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "A unit card shows name, subtitle (if any), faction, rank, points, number of miniatures, unit type, upgrade bar (if any), unit keywords, wound threshold, courage, speed, weapons, defense die and surge chart.",
    ambiguity:
      "Vehicles show resilience (or a dash) in the place of courage; mercenaries show their affiliation in the place of the faction.",
  },
  "leg.cards.unit-subtitle-reference": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "A rule may refer to a particular unit by its subtitle.",
  },
  "leg.cards.unit-mini-count": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "How many miniatures a unit has is printed on its unit card.",
  },
  "leg.cards.unit-wound-threshold": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "The wound threshold is the number of wound tokens that defeats one miniature of the unit.",
    ambiguity:
      "The wording speaks of the maximum each miniature can hold before being defeated; wounds.defeat-threshold fixes that the miniature is defeated on reaching the value.",
  },
  "leg.cards.unit-speed": {
    source: "CARTAS DE UNIDAD",
    kind: "limit",
    rule: "Speed is the largest movement tool the unit may normally use.",
  },
  "leg.cards.unit-defense-die": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "The unit card shows the kind of defense die that the unit rolls when defending.",
  },
  "leg.cards.unit-surge-chart": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "The surge chart of a unit card tells what attack surges and defense surges convert to for that unit.",
  },
  "leg.cards.unit-upgrade-bar": {
    source: "CARTAS DE UNIDAD",
    kind: "definition",
    rule: "The upgrade bar lists the types of upgrades the unit may equip.",
  },
  "leg.cards.upgrade-fields": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "An upgrade card shows name, subtitle (if any), upgrade type, restriction (if any), exhaust or expend icon (if any), effect, points, and where it applies the wound threshold of added miniatures and a weapon.",
  },
  "leg.cards.upgrade-restriction": {
    source: "CARTAS DE MEJORA",
    kind: "restriction",
    rule: "A restriction on an upgrade card limits which units may equip it, by name, rank, type or faction.",
  },
  "leg.cards.upgrade-subtitle-reference": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "An upgrade subtitle follows the name after a comma; a rule may refer to an upgrade by its subtitle.",
  },
  "leg.cards.upgrade-wound-threshold-own": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "A wound threshold printed on an upgrade card applies to each miniature that the upgrade adds.",
  },
  "leg.cards.upgrade-wound-threshold-default": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "If an upgrade that adds miniatures shows no wound threshold, each added miniature has the wound threshold of the unit it joins.",
  },
  "leg.cards.upgrade-weapon": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "Some upgrade cards give a weapon, with its range and dice.",
  },
  "leg.cards.command-fields": {
    source: "CARTAS DE MANDO",
    kind: "definition",
    rule: "A command card shows name, pips, restriction (if any), orders, effect and sometimes a weapon.",
  },
  "leg.cards.command-pips": {
    source: "CARTAS DE MANDO",
    kind: "definition",
    rule: "The pips of a command card are its value both for building the command hand and for determining priority.",
  },
  "leg.cards.command-restriction": {
    source: "CARTAS DE MANDO",
    kind: "restriction",
    rule: "A command card may be restricted to a given commander, faction, unit or battle force.",
  },
  "leg.legacy.same-function": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "Older unit, upgrade and command cards with a different layout work in the same way as their current counterparts.",
    untestable: "The catalogue holds what cards say, not their layout.",
  },
  "leg.legacy.unit-fields": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "A legacy unit card has the same fields as a current one: name, subtitle, faction, rank, points, miniature count, type, upgrade bar, keywords, wound threshold, courage or resilience, speed, weapons, defense die and surge chart.",
    sameAs: "leg.cards.unit-fields",
  },
  "leg.legacy.mercenary-keyword": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "A legacy card with faction symbols beside its affiliation icon is treated as having the Mercenary keyword for those factions.",
  },
  "leg.legacy.reminder-text-void": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "Keyword text printed on legacy cards is superseded by the keyword glossary.",
    ambiguity: "Implied by keywords.full-text-in-glossary and legacy.same-function.",
    coveredBy: "leg.keywords.full-text-in-glossary",
  },
  "leg.legacy.upgrade-wound-threshold": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "A legacy upgrade card may give an added miniature a wound threshold different from the rest of the unit.",
  },
  "leg.legacy.command-fields": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "A legacy command card has the same fields as a current one: name, pips, restriction, orders, effect and weapon.",
    sameAs: "leg.cards.command-fields",
  },
  "leg.keywords.kinds": {
    source: "CUALIDADES",
    kind: "definition",
    rule: "There are four kinds of keywords: command, unit, upgrade and weapon keywords.",
  },
  "leg.keywords.full-text-in-glossary": {
    source: "CUALIDADES",
    kind: "definition",
    rule: "The full rules of a keyword are in the keyword glossary, not on the cards.",
  },
  "leg.keywords.numeric-stack": {
    source: "CUALIDADES CON UNA CIFRA",
    kind: "definition",
    rule: "Keywords with a value X are cumulative: a unit with several instances of the same keyword adds the values together.",
    ambiguity:
      "The English text of November 2025 adds the same statement for weapon keywords gathered in one attack pool.",
  },
  "leg.units.act-as-one": {
    source: "UNIDADES",
    kind: "definition",
    rule: "Miniatures are organised in units, and the miniatures of a unit move and fight together.",
  },
  "leg.units.friendly": {
    source: "ALIADOS Y ENEMIGOS",
    kind: "definition",
    rule: "Friendly units of a player are those that player controls.",
    ambiguity: "The English text of November 2025 says allied instead of friendly.",
  },
  "leg.units.enemy": {
    source: "ALIADOS Y ENEMIGOS",
    kind: "definition",
    rule: "All other units are enemy units for that player.",
  },
  "leg.cards.battle-deck-use": {
    source: "CARTAS DE BATALLA",
    kind: "definition",
    rule: "Battle cards form the battle deck and are used during setup, when both players define the mission.",
  },
  "leg.cards.map-territory-owner": {
    source: "CARTAS DE MAPA",
    kind: "definition",
    rule: "Each player territory marked on the map is assigned to one of the players during setup; it bounds the zone where that player may deploy.",
  },
  "leg.cards.map-contested": {
    source: "CARTAS DE MAPA",
    kind: "definition",
    rule: "Contested territory is the part of the battlefield that belongs to no player territory.",
  },
  "leg.cards.secondary-table": {
    source: "CARTAS DE OBJETIVO SECUNDARIO",
    kind: "procedure",
    rule: "A score table has one column for the blue player and one for the red player; when a space of a player column is marked, that player scores the victory points shown in it.",
  },
  "leg.cards.command-use": {
    source: "CARTAS DE MANDO",
    kind: "definition",
    rule: "Command cards make up the command hand; in the Command Phase they fix priority, give orders and bring effects.",
    ambiguity:
      "Supreme Commander gives each ordered unit, and each other friendly trooper unit at range 1 and in line of sight of one, 1 surge token. A unit that two orders reach gains 1, not 2: the card names the units once and gives each of them one token.",
  },
  "leg.cards.command-orders": {
    source: "CARTAS DE MANDO",
    kind: "definition",
    rule: "The orders section of a command card says how many units, and of which kind, the nominated commander may issue orders to.",
  },
  "leg.cards.command-weapon": {
    source: "CARTAS DE MANDO",
    kind: "option",
    rule: "Some command cards let miniatures use a weapon printed on the command card.",
  },
  "leg.type.clone-share": {
    source: "INFANTERÍA CLON",
    kind: "option",
    rule: "A clone trooper unit that attacks or defends can use one aim, dodge or surge token lying on a different friendly clone trooper unit, if that unit is at range 2 and in LOS, as though the token were its own.",
    ambiguity:
      "One token per attack or one per spending window is not stated. Taken: one token for each attack pool that the unit forms or defends against, as each is resolved like an attack of its own. LOS between units is between any of their miniatures. A unit that uses Guardian neither attacks nor defends, so by the letter it spends its own tokens alone.",
  },
  "leg.type.creature-attack-and-withdraw": {
    source: "CRIATURA DE INFANTERÍA",
    kind: "option",
    rule: "For creature troopers, attacking does not rule out withdrawing in the same activation.",
  },
  "leg.type.droid-not-suppressed": {
    source: "INFANTERÍA DROIDE",
    kind: "restriction",
    rule: "However many suppression tokens they have, droid troopers never count as suppressed.",
  },
  "leg.type.droid-can-panic": {
    source: "INFANTERÍA DROIDE",
    kind: "definition",
    rule: "Droid troopers can be panicked.",
  },
  "leg.type.droid-no-poison": {
    source: "INFANTERÍA DROIDE",
    kind: "restriction",
    rule: "Poison tokens have no place on droid troopers: they neither gain nor resolve them.",
  },
  "leg.type.ground-melee-not-engaged": {
    source: "VEHÍCULOS TERRESTRES",
    kind: "restriction",
    rule: "A ground vehicle may be part of a melee, yet it never counts as engaged.",
  },
  "leg.type.repulsor-no-standby": {
    source: "VEHÍCULOS REPULSORES",
    kind: "restriction",
    rule: "Repulsor vehicles cannot perform standby actions nor gain or spend standby tokens.",
  },
  "leg.type.repulsor-melee-not-engaged": {
    source: "VEHÍCULOS REPULSORES",
    kind: "restriction",
    rule: "A repulsor vehicle may be part of a melee, yet it never counts as engaged.",
  },
  "leg.legacy.upgrade-surge-chart": {
    source: "APÉNDICE D: CONTENIDO DE LAS CARTAS OBSOLETAS",
    kind: "definition",
    rule: "A surge chart printed on a legacy upgrade card is used only in certain circumstances and does not affect the unit that equips it.",
  },
};
