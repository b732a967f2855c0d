import type { BaseSize } from "../../../src/table/bases.ts";
import type { UnitSpec } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import type { MovedUnit } from "../../../src/table/movement/move.ts";
import type { Allowance, Followers, Move, Tool, Travel } from "../../../src/table/movement/moves.ts";
import type { UnitType } from "../../../src/table/unit-types.ts";
import type { Direction } from "../../../src/table/vectors.ts";
import { EAST, mini, unit } from "../../helpers/table.ts";

type Notched = Extract<Move, { type: "notched" }>;

/** A move of a notched base; a number tells in millimetres how far along the tool its leading notch is to come. */
export function ride(tool: Tool, travel: Travel = "full", more: Partial<Notched> = {}): Notched {
  const far = travel === "full" ? travel : mm(travel);
  return { type: "notched", towards: "front", tool, travel: far, followers: "auto", ...more };
}

/** A pivot of the unit in place. */
export function pivot(heading: Direction, followers: Followers = "auto"): Move {
  return { type: "pivot", heading, followers };
}

/** A unit `u` of one miniature that looks east unless said otherwise. */
export function alone(
  type: UnitType,
  base: BaseSize,
  x: number,
  y: number,
  heading: Direction = EAST,
  height = 60,
): UnitSpec {
  return unit("u", [mini("a", x, y, { base, heading, height })], { type });
}

/** Two speeder bikes in line abreast, the leader at this spot; their silhouettes are 39.65 mm tall. */
export function speederBikes(x: number, y: number, heading: Direction = EAST): UnitSpec {
  const bike = { base: "medium", heading, height: 39.65 } as const;
  return unit("u", [mini("a", x, y, bike), mini("b", x, y - 60, bike)], { type: "repulsor-vehicle" });
}

/** What speeder bikes may do: they move at speed 3, and are not rotated first. */
export const BIKES: Allowance = { speed: 3, rotates: false };

/** A walker on a base of this size: an AT-RT (large), an AT-ST (huge). */
export function walker(base: "large" | "huge", x: number, y: number, heading: Direction = EAST): UnitSpec {
  return alone("ground-vehicle", base, x, y, heading, base === "large" ? 65.43 : 200);
}

/** Where the leader of a moved unit stands in millimetres, and where it looks. */
export function stands(moved: MovedUnit): { x: number; y: number; heading: Direction } {
  const [leader] = moved.miniatures;
  if (leader === undefined) throw new Error("the unit has no miniatures");
  return { x: leader.x / 100, y: leader.y / 100, heading: leader.heading };
}
