import type { Unplayed } from "../army/playable.ts";

/**
 * The keywords and cards of the catalogue without an entry, currently none. Army rules use this list because they do
 * not load the game. After you add a card, run `node scripts/unplayed.mjs --write` to update it; a test compares it
 * with the entries.
 */
export const UNPLAYED: Unplayed = {
  keywords: [],
  cards: [],
};
