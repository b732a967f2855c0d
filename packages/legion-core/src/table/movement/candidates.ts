import { BASES } from "../bases.ts";
import type { Figure } from "../scene.ts";
import { distance } from "../shapes.ts";
import type { Battlefield } from "../table.ts";
import { canClimb } from "../unit-types.ts";
import { cross, dot, moved, type Point3, snapped, unitVector, type Vec, vector } from "../vectors.ts";
import { COMPASS, COMPASS_LENGTH } from "./compass.ts";
import { carrierOf, deployRegion, deployToolFault, inwardsAt, outermost } from "./deploy.ts";
import { leaderOf } from "./move.ts";
import { type Mover, memberAt } from "./mover.ts";
import type { Allowance, Move, Tool } from "./moves.ts";
import { notchedCandidates } from "./notched/options.ts";
import { type Density, SAMPLINGS, type Sampling, speedsOf, toolsOf } from "./sampling.ts";
import { toolFrom } from "./standard.ts";
import { surfacesAt } from "./standing.ts";
import { nestedAtEnd, reachesTool, TOOL_LENGTHS } from "./tool.ts";

/** Lists moves to test, legal or not, in the order of `moveOptions`. */
export function candidates(mover: Mover, allowance: Allowance, density: Density): readonly Move[] {
  const { start, spec } = mover.leader;
  const sampling = SAMPLINGS[density];
  if (start === undefined) return deployments(mover, allowance, sampling);
  if (BASES[spec.base].notched) return notchedCandidates(mover, start, allowance, sampling);
  const standards = toolsOf(allowance, sampling).flatMap((tool) => nested(mover, start, tool));
  return [...standards, ...climbs(mover, start, allowance, sampling), ...charges(mover, start, allowance)];
}

/**
 * Lists the moves of a round base that end where they begin, even where longer moves are blocked. Notched bases have
 * their own.
 */
export function stays({ leader }: Mover): readonly Move[] {
  const { start } = leader;
  if (start === undefined || BASES[start.spec.base].notched) return [];
  const { x, y, z } = start;
  return COMPASS.map((first): Move => {
    return { type: "standard", tool: { speed: 1, first, second: first }, to: { x, y, z }, followers: "auto" };
  });
}

/** Lists standard moves to the far end of the tool, one for each elevation there. */
function nested(mover: Mover, start: Figure, tool: Tool): Move[] {
  const spot = nestedAtEnd(toolFrom(start, tool), start.shape.radius);
  const most = Math.max(start.top - start.z, mover.stride.over);
  return spotsAt(mover, start, spot, most).map((to) => ({ type: "standard", tool, to, followers: "auto" }));
}

/** Lists the elevations at which the leader can stand on a spot, at most `most` above or below its start. */
export function spotsAt(mover: Mover, start: Figure, spot: Vec, most: number): Point3[] {
  const { z, heading } = start.spec;
  const surfaces = surfacesAt(mover.scene.table, memberAt(mover, mover.leader, { ...spot, z }, heading));
  return surfaces.filter((one) => Math.abs(one - z) <= most).map((one) => ({ x: spot.x, y: spot.y, z: one }));
}

/** Lists climbs to spots that no standard move with the same tool reaches. */
function climbs(mover: Mover, start: Figure, allowance: Allowance, { step }: Sampling): Move[] {
  const { scene, stride } = mover;
  const { radius } = start.shape;
  if (!canClimb(mover.type) || !isObstacleNear(scene.table, start, TOOL_LENGTHS[1] + 4 * radius)) return [];
  const firsts = COMPASS.filter((_, at) => at % step === 0);
  return firsts.flatMap((first) => {
    const tool: Tool = { speed: 1, first, second: first };
    const spot = nestedAtEnd(toolFrom(start, tool), radius);
    return spotsAt(mover, start, spot, stride.climb).flatMap((to): Move[] => {
      if (leaderOf(mover, { type: "standard", tool, to, followers: "auto" }, allowance).ok) return [];
      return [{ type: "climb", tool, to, followers: "auto" }];
    });
  });
}

function isObstacleNear({ solids }: Battlefield, { x, y }: Vec, most: number): boolean {
  return solids.some(
    ({ kind, shape }) => kind === "obstacle" && distance(shape.cx, shape.cy, x, y) < most + shape.reach,
  );
}

/**
 * Lists moves into base contact with the nearest miniature of each enemy unit, straight towards it with the shortest
 * tool that reaches it.
 */
function charges(mover: Mover, start: Figure, allowance: Allowance): Move[] {
  if (allowance.melee !== true) return [];
  const nearest = new Map<number, Figure>();
  for (const figure of mover.others) {
    if (mover.scene.units[figure.unit]?.side === mover.side || mover.shuns.includes(figure.unit)) continue;
    const best = nearest.get(figure.unit);
    if (best === undefined || apart(start, figure) < apart(start, best)) nearest.set(figure.unit, figure);
  }
  return [...nearest.values()].flatMap((enemy) => charge(mover, start, enemy, allowance));
}

function apart(a: Figure, b: Figure): number {
  return distance(a.x, a.y, b.x, b.y);
}

function charge(mover: Mover, start: Figure, enemy: Figure, allowance: Allowance): Move[] {
  const first = vector(start, enemy);
  const far = apart(start, enemy) - start.shape.radius - enemy.shape.radius;
  if (far <= 0) return [];
  const spot = snapped(moved(start, unitVector(first), far));
  const tools = [...speedsOf(allowance)].reverse().map((speed): Tool => ({ speed, first, second: first }));
  const tool = tools.find((one) => reachesTool(toolFrom(start, one), spot, start.shape.radius));
  if (tool === undefined) return [];
  const most = Math.max(start.top - start.z, mover.stride.over);
  return spotsAt(mover, start, spot, most).map((to): Move => ({ type: "standard", tool, to, followers: "auto" }));
}

/** Lists deployments from evenly spaced points of the edge, or from all around the base of a carrier. */
function deployments(mover: Mover, allowance: Allowance, sampling: Sampling): Move[] {
  const carrier = carrierOf(mover.scene, allowance);
  if (carrier !== undefined) {
    return toolsOf(allowance, sampling).flatMap((tool) =>
      deployment(mover, outermost(carrier.shape, tool.first), tool, allowance),
    );
  }
  const { length, width } = mover.scene.table;
  const along = (size: number) => {
    const count = Math.floor(size / sampling.edgeStep);
    return Array.from({ length: count }, (_, place) => sampling.edgeStep / 2 + place * sampling.edgeStep);
  };
  const edges: Vec[] = [
    ...along(length).flatMap((x) => [
      { x, y: 0 },
      { x, y: width },
    ]),
    ...along(width).flatMap((y) => [
      { x: 0, y },
      { x: length, y },
    ]),
  ];
  const tools = toolsOf(allowance, sampling);
  return edges.flatMap((edge) =>
    inwardsAt(mover.scene.table, edge).flatMap((inwards) => {
      const straight: Tool = { speed: 1, first: inwards, second: inwards };
      if (deployToolFault(mover, edge, straight, allowance) !== undefined) return [];
      return tools
        .filter(({ first }) => cross(inwards, first) === 0 && dot(inwards, first) > 0)
        .flatMap((tool) => deployment(mover, edge, tool, allowance));
    }),
  );
}

/**
 * Lists deployments of a round base to a spot, with straight tools from each edge of the battlefield. Empty for a
 * deployment from a carrier.
 */
export function deploymentsTo(mover: Mover, spot: Vec, allowance: Allowance): Move[] {
  const { table } = mover.scene;
  if (allowance.carrier !== undefined || BASES[mover.leader.spec.base].notched) return [];
  const { x, y } = spot;
  const feet: Vec[] = [
    { x, y: 0 },
    { x, y: table.width },
    { x: 0, y },
    { x: table.length, y },
  ];
  const speeds = [...speedsOf(allowance)].reverse();
  return feet.flatMap((edge) =>
    inwardsAt(table, edge).flatMap((inwards) => {
      const surfaces = surfacesAt(table, memberAt(mover, mover.leader, { ...spot, z: 0 }, inwards));
      // As long as the directions of the compass, so that a sample of the same move is the same action.
      const straight = { x: inwards.x * COMPASS_LENGTH, y: inwards.y * COMPASS_LENGTH };
      return speeds.flatMap((speed) =>
        surfaces.map((z): Move => {
          const tool: Tool = { speed, first: straight, second: straight };
          return { type: "deploy", edge, tool, to: { ...spot, z }, followers: "auto" };
        }),
      );
    }),
  );
}

function deployment(mover: Mover, edge: Vec, tool: Tool, allowance: Allowance): Move[] {
  const { base } = mover.leader.spec;
  if (BASES[base].notched) {
    const half = Math.round(TOOL_LENGTHS[tool.speed] / 2) + BASES[base].halfLength;
    const travels =
      mover.scene.table.options.notchedDeployment === "along-tool" ? (["full", half] as const) : (["full"] as const);
    return travels.map((to): Move => ({ type: "deploy", edge, tool, to, followers: "auto" }));
  }
  const spot = nestedAtEnd(deployRegion(edge, tool, allowance), BASES[base].radius);
  const probe = memberAt(mover, mover.leader, { ...spot, z: 0 }, tool.first);
  return surfacesAt(mover.scene.table, probe).map((z): Move => {
    return { type: "deploy", edge, tool, to: { ...spot, z }, followers: "auto" };
  });
}
