import type { Miniature } from "../documents.ts";
import type { Figure, Scene } from "../scene.ts";
import { length, moved, snapped, unitVector, type Vec, vector } from "../vectors.ts";
import { candidates, deploymentsTo, spotsAt, stays } from "./candidates.ts";
import { leaderOf } from "./move.ts";
import { type Mover, moverOf } from "./mover.ts";
import type { Allowance, Move, Tool } from "./moves.ts";
import { neighbourhood } from "./options.ts";
import { speedsOf } from "./sampling.ts";
import { toolFrom } from "./standard.ts";
import { reachesTool, TOOL_LENGTHS } from "./tool.ts";

/** A move with the position of the unit's leader after it. */
export interface MoveEnd {
  readonly move: Move;
  /** The leader in its new position. */
  readonly leader: Miniature;
  /** The tool's near end, joint and far end, or null for a pivot. */
  readonly tool: { readonly start: Vec; readonly joint: Vec; readonly end: Vec } | null;
}

/**
 * Lists the positions of a unit's leader after the given moves, or after those of the finest sample. Moves that are
 * illegal for the leader are omitted; the followers are not checked.
 */
export function moveEnds(
  scene: Scene,
  unitId: string,
  allowance: Allowance,
  moves?: readonly Move[],
): readonly MoveEnd[] {
  const mover = neighbourhood(moverOf(scene, unitId, allowance));
  const tried = moves ?? [...candidates(mover, allowance, 3), ...stays(mover)];
  return tried.flatMap((move) => endOf(mover, move, allowance) ?? []);
}

/**
 * Lists moves of the leader to a spot: with the shortest straight tool that reaches it, then with each tool bent left
 * and right to end there. A deploying unit comes straight from an edge of the battlefield. Empty for notched bases and
 * for deployments from a carrier.
 */
export function movesTo(scene: Scene, unitId: string, allowance: Allowance, spot: Vec): readonly MoveEnd[] {
  const mover = neighbourhood(moverOf(scene, unitId, allowance));
  const to = snapped(spot);
  if (mover.leader.start === undefined)
    return deploymentsTo(mover, to, allowance).flatMap((move) => endOf(mover, move, allowance) ?? []);
  return [...endsAt(mover, to, allowance)];
}

/**
 * Lists the spots that a standard move of the leader reaches, on a square grid with the given step in 1/100 mm. Each
 * spot appears once, with the first move of {@link movesTo}. Empty for notched bases and deploying units.
 */
export function moveGrid(scene: Scene, unitId: string, allowance: Allowance, step: number): readonly MoveEnd[] {
  const mover = neighbourhood(moverOf(scene, unitId, allowance));
  const { start } = mover.leader;
  const [longest] = speedsOf(allowance);
  if (start === undefined || longest === undefined) return [];
  const far = TOOL_LENGTHS[longest] + 2 * start.shape.radius;
  const count = Math.floor(far / step);
  const lines = Array.from({ length: 2 * count + 1 }, (_, line) => (line - count) * step);
  return lines.flatMap((y) =>
    lines.flatMap((x) => {
      if (x * x + y * y > far * far) return [];
      for (const end of endsAt(mover, { x: start.x + x, y: start.y + y }, allowance)) return [end];
      return [];
    }),
  );
}

function* endsAt(mover: Mover, spot: Vec, allowance: Allowance): Generator<MoveEnd> {
  const { start } = mover.leader;
  if (start === undefined) return;
  const spots = spotsAt(mover, start, spot, Math.max(start.top - start.z, mover.stride.over));
  for (const tool of toolsTowards(start, spot, allowance)) {
    for (const to of spots) {
      const end = endOf(mover, { type: "standard", tool, to, followers: "auto" }, allowance);
      if (end !== undefined) yield end;
    }
  }
}

function endOf(mover: Mover, move: Move, allowance: Allowance): MoveEnd | undefined {
  const led = leaderOf(mover, move, allowance);
  if (!led.ok) return undefined;
  const { leader, tool } = led.value;
  if (tool === undefined) return { move, leader: leader.spec, tool: null };
  const { start, joint, end } = tool.region;
  return { move, leader: leader.spec, tool: { start, joint, end } };
}

/** The precision of tool directions: the length of a direction in integer steps. */
const FINENESS = 10_000;

/** Lists the tools with which a round base can reach a spot. */
function toolsTowards(start: Figure, spot: Vec, allowance: Allowance): readonly Tool[] {
  const { radius } = start.shape;
  const way = vector(start, spot);
  const far = length(way);
  if (far === 0) return [];
  const towards = unitVector(way);
  const speeds = [...speedsOf(allowance)].reverse();
  const direction = ({ x, y }: Vec): Vec => ({ x: Math.round(x * FINENESS), y: Math.round(y * FINENESS) });
  const straight = speeds.map((speed): Tool => ({ speed, first: direction(towards), second: direction(towards) }));
  const shortest = straight.find((tool) => reachesTool(toolFrom(start, tool), spot, radius));
  const bent = speeds.flatMap((speed) => {
    // Both arms are equally long and turned away from the way to the spot by the same angle, one to each side.
    const along = far / (TOOL_LENGTHS[speed] + 2 * radius);
    const aside = 1 - along * along;
    if (along >= 1 || aside > along * along) return [];
    const [left, right] = [1, -1].map((side) => {
      const across = side * Math.sqrt(aside);
      return direction(moved({ x: towards.x * along, y: towards.y * along }, { x: -towards.y, y: towards.x }, across));
    });
    if (left === undefined || right === undefined) return [];
    return [
      { speed, first: left, second: right },
      { speed, first: right, second: left },
    ];
  });
  return shortest === undefined ? bent : [shortest, ...bent];
}
