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

/** A leader's way over terrain. */
export interface Way {
  /** Elevation of the leader's start, or of the battlefield's edge if it deploys. */
  readonly from: number;
  /** Elevation of the leader's end. */
  readonly to: number;
  /** Height of the leader's silhouette. */
  readonly height: number;
  readonly type: UnitType;
  readonly climbs: boolean;
  readonly stride: Stride;
}

/**
 * Returns why the tool may not lie there, or undefined if it may. It may not lie over impassable terrain, except for
 * repulsor vehicles, or over obstacles too tall from where the leader starts (leg.move.impassable,
 * leg.move.obstacle-tool-overlap, leg.climb.tool-overlap). Solids overhead, or entirely below both ends of the way, do
 * not count.
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

/**
 * Returns why a solid blocks a leader and its tool: it is impassable for the leader or too tall. Undefined if it does
 * not.
 */
export function barrier(table: Battlefield, solid: Solid, way: Way): "impassable" | "too-tall" | undefined {
  if (!isOnWay(solid, way) || isLowFor(solid, way)) return undefined;
  const closed = solid.movement === "impassable" && way.type !== "repulsor-vehicle";
  if (closed && !way.stride.overImpassable) return "impassable";
  return solid.kind === "obstacle" && isTooTall(table, solid, way) ? "too-tall" : undefined;
}

function isOnWay({ bottom, top }: Solid, { from, to, height }: Way): boolean {
  return bottom < Math.max(from, to) + height && top >= Math.min(from, to);
}

/** Whether a solid is low enough for a unit that moves over terrain up to a height, counted from its start. */
function isLowFor({ top }: Solid, { from, stride }: Pick<Way, "from" | "stride">): boolean {
  return stride.over > 0 && top - from <= stride.over;
}

function isTooTall(table: Battlefield, { top }: Solid, way: Way): boolean {
  const rise = top - way.from;
  const most = clearance(table, way);
  return way.climbs && table.options.rangeBoundary === "exclusive" ? rise >= most : rise > most;
}

/** Returns how far above the start an obstacle under the tool may rise. */
function clearance({ options }: Battlefield, { height, climbs, stride }: Way): number {
  if (!climbs) return height;
  return options.climbClearance === "one" ? stride.climb : height + stride.climb;
}

/**
 * Returns why the change of elevation is too large, or undefined if it is not (leg.move.obstacle-vertical,
 * leg.climb.vertical-limit).
 */
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

/**
 * Lists the difficult terrain that slows a unit whose leader starts at an elevation. Terrain that the unit ignores does
 * not (leg.kw.hover.air).
 */
export function slowingTerrain({ table }: Scene, from: number, stride: Stride): readonly Solid[] {
  if (stride.unhindered) return [];
  return table.solids.filter(
    (solid) => solid.movement === "difficult" && !(stride.ignoresLow && isLowFor(solid, { from, stride })),
  );
}

/** Lists those of some pieces of terrain that a miniature stands on or in. */
export function terrainAt(solids: readonly Solid[], figure: Figure): readonly Solid[] {
  return solids.filter((solid) => isOn(figure, solid));
}

/** Lists those of some pieces of terrain that lie under a tool. */
export function terrainUnderTool(solids: readonly Solid[], region: ToolRegion, way: Way): readonly Solid[] {
  return solids.filter((solid) => isOnWay(solid, way) && toolOverlaps(region, solid.shape, CONTACT));
}

/** Returns the longest tool that a unit may use, with or without difficult terrain, or 0 if it cannot move. */
export function speedOver(speed: number, difficult: boolean): number {
  return difficult && speed > 0 ? Math.max(1, speed - 1) : speed;
}

/** Returns why a tool is too long for the speed of the unit, or undefined if it is not (leg.move.standard-tool). */
export function speedFault(tool: number, most: number, rule: RuleId = "leg.move.standard-tool"): Fault | undefined {
  return tool <= most ? undefined : violation(rule, "tool-too-long", { tool, most });
}
