import { type Box, commandId } from "../state/box.ts";
import type { CommandCard, Gift } from "../state/hooks/command-card.ts";
import type { Facts } from "../state/look.ts";
import { keptBy, keptLast } from "../state/memo/memo.ts";
import type { Side } from "../state/seats.ts";

/** A gift of a card to units, with its keyword id: that of the card, or that followed by a number. */
export interface GivenGift {
  readonly id: string;
  readonly gift: Gift;
}

/** The gifts of a list of cards in play. */
const giftsOf: (cards: readonly CommandCard[]) => readonly GivenGift[] = keptBy((cards) =>
  cards.flatMap(({ id, gift, furtherGifts = [] }) => [
    ...(gift === undefined ? [] : [{ id, gift }]),
    ...furtherGifts.map((one, place) => ({ id: `${id} ${place + 2}`, gift: one })),
  ]),
);

/** Returns all gifts of a player's command cards in play. */
export function giftsInPlay(look: Facts, side: Side): readonly GivenGift[] {
  return giftsOf(commandsInPlay(look, side));
}

const NONE: readonly CommandCard[] = [];

/** Returns a player's command cards in play: that of the round, then the permanent ones. */
export function commandsInPlay({ box, state }: Facts, side: Side): readonly CommandCard[] {
  const { revealed, permanents } = state.sides[side];
  if (revealed === null && permanents.length === 0) return NONE;
  return entriesOf(box, revealed, permanents);
}

/** The command cards in play of the four players asked about last, which may belong to two games. */
const entriesOf = /* @__PURE__ */ keptLast(
  (box: Box, revealed: number | null, permanents: readonly number[]) => [box, revealed, permanents],
  (box, revealed, permanents): readonly CommandCard[] => {
    const cards = revealed === null ? permanents : [revealed, ...permanents];
    return cards.flatMap((card) => box.commands[commandId(box, card)] ?? []);
  },
  4,
);
