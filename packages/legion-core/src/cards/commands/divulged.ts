import { pileCards } from "@sw/tabletop";
import { type Counted, countOf, setCount } from "../../mission/points.ts";
import { commandOf } from "../../state/box.ts";
import type { Look } from "../../state/look.ts";
import { PUBLIC, type Side, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

/** Returns the name under which the game records that a player has divulged a card. */
function nameOf(side: Side, card: string): string {
  return `divulged ${card} ${seatOf(side)}`;
}

/** Records that a player has divulged a card. */
export function divulgedMark(work: GameWork, side: Side, card: string): void {
  setCount(work, nameOf(side, card), 1);
}

/** Whether a player has divulged a card in set-up. */
export function isDivulged(state: Counted, side: Side, card: string): boolean {
  return countOf(state, nameOf(side, card)) > 0;
}

/** Lists the divulged cards that a player must choose in the first round. Everyone knows that they are in the hand. */
export function mustBeChosen({ box, state }: Look, side: Side): readonly number[] {
  if (state.round !== 1) return [];
  const shown = state.sides[side].hand.filter(({ knownTo }) => knownTo === PUBLIC);
  return pileCards(shown).filter((card) => {
    const { id } = commandOf(box, card);
    return box.commands[id]?.divulged?.first === true && isDivulged(state, side, id);
  });
}
