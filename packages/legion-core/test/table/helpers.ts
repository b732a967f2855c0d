import type { BaseSize } from "../../src/table/bases.ts";
import type {
  Layout,
  Miniature,
  PartOutline,
  TableSpec,
  TerrainPart,
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

/** The outline of a rectangle in millimetres, from its lower left corner. */
export function rectangle(x: number, y: number, length: number, width: number): PartOutline {
  const corners = [
    { x: mm(x), y: mm(y) },
    { x: mm(x + length), y: mm(y) },
    { x: mm(x + length), y: mm(y + width) },
    { x: mm(x), y: mm(y + width) },
  ];
  return { kind: "polygon", corners };
}

/** A piece of one part: an obstacle that gives heavy cover and is open terrain unless said otherwise. Millimetres. */
export function piece(
  id: string,
  outline: PartOutline,
  top: number,
  more: Partial<Omit<TerrainPiece, "id" | "parts">> &
    Partial<Omit<TerrainPart, "outline" | "top" | "bottom">> & {
      bottom?: number;
    } = {},
): TerrainPiece {
  const { bottom, movement = "open", blocksSight, ...rest } = more;
  const part: TerrainPart = {
    outline,
    top: mm(top),
    movement,
    ...(bottom === undefined ? {} : { bottom: mm(bottom) }),
    ...(blocksSight === undefined ? {} : { blocksSight }),
  };
  return { kind: "obstacle", cover: "heavy", ...rest, id, parts: [part] };
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
export function scene(...args: Parameters<typeof layout>): Scene {
  return compileScene(layout(...args));
}
