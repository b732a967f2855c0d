import { bitOf, type Side, SPECTATOR_BIT, type Spectator } from "@sw/tabletop";

export { bitOf, opponentOf, PUBLIC, type Side } from "@sw/tabletop";

/** The two people at the table. Who of them is the blue player is settled during set-up and stands in the state. */
export const SEATS = ["player-1", "player-2"] as const;
/** A person by name, as messages and views have it. */
export type Seat = (typeof SEATS)[number];

/** Whoever has a view of the game: a person at the table, or somebody who watches. */
export type Viewer = Seat | Spectator;

/** The name of a side. */
export function seatOf(side: Side): Seat {
  return side === 0 ? "player-1" : "player-2";
}

/** The side of a seat. */
export function sideOfSeat(seat: Seat): Side {
  return seat === "player-1" ? 0 : 1;
}

/** The bit of whoever looks; a spectator has one of their own. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR_BIT : bitOf(sideOfSeat(viewer));
}
