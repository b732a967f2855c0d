import type { DeckbuilderTypes, Seat, View } from "@sw/deckbuilder-core";
import { reader, type SideReading } from "@sw/deckbuilder-core/read";
import { isHidden } from "@sw/tabletop";

/** A view from the side of the seat that decides. */
export interface Seen {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: SideReading;
  readonly theirs: SideReading;
}

/** Looks at a view from its own seat; a bot has one. */
export function seenBy(view: View): Seen {
  const seat: Seat = view.viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = seat === "empire" ? "rebel" : "empire";
  return { view, seat, mine: reader.side(view, seat), theirs: reader.side(view, other) };
}

/** Returns the decision that the view's own seat has to make, or undefined if it has none. */
export function askedIn({ view: { decision } }: Seen): DeckbuilderTypes["Asked"] | undefined {
  return decision?.yours ? decision : undefined;
}

/** The cards of a hand that are known. */
export function knownHand({ hand }: SideReading): readonly string[] {
  return hand.filter((card): card is string => !isHidden(card));
}

/** Spaces that the Force marker can still move towards the seat. */
export function forceRoom({ view, seat }: Seen): number {
  return reader.force(view).room[seat];
}

/** True if the Force is with the seat. */
export function hasForce({ view, seat }: Seen): boolean {
  return reader.force(view).with === seat;
}

/** Damage that a base can still take; 0 where there is no base. */
export function baseRoom({ base }: SideReading): number {
  return base?.left ?? 0;
}
