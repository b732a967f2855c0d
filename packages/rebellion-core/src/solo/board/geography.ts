import { at } from "@sw/tabletop";
import { possibleBases as basesByCards } from "../../base/pbr.ts";
import { isImperialSystem, isNeutral, isRebelSystem } from "../../markers/systems.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { REBEL } from "../../state/seats.ts";
import { hasSide } from "../../units/units.ts";
import { systemsOf } from "./board.ts";

/** Least number of moves between two systems over borders that can be crossed. */
export function distance({ box }: Look, from: SystemIndex, to: SystemIndex): number {
  const moves = at(at(box.distances, from), to);
  return moves < 0 ? Number.POSITIVE_INFINITY : moves;
}

/** Least number of moves to one of some systems; infinite if there is none. */
export function distanceToAny(look: Look, from: SystemIndex, targets: readonly SystemIndex[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...targets.map((target) => distance(look, from, target)));
}

/** Every shortest way from one system to another, as the systems entered on it, the last one included. */
export function shortestWays(look: Look, from: SystemIndex, to: SystemIndex): readonly (readonly SystemIndex[])[] {
  const left = distance(look, from, to);
  if (left === Number.POSITIVE_INFINITY) return [];
  if (left === 0) return [[]];
  return at(look.box.systems, from)
    .neighbors.filter((next) => distance(look, next, to) === left - 1)
    .flatMap((next) => shortestWays(look, next, to).map((way) => [next, ...way]));
}

/** The remote systems that may hold the base (solo.def.pbr), ascending; none once it is revealed. */
export function possibleBases({ box, state }: Look): readonly SystemIndex[] {
  return state.base.revealed ? [] : basesByCards({ box, state });
}

/** Systems of Rebel loyalty, ascending. */
export function rebelSystems(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => isRebelSystem(look.state, system));
}

/** Systems of Imperial loyalty or under subjugation, ascending. */
export function imperialSystems(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => isImperialSystem(look.state, system));
}

/** Populous systems of neither side, ascending. */
export function neutralSystems(look: Look): readonly SystemIndex[] {
  const { box, state } = look;
  return systemsOf(look).filter((system) => at(box.systems, system).populous && isNeutral(state, system));
}

/** True if there are Rebel units. */
export function hasRebels({ box, state }: Look, system: SystemIndex): boolean {
  return hasSide({ box, state }, system, REBEL);
}
