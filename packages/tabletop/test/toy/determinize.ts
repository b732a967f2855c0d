import { at } from "../../src/at.ts";
import { type Chance, freshWords, type ScriptedAnswer, scripted, wordAnswers } from "../../src/chance/chance.ts";
import { dealBag, dealDeck, dealer, isHidden, isKnown } from "../../src/piles/knowledge.ts";
import { type Pile, pileCards, type SeatMask } from "../../src/piles/pile.ts";
import {
  type Bid,
  bidName,
  cardOf,
  codeOf,
  HOLD,
  maskOf,
  numberOf,
  otherSeat,
  TOY_SEATS,
  type ToyFrame,
  type ToySeat,
  type ToySide,
  type ToyState,
} from "./state.ts";
import type { BidView, ToyFrameView, ToySideView, ToyView } from "./view.ts";

const SEEN: readonly string[] = ["unseen", "seen"];

/** A full state that the view could be. Questions: per seat `deal` and, for the spectator, `seen`; then `bid`; then `words`. */
export function determinizeToy(view: ToyView, chance: Chance): ToyState {
  const { format, game, catalogue, config, turn } = view;
  const sides = TOY_SEATS.map((owner) => dealSide(view, owner, chance));
  const stack = view.stack.map((frame) => dealFrame(frame, sides, chance));
  return { format, game, catalogue, words: freshWords(chance), config, turn, sides, stack };
}

function dealSide({ sides, viewer }: ToyView, owner: ToySeat, chance: Chance): ToySide {
  const { pool, deck, hand, open, points } = at(sides, numberOf(owner));
  const from = dealer(pool.map(codeOf), chance, `deal:${owner}`, cardOf);
  // Only the spectator cannot tell which of the hidden cards of a hand the other seat has seen.
  const seenBy = (hidden: number): SeatMask[] =>
    Array.from({ length: viewer === "spectator" ? hidden : 0 }, () => {
      return chance.pick(`seen:${owner}`, SEEN.length, (index) => at(SEEN, index)) * maskOf(otherSeat(owner));
    });
  return {
    deck: dealDeck(deck, codeOf, from),
    hand: dealBag(hand, codeOf, from, seenBy),
    open: open.map(codeOf),
    points,
  };
}

function dealFrame(frame: ToyFrameView, sides: readonly ToySide[], chance: Chance): ToyFrame {
  switch (frame.kind) {
    case "turn":
    case "sort":
      return frame;
    case "peek": {
      const { deck } = at(sides, numberOf(otherSeat(frame.seat)));
      return { ...frame, card: isHidden(frame.card) ? at(at(deck, 0).cards, 0) : codeOf(frame.card) };
    }
    case "duel":
      return { ...frame, bids: frame.bids.map((bid, number) => dealBid(bid, at(sides, number), chance)) };
  }
}

function dealBid(bid: BidView, { hand }: ToySide, chance: Chance): Bid {
  if (bid === null) return null;
  if (!isHidden(bid)) return bid === "hold" ? HOLD : codeOf(bid);
  const choices = [HOLD, ...new Set(pileCards(hand))];
  return at(
    choices,
    chance.pick("bid", choices.length, (index) => bidName(at(choices, index))),
  );
}

/** Answers with which {@link determinizeToy} makes exactly this state of its view. */
export function toyTruth(state: ToyState, view: ToyView): Chance {
  const mask = maskOf(view.viewer);
  const deals = TOY_SEATS.flatMap((owner) =>
    truthOfSide(at(state.sides, numberOf(owner)), at(view.sides, numberOf(owner)), owner, mask),
  );
  const bids = view.stack.flatMap((frame, depth) => truthOfBids(frame, at(state.stack, depth)));
  return scripted([...deals, ...bids, ...wordAnswers(state.words)]);
}

function truthOfSide(side: ToySide, { pool }: ToySideView, owner: ToySeat, mask: SeatMask): readonly ScriptedAnswer[] {
  const names = (pile: Pile): string[] => hiddenCards(pile, mask).map(({ card }) => card);
  const deal = pool.length < 2 ? [] : [[...names(side.deck), ...names(side.hand)]];
  if (mask !== maskOf("spectator")) return deal;
  const other = maskOf(otherSeat(owner));
  return [...deal, ...hiddenCards(side.hand, mask).map(({ knownTo }) => at(SEEN, (knownTo & other) === 0 ? 0 : 1))];
}

function hiddenCards(pile: Pile, mask: SeatMask): readonly { readonly card: string; readonly knownTo: SeatMask }[] {
  return pile
    .filter((segment) => !isKnown(segment, mask))
    .flatMap(({ cards, knownTo }) => cards.map((card) => ({ card: cardOf(card), knownTo })));
}

function truthOfBids(shown: ToyFrameView, frame: ToyFrame): readonly ScriptedAnswer[] {
  if (shown.kind !== "duel" || frame.kind !== "duel") return [];
  return frame.bids.flatMap((bid, number) => (isHidden(shown.bids[number]) && bid !== null ? [bidName(bid)] : []));
}
