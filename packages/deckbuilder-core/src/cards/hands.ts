import {
  addAllToBag,
  addToBag,
  type CardCode,
  drawTop,
  type Pile,
  pileSize,
  placeOnTop,
  showBag,
  shuffled,
  takeFromBag,
} from "@sw/tabletop";
import type { Cause, SeenCard } from "../state/events.ts";
import { bitOf, PUBLIC, type SeatIndex, seatName, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * A player draws cards one by one; the discard pile becomes a new deck only when a card is needed and none is left
 * (dbg.deck-out.when-needed), and what was drawn before is then public: the whole old deck lies in the hand.
 */
export function drawCards(work: GameWork, seat: SeatIndex, amount: number, because: Cause): void {
  const player = work.player(seat);
  for (let left = amount; left > 0; ) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      reshuffle(work, seat);
    }
    left -= drawFromDeck(work, seat, left, because);
  }
}

/** Draws up to `most` cards of the deck as it is; returns how many. */
function drawFromDeck(work: GameWork, seat: SeatIndex, most: number, { rule, cause }: Cause): number {
  const player = work.player(seat);
  const own = bitOf(seat);
  const unseen: CardCode[] = [];
  const drawn: SeenCard[] = [];
  while (drawn.length < most && player.deck.length > 0) {
    const { card, knownTo, pile } = drawTop(player.deck, work, seat === 0 ? "draw:empire" : "draw:rebel", work.ref);
    player.deck = pile;
    if ((knownTo | own) === own) unseen.push(card);
    else player.hand = addToBag(player.hand, card, knownTo | own);
    drawn.push({ card: work.ref(card), seenBy: viewersIn(knownTo | own) });
  }
  player.hand = addAllToBag(player.hand, unseen, own);
  work.revealed = true;
  work.emit({ type: "cards-drawn", seat: seatName(seat), cards: drawn, rule, cause });
  return drawn.length;
}

function reshuffle(work: GameWork, seat: SeatIndex): void {
  const player = work.player(seat);
  const cards = player.discard.length;
  player.hand = showBag(player.hand, PUBLIC);
  player.deck = shuffled(player.discard);
  player.discard = [];
  const rule = "dbg.deck-out.player-deck";
  work.emit({ type: "deck-shuffled", deck: seatName(seat), cards, rule, cause: null });
}

/** Takes a card out of a hand that is known to hold it. */
export function takeFromHand(work: GameWork, seat: SeatIndex, code: CardCode): void {
  const player = work.player(seat);
  const taken = takeFromBag(player.hand, code);
  if (taken === undefined) return;
  player.hand = taken.pile;
  if (taken.knownTo !== PUBLIC) work.revealed = true;
}

/** Puts a card into a hand for all to see. */
export function putInHand(work: GameWork, seat: SeatIndex, code: CardCode): void {
  const player = work.player(seat);
  player.hand = addToBag(player.hand, code, PUBLIC);
}

/** Puts a card on top of a player's deck, known there to some. */
export function putOnDeck(work: GameWork, seat: SeatIndex, code: CardCode, knownTo: number): void {
  const player = work.player(seat);
  player.deck = placeOnTop(player.deck, code, knownTo);
}

/** Puts a card on a player's discard pile. */
export function toDiscard(work: GameWork, seat: SeatIndex, code: CardCode): void {
  const player = work.player(seat);
  player.discard = [...player.discard, code];
}

/**
 * A card leaves a hand unseen by some: whoever does not see it can no longer tell which of the cards they knew are still
 * there, so their knowledge of the hand goes (a single card leaves no doubt).
 */
export function takeUnseen(work: GameWork, seat: SeatIndex, code: CardCode, seenBy: number): void {
  const player = work.player(seat);
  if (pileSize(player.hand) > 1) player.hand = onlyKnownTo(player.hand, seenBy);
  takeFromHand(work, seat, code);
}

function onlyKnownTo(hand: Pile, seats: number): Pile {
  let result: Pile = [];
  for (const { cards, knownTo } of hand) for (const card of cards) result = addToBag(result, card, knownTo & seats);
  return result;
}
