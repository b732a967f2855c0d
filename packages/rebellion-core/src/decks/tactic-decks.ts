import { type Pile, shuffled } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";

/** Returns the complete tactic decks outside of combat, space first, in the order in which cards may have left them. */
export function restingDecks({ box, state: { tacticDecks } }: Look): readonly [Pile, Pile] {
  return tacticDecks ?? [shuffled(box.tactics[0]), shuffled(box.tactics[1])];
}

/** Takes the tactic decks out of the state for a combat that begins. */
export function takeTacticDecks(work: GameWork): readonly [Pile, Pile] {
  const { state } = work;
  const decks = restingDecks(work);
  if (state.tacticDecks !== undefined) delete state.tacticDecks;
  return decks;
}

/** Puts the complete tactic decks back beside the board. Only decks with a known order are stored. */
export function layTacticDecks(work: GameWork, decks: readonly [Pile, Pile]): void {
  if (!decks.every(isShuffled)) work.state.tacticDecks = decks;
}

function isShuffled(pile: Pile): boolean {
  return pile.length < 2 && pile[0]?.ordered !== true;
}
