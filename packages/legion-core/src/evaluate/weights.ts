import type { Weights } from "@sw/tabletop";

/** Written by `pnpm fit`: what the features of a position weigh. */
export const WEIGHTS: Weights = {
  command: "pnpm fit legion --games 30 --rounds 1 --seed fit",
  date: "2026-11-28",
  games: 30,
  weights: {
    points: 1.064,
    "points-late": 0.944,
    units: 0.306,
    alive: 1.134,
    "alive-early": 0.862,
    shaken: -0.129,
    ordered: 0.151,
    "to-act": 0.931,
    "in-reach": 0.269,
    near: 1.748,
    "near-early": 1.109,
    secured: 0.774,
    "secured-early": 0.559,
    claimed: 0.547,
    helpful: -0.163,
    hand: 0.473,
    passes: -0.573,
  },
};
