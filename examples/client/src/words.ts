import type { Locale } from "@sw/deckbuilder-core/text";

/** Words of the page itself; those of the game come from its `/ui` and `/text`. */
export const WORDS = {
  en: {
    newTable: "New table",
    undo: "Undo",
    watch: "Watch",
    over: "The game is over.",
    waiting: "Waiting for the other player.",
    notNow: "This cannot be done now.",
    connecting: "Connecting again ...",
    noSeat: "This link leads to no seat.",
  },
  es: {
    newTable: "Mesa nueva",
    undo: "Deshacer",
    watch: "Mirar",
    over: "La partida ha terminado.",
    waiting: "Falta la otra persona.",
    notNow: "Ahora no se puede hacer.",
    connecting: "Reconectando...",
    noSeat: "Este enlace no lleva a ningún asiento.",
  },
} as const;

/** The language of the texts: Spanish where the browser prefers it, else English. */
export function localeOfBrowser(): Locale {
  return navigator.language.startsWith("es") ? "es" : "en";
}
