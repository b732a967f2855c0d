import { at } from "@sw/tabletop";
import { BASES } from "../bases.ts";
import { cohesionReach } from "../cohesion.ts";
import { mm } from "../lengths.ts";
import type { Scene } from "../scene.ts";
import { distance } from "../shapes.ts";
import type { Point3 } from "../vectors.ts";
import { candidates, stays } from "./candidates.ts";
import { leaderOf, resolveMove } from "./move.ts";
import { around, type Mover, moverOf } from "./mover.ts";
import type { Allowance, Move } from "./moves.ts";
import { TOOL_LENGTHS } from "./tool.ts";

/** The number of moves that is enough if each one needs a search for its followers' spots. */
const FEW = 4;

/**
 * The number of spots that a sample may examine (see `Looks`) before it is thinned out. Nine in ten samples of the
 * finest density need little more than half of it.
 */
export const SAMPLE_LOOKS = 24_000;

/**
 * Lists a sample of legal moves of the unit, always the same for the same scene and density. Followers are placed
 * automatically. `density` is 1 (the default, with eight directions), 2 or 3.
 *
 * The order is: tools from long to short, with their first arm around the compass from x and their second arm straight,
 * bent left or bent right, and the lowest elevation first. Then come climbs, then moves into contact with enemies (for
 * notched bases: pivots, reverses and strafes), and last staying on the spot, which is tried at every density. If no
 * sampled move leaves usual spots for the followers, a few other legal moves are searched for, if necessary in the
 * finest sample.
 *
 * The budget `looks` (24,000 by default) counts examined spots, never time. When it is used up, the untried moves are
 * omitted from all parts of the sample, except staying on the spot. So a sample is never empty if the unit may stay.
 */
export function moveOptions(
  scene: Scene,
  unitId: string,
  allowance: Allowance,
  { density: asked = 1, looks = SAMPLE_LOOKS }: { readonly density?: number; readonly looks?: number } = {},
): readonly Move[] {
  const mover = moverOf(scene, unitId, allowance);
  const near = neighbourhood(mover);
  const density = asked >= 3 ? 3 : asked >= 2 ? 2 : 1;
  const quick = legalAmong(near, candidates(near, allowance, density), allowance, looks);
  const stay = stays(near).find((move) => resolveMove(near, move, allowance, "quick").ok);
  if (stay !== undefined) quick.push(stay);
  if (quick.length > 0) return quick;
  const some = fewLegal(mover, { moves: candidates(mover, allowance, density), last: stays(mover), allowance, looks });
  if (some.length > 0 || density === 3) return some;
  return fewLegal(mover, { moves: candidates(mover, allowance, 3), last: [], allowance, looks });
}

/** Returns the legal moves whose followers have usual spots, in order. Incomplete if the budget runs out. */
function legalAmong(mover: Mover, moves: readonly Move[], allowance: Allowance, looks: number): Move[] {
  const most = mover.looks.spots + looks;
  const legal = new Set<number>();
  for (const first of PASSES) {
    for (let place = first; place < moves.length && mover.looks.spots <= most; place += PASSES.length) {
      if (resolveMove(mover, at(moves, place), allowance, "quick").ok) legal.add(place);
    }
  }
  return moves.filter((_, place) => legal.has(place));
}

/**
 * Starting indexes of the passes over a sample, each of which takes every eighth move, so that all kinds of moves are
 * tried even if the budget runs out.
 */
const PASSES = [0, 4, 2, 6, 1, 5, 3, 7] as const;

/** Moves of which a few legal ones are wanted, and the budget of spots for finding them. */
interface Sought {
  readonly moves: readonly Move[];
  /** Moves that are tried after the budget is used up, until one is legal. */
  readonly last: readonly Move[];
  readonly allowance: Allowance;
  readonly looks: number;
}

/** Returns the first few legal moves, with followers on any legal spots. */
function fewLegal(mover: Mover, { moves, last, allowance, looks }: Sought): readonly Move[] {
  const most = mover.looks.spots + looks;
  const isLegal = (move: Move): boolean => resolveMove(mover, move, allowance, "whole").ok;
  const found: Move[] = [];
  for (const move of moves) {
    if (mover.looks.spots > most || found.length === FEW) break;
    if (isLegal(move)) found.push(move);
  }
  for (const move of last) {
    if (found.length === FEW || (mover.looks.spots > most && found.length > 0)) break;
    if (isLegal(move)) found.push(move);
  }
  return found;
}

/**
 * Lists spots that the leader can reach, for clients to draw. They come from the finest sample of moves, without
 * checking followers, in the order found and without duplicates.
 */
export function reach(scene: Scene, unitId: string, allowance: Allowance): readonly Point3[] {
  const mover = neighbourhood(moverOf(scene, unitId, allowance));
  const spots = new Map<string, Point3>();
  for (const move of [...candidates(mover, allowance, 3), ...stays(mover)]) {
    const led = leaderOf(mover, move, allowance);
    if (!led.ok) continue;
    const { x, y, z } = led.value.leader;
    spots.set(`${x} ${y} ${z}`, { x, y, z });
  }
  return [...spots.values()];
}

/** Returns the mover with only the part of the table that can affect its moves if its followers use usual spots. */
export function neighbourhood(mover: Mover): Mover {
  const { start, spec } = mover.leader;
  if (start === undefined) return mover;
  const own = BASES[spec.base].halfLength;
  const largest = Math.max(own, ...mover.followers.map((member) => BASES[member.spec.base].halfLength));
  const starts = mover.followers.flatMap((member) => member.start ?? []);
  const farthest = Math.max(0, ...starts.map(({ x, y }) => distance(x, y, start.x, start.y)));
  const { options } = mover.scene.table;
  const followers = Math.max(farthest, cohesionReach(mover.scene, start) + 2 * largest) + options.cohesionRulerWidth;
  const scene = around(mover.scene, start, 2 * own + TOOL_LENGTHS[3] + own + followers + 2 * largest + mm(10));
  return { ...mover, scene, others: scene.figures.filter(({ unit }) => unit !== mover.unit) };
}
