import { pileCards } from "@sw/tabletop";
import { type Counted, countOf, setCount } from "../../mission/points.ts";
import { commandOf } from "../../state/box.ts";
import type { Look } from "../../state/look.ts";
import { type Player, PUBLIC, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

/** Under which name the game keeps in mind that a player has divulged a card. */
function nameOf(player: Player, card: string): string {
  return `divulged ${card} ${seatOf(player)}`;
}

/** Keeps in mind that a player has divulged a card. */
export function divulgedMark(work: GameWork, player: Player, card: string): void {
  setCount(work, nameOf(player, card), 1);
}

/** Whether a player has divulged a card in set-up. */
export function isDivulged(state: Counted, player: Player, card: string): boolean {
  return countOf(state, nameOf(player, card)) > 0;
}

/** The cards that a player has divulged and must choose now, in the first round; everybody knows that they are in the hand. */
export function mustBeChosen({ box, state }: Look, player: Player): readonly number[] {
  if (state.round !== 1) return [];
  const shown = state.players[player].hand.filter(({ knownTo }) => knownTo === PUBLIC);
  return pileCards(shown).filter((card) => {
    const { id } = commandOf(box, card);
    return box.commands[id]?.divulged?.first === true && isDivulged(state, player, id);
  });
}
