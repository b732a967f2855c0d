import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { CONTACT } from "../lengths.ts";
import type { Figure } from "../scene.ts";
import { overlaps, type Shape, stadium } from "../shapes.ts";
import { dot, moved, type Point3, snapped, unitVector } from "../vectors.ts";
import { elevationFault, speedFault, toolFault, type Way } from "./limits.ts";
import { type LeaderMove, type Mover, memberAt } from "./mover.ts";
import type { Allowance, Move, Tool } from "./moves.ts";
import { type Placement, placementFault } from "./placement.ts";
import { distanceToTool, isBendPossible, reachesTool, type ToolRegion, toolPieces, toolRegion } from "./tool.ts";

type Fault = Violation<RuleId>;

/** A standard move or climb of a round base. */
export type StandardMove = Extract<Move, { readonly type: "standard" | "climb" }>;

/**
 * Moves a leader on a round base by a standard move or climb. The tool begins at its base, and the leader ends touching
 * any part of the tool (leg.move.standard-place-tool, leg.move.standard-place-leader, leg.climb.as-move).
 */
export function standardLeader(
  mover: Mover,
  start: Figure,
  move: StandardMove,
  allowance: Allowance,
): Result<LeaderMove> {
  const { tool } = move;
  const climbs = move.type === "climb";
  const region = toolFrom(start, tool);
  const leader = memberAt(mover, mover.leader, onGrid(move.to), start.spec.heading);
  const fault =
    (climbs ? climbSpeedFault(tool, allowance) : speedFault(tool.speed, allowance.speed)) ??
    roundFault(mover, { region, tool, leader, from: start.z, climbs, melee: allowance.melee ?? false });
  if (fault !== undefined) return fail(fault);
  const laid = { region, speed: tool.speed, most: allowance.speed, from: start.z, slowed: !climbs };
  const crosses = (outline: Shape) => legsOf(region, start, leader).some((leg) => overlaps(leg, outline, CONTACT));
  return ok({ leader, tool: laid, stoppedAtEdge: false, crosses });
}

/**
 * Returns the area that a round base passes over: straight to an end at the first arm of the tool, otherwise around the
 * joint.
 */
function legsOf({ joint, first, arm, second }: ToolRegion, { x, y, shape: { radius } }: Figure, end: Figure): Shape[] {
  const turned = dot({ x: end.x - joint.x, y: end.y - joint.y }, second) > 0;
  const onFirst = dot({ x: end.x - x, y: end.y - y }, first) <= arm + radius;
  if (!turned || onFirst) return [stadium({ x, y }, end, radius)];
  return [stadium({ x, y }, joint, radius), stadium(joint, end, radius)];
}

/** Returns the tool with its near end at a round base, pointing away from its centre. */
export function toolFrom({ x, y, shape }: Figure, tool: Tool): ToolRegion {
  return toolRegion(moved({ x, y }, unitVector(tool.first), shape.radius), tool);
}

/** Returns the nearest spot on the grid. */
export function onGrid(at: Point3): Point3 {
  const { x, y } = snapped(at);
  return { x, y, z: Math.round(at.z) + 0 };
}

function climbSpeedFault(tool: Tool, allowance: Allowance): Fault | undefined {
  if (tool.speed !== 1) return violation("leg.climb.speed-one", "tool-not-one", { tool: tool.speed });
  return speedFault(tool.speed, allowance.speed);
}

/** A round base about to be put down beside a tool. */
export interface RoundStep {
  readonly region: ToolRegion;
  readonly tool: Tool;
  /** The leader at its final position. */
  readonly leader: Figure;
  /** Elevation of the start of the move. */
  readonly from: number;
  readonly climbs: boolean;
  readonly melee: boolean;
  readonly deploying?: boolean;
}

/** Returns why a leader on a round base may not end there with this tool, or undefined if it may. */
export function roundFault(mover: Mover, step: RoundStep): Fault | undefined {
  const { scene, type, side, others, shuns } = mover;
  const { region, leader, from, climbs } = step;
  const way: Way = { from, to: leader.z, height: leader.top - leader.z, type, climbs, stride: mover.stride };
  const { deploying = false, melee } = step;
  const placement: Placement = { side, others, enemies: melee ? "any-one" : "none", shuns, deploying };
  return (
    bendFault(step.tool) ??
    contactFault(mover, region, leader) ??
    elevationFault(scene, way) ??
    toolFault(scene, region, way) ??
    placementFault(scene, leader, placement)
  );
}

/** Returns why a tool cannot be bent like this, or undefined if it can. */
export function bendFault(tool: Tool): Fault | undefined {
  return isBendPossible(tool) ? undefined : violation("leg.move.standard-bend", "bent-too-far");
}

function contactFault({ scene }: Mover, region: ToolRegion, leader: Figure): Fault | undefined {
  if (!reachesTool(region, leader, leader.shape.radius)) {
    const gap = distanceToTool(region, leader) - leader.shape.radius;
    return violation("leg.move.standard-place-leader", "not-at-tool", { miniature: leader.id, gap: Math.ceil(gap) });
  }
  if (scene.table.options.leaderMayStandOnTool) return undefined;
  if (!toolPieces(region).some((piece) => overlaps(piece, leader.shape, CONTACT))) return undefined;
  return violation("leg.move.standard-place-leader", "on-tool", { miniature: leader.id });
}
