import earcut from "earcut";
import { keptBy } from "../state/memo/memo.ts";
import type {
  CoverKind,
  MovementClass,
  PartOutline,
  TableSpec,
  TerrainKind,
  TerrainPart,
  TerrainPiece,
} from "./documents.ts";
import { type LengthProfile, PROFILES } from "./lengths.ts";
import { DEFAULT_OPTIONS, type TableOptions } from "./options.ts";
import { disc, polygon, type Shape } from "./shapes.ts";
import { cross, type Vec, vector } from "./vectors.ts";

/** A table compiled for measuring. It is not plain data and never part of a state. */
export interface Battlefield {
  readonly profile: LengthProfile;
  readonly options: TableOptions;
  /** Size of the battlefield: its long edge along x. */
  readonly length: number;
  readonly width: number;
  readonly pieces: readonly Piece[];
  /** The solids of all pieces. */
  readonly solids: readonly Solid[];
  readonly blocking: Blocking;
}

/**
 * The solids that block line of sight, with parallel arrays of the centres and radii of their outlines for fast tests.
 */
export interface Blocking {
  readonly solids: readonly Solid[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly reach: Float64Array;
}

/** A piece of terrain, divided into convex prisms. */
export interface Piece {
  readonly index: number;
  readonly id: string;
  readonly kind: TerrainKind;
  readonly barricade: boolean;
  readonly cover: CoverKind;
  readonly solids: readonly Solid[];
  readonly spec: TerrainPiece;
}

/** A convex vertical prism of a piece. All prisms of a part have the same properties. */
export interface Solid {
  readonly piece: number;
  /** Index of the part of the piece to which it belongs. */
  readonly part: number;
  readonly shape: Shape;
  readonly bottom: number;
  readonly top: number;
  readonly movement: MovementClass;
  readonly kind: TerrainKind;
  readonly barricade: boolean;
  /** Whether the solid blocks line of sight (leg.los.block-terrain, leg.terrain.area-blocks-los). */
  readonly blocksSight: boolean;
}

/** Compiles a table. The specification must already be valid (see `parseTable`). */
export function compileTable(spec: TableSpec): Battlefield {
  const profile = PROFILES[spec.profile ?? "metric"];
  const pieces = spec.terrain.map(compilePiece);
  const solids = pieces.flatMap((piece) => piece.solids);
  return {
    profile,
    options: { ...DEFAULT_OPTIONS, ...spec.options },
    length: spec.battlefield?.length ?? profile.length,
    width: spec.battlefield?.width ?? profile.width,
    pieces,
    solids,
    blocking: blockingOf(solids.filter(({ blocksSight }) => blocksSight)),
  };
}

function blockingOf(solids: readonly Solid[]): Blocking {
  return {
    solids,
    x: Float64Array.from(solids, ({ shape }) => shape.cx),
    y: Float64Array.from(solids, ({ shape }) => shape.cy),
    reach: Float64Array.from(solids, ({ shape }) => shape.reach),
  };
}

function compilePiece(spec: TerrainPiece, index: number): Piece {
  const { id, kind, cover, barricade = false } = spec;
  const solids = spec.parts.flatMap((part, place) => solidsOf(part, place, spec, index));
  return { index, id, kind, barricade, cover, solids, spec };
}

function solidsOf(part: TerrainPart, place: number, spec: TerrainPiece, piece: number): Solid[] {
  const { kind, barricade = false } = spec;
  const { movement, blocksSight = true } = part;
  return convexShapes(part.outline).map((shape) => ({
    piece,
    part: place,
    shape,
    ...riseOf(part, spec),
    movement,
    kind,
    barricade,
    blocksSight: blocksSight || kind === "area",
  }));
}

/** Returns the elevations of a part, or those of all parts together for area terrain (leg.terrain.area-volume). */
function riseOf(part: TerrainPart, { kind, parts }: TerrainPiece): Pick<Solid, "bottom" | "top"> {
  const of = kind === "area" ? parts : [part];
  return { bottom: Math.min(...of.map(({ bottom = 0 }) => bottom)), top: Math.max(...of.map(({ top }) => top)) };
}

/** Returns the outline as adjacent convex shapes: the outline itself if it is convex, otherwise triangles. */
export function convexShapes(outline: PartOutline): Shape[] {
  if (outline.kind === "circle") return [disc(outline.centre.x, outline.centre.y, outline.radius)];
  const { corners, holes = [] } = outline;
  if (holes.length === 0 && isConvex(corners)) return [polygon(corners)];
  const points = [corners, ...holes].flat();
  const starts = holes.map((_, index) => [corners, ...holes].slice(0, index + 1).flat().length);
  const triangles = earcut(
    points.flatMap(({ x, y }) => [x, y]),
    starts,
  );
  const shapes: Shape[] = [];
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const three = triangles.slice(i, i + 3).flatMap((at) => points[at] ?? []);
    shapes.push(polygon(three));
  }
  return shapes;
}

/**
 * Returns a polygon without holes as adjacent convex shapes. Results are cached by the list of corners, because
 * territories are tested often.
 */
export const areaShapes: (corners: readonly Vec[]) => readonly Shape[] = keptBy((corners: readonly Vec[]) =>
  convexShapes({ kind: "polygon", corners }),
);

/** Whether the corners form a convex polygon: every turn in the same direction, once around. */
function isConvex(corners: readonly Vec[]): boolean {
  const sides = corners.map((corner, index) => vector(corner, corners[(index + 1) % corners.length] ?? corner));
  const turns = sides.map((side, index) => cross(side, sides[(index + 1) % sides.length] ?? side));
  if (turns.some((turn) => turn > 0) && turns.some((turn) => turn < 0)) return false;
  // A star turns the same way all along, but more than once around: its sides change between left and right more often.
  const changes = sides.filter(
    (side, index) => goesRight(side) !== goesRight(sides[(index + 1) % sides.length] ?? side),
  );
  return changes.length === 2;
}

function goesRight({ x, y }: Vec): boolean {
  return x > 0 || (x === 0 && y > 0);
}
