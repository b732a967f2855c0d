import type { RulesOf } from "./ids.ts";

/** Aim of the game, components and set-up. */
export const SETUP_RULES: RulesOf<"overview" | "components" | "setup"> = {
  "dbg.overview.two-players": {
    source: "RESUMEN DEL JUEGO",
    kind: "definition",
    rule: "The game is competitive and for two players, one taking the Empire and the other the Rebels.",
  },
  "dbg.overview.goal": {
    source: "RESUMEN DEL JUEGO",
    kind: "definition",
    rule: "A player wins by being the first to destroy three of the opponent's bases.",
    sameAs: "dbg.win.three-bases",
  },
  "dbg.components.cards": {
    source: "CONTENIDO",
    kind: "definition",
    rule: "The box holds 10 Empire starter cards, 10 Rebel starter cards, 90 galaxy cards, 10 Outer Rim Pilot cards and 20 base cards (10 per faction).",
  },
  "dbg.components.counters": {
    source: "CONTENIDO",
    kind: "definition",
    rule: "The box holds 50 damage counters, 20 resource counters, one Force marker, one Balance of the Force track and 2 reference cards.",
    ambiguity:
      "Whether the counters limit damage or resources when the supply runs out is not said; they only count, so it never does.",
  },
  "dbg.setup.choose-faction": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Each player takes a different faction, Empire or Rebel.",
  },
  "dbg.setup.rebel-base-deck": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The introductory Rebel base deck is Dantooine (starting base), Hoth, Mon Cala, Sullust and Yavin 4.",
  },
  "dbg.setup.empire-base-deck": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The introductory Empire base deck is Lothal (starting base), Corellia, Coruscant, Death Star and Endor.",
  },
  "dbg.setup.other-bases-out": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The other five bases of each faction stay in the box in the introductory game.",
  },
  "dbg.setup.starting-base-up": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Each player begins with the starting base face up and in play.",
  },
  "dbg.setup.remaining-bases-down": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "A player's other bases lie face down beneath the starting base; their order has no meaning.",
  },
  "dbg.setup.rebel-starter-deck": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The Rebel player deck starts with 1 Temple Guardian, 7 Alliance Shuttles and 2 Rebel Troopers.",
  },
  "dbg.setup.empire-starter-deck": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The Empire player deck starts with 7 Imperial Shuttles, 2 Stormtroopers and 1 Inquisitor.",
  },
  "dbg.setup.shuffle-starter": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Each starter deck is shuffled and placed face down as the player deck.",
  },
  "dbg.setup.galaxy-deck": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "All 90 galaxy cards are shuffled together into one face-down galaxy deck.",
  },
  "dbg.setup.galaxy-row-six": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Six cards drawn from the galaxy deck are laid face up as the galaxy row.",
  },
  "dbg.setup.galaxy-row-orientation": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "In the row Empire cards face the Empire player, Rebel cards the Rebel player, neutral cards lie sideways (presentation only).",
    untestable: "How cards are turned on the table changes nothing in the game.",
  },
  "dbg.setup.pilots": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The 10 Outer Rim Pilots form a face-up pile apart from the galaxy row.",
  },
  "dbg.setup.supply": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Damage and resource counters form a common supply.",
    coveredBy: "dbg.components.counters",
  },
  "dbg.setup.force-track": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The Balance of the Force track lies beside the pilots with each faction's end towards its player (presentation only).",
    untestable: "Where the track lies changes nothing in the game.",
  },
  "dbg.setup.force-start": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "The Force marker starts on the last space of the Rebel end of the track.",
  },
  "dbg.setup.opening-hand": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Each player draws the first 5 cards of their deck as the opening hand.",
  },
  "dbg.setup.discard-piles": {
    source: "EJEMPLO DE PREPARACIÓN DE LA PARTIDA",
    kind: "definition",
    rule: "There are three discard piles: one per player and one for the galaxy.",
  },
  "dbg.setup.victory-piles": {
    source: "EJEMPLO DE PREPARACIÓN DE LA PARTIDA",
    kind: "definition",
    rule: "Each player has a victory pile, empty at the start.",
  },
};
