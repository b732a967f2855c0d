import { at } from "../at.ts";
import type { Chance, NameOf } from "../chance/chance.ts";

/** A card in a pile, as a number whose meaning the game defines: a kind, possibly with a mark. */
export type CardCode = number;

/** A set of seats as bits. Each game assigns the bits and keeps one for spectators. */
export type SeatMask = number;

/**
 * A part of a pile. Unordered cards are stored sorted, because their order does not exist yet. `knownTo` has the seats
 * that know exactly which cards are here and, if ordered, in which order.
 */
export interface Segment {
  readonly cards: readonly CardCode[];
  readonly ordered: boolean;
  readonly knownTo: SeatMask;
}

/**
 * A face-down deck (top first) or a hand (a bag: unordered segments, one per set of seats that know them). The order is
 * decided only when a card is drawn, so a state never contains a secret order.
 */
export type Pile = readonly Segment[];

/** A card taken from a pile, the seats that knew it there, and the remaining pile. */
export interface Taken {
  readonly card: CardCode;
  readonly knownTo: SeatMask;
  readonly pile: Pile;
}

const NO_CARDS: readonly CardCode[] = Object.freeze([]);

/** The pile without cards. */
export const EMPTY_PILE: Pile = Object.freeze([]);

/** Creates a pile of shuffled cards: one unordered segment whose order nobody knows. */
export function shuffled(cards: readonly CardCode[]): Pile {
  return cards.length === 0 ? EMPTY_PILE : [{ cards: sorted(cards), ordered: false, knownTo: 0 }];
}

/** Returns the number of cards in a pile. */
export function pileSize(pile: Pile): number {
  let size = 0;
  for (const segment of pile) size += segment.cards.length;
  return size;
}

/** Lists all cards of a pile, by segment. Within unordered segments their order has no meaning. */
export function pileCards(pile: Pile): readonly CardCode[] {
  if (pile.length === 0) return NO_CARDS;
  if (pile.length === 1) return at(pile, 0).cards;
  const cards: CardCode[] = [];
  for (const segment of pile) for (const card of segment.cards) cards.push(card);
  return cards;
}

/** Whether the pile contains the card. */
export function pileHas(pile: Pile, card: CardCode): boolean {
  for (const segment of pile) if (segment.cards.includes(card)) return true;
  return false;
}

/**
 * Draws the top card. From an unordered segment chance picks it. The pile must not be empty. Seats that knew an
 * unordered segment know the remaining cards only if they see the drawn card (`seenBy`) or all its cards are equal.
 */
export function drawTop(
  pile: Pile,
  chance: Chance,
  label: string,
  nameOf: (card: CardCode) => string,
  seenBy: SeatMask = 0,
): Taken {
  const top = at(pile, 0);
  const index = top.ordered ? 0 : pickFrom(top, chance, label, nameOf);
  const card = at(top.cards, index);
  const rest = without(pile, 0, index);
  if (top.ordered || top.knownTo === 0 || isUniform(top)) return { card, knownTo: top.knownTo, pile: rest };
  return { card, knownTo: 0, pile: replaced(rest, 0, { ...at(rest, 0), knownTo: top.knownTo & seenBy }) };
}

/** Whether all cards of an unordered (and therefore sorted) segment are equal. */
function isUniform({ cards }: Segment): boolean {
  return at(cards, 0) === at(cards, cards.length - 1);
}

function pickFrom(segment: Segment, chance: Chance, label: string, nameOf: (card: CardCode) => string): number {
  const { cards } = segment;
  if (cards.length === 1) return 0;
  const name: NameOf = (index) => nameOf(at(cards, index));
  return chance.pick(label, cards.length, name);
}

/**
 * Shows the top `count` cards, or all if there are fewer, to some seats. The cards stay on top in a fixed order and are
 * marked as known.
 */
export function showTop(
  pile: Pile,
  count: number,
  to: SeatMask,
  chance: Chance,
  label: string,
  nameOf: (card: CardCode) => string,
): { readonly cards: readonly CardCode[]; readonly pile: Pile } {
  const shown: Taken[] = [];
  let rest = pile;
  while (shown.length < count && rest.length > 0) {
    const taken = drawTop(rest, chance, label, nameOf, to);
    shown.push(taken);
    rest = taken.pile;
  }
  for (const taken of [...shown].reverse()) rest = placeOnTop(rest, taken.card, taken.knownTo | to);
  return { cards: shown.map((taken) => taken.card), pile: rest };
}

/** Puts a card on top of a deck, known there to some seats. */
export function placeOnTop(pile: Pile, card: CardCode, knownTo: SeatMask): Pile {
  const top = pile[0];
  if (top?.ordered && top.knownTo === knownTo) return [{ ...top, cards: [card, ...top.cards] }, ...pile.slice(1)];
  return [{ cards: [card], ordered: true, knownTo }, ...pile];
}

/** Whether a pile is a valid deck: no part is empty, and unordered parts are sorted. */
export function isDeck(pile: Pile): boolean {
  return pile.every(({ cards, ordered }) => cards.length > 0 && (ordered || isSorted(cards)));
}

/**
 * Whether a pile is a valid bag: one unordered part for each set of seats that know it, in ascending order of the sets.
 */
export function isBag(pile: Pile): boolean {
  const rises = (part: number): boolean => part === 0 || at(pile, part - 1).knownTo < at(pile, part).knownTo;
  return isDeck(pile) && pile.every(({ ordered }, part) => !ordered && rises(part));
}

/** Adds a card to a bag (a hand), known there to some seats. */
export function addToBag(pile: Pile, card: CardCode, knownTo: SeatMask): Pile {
  const index = pile.findIndex((segment) => segment.knownTo === knownTo);
  if (index < 0) {
    const later = pile.findIndex((segment) => segment.knownTo > knownTo);
    const segment: Segment = { cards: [card], ordered: false, knownTo };
    return later < 0 ? [...pile, segment] : [...pile.slice(0, later), segment, ...pile.slice(later)];
  }
  const segment = at(pile, index);
  return replaced(pile, index, { cards: inserted(segment.cards, card), ordered: false, knownTo });
}

/** Adds cards to a bag, all known there to the same seats. */
export function addAllToBag(pile: Pile, cards: readonly CardCode[], knownTo: SeatMask): Pile {
  if (pile.length === 0 && cards.length > 0) return [{ cards: sorted(cards), ordered: false, knownTo }];
  return cards.reduce((bag, card) => addToBag(bag, card, knownTo), pile);
}

/**
 * Takes one copy of a card out of a bag, choosing one of the most widely known; returns undefined if the bag holds
 * none. Copies cannot be told apart, so every seat that knew of any copy assumes that its copy left. Such seats are
 * added to `knownTo` and no longer know of the other copy.
 */
export function takeFromBag(pile: Pile, card: CardCode): Taken | undefined {
  let taken: Taken | undefined;
  for (let segment = pile.length - 1; segment >= 0; segment--) {
    const { cards, knownTo } = at(pile, segment);
    const index = cards.indexOf(card);
    if (index < 0) continue;
    taken =
      taken === undefined ? { card, knownTo, pile: without(pile, segment, index) } : lostFromSight(taken, knownTo);
  }
  return taken;
}

/** Removes the knowledge of a part from seats that knew a copy in it and no copy taken before. */
function lostFromSight(taken: Taken, knownTo: SeatMask): Taken {
  const losers = knownTo & ~taken.knownTo;
  if (losers === 0) return taken;
  const { card, pile } = taken;
  const segment = pile.findIndex((part) => part.knownTo === knownTo);
  const rest = without(pile, segment, at(pile, segment).cards.indexOf(card));
  return { card, knownTo: taken.knownTo | losers, pile: addToBag(rest, card, knownTo & ~losers) };
}

/** Takes the first copy of a card out of a deck, at any position; returns undefined if there is none. */
export function takeFromDeck(pile: Pile, card: CardCode): Taken | undefined {
  for (let segment = 0; segment < pile.length; segment++) {
    const { cards, knownTo } = at(pile, segment);
    const index = cards.indexOf(card);
    if (index >= 0) return { card, knownTo, pile: without(pile, segment, index) };
  }
  return undefined;
}

/** Marks every card of a bag as also known to some seats. */
export function showBag(pile: Pile, to: SeatMask): Pile {
  let result = EMPTY_PILE;
  for (const segment of pile) for (const card of segment.cards) result = addToBag(result, card, segment.knownTo | to);
  return result;
}

/**
 * Replaces one copy of a card by another code in place and keeps who knows it. Returns the same pile if the card is not
 * in it.
 */
export function recode(pile: Pile, from: CardCode, to: CardCode): Pile {
  const index = pile.findIndex((segment) => segment.cards.includes(from));
  if (index < 0) return pile;
  const segment = at(pile, index);
  const position = segment.cards.indexOf(from);
  const cards = segment.ordered
    ? replaced(segment.cards, position, to)
    : inserted(removed(segment.cards, position), to);
  return replaced(pile, index, { ...segment, cards });
}

function without(pile: Pile, segment: number, index: number): Pile {
  const { cards, ordered, knownTo } = at(pile, segment);
  if (cards.length === 1) return removedSegment(pile, segment);
  return replaced(pile, segment, { cards: removed(cards, index), ordered, knownTo });
}

function removedSegment(pile: Pile, segment: number): Pile {
  return pile.length === 1 ? EMPTY_PILE : [...pile.slice(0, segment), ...pile.slice(segment + 1)];
}

function replaced<T>(items: readonly T[], index: number, item: T): readonly T[] {
  const result = items.slice();
  result[index] = item;
  return result;
}

function removed(cards: readonly CardCode[], index: number): readonly CardCode[] {
  const result: CardCode[] = [];
  for (let from = 0; from < cards.length; from++) if (from !== index) result.push(at(cards, from));
  return result;
}

function inserted(cards: readonly CardCode[], card: CardCode): readonly CardCode[] {
  const result: CardCode[] = [];
  let from = 0;
  for (; from < cards.length && at(cards, from) <= card; from++) result.push(at(cards, from));
  result.push(card);
  for (; from < cards.length; from++) result.push(at(cards, from));
  return result;
}

function isSorted(cards: readonly CardCode[]): boolean {
  return cards.every((card, index) => index === 0 || card >= at(cards, index - 1));
}

function sorted(cards: readonly CardCode[]): readonly CardCode[] {
  return cards.slice().sort((a, b) => a - b);
}
