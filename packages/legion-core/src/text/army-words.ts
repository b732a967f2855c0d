import type { Line } from "@sw/tabletop/text";

/**
 * Ranks, upgrade types, unit types, factions, sides, affiliations and army parts, in the words of the official
 * editions.
 */
export const WORDS: Readonly<Record<string, Line>> = {
  "galactic-empire": { en: "Galactic Empire", es: "Imperio Galáctico" },
  "rebel-alliance": { en: "Rebel Alliance", es: "Alianza Rebelde" },
  "galactic-republic": { en: "Galactic Republic", es: "República Galáctica" },
  "separatist-alliance": { en: "Separatist Alliance", es: "Alianza Separatista" },
  mercenary: { en: "mercenaries", es: "mercenarios" },
  light: { en: "Light Side", es: "Lado Luminoso" },
  dark: { en: "Dark Side", es: "Lado Oscuro" },
  commander: { en: "commander", es: "Comandante" },
  operative: { en: "operative", es: "Agente" },
  corps: { en: "corps", es: "Tropa" },
  "special-forces": { en: "special forces", es: "Fuerzas especiales" },
  support: { en: "support", es: "Apoyo" },
  heavy: { en: "heavy", es: "Pesada" },
  armament: { en: "armament", es: "Armamento" },
  command: { en: "command", es: "Mando" },
  comms: { en: "comms", es: "Comunicaciones" },
  crew: { en: "crew", es: "Tripulación" },
  doctrine: { en: "doctrine", es: "Doctrina" },
  force: { en: "Force", es: "Fuerza" },
  gear: { en: "gear", es: "Equipo" },
  generator: { en: "generator", es: "Generador" },
  grenades: { en: "grenades", es: "Granadas" },
  hardpoint: { en: "hardpoint", es: "Afuste" },
  "heavy-weapon": { en: "heavy weapon", es: "Arma pesada" },
  ordnance: { en: "ordnance", es: "Artillería" },
  personnel: { en: "personnel", es: "Personal" },
  pilot: { en: "pilot", es: "Piloto" },
  programming: { en: "programming", es: "Programación" },
  "squad-leader": { en: "squad leader", es: "Jefe de escuadra" },
  training: { en: "training", es: "Entrenamiento" },
  trooper: { en: "trooper", es: "infantería" },
  "clone-trooper": { en: "clone trooper", es: "infantería clon" },
  "creature-trooper": { en: "creature trooper", es: "criatura de infantería" },
  "droid-trooper": { en: "droid trooper", es: "infantería droide" },
  "emplacement-trooper": { en: "emplacement trooper", es: "infantería de dotación" },
  "wookiee-trooper": { en: "Wookiee trooper", es: "infantería wookiee" },
  vehicle: { en: "vehicle", es: "vehículo" },
  "ground-vehicle": { en: "ground vehicle", es: "vehículo terrestre" },
  "repulsor-vehicle": { en: "repulsor vehicle", es: "vehículo repulsor" },
  "black-sun": { en: "Black Sun", es: "Sol Negro" },
  "pyke-syndicate": { en: "Pyke Syndicate", es: "Sindicato Pyke" },
  raiders: { en: "Raiders", es: "Bandidos" },
  rogues: { en: "Rogues", es: "Granujas" },
  "maul-loyalists": { en: "Maul Loyalists", es: "Leales a Maul" },
  ewoks: { en: "Ewoks", es: "Ewoks" },
  hand: { en: "cards of the command hand", es: "cartas de la mano de Mando" },
  primary: { en: "objective cards of the battle deck", es: "cartas de Objetivo del mazo de Batalla" },
  secondary: {
    en: "secondary objective cards of the battle deck",
    es: "cartas de Objetivo secundario del mazo de Batalla",
  },
  advantages: { en: "advantage cards of the battle deck", es: "cartas de Ventaja del mazo de Batalla" },
};

/** Names for the kinds of catalogue entries. */
export const KIND_NAMES: Readonly<Record<string, Line>> = {
  units: { en: "units", es: "unidades" },
  counterparts: { en: "counterparts", es: "contrapartidas" },
  upgrades: { en: "upgrades", es: "mejoras" },
  commands: { en: "command cards", es: "cartas de Mando" },
  primaryObjectives: { en: "objectives", es: "objetivos" },
  secondaryObjectives: { en: "secondary objectives", es: "objetivos secundarios" },
  advantages: { en: "advantages", es: "ventajas" },
  battleForces: { en: "battle forces", es: "grupos de batalla" },
};

/** Words that join the conditions of a restriction. */
export const NEED_WORDS: Readonly<Record<"or" | "and" | "not" | "with" | "icon" | "red" | "white" | "anybody", Line>> =
  {
    or: { en: "or", es: "o" },
    and: { en: "and", es: "y" },
    not: { en: "not", es: "no" },
    with: { en: "with", es: "con" },
    icon: { en: "with the icon", es: "con el icono" },
    red: { en: "with a red defense die", es: "con dado de defensa rojo" },
    white: { en: "with a white defense die", es: "con dado de defensa blanco" },
    anybody: { en: "any unit", es: "cualquier unidad" },
  };
