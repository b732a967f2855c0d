import type { Lines } from "@sw/tabletop/text";

/** Refusals of solo games, by code. */
export const SOLO_LINES: Lines = {
  "solo-for-two": {
    en: "the solo variant is played with the seats of a game for two, not of one for {players}",
    es: "la variante en solitario se juega con los puestos de una partida para dos, no para {players}",
  },
  "solo-full-set-up": {
    en: "the solo variant is played with the full set-up, not with that of a first game",
    es: "la variante en solitario se juega con el despliegue completo, no con el de una primera partida",
  },
  "solo-base-tactics": {
    en: "without cinematic combat the solo variant is played with its variation “originalCombat”",
    es: "sin combate cinematográfico la variante en solitario se juega con su variación «originalCombat»",
  },
  "none-to-spare": {
    en: "the Empire sends a leader only while its pool holds more of them than the Round Deck has unrevealed missions",
    es: "el Imperio solo envía un Líder mientras tenga en la reserva más Líderes que Misiones sin revelar en el mazo de Ronda",
  },
  "not-solo": {
    en: "this game is for configurations of the solo variant alone",
    es: "este juego es solo para configuraciones de la variante en solitario",
  },
  "empire-asked": {
    en: "in this game the automa answers for the Empire, which a state never waits for",
    es: "en este juego la IA responde por el Imperio, y ningún estado la espera",
  },
  "has-moved": {
    en: "{unit} in {from} has moved in this round",
    es: "esa unidad ya se ha movido en esta ronda: {unit} ({from})",
  },
  "garrison-stays": {
    en: "one ground unit stays behind {inFrom}, the weakest of those there",
    es: "{inFrom} se queda una unidad terrestre, la más débil de las que hay",
  },
};

/** What states of solo games break, by code. */
export const SOLO_STATE_LINES: Lines = {
  "solo-state": {
    en: "what only a solo game has is there without one, or is missing in one",
    es: "hay algo que solo tiene una partida en solitario, o falta en una",
  },
  "round-deck-known": {
    en: "a deck of Imperial missions is known to one side alone, or holds a strange mark",
    es: "un mazo de Misiones imperiales lo conoce una sola facción, o lleva una marca extraña",
  },
  "round-deck-left": {
    en: "a Round Deck lies there although its missions have gone back and no new one has been laid",
    es: "hay un mazo de Ronda aunque sus Misiones ya han vuelto y aún no se ha formado otro",
  },
  "imperial-missions-held": {
    en: "the Empire of a solo game holds or has assigned missions",
    es: "el Imperio de una partida en solitario tiene Misiones en la mano o asignadas",
  },
  "projects-in-round-deck": {
    en: "the Round Deck holds fewer projects than everybody knows of",
    es: "en el mazo de Ronda hay menos Proyectos de los que todos saben",
  },
  "missions-reserved": {
    en: "the missions kept for a second try or their leaders do not fit",
    es: "no cuadran las Misiones guardadas para un segundo intento o sus Líderes",
  },
  "garrisoned-without-card": {
    en: "the Empire does not hold the probe card of a remote system that its troops have explored",
    es: "el Imperio no tiene la carta de Sonda de un sistema lejano que sus tropas han explorado",
  },
  "imperial-action-unseen": {
    en: "the Empire of a solo game holds {card} facedown",
    es: "el Imperio de una partida en solitario tiene {card} boca abajo",
  },
  "units-moved": {
    en: "more units have moved than are there",
    es: "se han movido más unidades de las que hay",
  },
};
