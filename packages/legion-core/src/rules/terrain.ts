import type { RulesOf } from "./ids.ts";

/** Terrain and cover. */
export const TERRAIN_RULES: RulesOf<"terrain" | "cover"> = {
  "leg.terrain.definition": {
    source: "TERRENO",
    kind: "definition",
    rule: "Every scenery piece on the battlefield is terrain.",
    coveredBy: "leg.objects.kinds",
  },
  "leg.terrain.agree-first": {
    source: "TERRENO",
    kind: "setup",
    rule: "Players must agree on the uses and effects of every piece of terrain before the game starts.",
    untestable: "An agreement between the players; the document of a table holds what they agreed on.",
  },
  "leg.terrain.three-types": {
    source: "TERRENO",
    kind: "definition",
    rule: "Terrain is scatter, area or obstacle terrain.",
  },
  "leg.terrain.scatter": {
    source: "TERRENO DISPERSO",
    kind: "definition",
    rule: "Scatter terrain is made of small objects such as crates, planters or lamp posts.",
    coveredBy: "leg.terrain.three-types",
  },
  "leg.terrain.scatter-agree": {
    source: "TERRENO DISPERSO",
    kind: "setup",
    rule: "Players decide the height, special rules and kind of cover of scatter terrain.",
    untestable: "An agreement between the players; the document of a table holds what they agreed on.",
  },
  "leg.terrain.barricade-is-scatter": {
    source: "BARRICADAS",
    kind: "definition",
    rule: "A barricade is a specific kind of scatter terrain.",
  },
  "leg.terrain.barricade-open": {
    source: "BARRICADAS",
    kind: "definition",
    rule: "A barricade is open terrain.",
    ambiguity:
      "The Spanish text contradicts itself: the section on movement-limiting terrain lists barricades among difficult terrain, its example treats one as difficult, and the example of a standard move through terrain assumes it. The section on barricades and the English texts (2.6.1 and November 2025, whose example also changed) call them open. Recommended: open, the special section decides; players may agree otherwise.",
  },
  "leg.terrain.barricade-cover": {
    source: "BARRICADAS",
    kind: "definition",
    rule: "For every trooper unit except creature troopers a barricade is heavy cover.",
  },
  "leg.terrain.barricade-not-on-tokens": {
    source: "BARRICADAS",
    kind: "restriction",
    rule: "Barricades keep clear of objective and advantage tokens when they are placed.",
  },
  "leg.terrain.barricade-no-tokens-on-it": {
    source: "BARRICADAS",
    kind: "restriction",
    rule: "Objective and advantage tokens may not be placed on a barricade.",
  },
  "leg.terrain.barricade-no-partial-overlap": {
    source: "BARRICADAS",
    kind: "restriction",
    rule: "A trooper miniature may never partially overlap a barricade.",
  },
  "leg.terrain.area-definition": {
    source: "TERRENO DE ÁREA",
    kind: "definition",
    rule: "Area terrain is a delimited zone holding several terrain elements; the separate elements and their places inside it do not matter, only the outline.",
    ambiguity: "Miniatures stand in area terrain, on what is under it, never on top of it.",
  },
  "leg.terrain.area-volume": {
    source: "TERRENO DE ÁREA",
    kind: "geometry",
    rule: "The volume of area terrain is the prism that rises from its outline at the bottom of the piece up to its highest point.",
  },
  "leg.terrain.area-blocks-los": {
    source: "TERRENO DE ÁREA",
    kind: "geometry",
    rule: "The whole volume of area terrain blocks line of sight.",
  },
  "leg.terrain.area-ignored-by-endpoint": {
    source: "TERRENO DE ÁREA",
    kind: "geometry",
    rule: "Line of sight to or from a miniature that is in a piece of area terrain ignores that piece.",
    ambiguity:
      '"In" is not defined. The English text of November 2025 says within, which in that edition means any part. Recommended: the base overlaps the outline in plan view by any amount and the silhouette overlaps the vertical extent of the volume; the stricter reading is that it lies completely inside (option inAreaTerrain).',
  },
  "leg.terrain.area-always-obscured": {
    source: "TERRENO DE ÁREA",
    kind: "geometry",
    rule: "Standing in area terrain makes a miniature obscured in every case.",
    ambiguity:
      "Stated without exception: it applies even if the attacker is in the same piece or in base contact with it. The cover gained is that of the piece it stands in.",
  },
  "leg.terrain.area-agree": {
    source: "TERRENO DE ÁREA",
    kind: "setup",
    rule: "Players decide the height, the limits, the special rules and the kind of cover of area terrain.",
    untestable: "An agreement between the players; the document of a table holds what they agreed on.",
  },
  "leg.terrain.obstacle-definition": {
    source: "OBSTÁCULO",
    kind: "definition",
    rule: "Obstacle terrain is any large or tall feature such as a building, a cliff or a high wall.",
    coveredBy: "leg.terrain.three-types",
  },
  "leg.terrain.obstacle-may-need-climb": {
    source: "OBSTÁCULO",
    kind: "definition",
    rule: "A trooper miniature that wants to move over or through an obstacle may have to climb it, depending on its height.",
  },
  "leg.terrain.movement-class": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "definition",
    rule: "Besides being scatter, area or obstacle, each piece of terrain is also open, difficult or impassable.",
  },
  "leg.terrain.open": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "definition",
    rule: "Open terrain does not limit movement.",
  },
  "leg.terrain.difficult": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "limit",
    rule: "Moving through or into difficult terrain costs a unit one point of maximum speed, but never brings it below 1.",
  },
  "leg.terrain.impassable-through": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "restriction",
    rule: "Miniatures may not move through impassable terrain unless a special rule lets them.",
  },
  "leg.terrain.impassable-end": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "restriction",
    rule: "Miniatures may not end a move on impassable terrain unless a special rule lets them.",
  },
  "leg.terrain.composite": {
    source: "TERRENO QUE LIMITA EL MOVIMIENTO",
    kind: "setup",
    rule: "Parts of a complex piece may limit movement in different ways (for example an impassable wall with an open doorway); players agree on the parts before the game.",
  },
  "leg.terrain.fit-complete": {
    source: "COLOCACIÓN DE MINIATURAS SOBRE ELEMENTOS DE TERRENO",
    kind: "restriction",
    rule: "When the base of a trooper miniature rests on an obstacle it must be completely on it.",
    ambiguity:
      "Parts of the same height that touch carry a base together, of one piece or of several. A base may not stand where an obstacle hangs between its feet and its head, unless the players ignore this (option headroom).",
  },
  "leg.terrain.fit-no-partial-end": {
    source: "COLOCACIÓN DE MINIATURAS SOBRE ELEMENTOS DE TERRENO",
    kind: "restriction",
    rule: "No final spot of a trooper base may lie partly on and partly off an obstacle.",
  },
  "leg.terrain.fit-no-overhang": {
    source: "COLOCACIÓN DE MINIATURAS SOBRE ELEMENTOS DE TERRENO",
    kind: "restriction",
    rule: "A trooper miniature may not be left so that any part of its base hangs off the obstacle in the air.",
  },
  "leg.terrain.fit-deploy": {
    source: "COLOCACIÓN DE MINIATURAS SOBRE ELEMENTOS DE TERRENO",
    kind: "restriction",
    rule: "A trooper miniature may not deploy so that its base partially overlaps an obstacle.",
  },
  "leg.terrain.cover-kinds": {
    source: "COBERTURA DEL TERRENO",
    kind: "definition",
    rule: "A piece of terrain gives light cover, heavy cover or no cover.",
  },
  "leg.terrain.cover-agree": {
    source: "COBERTURA DEL TERRENO",
    kind: "setup",
    rule: "Before the game both players agree on the kind of cover of every piece of terrain.",
  },
  "leg.terrain.height-measure": {
    source: "ALTURA DEL TERRENO",
    kind: "geometry",
    rule: "The height of a piece of terrain is the number of the vertical ruler segment in which its top lies, with the ruler standing on the battlefield.",
    ambiguity:
      "A top exactly at the end of segment n: same choice as measure.ruler-procedure, so by default height n (by the letter the ruler must be taller than the piece, which would make it n + 1). Keep the true elevation in millimetres and derive the class. With a strict class and an inclusive climb limit a roof exactly one segment up would be height 2 and yet within reach.",
  },
  "leg.terrain.height-parts": {
    source: "ALTURA DEL TERRENO",
    kind: "geometry",
    rule: "A piece with parts at different elevations has a different height at each part.",
  },
  "leg.terrain.height-relative": {
    source: "ALTURA DEL TERRENO",
    kind: "geometry",
    rule: "For a move or a climb use the height of the part being crossed or climbed, minus the height of the terrain the miniature stands on when it starts.",
  },
  "leg.terrain.golden-rule": {
    source: "LA REGLA DE ORO DEL TERRENO",
    kind: "option",
    rule: "Terrain types and their rules are ultimately up to the players and must be settled before the game.",
    untestable: "An agreement between the players; the document of a table holds what they agreed on.",
  },
  "leg.cover.categories": {
    source: "COBERTURA",
    kind: "definition",
    rule: "Cover has three categories, none, light and heavy, and is determined during the attack sequence.",
  },
  "leg.cover.values": {
    source: "COBERTURA",
    kind: "definition",
    rule: "As a number, no cover is 0, light cover is 1 and heavy cover is 2.",
  },
  "leg.cover.max": {
    source: "COBERTURA",
    kind: "limit",
    rule: "The cover value can never be raised above 2.",
  },
  "leg.cover.improve-before-reduce": {
    source: "COBERTURA",
    kind: "procedure",
    rule: "Improvements of cover are applied ahead of reductions.",
    ambiguity:
      "Consequence: improvements beyond 2 are lost before the reductions apply. Whether the cap is applied after each improvement or once at the end makes no difference, because all improvements come first.",
  },
  "leg.cover.half-obscured": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "If at least half of the miniatures of the defending unit are obscured, the whole unit has cover.",
  },
  "leg.cover.kind-from-terrain": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "The kind of cover is that of the terrain that obscures the unit.",
  },
  "leg.cover.any-heavy": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "A unit with cover has heavy cover as soon as any of its miniatures is obscured by heavy terrain.",
  },
  "leg.cover.else-light": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "If the unit has cover but not heavy cover it has light cover.",
    ambiguity:
      "Terrain agreed to give no cover can still obscure a miniature by the wording. Recommended: terrain that gives no cover does not count toward obscured miniatures.",
  },
  "leg.cover.suppressed-improves": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "A suppressed unit improves its cover by one: none to light, light to heavy.",
    ambiguity: "Applies even if no miniature is obscured. Vehicles and droid troopers cannot be suppressed.",
  },
  "leg.cover.pool": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "If the defending unit has cover, the defender rolls one white defense die for each hit in the attack pool.",
    ambiguity: "Only hits are counted, not criticals.",
  },
  "leg.cover.apply-light": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "With light cover one hit is canceled for each block in the cover pool.",
  },
  "leg.cover.apply-heavy": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "With heavy cover one hit is canceled for each block and each defense surge in the cover pool.",
  },
  "leg.cover.no-crits": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "restriction",
    rule: "Cover cancels only hit results, never criticals.",
  },
};
