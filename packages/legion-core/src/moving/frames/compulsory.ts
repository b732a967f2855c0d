import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { forbidden } from "../../state/kinds.ts";
import { mm } from "../../table/lengths.ts";
import { resolveMove } from "../../table/movement/move.ts";
import { type Mover, moverOf } from "../../table/movement/mover.ts";
import { type Allowance, isClimb, type Move, type Travel } from "../../table/movement/moves.ts";
import { longestTravel } from "../../table/movement/notched/notched.ts";
import { moveOptions, SAMPLE_LOOKS } from "../../table/movement/options.ts";
import type { Scene } from "../../table/scene.ts";

type Fault = Violation<RuleId>;

const FULL: RuleId = "leg.kw.compulsory-move.full";
const PARTIAL: RuleId = "leg.kw.compulsory-move.partial";

/** Step in which the farthest end of a compulsory move is searched, and so the tolerance for stopping short of it. */
const STEP = mm(1);

/** Number of spots examined in fine steps for one tool, and the step used afterwards. */
const FINE_LOOKS = 3000;
const LONG_STEP = 8 * STEP;

/** A unit that must make a compulsory move. */
interface Bound {
  readonly mover: Mover;
  readonly allowance: Allowance;
}

/** A move along a tool. */
type Tooled = Extract<Move, { readonly tool: unknown }>;

/**
 * Lists sampled compulsory moves: full moves at the highest speed, or moves as far as possible where no full move is.
 * Shorter tools are tried only if no move at the highest speed exists, because checking whether terrain slows a tool is
 * expensive.
 */
export function compulsoryOptions(scene: Scene, id: string, allowance: Allowance, density: number): readonly Move[] {
  const sampled = legal(scene, id, allowance, density);
  return sampled.length > 0 || density >= 3 ? sampled : legal(scene, id, allowance, 3);
}

function legal(scene: Scene, id: string, allowance: Allowance, density: number): readonly Move[] {
  const bound = { mover: moverOf(scene, id, allowance), allowance };
  const moves = moveOptions(scene, id, allowance, { density }).filter(hasTool);
  const atFullSpeed = moves.filter(({ tool }) => tool.speed >= allowance.speed);
  return farthestOf(bound, atFullSpeed.length > 0 ? atFullSpeed : moves);
}

/**
 * Extends compulsory moves as far as possible, one for each tool, whatever the number of sampled ends. The budget of
 * samples may end the search early once a move is found.
 */
function farthestOf(bound: Bound, sampled: readonly Tooled[]): readonly Move[] {
  const tools = new Set<string>();
  const moves: Move[] = [];
  for (const move of sampled) {
    const key = JSON.stringify(withTravel(move, "full"));
    if (tools.has(key)) continue;
    if (moves.length > 0 && bound.mover.looks.spots > SAMPLE_LOOKS) break;
    tools.add(key);
    const far = farther(bound, move) ?? move;
    if (speedFault(bound, far) === undefined) moves.push(far);
  }
  return moves;
}

/**
 * Explains why a legal move is not compulsory, or returns undefined. A move farther along the tool counts if the
 * followers fit anywhere.
 */
export function compulsoryFault(scene: Scene, id: string, move: Move, allowance: Allowance): Fault | undefined {
  const bound = { mover: moverOf(scene, id, allowance), allowance };
  if (!hasTool(move)) return forbidden(FULL, "not-standard", { unit: id });
  const fault = speedFault(bound, move);
  if (fault !== undefined) return fault;
  if (farther(bound, { ...move, followers: "auto" }) === undefined) return undefined;
  return forbidden(PARTIAL, "not-as-far-as-possible", { unit: id });
}

/**
 * Returns the move as far along its tool as possible, or undefined if it already goes that far or distance does not
 * matter. Searches in steps of 1 mm; after `most` spots in steps of 8 mm, counting an end only if the followers fit at
 * the usual spots. Counts spots instead of time, to stay deterministic.
 */
export function farther(bound: Bound, move: Tooled, most: number = FINE_LOOKS): Tooled | undefined {
  const travel = travelOf(move);
  if (travel === undefined || travel === "full") return undefined;
  const full = withTravel(move, "full");
  if (isLegal(bound, full, "whole")) return full;
  const { looks } = bound.mover;
  const fine = looks.spots + most;
  const room = longestTravel(bound.mover, move) - travel;
  for (let far = travel + room - (room % STEP); far > travel; far -= looks.spots <= fine ? STEP : LONG_STEP) {
    const longer = withTravel(move, far);
    if (isLegal(bound, longer, looks.spots <= fine ? "whole" : "quick")) return longer;
  }
  return undefined;
}

function isLegal({ mover, allowance }: Bound, move: Move, search: "quick" | "whole"): boolean {
  return resolveMove(mover, move, allowance, search).ok;
}

function speedFault(bound: Bound, move: Tooled): Fault | undefined {
  const unit = bound.mover.id;
  if (isClimb(move)) return forbidden(FULL, "not-standard", { unit });
  const { speed } = move.tool;
  if (speed >= bound.allowance.speed || isSlowed(bound, move)) return undefined;
  return forbidden(FULL, "not-at-full-speed", { unit, tool: speed, speed: bound.allowance.speed });
}

/** Whether the tool is as long as difficult terrain allows: the next longer one is refused only for being slowed. */
function isSlowed({ mover, allowance }: Bound, move: Tooled): boolean {
  const speed = move.tool.speed === 1 ? 2 : 3;
  const made = resolveMove(mover, { ...move, tool: { ...move.tool, speed } }, allowance, "whole");
  return !made.ok && made.violation.code === "slowed";
}

function hasTool(move: Move): move is Tooled {
  return move.type !== "pivot";
}

function travelOf(move: Tooled): Travel | undefined {
  if (move.type === "notched") return move.travel;
  return move.type === "deploy" && typeof move.to !== "object" ? move.to : undefined;
}

function withTravel(move: Tooled, travel: Travel): Tooled {
  if (move.type === "notched") return { ...move, travel };
  return move.type === "deploy" ? { ...move, to: travel } : move;
}
