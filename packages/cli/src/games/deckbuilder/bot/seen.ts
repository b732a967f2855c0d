import type { PieceView, PlayerView, Seat, View } from "@sw/deckbuilder-core";
import { baseOf, cardOf } from "../cards.ts";

/** A view from the side of the seat that decides. */
export interface Seen {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: PlayerView;
  readonly theirs: PlayerView;
}

/** Looks at a view from its own seat; a bot has one. */
export function seenBy(view: View): Seen {
  const seat: Seat = view.viewer === "rebel" ? "rebel" : "empire";
  const other: Seat = seat === "empire" ? "rebel" : "empire";
  return { view, seat, mine: view.players[seat], theirs: view.players[other] };
}

/** Spaces that the Force marker can still move towards the seat. */
export function forceRoom({ view, seat }: Seen): number {
  return seat === "empire" ? view.force + 3 : 3 - view.force;
}

/** True if the Force is with the seat: the marker stands on its side. */
export function hasForce({ view, seat }: Seen): boolean {
  return seat === "empire" ? view.force < 0 : view.force > 0;
}

/** Damage that a base can still take; 0 where there is no base. */
export function baseRoom({ base }: PlayerView): number {
  return base === null ? 0 : (baseOf(base.card)?.hitPoints ?? 0) - base.damage;
}

/** Damage that a capital ship can still take. */
export function shipRoom({ card, damage }: PieceView): number {
  return (cardOf(card)?.hitPoints ?? 0) - damage;
}
