import { type CardCode, drawTop, pileSize, shuffled } from "@sw/tabletop";
import { spendResources } from "../cards/counters.ts";
import type { CardRef } from "../state/actions.ts";
import { kindIn } from "../state/box.ts";
import { asSpent, isCommittedTo } from "../state/pieces.ts";
import { seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** Returns the card in a slot of the galaxy row that the caller knows to be filled. */
export function cardInSlot(state: Pick<State, "row">, slot: number): CardCode {
  const code = state.row[slot];
  if (code === undefined || code === null) throw new RangeError(`slot ${slot} of the galaxy row is empty`);
  return code;
}

/** Takes the card out of a filled slot of the galaxy row. Units committed to attack it lose their target. */
export function takeFromRow(work: GameWork, slot: number): CardCode {
  const code = cardInSlot(work.state, slot);
  setSlot(work, slot, null);
  loseTarget(work, slot);
  return code;
}

/** Puts a card face up into a slot, or empties the slot if `code` is null. */
export function setSlot(work: GameWork, slot: number, code: CardCode | null): void {
  const row = work.state.row.slice();
  row[slot] = code;
  work.state.row = row;
}

/**
 * Spends the units committed to a card that left the row: they can attack nothing else (dbg.commit.one-attack-each).
 */
export function loseTarget(work: GameWork, slot: number): void {
  const { play } = work.state.sides[work.active];
  if (!play.some((piece) => isCommittedTo(piece, slot))) return;
  work.player(work.active).play = play.map((piece) => (isCommittedTo(piece, slot) ? asSpent(piece) : piece));
}

/**
 * Fills an empty slot from the galaxy deck (dbg.purchase.refill-row), shuffling the discard pile if the deck is empty
 * (dbg.deck-out.galaxy-deck). The slot stays empty if both are empty (dbg.deck-out.both-empty).
 */
export function fillSlot(work: GameWork, slot: number, cause: CardRef | null): void {
  const { state } = work;
  if (pileSize(state.galaxyDeck) === 0) {
    if (state.galaxyDiscard.length === 0) return;
    state.galaxyDeck = shuffled(state.galaxyDiscard);
    const cards = state.galaxyDiscard.length;
    state.galaxyDiscard = [];
    work.emit({ type: "deck-shuffled", deck: "galaxy", cards, rule: "dbg.deck-out.galaxy-deck", cause });
  }
  const taken = drawTop(state.galaxyDeck, work, "galaxy-row", work.ref);
  state.galaxyDeck = taken.pile;
  work.revealed = true;
  setSlot(work, slot, taken.card);
  work.emit({ type: "row-filled", slot, card: work.ref(taken.card), rule: "dbg.purchase.refill-row", cause });
}

/** Puts a card on the galaxy discard pile. */
export function toGalaxyDiscard(work: GameWork, code: CardCode): void {
  work.state.galaxyDiscard = [...work.state.galaxyDiscard, code];
}

/** Takes the topmost copy of a card out of the galaxy discard pile. */
export function takeFromGalaxyDiscard(work: GameWork, code: CardCode): void {
  work.state.galaxyDiscard = withoutLast(work.state.galaxyDiscard, code);
}

/** Returns the cards without the topmost copy of one card. */
export function withoutLast(cards: readonly CardCode[], code: CardCode): readonly CardCode[] {
  const index = cards.lastIndexOf(code);
  return index < 0 ? cards : [...cards.slice(0, index), ...cards.slice(index + 1)];
}

/** Pays for a neutral card of the row and puts it on the galaxy discard pile (dbg.option.bribe). */
export function bribe(work: GameWork, slot: number): void {
  const code = takeFromRow(work, slot);
  const rule = "dbg.option.bribe";
  spendResources(work, kindIn(work.box, code).cost, { rule, cause: null });
  toGalaxyDiscard(work, code);
  work.emit({ type: "card-bribed", seat: seatOf(work.active), card: work.ref(code), slot, rule, cause: null });
  fillSlot(work, slot, null);
}
