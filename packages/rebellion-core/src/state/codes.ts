/** A system by its place in the catalogue. */
export type SystemIndex = number;
/** A system, or the Rebel Base space: the number after the last system. */
export type PlaceIndex = number;
/** A leader by its place in the catalogue. */
export type LeaderIndex = number;
/** A ring by its place in the catalogue. */
export type RingIndex = number;
/** A type of unit by its place in the catalogue. */
export type UnitIndex = number;
/** How many of each type of unit, by {@link UnitIndex}. */
export type Units = readonly number[];

/** Where a leader is: a place, the leader pool, on a mission card, beside the board, or out of the game. */
export type LeaderSpot = PlaceIndex | "pool" | "mission" | "supply" | "eliminated";
