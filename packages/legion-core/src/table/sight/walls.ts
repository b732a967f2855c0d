import { CONTACT, GRAZE } from "../lengths.ts";
import { isCovered } from "../movement/coverage.ts";
import type { Figure, Surroundings } from "../scene.ts";
import { overlaps, type Shape } from "../shapes.ts";
import type { Battlefield, Solid } from "../table.ts";
import { along, type Bounds, bound, type Frame, framedWithin, type Outline } from "./frame.ts";

/** An object that may block a line of sight, in the frame of two miniatures. */
export interface Wall {
  readonly outline: Outline;
  /**
   * Elevations between which the wall blocks a line, already reduced by the tolerance of sight. The lower one is minus
   * infinity if nothing can be seen below.
   */
  readonly bottom: number;
  readonly top: number;
  /**
   * Whether the wall is higher than both miniatures and extends across the whole way between them, so that no line
   * passes.
   */
  readonly whole: boolean;
  /** Index of the piece of terrain, or a negative index of a ground vehicle (-1, -2 and so on). */
  readonly owner: number;
}

/** Returns the number of a ground vehicle among the owners of walls. */
export function vehicleOwner(vehicle: Figure): number {
  return -1 - vehicle.index;
}

/**
 * Lists everything that may block a line between the outlines of `a` and `b` at some elevation. That is terrain that
 * blocks sight (leg.los.block-terrain), except area terrain that one of the two is in
 * (leg.terrain.area-ignored-by-endpoint), and ground vehicles (leg.type.ground-blocks-los) of other units
 * (leg.los.block-not-own-unit). With `glance`, the first piece that blocks every line is the only result.
 */
export function wallsBetween(scene: Surroundings, frame: Frame, a: Figure, b: Figure, glance: boolean): Wall[] {
  const { table, vehicles } = scene;
  const { blocking } = table;
  const pass = passBetween(frame, a, b);
  const { half, from, to, low, high } = pass;
  const standing: Standing[] = [];
  let bounds: Bounds = { minS: 0, maxS: 0, minO: 0, maxO: 0 };
  for (let i = 0; i < blocking.solids.length; i++) {
    const reach = blocking.reach[i] ?? 0;
    const x = (blocking.x[i] ?? 0) - frame.x;
    const y = (blocking.y[i] ?? 0) - frame.y;
    const o = y * frame.dx - x * frame.dy;
    if (o >= half + reach || o <= -half - reach) continue;
    const s = x * frame.dx + y * frame.dy;
    if (s <= from - reach || s >= to + reach) continue;
    const solid = blocking.solids[i];
    if (solid === undefined || solid.top - GRAZE <= low || solid.bottom + GRAZE >= high) continue;
    bound(solid.shape, frame, bounds);
    if (!isInPass(pass, bounds) || isIgnored(table, solid, a, b)) continue;
    const { shape, bottom, top, piece } = solid;
    const one = standingIn(pass, bounds, shape, bottom, top, piece);
    if (glance && one.whole) return [wallOf(frame, one)];
    standing.push(one);
    bounds = { minS: 0, maxS: 0, minO: 0, maxO: 0 };
  }
  for (const vehicle of vehicles) {
    if (vehicle.top - GRAZE <= low || vehicle.z + GRAZE >= high || !isForeign(vehicle, a, b)) continue;
    bound(vehicle.shape, frame, bounds);
    if (!isInPass(pass, bounds)) continue;
    standing.push(standingIn(pass, bounds, vehicle.shape, vehicle.z, vehicle.top, vehicleOwner(vehicle)));
    bounds = { minS: 0, maxS: 0, minO: 0, maxO: 0 };
  }
  return standing.map((one) => wallOf(frame, one));
}

/**
 * An object between two miniatures that may block a line, before its outline is computed. Often a single one hides the
 * miniature.
 */
interface Standing extends Omit<Wall, "outline"> {
  readonly shape: Shape;
  readonly bounds: Bounds;
}

/**
 * The approximate space between two miniatures: `half` is half its width, and the other fields limit places and
 * elevations.
 */
interface Pass {
  readonly half: number;
  readonly from: number;
  readonly to: number;
  /** The stretch of the axis behind every point of the first outline and before every point of the other. */
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

function passBetween(frame: Frame, a: Figure, b: Figure): Pass {
  const length = along(frame, b.shape.cx, b.shape.cy);
  return {
    half: Math.max(a.shape.reach, b.shape.reach),
    from: -a.shape.reach,
    to: length + b.shape.reach,
    start: a.shape.reach,
    end: length - b.shape.reach,
    low: Math.min(a.z, b.z),
    high: Math.max(a.top, b.top),
  };
}

function isInPass({ half, from, to }: Pass, { minO, maxO, minS, maxS }: Bounds): boolean {
  return minO < half && maxO > -half && minS < to && maxS > from;
}

function standingIn(
  { half, start, end, low, high }: Pass,
  bounds: Bounds,
  shape: Shape,
  bottom: number,
  top: number,
  owner: number,
): Standing {
  const { minO, maxO, minS, maxS } = bounds;
  const across = maxO > half + GRAZE && minO < -half - GRAZE && minS > start && maxS < end;
  const under = bottom <= low + GRAZE ? Number.NEGATIVE_INFINITY : bottom + GRAZE;
  const over = top - GRAZE;
  return { shape, bounds, bottom: under, top: over, whole: across && over > high && under < low, owner };
}

function wallOf(frame: Frame, { shape, bounds, bottom, top, whole, owner }: Standing): Wall {
  return { outline: framedWithin(shape, frame, bounds), bottom, top, whole, owner };
}

/** Whether terrain belongs to an area that one of the two miniatures is in. */
function isIgnored(table: Battlefield, { kind, piece }: Solid, a: Figure, b: Figure): boolean {
  if (kind !== "area") return false;
  const volume = table.pieces[piece]?.solids ?? [];
  return isInVolume(table, a, volume) || isInVolume(table, b, volume);
}

/** Whether a ground vehicle may block lines between two miniatures, because it belongs to neither of their units. */
function isForeign(vehicle: Figure, a: Figure, b: Figure): boolean {
  return vehicle.unit !== a.unit && vehicle.unit !== b.unit && vehicle.id !== a.id && vehicle.id !== b.id;
}

/** A prism of a volume that counts as area terrain. */
export interface Prism {
  readonly shape: Shape;
  readonly bottom: number;
  readonly top: number;
}

/**
 * Whether a miniature is in a volume of area terrain. Its base must overlap the outline (or lie completely inside,
 * depending on the option `inAreaTerrain`), and its silhouette must overlap the volume's elevations.
 */
export function isInVolume({ options }: Battlefield, figure: Figure, volume: readonly Prism[]): boolean {
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
