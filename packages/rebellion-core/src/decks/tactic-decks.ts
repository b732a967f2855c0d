import { type Pile, shuffled } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";

/** The tactic decks outside of combats, space first: whole, and in whatever order a card has put them. */
export function restingDecks({ box, state: { tacticDecks } }: Look): readonly [Pile, Pile] {
  return tacticDecks ?? [shuffled(box.tactics[0]), shuffled(box.tactics[1])];
}

/** A combat begins, which has the tactic decks from now on. */
export function takeTacticDecks(work: GameWork): readonly [Pile, Pile] {
  const { state } = work;
  const decks = restingDecks(work);
  if (state.tacticDecks !== undefined) delete state.tacticDecks;
  return decks;
}

/** The tactic decks, whole, lie beside the board; of shuffled ones nothing is kept. */
export function layTacticDecks(work: GameWork, decks: readonly [Pile, Pile]): void {
  if (!decks.every(isShuffled)) work.state.tacticDecks = decks;
}

function isShuffled(pile: Pile): boolean {
  return pile.length < 2 && pile[0]?.ordered !== true;
}
