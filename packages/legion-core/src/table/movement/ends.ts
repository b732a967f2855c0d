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

/** A move and where it brings the leader of its unit. */
export interface MoveEnd {
  readonly move: Move;
  /** The leader on its new spot. */
  readonly leader: Miniature;
  /** The tool as it lies: its near end, its joint and its far end; null for a pivot. */
  readonly tool: { readonly start: Vec; readonly joint: Vec; readonly end: Vec } | null;
}

/**
 * Where moves bring the leader of a unit: these moves, or those of the finest sample. Moves that the leader may not make are left
 * out; the followers are not looked at.
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
 * Moves that bring the leader of a unit to a spot: with the shortest straight tool that reaches it, then with each tool that is bent
 * so that it ends there, to the left and to the right. A unit that deploys comes straight from an edge of the battlefield. None for
 * notched bases and for units that deploy from a carrier.
 */
export function movesTo(scene: Scene, unitId: string, allowance: Allowance, spot: Vec): readonly MoveEnd[] {
  const mover = neighbourhood(moverOf(scene, unitId, allowance));
  const to = snapped(spot);
  if (mover.leader.start === undefined)
    return deploymentsTo(mover, to, allowance).flatMap((move) => endOf(mover, move, allowance) ?? []);
  return [...endsAt(mover, to, allowance)];
}

/**
 * Where a standard move can bring the leader of a unit, on a square grid of so many hundredths of a millimetre round it: each spot
 * once, by the first of {@link movesTo}. None for notched bases and for units that deploy.
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

/** Whole numbers in the length of a direction: so finely a tool is turned. */
const FINENESS = 10_000;

/** The tools with which a round base can come to a spot. */
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
