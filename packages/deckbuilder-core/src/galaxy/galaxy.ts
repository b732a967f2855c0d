import { type CardCode, drawTop, pileSize, shuffled } from "@sw/tabletop";
import { spendResources } from "../cards/counters.ts";
import type { CardRef } from "../state/actions.ts";
import { kindIn } from "../state/box.ts";
import { asSpent, isCommittedTo } from "../state/pieces.ts";
import { seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** The card in a slot of the galaxy row that the caller knows to be filled. */
export function cardInSlot(state: Pick<State, "row">, slot: number): CardCode {
  const code = state.row[slot];
  if (code === undefined || code === null) throw new RangeError(`slot ${slot} of the galaxy row is empty`);
  return code;
}

/** Takes the card out of a filled slot of the galaxy row; units committed to attack it have lost their target. */
export function takeFromRow(work: GameWork, slot: number): CardCode {
  const code = cardInSlot(work.state, slot);
  setSlot(work, slot, null);
  loseTarget(work, slot);
  return code;
}

/** Puts a card into a slot, face up. */
export function setSlot(work: GameWork, slot: number, code: CardCode | null): void {
  const row = work.state.row.slice();
  row[slot] = code;
  work.state.row = row;
}

/** Units committed to a card that is gone stay committed and can attack nothing else (dbg.commit.one-attack-each). */
export function loseTarget(work: GameWork, slot: number): void {
  const { play } = work.state.sides[work.active];
  if (!play.some((piece) => isCommittedTo(piece, slot))) return;
  work.player(work.active).play = play.map((piece) => (isCommittedTo(piece, slot) ? asSpent(piece) : piece));
}

/**
 * Fills an empty slot from the galaxy deck (dbg.purchase.refill-row); the discard pile is shuffled only here, when the deck
 * is empty (dbg.deck-out.galaxy-deck). Stays empty when there is no card at all (dbg.deck-out.both-empty).
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

/** Takes a card out of the galaxy discard pile, the topmost copy. */
export function takeFromGalaxyDiscard(work: GameWork, code: CardCode): void {
  work.state.galaxyDiscard = withoutLast(work.state.galaxyDiscard, code);
}

/** The pile without its topmost copy of a card. */
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
