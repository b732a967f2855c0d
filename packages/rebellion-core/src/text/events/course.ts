import { isHidden } from "@sw/tabletop";
import { inLine, type Line } from "@sw/tabletop/text";
import { actionText } from "../actions.ts";
import { type Knowledge, say } from "../knowledge.ts";
import { DECK_NAMES, PHASE_NAMES } from "../names.ts";
import { optionText } from "../options.ts";
import type { EventOf, EventTold } from "./told.ts";

/** The events about the course of the game: its beginning and end, phases, turns and the time track. */
export type CourseEvent = EventOf<
  | "game-started"
  | "phase-started"
  | "turn-started"
  | "passed"
  | "option-chosen"
  | "reputation-changed"
  | "time-advanced"
  | "deck-shuffled"
  | "automa-decided"
  | "game-ended"
>;

const LINES = {
  "game-started": {
    en: "the game begins: {players} players, {setup}",
    es: "comienza la partida: {players} jugadores, {setup}",
  },
  "phase-started": { en: "round {round}: the {phase} begins", es: "ronda {round}: comienza la {phase}" },
  "setup-started": { en: "the set-up begins", es: "comienza la preparación de la partida" },
  "turn-started": { en: "it is the turn of {who}", es: "es el turno {ofWho}" },
  passed: { en: "{who} passes", es: "{who} renuncia a su turno" },
  "option-chosen": { en: "{who} chooses: {option}", es: "{who} elige: {option}" },
  "reputation-gained": {
    en: "the Rebellion gains {by} reputation; the reputation marker is now on space {to}",
    es: "la Rebelión gana {by} de Reputación; el indicador de Reputación queda en la casilla {to}",
  },
  "reputation-lost": {
    en: "the Rebellion loses {by} reputation; the reputation marker is now on space {to}",
    es: "la Rebelión pierde {by} de Reputación; el indicador de Reputación queda en la casilla {to}",
  },
  "time-advanced": {
    en: "the time marker advances to space {to}",
    es: "el indicador de Tiempo avanza a la casilla {to}",
  },
  "deck-shuffled": { en: "{deck} is shuffled", es: "se baraja {deck}" },
  "automa-decided-secretly": {
    en: "the Empire decides, which only its own side sees",
    es: "el Imperio decide, y solo su facción lo ve",
  },
  "automa-decided": { en: "the Empire decides: {action}", es: "el Imperio decide: {action}" },
  won: { en: "{who} wins the game", es: "{who} gana la partida" },
  "won-because": { en: "{who} wins the game: {reason}", es: "{who} gana la partida: {reason}" },
  drawn: { en: "the game ends without a winner", es: "la partida acaba sin ganador" },
} as const satisfies Record<string, Line>;

const SETUPS: Readonly<Record<string, Line>> = {
  "first-game": { en: "first game", es: "primer juego" },
  advanced: { en: "advanced set-up", es: "configuración avanzada" },
};

const REASONS: Readonly<Record<string, Line>> = {
  conquest: {
    en: "it holds the system of the Rebel base alone",
    es: "ocupa en solitario el sistema de la Base Rebelde",
  },
  reputation: {
    en: "the reputation marker and the time marker have met",
    es: "el indicador de Reputación y el de Tiempo se han encontrado",
  },
  superlaser: {
    en: "the system of the Rebel base is destroyed",
    es: "el sistema de la Base Rebelde ha sido destruido",
  },
};

/** Returns the line of an event about the course of the game. */
export function courseTold(event: CourseEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  switch (event.type) {
    case "game-started": {
      const setup = SETUPS[event.setup];
      const slots = { setup: setup === undefined ? event.setup : say(language, setup) };
      return [LINES[event.type], { players: String(event.players), ...slots }];
    }
    case "phase-started": {
      if (event.phase === "setup") return [LINES["setup-started"]];
      return [LINES[event.type], { round: String(event.round), phase: say(language, PHASE_NAMES[event.phase]) }];
    }
    case "turn-started":
    case "passed": {
      const who = language.seat(event.seat);
      return [LINES[event.type], { who, ofWho: language.prep("of", who) }];
    }
    case "option-chosen":
      return [
        LINES[event.type],
        { who: language.seat(event.seat), option: optionText(event.cause, event.option, knowledge) },
      ];
    case "reputation-changed": {
      const line = event.by < 0 ? LINES["reputation-lost"] : LINES["reputation-gained"];
      return [line, { by: String(Math.abs(event.by)), to: String(event.to) }];
    }
    case "time-advanced":
      return [LINES[event.type], { to: String(event.to) }];
    case "deck-shuffled":
      return [LINES[event.type], { deck: say(language, DECK_NAMES[event.deck]) }];
    case "automa-decided":
      if (isHidden(event.action)) return [LINES["automa-decided-secretly"]];
      return [LINES[event.type], { action: inLine(actionText(event.action, knowledge)) }];
    case "game-ended":
      return endTold(event, knowledge);
  }
}

function endTold({ outcome }: EventOf<"game-ended">, { language }: Knowledge): EventTold {
  if (outcome.winners.length === 0) return [LINES.drawn];
  const isRebel = outcome.winners.some((seat) => seat.startsWith("rebel"));
  const who = language.faction(isRebel ? "rebel" : "imperial");
  const reason = REASONS[outcome.reason];
  return reason === undefined ? [LINES.won, { who }] : [LINES["won-because"], { who, reason: say(language, reason) }];
}
