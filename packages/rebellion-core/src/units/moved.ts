import { at } from "@sw/tabletop";
import type { PlaceIndex, UnitIndex, Units } from "../state/codes.ts";
import type { MovedUnits } from "../state/solo.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** How many Imperial units of a type there have moved in this round of a solo game (solo.command.activate.once). */
export function movedAt({ solo }: Pick<State, "solo">, place: PlaceIndex, unit: UnitIndex): number {
  const moved = solo?.moved.find(({ at: one }) => one === place);
  return moved === undefined ? 0 : at(moved.units, unit);
}

/** Imperial units have moved: those that had stood still go first, and all count as moved where they are now. */
export function noteMoved(work: GameWork, units: Units, from: PlaceIndex, to: PlaceIndex): void {
  keepWithin(work, from);
  change(work, to, (moved, unit) => moved + at(units, unit));
}

/** Imperial units are gone from a place: those that had moved first, to the Empire's advantage (solo.golden.rule). */
export function noteLost(work: GameWork, units: Units, place: PlaceIndex): void {
  change(work, place, (moved, unit) => Math.max(0, moved - at(units, unit)));
  keepWithin(work, place);
}

/** No more units have moved than are there. */
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
