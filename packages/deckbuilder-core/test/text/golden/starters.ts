import type { Golden } from "./golden.ts";

/** Starter cards and the Outer Rim Pilot, read and found right line by line. */
export const STARTERS: Golden = {
  "imperial-shuttle": {
    en: ["Imperial Shuttle", "Empire unit (Transport), starter card", "Resources 1"],
    es: ["Lanzadera imperial", "Unidad Imperial (Transporte), carta de inicio", "Recursos 1"],
  },
  stormtrooper: {
    en: ["Stormtrooper", "Empire unit (Trooper), starter card", "Attack 2"],
    es: ["Soldado de asalto", "Unidad Imperial (Soldado), carta de inicio", "Ataque 2"],
  },
  inquisitor: {
    en: [
      "Inquisitor",
      "Empire unit, starter card",
      "When you play this unit, choose one: this unit gains 1 attack this turn; gain 1 resource; or gain 1 Force.",
    ],
    es: [
      "Inquisidor",
      "Unidad Imperial, carta de inicio",
      "Cuando juegues esta unidad, elige una opción: esta unidad gana 1 punto de Ataque este turno; gana 1 recurso; o gana 1 punto de Fuerza.",
    ],
  },
  "alliance-shuttle": {
    en: ["Alliance Shuttle", "Rebel unit (Transport), starter card", "Resources 1"],
    es: ["Lanzadera de la Alianza", "Unidad Rebelde (Transporte), carta de inicio", "Recursos 1"],
  },
  "rebel-trooper": {
    en: ["Rebel Trooper", "Rebel unit (Trooper), starter card", "Attack 2"],
    es: ["Soldado rebelde", "Unidad Rebelde (Soldado), carta de inicio", "Ataque 2"],
  },
  "temple-guardian": {
    en: [
      "Temple Guardian",
      "Rebel unit, starter card",
      "When you play this unit, choose one: this unit gains 1 attack this turn; gain 1 resource; or gain 1 Force.",
    ],
    es: [
      "Guardián del Templo",
      "Unidad Rebelde, carta de inicio",
      "Cuando juegues esta unidad, elige una opción: esta unidad gana 1 punto de Ataque este turno; gana 1 recurso; o gana 1 punto de Fuerza.",
    ],
  },
  "outer-rim-pilot": {
    en: ["Outer Rim Pilot", "Neutral unit", "Cost 2 · Resources 2", "Exile this unit. If you do, gain 1 Force."],
    es: [
      "Piloto del Borde Exterior",
      "Unidad neutral",
      "Coste 2 · Recursos 2",
      "Exilia esta unidad. Si lo haces, gana 1 punto de Fuerza.",
    ],
  },
};
