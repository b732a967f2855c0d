import { at } from "@sw/tabletop";
import { possibleBases as basesByCards } from "../../base/pbr.ts";
import { isImperialSystem, isNeutral, isRebelSystem } from "../../markers/systems.ts";
import type { SystemIndex } from "../../state/codes.ts";
import { REBEL } from "../../state/seats.ts";
import { hasSide } from "../../units/units.ts";
import { type Board, systemsOf } from "./board.ts";

/** Least number of moves between two systems over borders that can be crossed. */
export function distance({ box }: Board, from: SystemIndex, to: SystemIndex): number {
  const moves = at(at(box.distances, from), to);
  return moves < 0 ? Number.POSITIVE_INFINITY : moves;
}

/** Least number of moves to one of some systems; infinite if there is none. */
export function distanceToAny(board: Board, from: SystemIndex, targets: readonly SystemIndex[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...targets.map((target) => distance(board, from, target)));
}

/** Every shortest way from one system to another, as the systems entered on it, the last one included. */
export function shortestWays(board: Board, from: SystemIndex, to: SystemIndex): readonly (readonly SystemIndex[])[] {
  const left = distance(board, from, to);
  if (left === Number.POSITIVE_INFINITY) return [];
  if (left === 0) return [[]];
  return at(board.box.systems, from)
    .neighbors.filter((next) => distance(board, next, to) === left - 1)
    .flatMap((next) => shortestWays(board, next, to).map((way) => [next, ...way]));
}

/** The remote systems that may hold the base (solo.def.pbr), ascending; none once it is revealed. */
export function possibleBases({ box, state }: Board): readonly SystemIndex[] {
  return state.base.revealed ? [] : basesByCards({ box, state });
}

/** Systems of Rebel loyalty, ascending. */
export function rebelSystems(board: Board): readonly SystemIndex[] {
  return systemsOf(board).filter((system) => isRebelSystem(board.state, system));
}

/** Systems of Imperial loyalty or under subjugation, ascending. */
export function imperialSystems(board: Board): readonly SystemIndex[] {
  return systemsOf(board).filter((system) => isImperialSystem(board.state, system));
}

/** Populous systems of neither side, ascending. */
export function neutralSystems(board: Board): readonly SystemIndex[] {
  const { box, state } = board;
  return systemsOf(board).filter((system) => at(box.systems, system).populous && isNeutral(state, system));
}

/** True if there are Rebel units. */
export function hasRebels({ box, state }: Board, system: SystemIndex): boolean {
  return hasSide({ box, state }, system, REBEL);
}
