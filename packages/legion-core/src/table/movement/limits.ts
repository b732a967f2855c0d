import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { CONTACT } from "../lengths.ts";
import type { Figure, Scene } from "../scene.ts";
import type { Battlefield, Solid } from "../table.ts";
import type { UnitType } from "../unit-types.ts";
import type { Stride } from "./mover.ts";
import { isOn } from "./standing.ts";
import { type ToolRegion, toolOverlaps } from "./tool.ts";

type Fault = Violation<RuleId>;

/** How a leader goes over terrain. */
export interface Way {
  /** Elevation where it starts; of the edge of the battlefield if it deploys. */
  readonly from: number;
  /** Elevation where it ends. */
  readonly to: number;
  /** Height of its silhouette. */
  readonly height: number;
  readonly type: UnitType;
  readonly climbs: boolean;
  readonly stride: Stride;
}

/**
 * Why the tool may not lie as it does, if so: over impassable terrain, except for repulsor vehicles, or over obstacles
 * too tall, counted from where the leader starts (leg.move.impassable, leg.move.obstacle-tool-overlap,
 * leg.climb.tool-overlap). What is overhead, or wholly below the feet at both ends of the way, does not count.
 */
export function toolFault(scene: Scene, region: ToolRegion, way: Way): Fault | undefined {
  const { table } = scene;
  for (const solid of table.solids) {
    const bar = barrier(table, solid, way);
    if (bar === undefined || !toolOverlaps(region, solid.shape, CONTACT)) continue;
    const piece = table.pieces[solid.piece]?.id ?? "";
    if (bar === "impassable") return violation("leg.move.impassable", "tool-on-impassable", { piece });
    const rule = way.climbs ? "leg.climb.tool-overlap" : "leg.move.obstacle-tool-overlap";
    const params = { piece, top: solid.top, most: way.from + clearance(table, way) };
    return violation(rule, "tool-on-tall-obstacle", params);
  }
  return undefined;
}

/** Why a solid bars a leader and its tool, if it does: it is impassable for it, or an obstacle too tall. */
export function barrier(table: Battlefield, solid: Solid, way: Way): "impassable" | "too-tall" | undefined {
  if (!isOnWay(solid, way) || isLowFor(solid, way)) return undefined;
  const closed = solid.movement === "impassable" && way.type !== "repulsor-vehicle";
  if (closed && !way.stride.overImpassable) return "impassable";
  return solid.kind === "obstacle" && isTooTall(table, solid, way) ? "too-tall" : undefined;
}

function isOnWay({ bottom, top }: Solid, { from, to, height }: Way): boolean {
  return bottom < Math.max(from, to) + height && top >= Math.min(from, to);
}

/** Whether a unit that passes over terrain so high does not mind this: height counts from where it starts. */
function isLowFor({ top }: Solid, { from, stride }: Way): boolean {
  return stride.over > 0 && top - from <= stride.over;
}

function isTooTall(table: Battlefield, { top }: Solid, way: Way): boolean {
  const rise = top - way.from;
  const most = clearance(table, way);
  return way.climbs && table.options.rangeBoundary === "exclusive" ? rise >= most : rise > most;
}

/** How far above the start an obstacle under the tool may rise. */
function clearance({ options }: Battlefield, { height, climbs, stride }: Way): number {
  if (!climbs) return height;
  return options.climbClearance === "one" ? stride.climb : height + stride.climb;
}

/** Why the change of elevation is too much, if so (leg.move.obstacle-vertical, leg.climb.vertical-limit). */
export function elevationFault({ table }: Scene, { from, to, height, climbs, stride }: Way): Fault | undefined {
  const change = Math.abs(to - from);
  if (!climbs) {
    const most = Math.max(height, stride.over);
    if (change <= most) return undefined;
    return violation("leg.move.obstacle-vertical", "too-far-up-or-down", { change, most });
  }
  const most = stride.climb;
  if (table.options.rangeBoundary === "exclusive" ? change < most : change <= most) return undefined;
  return violation("leg.climb.vertical-limit", "too-far-up-or-down", { change, most });
}

/** The pieces of difficult terrain that a miniature stands on or in. */
export function difficultAt({ table }: Scene, figure: Figure): Solid[] {
  return table.solids.filter((solid) => solid.movement === "difficult" && isOn(figure, solid));
}

/** The difficult terrain that a tool lies over. */
export function difficultUnderTool({ table }: Scene, region: ToolRegion, way: Way): Solid[] {
  return table.solids.filter(
    (solid) => solid.movement === "difficult" && isOnWay(solid, way) && toolOverlaps(region, solid.shape, CONTACT),
  );
}

/** The longest tool that a unit may use that difficult terrain slows or not; none if it cannot move at all. */
export function speedOver(speed: number, difficult: boolean): number {
  return difficult && speed > 0 ? Math.max(1, speed - 1) : speed;
}

/** Why a tool is too long for the speed of the unit, if so (leg.move.standard-tool). */
export function speedFault(tool: number, most: number, rule: RuleId = "leg.move.standard-tool"): Fault | undefined {
  return tool <= most ? undefined : violation(rule, "tool-too-long", { tool, most });
}
