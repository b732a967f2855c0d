import type { Lines } from "@sw/tabletop/text";

/**
 * Texts of faults of custom cards and bases, by code. `{entry}` is the card's id, the faction, or empty for the whole
 * catalogue.
 */
export const CATALOGUE_LINES: Lines = {
  "hit-points-are-for-capital-ships": {
    en: "“{entry}”: only capital ships have hit points. Units have none",
    es: "«{entry}»: solo las naves de línea tienen Resistencia. Las unidades no la tienen",
  },
  "target-and-reward-come-together": {
    en: "“{entry}”: a card needs both a target value and a reward, or neither of them",
    es: "«{entry}»: una carta necesita un Objetivo y una recompensa, o ninguno de los dos",
  },
  "only-faction-units-are-targets": {
    en: "“{entry}”: only units of a faction can have a target value",
    es: "«{entry}»: solo las unidades de una facción pueden tener Objetivo",
  },
  "starter-of-the-other-faction": {
    en: "“{entry}”: a starter deck cannot contain cards of the other faction",
    es: "«{entry}»: un mazo de inicio no puede contener cartas de la otra facción",
  },
  "id-used-twice": {
    en: "“{entry}”: two entries have this id. Each id can be used only once",
    es: "«{entry}»: dos elementos tienen este identificador. Cada identificador se usa una sola vez",
  },
  "too-many-entries": {
    en: "the catalogue contains too many different cards and bases. The limit is {most}",
    es: "el catálogo contiene demasiadas cartas y bases distintas. El límite es {most}",
  },
  "too-many-limited-abilities": {
    en: "the catalogue contains too many abilities that can be used once per turn. The limit is {most}",
    es: "el catálogo contiene demasiadas capacidades que se pueden usar una vez por turno. El límite es {most}",
  },
  "one-kind-of-outer-rim-pilot": {
    en: "the catalogue must contain exactly one kind of Outer Rim Pilot",
    es: "el catálogo debe contener exactamente un tipo de Piloto del Borde Exterior",
  },
  "one-starting-base": {
    en: "“{entry}”: a faction must have exactly one starting base. This one has {starting}",
    es: "«{entry}»: una facción debe tener exactamente una base inicial. Esta tiene {starting}",
  },
  "too-few-introductory-bases": {
    en: "“{entry}”: a faction must have at least {least} bases for the introductory game",
    es: "«{entry}»: una facción debe tener al menos {least} bases para la partida introductoria",
  },
  "only-bases-can-do-that": {
    en: "“{entry}”: only bases can prevent damage or allow other attacks",
    es: "«{entry}»: solo las bases pueden evitar daño o permitir otros ataques",
  },
  "moment-is-about-no-card": {
    en: "“{entry}”: a trigger “{about}” cannot describe or limit a card. Only the triggers for playing and purchasing a card can",
    es: "«{entry}»: un desencadenante «{about}» no puede describir ni limitar una carta. Solo pueden los de jugar y adquirir una carta",
  },
  "only-bases-are-revealed": {
    en: "“{entry}”: only bases can have an ability that triggers when they are revealed",
    es: "«{entry}»: solo las bases pueden tener una capacidad que se activa cuando se muestran",
  },
  "bases-are-not-played": {
    en: "“{entry}”: a base cannot have a trigger for being played or purchased",
    es: "«{entry}»: una base no puede tener un desencadenante para cuando se juega o se adquiere",
  },
  "depends-on-hidden-cards": {
    en: "“{entry}”: a condition or an amount cannot depend on cards that a player cannot see",
    es: "«{entry}»: una condición o una cantidad no puede depender de cartas que algún jugador no ve",
  },
  "the-opponent-picks-from-their-hand": {
    en: "“{entry}”: the opponent can pick only from their own hand",
    es: "«{entry}»: el adversario solo puede elegir de su propia mano",
  },
  "random-needs-a-count": {
    en: "“{entry}”: a random pick must say how many cards are picked",
    es: "«{entry}»: una elección al azar debe indicar cuántas cartas se eligen",
  },
  "only-purchased-cards-are-sent-on": {
    en: "“{entry}”: a move can refer to a named card only if the card was just purchased",
    es: "«{entry}»: un movimiento solo puede referirse a una carta con nombre si se acaba de adquirir",
  },
  "bind-only-what-all-can-see": {
    en: "“{entry}”: only cards that both players can see can be given a name",
    es: "«{entry}»: solo se puede dar nombre a cartas que ven ambos jugadores",
  },
  "show-one-whole-zone": {
    en: "“{entry}”: looking at cards or revealing them must name exactly one zone, without a filter",
    es: "«{entry}»: para mirar o mostrar cartas hay que indicar exactamente una zona, sin filtro",
  },
  "a-deck-top-needs-a-count": {
    en: "“{entry}”: looking at the top of a deck or revealing it must say how many cards are seen",
    es: "«{entry}»: para mirar o mostrar la parte superior de un mazo hay que indicar cuántas cartas se ven",
  },
  "show-a-hand-or-a-deck-top": {
    en: "“{entry}”: only hands and the tops of decks can be looked at or revealed",
    es: "«{entry}»: solo se pueden mirar o mostrar las manos y las partes superiores de los mazos",
  },
  "a-shown-hand-is-not-bound": {
    en: "“{entry}”: a hand is shown whole, so its cards cannot be given a name or a count",
    es: "«{entry}»: una mano se ve entera, así que no se puede dar nombre ni número a sus cartas",
  },
  "purchase-from-row-or-galaxy-discard": {
    en: "“{entry}”: cards can be purchased only from the galaxy row or the galaxy discard pile",
    es: "«{entry}»: solo se pueden adquirir cartas de la fila de la galaxia o de la pila de descartes de la galaxia",
  },
  "only-units-defeat": {
    en: "“{entry}”: only units can have an ability for attacks that defeat cards",
    es: "«{entry}»: solo las unidades pueden tener una capacidad para los ataques que derrotan cartas",
  },
  "attack-of-own-cards-only": {
    en: "“{entry}”: a constant ability can raise the attack only of its owner's cards in play",
    es: "«{entry}»: una capacidad constante solo puede aumentar el Ataque de las cartas en juego de su dueño",
  },
  "option-id-used-twice": {
    en: "“{entry}”: two options of one choice have the id “{about}”. Each id can be used only once",
    es: "«{entry}»: dos opciones de una misma elección tienen el identificador «{about}». Cada identificador se usa una sola vez",
  },
  "nothing-is-bound": {
    en: "“{entry}”: no earlier step gives a card the name “{about}”",
    es: "«{entry}»: ningún paso anterior da a una carta el nombre «{about}»",
  },
  "name-is-taken": {
    en: "“{entry}”: the name “{about}” is reserved. Use another name",
    es: "«{entry}»: el nombre «{about}» está reservado. Usa otro nombre",
  },
  "look-before-taking-from-a-deck": {
    en: "“{entry}”: cards can be taken from the top of a deck only after they were looked at or revealed",
    es: "«{entry}»: solo se pueden tomar cartas de la parte superior de un mazo después de mirarlas o mostrarlas",
  },
  "bases-stay": {
    en: "“{entry}”: abilities cannot discard, exile or destroy bases",
    es: "«{entry}»: las capacidades no pueden descartar, exiliar ni destruir bases",
  },
  "not-moved-from-there-to-there": {
    en: "“{entry}”: cards cannot be moved between these two places",
    es: "«{entry}»: no se pueden mover cartas entre esos dos lugares",
  },
  "swap-one-galaxy-card": {
    en: "“{entry}”: a swap must take exactly one card, from the galaxy discard pile or shown on top of the galaxy deck",
    es: "«{entry}»: un intercambio debe tomar exactamente una carta, de la pila de descartes de la galaxia o mostrada encima del mazo de la galaxia",
  },
  "swap-with-one-row-card": {
    en: "“{entry}”: a card can be swapped only with one card in the galaxy row",
    es: "«{entry}»: una carta solo se puede intercambiar por una carta de la fila de la galaxia",
  },
  "only-capital-ships-and-bases": {
    en: "“{entry}”: only capital ships and bases can take damage, and only capital ships can be destroyed",
    es: "«{entry}»: solo las naves de línea y las bases pueden recibir daño, y solo las naves de línea pueden ser destruidas",
  },
};
