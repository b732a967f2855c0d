import type { Layout, TerrainPiece, UnitSpec } from "../../../src/table/documents.ts";
import { compileScene, figureOfScene, type Scene } from "../../../src/table/scene.ts";
import { blockers } from "../../../src/table/sight/blockers.ts";
import { hasLineOfSight } from "../../../src/table/sight/line-of-sight.ts";
import { type Obscurer, obscurers } from "../../../src/table/sight/obscured.ts";
import { mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

/** A trooper at the left, looking along x. */
export const shooter: UnitSpec = unit("shooters", [mini("shooter", 100, 100)]);

/** A trooper at the right, 400 mm away. */
export const target: UnitSpec = unit("targets", [mini("target", 500, 100)], { side: "red" });

/** A ground vehicle on a base of 70 mm, half-way between the two. */
export function vehicle(x = 300, y = 100, more: Partial<UnitSpec> & { height?: number; z?: number } = {}): UnitSpec {
  const { height = 150, z = 0, ...rest } = more;
  return unit("walker", [mini("walker", x, y, { base: "large", height, z })], { type: "ground-vehicle", ...rest });
}

/** A wall across the way, 20 mm thick; it blocks both troopers unless lower than they are. */
export function barrier(top = 60, more: Parameters<typeof piece>[3] & { x?: number; id?: string } = {}): TerrainPiece {
  const { x = 290, id = "wall", ...rest } = more;
  return piece(id, rectangle(x, 0, 20, 200), top, rest);
}

/** Whether the two miniatures with these ids see each other. */
export function sees(table: Scene | Layout, a: string, b: string): boolean {
  const made = "figures" in table ? table : compileScene(table);
  return hasLineOfSight(made, figureOfScene(made, a), figureOfScene(made, b));
}

/** What hides shooter and target from each other. */
export function hidden(table: Scene): readonly string[] {
  return blockers(table, figureOfScene(table, "shooter"), figureOfScene(table, "target"));
}

/** What obscures the target from the shooter. */
export function obscuring(table: Scene): readonly Obscurer[] {
  return obscurers(table, figureOfScene(table, "shooter"), figureOfScene(table, "target"));
}
