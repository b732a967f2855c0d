import type { CardCode } from "@sw/tabletop";

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

/** A theater: {@link SPACE} or {@link GROUND}. */
export type TheaterIndex = 0 | 1;
/** Space. */
export const SPACE = 0;
/** Ground. */
export const GROUND = 1;

// What states say where there is none of a thing.

/** No system and no place. */
export const NOWHERE: PlaceIndex = -1;
/** No card. */
export const NO_CARD: CardCode = -1;
/** No leader. */
export const NO_LEADER: LeaderIndex = -1;
/** No type of unit. */
export const NO_UNIT: UnitIndex = -1;
/** No place in the row of assigned missions. */
export const NO_MISSION = -1;
/** The order key of the last pick where nothing has been picked: below every key. */
export const NO_PICK = -1;
/** No skill. */
export const NO_SKILL = -1;
