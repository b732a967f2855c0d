import { commandOf } from "../state/box.ts";
import type { CommandCard, Gift } from "../state/hooks/command-card.ts";
import type { Look } from "../state/look.ts";
import { keptBy } from "../state/memo/memo.ts";
import type { Side } from "../state/seats.ts";

/** What a card gives to units, and under which id of a keyword: that of the card, then that and a number. */
export interface GivenGift {
  readonly id: string;
  readonly gift: Gift;
}

/** All that a card gives to units; by its entry. */
export const giftsOf: (card: CommandCard) => readonly GivenGift[] = keptBy(({ id, gift, furtherGifts = [] }) => [
  ...(gift === undefined ? [] : [{ id, gift }]),
  ...furtherGifts.map((one, place) => ({ id: `${id} ${place + 2}`, gift: one })),
]);

const NONE: readonly CommandCard[] = [];

/** The command cards of a player in play: that of the round, then the permanent ones. */
export function commandsInPlay({ box, state }: Look, side: Side): readonly CommandCard[] {
  const { revealed, permanents } = state.sides[side];
  if (revealed === null && permanents.length === 0) return NONE;
  const cards = revealed === null ? permanents : [revealed, ...permanents];
  return cards.flatMap((card) => box.commands[commandOf(box, card).id] ?? []);
}
