import { at, type CardCode } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { CardSpot, Cause, Deck, Event, SeenCard } from "../state/events.ts";
import { factionOf, type Side, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** Returns a card as events show it: to the sides in `mask`. */
export function seen(box: Box, code: CardCode, mask: number): SeenCard {
  const kind = at(box.cards, code);
  if (kind.type !== "objective") return { card: kind.id, seenBy: viewersIn(mask) };
  return { card: kind.id, seenBy: viewersIn(mask), back: kind.entry.level };
}

/** The places that a card moves from and to. */
export interface Way {
  readonly from: CardSpot;
  readonly to: Extract<Event, { readonly type: "cards-moved" }>["to"];
}

/** Emits that one card moved. */
export function tellMoved(
  work: GameWork,
  side: Side,
  deck: Deck,
  card: CardCode,
  { from, to }: Way,
  mask: number,
  cause: Cause,
): void {
  const cards = [seen(work.box, card, mask)];
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards, from, to, ...cause });
}
