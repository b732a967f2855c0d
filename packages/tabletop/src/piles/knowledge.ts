import { at } from "../at.ts";
import type { Chance } from "../chance/chance.ts";
import { addToBag, type CardCode, EMPTY_PILE, type Pile, type SeatMask, type Segment, shuffled } from "./pile.ts";

/**
 * A placeholder for something that exists but is hidden from the viewer, never for "nothing here". It is an object, so
 * that neither code nor the compiler mistakes it for a card name: check with {@link isHidden} first.
 */
export interface Hidden {
  readonly hidden: true;
}

/** The one {@link Hidden} value in views and events. After JSON parsing it is an equal object, but not the same one. */
export const HIDDEN: Hidden = /* @__PURE__ */ Object.freeze({ hidden: true });

/** Whether a value stands for something hidden from the viewer. Also works in a view that was parsed from JSON. */
export function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && "hidden" in value && value.hidden === true;
}

/** A card in an event, and the viewers who may know it. Other viewers see {@link HIDDEN}. */
export interface Seen<Card, Viewer> {
  readonly card: Card | Hidden;
  readonly seenBy: readonly Viewer[];
}

/** Returns the card of an event as a viewer sees it. */
export function shownTo<Viewer, Card extends Seen<unknown, Viewer>>(seen: Card, viewer: Viewer): Card {
  return seen.seenBy.includes(viewer) ? seen : { ...seen, card: HIDDEN };
}

/** A part of a pile as a seat sees it: its cards, or the number of hidden cards. */
export interface SegmentView<Card> {
  readonly count: number;
  readonly cards: readonly Card[] | Hidden;
  readonly ordered: boolean;
  /**
   * The seats that know these cards. For the hidden part of a bag it says only what follows from the owner: see
   * `viewBag`.
   */
  readonly knownTo: SeatMask;
}

/** A pile as a seat sees it. */
export type PileView<Card> = readonly SegmentView<Card>[];

/** Lists the cards of a pile that the viewer may see, the top of a deck first, without the hidden ones. */
export function shownCards<Card>(pile: PileView<Card>): readonly Card[] {
  return pile.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
}

/**
 * Lists all cards of a pile, the top of a deck first, with {@link HIDDEN} for each card that the viewer may not see.
 */
export function cardByCard<Card>(pile: PileView<Card>): readonly (Card | Hidden)[] {
  return pile.flatMap(({ cards, count }): readonly (Card | Hidden)[] =>
    isHidden(cards) ? Array.from({ length: count }, () => HIDDEN) : cards,
  );
}

/** Counts the cards in a pile, including hidden ones. */
export function cardCount(pile: PileView<unknown>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** Returns a deck as the seats in `mask` see it. Positions and who knows them are public, hidden cards are not. */
export function viewDeck<Card>(pile: Pile, mask: SeatMask, show: (card: CardCode) => Card): PileView<Card> {
  return pile.map((segment) => viewSegment(segment, mask, show));
}

/**
 * Returns a bag (a hand) as the seats in `mask` see it. Its hidden cards form one part, marked as known only to
 * `owner`: showing what third seats have seen of it would reveal which copy was played.
 */
export function viewBag<Card>(
  pile: Pile,
  mask: SeatMask,
  owner: SeatMask,
  show: (card: CardCode) => Card,
): PileView<Card> {
  const shown = pile.filter((segment) => isKnown(segment, mask)).map((segment) => viewSegment(segment, mask, show));
  let count = 0;
  for (const segment of pile) if (!isKnown(segment, mask)) count += segment.cards.length;
  return count === 0 ? shown : [{ count, cards: HIDDEN, ordered: false, knownTo: owner }, ...shown];
}

/** Lists, sorted, the cards of several piles that the seats in `mask` know only as a set, without their places. */
export function hiddenPool(piles: readonly Pile[], mask: SeatMask): readonly CardCode[] {
  const pool: CardCode[] = [];
  for (const pile of piles) for (const segment of pile) if (!isKnown(segment, mask)) pool.push(...segment.cards);
  return pool.sort((a, b) => a - b);
}

/** Deals the cards of a pool to the hidden places of views, in an order that chance decides. */
export interface Dealer {
  /** Returns the next `count` cards of the pool. */
  deal(count: number): readonly CardCode[];
}

/** Creates a dealer for a pool. */
export function dealer(
  pool: readonly CardCode[],
  chance: Chance,
  label: string,
  nameOf: (card: CardCode) => string,
): Dealer {
  const order =
    pool.length < 2 ? pool.map((_, index) => index) : chance.order(label, pool.length, (i) => nameOf(at(pool, i)));
  let next = 0;
  return {
    deal(count) {
      const cards = order.slice(next, next + count).map((index) => at(pool, index));
      next += count;
      return cards;
    },
  };
}

/** Creates a deck that is consistent with its view, with the hidden parts dealt. */
export function dealDeck<Card>(view: PileView<Card>, read: (card: Card) => CardCode, from: Dealer): Pile {
  return view.map(({ cards, count, ordered, knownTo }) => {
    const dealt = isHidden(cards) ? from.deal(count) : cards.map(read);
    return ordered ? { cards: dealt, ordered, knownTo } : { ...at(shuffled(dealt), 0), knownTo };
  });
}

/**
 * Creates a bag that is consistent with its view. `seenBy` returns, for each hidden card dealt, who knows it besides
 * the owner. Seats can tell this, spectators cannot.
 */
export function dealBag<Card>(
  view: PileView<Card>,
  read: (card: Card) => CardCode,
  from: Dealer,
  seenBy: (hidden: number) => readonly SeatMask[],
): Pile {
  let result: Pile = EMPTY_PILE;
  for (const { cards, count, knownTo } of view) {
    if (!isHidden(cards)) {
      for (const card of cards) result = addToBag(result, read(card), knownTo);
      continue;
    }
    const seen = seenBy(count);
    from.deal(count).forEach((card, index) => {
      result = addToBag(result, card, knownTo | (seen[index] ?? 0));
    });
  }
  return result;
}

/** The mask of a viewer who sees the whole state, such as a referee. It includes cards that no seat has seen. */
export const ALL_SEEING: SeatMask = -1;

/** Whether one of the seats in `mask` knows the segment's cards. */
export function isKnown(segment: Segment, mask: SeatMask): boolean {
  return (segment.knownTo & mask) !== 0 || mask === ALL_SEEING;
}

function viewSegment<Card>(segment: Segment, mask: SeatMask, show: (card: CardCode) => Card): SegmentView<Card> {
  const { cards, ordered, knownTo } = segment;
  return { count: cards.length, cards: isKnown(segment, mask) ? cards.map(show) : HIDDEN, ordered, knownTo };
}
