import { CONTACT, GRAZE } from "../lengths.ts";
import { isCovered } from "../movement/coverage.ts";
import type { Figure, Scene } from "../scene.ts";
import { overlaps, type Shape } from "../shapes.ts";
import type { Piece, Table } from "../table.ts";
import { across, along, type Frame, framed, type Outline } from "./frame.ts";

/** What may interrupt a line of sight, in the frame of two miniatures. */
export interface Wall {
  readonly outline: Outline;
  /** Elevations between which a line is interrupted: the tolerance of sight is taken off already. */
  readonly bottom: number;
  readonly top: number;
  /** Index of the piece of terrain, or of the ground vehicle counted from -1 downwards. */
  readonly owner: number;
}

/** Number that stands for a ground vehicle among the owners of walls. */
export function vehicleOwner(vehicle: Figure): number {
  return -1 - vehicle.index;
}

/**
 * Everything that may interrupt a line from the outline of `a` to that of `b` at some elevation: terrain that blocks
 * sight (leg.los.block-terrain) but for area terrain that one of the two is in (leg.terrain.area-ignored-by-endpoint),
 * and ground vehicles (leg.type.ground-blocks-los) of other units (leg.los.block-not-own-unit).
 */
export function wallsBetween(scene: Scene, frame: Frame, a: Figure, b: Figure): Wall[] {
  const { table } = scene;
  const walls: Wall[] = [];
  const reach = { from: -a.shape.reach, to: along(frame, b.shape.cx, b.shape.cy) + b.shape.reach };
  const half = Math.max(a.shape.reach, b.shape.reach);
  const low = Math.min(a.z, b.z);
  const high = Math.max(a.top, b.top);
  let ignored: readonly number[] | undefined;
  for (const solid of table.solids) {
    if (!solid.blocksSight || solid.top - GRAZE <= low || solid.bottom + GRAZE >= high) continue;
    if (!isNear(solid.shape, frame, reach.from, reach.to, half)) continue;
    if (solid.kind === "area") {
      ignored ??= [...areasOf(table, a), ...areasOf(table, b)].map(({ index }) => index);
      if (ignored.includes(solid.piece)) continue;
    }
    const outline = framed(solid.shape, frame);
    if (outline.minO >= half || outline.maxO <= -half || outline.minS >= reach.to || outline.maxS <= reach.from)
      continue;
    walls.push({ outline, bottom: underside(solid.bottom, low), top: solid.top - GRAZE, owner: solid.piece });
  }
  for (const vehicle of scene.vehicles) {
    if (!blocks(vehicle, a, b) || vehicle.top - GRAZE <= low || vehicle.z + GRAZE >= high) continue;
    if (!isNear(vehicle.shape, frame, reach.from, reach.to, half)) continue;
    const outline = framed(vehicle.shape, frame);
    walls.push({ outline, bottom: underside(vehicle.z, low), top: vehicle.top - GRAZE, owner: vehicleOwner(vehicle) });
  }
  return walls;
}

/** Below which elevation a line is free: none where nothing lower can be seen. */
function underside(bottom: number, low: number): number {
  return bottom <= low + GRAZE ? Number.NEGATIVE_INFINITY : bottom + GRAZE;
}

function isNear({ cx, cy, reach }: Shape, frame: Frame, from: number, to: number, half: number): boolean {
  const o = across(frame, cx, cy);
  if (o >= half + reach || o <= -half - reach) return false;
  const s = along(frame, cx, cy);
  return s > from - reach && s < to + reach;
}

/** Whether a ground vehicle blocks lines between two miniatures: it is of another unit than both. */
function blocks(vehicle: Figure, a: Figure, b: Figure): boolean {
  return vehicle.unit !== a.unit && vehicle.unit !== b.unit && vehicle.id !== a.id && vehicle.id !== b.id;
}

/** The pieces of area terrain that a miniature is in (option `inAreaTerrain`). */
export function areasOf(table: Table, figure: Figure): Piece[] {
  return table.pieces.filter((piece) => piece.kind === "area" && isInVolume(table, figure, piece.solids));
}

/** A prism of a volume that counts as area terrain. */
export interface Prism {
  readonly shape: Shape;
  readonly bottom: number;
  readonly top: number;
}

/**
 * Whether a miniature is in a volume of area terrain: its base overlaps the outline (or, by the option `inAreaTerrain`,
 * lies completely inside), and the elevations of its silhouette overlap those of the volume.
 */
export function isInVolume({ options }: Table, figure: Figure, volume: readonly Prism[]): boolean {
  const level = volume.filter(({ bottom, top }) => figure.z < top && figure.top > bottom);
  if (options.inAreaTerrain === "overlap") return level.some(({ shape }) => overlaps(figure.shape, shape, CONTACT));
  return isCovered(
    figure.shape,
    level.map(({ shape }) => shape),
  );
}
