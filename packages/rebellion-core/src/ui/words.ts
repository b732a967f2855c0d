import type { Locale } from "@sw/tabletop/text";
import type { Faction } from "../language/language.ts";
import type { Action } from "../state/actions.ts";
import type { Seat } from "../state/seats.ts";
import type { View } from "../views/shapes.ts";

/** The words of a screen besides the texts of the game. */
export interface Labels {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** The names of the seats in a sentence. */
  readonly players: Readonly<Record<Seat, string>>;
  readonly sides: Readonly<Record<Faction, string>>;
  readonly sidesInSentence: Readonly<Record<Faction, string>>;
  /** The number of the round, from 1, and its phase. */
  readonly round: (round: number, phase: View["phase"]) => string;
  /** The seat whose turn it is. */
  readonly turnOf: (seat: string) => string;
  /** The spaces of the time and of the reputation marker. */
  readonly time: (time: number, reputation: number) => string;
  /** The spaces between both markers: the number of rounds left. */
  readonly apart: (spaces: number) => string;
  /** A region of the map by its number. */
  readonly region: (number: string) => string;
  readonly loyalTo: Readonly<Record<Faction, string>>;
  readonly neutral: string;
  readonly remote: string;
  readonly subjugated: string;
  readonly sabotaged: string;
  readonly destroyed: string;
  readonly emptyNeutral: string;
  readonly emptyRemote: string;
  readonly you: string;
  readonly nothing: string;
  readonly leaders: string;
  readonly captives: string;
  readonly baseUnchosen: string;
  /** The system of the base for viewers who know it, and the number of systems where others must search. */
  readonly baseAt: (system: string, candidates: number) => string;
  /** The system of the revealed base. */
  readonly baseRevealed: (system: string) => string;
  /** The number of systems where the base may be, for viewers who do not know it. */
  readonly baseAmong: (count: number) => string;
  /** The loyal and subjugated systems, ships and ground units of a side. */
  readonly holdings: (loyal: number, subjugated: number, ships: number, ground: number) => string;
  readonly pool: string;
  /** The mission and action cards that a side holds. */
  readonly hand: (missions: number, actions: number) => string;
  /** The objective cards held and played. */
  readonly objectives: (held: number, played: number) => string;
  /** The probe cards held. */
  readonly probes: (held: number) => string;
  readonly missionCards: string;
  readonly actionCards: string;
  readonly objectiveCards: string;
  readonly assigned: string;
  readonly facedown: string;
  readonly queue: string;
  readonly map: string;
  /** The system of a combat, and its round. */
  readonly combat: (system: string, round: number) => string;
  /** The damage on a unit. */
  readonly damage: (amount: number) => string;
  readonly doomed: string;
  readonly dice: string;
  readonly faces: { readonly colours: readonly string[]; readonly each: readonly string[] };
  /** The space and ground tactic cards that a side holds. */
  readonly tacticCards: (space: number, ground: number) => string;
  /** The heading above the systems that a leader may activate. */
  readonly activateWith: (leader: string) => string;
  /** The heading above the leaders that may be assigned to a mission. */
  readonly assignTo: (mission: string) => string;
  readonly groups: Readonly<Record<Exclude<Action["type"], "activate" | "assign">, string>>;
  /** The winner of the game, and the reason. */
  readonly wins: (side: Faction, reason: string, lead: number) => string;
}

const PHASES = {
  en: { assignment: "Assignment Phase", command: "Command Phase", refresh: "Refresh Phase" },
  es: { assignment: "fase de Asignación", command: "fase de Mando", refresh: "fase de Recuperación" },
} as const;

const spaces = {
  en: (count: number): string => `${count} ${count === 1 ? "space" : "spaces"}`,
  es: (count: number): string => `${count} ${count === 1 ? "espacio" : "espacios"}`,
};

/** The labels in both languages. */
export const LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    title: "Star Wars: Rebellion",
    seats: {
      rebel: "Rebellion",
      imperial: "Empire",
      "rebel-admiral": "Rebel Admiral",
      "rebel-general": "Rebel General",
      "imperial-admiral": "Imperial Admiral",
      "imperial-general": "Imperial General",
    },
    players: {
      rebel: "the Rebellion",
      imperial: "the Empire",
      "rebel-admiral": "the Rebel Admiral",
      "rebel-general": "the Rebel General",
      "imperial-admiral": "the Imperial Admiral",
      "imperial-general": "the Imperial General",
    },
    sides: { rebel: "Rebellion", imperial: "Empire" },
    sidesInSentence: { rebel: "the Rebellion", imperial: "the Empire" },
    round: (round, phase) => (phase === "setup" ? "Set-up" : `Round ${round}, ${PHASES.en[phase]}`),
    turnOf: (seat) => `turn of ${seat}`,
    time: (time, reputation) => `time ${time}, reputation ${reputation}`,
    apart: (count) => `${spaces.en(count)} apart`,
    region: (number) => `Region ${number}`,
    loyalTo: { rebel: "loyal to the Rebellion", imperial: "loyal to the Empire" },
    neutral: "neutral",
    remote: "remote",
    subjugated: "subjugated",
    sabotaged: "sabotaged",
    destroyed: "destroyed",
    emptyNeutral: "neutral and empty",
    emptyRemote: "remote and empty",
    you: "you",
    nothing: "nothing",
    leaders: "leaders",
    captives: "captives",
    baseUnchosen: "The Rebel base has not been chosen.",
    baseAt: (system, candidates) =>
      `The Rebel base is hidden in ${system}; as far as all can tell it may be in ${candidates} systems.`,
    baseRevealed: (system) => `The Rebel base is revealed: ${system}`,
    baseAmong: (count) => `The Rebel base is hidden in one of ${count}:`,
    holdings: (loyal, subjugated, ships, ground) =>
      `${loyal} loyal${subjugated === 0 ? "" : `, ${subjugated} subjugated`}; ships ${ships}, ground units ${ground}`,
    pool: "Pool",
    hand: (missions, actions) => `missions ${missions}, action cards ${actions}`,
    objectives: (held, played) => `objectives ${held}, played ${played}`,
    probes: (held) => `probe cards ${held}`,
    missionCards: "Missions",
    actionCards: "Action cards",
    objectiveCards: "Objectives",
    assigned: "Assigned",
    facedown: "a mission, facedown",
    queue: "Build queue",
    map: "Galaxy",
    combat: (system, round) => `Combat in ${system}${round === 0 ? "" : `, round ${round}`}`,
    damage: (amount) => `${amount} damage`,
    doomed: "to be destroyed",
    dice: "dice",
    faces: { colours: ["red", "black", "green"], each: ["hit", "direct hit", "special", "blank"] },
    tacticCards: (space, ground) => `tactic cards: space ${space}, ground ${ground}`,
    activateWith: (leader) => `Activate a system with ${leader}`,
    assignTo: (mission) => `Assign a leader to ${mission}`,
    groups: {
      place: "Place a starting unit",
      "choose-system": "Choose a system",
      "choose-leader": "Choose a leader",
      "choose-option": "Choose one",
      join: "Join a mission",
      approve: "Approve",
      veto: "Veto",
      reveal: "Reveal a mission",
      "reveal-base": "Reveal the base",
      "remove-target": "Remove a target marker",
      "use-held": "Turn up a probe card under an action card",
      "play-mission": "Turn up the next mission",
      reinforce: "Reinforce a fleet with a Stormtrooper",
      pass: "Pass",
      "use-action": "Use an action card",
      "use-ring": "Use a ring",
      "play-objective": "Play an objective",
      move: "Move a unit",
      "move-captive": "Take a captive along",
      destroy: "Destroy a unit",
      "take-unit": "Choose a unit",
      advance: "Advance a unit",
      deploy: "Deploy a unit",
      "take-card": "Choose a card",
      "put-card": "Put a card back",
      discard: "Discard",
      recruit: "Recruit",
      "draw-another": "Draw another card",
      "draw-tactic": "Draw a tactic card",
      "play-tactic": "Play a tactic card",
      damage: "Assign damage",
      block: "Block damage",
      "pick-die": "Pick a die",
      retreat: "Retreat",
      done: "Enough",
      unpick: "Take a pick back",
    },
    wins: (side, reason, lead) => {
      if (side === "imperial")
        return `Won by the Empire, which conquered the Rebel base ${spaces.en(lead)} too early for the Rebellion.`;
      return reason === "reputation"
        ? "Won by the Rebellion, to which the galaxy has rallied in time."
        : "Won by the Rebellion.";
    },
  },
  es: {
    title: "Star Wars: Rebellion",
    seats: {
      rebel: "Rebelión",
      imperial: "Imperio",
      "rebel-admiral": "Almirante Rebelde",
      "rebel-general": "General Rebelde",
      "imperial-admiral": "Almirante Imperial",
      "imperial-general": "General Imperial",
    },
    players: {
      rebel: "la Rebelión",
      imperial: "el Imperio",
      "rebel-admiral": "el Almirante Rebelde",
      "rebel-general": "el General Rebelde",
      "imperial-admiral": "el Almirante Imperial",
      "imperial-general": "el General Imperial",
    },
    sides: { rebel: "Rebelión", imperial: "Imperio" },
    sidesInSentence: { rebel: "la Rebelión", imperial: "el Imperio" },
    round: (round, phase) => (phase === "setup" ? "Preparación" : `Ronda ${round}, ${PHASES.es[phase]}`),
    turnOf: (seat) => `turno de ${seat}`.replace("de el ", "del "),
    time: (time, reputation) => `tiempo ${time}, reputación ${reputation}`,
    apart: (count) => `a ${spaces.es(count)}`,
    region: (number) => `Región ${number}`,
    loyalTo: { rebel: "leal a la Rebelión", imperial: "leal al Imperio" },
    neutral: "neutral",
    remote: "remoto",
    subjugated: "subyugado",
    sabotaged: "saboteado",
    destroyed: "destruido",
    emptyNeutral: "neutrales y vacíos",
    emptyRemote: "remotos y vacíos",
    you: "tú",
    nothing: "nada",
    leaders: "Líderes",
    captives: "capturados",
    baseUnchosen: "La Base Rebelde aún no está elegida.",
    baseAt: (system, candidates) =>
      `La Base Rebelde está oculta en ${system}; cabe en ${candidates} sistemas a ojos de todos.`,
    baseRevealed: (system) => `La Base Rebelde está descubierta: ${system}`,
    baseAmong: (count) => `La Base Rebelde está oculta en uno de ${count}:`,
    holdings: (loyal, subjugated, ships, ground) =>
      `${loyal} leales${subjugated === 0 ? "" : `, ${subjugated} subyugados`}; ` +
      `naves ${ships}, unidades terrestres ${ground}`,
    pool: "Reserva",
    hand: (missions, actions) => `Misiones ${missions}, cartas de Acción ${actions}`,
    objectives: (held, played) => `Objetivos ${held}, jugados ${played}`,
    probes: (held) => `cartas de Sonda ${held}`,
    missionCards: "Misiones",
    actionCards: "Cartas de Acción",
    objectiveCards: "Objetivos",
    assigned: "Asignadas",
    facedown: "una Misión boca abajo",
    queue: "Cola de construcción",
    map: "Galaxia",
    combat: (system, round) => `Combate en ${system}${round === 0 ? "" : `, ronda ${round}`}`,
    damage: (amount) => `${amount} de daño`,
    doomed: "será destruido",
    dice: "dados",
    faces: { colours: ["rojo", "negro", "verde"], each: ["impacto", "impacto directo", "especial", "cara vacía"] },
    tacticCards: (space, ground) => `cartas de Táctica: espaciales ${space}, terrestres ${ground}`,
    activateWith: (leader) => `Activar un sistema con ${leader}`,
    assignTo: (mission) => `Asignar un Líder a ${mission}`,
    groups: {
      place: "Colocar una unidad inicial",
      "choose-system": "Elegir un sistema",
      "choose-leader": "Elegir un Líder",
      "choose-option": "Elegir una opción",
      join: "Unirse a una Misión",
      approve: "Aprobar",
      veto: "Vetar",
      reveal: "Revelar una Misión",
      "reveal-base": "Descubrir la Base",
      "remove-target": "Quitar un marcador de objetivo",
      "use-held": "Mostrar la carta de Sonda bajo una carta de Acción",
      "play-mission": "Revelar la siguiente Misión",
      reinforce: "Reforzar una flota con un Soldado de asalto",
      pass: "Pasar",
      "use-action": "Usar una carta de Acción",
      "use-ring": "Usar un modificador de estado",
      "play-objective": "Jugar un Objetivo",
      move: "Mover una unidad",
      "move-captive": "Llevar a un Líder capturado",
      destroy: "Destruir una unidad",
      "take-unit": "Elegir una unidad",
      advance: "Hacer avanzar una unidad",
      deploy: "Desplegar una unidad",
      "take-card": "Elegir una carta",
      "put-card": "Devolver una carta",
      discard: "Descartar",
      recruit: "Reclutar",
      "draw-another": "Robar otra carta",
      "draw-tactic": "Robar una carta de Táctica",
      "play-tactic": "Jugar una carta de Táctica",
      damage: "Asignar daño",
      block: "Bloquear daño",
      "pick-die": "Elegir un dado",
      retreat: "Retirarse",
      done: "Basta",
      unpick: "Deshacer una elección",
    },
    wins: (side, reason, lead) => {
      if (side === "imperial")
        return `Gana el Imperio, que conquista la Base Rebelde cuando a la Rebelión le faltaban ${spaces.es(lead)}.`;
      return reason === "reputation" ? "Gana la Rebelión: la galaxia se ha alzado a tiempo." : "Gana la Rebelión.";
    },
  },
};
