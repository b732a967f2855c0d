import type { Line } from "../language/locale.ts";

/** What is wrong with a home-made card or base, by code; `{entry}` is its id, or the faction or nothing for the whole. */
export const CATALOGUE_LINES: Readonly<Record<string, Line>> = {
  "hit-points-are-for-capital-ships": {
    en: "{entry}: capital ships have hit points, and units have none",
    es: "{entry}: las naves de línea tienen Resistencia, y las unidades no",
  },
  "target-and-reward-come-together": {
    en: "{entry}: a target value and a reward come together or not at all",
    es: "{entry}: el Objetivo y la recompensa van juntos o no van",
  },
  "only-faction-units-are-targets": {
    en: "{entry}: only units of a faction have a target value",
    es: "{entry}: solo las unidades de una facción tienen Objetivo",
  },
  "starter-of-the-other-faction": {
    en: "{entry}: a starter deck holds no cards of the other faction",
    es: "{entry}: un mazo de inicio no contiene cartas de la otra facción",
  },
  "id-used-twice": { en: "{entry}: each id is used once", es: "{entry}: cada identificador se usa una sola vez" },
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
    en: "{entry}: a faction has exactly one starting base, not {starting}",
    es: "{entry}: una facción tiene exactamente una base inicial, no {starting}",
  },
  "too-few-introductory-bases": {
    en: "{entry}: a faction has at least {least} bases for the introductory game",
    es: "{entry}: una facción tiene al menos {least} bases para la partida introductoria",
  },
  "only-bases-can-do-that": {
    en: "{entry}: only bases prevent damage or allow other attacks",
    es: "{entry}: solo las bases evitan daño o permiten otros ataques",
  },
  "moment-is-about-no-card": {
    en: "{entry}: only playing and purchasing are about a card that can be described or limited",
    es: "{entry}: solo jugar y adquirir tratan de una carta que se pueda describir o limitar",
  },
  "only-bases-are-revealed": {
    en: "{entry}: only bases have abilities for being revealed",
    es: "{entry}: solo las bases tienen capacidades para cuando se muestran",
  },
  "bases-defeat-nothing": {
    en: "{entry}: a base takes part in no attack, so it defeats nothing",
    es: "{entry}: una base no participa en ataques, así que no derrota nada",
  },
  "bases-are-not-played": {
    en: "{entry}: a base is not played or purchased",
    es: "{entry}: una base no se juega ni se adquiere",
  },
  "depends-on-hidden-cards": {
    en: "{entry}: a condition or an amount must not depend on cards that somebody cannot see",
    es: "{entry}: una condición o una cantidad no debe depender de cartas que alguien no puede ver",
  },
  "nothing-is-bound-as": {
    en: "{entry}: no earlier step binds the name “{name}”",
    es: "{entry}: ningún paso anterior da el nombre «{name}»",
  },
  "a-deck-top-stands-alone": {
    en: "{entry}: the top of a deck is named alone, without other zones or a filter",
    es: "{entry}: la parte superior de un mazo se nombra sola, sin otras zonas ni filtro",
  },
  "the-opponent-picks-from-their-hand": {
    en: "{entry}: the opponent picks only from their own hand",
    es: "{entry}: el adversario solo elige de su propia mano",
  },
  "random-needs-a-count": {
    en: "{entry}: a random pick needs the number of cards",
    es: "{entry}: una elección al azar necesita el número de cartas",
  },
  "only-purchased-cards-are-sent-on": {
    en: "{entry}: of the cards with a name only one just purchased can be moved",
    es: "{entry}: de las cartas con nombre solo se puede mover una recién adquirida",
  },
  "move-from-hand-discard-or-row": {
    en: "{entry}: cards are moved from a hand, a discard pile or the galaxy row",
    es: "{entry}: las cartas se mueven de una mano, de una pila de descartes o de la fila de la galaxia",
  },
  "bind-only-what-all-can-see": {
    en: "{entry}: a name can be given only to cards that everyone sees",
    es: "{entry}: solo se puede dar nombre a cartas que todos ven",
  },
  "swap-a-galaxy-card": {
    en: "{entry}: what is swapped comes from the galaxy discard pile or the top of the galaxy deck",
    es: "{entry}: lo que se intercambia viene de la pila de descartes o de la parte superior del mazo de la galaxia",
  },
  "swap-with-the-row": {
    en: "{entry}: a card is swapped with one in the galaxy row",
    es: "{entry}: una carta se intercambia por otra de la fila de la galaxia",
  },
  "show-one-whole-zone": {
    en: "{entry}: exactly one zone is looked at or revealed, without a filter",
    es: "{entry}: se mira o se muestra exactamente una zona, sin filtro",
  },
  "a-deck-top-needs-a-count": {
    en: "{entry}: how many cards on top of the deck are shown must be said",
    es: "{entry}: hay que decir cuántas cartas de la parte superior del mazo se ven",
  },
  "show-a-hand-or-a-deck-top": {
    en: "{entry}: only hands and the tops of decks are looked at or revealed",
    es: "{entry}: solo se miran o se muestran manos y partes superiores de mazos",
  },
  "a-shown-hand-is-not-bound": {
    en: "{entry}: a hand is shown whole, and its cards get no name",
    es: "{entry}: una mano se ve entera, y sus cartas no reciben nombre",
  },
  "purchase-from-row-or-galaxy-discard": {
    en: "{entry}: cards are purchased from the galaxy row or the galaxy discard pile",
    es: "{entry}: las cartas se adquieren de la fila o de la pila de descartes de la galaxia",
  },
  "damage-to-bases-and-capital-ships": {
    en: "{entry}: damage is dealt to bases and capital ships in play",
    es: "{entry}: el daño se inflige a bases y a naves de línea en juego",
  },
  "destroy-in-play-or-row": {
    en: "{entry}: capital ships are destroyed in play or in the galaxy row",
    es: "{entry}: las naves de línea se destruyen en juego o en la fila de la galaxia",
  },
};
