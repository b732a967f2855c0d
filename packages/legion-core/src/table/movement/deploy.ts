import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { signedDistance } from "../shapes.ts";
import { areaShapes, type Table } from "../table.ts";
import { cross, type Direction, dot, leftOf, moved, type Vec } from "../vectors.ts";
import { speedFault } from "./limits.ts";
import { type LeaderMove, type Mover, memberAt } from "./mover.ts";
import type { Allowance, Move, Tool } from "./moves.ts";
import { onGrid, roundFault } from "./standard.ts";
import { PRONG, TOOL_HALF_WIDTH, type ToolRegion, toolRegion } from "./tool.ts";

type Fault = Violation<RuleId>;

/** A move of a unit that enters the battlefield. */
export type DeployMove = Extract<Move, { readonly type: "deploy" }>;

/** Elevation of the battlefield's edge, from which a deploying leader counts (leg.deploy.vertical-from-edge). */
export const EDGE_ELEVATION = 0;

/** Where a deployment brings a leader on a round base. */
export function deployRoundLeader(mover: Mover, move: DeployMove, allowance: Allowance): Result<LeaderMove> {
  const { tool, edge, to } = move;
  const from = EDGE_ELEVATION;
  const fault = speedFault(tool.speed, allowance.speed) ?? deployToolFault(mover, edge, tool, allowance);
  if (fault !== undefined) return fail(fault);
  if (typeof to !== "object") return fail(violation("leg.move.base-kind-decides", "no-spot", { unit: mover.id }));
  const region = deployRegion(edge, tool);
  const leader = memberAt(mover, mover.leader, onGrid(to), tool.first);
  const melee = allowance.melee ?? false;
  const wrong = roundFault(mover, { region, tool, leader, from, climbs: false, melee, deploying: true });
  if (wrong !== undefined) return fail(wrong);
  const laid = { region, speed: tool.speed, most: allowance.speed, from, slowed: true };
  return ok({ leader, tool: laid, stoppedAtEdge: false });
}

/** The tool with both prongs of its near end on the battlefield's edge, its first arm straight inwards. */
export function deployRegion(edge: Vec, tool: Tool): ToolRegion {
  const { first } = tool;
  const inwards = { x: Math.sign(first.x), y: Math.sign(first.y) };
  return toolRegion(moved(edge, inwards, PRONG), tool);
}

/**
 * Why a tool may not begin at this point of the edge, if so: both prongs must lie on an edge of the battlefield that is
 * in the territory, the first arm straight inwards (leg.deploy.start-edge).
 */
export function deployToolFault(
  { scene }: Mover,
  edge: Vec,
  { first }: Tool,
  { territory = [], fromShortEdges = false }: Allowance,
): Fault | undefined {
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

/** The directions straight inwards from a point of the battlefield's edge; two at a corner, none elsewhere. */
export function inwardsAt({ length, width }: Table, { x, y }: Vec): Direction[] {
  if (x < 0 || y < 0 || x > length || y > width) return [];
  return [
    ...(x === 0 ? [{ x: 1, y: 0 }] : []),
    ...(y === 0 ? [{ x: 0, y: 1 }] : []),
    ...(x === length ? [{ x: -1, y: 0 }] : []),
    ...(y === width ? [{ x: 0, y: -1 }] : []),
  ];
}
