import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of Rise of the Empire and of cinematic combat, by code. */
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
  "other-theater": {
    en: "{card} belongs to the other theater",
    es: "{card} es del otro escenario de guerra",
  },
  "not-in-deck": {
    en: "{card} lies in the discards or is out of the game",
    es: "{card} está en los descartes o fuera de la partida",
  },
  "no-such-icon": {
    en: "the half of {card} needs one of the units that it shows in the system",
    es: "esa mitad de {card} necesita en el sistema una de las unidades que muestra",
  },
  "canceled-too-late": {
    en: "{card} could have canceled before anything else was resolved; now that half is closed",
    es: "{card} podía anular antes de que se resolviera nada; ahora esa mitad ya no se puede usar",
  },
  "no-reroll-left": {
    en: "no reroll is left in this attack",
    es: "en este ataque ya no se puede volver a tirar",
  },
  "no-card-in-attack": {
    en: "no tactic card is drawn or played during an attack",
    es: "durante un ataque no se roban ni se juegan cartas de Táctica",
  },
  "specials-barred": {
    en: "a card keeps special dice from removing damage in this round",
    es: "una carta impide en esta ronda que los dados especiales retiren daño",
  },
  "no-damage-to-remove": {
    en: "no special die removes damage from such a {unit}",
    es: "ningún dado especial retira daño de esa unidad: {unit}",
  },
  "only-cinematic": {
    en: "{input} counts only in cinematic combat: leave it out, or ask for that combat",
    es: "{input} solo cuenta en el combate cinematográfico: se omite, o se pide ese combate",
  },
  "without-tactic-cards": {
    en: "{input} names cards of a battle without tactic cards: leave it out, or ask for other tactics than “none”",
    es: "{input} nombra cartas de una batalla sin cartas de Táctica: se omite, o se piden otras tácticas que «none»",
  },
  "no-exact-odds": {
    en: "exact odds are not for cinematic battles: fight many and add them up",
    es: "no hay probabilidades exactas para batallas cinematográficas: libra muchas y súmalas",
  },
};
