import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { rangeLength, shapesAtRange } from "./range.ts";
import type { Company, Figure, Scene } from "./scene.ts";
import { distance, gap, type Shape } from "./shapes.ts";
import { hasLineOfSight } from "./sight/line-of-sight.ts";
import { freeLink, type Link } from "./sight/link.ts";
import type { Solid } from "./table.ts";

/**
 * Returns the distance from a leader within which its miniatures are in cohesion. Defaults to half-range if no card
 * changes it.
 */
export function cohesionReach({ table }: Pick<Scene, "table">, { spec: { cohesion } }: Pick<Figure, "spec">): number {
  return cohesion === undefined ? table.profile.half : rangeLength(table, cohesion);
}

/**
 * Returns why a miniature is not in cohesion with its leader, or undefined if it is. Reasons are distance (half-range,
 * or the range of a card), difference in height, impassable terrain across every link, and no line of sight
 * (leg.cohesion.half-range, leg.cohesion.vertical, leg.cohesion.ruler-impassable, leg.cohesion.los). Lengths are in
 * 1/100 mm.
 */
export function cohesionFault(scene: Scene, leader: Figure, figure: Figure): Violation<RuleId> | undefined {
  const reach = cohesionReach(scene, leader);
  const miniature = figure.id;
  if (!shapesAtRange(scene.table, leader.shape, figure.shape, reach)) {
    const apart = Math.ceil(gap(leader.shape, figure.shape));
    return violation("leg.cohesion.half-range", "too-far", { miniature, gap: apart, most: reach });
  }
  const change = Math.abs(figure.z - leader.z);
  const most = leader.top - leader.z;
  if (change > most) return violation("leg.cohesion.vertical", "too-far-up-or-down", { miniature, change, most });
  if (!isAnythingNear(scene, leader, figure)) return undefined;
  if (impassableBetween(scene, leader, figure) && cohesionLink(scene, leader, figure) === undefined) {
    return violation("leg.cohesion.ruler-impassable", "impassable-between", { miniature });
  }
  if (!hasLineOfSight(scene, leader, figure)) return violation("leg.cohesion.los", "no-line-of-sight", { miniature });
  return undefined;
}

/** Whether anything is near enough to two miniatures to block ruler or sight. A fast test before the exact one. */
function isAnythingNear({ table, vehicles }: Scene, a: Figure, b: Figure): boolean {
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const ruler = table.options.cohesionRulerWidth / 2;
  const radius = distance(a.x, a.y, b.x, b.y) / 2 + Math.max(a.shape.reach, b.shape.reach) + ruler;
  const isNear = ({ cx, cy, reach }: Shape) => distance(cx, cy, x, y) < radius + reach;
  return table.solids.some(({ shape }) => isNear(shape)) || vehicles.some(({ shape }) => isNear(shape));
}

/**
 * Returns a straight link between two bases that is within cohesion distance and crosses no impassable terrain, or
 * undefined if none was found. Impassable terrain entirely below or above both miniatures does not block it (option
 * `cohesionRulerWidth`).
 */
export function cohesionLink(scene: Scene, leader: Figure, figure: Figure): Link | undefined {
  const { table } = scene;
  const solids = table.solids.filter((solid) => isBetween(solid, leader, figure));
  const reach = cohesionReach(scene, leader);
  return freeLink(solids, leader.shape, figure.shape, reach, table.options.cohesionRulerWidth);
}

function impassableBetween({ table }: Scene, leader: Figure, figure: Figure): boolean {
  return table.solids.some((solid) => isBetween(solid, leader, figure));
}

function isBetween({ movement, bottom, top }: Solid, a: Figure, b: Figure): boolean {
  return movement === "impassable" && top >= Math.min(a.z, b.z) && bottom < Math.max(a.top, b.top);
}

/** Whether a miniature is in cohesion with its leader. */
export function isInCohesion(scene: Scene, leader: Figure, figure: Figure): boolean {
  return cohesionFault(scene, leader, figure) === undefined;
}

/**
 * Returns one violation for each miniature of a unit that is not in cohesion. Empty if all are
 * (leg.units.stay-in-cohesion).
 */
export function unitCohesion(scene: Scene, { leader, figures }: Company): readonly Violation<RuleId>[] {
  return figures.flatMap((figure) => (figure === leader ? [] : (cohesionFault(scene, leader, figure) ?? [])));
}
