import { at } from "../at.ts";
import type { Chance } from "../chance/chance.ts";
import { addToBag, type CardCode, EMPTY_PILE, type Pile, type SeatMask, type Segment, shuffled } from "./pile.ts";

/**
 * Stands where something exists that the viewer may not see; never used for "nothing here". An object, so that neither a
 * program nor a compiler takes it for the name of a card: what may be hidden must be asked with {@link isHidden} first.
 */
export interface Hidden {
  readonly hidden: true;
}

/** The one {@link Hidden} that views and events are made with. What came as JSON is equal to it and not the same. */
export const HIDDEN: Hidden = /* @__PURE__ */ Object.freeze({ hidden: true });

/** True if a value stands for something that the viewer may not see, also in a view that came as JSON. */
export function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && "hidden" in value && value.hidden === true;
}

/** A card as an event tells it, and who may know it; to others it is {@link HIDDEN}. */
export interface Seen<Card, Viewer> {
  readonly card: Card | Hidden;
  readonly seenBy: readonly Viewer[];
}

/** The card of an event as a viewer sees it. */
export function shownTo<Viewer, Card extends Seen<unknown, Viewer>>(seen: Card, viewer: Viewer): Card {
  return seen.seenBy.includes(viewer) ? seen : { ...seen, card: HIDDEN };
}

/** Part of a pile as a seat sees it: the cards, or how many are hidden. */
export interface SegmentView<Card> {
  readonly count: number;
  readonly cards: readonly Card[] | Hidden;
  readonly ordered: boolean;
  /** Seats that know these cards. A bag's hidden part says only what follows from its owner: see {@link viewBag}. */
  readonly knownTo: SeatMask;
}

/** A pile as a seat sees it. */
export type PileView<Card> = readonly SegmentView<Card>[];

/** The cards of a pile that the viewer may see, the top of a deck first; hidden ones are left out. */
export function shownCards<Card>(pile: PileView<Card>): readonly Card[] {
  return pile.flatMap(({ cards }) => (isHidden(cards) ? [] : cards));
}

/** The cards of a pile one by one, the top of a deck first; {@link HIDDEN} for each that the viewer may not see. */
export function cardByCard<Card>(pile: PileView<Card>): readonly (Card | Hidden)[] {
  return pile.flatMap(({ cards, count }): readonly (Card | Hidden)[] =>
    isHidden(cards) ? Array.from({ length: count }, () => HIDDEN) : cards,
  );
}

/** How many cards lie in a pile, those that are hidden too. */
export function cardCount(pile: PileView<unknown>): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** A deck seen by the seats in `mask`; positions and who knows them are public, the hidden cards are not. */
export function viewDeck<Card>(pile: Pile, mask: SeatMask, show: (card: CardCode) => Card): PileView<Card> {
  return pile.map((segment) => viewSegment(segment, mask, show));
}

/**
 * A bag (hand) seen by the seats in `mask`. Its hidden cards form one part, known to `owner` only as far as this
 * view says: which of them third seats have seen would tell which copy was played, so it is not shown.
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

/** The cards of several piles that the seats in `mask` cannot place: together known as a set, sorted. */
export function hiddenPool(piles: readonly Pile[], mask: SeatMask): readonly CardCode[] {
  const pool: CardCode[] = [];
  for (const pile of piles) for (const segment of pile) if (!isKnown(segment, mask)) pool.push(...segment.cards);
  return pool.sort((a, b) => a - b);
}

/** Deals the cards of a pool, in an order that chance decides, to the hidden places of views. */
export interface Dealer {
  /** The next `count` cards of the pool. */
  deal(count: number): readonly CardCode[];
}

/** A dealer of one pool. */
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

/** A deck that the view could be, its hidden parts dealt. */
export function dealDeck<Card>(view: PileView<Card>, read: (card: Card) => CardCode, from: Dealer): Pile {
  return view.map(({ cards, count, ordered, knownTo }) => {
    const dealt = isHidden(cards) ? from.deal(count) : cards.map(read);
    return ordered ? { cards: dealt, ordered, knownTo } : { ...at(shuffled(dealt), 0), knownTo };
  });
}

/**
 * A bag that the view could be. `seenBy` says for each dealt hidden card who knows it besides the owner (a spectator
 * cannot tell; the other seats can).
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

/** The mask of whoever looks at a whole state, as a referee does: knows also the cards that no seat has seen. */
export const ALL_SEEING: SeatMask = -1;

/** True if one of the seats in `mask` knows the segment's cards. */
export function isKnown(segment: Segment, mask: SeatMask): boolean {
  return (segment.knownTo & mask) !== 0 || mask === ALL_SEEING;
}

function viewSegment<Card>(segment: Segment, mask: SeatMask, show: (card: CardCode) => Card): SegmentView<Card> {
  const { cards, ordered, knownTo } = segment;
  return { count: cards.length, cards: isKnown(segment, mask) ? cards.map(show) : HIDDEN, ordered, knownTo };
}
