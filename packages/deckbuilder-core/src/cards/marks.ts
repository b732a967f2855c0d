import { type CardCode, type Pile, recode } from "@sw/tabletop";
import { kindOf, MARK, markOf, NO_MARK } from "../state/codes.ts";
import type { Bound } from "../state/frames.ts";
import { cardOf, withCard } from "../state/pieces.ts";
import type { Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** Returns the card with a new mark that follows it, or unchanged if it already has a mark. */
export function withMark(work: GameWork, code: CardCode): CardCode {
  if (markOf(code) !== NO_MARK) return code;
  work.state.nextMark += 1;
  return kindOf(code) + MARK * work.state.nextMark;
}

/** Takes marks off their cards, except marks that a delayed part of an ability still follows. */
export function releaseMarks(work: GameWork, bound: readonly Bound[]): void {
  for (const one of bound) {
    if ("marks" in one) for (const mark of one.marks) release(work, mark);
  }
}

/** Takes one mark off its card unless a delayed part of an ability still follows it. */
export function release(work: GameWork, mark: number): void {
  const followed = work.state.delayed.some(
    ({ bound, triggering }) => triggering === mark || bound.some((one) => "marks" in one && one.marks.includes(mark)),
  );
  if (mark !== NO_MARK && !followed) takeOff(work, mark);
}

/** Takes all marks off their cards when the game is over. */
export function releaseAll(work: GameWork): void {
  for (let mark = work.state.nextMark; mark > 0; mark--) takeOff(work, mark);
  work.state.nextMark = 0;
}

function takeOff(work: GameWork, mark: number): void {
  const unmarked = (code: CardCode): CardCode => (markOf(code) === mark ? kindOf(code) : code);
  const { state } = work;
  if (state.galaxyDiscard.some((code) => markOf(code) === mark))
    state.galaxyDiscard = state.galaxyDiscard.map(unmarked);
  if (state.row.some((code) => code !== null && markOf(code) === mark)) {
    state.row = state.row.map((code) => (code === null ? null : unmarked(code)));
  }
  state.galaxyDeck = pileWithout(state.galaxyDeck, mark);
  for (const seat of [0, 1] as const) releaseAt(work, seat, mark, unmarked);
}

function releaseAt(work: GameWork, side: Side, mark: number, unmarked: (code: CardCode) => CardCode): void {
  const { discard, play, hand, deck } = work.state.sides[side];
  if (discard.some((code) => markOf(code) === mark)) work.player(side).discard = discard.map(unmarked);
  for (const piece of play) {
    if (markOf(cardOf(piece)) === mark) work.setPiece(side, withCard(piece, unmarked(cardOf(piece))));
  }
  const plainHand = pileWithout(hand, mark);
  const plainDeck = pileWithout(deck, mark);
  if (plainHand !== hand) work.player(side).hand = plainHand;
  if (plainDeck !== deck) work.player(side).deck = plainDeck;
}

/** Returns the pile with a mark taken off its card, or the same pile if no card has the mark. */
function pileWithout(pile: Pile, mark: number): Pile {
  for (const { cards } of pile) {
    for (const code of cards) if (markOf(code) === mark) return recode(pile, code, kindOf(code));
  }
  return pile;
}
