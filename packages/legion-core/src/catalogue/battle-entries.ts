import type { Entry } from "./entries.ts";
import type { Faction } from "./words.ts";

/** A spot on a map in squares of range 1: x from the left, y from the long edge, both as the blue player sees them. */
export type MapPoint = readonly [x: number, y: number];

/** A map card: territories as polygons and points of interest by their centres (leg.cards.map-grid). */
export interface MapCard {
  /** Width and depth in squares. */
  readonly size: readonly [number, number];
  readonly redTerritory: readonly (readonly MapPoint[])[];
  readonly blueTerritory: readonly (readonly MapPoint[])[];
  readonly redFlank?: readonly (readonly MapPoint[])[];
  readonly blueFlank?: readonly (readonly MapPoint[])[];
  readonly pois: readonly MapPoint[];
}

/** What an objective lets players do before the first round: tokens placed on the map, or a choice in our words. */
export type ObjectiveSetup =
  | { readonly place: string; readonly count: number; readonly note?: string }
  | { readonly choose: string };

/** How a primary objective scores, in each End Phase from round 2: so many points per what is named, or by number. */
export type ObjectiveScore =
  | { readonly points: number; readonly per: string }
  | { readonly byCount: string; readonly points: readonly { readonly from: number; readonly points: number }[] };

/** An objective card with its map card. */
export interface PrimaryObjective extends Entry {
  readonly setup: readonly ObjectiveSetup[];
  readonly map: MapCard;
  /** The map of the smaller format, for the cards that have one. */
  readonly skirmishMap?: MapCard;
  readonly scoring: readonly ObjectiveScore[];
  /** Special rules in our words. */
  readonly rules?: readonly string[];
}

/** How a secondary objective scores. */
export interface SecondaryScore {
  readonly when: string;
  /** Points scored, if not by a score table. */
  readonly points?: number;
  readonly condition?: string;
  readonly limit?: string;
  /** A score table: each row is marked once by each player. */
  readonly table?: readonly { readonly condition: string; readonly points: number }[];
  readonly note?: string;
  /** More points in these rounds. */
  readonly bonus?: { readonly rounds: readonly number[]; readonly points: number };
}

/** A secondary objective card. */
export interface SecondaryObjective extends Entry {
  readonly setup?: readonly string[];
  readonly scoring: readonly SecondaryScore[];
  readonly rules?: readonly string[];
  /** Belongs to the smaller format too. */
  readonly skirmish?: true;
}

/** An advantage card. */
export interface Advantage extends Entry {
  readonly faction?: Faction;
  /** What its owner may do, in our words. */
  readonly summary: string;
  /** Belongs to the smaller format too. */
  readonly skirmish?: true;
}
