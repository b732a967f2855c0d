import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { CONTACT } from "../lengths.ts";
import { type Figure, type Scene, unitOfScene } from "../scene.ts";
import { type Shape, signedDistance } from "../shapes.ts";
import { areaShapes, type Battlefield } from "../table.ts";
import { cross, type Direction, dot, leftOf, moved, snapped, unitVector, type Vec, vector } from "../vectors.ts";
import { speedFault } from "./limits.ts";
import { type LeaderMove, type Mover, memberAt } from "./mover.ts";
import type { Allowance, Move, Tool } from "./moves.ts";
import { onGrid, roundFault } from "./standard.ts";
import { PRONG, TOOL_HALF_WIDTH, type ToolRegion, toolRegion } from "./tool.ts";

type Fault = Violation<RuleId>;

/** A deployment of a unit onto the battlefield. */
export type DeployMove = Extract<Move, { readonly type: "deploy" }>;

/**
 * Elevation of the battlefield's edge, from which the height of a deployment is measured
 * (leg.deploy.vertical-from-edge).
 */
const EDGE_ELEVATION = 0;

/** Returns the end of a deployment of a leader on a round base, or the violation. */
export function deployRoundLeader(mover: Mover, move: DeployMove, allowance: Allowance): Result<LeaderMove> {
  const { tool, edge, to } = move;
  const from = deployElevation(mover, allowance);
  const fault = speedFault(tool.speed, allowance.speed) ?? deployToolFault(mover, edge, tool, allowance);
  if (fault !== undefined) return fail(fault);
  if (typeof to !== "object") return fail(violation("leg.move.base-kind-decides", "no-spot", { unit: mover.id }));
  const region = deployRegion(edge, tool, allowance);
  const leader = memberAt(mover, mover.leader, onGrid(to), tool.first);
  const melee = allowance.melee ?? false;
  const wrong = roundFault(mover, { region, tool, leader, from, climbs: false, melee, deploying: true });
  if (wrong !== undefined) return fail(wrong);
  const laid = { region, speed: tool.speed, most: allowance.speed, from, slowed: true };
  return ok({ leader, tool: laid, stoppedAtEdge: false });
}

/** Returns the elevation from which vertical distance is measured: that of the edge, or of the carrier's leader. */
export function deployElevation({ scene }: Mover, allowance: Allowance): number {
  return carrierOf(scene, allowance)?.z ?? EDGE_ELEVATION;
}

/** Returns the leader of the unit that carries a deploying unit, or undefined if it deploys from an edge. */
export function carrierOf(scene: Scene, { carrier }: Allowance): Figure | undefined {
  return carrier === undefined ? undefined : unitOfScene(scene, carrier).leader;
}

/**
 * Returns the area of a tool that starts straight inwards with both prongs on the battlefield's edge, or at a carrier's
 * base.
 */
export function deployRegion(edge: Vec, tool: Tool, { carrier }: Allowance): ToolRegion {
  const { first } = tool;
  if (carrier !== undefined) return toolRegion(edge, tool);
  const inwards = { x: Math.sign(first.x), y: Math.sign(first.y) };
  return toolRegion(moved(edge, inwards, PRONG), tool);
}

/**
 * Returns why a tool may not begin at this point of the edge, or undefined if it may. Both prongs must be on an edge in
 * the territory, with the first arm straight inwards (leg.deploy.start-edge).
 */
export function deployToolFault({ scene }: Mover, edge: Vec, { first }: Tool, allowance: Allowance): Fault | undefined {
  const { territory = [], fromShortEdges = false } = allowance;
  const carrier = carrierOf(scene, allowance);
  if (carrier !== undefined) return carrierFault(carrier, edge, first);
  const inwards = inwardsAt(scene.table, edge).find((one) => cross(one, first) === 0 && dot(one, first) > 0);
  const isLong = inwards !== undefined && (inwards.x === 0) === scene.table.length >= scene.table.width;
  const at = { x: edge.x, y: edge.y };
  if (inwards === undefined || (fromShortEdges && isLong)) return violation("leg.deploy.start-edge", "not-at-edge", at);
  const along = leftOf(inwards);
  const shapes = territory.flatMap(areaShapes);
  const reached = [1, -1].every((side) => {
    const { x, y } = moved(edge, along, side * TOOL_HALF_WIDTH);
    const onTable = x >= 0 && y >= 0 && x <= scene.table.length && y <= scene.table.width;
    return onTable && shapes.some((shape) => signedDistance(shape, x, y) <= 0);
  });
  return reached ? undefined : violation("leg.deploy.start-edge", "outside-territory", at);
}

/**
 * Returns why a tool may not begin at this point of a carrier's base, or undefined if it may. It must touch the outline
 * there and lead away from it.
 */
function carrierFault({ id, shape }: Figure, { x, y }: Vec, first: Direction): Fault | undefined {
  const touches = Math.abs(signedDistance(shape, x, y)) <= CONTACT;
  const away = dot(vector(nearestOn(shape, { x, y }), { x, y }), first) > 0;
  return touches && away ? undefined : violation("leg.kw.transport.deploy", "not-at-carrier", { miniature: id, x, y });
}

/** Returns the nearest point of a base's core to a point. The core is the centre, or the axis of an oblong base. */
function nearestOn({ core, cx, cy }: Shape, spot: Vec): Vec {
  const [a, b] = core;
  if (a === undefined || b === undefined) return { x: cx, y: cy };
  const along = vector(a, b);
  const part = dot(vector(a, spot), along) / dot(along, along);
  return moved(a, along, Math.min(1, Math.max(0, part)));
}

/** Returns the point of a base's outline that is farthest in a direction. */
export function outermost({ core, cx, cy, radius }: Shape, towards: Direction): Vec {
  const unit = unitVector(towards);
  const middle = { x: cx, y: cy };
  const ahead = core.reduce((best, one) => (dot(one, unit) > dot(best, unit) ? one : best), core[0] ?? middle);
  const ties = core.every((one) => Math.abs(dot(one, unit) - dot(ahead, unit)) < 1);
  return snapped(moved(ties ? middle : ahead, unit, radius));
}

/**
 * Returns the directions straight inwards from a point of the battlefield's edge: two at a corner, none off the edge.
 */
export function inwardsAt({ length, width }: Battlefield, { x, y }: Vec): Direction[] {
  if (x < 0 || y < 0 || x > length || y > width) return [];
  return [
    ...(x === 0 ? [{ x: 1, y: 0 }] : []),
    ...(y === 0 ? [{ x: 0, y: 1 }] : []),
    ...(x === length ? [{ x: -1, y: 0 }] : []),
    ...(y === width ? [{ x: 0, y: -1 }] : []),
  ];
}
