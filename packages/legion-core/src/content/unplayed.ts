import type { Unplayed } from "../army/playable.ts";

/**
 * Keywords and cards of the catalogue that have no entry, so that rules of armies can tell without the game: none. Entries
 * decide: `node scripts/unplayed.mjs --write` writes this list anew after a card was added, and a test holds it against them.
 */
export const UNPLAYED: Unplayed = {
  keywords: [],
  cards: [],
};
