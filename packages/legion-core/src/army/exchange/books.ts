import type { CardIndex } from "../card-index.ts";
import type { Codes } from "./codes.ts";
import type { Lexicon } from "./lexicon.ts";

/** What lists are written and read with: the cards, and what others call them. */
export interface Books {
  readonly lookup: CardIndex;
  readonly codes: Codes;
  readonly lexicon: Lexicon;
}
