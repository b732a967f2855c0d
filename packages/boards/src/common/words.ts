import type { Locale } from "@sw/tabletop/text";

/** Texts of the frame around a board. The core provides the texts of the game. */
export interface FrameWords {
  readonly undo: string;
  readonly log: string;
  readonly cards: string;
  readonly close: string;
  readonly you: string;
  readonly seats: string;
  readonly answers: string;
  /** Prefix to the name of a piece with legal answers, for screen readers. */
  readonly legal: string;
  readonly chosen: string;
  /** Prefix to the name of a picked card or place that can be taken back. */
  readonly picked: string;
  readonly aim: (piece: string) => string;
  readonly takeBack: (what: string) => string;
  readonly pointAt: string;
  readonly rule: string;
  readonly find: string;
  readonly found: (count: number) => string;
  readonly offered: string;
}

/** The texts of the frame by language. */
export const FRAME_WORDS: Readonly<Record<Locale, FrameWords>> = {
  en: {
    undo: "Undo",
    log: "Log",
    cards: "Cards",
    close: "Close",
    you: "you",
    seats: "Players",
    answers: "Answers",
    legal: "can be chosen",
    chosen: "chosen",
    picked: "picked",
    aim: (piece) => `${piece}: choose what it does, or where it goes.`,
    takeBack: (what) => `Take back: ${what}`,
    pointAt: "Point at a card or a place, and its text stands here.",
    rule: "open the rule",
    find: "Find a piece (/)",
    found: (count) => `${count} found`,
    offered: "To choose from",
  },
  es: {
    undo: "Deshacer",
    log: "Registro",
    cards: "Cartas",
    close: "Cerrar",
    you: "tú",
    seats: "Jugadores",
    answers: "Respuestas",
    legal: "se puede elegir",
    chosen: "elegida",
    picked: "escogida",
    aim: (piece) => `${piece}: elige qué hace o adónde va.`,
    takeBack: (what) => `Deshacer: ${what}`,
    pointAt: "Señala una carta o un lugar y su texto aparecerá aquí.",
    rule: "abrir la regla",
    find: "Buscar una pieza (/)",
    found: (count) => `${count} hallados`,
    offered: "Para elegir",
  },
};
