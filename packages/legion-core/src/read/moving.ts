import { fail, type Result } from "@sw/tabletop";
import { compulsoryFault } from "../moving/frames/compulsory.ts";
import { allowanceOf } from "../moving/moves.ts";
import { unitId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { type MoveEnd, moveEnds, moveGrid, movesTo } from "../table/movement/ends.ts";
import { type MovedUnit, makeMove } from "../table/movement/move.ts";
import type { Allowance, Move } from "../table/movement/moves.ts";
import type { Vec } from "../table/vectors.ts";
import { sceneOf } from "../units/positions.ts";

/** The move that a player is asked about. */
export interface MovingReading {
  /** The unit that moves. */
  readonly unit: string;
  /** What the move may do, in the form that `/table` takes. */
  readonly allowance: Allowance;
}

/** Returns the move that is being chosen, or undefined. */
export function movingReading(look: Look): MovingReading | undefined {
  const frame = moveFrame(look);
  return frame && { unit: unitId(look.state, frame.unit), allowance: allowanceOf(look, frame) };
}

/**
 * Returns the spots that the leader of the moving unit reaches with these moves. Defaults to the moves of the finest
 * sample.
 */
export function endsOfMoves(look: Look, moves?: readonly Move[]): readonly MoveEnd[] {
  const moving = movingReading(look);
  return moving === undefined ? [] : moveEnds(sceneOf(look), moving.unit, moving.allowance, moves);
}

/** Returns moves that bring the leader of the moving unit to exactly this spot. */
export function movesToSpot(look: Look, spot: Vec): readonly MoveEnd[] {
  const moving = movingReading(look);
  return moving === undefined ? [] : movesTo(sceneOf(look), moving.unit, moving.allowance, spot);
}

/**
 * Returns the spots that the leader of the moving unit reaches with standard moves, on a grid of `step` hundredths of a
 * millimetre.
 */
export function gridOfMoves(look: Look, step: number): readonly MoveEnd[] {
  const moving = movingReading(look);
  const isStandard = moving?.allowance.types?.includes("standard") ?? true;
  return moving === undefined || !isStandard ? [] : moveGrid(sceneOf(look), moving.unit, moving.allowance, step);
}

/**
 * Returns the moving unit after a move, or the reason why the move is illegal. Undefined while no move is being chosen.
 */
export function triedMove(look: Look, move: Move): Result<MovedUnit> | undefined {
  const [frame, moving] = [moveFrame(look), movingReading(look)];
  if (frame === undefined || moving === undefined) return undefined;
  const { unit, allowance } = moving;
  const scene = sceneOf(look);
  const made = makeMove(scene, unit, move, allowance);
  if (!made.ok || !frame.terms.compulsory || move.type === "pivot") return made;
  const fault = compulsoryFault(scene, unit, move, allowance);
  return fault === undefined ? made : fail(fault);
}

function moveFrame({ state }: Look): FrameOf<"move"> | undefined {
  const frame = state.frames.at(-1);
  return frame?.kind === "move" ? frame : undefined;
}
