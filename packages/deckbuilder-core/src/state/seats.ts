import type { Spectator } from "@sw/tabletop";

/** The two players, in turn order: the Empire begins (dbg.turn.empire-first). */
export const SEATS = ["empire", "rebel"] as const;

/** A player. */
export type Seat = (typeof SEATS)[number];

/** A player as an index of {@link SEATS}, as states keep it. */
export type SeatIndex = 0 | 1;

/** Who can see something: a player, or whoever watches. */
export type Viewer = Seat | Spectator;

/** The bits of all players and the public: the `knownTo` of what everyone has seen. */
export const PUBLIC = 7;

/** The bit of a viewer in a pile's `knownTo`. */
export function maskOf(viewer: Viewer): number {
  return viewer === "empire" ? 1 : viewer === "rebel" ? 2 : 4;
}

/** The bit of a player in a pile's `knownTo`. */
export function seatMask(seat: SeatIndex): number {
  return seat === 0 ? 1 : 2;
}

/** The player's name. */
export function seatName(seat: SeatIndex): Seat {
  return SEATS[seat];
}

/** The player's index. */
export function seatIndex(seat: Seat): SeatIndex {
  return seat === "empire" ? 0 : 1;
}

/** The other player. */
export function opponentOf(seat: SeatIndex): SeatIndex {
  return seat === 0 ? 1 : 0;
}

const VIEWERS: readonly (readonly Viewer[])[] = Array.from({ length: 8 }, (_, mask) =>
  Object.freeze((["empire", "rebel", "spectator"] as const).filter((viewer) => (maskOf(viewer) & mask) !== 0)),
);

/** The viewers in a mask, in a fixed order; a shared frozen array. */
export function viewersIn(mask: number): readonly Viewer[] {
  return VIEWERS[mask & PUBLIC] ?? [];
}
