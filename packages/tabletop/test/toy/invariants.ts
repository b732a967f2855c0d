import { at } from "../../src/at.ts";
import { type Violation, violation } from "../../src/contract/result.ts";
import type { Params } from "../../src/documents/json.ts";
import { isBag, isDeck, pileCards, pileHas } from "../../src/piles/pile.ts";
import {
  MOST_SORTED,
  maskOf,
  numberOf,
  otherSeat,
  type SortFrame,
  TOY_CARDS,
  TOY_SEATS,
  type ToyFrame,
  type ToySeat,
  type ToySide,
  type ToyState,
} from "./state.ts";

/** What is wrong with a state that has the right shape; empty for every reachable one. */
export function toyInvariants(state: ToyState): readonly Violation[] {
  return [...TOY_SEATS.flatMap((seat) => sideFlaws(state, seat)), ...stackFlaws(state)];
}

function sideFlaws({ sides, config }: ToyState, seat: ToySeat): readonly Violation[] {
  const side = at(sides, numberOf(seat));
  const all = [...pileCards(side.deck), ...pileCards(side.hand), ...side.open];
  const miscounted = TOY_CARDS.filter((_, code) => all.filter((card) => card === code).length !== config.copies);
  return [
    ...miscounted.map((card) => flaw("miscounted", { seat, card })),
    ...(deckIsSound(side, seat) ? [] : [flaw("deck", { seat })]),
    ...(handIsSound(side, seat) ? [] : [flaw("hand", { seat })]),
  ];
}

/** Cards in a known order have been seen by the other seat; nobody knows the order of the rest. */
function deckIsSound({ deck }: ToySide, seat: ToySeat): boolean {
  const knownTo = (ordered: boolean): number => (ordered ? maskOf(otherSeat(seat)) : 0);
  return isDeck(deck) && deck.every((part) => part.knownTo === knownTo(part.ordered));
}

/** What only the owner knows, and what the other seat has seen as well. */
function handIsSound({ hand }: ToySide, seat: ToySeat): boolean {
  const masks = [maskOf(seat), maskOf(seat) | maskOf(otherSeat(seat))];
  return isBag(hand) && hand.every(({ knownTo }) => masks.includes(knownTo));
}

function stackFlaws(state: ToyState): readonly Violation[] {
  const { turn, config, stack } = state;
  const [bottom, top, more] = stack;
  if (bottom === undefined) return turn === config.turns ? [] : [flaw("ended-early", { turn })];
  const seat = at(TOY_SEATS, turn % TOY_SEATS.length);
  if (turn >= config.turns) return [flaw("not-ended", { turn })];
  if (bottom.kind !== "turn" || bottom.seat !== seat || bottom.acted !== (top !== undefined))
    return [flaw("turn", { turn })];
  if (more !== undefined || (top !== undefined && !effectIsSound(state, top, seat))) return [flaw("effect", { turn })];
  return [];
}

function effectIsSound({ sides }: ToyState, frame: ToyFrame, seat: ToySeat): boolean {
  if (frame.kind === "turn") return false;
  if (frame.kind === "peek") {
    const top = at(sides, numberOf(otherSeat(seat))).deck[0];
    return frame.seat === seat && top?.ordered === true && top.cards[0] === frame.card;
  }
  if (frame.kind === "sort") return frame.seat === seat && sortIsSound(at(sides, numberOf(seat)), frame);
  const { starter, bids } = frame;
  const held = bids.every((bid, number) => bid === null || bid < 0 || pileHas(at(sides, number).hand, bid));
  return starter === seat && held && at(bids, numberOf(otherSeat(starter))) === null;
}

/** Picks are cards of the open pile in ascending order, as many as leave the run open. */
function sortIsSound({ open }: ToySide, { picked }: SortFrame): boolean {
  const copies = (cards: readonly number[], card: number): number => cards.filter((code) => code === card).length;
  const isThere = picked.every((card) => copies(picked, card) <= copies(open, card));
  const isSorted = picked.every((card, index) => index === 0 || at(picked, index - 1) <= card);
  return open.length >= MOST_SORTED && picked.length < MOST_SORTED && isThere && isSorted;
}

function flaw(code: string, params: Params): Violation {
  return violation("toy.state.sound", code, params);
}
