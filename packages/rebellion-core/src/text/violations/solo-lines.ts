import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of solo games, by code. */
export const SOLO_LINES: Lines = {
  "solo-for-two": {
    en: "the solo variant uses the seats of a game for two players, not of one for {players}",
    es: "la variante en solitario usa los puestos de una partida para dos jugadores, no para {players}",
  },
  "solo-full-set-up": {
    en: "the solo variant uses the full set-up, not the set-up of a first game",
    es: "la variante en solitario usa el despliegue completo, no el de una primera partida",
  },
  "solo-base-tactics": {
    en: "without cinematic combat, the solo variant must be played with its variation “originalCombat”",
    es: "sin combate cinematográfico, la variante en solitario debe jugarse con su variación «originalCombat»",
  },
  "none-to-spare": {
    en: "the Empire cannot spare a leader now. It sends one only while its pool has more leaders than the Round Deck has unrevealed missions",
    es: "el Imperio no puede prescindir ahora de un Líder. Solo envía uno mientras tenga en la reserva más Líderes que Misiones sin revelar en el mazo de Ronda",
  },
  "not-solo": {
    en: "this game can be used only with configurations of the solo variant",
    es: "este juego solo se puede usar con configuraciones de la variante en solitario",
  },
  "empire-asked": {
    en: "the saved game waits for a decision of the Empire, but in this game the automa decides for it at once",
    es: "la partida guardada espera una decisión del Imperio, pero en este juego la IA decide por él al instante",
  },
  "has-moved": {
    en: "{unit} in {from} has already moved this round",
    es: "esa unidad ya se ha movido en esta ronda: {unit} ({from})",
  },
  "garrison-stays": {
    en: "one ground unit must stay behind {inFrom}, the weakest of the ground units there",
    es: "{inFrom} debe quedarse una unidad terrestre, la más débil de las que hay",
  },
};

/** The lines of broken invariants of solo games, by code. */
export const SOLO_STATE_LINES: Lines = {
  "solo-state": {
    en: "a solo game must have all the parts of a solo game, and other games must have none of them",
    es: "una partida en solitario debe tener todos los elementos de una, y otras partidas no deben tener ninguno",
  },
  "round-deck-known": {
    en: "each card of a deck of Imperial missions must be known to both sides or to neither, and only projects may be marked as projects",
    es: "cada carta de un mazo de Misiones imperiales deben conocerla ambas facciones o ninguna, y solo los Proyectos pueden llevar su marca",
  },
  "round-deck-left": {
    en: "there is a Round Deck, although its missions have been returned and no new one has been formed",
    es: "hay un mazo de Ronda, aunque sus Misiones ya han vuelto y aún no se ha formado otro",
  },
  "imperial-missions-held": {
    en: "the Empire of a solo game cannot have missions in hand or assigned",
    es: "el Imperio de una partida en solitario no puede tener Misiones en la mano ni asignadas",
  },
  "projects-in-round-deck": {
    en: "the Round Deck contains fewer projects than are known to be in it",
    es: "en el mazo de Ronda hay menos Proyectos de los que se sabe que contiene",
  },
  "missions-reserved": {
    en: "each mission kept for a second attempt must be faceup under the Round Deck, with its own Imperial leader",
    es: "cada Misión guardada para un segundo intento debe estar boca arriba bajo el mazo de Ronda con un Líder imperial propio",
  },
  "garrisoned-without-card": {
    en: "the Empire must have the probe card of each remote system that its ground units have explored",
    es: "el Imperio debe tener la carta de Sonda de cada sistema remoto que han explorado sus unidades terrestres",
  },
  "imperial-action-unseen": {
    en: "the Empire of a solo game must keep its action cards faceup",
    es: "el Imperio de una partida en solitario debe tener boca arriba sus cartas de Acción",
  },
  "remote-probe-unseen": {
    en: "a probe card of a remote system is facedown, but the Empire of a solo game keeps these cards faceup",
    es: "hay una carta de Sonda de un sistema remoto boca abajo, pero el Imperio de una partida en solitario las conserva boca arriba",
  },
  "base-in-populous": {
    en: "the Rebel base of a solo game must be in a remote system",
    es: "la Base Rebelde de una partida en solitario debe estar en un sistema remoto",
  },
  "starting-missions-out": {
    en: "a mission other than “Gather Intel” has left the solo game, or “Gather Intel” has left it before the Rebel base was revealed",
    es: "ha salido de la partida una Misión que no es «Recabar información», o esta ha salido antes de que se descubriera la Base Rebelde",
  },
  "objective-in-play": {
    en: "“Heart of the Empire” is in a deck, in a hand or played, but the set-up of a solo game removes this objective",
    es: "«En el Corazón del Imperio» está en un mazo, en la mano o jugado, pero la preparación de una partida en solitario retira ese Objetivo",
  },
  "bunker-without-box": {
    en: "a Shield Bunker is marked as built in this round, but the game has none",
    es: "hay un Búnker de control de escudo marcado como construido en esta ronda, pero la partida no tiene ninguno",
  },
  "imperial-tactics-drawn": {
    en: "the Empire has tactic cards, but in a solo game with original combat it has none",
    es: "el Imperio tiene cartas de Táctica, pero en una partida en solitario con combate original no tiene ninguna",
  },
  "units-moved": {
    en: "more Imperial units are marked as moved than are in the system",
    es: "hay más unidades imperiales marcadas como movidas de las que hay en el sistema",
  },
};
