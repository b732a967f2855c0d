import { expectOk } from "@sw/tabletop";
import { mm } from "../../../src/table/lengths.ts";
import { checkMove, type MovedUnit, makeMove } from "../../../src/table/movement/move.ts";
import type { Allowance, Followers, Move, Speed, Tool } from "../../../src/table/movement/moves.ts";
import type { Scene } from "../../../src/table/scene.ts";
import type { Direction, Point3 } from "../../../src/table/vectors.ts";
import { EAST } from "../../helpers/table.ts";

/** A spot in millimetres. */
export function spot(x: number, y: number, z = 0): Point3 {
  return { x: mm(x), y: mm(y), z: mm(z) };
}

/** A tool, straight unless a second direction is given. */
export function tool(speed: Speed, first: Direction = EAST, second: Direction = first): Tool {
  return { speed, first, second };
}

/** A standard move of the leader to a spot in millimetres. */
export function standard(laid: Tool, to: Point3, followers: Followers = "auto"): Move {
  return { type: "standard", tool: laid, to, followers };
}

/** A climb of the leader to a spot. */
export function climb(laid: Tool, to: Point3, followers: Followers = "auto"): Move {
  return { type: "climb", tool: laid, to, followers };
}

/** A deployment from a point of the edge in millimetres. */
export function deploy(x: number, y: number, laid: Tool, to: Point3, followers: Followers = "auto"): Move {
  return { type: "deploy", edge: { x: mm(x), y: mm(y) }, tool: laid, to, followers };
}

/** The rule that forbids a move of unit `u`, and the code; "legal" if none does. */
export function verdict(scene: Scene, move: Move, allowance: Allowance = { speed: 2 }): string {
  const fault = checkMove(scene, "u", move, allowance);
  return fault === undefined ? "legal" : `${fault.rule} ${fault.code}`;
}

/** Unit `u` after a legal move. */
export function movedUnit(scene: Scene, move: Move, allowance: Allowance = { speed: 2 }): MovedUnit {
  return expectOk(makeMove(scene, "u", move, allowance));
}
