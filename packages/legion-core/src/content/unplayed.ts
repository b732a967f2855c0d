import type { Unplayed } from "../army/playable.ts";

/**
 * Keywords and cards of the catalogue that have no entry by now, so that rules of armies can tell without the game. Entries
 * decide: `node scripts/unplayed.mjs --write` writes this list anew, and a test holds it against them.
 */
export const UNPLAYED: Unplayed = {
  keywords: [],
  cards: ["size-matters-sometimes"],
};
