import type { Entry } from "./entries.ts";
import type { Faction } from "./words.ts";

/** A point of a map in squares of range 1: x from the left, y from the long edge, both as the blue player sees them. */
export type MapPoint = readonly [x: number, y: number];

/** A map card, with territories as polygons and points of interest by their centres (leg.cards.map-grid). */
export interface MapCard {
  /** Width and depth in squares. */
  readonly size: readonly [number, number];
  readonly redTerritory: readonly (readonly MapPoint[])[];
  readonly blueTerritory: readonly (readonly MapPoint[])[];
  readonly redFlank?: readonly (readonly MapPoint[])[];
  readonly blueFlank?: readonly (readonly MapPoint[])[];
  readonly pois: readonly MapPoint[];
}

/**
 * What an objective lets players do before the first round: place tokens on the map, or a choice described in our
 * words.
 */
export type ObjectiveSetup =
  | { readonly place: string; readonly count: number; readonly note?: string }
  | { readonly choose: string };

/**
 * How a primary objective scores in each End Phase from round 2: points per item counted, or points by the number
 * reached.
 */
export type ObjectiveScore =
  | { readonly points: number; readonly per: string }
  | { readonly byCount: string; readonly points: readonly { readonly from: number; readonly points: number }[] };

/** An objective card with its map card. */
export interface PrimaryObjective extends Entry {
  readonly setup: readonly ObjectiveSetup[];
  readonly map: MapCard;
  /** The map of the smaller format. Absent for cards without one. */
  readonly skirmishMap?: MapCard;
  readonly scoring: readonly ObjectiveScore[];
  /** Special rules in our words. Defaults to none. */
  readonly rules?: readonly string[];
}

/** How a secondary objective scores. */
export interface SecondaryScore {
  readonly when: string;
  /** Points scored. Absent if a score table is used. */
  readonly points?: number;
  readonly condition?: string;
  readonly limit?: string;
  /** The score table: each player marks each row once. Absent if `points` is used. */
  readonly table?: readonly { readonly condition: string; readonly points: number }[];
  readonly note?: string;
  /** Additional points in these rounds. Defaults to none. */
  readonly bonus?: { readonly rounds: readonly number[]; readonly points: number };
}

/** A secondary objective card. */
export interface SecondaryObjective extends Entry {
  readonly setup?: readonly string[];
  readonly scoring: readonly SecondaryScore[];
  readonly rules?: readonly string[];
  /** Whether the card belongs to the smaller format too. Defaults to no. */
  readonly skirmish?: true;
}

/** An advantage card. */
export interface Advantage extends Entry {
  readonly faction?: Faction;
  /** What the owner of the card may do, in our words. */
  readonly summary: string;
  /** Whether the card belongs to the smaller format too. Defaults to no. */
  readonly skirmish?: true;
}
