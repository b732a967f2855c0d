import { at, type CardCode } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { CardSpot, Cause, Deck, SeenCard } from "../state/events.ts";
import { factionOf, type Side, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";

/** A card as events tell it: known to the sides of a mask. */
export function seen(box: Box, code: CardCode, mask: number): SeenCard {
  const kind = at(box.cards, code);
  if (kind.type !== "objective") return { card: kind.id, seenBy: viewersIn(mask) };
  return { card: kind.id, seenBy: viewersIn(mask), back: kind.entry.level };
}

/** Tells that one card went somewhere. */
export function tellMoved(
  work: GameWork,
  side: Side,
  deck: Deck,
  card: CardCode,
  to: CardSpot,
  mask: number,
  cause: Cause,
): void {
  work.emit({ type: "cards-moved", faction: factionOf(side), deck, cards: [seen(work.box, card, mask)], to, ...cause });
}
