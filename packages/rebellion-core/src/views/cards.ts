import { type CardCode, hiddenPool, isHidden, isKnown, type Pile, type Segment, viewBag, viewDeck } from "@sw/tabletop";
import { type Box, cardId } from "../state/box.ts";
import { PLANTED_BIT } from "../state/seats.ts";
import { backOf, inBackOrder } from "./backs.ts";
import type { Cards } from "./shapes.ts";

/**
 * Returns a deck as the sides in `mask` see it. Positions, backs and who knows the cards are public; hidden cards are
 * not.
 */
export function deckView(box: Box, pile: Pile, mask: number): Cards {
  return viewDeck(pile, mask, (code) => cardId(box, code)).map((part, index) => {
    const segment = pile[index];
    if (segment === undefined || !isHidden(part.cards)) return { ...part, backs: [] };
    const backs = backsOf(box, segment);
    return { ...part, backs: segment.ordered ? backs : inBackOrder(backs) };
  });
}

/** Returns a hand as the sides in `mask` see it. With `backless`, as for missions, even the backs are hidden. */
export function bagView(box: Box, pile: Pile, mask: number, owner: number, backless = false): Cards {
  const hidden = pile.filter((segment) => !isKnown(segment, mask));
  const backs = backless ? [] : inBackOrder(hidden.flatMap((segment) => backsOf(box, segment)));
  return viewBag(pile, mask, owner, (code) => cardId(box, code)).map((part) => ({
    ...part,
    backs: isHidden(part.cards) ? backs : [],
  }));
}

function backsOf(box: Box, { cards, knownTo }: Segment): ReturnType<typeof inBackOrder> {
  return cards.map((code) => backOf(box, code, (knownTo & PLANTED_BIT) !== 0));
}

/** Returns the ids of cards. */
export function named(box: Box, cards: readonly CardCode[]): readonly string[] {
  return cards.map((code) => cardId(box, code));
}

/** Returns all cards of piles that pass the test and that the sides in `mask` cannot locate, as one set. */
export function poolView(
  box: Box,
  piles: readonly Pile[],
  mask: number,
  fits: (code: CardCode) => boolean = () => true,
): readonly string[] {
  return named(box, hiddenPool(piles, mask).filter(fits));
}
