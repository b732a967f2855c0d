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
import { bitOf, PUBLIC, type Side, seatOf, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Draws cards for a player. When the deck runs out, the discard pile becomes the new deck (dbg.deck-out.when-needed).
 * Everyone then knows the player's hand, because it holds the whole old deck.
 */
export function drawCards(work: GameWork, side: Side, amount: number, because: Cause): void {
  const player = work.player(side);
  for (let left = amount; left > 0; ) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      reshuffle(work, side);
    }
    left -= drawFromDeck(work, side, left, because);
  }
}

/** Draws up to `most` cards from the current deck, without reshuffling, and returns how many. */
function drawFromDeck(work: GameWork, side: Side, most: number, { rule, cause }: Cause): number {
  const player = work.player(side);
  const own = bitOf(side);
  const unseen: CardCode[] = [];
  const drawn: SeenCard[] = [];
  while (drawn.length < most && player.deck.length > 0) {
    const { card, knownTo, pile } = drawTop(player.deck, work, side === 0 ? "draw:empire" : "draw:rebel", work.ref);
    player.deck = pile;
    if ((knownTo | own) === own) unseen.push(card);
    else player.hand = addToBag(player.hand, card, knownTo | own);
    drawn.push({ card: work.ref(card), seenBy: viewersIn(knownTo | own) });
  }
  player.hand = addAllToBag(player.hand, unseen, own);
  work.revealed = true;
  work.emit({ type: "cards-drawn", seat: seatOf(side), cards: drawn, rule, cause });
  return drawn.length;
}

function reshuffle(work: GameWork, side: Side): void {
  const player = work.player(side);
  const cards = player.discard.length;
  player.hand = showBag(player.hand, PUBLIC);
  player.deck = shuffled(player.discard);
  player.discard = [];
  const rule = "dbg.deck-out.player-deck";
  work.emit({ type: "deck-shuffled", deck: seatOf(side), cards, rule, cause: null });
}

/** Takes a card out of a hand; does nothing if the hand does not hold it. */
export function takeFromHand(work: GameWork, side: Side, code: CardCode): void {
  const player = work.player(side);
  const taken = takeFromBag(player.hand, code);
  if (taken === undefined) return;
  player.hand = taken.pile;
  if (taken.knownTo !== PUBLIC) work.revealed = true;
}

/** Puts a card into a hand, visible to everyone. */
export function putInHand(work: GameWork, side: Side, code: CardCode): void {
  const player = work.player(side);
  player.hand = addToBag(player.hand, code, PUBLIC);
}

/** Puts a card on top of a player's deck. `knownTo` has the bits of the seats that know it. */
export function putOnDeck(work: GameWork, side: Side, code: CardCode, knownTo: number): void {
  const player = work.player(side);
  player.deck = placeOnTop(player.deck, code, knownTo);
}

/** Puts a card on a player's discard pile. */
export function toDiscard(work: GameWork, side: Side, code: CardCode): void {
  const player = work.player(side);
  player.discard = [...player.discard, code];
}

/**
 * Takes a card out of a hand when some players do not see which. Those players lose their knowledge of the other cards
 * in that hand.
 */
export function takeUnseen(work: GameWork, side: Side, code: CardCode, seenBy: number): void {
  const player = work.player(side);
  if (pileSize(player.hand) > 1) player.hand = onlyKnownTo(player.hand, seenBy);
  takeFromHand(work, side, code);
}

function onlyKnownTo(hand: Pile, seats: number): Pile {
  let result: Pile = [];
  for (const { cards, knownTo } of hand) for (const card of cards) result = addToBag(result, card, knownTo & seats);
  return result;
}
