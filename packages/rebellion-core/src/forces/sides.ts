import { SPACE, type TheaterIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import { ADMIRAL, type Chair, chairOf, chairsOf, GENERAL, opponentOf, type Side, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/** Returns the side that initiated the combat and goes first in its steps. */
export function firstSide({ chair }: CombatFrame): Side {
  return sideOf(chair);
}

/** Lists all chairs, those of the initiating side first (reb.combat.team-current-side). */
export function chairsInOrder(state: State, combat: CombatFrame): readonly Chair[] {
  const first = firstSide(combat);
  return [...chairsOf(state.config, first), ...chairsOf(state.config, opponentOf(first))];
}

/** Returns the chair at a position of that order, or undefined after the last one. */
export function chairAt(state: State, combat: CombatFrame, place: number): Chair | undefined {
  const first = firstSide(combat);
  const own = chairsOf(state.config, first);
  return place < own.length ? own[place] : chairsOf(state.config, opponentOf(first))[place - own.length];
}

/**
 * Returns the chair that decides for a side in battles of a theater: the Admiral in space, the General on the ground.
 */
export function battleChair(state: State, side: Side, theater: TheaterIndex): Chair {
  return chairOf(state.config, side, theater === SPACE ? ADMIRAL : GENERAL);
}
