import type { BaseSize } from "./bases.ts";
import type { ProfileId } from "./lengths.ts";
import type { TableOptions } from "./options.ts";
import type { BattlefieldToken } from "./tokens.ts";
import type { UnitType } from "./unit-types.ts";
import type { Direction, Vec } from "./vectors.ts";

/**
 * What lies and stands on a table, as plain JSON. Lengths, coordinates and elevations are whole numbers of hundredths of
 * a millimetre: x along the long edge, y along the short edge, z upwards from the table.
 */
export interface Layout {
  readonly table: TableSpec;
  readonly units: readonly UnitSpec[];
  readonly tokens?: readonly Token[];
  /** Units that have not deployed yet: they are nowhere on the table (leg.undeployed.definition). */
  readonly undeployed?: readonly UndeployedUnit[];
}

/** A unit that has not deployed yet; its miniatures stand nowhere. */
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
  /** `metric` unless said otherwise. */
  readonly profile?: ProfileId;
  /** Size of the battlefield; that of the profile unless said otherwise. */
  readonly battlefield?: { readonly length: number; readonly width: number };
  readonly options?: Partial<TableOptions>;
  readonly terrain: readonly TerrainPiece[];
}

/** Kind of a piece of terrain (leg.terrain.three-types). */
export type TerrainKind = "scatter" | "area" | "obstacle";

/** How terrain limits movement (leg.terrain.movement-class). */
export type MovementClass = "open" | "difficult" | "impassable";

/** Which cover terrain gives (leg.terrain.cover-kinds). */
export type CoverKind = "none" | "light" | "heavy";

/** A piece of terrain; the players agree on all of this before the game (leg.terrain.agree-first). */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  /** Whether it is a barricade, which is scatter terrain (leg.terrain.barricade-is-scatter). */
  readonly barricade?: boolean;
  readonly cover: CoverKind;
  readonly parts: readonly TerrainPart[];
}

/** A vertical prism of a piece. */
export interface TerrainPart {
  readonly outline: PartOutline;
  /** Elevation of its underside: 0 unless it can be seen or walked under. */
  readonly bottom?: number;
  /** Elevation of its top. */
  readonly top: number;
  readonly movement: MovementClass;
  /** Whether the players agreed that it blocks line of sight; area terrain always does. True unless said otherwise. */
  readonly blocksSight?: boolean;
}

/** The outline of a part: a circle, or a polygon that may have holes. Corners in order, either way round. */
export type PartOutline =
  | { readonly kind: "circle"; readonly centre: Vec; readonly radius: number }
  | { readonly kind: "polygon"; readonly corners: readonly Vec[]; readonly holes?: readonly (readonly Vec[])[] };

/** A unit on the table. */
export interface UnitSpec {
  readonly id: string;
  /** Whose it is; two units of the same side are friendly. */
  readonly side: string;
  readonly type: UnitType;
  /** Whether its silhouettes block lines of sight as those of ground vehicles do, whatever its type (leg.kw.hover.ground). */
  readonly blocksSight?: boolean;
  /** Id of the unit leader among the miniatures (leg.units.leader). */
  readonly leader: string;
  readonly miniatures: readonly Miniature[];
}

/** A miniature that stands nowhere: its base, and how tall its silhouette is. */
export interface UndeployedMiniature {
  /** Unique on the table. */
  readonly id: string;
  readonly base: BaseSize;
  /** Height of the silhouette, from the underside of the base (leg.los.silhouette). */
  readonly height: number;
  /** As a leader: at which range of it its unit is in cohesion; at half-range unless said otherwise (leg.cohesion.half-range). */
  readonly cohesion?: CohesionRange;
}

/** A range within which a unit stays around its leader, where cards let it spread out. */
export type CohesionRange = 1;

/** A miniature on the table. */
export interface Miniature extends UndeployedMiniature {
  readonly x: number;
  readonly y: number;
  /** Elevation of the underside of the base. */
  readonly z: number;
  /** Where the front notch points; round bases keep it too, for the figure on them. */
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
