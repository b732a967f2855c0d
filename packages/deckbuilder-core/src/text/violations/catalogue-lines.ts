import type { Lines } from "@sw/tabletop/text";

/**
 * Texts of faults of custom cards and bases, by code. `{entry}` is the card's id, the faction, or empty for the whole
 * catalogue.
 */
export const CATALOGUE_LINES: Lines = {
  "hit-points-are-for-capital-ships": {
    en: "“{entry}”: capital ships have hit points, and units have none",
    es: "«{entry}»: las naves de línea tienen Resistencia, y las unidades no",
  },
  "target-and-reward-come-together": {
    en: "“{entry}”: a target value and a reward come together or not at all",
    es: "«{entry}»: el Objetivo y la recompensa van juntos o no van",
  },
  "only-faction-units-are-targets": {
    en: "“{entry}”: only units of a faction have a target value",
    es: "«{entry}»: solo las unidades de una facción tienen Objetivo",
  },
  "starter-of-the-other-faction": {
    en: "“{entry}”: a starter deck holds no cards of the other faction",
    es: "«{entry}»: un mazo de inicio no contiene cartas de la otra facción",
  },
  "id-used-twice": { en: "“{entry}”: each id is used once", es: "«{entry}»: cada identificador se usa una sola vez" },
  "too-many-entries": {
    en: "a catalogue holds at most {most} different cards and bases",
    es: "un catálogo contiene como máximo {most} cartas y bases distintas",
  },
  "too-many-limited-abilities": {
    en: "a catalogue holds at most {most} abilities that count once in a turn",
    es: "un catálogo contiene como máximo {most} capacidades que cuentan una vez por turno",
  },
  "one-kind-of-outer-rim-pilot": {
    en: "a catalogue has exactly one kind of Outer Rim Pilot",
    es: "un catálogo tiene exactamente un tipo de Piloto del Borde Exterior",
  },
  "one-starting-base": {
    en: "“{entry}”: a faction has exactly one starting base, not {starting}",
    es: "«{entry}»: una facción tiene exactamente una base inicial, no {starting}",
  },
  "too-few-introductory-bases": {
    en: "“{entry}”: a faction has at least {least} bases for the introductory game",
    es: "«{entry}»: una facción tiene al menos {least} bases para la partida introductoria",
  },
  "only-bases-can-do-that": {
    en: "“{entry}”: only bases prevent damage or allow other attacks",
    es: "«{entry}»: solo las bases evitan daño o permiten otros ataques",
  },
  "moment-is-about-no-card": {
    en: "“{entry}”: only playing and purchasing are about a card that can be described or limited, not “{about}”",
    es: "«{entry}»: solo jugar y adquirir tratan de una carta que se pueda describir o limitar, no «{about}»",
  },
  "only-bases-are-revealed": {
    en: "“{entry}”: only bases have abilities for being revealed",
    es: "«{entry}»: solo las bases tienen capacidades para cuando se muestran",
  },
  "bases-are-not-played": {
    en: "“{entry}”: a base is not played or purchased",
    es: "«{entry}»: una base no se juega ni se adquiere",
  },
  "depends-on-hidden-cards": {
    en: "“{entry}”: a condition or an amount must not depend on cards that somebody cannot see",
    es: "«{entry}»: una condición o una cantidad no debe depender de cartas que alguien no puede ver",
  },
  "the-opponent-picks-from-their-hand": {
    en: "“{entry}”: the opponent picks only from their own hand",
    es: "«{entry}»: el adversario solo elige de su propia mano",
  },
  "random-needs-a-count": {
    en: "“{entry}”: a random pick needs the number of cards",
    es: "«{entry}»: una elección al azar necesita el número de cartas",
  },
  "only-purchased-cards-are-sent-on": {
    en: "“{entry}”: of the cards with a name only one just purchased can be moved",
    es: "«{entry}»: de las cartas con nombre solo se puede mover una recién adquirida",
  },
  "bind-only-what-all-can-see": {
    en: "“{entry}”: a name can be given only to cards that everyone sees",
    es: "«{entry}»: solo se puede dar nombre a cartas que todos ven",
  },
  "show-one-whole-zone": {
    en: "“{entry}”: exactly one zone is looked at or revealed, without a filter",
    es: "«{entry}»: se mira o se muestra exactamente una zona, sin filtro",
  },
  "a-deck-top-needs-a-count": {
    en: "“{entry}”: how many cards on top of the deck are shown must be said",
    es: "«{entry}»: hay que decir cuántas cartas de la parte superior del mazo se ven",
  },
  "show-a-hand-or-a-deck-top": {
    en: "“{entry}”: only hands and the tops of decks are looked at or revealed",
    es: "«{entry}»: solo se miran o se muestran manos y partes superiores de mazos",
  },
  "a-shown-hand-is-not-bound": {
    en: "“{entry}”: a hand is shown whole, and its cards get no name",
    es: "«{entry}»: una mano se ve entera, y sus cartas no reciben nombre",
  },
  "purchase-from-row-or-galaxy-discard": {
    en: "“{entry}”: cards are purchased from the galaxy row or the galaxy discard pile",
    es: "«{entry}»: las cartas se adquieren de la fila o de la pila de descartes de la galaxia",
  },
  "only-units-defeat": {
    en: "“{entry}”: only units take part in attacks that defeat cards",
    es: "«{entry}»: solo las unidades participan en ataques que derrotan cartas",
  },
  "attack-of-own-cards-only": {
    en: "“{entry}”: a constant ability raises the attack of its owner's cards in play only",
    es: "«{entry}»: una capacidad constante solo aumenta el Ataque de las cartas en juego de su dueño",
  },
  "option-id-used-twice": {
    en: "“{entry}”: two options of one choice are called “{about}”",
    es: "«{entry}»: dos opciones de una misma elección se llaman «{about}»",
  },
  "nothing-is-bound": {
    en: "“{entry}”: nothing that is done before gives the name “{about}” to a card",
    es: "«{entry}»: nada de lo que se hace antes da a una carta el nombre «{about}»",
  },
  "name-is-taken": {
    en: "“{entry}”: the name “{about}” has a meaning of its own and cannot be given",
    es: "«{entry}»: el nombre «{about}» tiene significado propio y no se puede dar",
  },
  "look-before-taking-from-a-deck": {
    en: "“{entry}”: cards are taken from the top of a deck only after they were looked at or revealed",
    es: "«{entry}»: solo se toman cartas de la parte superior de un mazo después de mirarlas o mostrarlas",
  },
  "bases-stay": {
    en: "“{entry}”: bases are not discarded, exiled or destroyed by abilities",
    es: "«{entry}»: las capacidades no descartan, exilian ni destruyen bases",
  },
  "not-moved-from-there-to-there": {
    en: "“{entry}”: cards are not moved from that place to that place",
    es: "«{entry}»: no se mueven cartas de ese lugar a ese otro",
  },
  "swap-one-galaxy-card": {
    en: "“{entry}”: one card is swapped, of the galaxy discard pile or shown on top of the galaxy deck",
    es: "«{entry}»: se intercambia una carta, de la pila de descartes de la galaxia o mostrada encima de su mazo",
  },
  "swap-with-one-row-card": {
    en: "“{entry}”: a card is swapped with one card in the galaxy row",
    es: "«{entry}»: una carta se intercambia por una carta de la fila de la galaxia",
  },
  "only-capital-ships-and-bases": {
    en: "“{entry}”: only capital ships and bases take damage, and only capital ships are destroyed",
    es: "«{entry}»: solo las naves de línea y las bases reciben daño, y solo las naves de línea se destruyen",
  },
};
