import { at } from "@sw/tabletop";
import type { PlaceIndex, UnitIndex, Units } from "../state/codes.ts";
import type { MovedUnits } from "../state/solo.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/**
 * Returns how many Imperial units of a type in a place have moved in this round of a solo game
 * (solo.command.activate.once).
 */
export function movedAt({ solo }: Pick<State, "solo">, place: PlaceIndex, unit: UnitIndex): number {
  const moved = solo?.moved.find(({ at: one }) => one === place);
  return moved === undefined ? 0 : at(moved.units, unit);
}

/**
 * Records a movement of Imperial units. Those that had not moved before leave first, and all count as moved in their
 * new place.
 */
export function noteMoved(work: GameWork, units: Units, from: PlaceIndex, to: PlaceIndex): void {
  keepWithin(work, from);
  change(work, to, (moved, unit) => moved + at(units, unit));
}

/**
 * Records that Imperial units are gone from a place. Those that had moved are removed first, to the Empire's advantage
 * (solo.golden.rule).
 */
export function noteLost(work: GameWork, units: Units, place: PlaceIndex): void {
  change(work, place, (moved, unit) => Math.max(0, moved - at(units, unit)));
  keepWithin(work, place);
}

/** Limits the number of moved units to those in the place. */
function keepWithin(work: GameWork, place: PlaceIndex): void {
  const { units } = at(work.state.places, place);
  change(work, place, (moved, unit) => Math.min(moved, at(units, unit)));
}

function change(work: GameWork, place: PlaceIndex, by: (moved: number, unit: UnitIndex) => number): void {
  const { moved } = work.solo;
  const units = work.box.noUnits.map((_, unit) => by(movedAt(work.state, place, unit), unit));
  const others = moved.filter(({ at: one }) => one !== place);
  const listed: readonly MovedUnits[] = units.some((count) => count > 0) ? [...others, { at: place, units }] : others;
  work.changeSolo({ moved: [...listed].sort((a, b) => a.at - b.at) });
}
