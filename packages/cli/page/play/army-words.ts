import type { Allegiance, Rank } from "@sw/legion-core/catalogue";
import type { Locale } from "@sw/tabletop/text";

const EN = {
  title: "Army editor",
  faction: "Faction",
  factions: {
    "galactic-empire": "Galactic Empire",
    "rebel-alliance": "Rebel Alliance",
    "galactic-republic": "Galactic Republic",
    "separatist-alliance": "Separatist Alliance",
    mercenary: "Mercenaries",
  } as Readonly<Record<Allegiance, string>>,
  battleForce: "Battle force",
  noForce: "none",
  units: "Units",
  addUnit: "Add a unit",
  addSome: "Add an upgrade",
  addUpgrade: (unit: string) => `Add an upgrade to ${unit}`,
  addCounterpart: (unit: string) => `Add a counterpart to ${unit}`,
  commands: "Command hand",
  addCommand: "Add a command card",
  deck: "Battle deck",
  addCard: "Add a battle card",
  primary: "Primary objectives",
  secondary: "Secondary objectives",
  advantages: "Advantages",
  remove: (name: string) => `Remove ${name}`,
  isLegal: "This army is legal.",
  ranks: {
    commander: "Commanders",
    operative: "Operatives",
    corps: "Corps",
    "special-forces": "Special Forces",
    support: "Support",
    heavy: "Heavy",
  } as Readonly<Record<Rank, string>>,
};

/** The texts of the army editor in one language. */
export type ArmyWords = typeof EN;

const ES: ArmyWords = {
  title: "Editor de ejércitos",
  faction: "Facción",
  factions: {
    "galactic-empire": "Imperio Galáctico",
    "rebel-alliance": "Alianza Rebelde",
    "galactic-republic": "República Galáctica",
    "separatist-alliance": "Alianza Separatista",
    mercenary: "Mercenarios",
  },
  battleForce: "Grupo de batalla",
  noForce: "ninguno",
  units: "Unidades",
  addUnit: "Añadir una unidad",
  addSome: "Añadir una mejora",
  addUpgrade: (unit) => `Añadir una mejora a ${unit}`,
  addCounterpart: (unit) => `Añadir una contrapartida a ${unit}`,
  commands: "Mano de Mando",
  addCommand: "Añadir una carta de Mando",
  deck: "Mazo de Batalla",
  addCard: "Añadir una carta de Batalla",
  primary: "Objetivos primarios",
  secondary: "Objetivos secundarios",
  advantages: "Ventajas",
  remove: (name) => `Quitar ${name}`,
  isLegal: "Este ejército es legal.",
  ranks: {
    commander: "Comandantes",
    operative: "Agentes",
    corps: "Tropa",
    "special-forces": "Fuerzas especiales",
    support: "Apoyo",
    heavy: "Pesadas",
  },
};

/** The texts of the army editor by language. */
export const ARMY_WORDS: Readonly<Record<Locale, ArmyWords>> = { en: EN, es: ES };
