import { at } from "@sw/tabletop";
import type { UnitKind } from "../state/box.ts";
import { type PlaceIndex, SPACE } from "../state/codes.ts";
import type { PickedUnits } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import { strengthOf } from "../units/strength.ts";
import { pickedFrom } from "./picks.ts";

/**
 * Returns the types of the strongest Imperial ships of a place, or of its strongest ground units if no ship is there;
 * one of these units holds the captives there (solo.captured.captor).
 */
function captorsAt({ box, state }: Look, place: PlaceIndex): readonly UnitKind[] {
  const { units } = at(state.places, place);
  const there = box.units.filter(({ side, index }) => side === IMPERIAL && at(units, index) > 0);
  const ships = there.filter(({ theater }) => theater === SPACE);
  const holding = ships.length > 0 ? ships : there;
  const most = Math.max(...holding.map(strengthOf));
  return holding.filter((kind) => strengthOf(kind) === most);
}

/** Counts the units of a place that may hold its captives: those that leave it, and those that stay. */
function partedCaptors(
  look: Look,
  picked: readonly PickedUnits[],
  from: PlaceIndex,
): { readonly leave: number; readonly stay: number } {
  let leave = 0;
  let stay = 0;
  for (const { index } of captorsAt(look, from)) {
    const gone = pickedFrom(picked, from, index);
    leave += gone;
    stay += at(at(look.state.places, from).units, index) - gone;
  }
  return { leave, stay };
}

/** Whether a unit that may hold the captives of the place leaves it (solo.captured.captor). */
export function captorLeaves(look: Look, picked: readonly PickedUnits[], from: PlaceIndex): boolean {
  return partedCaptors(look, picked, from).leave > 0;
}

/** Whether all units that may hold the captives leave: the captives then move along (solo.captured.as-ground-unit). */
export function allCaptorsLeave(look: Look, picked: readonly PickedUnits[], from: PlaceIndex): boolean {
  return partedCaptors(look, picked, from).stay === 0;
}
