import type { Lines } from "@sw/tabletop/text";

/** Refusals of Rise of the Empire and of cinematic combat, by code. */
export const EXPANSION_LINES: Lines = {
  "needs-expansion": {
    en: "“{option}” can be chosen only in a game with Rise of the Empire",
    es: "«{option}» solo se puede elegir en una partida con El auge del Imperio",
  },
  "not-in-catalogue": {
    en: "the catalogue of this game has no part “{part}”",
    es: "el catálogo de este juego no tiene la parte «{part}»",
  },
  "opposes-only": {
    en: "{mission} is revealed only against a mission that your opponent attempts",
    es: "{mission} solo se revela contra una Misión que emprenda tu adversario",
  },
  "no-subversion": {
    en: "{mission} cannot be revealed against a mission of your opponent",
    es: "{mission} no se puede revelar contra una Misión de tu adversario",
  },
  "subverted-before": {
    en: "you have already revealed such a mission against this one",
    es: "ya has revelado una Misión así contra esta",
  },
  "no-marker-for-that": {
    en: "no target marker lets you discard an objective for reputation now",
    es: "ningún indicador de objetivo te permite ahora descartar un Objetivo por Reputación",
  },
  "no-first-game": {
    en: "with Rise of the Empire the full set-up is played, not that of a first game",
    es: "con El auge del Imperio se juega el despliegue completo, no el de una primera partida",
  },
  shielded: {
    en: "a Shield Bunker protects “{unit}” in “{at}”",
    es: "un Búnker de control de escudo protege «{unit}» en «{at}»",
  },
};
