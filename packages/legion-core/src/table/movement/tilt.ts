import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Figure } from "../scene.ts";
import { type Shape, signedDistance } from "../shapes.ts";
import type { Battlefield, Solid } from "../table.ts";
import { cross, dot, length, moved, unitVector, type Vec, vector } from "../vectors.ts";
import { isCovered } from "./coverage.ts";

type Fault = Violation<RuleId>;

/** A miniature's base and position, with everything needed to test terrain under it. */
export type Standing = Pick<Figure, "id" | "type" | "shape" | "x" | "y" | "z" | "top">;

/** The resting position of a vehicle if only solids up to `level` lie under its base. */
interface Rest {
  readonly level: number;
  /** Elevation of the centre of the vehicle's base. */
  readonly z: number;
  readonly fault?: Fault;
}

/** Lists the elevations at which a vehicle can stand on these solids under its base, lowest first. */
export function vehicleSurfaces(table: Battlefield, figure: Standing, under: readonly Solid[]): number[] {
  const stable = rests(table, figure, under).filter(({ fault }) => fault === undefined);
  return [...new Set(stable.map(({ z }) => z))].sort((a, b) => a - b);
}

/** Returns why a vehicle cannot stand at its elevation on these solids, or undefined if it can. */
export function vehicleFault(table: Battlefield, figure: Standing, under: readonly Solid[]): Fault | undefined {
  const all = rests(table, figure, under);
  const there = all.filter(({ z, level }) => z === figure.z || level === figure.z);
  if (there.some(({ z, fault }) => z === figure.z && fault === undefined)) return undefined;
  const fault = there.find((rest) => rest.fault !== undefined)?.fault;
  if (fault !== undefined) return fault;
  const surfaces = all.flatMap(({ z, fault: reason }) => (reason === undefined ? [z] : []));
  return violation(rule(figure, "stability"), "not-stable", { miniature: figure.id, elevation: figure.z, surfaces });
}

function rule({ type }: Standing, about: "stability" | "tilt"): RuleId {
  return type === "repulsor-vehicle" ? `leg.type.repulsor-${about}` : `leg.type.ground-${about}`;
}

function rests(table: Battlefield, figure: Standing, under: readonly Solid[]): Rest[] {
  const levels = [...new Set([0, ...under.map(({ top }) => top)])];
  return levels.map((level) => {
    const rest = restOn(figure, under, level);
    const head = rest.z + figure.top - figure.z;
    const blocking = under.find(
      ({ bottom, top }) =>
        top > level && bottom < head && (bottom <= level || (bottom > rest.z && table.options.headroom === "needed")),
    );
    if (blocking === undefined) return rest;
    const params = { miniature: figure.id, piece: table.pieces[blocking.piece]?.id ?? "", elevation: rest.z };
    return { ...rest, fault: violation<RuleId>("leg.overlap.closed-list", "no-room", params) };
  });
}

/**
 * Returns how the highest solids carry the base. If its centre is over or between them it is level; otherwise it leans
 * on their nearest point and on the lowest ground at its far rim, by at most 45 degrees.
 */
function restOn(figure: Standing, under: readonly Solid[], level: number): Rest {
  const centre = { x: figure.x, y: figure.y };
  const high = under.filter(({ top }) => top === level).map(({ shape }) => shape);
  const low = lowestGround(figure, under, level);
  const leans = high.map((shape) => vector(nearestPoint(shape, centre), centre));
  if (low === level || leans.some((lean) => length(lean) === 0) || surround(leans)) return { level, z: level };
  const lean = leans.reduce((least, one) => (length(one) < length(least) ? one : least));
  const away = length(lean);
  const reach = extent(figure, unitVector(lean));
  const z = Math.round(low + ((level - low) * reach) / (reach + away));
  if (level - low <= reach + away) return { level, z };
  const params = { miniature: figure.id, rise: level - low, most: Math.floor(reach + away) };
  return { level, z, fault: violation(rule(figure, "tilt"), "too-steep", params) };
}

/** Returns the lowest elevation under the base, ignoring solids above `level`. */
function lowestGround({ shape }: Standing, under: readonly Solid[], level: number): number {
  const tops = [...new Set(under.map(({ top }) => top))].filter((top) => top <= level).sort((a, b) => b - a);
  const covered = tops.find((low) =>
    isCovered(
      shape,
      under.filter(({ top }) => top >= low && top <= level).map((solid) => solid.shape),
    ),
  );
  return covered ?? 0;
}

/** Whether these vectors point to all sides, so that a base between their ends cannot tip over. */
function surround(all: readonly Vec[]): boolean {
  const opposite = (a: Vec, b: Vec) => cross(a, b) === 0 && dot(a, b) < 0;
  return (
    all.length > 1 &&
    all.every(
      (one) =>
        all.some((other) => cross(one, other) > 0 || opposite(one, other)) &&
        all.some((other) => cross(one, other) < 0 || opposite(one, other)),
    )
  );
}

/** Returns how far the base extends from its centre in this direction. */
function extent({ shape, x, y }: Standing, unit: Vec): number {
  return shape.radius + Math.max(...shape.core.map((point) => dot(vector({ x, y }, point), unit)));
}

/** Returns the point of an outline nearest to a point, or the point itself if it is inside. */
function nearestPoint(shape: Shape, to: Vec): Vec {
  if (signedDistance(shape, to.x, to.y) <= 0) return to;
  const [centre] = shape.core;
  if (shape.core.length === 1 && centre !== undefined)
    return moved(centre, unitVector(vector(centre, to)), shape.radius);
  let nearest: Vec = to;
  let least = Number.POSITIVE_INFINITY;
  for (const { ax, ay, bx, by } of shape.edges) {
    const side = { x: bx - ax, y: by - ay };
    const share = Math.min(1, Math.max(0, dot(side, { x: to.x - ax, y: to.y - ay }) / dot(side, side)));
    const point = moved({ x: ax, y: ay }, side, share);
    const apart = length(vector(point, to));
    if (apart < least) {
      least = apart;
      nearest = point;
    }
  }
  return nearest;
}
