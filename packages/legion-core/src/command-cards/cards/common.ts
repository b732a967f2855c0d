import type { CommandCard } from "../types.ts";

/** Command cards of no faction; those that do nothing but order units, and one that goes back to the hand. */
export const COMMON: readonly CommandCard[] = [
  { id: "ambush" },
  { id: "push" },
  { id: "assault" },
  { id: "standing-orders" },
];
