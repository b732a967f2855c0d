import type { Advantage } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Advantage cards of the Rebel Alliance. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    id: "no-time-to-lose",
    name: { en: "No Time to Lose" },
    faction: "rebel-alliance",
    summary:
      "At the start of a friendly activation an advantage token of the own pass pool may be spent: the unit gains 1 aim and 1 dodge, or makes a free Recover.",
    verification: BATTLE_CARDS,
  },
];
