import type { Line } from "@sw/tabletop/text";
import type {
  ActionTiming,
  AnyDieColor,
  Faction,
  IconShape,
  ObjectiveEntry,
  Skill,
  Theater,
} from "../language/language.ts";
import type { Deck } from "../state/events.ts";
import type { State } from "../state/state.ts";

/** The names of the skills of leaders and missions. */
export const SKILL_NAMES: Readonly<Record<Skill, Line>> = {
  diplomacy: { en: "Diplomacy", es: "Diplomacia" },
  intel: { en: "Intel", es: "Espionaje" },
  specOps: { en: "Spec Ops", es: "Operaciones especiales" },
  logistics: { en: "Logistics", es: "Logística" },
};

/** The sides as adjectives, in the singular. */
export const FACTION_ADJECTIVES: Readonly<Record<Faction, Line>> = {
  rebel: { en: "Rebel", es: "Rebelde" },
  imperial: { en: "Imperial", es: "Imperial" },
};

/** The names of the phases of a game round, and of the set-up. */
export const PHASE_NAMES: Readonly<Record<State["phase"], Line>> = {
  setup: { en: "set-up", es: "preparación de la partida" },
  assignment: { en: "Assignment Phase", es: "fase de Asignación" },
  command: { en: "Command Phase", es: "fase de Mando" },
  refresh: { en: "Refresh Phase", es: "fase de Recuperación" },
};

/** The names of decks, and of the hands and discard piles of their cards. */
export const DECK_NAMES: Readonly<Record<Deck, Line>> = {
  "rebel-mission": { en: "the Rebel mission deck", es: "el mazo de Misiones Rebelde" },
  "imperial-mission": { en: "the Imperial mission deck", es: "el mazo de Misiones Imperial" },
  "imperial-starting": { en: "the Starting Missions deck", es: "el mazo de Misiones Iniciales" },
  round: { en: "the Round Deck", es: "el mazo de Ronda" },
  project: { en: "the project deck", es: "el mazo de Proyectos" },
  "rebel-action": { en: "the Rebel action deck", es: "el mazo de Acciones Rebelde" },
  "imperial-action": { en: "the Imperial action deck", es: "el mazo de Acciones Imperial" },
  objective: { en: "the objective deck", es: "el mazo de Objetivos" },
  probe: { en: "the probe deck", es: "el mazo de Sondas" },
  "space-tactic": { en: "the space tactic deck", es: "el mazo de Tácticas espaciales" },
  "ground-tactic": { en: "the ground tactic deck", es: "el mazo de Tácticas terrestres" },
};

/** The theaters as adjectives of a battle. */
export const THEATER_NAMES: Readonly<Record<Theater, Line>> = {
  space: { en: "space", es: "espacial" },
  ground: { en: "ground", es: "terrestre" },
};

/** The colours of dice and of health, as adjectives. */
export const COLOR_NAMES: Readonly<Record<AnyDieColor, Line>> = {
  red: { en: "red", es: "rojo" },
  black: { en: "black", es: "negro" },
  green: { en: "green", es: "verde" },
};

/** The shapes of resource icons, as adjectives. */
export const SHAPE_NAMES: Readonly<Record<IconShape, Line>> = {
  triangle: { en: "triangle", es: "triangular" },
  circle: { en: "circle", es: "circular" },
  square: { en: "square", es: "cuadrado" },
};

/** The colours of resource icons, by the theater of the units that they build. */
export const ICON_COLORS: Readonly<Record<Theater, Line>> = {
  space: { en: "blue", es: "azul" },
  ground: { en: "orange", es: "naranja" },
};

/** The names of the moments at which action and objective cards are used. */
export const TIMING_NAMES: Readonly<Record<ActionTiming | ObjectiveEntry["timing"], Line>> = {
  assignment: { en: "Assignment", es: "Asignación" },
  immediate: { en: "Immediate", es: "Inmediata" },
  "start-of-combat": { en: "Start of Combat", es: "Inicio del combate" },
  "before-reveal": { en: "before a mission is revealed", es: "antes de revelar una Misión" },
  "before-roll": { en: "before the dice of a mission are rolled", es: "antes de tirar los dados de una Misión" },
  rolling: { en: "when dice are about to be rolled", es: "cuando se van a tirar los dados" },
  "after-success": { en: "after the success of a mission", es: "tras el éxito de una Misión" },
  "leader-rescued": { en: "after a rescue", es: "tras un rescate" },
  "leader-captured": { en: "when a leader is captured", es: "cuando un Líder es capturado" },
  "mission-failed": { en: "after the failure of a mission", es: "tras el fracaso de una Misión" },
  "rebel-retreated": { en: "after a Rebel retreat", es: "tras una retirada Rebelde" },
  "battle-won": { en: "after a battle has been won", es: "tras ganar una batalla" },
  "pool-over-limit": {
    en: "when the leader pool is over its limit",
    es: "cuando la reserva de Líderes supera su límite",
  },
  "end-of-assignment": { en: "at the end of the Assignment Phase", es: "al final de la fase de Asignación" },
  combat: { en: "Combat", es: "Combate" },
  "start-of-refresh": { en: "Start of Refresh Phase", es: "Inicio de la fase de Recuperación" },
};
