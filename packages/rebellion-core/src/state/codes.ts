import type { CardCode } from "@sw/tabletop";

/** The number of a system: its place in the catalogue. */
export type SystemIndex = number;
/** The number of a system or of the Rebel Base space, which follows the last system. */
export type PlaceIndex = number;
/** The number of a leader: its place in the catalogue. */
export type LeaderIndex = number;
/** The number of a ring: its place in the catalogue. */
export type RingIndex = number;
/** The number of a unit type: its place in the catalogue. */
export type UnitIndex = number;
/** The number of units of each type, by {@link UnitIndex}. */
export type Units = readonly number[];

/** The location of a leader: a place, the leader pool, a mission card, beside the board, or out of the game. */
export type LeaderSpot = PlaceIndex | "pool" | "mission" | "supply" | "eliminated";

/** A theater: {@link SPACE} or {@link GROUND}. */
export type TheaterIndex = 0 | 1;
/** The index of the space theater. */
export const SPACE = 0;
/** The index of the ground theater. */
export const GROUND = 1;

// What states say where there is none of a thing.

/** The index that stands for no system and no place. */
export const NOWHERE: PlaceIndex = -1;
/** The code that stands for no card. */
export const NO_CARD: CardCode = -1;
/** The index that stands for no leader. */
export const NO_LEADER: LeaderIndex = -1;
/** The index that stands for no unit type. */
export const NO_UNIT: UnitIndex = -1;
/** The index that stands for no place in the row of assigned missions. */
export const NO_MISSION = -1;
/** The order key that stands for no pick; it is below every key. */
export const NO_PICK = -1;
/** The index that stands for no skill. */
export const NO_SKILL = -1;
