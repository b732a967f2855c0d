import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of solo games, by code. */
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

/** The lines of broken invariants of solo games, by code. */
export const SOLO_STATE_LINES: Lines = {
  "solo-state": {
    en: "only a solo game has the parts of a solo game, and it must have them all",
    es: "solo una partida en solitario tiene los elementos de una, y debe tenerlos todos",
  },
  "round-deck-known": {
    en: "each card of a deck of Imperial missions must be known to both sides or to neither, and only projects may be marked as projects",
    es: "cada carta de un mazo de Misiones imperiales deben conocerla ambas facciones o ninguna, y solo los Proyectos pueden llevar su marca",
  },
  "round-deck-left": {
    en: "there is a Round Deck after its missions went back and before a new one is formed",
    es: "hay un mazo de Ronda cuando sus Misiones ya han vuelto y aún no se ha formado otro",
  },
  "imperial-missions-held": {
    en: "the Empire of a solo game cannot hold or assign missions",
    es: "el Imperio de una partida en solitario no puede tener Misiones en la mano ni asignadas",
  },
  "projects-in-round-deck": {
    en: "the Round Deck holds fewer projects than are known to be in it",
    es: "en el mazo de Ronda hay menos Proyectos de los que se sabe que contiene",
  },
  "missions-reserved": {
    en: "each mission kept for a second try must lie open under the Round Deck with an Imperial leader of its own",
    es: "cada Misión guardada para un segundo intento debe estar boca arriba bajo el mazo de Ronda con un Líder imperial propio",
  },
  "garrisoned-without-card": {
    en: "the Empire must hold the probe card of each remote system that its ground units have explored",
    es: "el Imperio debe tener la carta de Sonda de cada sistema remoto que han explorado sus unidades terrestres",
  },
  "imperial-action-unseen": {
    en: "the Empire of a solo game must keep its action cards faceup",
    es: "el Imperio de una partida en solitario debe tener boca arriba sus cartas de Acción",
  },
  "remote-probe-unseen": {
    en: "the Empire of a solo game keeps the probe cards of remote systems faceup, and one of them is facedown",
    es: "el Imperio de una partida en solitario conserva boca arriba las cartas de Sonda de sistemas remotos, y hay una boca abajo",
  },
  "base-in-populous": {
    en: "the Rebel base of a solo game must be in a remote system",
    es: "la Base Rebelde de una partida en solitario debe estar en un sistema remoto",
  },
  "starting-missions-out": {
    en: "only “Gather Intel” leaves a solo game, and only once the Rebel base is revealed",
    es: "de una partida en solitario solo se retira «Recabar información», y solo cuando la Base Rebelde se ha descubierto",
  },
  "objective-in-play": {
    en: "the set-up of a solo game removes the objective “Heart of the Empire”, which must not be in a deck, in a hand or played",
    es: "la preparación de una partida en solitario retira el Objetivo «En el Corazón del Imperio», que no puede estar en un mazo, en la mano ni jugado",
  },
  "bunker-outlives-phase": {
    en: "a Shield Bunker is marked as built in this Refresh Phase, and the phase is another one",
    es: "hay un Búnker de control de escudo marcado como construido en esta Fase de Restablecimiento, y la fase es otra",
  },
  "imperial-tactics-drawn": {
    en: "the Empire of a solo game with original combat has no tactic cards, and it holds some here",
    es: "el Imperio de una partida en solitario con combate original no tiene cartas de Táctica, y aquí tiene alguna",
  },
  "units-moved": {
    en: "more Imperial units are marked as moved than are in the system",
    es: "hay más unidades imperiales marcadas como movidas de las que hay en el sistema",
  },
};
