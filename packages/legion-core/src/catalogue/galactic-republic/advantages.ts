import type { Advantage } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Advantage cards of the Galactic Republic. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    id: "coordinated-strike",
    name: { en: "Coordinated Strike" },
    faction: "galactic-republic",
    summary:
      "Starts with 1 advantage token. In the Issue Orders step it may be removed to give up to 2 friendly Republic units Coordinate with clone troopers or Republic vehicles.",
    verification: BATTLE_CARDS,
  },
];
