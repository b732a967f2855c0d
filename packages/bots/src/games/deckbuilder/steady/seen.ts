import type { DeckbuilderTypes, Seat, View } from "@sw/deckbuilder-core";
import { reader, type SideReading } from "@sw/deckbuilder-core/read";
import { isHidden } from "@sw/tabletop";

/** A view as seen by the seat that decides, with both players named relative to it. */
export interface Seen {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: SideReading;
  readonly theirs: SideReading;
}

/** Reads a view as its own seat. A bot's view always has one. */
export function seenBy(view: View): Seen {
  const seat: Seat = view.viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = seat === "empire" ? "rebel" : "empire";
  return { view, seat, mine: reader.side(view, seat), theirs: reader.side(view, other) };
}

/** Returns the decision that the view's own seat has to make, or undefined if it has none. */
export function askedIn({ view: { decision } }: Seen): DeckbuilderTypes["Asked"] | undefined {
  return decision?.yours ? decision : undefined;
}

/** Returns the known cards of a hand. */
export function knownHand({ hand }: SideReading): readonly string[] {
  return hand.filter((card): card is string => !isHidden(card));
}

/** Returns how many spaces the Force marker can still move towards the seat. */
export function forceRoom({ view, seat }: Seen): number {
  return reader.force(view).room[seat];
}

/** Whether the Force is with the seat. */
export function hasForce({ view, seat }: Seen): boolean {
  return reader.force(view).with === seat;
}

/** Returns the damage that a base can still take; 0 if there is no base. */
export function baseRoom({ base }: SideReading): number {
  return base?.left ?? 0;
}
