import type { Weights } from "@sw/tabletop";

/** Written by `pnpm fit`: what the features of a position weigh. */
export const WEIGHTS: Weights = {
  command: "pnpm fit deckbuilder --games 200 --rounds 2 --seed fit",
  date: "2026-11-28",
  games: 400,
  weights: {
    "bases-destroyed": 2.658,
    "last-base": 0.384,
    "base-left": 0.558,
    "ships-left": 0.461,
    "ships-attack": 0.139,
    "deck-cost": 1.905,
    "deck-attack": -0.88,
    "deck-resources": -0.314,
    "deck-force": -0.746,
    "deck-size": -0.524,
    force: 0.255,
    "force-end": -0.035,
    turn: -0.018,
    ready: 0.127,
    pool: 0.026,
    breaks: -0.004,
    "hand-attack": -0.003,
    "hand-resources": -0.089,
    "hand-in-turn": 0.156,
  },
};
