import type { Advantage } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Advantage cards of the Galactic Empire. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    id: "black-ops",
    name: { en: "Black Ops" },
    faction: "galactic-empire",
    summary:
      "At the start of the first Activation Phase choose a friendly corps or special forces trooper unit of at most 6 miniatures: it gains Infiltrate, or 1 aim and 1 dodge if it already has it.",
    verification: BATTLE_CARDS,
  },
];
