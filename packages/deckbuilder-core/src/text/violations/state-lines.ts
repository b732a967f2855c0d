import type { Lines } from "@sw/tabletop/text";

/** Texts of faults of saved games, by code: a malformed document or a broken invariant. */
export const STATE_LINES: Lines = {
  "no-copies-left": {
    en: "the scenario uses more copies of {card} than the box contains. The box contains {copies}",
    es: "el escenario usa más copias de {card} de las que trae la caja. La caja trae {copies}",
  },
  "used-out-of-turn": {
    en: "a card of the player who is not taking a turn is marked as used or committed ({piece}). Only cards of the active player can be",
    es: "una carta del jugador que no está en su turno figura como usada o asignada ({piece}). Solo pueden estarlo las del jugador activo",
  },
  "nothing-put-off": {
    en: "{card} does not have an effect that is delayed until then ({until})",
    es: "{card} no tiene ningún efecto aplazado hasta entonces ({until})",
  },
  "no-such-instruction": {
    en: "this saved game is in the middle of an effect that its card does not have",
    es: "esta partida guardada está en mitad de un efecto que su carta no tiene",
  },
  "cards-lost-or-made": {
    en: "the cards in this position are not exactly the cards of the box",
    es: "las cartas de esta posición no son exactamente las de la caja",
  },
  "marker-off-track": {
    en: "the Force marker is not on one of the seven spaces of the Force track",
    es: "el indicador de la Fuerza no está en una de las siete casillas del medidor de la Fuerza",
  },
  "row-length": {
    en: "the galaxy row does not have exactly six slots",
    es: "la fila de la galaxia no tiene exactamente seis posiciones",
  },
  "negative-pool": {
    en: "the resource pool is negative. It must contain at least 0 resources",
    es: "la reserva de recursos es negativa. Debe contener al menos 0 recursos",
  },
  "pilot-count": {
    en: "the Outer Rim Pilot deck has a negative number of cards, or more cards than the box contains",
    es: "el mazo de Piloto del Borde Exterior tiene un número negativo de cartas, o más de las que trae la caja",
  },
  "ship-past-its-hit-points": {
    en: "a card in play has too much damage. A capital ship is destroyed when its damage reaches its hit points, and units take no damage",
    es: "una carta en juego tiene demasiado daño. Una nave de línea se destruye cuando su daño alcanza su Resistencia, y las unidades no reciben daño",
  },
  "base-past-its-hit-points": {
    en: "a base in play has as much damage as its hit points. It should have been destroyed",
    es: "una base en juego tiene tanto daño como Resistencia. Debería haber sido destruida",
  },
  "outcome-and-victory-piles": {
    en: "the result of the game does not match the bases in the victory piles",
    es: "el resultado de la partida no concuerda con las bases de las pilas de victorias",
  },
  "unit-out-of-turn": {
    en: "the player who is not taking a turn has a unit in play. Units are discarded at the end of their owner's turn",
    es: "el jugador que no está en su turno tiene una unidad en juego. Las unidades se descartan al final del turno de su dueño",
  },
  "ship-committed-to-row": {
    en: "a capital ship is committed to an attack on the galaxy row. Only units can be",
    es: "una nave de línea está asignada a un ataque contra la fila de la galaxia. Solo pueden estarlo las unidades",
  },
  "piece-ids": {
    en: "two cards in play have the same number, or one has a number that has not been given out yet",
    es: "dos cartas en juego tienen el mismo número, o una tiene un número que aún no se ha asignado",
  },
  "row-slot-left-empty": {
    en: "a slot of the galaxy row is empty, although there are still cards to refill it",
    es: "una posición de la fila de la galaxia está vacía, aunque aún hay cartas para reponerla",
  },
  marks: {
    en: "two cards have the same mark, or a marked card is not followed by any effect",
    es: "dos cartas tienen la misma marca, o ningún efecto sigue a una carta marcada",
  },
  "phase-and-frames": {
    en: "the list of unfinished steps does not begin with exactly one part of the turn",
    es: "la lista de pasos sin terminar no empieza con exactamente una parte del turno",
  },
  "half-done": {
    en: "a delayed or waiting ability is not one that can wait at this point of the game",
    es: "una capacidad aplazada o pendiente no es de las que pueden esperar en este punto de la partida",
  },
  picks: {
    en: "the cards already picked cannot be picked there, or their number does not match the question",
    es: "las cartas ya elegidas no se pueden elegir ahí, o su número no concuerda con la pregunta",
  },
  "pile-not-well-formed": {
    en: "a hand or a deck is not stored in the form that saved games require",
    es: "una mano o un mazo no está guardado en la forma que exigen las partidas guardadas",
  },
  "nothing-to-do": {
    en: "the game is not over but nobody has a decision to make, or it is over while steps are still unfinished",
    es: "la partida no ha terminado pero nadie tiene que decidir, o ha terminado con pasos sin completar",
  },
};
