import type { Locale } from "@sw/tabletop/text";

const EN = {
  title: "Replays",
  open: "Open a recording",
  openHint:
    "A file that `sw demo`, `sw play` or this page has written. It is played again here, and every step is checked.",
  unreadable: "This is no recording of a game that the page knows.",
  noRecord: "This game cannot be replayed from here: it is not over, or this browser had no seat at it.",
  seenBy: "seen by",
  public: "everybody",
  verified: "verified",
  step: (at: number, all: number) => `choice ${at} of ${all}`,
  turn: (turn: number) => `turn ${turn}`,
  round: (round: number) => `round ${round}`,
  setup: "set-up",
  position: "Position",
  first: "To the beginning",
  back: "One step back",
  play: "Play",
  stop: "Stop",
  next: "One step on",
  last: "To the end",
  speed: "Speed",
  events: "Events",
  filter: "Filter events",
  byHand: "Set up a position by hand",
  whatIf: "What if, from here",
  whatIfLead: (count: number) => (count === 0 ? "What if: you answer for every seat." : `What if: ${count} tried.`),
  leave: "Back to the recording",
  takeBack: "Take back",
  dice: "Dice",
  diceBy: { chance: "as they fall", choice: "as you choose" },
  choose: (die: string) => `What does this die show? ${die}`,
  test: "This position as a test",
  save: "Save the recording",
};

/** The texts of replays in one language. */
export type ReplayWords = typeof EN;

const ES: ReplayWords = {
  title: "Repeticiones",
  open: "Abrir una grabación",
  openHint:
    "Un archivo escrito por `sw demo`, `sw play` o esta página. Se vuelve a jugar aquí y se comprueba cada paso.",
  unreadable: "Esto no es una grabación de un juego que conozca la página.",
  noRecord: "Esta partida no se puede repetir aquí: no ha terminado o este navegador no tenía asiento en ella.",
  seenBy: "visto por",
  public: "todos",
  verified: "comprobada",
  step: (at, all) => `decisión ${at} de ${all}`,
  turn: (turn) => `turno ${turn}`,
  round: (round) => `ronda ${round}`,
  setup: "preparación",
  position: "Posición",
  first: "Al principio",
  back: "Un paso atrás",
  play: "Reproducir",
  stop: "Parar",
  next: "Un paso adelante",
  last: "Al final",
  speed: "Velocidad",
  events: "Sucesos",
  filter: "Filtrar sucesos",
  byHand: "Preparar una posición a mano",
  whatIf: "¿Y si…?, desde aquí",
  whatIfLead: (count) => (count === 0 ? "¿Y si…? Respondes por todos los asientos." : `¿Y si…? Probadas: ${count}.`),
  leave: "Volver a la grabación",
  takeBack: "Deshacer",
  dice: "Dados",
  diceBy: { chance: "como caigan", choice: "como elijas" },
  choose: (die) => `¿Qué muestra este dado? ${die}`,
  test: "Esta posición como prueba",
  save: "Guardar la grabación",
};

/** The texts of replays by language. */
export const REPLAY_WORDS: Readonly<Record<Locale, ReplayWords>> = { en: EN, es: ES };
