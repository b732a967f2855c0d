import type { Deck } from "../state/events.ts";

/** The names of the tactic decks by theater. */
export const TACTIC_DECKS: readonly [Deck, Deck] = ["space-tactic", "ground-tactic"];
