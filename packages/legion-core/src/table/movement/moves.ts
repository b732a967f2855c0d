import type { Direction, Point3, Vec } from "../vectors.ts";

/** Speed of a movement tool (leg.measure.three-movement-tools). */
export type Speed = 1 | 2 | 3;

/**
 * A movement tool as it lies: its speed and the directions of its two arms, at most 90 degrees apart. Where it begins
 * follows from the move: at the base of the leader, or at an edge of the battlefield.
 */
export interface Tool {
  readonly speed: Speed;
  readonly first: Direction;
  readonly second: Direction;
}

/** Where the other miniatures of the unit go: placed for the player, or each by id with its spot. */
export type Followers = "auto" | Readonly<Record<string, Point3>>;

/**
 * How far a notched base goes along its tool: all the way, or until its leading notch has come this far along the tool
 * from its near end, in 1/100 mm (leg.notched.step-4-choose).
 */
export type Travel = "full" | number;

/**
 * A move of a unit on the table. Round bases end touching the tool (`to`); notched bases travel along it. `turn` is the
 * heading after the rotation before a notched move, absent if the base is not rotated.
 */
export type Move =
  | { readonly type: "standard"; readonly tool: Tool; readonly to: Point3; readonly followers: Followers }
  | { readonly type: "climb"; readonly tool: Tool; readonly to: Point3; readonly followers: Followers }
  | {
      readonly type: "notched";
      /** Which notch the tool lies in: ahead, behind for a reverse, at a side for a strafe. */
      readonly towards: "front" | "rear" | "left" | "right";
      readonly turn?: Direction;
      /** Whether it is a climb, which only some notched bases may make. */
      readonly climbs?: true;
      readonly tool: Tool;
      readonly travel: Travel;
      readonly followers: Followers;
    }
  | { readonly type: "pivot"; readonly heading: Direction; readonly followers: Followers }
  | {
      readonly type: "deploy";
      /**
       * The point of the battlefield's edge between the prongs of the tool, whose first arm points straight inwards; or one of the
       * outline of a carrier's base, away from which it points.
       */
      readonly edge: Vec;
      readonly tool: Tool;
      /** For round bases where the leader ends, for notched ones how far it has come. */
      readonly to: Point3 | Travel;
      readonly followers: Followers;
    };

/** What a unit may do with the move it makes; keywords and effects change these figures. */
export interface Allowance {
  /** Its speed before terrain and reverse slow it (leg.cards.unit-speed). */
  readonly speed: number;
  /** Which moves it may make; those of its type unless said otherwise. */
  readonly types?: readonly Move["type"][];
  /** Polygons of the territory it deploys in; needed for deploying alone. */
  readonly territory?: readonly (readonly Vec[])[];
  /** Id of the unit that carries it: it deploys from the base of its leader and not from an edge (leg.kw.transport.deploy). */
  readonly carrier?: string;
  /** Whether it deploys from the short edges of the battlefield alone, as battle cards may ask. False unless said otherwise. */
  readonly fromShortEdges?: boolean;
  /** Whether its leader may end in base contact with an enemy: it has a melee weapon (leg.base-contact.enemy-needs-melee-weapon). */
  readonly melee?: boolean;
  /** Ids of enemy units that it may not come into base contact with all the same (leg.kw.immune-melee). */
  readonly shuns?: readonly string[];
  /** Whether a notched base may be rotated first, as all but speeders (leg.notched.step-1-rotate). True by default. */
  readonly rotates?: boolean;
  /** Whether its pivots may turn it as far as it likes (leg.kw.full-pivot). False unless said otherwise. */
  readonly turnsRound?: boolean;
  /** Whether it may reverse; as its type unless said otherwise (leg.reverse.by-type). */
  readonly reverses?: boolean;
  /** Whether it may climb on a notched base (leg.kw.climbing-vehicle). False unless said otherwise. */
  readonly climbsNotched?: boolean;
  /** Whether it may strafe: it hovers and has side notches (leg.kw.strafe-move.full). False unless said otherwise. */
  readonly strafes?: boolean;
  /** How tall terrain may be that it passes over and ends on, whatever its kind, in 1/100 mm (leg.kw.speeder-x.terrain). 0. */
  readonly over?: number;
  /** Whether the tool may lie over impassable terrain (leg.kw.jump-x.ignores). False unless said otherwise. */
  readonly overImpassable?: boolean;
  /** Whether difficult terrain leaves its speed alone (leg.kw.scale.difficult). False unless said otherwise. */
  readonly unhindered?: boolean;
  /** By how much a climb may change its elevation, in 1/100 mm; one segment unless said otherwise (leg.kw.scale.climb). */
  readonly climb?: number;
}

/** Whether a move is a climb, on whatever base. */
export function isClimb(move: Move): boolean {
  return move.type === "climb" || (move.type === "notched" && move.climbs === true);
}
