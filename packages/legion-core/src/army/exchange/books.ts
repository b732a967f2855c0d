import type { CardIndex } from "../card-index.ts";
import type { Codes } from "./codes.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * The lookups for reading and writing lists: the cards of a catalogue and the names and codes that other programs use
 * for them.
 */
export interface Books {
  readonly lookup: CardIndex;
  readonly codes: Codes;
  readonly lexicon: Lexicon;
}
