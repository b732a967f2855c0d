import { type CardCode, pileHas, recode } from "@sw/tabletop";
import { kindOf, MARK, markOf } from "./codes.ts";
import type { Bound } from "./frames/types.ts";
import type { SeatIndex } from "./seats.ts";
import type { DeckWork } from "./work.ts";

/** The card with a mark that follows it; a card that has one keeps it. */
export function withMark(work: DeckWork, code: CardCode): CardCode {
  if (markOf(code) > 0) return code;
  work.state.nextMark += 1;
  return kindOf(code) + MARK * work.state.nextMark;
}

/** Takes marks off their cards unless a put-off part of an ability still follows them. */
export function releaseMarks(work: DeckWork, bound: readonly Bound[]): void {
  for (const one of bound) {
    if ("marks" in one) for (const mark of one.marks) release(work, mark);
  }
}

/** Takes one mark off its card unless a put-off part of an ability still follows it. */
export function release(work: DeckWork, mark: number): void {
  const followed = work.state.delayed.some(
    ({ bound, triggering }) => triggering === mark || bound.some((one) => "marks" in one && one.marks.includes(mark)),
  );
  if (mark === 0 || followed) return;
  const unmarked = (code: CardCode): CardCode => (markOf(code) === mark ? kindOf(code) : code);
  const { state } = work;
  if (state.galaxyDiscard.some((code) => markOf(code) === mark))
    state.galaxyDiscard = state.galaxyDiscard.map(unmarked);
  for (const seat of [0, 1] as const) releaseAt(work, seat, mark, unmarked);
}

function releaseAt(work: DeckWork, seat: SeatIndex, mark: number, unmarked: (code: CardCode) => CardCode): void {
  const { discard, play, hand, deck } = work.state.players[seat];
  if (discard.some((code) => markOf(code) === mark)) work.player(seat).discard = discard.map(unmarked);
  for (const piece of play) {
    if (markOf(piece.card) === mark) work.setPiece(seat, { ...piece, card: unmarked(piece.card) });
  }
  for (const pile of [hand, deck]) {
    for (const { cards } of pile) {
      const code = cards.find((card) => markOf(card) === mark);
      if (code === undefined || !pileHas(pile, code)) continue;
      const changed = recode(pile, code, unmarked(code));
      if (pile === hand) work.player(seat).hand = changed;
      else work.player(seat).deck = changed;
    }
  }
}
