import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { mm } from "../table/lengths.ts";
import { makeMove } from "../table/movement/move.ts";
import type { Allowance, Move, Travel } from "../table/movement/moves.ts";
import { moveOptions } from "../table/movement/options.ts";
import { TOOL_LENGTHS } from "../table/movement/tool.ts";
import type { Scene } from "../table/scene.ts";

type Fault = Violation<RuleId>;

const RULE: RuleId = "leg.kw.speeder-x.compulsory";

/** How far before the farthest possible end a compulsory move may stop: the step in which that end is looked for. */
const STEP = mm(1);

/**
 * Compulsory moves, sampled: full at the highest speed, or as far as possible where a full one is not. Shorter tools are looked
 * at only where no move has one of the highest speed: whether terrain makes a tool too long is dear to find out.
 */
export function compulsoryOptions(scene: Scene, id: string, allowance: Allowance, density: number): readonly Move[] {
  const sampled = legal(scene, id, allowance, density);
  return sampled.length > 0 || density >= 3 ? sampled : legal(scene, id, allowance, 3);
}

function legal(scene: Scene, id: string, allowance: Allowance, density: number): readonly Move[] {
  const moves = moveOptions(scene, id, allowance, { density });
  const atFullSpeed = moves.filter((move) => hasTool(move) && move.tool.speed >= allowance.speed);
  return farthestOf(scene, id, atFullSpeed.length > 0 ? atFullSpeed : moves, allowance);
}

function farthestOf(scene: Scene, id: string, sampled: readonly Move[], allowance: Allowance): readonly Move[] {
  const moves = new Map<string, Move>();
  for (const move of sampled) {
    // One end to a tool, however many the sample has.
    const key = JSON.stringify(withTravel(move, "full"));
    if (moves.has(key)) continue;
    const far = farthest(scene, id, move, allowance);
    if (speedFault(scene, id, far, allowance) === undefined) moves.set(key, far);
  }
  return [...moves.values()];
}

/** The same move as far along its tool as it can go; the very move if that is not the question. */
function farthest(scene: Scene, id: string, move: Move, allowance: Allowance): Move {
  const travel = travelOf(move);
  if (travel === undefined || travel === "full") return move;
  const longer = [withTravel(move, "full"), ...fartherThan(move, travel)];
  return longer.find((one) => makeMove(scene, id, one, allowance).ok) ?? move;
}

/** Why a legal move is no compulsory one, if so. */
export function compulsoryFault(scene: Scene, id: string, move: Move, allowance: Allowance): Fault | undefined {
  const fault = speedFault(scene, id, move, allowance);
  if (fault !== undefined) return fault;
  const far = farthest(scene, id, move, allowance);
  return far === move ? undefined : violation(RULE, "not-as-far-as-possible", { unit: id });
}

function speedFault(scene: Scene, id: string, move: Move, allowance: Allowance): Fault | undefined {
  if (move.type === "climb" || move.type === "pivot") return violation(RULE, "not-standard", { unit: id });
  const { speed } = move.tool;
  if (speed >= allowance.speed || isSlowed(scene, id, move, allowance)) return undefined;
  return violation(RULE, "not-at-full-speed", { unit: id, tool: speed, speed: allowance.speed });
}

/** Whether the tool is as long as difficult terrain lets it be: one longer is too long for that alone. */
function isSlowed(scene: Scene, id: string, move: Move, allowance: Allowance): boolean {
  if (move.type === "climb" || move.type === "pivot") return false;
  const speed = move.tool.speed === 1 ? 2 : 3;
  const made = makeMove(scene, id, { ...move, tool: { ...move.tool, speed } }, allowance);
  return !made.ok && made.violation.code === "slowed";
}

function hasTool(move: Move): move is Extract<Move, { tool: unknown }> {
  return move.type !== "pivot";
}

function travelOf(move: Move): Travel | undefined {
  if (move.type === "notched") return move.travel;
  return move.type === "deploy" && typeof move.to !== "object" ? move.to : undefined;
}

function withTravel(move: Move, travel: Travel): Move {
  if (move.type === "notched") return { ...move, travel };
  return move.type === "deploy" ? { ...move, to: travel } : move;
}

/** The same move with farther ends, the farthest first. */
function* fartherThan(move: Move, travel: number): Generator<Move> {
  const most = 2 * TOOL_LENGTHS[3];
  for (let far = most - ((most - travel) % STEP); far > travel; far -= STEP) yield withTravel(move, far);
}
