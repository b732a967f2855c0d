import type { RulesOf } from "./ids.ts";

/** Objects, bases, contact, measuring, ranges, arcs. */
export const MEASURING_RULES: RulesOf<
  "objects" | "overlap" | "bases" | "base-contact" | "measure" | "range" | "undeployed" | "arcs"
> = {
  "leg.objects.kinds": {
    source: "OBJETOS Y CAMPO DE BATALLA",
    kind: "definition",
    rule: "Miniatures, tokens, markers and pieces of terrain are all objects.",
    ambiguity:
      "The English text of November 2025 lists miniatures, tokens and terrain only; the Spanish text adds markers (indicators).",
  },
  "leg.objects.battlefield": {
    source: "OBJETOS Y CAMPO DE BATALLA",
    kind: "definition",
    rule: "The battlefield is the table or surface on which the game is played.",
  },
  "leg.overlap.closed-list": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "restriction",
    rule: "Objects may rest on each other only in the ways listed by the overlap rules; any other overlap is illegal.",
  },
  "leg.overlap.terrain-on-terrain": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "option",
    rule: "A piece of terrain may rest on another piece of terrain.",
  },
  "leg.overlap.terrain-not-on-token-or-mini": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "restriction",
    rule: "A piece of terrain may never rest on a token or on a miniature.",
  },
  "leg.overlap.token-on-terrain-or-token": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "option",
    rule: "A token on the battlefield may rest on terrain and on other tokens.",
    ambiguity:
      "Narrowed elsewhere: barricades carry no objective or advantage tokens, POIs may not overlap other objective tokens or advantage tokens, and objective tokens obey their placing conditions.",
  },
  "leg.overlap.token-not-on-mini": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "restriction",
    rule: "A token on the battlefield may never rest on a miniature.",
  },
  "leg.overlap.mini-on-terrain-or-token": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "option",
    rule: "A miniature may rest on terrain and on tokens.",
    ambiguity: "POI tokens are an exception: see objective.poi-no-overlap.",
  },
  "leg.overlap.mini-not-on-mini": {
    source: "SOLAPAMIENTO ENTRE OBJETOS",
    kind: "restriction",
    rule: "A miniature may never rest on another miniature.",
    ambiguity:
      "During a move a miniature may pass over other miniatures (move.through-miniatures); the prohibition is tested on final positions.",
  },
  "leg.bases.small-types": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "definition",
    rule: "Trooper units with no notched subtype (trooper, clone trooper, droid trooper, Wookiee trooper) are mounted on small bases.",
  },
  "leg.bases.notched-types": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "definition",
    rule: "Every miniature that is not on a small base (creature trooper, emplacement trooper, ground vehicle, repulsor vehicle) is mounted on a notched base; notched bases exist in several sizes.",
  },
  "leg.base-contact.definition": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "geometry",
    rule: "A miniature is in base contact with something (another base, terrain, a token) when its own base touches it.",
  },
  "leg.base-contact.enemy-needs-melee-weapon": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "restriction",
    rule: "A miniature may not move so that its base comes into contact with the base of an enemy miniature unless the leader of its unit has a melee weapon.",
    ambiguity:
      "The test is on the unit leader having a melee weapon, while melee.start-needs-melee-weapon speaks of the unit having at least one melee weapon. Require the leader to have access to a melee weapon.",
  },
  "leg.base-contact.leader-may-start-melee": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "option",
    rule: "If the unit leader has a melee weapon, the leader may make a move that ends in base contact with an enemy miniature, which starts a melee.",
  },
  "leg.base-contact.vertical-rule-trigger": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "geometry",
    rule: "When a difference in elevation prevents physical contact between a miniature and an object, they still count as being in base contact if both vertical-contact conditions hold.",
  },
  "leg.base-contact.vertical-rule-plan-view": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "geometry",
    rule: "Vertical-contact condition 1: seen from directly above there is no gap between the miniature base and the object, so that they would touch if both stood at the same elevation.",
    ambiguity:
      "A plan-view overlap (one object partly above the other) leaves no gap either; treat plan distance zero, including overlap, as satisfying the condition.",
  },
  "leg.base-contact.vertical-rule-height": {
    source: "PEANAS Y CONTACTO ENTRE PEANAS",
    kind: "geometry",
    rule: "Vertical-contact condition 2: the vertical distance between the miniature base and the object is not greater than the silhouette height of either object involved, so the smaller of the two silhouette heights is the limit.",
    ambiguity:
      "Objects without a silhouette (tokens other than POIs, terrain) give no limit of their own; use only the silhouettes that exist. The vertical distance is read between the base of the miniature and the nearest point of the object.",
  },
  "leg.measure.any-time": {
    source: "MEDICIONES",
    kind: "option",
    rule: "Distances may be measured at any time.",
    untestable: "Whether somebody may measure is a matter between people; here anybody may ask at any time.",
  },
  "leg.measure.one-tool-of-each": {
    source: "MEDICIONES",
    kind: "limit",
    rule: "At any moment a player may have no more than one movement tool and one range ruler in use.",
    untestable: "Table manners: how many tools somebody has in hand.",
  },
  "leg.measure.three-movement-tools": {
    source: "MEDICIONES",
    kind: "definition",
    rule: "The movement tools come in three lengths named after speeds 1, 2 and 3, speed 1 being the shortest.",
  },
  "leg.measure.ruler-segments": {
    source: "MEDICIONES",
    kind: "geometry",
    rule: "A range ruler is made of any number of joined segments of 15 cm, or of a single half-range segment of 7.5 cm.",
    ambiguity:
      "The English text says 6 inch segments and up to one 3 inch half-range tool. Lengths in centimetres are the metric edition of the same tool; use one length profile consistently.",
  },
  "leg.measure.range-scale": {
    source: "MEDICIONES",
    kind: "definition",
    rule: "Ranges are melee, half-range, 1, 2, 3, 4, 5 and beyond range 5.",
  },
  "leg.measure.area-icon": {
    source: "ALCANCE DE ÁREA",
    kind: "definition",
    rule: "A yellow range icon marks an area weapon.",
    untestable: "How cards are printed.",
  },
  "leg.measure.min-max": {
    source: "ALCANCE DE ÁREA",
    kind: "definition",
    rule: "When a range shows two numbers the first is the minimum range and the second the maximum range; a single number is the maximum range.",
  },
  "leg.measure.shortest-distance": {
    source: "ALCANCE DE ÁREA",
    kind: "geometry",
    rule: "Range is always measured along the shortest distance between the two objects.",
  },
  "leg.measure.ruler-procedure": {
    source: "ALCANCE DE ÁREA",
    kind: "procedure",
    rule: "To measure, lay the ruler with one end touching the object measured from and add segments until the ruler is longer than the distance to the other object; the segment in which that object lies is the range between them.",
    ambiguity:
      "A gap of exactly n segments. By the letter (the ruler has to be longer than the distance) it falls in segment n + 1; at a table a base that touches the end of segment n is in range. The Rules Reference of 2018 said that a base touching the line between two segments is at the lower one (quoted in the FFG forum archive, topic 300812), and the publisher rules that touching the tool is enough in its sister game (Atomic Mass Games forum, topic 429). Recommended default: inclusive, at range n means gap <= n segments, beyond means gap > n segments; exclusive, by the letter, where the players agree on it (option rangeBoundary). Use one choice for ranges, half-range and height classes.",
  },
  "leg.measure.from-base": {
    source: "ALCANCE DE ÁREA",
    kind: "geometry",
    rule: "Measurements to and from a miniature use its base only; the figure itself is ignored.",
  },
  "leg.measure.melee-range": {
    source: "ALCANCE DE ÁREA",
    kind: "geometry",
    rule: "Melee range is not measured with the ruler: two miniatures are in melee range of each other when their bases are in contact.",
  },
  "leg.measure.horizontal-only": {
    source: "MEDICIÓN DE ALCANCE",
    kind: "geometry",
    rule: "Range takes only horizontal distance into account, never vertical distance.",
  },
  "leg.measure.hold-flat": {
    source: "MEDICIÓN DE ALCANCE",
    kind: "procedure",
    rule: "The measuring tool must lie flat; where terrain prevents that, it is held level above the battlefield and positions are read by eye.",
    coveredBy: "leg.measure.horizontal-only",
  },
  "leg.range.at": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "At a range: at least some part of the object lies inside that range of the other object.",
    ambiguity: 'The English text of November 2025 calls this "within". See the terminology block of this file.',
  },
  "leg.range.at-unit": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "A unit is at a range if at least one of its miniatures is at that range.",
  },
  "leg.range.at-self": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "definition",
    rule: "Every object counts as being at every range of itself.",
    ambiguity:
      'The Spanish wording could be read as "at that exact range"; the English text says within any range of itself.',
  },
  "leg.range.within": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "Within a range: no part of the object lies outside that range of the other object.",
    ambiguity:
      'The English text of November 2025 calls this "completely within". An object whose far edge is exactly on the limit has no part outside and counts as within whatever is taken at the boundary (option rangeBoundary).',
  },
  "leg.range.within-unit": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "A unit is within a range if all of its miniatures are within that range.",
  },
  "leg.range.within-implies-at": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "definition",
    rule: "A unit that is within a range is also at that range.",
  },
  "leg.range.beyond": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "Beyond a range: no part of the object lies inside that range of the other object.",
    ambiguity:
      'The English text of November 2025 calls this "not within". Beyond is the exact complement of at: with the inclusive default an object exactly on the limit is at that range and not beyond it (measure.ruler-procedure).',
  },
  "leg.range.beyond-unit": {
    source: "ALCANCES ESPECÍFICOS",
    kind: "geometry",
    rule: "A unit is beyond a range if all of its miniatures are beyond that range.",
  },
  "leg.undeployed.definition": {
    source: "UNIDADES NO DESPLEGADAS",
    kind: "definition",
    rule: "Undeployed means not yet on the battlefield because the unit has not deployed so far in this game.",
  },
  "leg.undeployed.friendly-undeployed": {
    source: "UNIDADES NO DESPLEGADAS",
    kind: "definition",
    rule: "An undeployed unit is at every distance of, and in line of sight of, every friendly undeployed unit.",
    ambiguity: "The English text says within any distance, so it satisfies at and within tests of any range.",
  },
  "leg.undeployed.enemy": {
    source: "UNIDADES NO DESPLEGADAS",
    kind: "definition",
    rule: "An undeployed unit is beyond range and out of line of sight of every enemy unit.",
  },
  "leg.undeployed.friendly-on-battlefield": {
    source: "UNIDADES NO DESPLEGADAS",
    kind: "definition",
    rule: "An undeployed unit is beyond range and out of line of sight of friendly units that are on the battlefield.",
  },
  "leg.arcs.four": {
    source: "ATACAR USANDO PEANAS CON MUESCAS",
    kind: "geometry",
    rule: "A notched base has four arcs marked by lines sculpted on it: one front, two sides and one rear.",
    ambiguity: "The angles are not given. Taken: four equal arcs; the lines of every size of base are data.",
  },
  "leg.arcs.used-by-keywords": {
    source: "ATACAR USANDO PEANAS CON MUESCAS",
    kind: "definition",
    rule: "The arcs matter to rules that name them, such as the keywords Fixed and Weak Point.",
  },
};
