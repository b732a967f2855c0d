import { at, type CardCode, type Pile, takeFromBag } from "@sw/tabletop";
import { type Box, cardId } from "../state/box.ts";

/** A drawn card and the sides that know it. */
export interface Drawn {
  readonly card: CardCode;
  readonly knownTo: number;
}

/** Takes a card out of a bag that holds it. */
export function takeOut(box: Box, pile: Pile, card: CardCode): Drawn & { readonly pile: Pile } {
  const taken = takeFromBag(pile, card);
  if (taken === undefined) throw new RangeError(`${cardId(box, card)} is not there`);
  return taken;
}

/** Returns the distinct cards of a pile, ascending: copies cannot be told apart. */
export function distinct(pile: Pile): readonly CardCode[] {
  const found: CardCode[] = [];
  for (const { cards } of pile) for (const card of cards) if (!found.includes(card)) found.push(card);
  return isAscending(found) ? found : found.sort((a, b) => a - b);
}

/** Whether the cards are in ascending order, as in a pile of a single unordered segment. */
function isAscending(cards: readonly CardCode[]): boolean {
  for (let index = 1; index < cards.length; index++) if (at(cards, index) < at(cards, index - 1)) return false;
  return true;
}
