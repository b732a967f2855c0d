import { bitOf, type Side, SPECTATOR_BIT, type Spectator } from "@sw/tabletop";

export { bitOf, opponentOf, PUBLIC, type Side } from "@sw/tabletop";

/** The two seats. The state holds which of them is the blue player, decided during set-up. */
export const SEATS = ["player-1", "player-2"] as const;
/** A player by name, as in messages and views. */
export type Seat = (typeof SEATS)[number];

/** A viewer of the game: one of the two seats, or a spectator. */
export type Viewer = Seat | Spectator;

/** Returns the seat of a side. */
export function seatOf(side: Side): Seat {
  return side === 0 ? "player-1" : "player-2";
}

/** Returns the side of a seat. */
export function sideOfSeat(seat: Seat): Side {
  return seat === "player-1" ? 0 : 1;
}

/** Returns the bit of a viewer. Spectators have their own bit. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR_BIT : bitOf(sideOfSeat(viewer));
}
