import fc from "fast-check";
import { addToBag, type CardCode, EMPTY_PILE, type Pile, type SeatMask, type Segment } from "../../src/piles/pile.ts";

/** A card of few kinds, so that copies meet. */
export const card: fc.Arbitrary<CardCode> = fc.integer({ min: 1, max: 5 });
/** Some cards. */
export const cards: fc.Arbitrary<readonly CardCode[]> = fc.array(card, { maxLength: 12 });
/** A set of up to three seats. */
export const mask: fc.Arbitrary<SeatMask> = fc.integer({ min: 0, max: 7 });

const segment: fc.Arbitrary<Segment> = fc
  .record({ cards: fc.array(card, { minLength: 1, maxLength: 5 }), ordered: fc.boolean(), knownTo: mask })
  .map((part) => (part.ordered ? part : { ...part, cards: [...part.cards].sort((a, b) => a - b) }));

/** A deck of any segments. */
export const deck: fc.Arbitrary<Pile> = fc.array(segment, { maxLength: 5 });

/** The hand of the seat with bit 1: dealt card by card, each known to that seat and perhaps to others. */
export const dealtBag: fc.Arbitrary<Pile> = fc
  .array(fc.record({ code: card, seenBy: mask }), { maxLength: 8 })
  .map((dealt) => dealt.reduce((bag: Pile, { code, seenBy }) => addToBag(bag, code, seenBy | 1), EMPTY_PILE));
