import type { Spectator } from "@sw/tabletop";

/** The two people at the table. Who of them is the blue player is settled during set-up and stands in the state. */
export const SEATS = ["player-1", "player-2"] as const;
export type Seat = (typeof SEATS)[number];

/** A person by number: 0 or 1. */
export type Player = 0 | 1;

/** Anybody who looks. */
export type Viewer = Seat | Spectator;

/** The other person. */
export function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** The person's seat. */
export function seatOf(player: Player): Seat {
  return player === 0 ? "player-1" : "player-2";
}

/** The person of a seat. */
export function playerOf(seat: Seat): Player {
  return seat === "player-1" ? 0 : 1;
}

/** The person's bit among those who know a card of a pile. */
export function bitOf(player: Player): number {
  return 1 << player;
}

/** Everybody's bits, those of whoever watches among them. */
export const PUBLIC: number = 7;

/** The bit of whoever looks; a spectator has one of their own. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? 4 : bitOf(playerOf(viewer));
}
