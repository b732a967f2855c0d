import { CONTACT, GRAZE } from "../lengths.ts";
import { isCovered } from "../movement/coverage.ts";
import type { Figure, Scene } from "../scene.ts";
import { overlaps, type Shape } from "../shapes.ts";
import type { Solid, Table } from "../table.ts";
import { along, type Frame, framed, type Outline } from "./frame.ts";

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
  const { blocking } = scene.table;
  const walls: Wall[] = [];
  const half = Math.max(a.shape.reach, b.shape.reach);
  const from = -a.shape.reach;
  const to = along(frame, b.shape.cx, b.shape.cy) + b.shape.reach;
  const low = Math.min(a.z, b.z);
  const high = Math.max(a.top, b.top);
  const add = (shape: Shape, bottom: number, top: number, owner: number) => {
    const outline = framed(shape, frame);
    if (outline.minO >= half || outline.maxO <= -half || outline.minS >= to || outline.maxS <= from) return;
    walls.push({ outline, bottom: underside(bottom, low), top: top - GRAZE, owner });
  };
  for (let i = 0; i < blocking.solids.length; i++) {
    const reach = blocking.reach[i] ?? 0;
    const x = (blocking.x[i] ?? 0) - frame.x;
    const y = (blocking.y[i] ?? 0) - frame.y;
    const o = y * frame.dx - x * frame.dy;
    if (o >= half + reach || o <= -half - reach) continue;
    const s = x * frame.dx + y * frame.dy;
    if (s <= from - reach || s >= to + reach) continue;
    const solid = blocking.solids[i];
    if (solid === undefined || !isBetween(scene.table, solid, low, high, a, b)) continue;
    add(solid.shape, solid.bottom, solid.top, solid.piece);
  }
  for (const vehicle of scene.vehicles) {
    if (vehicle.top - GRAZE <= low || vehicle.z + GRAZE >= high || !isForeign(vehicle, a, b)) continue;
    add(vehicle.shape, vehicle.z, vehicle.top, vehicleOwner(vehicle));
  }
  return walls;
}

/** Whether terrain reaches between the elevations and belongs to no area that one of the two is in. */
function isBetween(table: Table, solid: Solid, low: number, high: number, a: Figure, b: Figure): boolean {
  if (solid.top - GRAZE <= low || solid.bottom + GRAZE >= high) return false;
  if (solid.kind !== "area") return true;
  const volume = table.pieces[solid.piece]?.solids ?? [];
  return !isInVolume(table, a, volume) && !isInVolume(table, b, volume);
}

/** Whether a ground vehicle blocks lines between two miniatures: it is of another unit than both. */
function isForeign(vehicle: Figure, a: Figure, b: Figure): boolean {
  return vehicle.unit !== a.unit && vehicle.unit !== b.unit && vehicle.id !== a.id && vehicle.id !== b.id;
}

/** Below which elevation a line is free: none where nothing lower can be seen. */
function underside(bottom: number, low: number): number {
  return bottom <= low + GRAZE ? Number.NEGATIVE_INFINITY : bottom + GRAZE;
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
  if (options.inAreaTerrain === "overlap") {
    return volume.some((prism) => isLevel(figure, prism) && overlaps(figure.shape, prism.shape, CONTACT));
  }
  const level = volume.filter((prism) => isLevel(figure, prism));
  return isCovered(
    figure.shape,
    level.map(({ shape }) => shape),
  );
}

function isLevel({ z, top }: Figure, prism: Prism): boolean {
  return z < prism.top && top > prism.bottom;
}
