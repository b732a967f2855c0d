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

/** How many moves are enough where every one takes a search for spots of its followers. */
const FEW = 4;

/** How many spots a sample may look at (see `Looks`) before it is thinned out: nine in ten of the finest density take little more than half. */
export const SAMPLE_LOOKS = 24_000;

/**
 * Moves that the unit may make, sampled: all of them legal, the same for the same scene and density, followers left to
 * be placed. `density` is 1 (the default, eight directions), 2 or 3. In this order: tools from long to short, their
 * first arm around the compass from x, their second straight, bent left, bent right; of several elevations the lowest
 * first; then climbs, then contact with enemies (pivots, reverses and strafes of notched bases); at last staying on the
 * spot, which is tried whatever the density. Where no move of the sample leaves the followers a usual spot beside their
 * leader a few others are looked for, of the finest sample if need be.
 *
 * It works to a budget of so many `looks` (24,000 unless said otherwise), counted and never timed: what has not been tried by then
 * is left out, here and there of the whole sample, staying on the spot excepted. So a sample is never empty where the unit may stay.
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

/** The legal ones of these moves whose followers have usual spots, in their order; not all if the budget is spent. */
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

/** Where the passes over a sample begin, each with every eighth move of it: whenever the budget ends, moves of all kinds were tried. */
const PASSES = [0, 4, 2, 6, 1, 5, 3, 7] as const;

/** Moves of which a few legal ones are wanted, and how many spots may be looked at to find them. */
interface Sought {
  readonly moves: readonly Move[];
  /** Those that are tried when the budget is spent, too, until one is legal. */
  readonly last: readonly Move[];
  readonly allowance: Allowance;
  readonly looks: number;
}

/** The first legal ones of these moves, wherever their followers have to go. */
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
 * Spots that the leader can reach, for clients to draw: those of the finest sample of moves. Its followers are not looked
 * at. In the order in which they were found, none twice.
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

/** The mover with no more of the table around it than its moves can have to do with, its followers on usual spots. */
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
