import type { BaseSize } from "../../src/table/bases.ts";
import type {
  Layout,
  Miniature,
  TableSpec,
  TerrainPiece,
  Token,
  UndeployedUnit,
  UnitSpec,
} from "../../src/table/documents.ts";
import { mm, NOTCHED_TROOPER_HEIGHT, SMALL_TROOPER_HEIGHT } from "../../src/table/lengths.ts";
import { compileScene, type Scene } from "../../src/table/scene.ts";
import type { Direction } from "../../src/table/vectors.ts";

/** A miniature at a spot in millimetres; a trooper on a small base unless said otherwise. */
export function mini(
  id: string,
  x: number,
  y: number,
  more: { z?: number; base?: BaseSize; height?: number; heading?: Direction } = {},
): Miniature {
  const { z = 0, base = "small", heading = { x: 1, y: 0 } } = more;
  const height = more.height === undefined ? heightOn(base) : mm(more.height);
  return { id, base, height, x: mm(x), y: mm(y), z: mm(z), heading };
}

function heightOn(base: BaseSize): number {
  return base === "small" ? SMALL_TROOPER_HEIGHT : NOTCHED_TROOPER_HEIGHT;
}

/** A unit of these miniatures, the first of them its leader; troopers of side `blue` unless said otherwise. */
export function unit(id: string, miniatures: readonly Miniature[], more: Partial<UnitSpec> = {}): UnitSpec {
  return { id, side: "blue", type: "trooper", leader: miniatures[0]?.id ?? "", miniatures, ...more };
}

/** A unit of one trooper that has not deployed. */
export function undeployed(id: string, side = "blue"): UndeployedUnit {
  const leader = `${id}-leader`;
  return {
    id,
    side,
    type: "trooper",
    leader,
    miniatures: [{ id: leader, base: "small", height: SMALL_TROOPER_HEIGHT }],
  };
}

/** A token at a spot in millimetres. */
export function token(id: string, kind: Token["kind"], x: number, y: number, z = 0): Token {
  return { id, kind, x: mm(x), y: mm(y), z: mm(z) };
}

/** A layout of these units on a table with this terrain. */
export function layout(
  units: readonly UnitSpec[],
  terrain: readonly TerrainPiece[] = [],
  more: Partial<Omit<TableSpec, "terrain">> & Pick<Layout, "tokens" | "undeployed"> = {},
): Layout {
  const { tokens = [], undeployed: waiting = [], ...table } = more;
  return { table: { terrain, ...table }, units, tokens, undeployed: waiting };
}

/** The same, ready for measuring. */
export function compiled(...args: Parameters<typeof layout>): Scene {
  return compileScene(layout(...args));
}

export const EAST: Direction = { x: 1, y: 0 };

export const NORTH: Direction = { x: 0, y: 1 };

export const WEST: Direction = { x: -1, y: 0 };

export const SOUTH: Direction = { x: 0, y: -1 };
