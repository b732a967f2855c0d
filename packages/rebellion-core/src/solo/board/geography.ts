import { at } from "@sw/tabletop";
import { isImperialSystem, isPopulous, isRebelSystem } from "../../markers/systems.ts";
import type { SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { REBEL } from "../../state/seats.ts";
import { hasSide } from "../../units/units.ts";
import { systemsOf } from "./board.ts";

/** Returns the least number of moves between two systems over borders that can be crossed. */
export function distance({ box }: Look, from: SystemIndex, to: SystemIndex): number {
  const moves = at(at(box.distances, from), to);
  return moves < 0 ? Number.POSITIVE_INFINITY : moves;
}

/** Returns the least number of moves to the nearest of some systems, or Infinity if there are none. */
export function distanceToAny(look: Look, from: SystemIndex, targets: readonly SystemIndex[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...targets.map((target) => distance(look, from, target)));
}

/** Lists all shortest ways from one system to another, each as the systems entered, including the last one. */
export function shortestWays(look: Look, from: SystemIndex, to: SystemIndex): readonly (readonly SystemIndex[])[] {
  const left = distance(look, from, to);
  if (left === Number.POSITIVE_INFINITY) return [];
  if (left === 0) return [[]];
  return at(look.box.systems, from)
    .neighbors.filter((next) => distance(look, next, to) === left - 1)
    .flatMap((next) => shortestWays(look, next, to).map((way) => [next, ...way]));
}

/** Lists the systems loyal to the Rebels, in ascending order. */
export function rebelSystems(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => isRebelSystem(look.state, system));
}

/** Lists the systems loyal to the Empire or subjugated, in ascending order. */
export function imperialSystems(look: Look): readonly SystemIndex[] {
  return systemsOf(look).filter((system) => isImperialSystem(look.state, system));
}

/**
 * Lists the populous systems of neither side that can still be subjugated, in ascending order: not the destroyed ones
 * (solo.move.hidden.after-a-find-fallback).
 */
export function neutralSystems(look: Look): readonly SystemIndex[] {
  const { places } = look.state;
  return systemsOf(look).filter((system) => {
    const { loyalty, subjugated, destroyed } = at(places, system);
    return isPopulous(look, system) && loyalty === null && !subjugated && !destroyed;
  });
}

/** Whether there are Rebel units in the system. */
export function hasRebels({ box, state }: Look, system: SystemIndex): boolean {
  return hasSide({ box, state }, system, REBEL);
}
