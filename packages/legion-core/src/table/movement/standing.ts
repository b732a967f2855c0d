import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Miniature } from "../documents.ts";
import { CONTACT } from "../lengths.ts";
import { terrainHeight } from "../range.ts";
import { overlaps, type Shape, signedDistance } from "../shapes.ts";
import type { Battlefield, Solid } from "../table.ts";
import { isVehicle, type UnitType } from "../unit-types.ts";
import { isCovered } from "./coverage.ts";
import { type Standing, vehicleFault, vehicleSurfaces } from "./tilt.ts";

type Fault = Violation<RuleId>;

/** Lists the solids under an outline that can carry a miniature. Area terrain cannot: miniatures stand in it. */
function carriersUnder({ solids }: Battlefield, shape: Shape): Solid[] {
  return solids.filter((solid) => solid.kind !== "area" && overlaps(solid.shape, shape, CONTACT));
}

/**
 * Lists the elevations at which a base can stand at a spot, lowest first: on the table, on terrain, and below overhead
 * parts. `figure.z` is ignored. Vehicles may stand partly on terrain and are level at the elevation of their centre;
 * elevations at which they would topple are omitted.
 */
export function surfacesAt(table: Battlefield, figure: Standing): number[] {
  if (table.solids.length === 0) return [0];
  const under = carriersUnder(table, figure.shape);
  if (under.length === 0) return [0];
  const height = figure.top - figure.z;
  if (isVehicle(figure.type)) return vehicleSurfaces(table, figure, under);
  const tops = [...new Set([0, ...under.map(({ top }) => top)])].sort((a, b) => a - b);
  return tops.filter((z) => trooperFault(table, { ...figure, z, top: z + height }, under, false) === undefined);
}

/**
 * Returns why a miniature cannot stand at its elevation on the terrain under it, or undefined if it can. Troopers stand
 * completely on obstacles and barricades, vehicles may stand partly on terrain up to a limit of tilt, and only repulsor
 * vehicles and miniatures that hover stand on impassable terrain (leg.terrain.fit-complete, leg.terrain.impassable-end).
 */
export function standingFault(table: Battlefield, figure: Settled, deploying: boolean): Fault | undefined {
  const closed = table.solids.find(
    (solid) => isClosedTo(table, solid, figure.type, figure.spec.hovers) && isOn(figure, solid),
  );
  if (closed !== undefined) return fault("leg.terrain.impassable-end", "on-impassable", table, figure, closed);
  const under = carriersUnder(table, figure.shape);
  if (under.length === 0) return figure.z === 0 ? undefined : inTheAir(figure);
  if (isVehicle(figure.type)) return vehicleFault(table, figure, under);
  return trooperFault(table, figure, under, deploying);
}

/** A miniature at its place, with the height of impassable terrain on which it can stand. */
type Settled = Standing & { readonly spec: Pick<Miniature, "hovers"> };

/**
 * Whether a solid is impassable terrain on which a miniature cannot stand (leg.terrain.impassable-end, leg.kw.hover.air,
 * leg.type.repulsor-impassable).
 */
export function isClosedTo(table: Battlefield, solid: Solid, type: UnitType, hovers = 0): boolean {
  if (solid.movement !== "impassable" || type === "repulsor-vehicle") return false;
  return hovers === 0 || terrainHeight(table, solid) > hovers;
}

/** Whether a miniature stands directly on or in a solid. */
export function isOn(figure: Standing, { shape, bottom, top }: Solid): boolean {
  return bottom < figure.top && top >= figure.z && overlaps(shape, figure.shape, CONTACT);
}

/** Lists the terrain of any kind that a miniature stands on or in. */
export function terrainUnder({ solids }: Battlefield, figure: Standing): readonly Solid[] {
  return solids.filter((solid) => isOn(figure, solid));
}

function trooperFault(
  table: Battlefield,
  figure: Standing,
  under: readonly Solid[],
  deploying: boolean,
): Fault | undefined {
  for (const solid of under) {
    const blocked = roomFault(table, figure, solid, under, deploying);
    if (blocked !== undefined) return blocked;
  }
  if (figure.z === 0) return undefined;
  const support = under.filter(({ top }) => top === figure.z);
  const strict = support.find(mustCarryWhole);
  if (strict !== undefined) {
    const whole = isCovered(
      figure.shape,
      support.map(({ shape }) => shape),
    );
    if (whole) return undefined;
    const rule = deploying ? "leg.terrain.fit-deploy" : "leg.terrain.fit-no-overhang";
    return fault(rule, "overhang", table, figure, strict);
  }
  if (support.some((solid) => carriesPartly(table, figure, solid))) return undefined;
  return inTheAir(figure);
}

/** Returns why a solid leaves no room for a trooper at its elevation, or undefined if there is room. */
function roomFault(
  table: Battlefield,
  figure: Standing,
  solid: Solid,
  under: readonly Solid[],
  deploying: boolean,
): Fault | undefined {
  const { bottom, top, shape } = solid;
  if (bottom >= figure.top || top <= figure.z) return undefined;
  if (bottom > figure.z) {
    if (table.options.headroom === "ignored" || !mustCarryWhole(solid)) return undefined;
    return fault("leg.overlap.closed-list", "no-headroom", table, figure, solid);
  }
  if (!mustCarryWhole(solid)) {
    if (!carriesPartly(table, figure, solid)) return undefined;
    return fault("leg.overlap.mini-on-terrain-or-token", "inside-terrain", table, figure, solid);
  }
  const around = under.filter((one) => one.bottom <= figure.z && one.top > figure.z).map((one) => one.shape);
  const whole = isCovered(figure.shape, around.length === 0 ? [shape] : around);
  return fault(
    partialRule(solid, deploying, whole),
    whole ? "inside-obstacle" : "partly-on-obstacle",
    table,
    figure,
    solid,
  );
}

function partialRule(solid: Solid, deploying: boolean, whole: boolean): RuleId {
  if (solid.barricade) return "leg.terrain.barricade-no-partial-overlap";
  if (deploying) return "leg.terrain.fit-deploy";
  return whole ? "leg.terrain.fit-complete" : "leg.terrain.fit-no-partial-end";
}

/** Whether a solid must carry the whole base of a trooper, as obstacles and barricades must. */
function mustCarryWhole({ kind, barricade }: Solid): boolean {
  return kind === "obstacle" || barricade;
}

/** Whether a trooper that partly overlaps scatter terrain stands on it (option `partialElevation`). */
function carriesPartly({ options }: Battlefield, { x, y }: Standing, { shape }: Solid): boolean {
  return options.partialElevation === "highest" || signedDistance(shape, x, y) <= 0;
}

function inTheAir({ id, z }: Standing): Fault {
  return violation("leg.terrain.fit-no-overhang", "no-surface", { miniature: id, elevation: z });
}

function fault(rule: RuleId, code: string, { pieces }: Battlefield, figure: Standing, solid: Solid): Fault {
  const piece = pieces[solid.piece]?.id ?? "";
  return violation(rule, code, { miniature: figure.id, piece, elevation: figure.z, top: solid.top });
}
