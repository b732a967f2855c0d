import type { Locale } from "@sw/tabletop/text";

const EN = {
  title: "Position by hand",
  game: "Game",
  lead: (count: number) => (count === 0 ? "You answer for every seat." : `Answers given: ${count}.`),
  add: "Add",
  what: "What",
  which: "Card or piece",
  where: "Where",
  spec: "The scenario: only what differs from the default",
  hint: "What is not named lies as the game lays it by default. Everything else that a scenario may hold can be typed.",
  unreadable: "This is no JSON object.",
  test: "This position as a test",
  reset: "Begin anew",
};

/** The texts of the position screen in one language. */
export type PositionWords = typeof EN;

const ES: PositionWords = {
  title: "Posición a mano",
  game: "Juego",
  lead: (count) => (count === 0 ? "Respondes por todos los asientos." : `Respuestas dadas: ${count}.`),
  add: "Añadir",
  what: "Qué",
  which: "Carta o pieza",
  where: "Dónde",
  spec: "El escenario: solo lo que difiere de lo habitual",
  hint: "Lo que no se nombra queda como el juego lo coloca por defecto. Lo demás que admite un escenario se puede escribir.",
  unreadable: "Esto no es un objeto JSON.",
  test: "Esta posición como prueba",
  reset: "Empezar de nuevo",
};

/** The texts of the position screen by language. */
export const POSITION_WORDS: Readonly<Record<Locale, PositionWords>> = { en: EN, es: ES };
