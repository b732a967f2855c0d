import type { RulesOf } from "./ids.ts";

/** Line of sight and obscured miniatures. */
export const SIGHT_RULES: RulesOf<"los" | "obscured"> = {
  "leg.los.from-minis": {
    source: "LÍNEA DE VISIÓN",
    kind: "definition",
    rule: "Line of sight (LOS) tells whether one miniature can see another and is drawn from the perspective of the miniatures.",
  },
  "leg.los.silhouette": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "The silhouette of a miniature is the cylinder that rises from its base; it includes the base and the space above it up to the silhouette height.",
  },
  "leg.los.test": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Two miniatures have LOS to each other if some uninterrupted straight line joins any part of one silhouette to any part of the other.",
    ambiguity:
      "A line that only touches a blocker from one side is uninterrupted; a line that runs exactly between two blockers that touch each other is not, since there is no gap (matters when one wall is stored as several parts).",
  },
  "leg.los.symmetric": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "LOS between two miniatures is mutual.",
  },
  "leg.los.trooper-template": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "All trooper units use a standard silhouette template, with the marked edge against the base.",
  },
  "leg.los.small-template": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "The small template serves troopers on small bases.",
  },
  "leg.los.notched-template": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Troopers on notched bases take the taller, narrower template and shift it over the base, since the silhouette is as wide as the base.",
  },
  "leg.los.vehicle-silhouette": {
    source: "LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "The silhouette of a vehicle is a cylinder from its base to the highest part of its hull, without antennas, legs, arms, weapons or crew.",
  },
  "leg.los.vehicle-agree": {
    source: "LÍNEA DE VISIÓN",
    kind: "setup",
    rule: "Players settle the silhouettes of their vehicles before the game.",
  },
  "leg.los.block-vehicles": {
    source: "BLOQUEAR LA LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Silhouettes of miniatures of vehicle units block LOS.",
    ambiguity: "Narrowed by unit type: ground vehicles block, repulsor vehicles do not (APPENDIX B).",
  },
  "leg.los.block-terrain": {
    source: "BLOQUEAR LA LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Terrain that the players agreed blocks LOS blocks it.",
  },
  "leg.los.block-not-troopers": {
    source: "BLOQUEAR LA LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Silhouettes of trooper miniatures of any subtype do not block LOS.",
  },
  "leg.los.block-not-own-unit": {
    source: "BLOQUEAR LA LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Silhouettes of miniatures do not block LOS drawn to or from other miniatures of the same unit.",
    ambiguity: "Applies at both ends: a ground vehicle of the defending unit does not block LOS to its own unit mates.",
  },
  "leg.los.terrain-physical": {
    source: "TERRENO QUE BLOQUEA LA LÍNEA DE VISIÓN",
    kind: "geometry",
    rule: "Terrain blocks LOS when its size or shape stands between the silhouettes so that no uninterrupted line can be drawn.",
  },
  "leg.los.terrain-concealing": {
    source: "TERRENO QUE BLOQUEA LA LÍNEA DE VISIÓN",
    kind: "setup",
    rule: "Some terrain blocks LOS by its nature (smoke, fog, fire); such terrain is identified before the game.",
  },
  "leg.obscured.check-each": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "In a ranged attack the attacker checks LOS from the attacking leader to each miniature of the defending unit.",
  },
  "leg.obscured.fully-blocked": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "geometry",
    rule: "A miniature to which LOS from the attacking leader is completely blocked is obscured.",
    ambiguity:
      "No distance condition applies. Which cover it gives if nothing obscuring is at half-range is not stated; here: the cover of the terrain that blocks the LOS, that is of every piece that hides the miniature alone or together with others; terrain agreed to give no cover obscures in this way all the same.",
  },
  "leg.obscured.partial": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "geometry",
    rule: "A miniature is obscured if a line from any part of the silhouette of the attacking leader to any part of its own silhouette is interrupted by terrain that is at half-range of that miniature and not in base contact with the attacking leader.",
    ambiguity:
      'One blocked line is enough. "At half-range" is tested on the piece of terrain, not on the point where the line crosses it. In the worked example of the full attack sequence the Spanish text prints the distance as 1; the icon is garbled, half-range is meant as in the rule. Ground vehicles of the attacking or defending unit do not interrupt such lines if los.block-not-own-unit is applied here too (recommended).',
  },
  "leg.obscured.leader-contact-exempt": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "geometry",
    rule: "Terrain in base contact with the attacking leader does not obscure by the partial rule.",
    ambiguity:
      "It can still obscure if LOS is completely blocked, and area terrain obscures a miniature standing in it without exception. A piece the leader stands on is in base contact with it, so a leader on a roof ignores that building, its own parapet included if it is the same piece.",
  },
  "leg.obscured.ranged-only": {
    source: "APLICAR ESQUIVAS Y COBERTURA",
    kind: "procedure",
    rule: "If the attack is not ranged, skip to apply dodge.",
  },
};
