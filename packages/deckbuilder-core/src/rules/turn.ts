import type { RulesOf } from "./ids.ts";

/** The turn: start, playing, purchasing, end, decks that run out. */
export const TURN_RULES: RulesOf<"turn" | "turn-start" | "play" | "purchase" | "end-turn" | "deck-out"> = {
  "dbg.turn.empire-first": {
    source: "CÓMO JUGAR",
    kind: "procedure",
    rule: "The Empire player takes the first turn, then the Rebel player, and turns alternate until someone wins.",
  },
  "dbg.turn-start.order": {
    source: "PRINCIPIO DEL TURNO",
    kind: "procedure",
    rule: "The start of a turn has three steps in this order: new base if needed, Force bonus, resources of capital ships.",
    ambiguity: "Where abilities for the start of a turn come in is not said; they come after the three steps.",
  },
  "dbg.turn-start.new-base": {
    source: "PRINCIPIO DEL TURNO",
    kind: "procedure",
    rule: "First, if the player has no base because it was destroyed in the opponent's turn, they look at their remaining bases and choose one to reveal as their new base.",
    ambiguity: "With a single base left there is nothing to choose; it is revealed without asking.",
  },
  "dbg.turn-start.new-base-free-choice": {
    source: "PRINCIPIO DEL TURNO",
    kind: "definition",
    rule: "The new base is chosen freely among the remaining ones, not taken at random.",
  },
  "dbg.turn-start.force-bonus": {
    source: "PRINCIPIO DEL TURNO",
    kind: "procedure",
    rule: "Second, if the marker is on the last space of their end, the player gains 1 resource counter.",
    ambiguity:
      "A base revealed in the first step may move the marker before this check; the order of the steps lets it count.",
  },
  "dbg.turn-start.ship-resources": {
    source: "PRINCIPIO DEL TURNO",
    kind: "procedure",
    rule: "Third, the player gains the resources of every capital ship they have in play.",
  },
  "dbg.turn-start.gain-resources": {
    source: "PRINCIPIO DEL TURNO",
    kind: "procedure",
    rule: "Gaining resources takes that many counters from the common supply into the player's resource pool.",
  },
  "dbg.turn-start.resource-pool": {
    source: "PRINCIPIO DEL TURNO",
    kind: "definition",
    rule: "The resources gained during one's turn form the resource pool of that turn.",
  },
  "dbg.turn.actions": {
    source: "SECUENCIA DEL TURNO",
    kind: "procedure",
    rule: "In their turn a player may play a card, purchase a card, use a card ability, commit cards to an attack, resolve an attack, and end the turn.",
  },
  "dbg.turn.any-order": {
    source: "SECUENCIA DEL TURNO",
    kind: "procedure",
    rule: "These actions may be taken in any order and any number of times as far as possible.",
  },
  "dbg.turn.no-duty": {
    source: "SECUENCIA DEL TURNO",
    kind: "definition",
    rule: "None of them but ending the turn must be taken.",
    ambiguity:
      "Inferred from the wording that any number of actions may be taken and from the answers on optional cards and abilities.",
  },
  "dbg.play.from-hand": {
    source: "JUGAR UNA CARTA",
    kind: "procedure",
    rule: "Playing a card moves it from hand face up into the player's play area; from then on it is in play.",
  },
  "dbg.play.free": { source: "JUGAR UNA CARTA", kind: "definition", rule: "Playing a card costs nothing." },
  "dbg.play.gain-resources-now": {
    source: "JUGAR UNA CARTA",
    kind: "procedure",
    rule: "Right after it is played the player gains its resources.",
  },
  "dbg.play.then-force": {
    source: "JUGAR UNA CARTA",
    kind: "procedure",
    rule: "After that the marker moves towards the player's end by the card's Force value.",
  },
  "dbg.play.usable-at-once": {
    source: "JUGAR UNA CARTA",
    kind: "definition",
    rule: "A card in play may use its ability and be committed to an attack in the turn it was played.",
  },
  "dbg.play.units-stay": {
    source: "JUGAR UNA CARTA",
    kind: "definition",
    rule: "Units stay in play until the end of the turn.",
  },
  "dbg.play.ships-stay": {
    source: "JUGAR UNA CARTA",
    kind: "definition",
    rule: "Capital ships stay in play until they have damage equal to their hit points (or an effect removes them).",
  },
  "dbg.purchase.where": {
    source: "ADQUIRIR UNA CARTA",
    kind: "definition",
    rule: "Cards in the galaxy row and in the Outer Rim Pilot deck may be purchased.",
  },
  "dbg.purchase.rebel-limit": {
    source: "ADQUIRIR UNA CARTA",
    kind: "restriction",
    rule: "The Rebel player may purchase Rebel and neutral cards, never Empire cards.",
  },
  "dbg.purchase.empire-limit": {
    source: "ADQUIRIR UNA CARTA",
    kind: "restriction",
    rule: "The Empire player may purchase Empire and neutral cards, never Rebel cards.",
  },
  "dbg.purchase.pay-cost": {
    source: "ADQUIRIR UNA CARTA",
    kind: "procedure",
    rule: "To purchase a card the player returns counters equal to its cost from their resource pool to the supply.",
  },
  "dbg.purchase.cannot-afford": {
    source: "ADQUIRIR UNA CARTA",
    kind: "restriction",
    rule: "A card cannot be purchased with fewer resources than its cost.",
  },
  "dbg.purchase.to-discard": {
    source: "ADQUIRIR UNA CARTA",
    kind: "procedure",
    rule: "The purchased card goes face up on top of the player's discard pile.",
  },
  "dbg.purchase.usable-later": {
    source: "ADQUIRIR UNA CARTA",
    kind: "definition",
    rule: "A purchased card is used once it is shuffled into the deck and drawn, unless an effect puts it elsewhere.",
  },
  "dbg.purchase.refill-row": {
    source: "ADQUIRIR UNA CARTA",
    kind: "procedure",
    rule: "A card leaving the galaxy row is at once replaced by the top card of the galaxy deck, face up.",
  },
  "dbg.purchase.refill-usable": {
    source: "ADQUIRIR UNA CARTA",
    kind: "definition",
    rule: "A card that just filled a slot may be purchased or attacked in the same turn.",
    ambiguity: "Implied: nothing makes a new row card wait.",
  },
  "dbg.purchase.several": {
    source: "ADQUIRIR UNA CARTA",
    kind: "definition",
    rule: "Any number of cards may be purchased in a turn.",
  },
  "dbg.purchase.pilots-not-refilled": {
    source: "ADQUIRIR UNA CARTA",
    kind: "limit",
    rule: "The Outer Rim Pilot deck is never refilled; after ten purchases none is left.",
    ambiguity: "Stated only through the count of the pile.",
  },
  "dbg.end-turn.announce": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "A player ends the turn when they have done all they want; they say so.",
  },
  "dbg.end-turn.discard-units": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "First, all of the player's units in play are discarded.",
  },
  "dbg.end-turn.keep-base-ships": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "Then the base and the capital ships in play return to the play area and stay in play.",
    ambiguity:
      "The Spanish text says they keep their present orientation, while the marks of used abilities must be gone by the next turn (once per turn); taken as a slip for returning them upright.",
  },
  "dbg.end-turn.discard-hand": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "Next, the player discards all cards left in hand.",
  },
  "dbg.end-turn.clear-pool": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "In the same step all resource counters left in the pool return to the supply; resources never carry over.",
  },
  "dbg.end-turn.draw-five": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "Last, the player draws 5 cards.",
  },
  "dbg.end-turn.reshuffle-mid-draw": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "If the deck runs out during that draw, the discard pile is shuffled into a new deck and the draw goes on.",
  },
  "dbg.end-turn.example-three-left": {
    source: "FINALIZAR TU TURNO",
    kind: "procedure",
    rule: "Example: with three cards left the player draws those three first, then shuffles the discard pile and draws two more.",
  },
  "dbg.end-turn.discards-before-draw": {
    source: "FINALIZAR TU TURNO",
    kind: "definition",
    rule: "As units and hand are discarded before the draw, they are part of the pile that is shuffled.",
  },
  "dbg.deck-out.when-needed": {
    source: "SI SE AGOTA EL MAZO",
    kind: "procedure",
    rule: "If a card must be drawn from a deck that is empty, its discard pile is shuffled to form a new deck.",
    ambiguity: "The shuffle and the rest of the draw are one act; nothing may be done in between.",
  },
  "dbg.deck-out.not-before": {
    source: "SI SE AGOTA EL MAZO",
    kind: "restriction",
    rule: "A discard pile is not shuffled merely because the deck has become empty.",
  },
  "dbg.deck-out.player-deck": {
    source: "SI SE AGOTA EL MAZO",
    kind: "procedure",
    rule: "A player's discard pile is shuffled only when that player needs to draw a card.",
  },
  "dbg.deck-out.galaxy-deck": {
    source: "SI SE AGOTA EL MAZO",
    kind: "procedure",
    rule: "The galaxy discard pile is shuffled only when a card must be added to the galaxy row.",
    ambiguity:
      "What happens when the empty galaxy deck must be looked at or revealed is not said; by this rule it is not shuffled then, and nothing is seen.",
  },
  "dbg.deck-out.both-empty": {
    source: "SI SE AGOTA EL MAZO",
    kind: "definition",
    rule: "If deck and discard pile are both empty, no card is drawn.",
    ambiguity: "Not covered by the text; the draw ends with fewer cards, and a slot of the row stays empty.",
  },
};
