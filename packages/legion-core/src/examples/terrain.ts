import type { TerrainPiece } from "../table/documents.ts";
import { mm } from "../table/lengths.ts";

/** The single part of a piece of terrain. */
export interface Part {
  /** Length, width and height in millimetres. */
  readonly size: readonly [number, number, number];
  readonly movement: TerrainPiece["parts"][number]["movement"];
  readonly cover: TerrainPiece["cover"];
}

export const HOUSE: Part = { size: [120, 100, 80], movement: "impassable", cover: "heavy" };
export const WALL: Part = { size: [140, 12, 25], movement: "difficult", cover: "heavy" };

/** Creates a rectangular piece whose lower left corner is at a spot, in millimetres. */
export function block(
  id: string,
  kind: TerrainPiece["kind"],
  at: readonly [x: number, y: number],
  part: Part,
): TerrainPiece {
  const [x, y] = [mm(at[0]), mm(at[1])];
  const [length, width] = [mm(part.size[0]), mm(part.size[1])];
  const corners = [
    { x, y },
    { x: x + length, y },
    { x: x + length, y: y + width },
    { x, y: y + width },
  ];
  const { movement, cover } = part;
  return { id, kind, cover, parts: [{ outline: { kind: "polygon", corners }, top: mm(part.size[2]), movement }] };
}

/** Creates a round wood around a spot, in millimetres. */
export function wood(id: string, [x, y]: readonly [x: number, y: number]): TerrainPiece {
  const outline = { kind: "circle", centre: { x: mm(x), y: mm(y) }, radius: mm(70) } as const;
  return { id, kind: "area", cover: "light", parts: [{ outline, top: mm(60), movement: "difficult" }] };
}
