import { bitOf, type Side, SPECTATOR_BIT, type Spectator, viewersBy } from "@sw/tabletop";

export { bitOf, opponentOf, PUBLIC, type Side } from "@sw/tabletop";

/** The two players in turn order. The Empire begins (dbg.turn.empire-first). */
export const SEATS = ["empire", "rebel"] as const;

/** A player. */
export type Seat = (typeof SEATS)[number];

/** A person who can see something: a player or a spectator. */
export type Viewer = Seat | Spectator;

/** Returns the bit of a viewer in a pile's `knownTo`. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR_BIT : bitOf(sideOfSeat(viewer));
}

/** Returns the name of a player's seat. */
export function seatOf(side: Side): Seat {
  return SEATS[side];
}

/** Returns the index of a player's side. */
export function sideOfSeat(seat: Seat): Side {
  return seat === "empire" ? 0 : 1;
}

/** Lists the viewers in a mask, in a fixed order. */
export const viewersIn: (mask: number) => readonly Viewer[] = /* @__PURE__ */ viewersBy(SEATS);
