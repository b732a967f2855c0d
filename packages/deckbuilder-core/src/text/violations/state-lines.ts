import type { Lines } from "@sw/tabletop/text";

/** Texts of faults of saved games, by code: a malformed document or a broken invariant. */
export const STATE_LINES: Lines = {
  "no-copies-left": {
    en: "the box holds no more copies of {card}: {copies} in all",
    es: "la caja no tiene más copias de {card}: {copies} en total",
  },
  "used-out-of-turn": {
    en: "whoever waits has used and committed nothing ({piece})",
    es: "quien espera no ha usado ni comprometido nada ({piece})",
  },
  "nothing-put-off": {
    en: "{card} puts nothing off until then ({until})",
    es: "{card} no aplaza nada hasta entonces ({until})",
  },
  "no-such-instruction": {
    en: "this saved game stands in the middle of an effect that its card does not have",
    es: "esta partida guardada está en mitad de un efecto que su carta no tiene",
  },
  "cards-lost-or-made": {
    en: "the cards of this position are not those of the box, each once",
    es: "las cartas de esta posición no son las de la caja, cada una una vez",
  },
  "marker-off-track": {
    en: "the Force marker does not stand on one of the seven spaces of the track",
    es: "el indicador de la Fuerza no está en una de las siete casillas del medidor",
  },
  "row-length": { en: "the galaxy row does not have six slots", es: "la fila de la galaxia no tiene seis posiciones" },
  "negative-pool": {
    en: "the resource pool holds fewer than 0 resources",
    es: "la reserva de recursos tiene menos de 0 recursos",
  },
  "pilot-count": {
    en: "the Outer Rim Pilot deck holds fewer than 0 cards, or more than the box",
    es: "el mazo de Piloto del Borde Exterior tiene menos de 0 cartas, o más que la caja",
  },
  "ship-past-its-hit-points": {
    en: "a piece has more damage than it can bear: capital ships are destroyed at their hit points, units bear none",
    es: "una pieza tiene más daño del que soporta: las naves de línea se destruyen al llegar a su Resistencia",
  },
  "base-past-its-hit-points": {
    en: "a base has as much damage as its hit points and is still in play",
    es: "una base tiene tanto daño como Resistencia y sigue en juego",
  },
  "outcome-and-victory-piles": {
    en: "the result does not fit the bases in the victory piles",
    es: "el resultado no concuerda con las bases de las pilas de victorias",
  },
  "unit-out-of-turn": {
    en: "a player who waits has a unit in play; units stay only until the end of their owner's turn",
    es: "un jugador que espera tiene una unidad en juego; las unidades solo permanecen hasta el final del turno de su dueño",
  },
  "ship-committed-to-row": {
    en: "a capital ship is committed to an attack on the galaxy row; only units can be",
    es: "una nave de línea está asignada a un ataque contra la fila de la galaxia; solo las unidades pueden",
  },
  "piece-ids": {
    en: "two pieces have the same number, or one has a number not yet given",
    es: "dos piezas tienen el mismo número, o una tiene un número aún no asignado",
  },
  "row-slot-left-empty": {
    en: "a slot of the galaxy row is empty although cards are left to fill it",
    es: "una posición de la fila de la galaxia está vacía aunque quedan cartas para llenarla",
  },
  marks: {
    en: "two cards carry the same mark, or nothing follows a card that carries one",
    es: "dos cartas llevan la misma marca, o nada sigue a una carta que lleva una",
  },
  "phase-and-frames": {
    en: "what is half done does not lie on one part of the turn, or holds several",
    es: "lo que está a medias no se apoya en una parte del turno, o contiene varias",
  },
  "half-done": {
    en: "what is put off or waits is no ability that waits there",
    es: "lo que está aplazado o espera no es una capacidad que espere ahí",
  },
  picks: {
    en: "what has been picked is not there to be picked, or not as much as the question says",
    es: "lo elegido no está donde se puede elegir, o no es tanto como dice la pregunta",
  },
  "pile-not-well-formed": {
    en: "a hand or a deck is not kept as hands and decks are",
    es: "una mano o un mazo no está guardado como se guardan las manos y los mazos",
  },
  "nothing-to-do": {
    en: "the game goes on with nothing to decide, or is over with something left to do",
    es: "la partida sigue sin nada que decidir, o ha terminado con algo por hacer",
  },
};
