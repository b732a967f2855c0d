import type { RulesOf } from "./ids.ts";

/** Building an army, its upgrades, a command hand and a battle deck. */
export const ARMY_RULES: RulesOf<
  "army" | "upgrade" | "command-hand" | "battle-deck" | "mercenary" | "affiliation" | "battle-force"
> = {
  "leg.army.contents": {
    source: "CREAR UN EJÉRCITO, UNA MANO DE CARTAS DE MANDO Y UN MAZO DE BATALLA",
    kind: "setup",
    rule: "What each player brings: an army, a command hand, a battle deck, and the cards that describe the units and upgrades of the army.",
  },
  "leg.army.factions": {
    source: "FACCIONES, LADO LUMINOSO Y LADO OSCURO",
    kind: "definition",
    rule: "The factions are the Galactic Empire, the Rebel Alliance, the Galactic Republic and the Separatist Alliance.",
  },
  "leg.army.single-faction": {
    source: "FACCIONES, LADO LUMINOSO Y LADO OSCURO",
    kind: "restriction",
    rule: "All units of an army must belong to the same faction unless a special rule says otherwise.",
  },
  "leg.army.light-side": {
    source: "FACCIONES, LADO LUMINOSO Y LADO OSCURO",
    kind: "definition",
    rule: "Light Side factions: Rebel Alliance, Galactic Republic.",
  },
  "leg.army.dark-side": {
    source: "FACCIONES, LADO LUMINOSO Y LADO OSCURO",
    kind: "definition",
    rule: "Dark Side factions: Galactic Empire, Separatist Alliance.",
  },
  "leg.army.other-side": {
    source: "FACCIONES, LADO LUMINOSO Y LADO OSCURO",
    kind: "definition",
    rule: "An army built without any of those factions states in its rules whether it is Light Side or Dark Side.",
  },
  "leg.army.points-sum": {
    source: "VALOR EN PUNTOS",
    kind: "definition",
    rule: "The cost of an army is the sum of the points of all its units and upgrade cards.",
  },
  "leg.army.points-limit": {
    source: "VALOR EN PUNTOS",
    kind: "limit",
    rule: "The total cost of an army may not exceed 1,000 points.",
    ambiguity:
      "The book names a smaller format (battle-force.own-rules) without its points. Taken: 500, as published with the battle forces.",
  },
  "leg.army.points-updated-list": {
    source: "VALOR EN PUNTOS",
    kind: "definition",
    rule: "The current points of units and upgrades come from the official points document, which may differ from the printed cards.",
    untestable:
      "The catalogue holds one cost for each card, that of the published list; what cards print is not in it.",
  },
  "leg.army.rank-each-unit": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "definition",
    rule: "Every unit has one rank.",
  },
  "leg.army.rank-commander": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has one or two commander units.",
    ambiguity: "Keywords such as Field Commander can lift the minimum.",
  },
  "leg.army.rank-operative": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has at most two operative units.",
  },
  "leg.army.rank-corps": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has three to six corps units.",
  },
  "leg.army.rank-special-forces": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has at most three special forces units.",
  },
  "leg.army.rank-support": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has at most three support units.",
  },
  "leg.army.rank-heavy": {
    source: "CATEGORÍAS Y REQUISITOS MÍNIMOS",
    kind: "limit",
    rule: "An army has at most two heavy units.",
  },
  "leg.army.unique-bullets": {
    source: "CARTAS ÚNICAS Y LIMITADAS",
    kind: "definition",
    rule: "A card with one bullet before its name is unique; a card with two or more bullets is limited.",
  },
  "leg.army.bullet-limit": {
    source: "CARTAS ÚNICAS Y LIMITADAS",
    kind: "limit",
    rule: "The number of bullets is the maximum number of cards with that name a player may field.",
    ambiguity:
      "Cards of the same name without bullets count too, as the sentence stands. Where the bullet stands before the title, cards of that name and title are counted.",
  },
  "leg.army.bullet-limit-cross-type": {
    source: "CARTAS ÚNICAS Y LIMITADAS",
    kind: "limit",
    rule: "The bullet limit counts unit cards and upgrade cards with the same name together.",
  },
  "leg.upgrade.types": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "There are 17 upgrade types: armament, command, comms, crew, doctrine, Force, gear, generator, grenades, hardpoint, heavy weapon, ordnance, personnel, pilot, programming, squad leader and training.",
  },
  "leg.upgrade.slot-match": {
    source: "CARTAS DE MEJORA",
    kind: "restriction",
    rule: "For each icon of its upgrade bar a unit may equip one upgrade card with the matching icon.",
    ambiguity:
      "Icons that an upgrade adds count once that upgrade has an icon of its own; some cards say that they need none.",
  },
  "leg.upgrade.points-count": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "The points of equipped upgrades count toward the army limit.",
  },
  "leg.upgrade.no-duplicates-on-unit": {
    source: "CARTAS DE MEJORA",
    kind: "restriction",
    rule: "A unit may not equip two copies of the same upgrade card.",
  },
  "leg.upgrade.obey-restrictions": {
    source: "CARTAS DE MEJORA",
    kind: "restriction",
    rule: "A unit may equip an upgrade only if it satisfies every restriction printed on it.",
    ambiguity:
      "The unit is looked at with its other cards: the rank it counts as, keywords and icons from upgrades. The defense die is that of its own card. Mercenaries are of the side of their army.",
  },
  "leg.upgrade.mini-types": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "Squad leader, heavy weapon and personnel upgrades add to the unit a miniature armed with the weapon of the upgrade card, besides the weapons of the unit card.",
    ambiguity:
      "The icons are lost in the Spanish text; the three types come from the English text. The English text says one or more miniatures.",
  },
  "leg.upgrade.weapon-types": {
    source: "CARTAS DE MEJORA",
    kind: "definition",
    rule: "Armament, pilot, generator, ordnance, gear, grenades and hardpoint upgrades add an additional weapon to the unit.",
    ambiguity: "Icons lost in the Spanish text (seven of them); taken from the English text.",
  },
  "leg.upgrade.double-sided-points": {
    source: "CARTAS DE MEJORA DE DOBLE CARA",
    kind: "definition",
    rule: "For a double-sided upgrade only the points of one side are counted.",
  },
  "leg.command-hand.size": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "setup",
    rule: "A command hand has exactly seven cards.",
  },
  "leg.command-hand.pips": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "setup",
    rule: "A command hand has two 1-pip, two 2-pip and two 3-pip cards, plus the 4-pip card Standing Orders.",
  },
  "leg.command-hand.no-duplicates": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "restriction",
    rule: "A command hand has no duplicate cards.",
  },
  "leg.command-hand.required-unit": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "restriction",
    rule: "A command card that requires a unit may be included only if that unit is in the army.",
  },
  "leg.command-hand.required-or": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "restriction",
    rule: 'If the requirement names several units joined by "or", at least one of them must be in the army.',
  },
  "leg.command-hand.required-and": {
    source: "CREAR UNA MANO DE CARTAS DE MANDO",
    kind: "restriction",
    rule: 'If the requirement names several units joined by "and", all of them must be in the army.',
  },
  "leg.battle-deck.size": {
    source: "CREAR UN MAZO DE BATALLA",
    kind: "setup",
    rule: "A battle deck has nine cards: three objectives, three secondary objectives and three advantages.",
  },
  "leg.battle-deck.no-duplicates": {
    source: "CREAR UN MAZO DE BATALLA",
    kind: "restriction",
    rule: "A battle deck has no duplicate cards.",
  },
  "leg.battle-deck.maps": {
    source: "CREAR UN MAZO DE BATALLA",
    kind: "setup",
    rule: "The three map cards paired with the chosen objective cards are brought as well; they are not among the nine.",
  },
  "leg.battle-deck.faction-cards": {
    source: "CREAR UN MAZO DE BATALLA",
    kind: "restriction",
    rule: "An advantage card of a faction may be in the battle decks of that faction alone.",
    evidence: ["printed on the cards"],
    ambiguity: "The book does not speak of such cards; their faction is printed on them.",
  },
  "leg.mercenary.definition": {
    source: "MERCENARIOS",
    kind: "definition",
    rule: "Mercenary units belong to none of the factions; factions and some battle forces can include them.",
  },
  "leg.mercenary.card-lists-factions": {
    source: "MERCENARIOS",
    kind: "restriction",
    rule: "The unit card of a mercenary unit says which factions may include it.",
  },
  "leg.mercenary.no-extra-cost": {
    source: "MERCENARIOS",
    kind: "definition",
    rule: "Including a mercenary unit has no additional cost.",
  },
  "leg.mercenary.not-minimum": {
    source: "MERCENARIOS",
    kind: "restriction",
    rule: "Rank minimums have to be met without counting mercenaries.",
    ambiguity: "The ranks themselves are cited where units are missing.",
  },
  "leg.mercenary.count-maximum": {
    source: "MERCENARIOS",
    kind: "restriction",
    rule: "Rank maximums include mercenaries.",
  },
  "leg.mercenary.limit-corps": {
    source: "MERCENARIOS",
    kind: "limit",
    rule: "The limit of mercenary corps units is two.",
    ambiguity: "Icon damaged in the Spanish text; corps per the English text and the example.",
  },
  "leg.mercenary.limit-others": {
    source: "MERCENARIOS",
    kind: "limit",
    rule: "In every rank other than corps the limit is one mercenary unit.",
    ambiguity: "The sentence could be read as one unit in all other ranks together. Taken: one in each of them.",
  },
  "leg.mercenary.only-army": {
    source: "MERCENARIOS",
    kind: "restriction",
    rule: "An army made only of mercenary units is normally not allowed; some battle forces allow it.",
  },
  "leg.mercenary.unavailable": {
    source: "MERCENARIOS",
    kind: "restriction",
    rule: "Some mercenary units can be used only where a special rule allows them to be included in an army.",
    ambiguity:
      "The Spanish sentence says that some mercenaries are available only to certain factions and that those need a special rule; taken literally it contradicts mercenary.card-lists-factions. The English texts say that some mercenary units can be used by no faction and need a special rule, which is what must be meant. Recommended: a mercenary card that lists no faction needs a special rule.",
  },
  "leg.affiliation.each-mercenary": {
    source: "AFILIACIONES",
    kind: "definition",
    rule: "Every mercenary unit has an affiliation, shown in the place of the faction icon.",
  },
  "leg.affiliation.list": {
    source: "ICONOS DE AFILIACIÓN",
    kind: "definition",
    rule: "The affiliations are Black Sun, Pyke Syndicate, Raiders, Rogues, Maul Loyalists and Ewoks.",
  },
  "leg.battle-force.definition": {
    source: "GRUPOS DE BATALLA",
    kind: "option",
    rule: "Battle forces are another way of building and fielding armies.",
  },
  "leg.battle-force.own-rules": {
    source: "GRUPOS DE BATALLA",
    kind: "definition",
    rule: "Every battle force comes with its own unit list, rank requirements (standard and smaller format) and special rules.",
    ambiguity:
      "The Spanish text calls the smaller format escaramuza (skirmish); the English text of November 2025 calls it Recon. Neither gives ranks for that format without a battle force, so it is played with one. Counterparts join a battle force whose list names them.",
  },
  "leg.upgrade.mini-weapon-exclusive": {
    source: "CARTAS DE MEJORA",
    kind: "restriction",
    rule: "Only the miniature added by that upgrade may use the weapon printed on it.",
  },
  "leg.upgrade.weapon-any-mini": {
    source: "CARTAS DE MEJORA",
    kind: "option",
    rule: "Any miniature of a unit equipped with an armament, pilot, generator, ordnance or hardpoint upgrade may use its weapon.",
    ambiguity:
      "The Spanish text prints fewer icons than the English list of five; gear is not in this list in the English text.",
  },
  "leg.upgrade.grenades-one-mini": {
    source: "CARTAS DE MEJORA",
    kind: "limit",
    rule: "The weapon of a grenades upgrade may be used by only one miniature in each attack sequence.",
  },
  "leg.upgrade.static-by-default": {
    source: "AGOTAR Y CONSUMIR",
    kind: "definition",
    rule: "Most upgrade cards have a static effect; those that must be exhausted or expended after use carry the matching icon.",
    coveredBy: "leg.upgrade.weapon-exhausts",
  },
  "leg.upgrade.start-readied": {
    source: "AGOTAR Y CONSUMIR",
    kind: "setup",
    rule: "Cards that exhaust or expend start the game readied.",
  },
  "leg.upgrade.only-readied": {
    source: "AGOTAR Y CONSUMIR",
    kind: "restriction",
    rule: "Only a readied card can be exhausted or expended.",
  },
  "leg.upgrade.card-states": {
    source: "AGOTAR Y CONSUMIR",
    kind: "definition",
    rule: "A card that exhausts or expends is readied, exhausted or expended at any moment, shown by lying upright, turned sideways or upside down.",
  },
  "leg.upgrade.exhausted-unusable": {
    source: "AGOTAR Y CONSUMIR",
    kind: "restriction",
    rule: "An exhausted card may not be used again until something readies it.",
    ambiguity:
      "The English text limits this to uses that would exhaust it, so static text on the card keeps working. Recommended: block only the effect that exhausts.",
  },
  "leg.upgrade.expended-forever": {
    source: "AGOTAR Y CONSUMIR",
    kind: "restriction",
    rule: "An expended card may not be used for the rest of the game.",
  },
  "leg.upgrade.expended-not-readied": {
    source: "AGOTAR Y CONSUMIR",
    kind: "restriction",
    rule: "An expended card cannot be readied, and spending it cannot be undone.",
  },
  "leg.upgrade.weapon-exhausts": {
    source: "AGOTAR Y CONSUMIR",
    kind: "procedure",
    rule: "After a miniature adds a weapon from an exhaust or expend upgrade to an attack pool, that card is exhausted or expended.",
  },
  "leg.upgrade.armament-exhaust-many": {
    source: "AGOTAR Y CONSUMIR",
    kind: "option",
    rule: "If the weapon is on an armament upgrade that exhausts or expends, any number of miniatures of the unit may add it to the attack pool.",
    ambiguity: "Icon lost in the Spanish text; armament per the English text.",
  },
  "leg.upgrade.action-exhaust-icons": {
    source: "AGOTAR Y CONSUMIR",
    kind: "procedure",
    rule: "The exhaust-action and exhaust-free-action icons mean that the card is exhausted after that action or free action is resolved.",
  },
  "leg.upgrade.recover-readies": {
    source: "AGOTAR Y CONSUMIR",
    kind: "procedure",
    rule: "When a unit recovers, all of its exhausted cards are readied.",
    sameAs: "leg.actions.recover-ready",
  },
  "leg.upgrade.exhaust-blocks-second-pool": {
    source: "EJEMPLO: AGOTAR Y CONSUMIR",
    kind: "restriction",
    rule: "A weapon whose card was exhausted when added to one attack pool cannot be added to another attack pool until the card is readied.",
  },
  "leg.upgrade.mini-defeated-loses-rules": {
    source: "DERROTA DE MINIATURAS AÑADIDAS POR MEJORAS Y DESCARTE DE MEJORAS",
    kind: "procedure",
    rule: "Once a miniature that came from an upgrade card is defeated, the rules of that card no longer help the unit.",
    ambiguity:
      "The English text says when all miniatures added by the card are defeated; with one added miniature both agree. Recommended: all.",
  },
  "leg.upgrade.mini-defeated-keeps-icons": {
    source: "DERROTA DE MINIATURAS AÑADIDAS POR MEJORAS Y DESCARTE DE MEJORAS",
    kind: "definition",
    rule: "Extra upgrade icons given by the card are kept after the added miniature is defeated.",
    untestable: "Upgrades are equipped before the game; nothing in it asks for icons.",
  },
  "leg.upgrade.discard-keeps-mini": {
    source: "DERROTA DE MINIATURAS AÑADIDAS POR MEJORAS Y DESCARTE DE MEJORAS",
    kind: "procedure",
    rule: "If an upgrade that added a miniature is discarded, the miniature stays in the unit.",
  },
  "leg.upgrade.discard-loses-rules": {
    source: "DERROTA DE MINIATURAS AÑADIDAS POR MEJORAS Y DESCARTE DE MEJORAS",
    kind: "procedure",
    rule: "After an upgrade card is discarded the unit no longer benefits from its rules.",
  },
  "leg.upgrade.double-sided-choose": {
    source: "CARTAS DE MEJORA DE DOBLE CARA",
    kind: "option",
    rule: "When a unit with a double-sided upgrade deploys, its controller chooses which side is faceup.",
  },
  "leg.upgrade.double-sided-active-side": {
    source: "CARTAS DE MEJORA DE DOBLE CARA",
    kind: "definition",
    rule: "Only the rules of the faceup side are in force.",
  },
  "leg.upgrade.force-measure": {
    source: "MEJORAS DE LA FUERZA",
    kind: "geometry",
    rule: "The range of every effect of a Force upgrade is measured from the unit leader.",
  },
  "leg.mercenary.friendly-not-faction": {
    source: "MERCENARIOS",
    kind: "definition",
    rule: "Mercenaries are friendly to the rest of their army without belonging to its faction.",
  },
  "leg.mercenary.order-tokens": {
    source: "MERCENARIOS",
    kind: "procedure",
    rule: "Order tokens of mercenaries show the back of the faction they serve; only an army made wholly of mercenaries takes the mercenary tokens.",
    untestable: "What the back of a token shows.",
  },
  "leg.affiliation.orders": {
    source: "AFILIACIONES",
    kind: "restriction",
    rule: "Only a friendly unit of the same affiliation can give orders to a unit with an affiliation.",
  },
};
