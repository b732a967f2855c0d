import { commandOf } from "../state/box.ts";
import type { CommandCard } from "../state/hooks/command-card.ts";
import type { Look } from "../state/look.ts";
import type { Player } from "../state/seats.ts";

const NONE: readonly CommandCard[] = [];

/** The command cards of a player in play: that of the round, then the permanent ones. */
export function commandsInPlay({ box, state }: Look, player: Player): readonly CommandCard[] {
  const { revealed, permanents } = state.players[player];
  if (revealed === null && permanents.length === 0) return NONE;
  const cards = revealed === null ? permanents : [revealed, ...permanents];
  return cards.flatMap((card) => box.commands[commandOf(box, card).id] ?? []);
}
