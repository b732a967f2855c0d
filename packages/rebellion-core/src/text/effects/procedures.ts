import type { Line } from "@sw/tabletop/text";

/**
 * The lines of effects that only one card has, by procedure. In the slots, `owner` and `enemy` are sides, and `leader`
 * is the card's leader.
 */
export const PROCEDURE_LINES: Readonly<Record<string, Line>> = {
  "a-time-for-peace": {
    en: "destroy those units",
    es: "destruye esas unidades",
  },
  "ambitions-of-power": {
    en: "your leader pool may hold 1 leader more for the rest of the game",
    es: "el límite de tu reserva de Líderes aumenta en 1 durante el resto de la partida",
  },
  "discredit-rebellion": {
    en: "{enemy} rolls 1 die (2 if Admiral Motti is assigned) and loses 1 reputation on a special result",
    es: "{enemy} tira 1 dado (2 si está asignado el Almirante Motti) y pierde 1 de Reputación si sale un resultado especial",
  },
  "draw-starting-action": {
    en: "draw another of your starting action cards",
    es: "roba otra de tus cartas de Acción iniciales",
  },
  "exploit-weakness": {
    en: "{enemy} reveals an objective of its hand at random and puts it on top of the objective deck",
    es: "{enemy} revela al azar un Objetivo de su mano y lo pone encima del mazo de Objetivos",
  },
  "false-orders": {
    en: "that leader returns to the leader pool, and the mission card to the hand of its owner",
    es: "ese Líder vuelve a la reserva de Líderes, y la carta de Misión a la mano de su propietario",
  },
  "prepare-for-battle": {
    en: "look at the top 4 cards of a tactic deck and put each on top of it or under it, in any order; with advanced tactic cards, return all of yours that are discarded to their decks instead",
    es: "mira las 4 primeras cartas de un mazo de Tácticas y pon cada una encima o debajo de él, en el orden que quieras; con cartas de Táctica avanzada, devuelve en su lugar a sus mazos todas las tuyas que estén descartadas",
  },
  reconnaissance: {
    en: "take a mission of your discard pile into your hand",
    es: "añade a tu mano una Misión de tu pila de descartes",
  },
  "secret-mission": {
    en: "draw 6 missions, keep 1 (up to 2 if Cassian Andor is assigned) and shuffle the rest back into the deck",
    es: "roba 6 Misiones, quédate con 1 (hasta 2 si está asignado Cassian Andor) y baraja el resto en el mazo",
  },
  "show-no-fear": {
    en: "put the target marker of this card in the system of the base; it is removed when a new base is established",
    es: "coloca el indicador de objetivo de esta carta en el sistema de la Base; se retira cuando se establece una nueva Base",
  },
  "single-reactor-ignition": {
    en: "the Rebellion reveals its base if it is in this system, then all Rebel ground units in it are destroyed",
    es: "la Rebelión descubre su Base si está en este sistema; luego se destruyen todas las unidades terrestres Rebeldes que haya en él",
  },
  "something-to-fight-for": {
    en: "put a discarded objective on top of the objective deck",
    es: "pon encima del mazo de Objetivos un Objetivo descartado",
  },
  "stolen-intel": {
    en: "{enemy} shows you its missions, and you discard one of them that is no starting mission",
    es: "{enemy} te muestra sus Misiones y tú descartas una de ellas que no sea inicial",
  },
  "store-probe": {
    en: "put one of your probe cards facedown under this card",
    es: "pon una de tus cartas de Sonda boca abajo bajo esta carta",
  },
  "the-long-war": {
    en: "discard those objectives",
    es: "descarta esos Objetivos",
  },
  "under-the-radar": {
    en: "look at the top 4 probe cards, keep one facedown under this card, and put the others all on top of the deck or all under it, in any order",
    es: "mira las 4 primeras cartas de Sonda, guarda una boca abajo bajo esta carta y pon las demás, todas encima del mazo o todas debajo, en el orden que quieras",
  },
  "under-the-radar-return": {
    en: "put that probe card on top of the probe deck",
    es: "pon esa carta de Sonda encima del mazo de Sondas",
  },
  "contingency-plan": {
    en: "assign the leader to a starting mission in your hand, even one used earlier this round, where no second leader may join",
    es: "asigna al Líder a una Misión inicial de tu mano, aunque ya se haya usado en esta ronda, sin que pueda unírsele un segundo Líder",
  },
  detained: {
    en: "that leader does not return to the leader pool in the next Refresh Phase",
    es: "ese Líder no vuelve a la reserva de Líderes en la próxima fase de Recuperación",
  },
  "intercept-transmission": {
    en: "{enemy} draws 8 probe cards, gives you those of systems with an Imperial unit and shuffles the others back into the deck",
    es: "{enemy} roba 8 cartas de Sonda, te entrega las de los sistemas con una unidad Imperial y baraja las demás en el mazo",
  },
  "one-in-a-million": {
    en: "set up to 2 of your dice to the faces you choose instead of rolling them",
    es: "elige el resultado de hasta 2 de tus dados en vez de tirarlos",
  },
  "plant-false-lead": {
    en: "take 4 probe cards at random from {enemy} and put each of them on top of the probe deck or under it, unseen",
    es: "toma al azar 4 cartas de Sonda {ofEnemy} y pon cada una encima o debajo del mazo de Sondas, sin que se vea cuál",
  },
  "rapid-mobilization": {
    en: "draw 4 probe cards (8 if two leaders are assigned), and you may move the base to one of those systems",
    es: "roba 4 cartas de Sonda (8 si hay dos Líderes asignados), y puedes establecer la Base en uno de esos sistemas",
  },
  "seek-yoda": {
    en: "replace Luke Skywalker with Luke Skywalker (Jedi)",
    es: "sustituye a Luke Skywalker por Luke Skywalker (Jedi)",
  },
  "wookiee-guardian": { en: "the mission fails", es: "la Misión fracasa" },
};

/** The line of a procedure that the texts do not know, from a custom card. */
export const UNKNOWN_PROCEDURE: Line = { en: "do “{name}”", es: "lleva a cabo «{name}»" };
