import type { RulesOf } from "./ids.ts";

/** Modes and optional rules. */
export const MODES_RULES: RulesOf<"mode" | "option"> = {
  "dbg.mode.ten-bases-each": {
    source: "MODOS DE JUEGO AVANZADOS",
    kind: "definition",
    rule: "Ten bases per faction exist; the introductory game uses five of them.",
  },
  "dbg.mode.full-all-bases": {
    source: "GALAXIA COMPLETA",
    kind: "option",
    rule: "Full galaxy: both players have all 10 bases of their faction in their base deck; all else is as in the introductory game (including the starting base).",
    ambiguity: "Which bases the opponent still has is known to both players.",
  },
  "dbg.mode.full-recommended-four": {
    source: "GALAXIA COMPLETA",
    kind: "option",
    rule: "Full galaxy: playing to 4 destroyed bases is recommended.",
  },
  "dbg.mode.secret-choose-four": {
    source: "BASES SECRETAS",
    kind: "option",
    rule: "Secret bases: each player starts with their starting base and secretly chooses 4 of the other 9 bases as their base deck, face down beneath it.",
    ambiguity: "Who chooses first is not said; the Empire does, and as nothing of it shows, the order does not matter.",
  },
  "dbg.mode.secret-rest-out": {
    source: "BASES SECRETAS",
    kind: "option",
    rule: "Secret bases: unchosen bases go back to the box.",
  },
  "dbg.mode.secret-unknown": {
    source: "BASES SECRETAS",
    kind: "restriction",
    rule: "Secret bases: neither player knows which bases the other's base deck holds.",
    ambiguity: "The boxed bases therefore stay secret as well.",
  },
  "dbg.mode.secret-recommended-four": {
    source: "BASES SECRETAS",
    kind: "option",
    rule: "Secret bases: playing to 4 destroyed bases is recommended.",
  },
  "dbg.mode.pairs": {
    source: "MULTIJUGADOR POR PAREJAS",
    kind: "option",
    rule: "Pairs: two players against two, needing a second base box; its rules are published outside the rulebook.",
    ambiguity: "The rules themselves are not available, so the mode is known by name and refused at set-up.",
  },
  "dbg.option.combine": {
    source: "REGLAS OPCIONALES",
    kind: "option",
    rule: "Optional rules may be combined with each other and with any mode.",
  },
  "dbg.option.length-range": {
    source: "AJUSTAR LA DURACIÓN DE LAS PARTIDAS",
    kind: "option",
    rule: "The number of bases to destroy may be set before the game: 2 for a short game, 4 or 5 for a longer one, 3 by default.",
  },
  "dbg.option.length-agreed": {
    source: "AJUSTAR LA DURACIÓN DE LAS PARTIDAS",
    kind: "restriction",
    rule: "Both players must know the number when the game starts.",
  },
  "dbg.option.neutral-not-attackable": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "restriction",
    rule: "Neutral cards in the galaxy row can be neither hunted nor sabotaged.",
  },
  "dbg.option.bribe": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "option",
    rule: "Bribing: a player may spend resources equal to a neutral galaxy-row card's cost to put it into the galaxy discard pile.",
  },
  "dbg.option.bribe-not-acquired": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "definition",
    rule: "A bribed card does not go to the player's deck or discard pile.",
  },
  "dbg.option.bribe-types": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "definition",
    rule: "Neutral units and neutral capital ships alike may be bribed (the example names Rodian Gunslinger and C-ROC Cruiser).",
  },
  "dbg.option.bribe-off-by-default": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "restriction",
    rule: "Without this option neutral cards cannot be removed from the row by paying unless they are purchased.",
  },
  "dbg.option.bribe-refill": {
    source: "SOBORNAR CARTAS NEUTRALES",
    kind: "procedure",
    rule: "The slot of a bribed card is refilled like any other.",
    ambiguity: "Only implied by the general rule that a card leaving the row is replaced at once.",
  },
};
