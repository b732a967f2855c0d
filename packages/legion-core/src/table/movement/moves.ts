import type { Direction, Point3, Vec } from "../vectors.ts";

/** Speed of a movement tool (leg.measure.three-movement-tools). */
export type Speed = 1 | 2 | 3;

/**
 * A movement tool as laid on the table: its speed and the directions of its two arms, at most 90 degrees apart. It
 * begins at the leader's base or at an edge of the battlefield, depending on the move.
 */
export interface Tool {
  readonly speed: Speed;
  readonly first: Direction;
  readonly second: Direction;
}

/** The positions of the other miniatures: placed automatically, or given by id. */
export type Followers = "auto" | Readonly<Record<string, Point3>>;

/**
 * The distance a notched base moves along its tool: `full`, or the distance of its leading notch from the tool's near
 * end in 1/100 mm (leg.notched.step-4-choose).
 */
export type Travel = "full" | number;

/**
 * A move of a unit on the table. Round bases end touching the tool (`to`); notched bases travel along it. `turn` is the
 * heading after a rotation before a notched move, absent if the base does not rotate.
 */
export type Move =
  | { readonly type: "standard"; readonly tool: Tool; readonly to: Point3; readonly followers: Followers }
  | { readonly type: "climb"; readonly tool: Tool; readonly to: Point3; readonly followers: Followers }
  | {
      readonly type: "notched";
      /** The notch that the tool lies in: the front, the rear for a reverse, or a side for a strafe. */
      readonly towards: "front" | "rear" | "left" | "right";
      readonly turn?: Direction;
      /** Whether the move is a climb, which only some notched bases may make. Defaults to false. */
      readonly climbs?: true;
      readonly tool: Tool;
      readonly travel: Travel;
      readonly followers: Followers;
    }
  | { readonly type: "pivot"; readonly heading: Direction; readonly followers: Followers }
  | {
      readonly type: "deploy";
      /**
       * The point of the battlefield's edge between the prongs of the tool, whose first arm points straight inwards.
       * For a carrier, a point of its base's outline from which the tool points away.
       */
      readonly edge: Vec;
      readonly tool: Tool;
      /** The position where a round leader ends, or the distance that a notched one travels. */
      readonly to: Point3 | Travel;
      readonly followers: Followers;
    };

/** The limits on a unit's move. Keywords and effects change them. */
export interface Allowance {
  /** The unit's speed before reductions for terrain or reverse (leg.cards.unit-speed). */
  readonly speed: number;
  /** The kinds of moves that the unit may make. Defaults to those of its type. */
  readonly types?: readonly Move["type"][];
  /** Polygons of the territory the unit deploys in. Required only for deploying. */
  readonly territory?: readonly (readonly Vec[])[];
  /**
   * Id of the carrier from whose leader's base the unit deploys (leg.kw.transport.deploy). Defaults to a deployment
   * from an edge.
   */
  readonly carrier?: string;
  /**
   * Whether the unit deploys only from the short edges of the battlefield, as battle cards may require. Defaults to
   * false.
   */
  readonly fromShortEdges?: boolean;
  /**
   * Whether the unit's leader may end in base contact with an enemy, because it has a melee weapon
   * (leg.base-contact.enemy-needs-melee-weapon). Defaults to false.
   */
  readonly melee?: boolean;
  /** Ids of enemy units that the unit may nevertheless not contact (leg.kw.immune-melee). Defaults to none. */
  readonly shuns?: readonly string[];
  /**
   * Whether a notched base may rotate first, as all except speeders may (leg.notched.step-1-rotate). Defaults to true.
   */
  readonly rotates?: boolean;
  /** Whether the unit's pivots may turn it by any angle (leg.kw.full-pivot). Defaults to false. */
  readonly turnsRound?: boolean;
  /** Whether the unit may reverse. Defaults to the rule for its type (leg.reverse.by-type). */
  readonly reverses?: boolean;
  /** Whether the unit may climb on a notched base (leg.kw.climbing-vehicle). Defaults to false. */
  readonly climbsNotched?: boolean;
  /** Whether the unit may strafe, which needs side notches (leg.kw.strafe-move.full). Defaults to false. */
  readonly strafes?: boolean;
  /**
   * Maximum height of terrain of any kind that the unit passes over and ends on, in 1/100 mm
   * (leg.kw.speeder-x.terrain). Defaults to 0.
   */
  readonly over?: number;
  /** Whether the tool may lie over impassable terrain (leg.kw.jump-x.ignores). Defaults to false. */
  readonly overImpassable?: boolean;
  /** Whether difficult terrain does not reduce the unit's speed (leg.kw.scale.difficult). Defaults to false. */
  readonly unhindered?: boolean;
  /** Whether difficult terrain up to the height of `over` does not reduce it (leg.kw.hover.air). Defaults to false. */
  readonly ignoresLow?: boolean;
  /** Maximum change of elevation in a climb, in 1/100 mm (leg.kw.scale.climb). Defaults to one segment. */
  readonly climb?: number;
}

/** Whether a move is a climb, on any base. */
export function isClimb(move: Move): boolean {
  return move.type === "climb" || (move.type === "notched" && move.climbs === true);
}
