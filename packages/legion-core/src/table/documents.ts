import type { BaseSize } from "./bases.ts";
import type { ProfileId } from "./lengths.ts";
import type { TableOptions } from "./options.ts";
import type { BattlefieldToken } from "./tokens.ts";
import type { UnitType } from "./unit-types.ts";
import type { Direction, Vec } from "./vectors.ts";

/**
 * Everything on a table, as plain JSON. All lengths and coordinates are integers in 1/100 mm: x along the long edge, y
 * along the short edge, z upwards from the table.
 */
export interface Layout {
  readonly table: TableSpec;
  readonly units: readonly UnitSpec[];
  readonly tokens?: readonly Token[];
  /**
   * Units that have not deployed and so have no position on the table (leg.undeployed.definition). Defaults to none.
   */
  readonly undeployed?: readonly UndeployedUnit[];
}

/** A unit that has not deployed. Its miniatures have no position. */
export interface UndeployedUnit {
  readonly id: string;
  readonly side: string;
  readonly type: UnitType;
  /** Id of the unit leader among the miniatures. */
  readonly leader: string;
  readonly miniatures: readonly UndeployedMiniature[];
}

/** The battlefield and its terrain. */
export interface TableSpec {
  /** The profile of lengths. Defaults to `metric`. */
  readonly profile?: ProfileId;
  /** Size of the battlefield. Defaults to that of the profile. */
  readonly battlefield?: { readonly length: number; readonly width: number };
  readonly options?: Partial<TableOptions>;
  readonly terrain: readonly TerrainPiece[];
}

/** Type of a piece of terrain (leg.terrain.three-types). */
export type TerrainKind = "scatter" | "area" | "obstacle";

/** How terrain limits movement (leg.terrain.movement-class). */
export type MovementClass = "open" | "difficult" | "impassable";

/** The cover that terrain gives (leg.terrain.cover-kinds). */
export type CoverKind = "none" | "light" | "heavy";

/** A piece of terrain. The players agree on all of its properties before the game (leg.terrain.agree-first). */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  /**
   * Whether the piece is a barricade, a kind of scatter terrain (leg.terrain.barricade-is-scatter). Defaults to false.
   */
  readonly barricade?: boolean;
  readonly cover: CoverKind;
  readonly parts: readonly TerrainPart[];
}

/** A part of a piece of terrain, in the shape of a vertical prism. */
export interface TerrainPart {
  readonly outline: PartOutline;
  /** Elevation of the part's underside, above 0 if one can see or walk under it. Defaults to 0. */
  readonly bottom?: number;
  /** Elevation of the top of the part. */
  readonly top: number;
  readonly movement: MovementClass;
  /** Whether the players agreed that the part blocks line of sight. Area terrain always does. Defaults to true. */
  readonly blocksSight?: boolean;
}

/** The outline of a part: a circle, or a polygon that may have holes. Corners are in order, in either direction. */
export type PartOutline =
  | { readonly kind: "circle"; readonly centre: Vec; readonly radius: number }
  | { readonly kind: "polygon"; readonly corners: readonly Vec[]; readonly holes?: readonly (readonly Vec[])[] };

/** A unit on the table, with its side and its miniatures. */
export interface UnitSpec {
  readonly id: string;
  /** The side of the unit's owner. Units of the same side are friendly. */
  readonly side: string;
  readonly type: UnitType;
  /**
   * Whether the unit's silhouettes block line of sight like those of ground vehicles, regardless of its type
   * (leg.kw.hover.ground). Defaults to false.
   */
  readonly blocksSight?: boolean;
  /** Id of the leader among the miniatures (leg.units.leader). */
  readonly leader: string;
  readonly miniatures: readonly Miniature[];
}

/** A miniature without a position, with its base and the height of its silhouette. */
export interface UndeployedMiniature {
  /** Id, unique on the table. */
  readonly id: string;
  readonly base: BaseSize;
  /** Height of the silhouette, measured from the underside of the base (leg.los.silhouette). */
  readonly height: number;
  /** For a leader: the range within which its unit is in cohesion. Defaults to half-range (leg.cohesion.half-range). */
  readonly cohesion?: CohesionRange;
  /**
   * The maximum height of impassable terrain on which the miniature can stand (leg.kw.hover.air). Defaults to none: only
   * repulsor vehicles stand on impassable terrain.
   */
  readonly hovers?: number;
}

/** A range of cohesion that cards may give a unit instead of half-range. */
export type CohesionRange = 1;

/** A miniature on the table. */
export interface Miniature extends UndeployedMiniature {
  readonly x: number;
  readonly y: number;
  /** Elevation of the underside of the base. */
  readonly z: number;
  /** The direction of the front notch. Round bases also have one, for the figure on them. */
  readonly heading: Direction;
}

/** A token on the battlefield. */
export interface Token {
  readonly id: string;
  readonly kind: BattlefieldToken;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
