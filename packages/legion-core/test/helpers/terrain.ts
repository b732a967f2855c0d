import type { CoverKind, PartOutline, TableSpec, TerrainPart, TerrainPiece } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";

/** A box-shaped piece of terrain, in millimetres. */
export function block(
  id: string,
  [x, y, width, depth]: readonly [x: number, y: number, width: number, depth: number],
  top: number,
  more: Partial<Pick<TerrainPiece, "kind" | "cover">> & {
    readonly movement?: "open" | "difficult" | "impassable";
  } = {},
): TerrainPiece {
  const { movement = "open", kind = "obstacle", cover = "none" } = more;
  return piece(id, rectangle(x, y, width, depth), top, { movement, kind, cover });
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

/** A wall of a hand's thickness that nothing sees through, from one corner to the other in millimetres. */
export function wall(
  x: number,
  y: number,
  length: number,
  width: number,
  top = 200,
  cover: CoverKind = "heavy",
): TableSpec {
  return { terrain: [piece("wall", rectangle(x, y, length, width), top, { cover })] };
}

/** A table with one piece across the way east of x = 350 mm. */
export function across(top: number, more: Parameters<typeof piece>[3] = {}, from = 350, long = 60): TableSpec {
  return { terrain: [piece("block", rectangle(from, 100, long, 400), top, more)] };
}
