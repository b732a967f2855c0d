import { at } from "@sw/tabletop";
import type { UnitKind } from "../state/box.ts";
import { GROUND, type PlaceIndex, type UnitIndex } from "../state/codes.ts";
import type { PickedUnits } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import { movedAt } from "../units/moved.ts";
import { strengthOf } from "../units/strength.ts";
import { pickedFrom } from "./picks.ts";

/**
 * Returns the types of Imperial ground units of which one must stay when others leave a place of a solo game
 * (solo.move.leave-garrison). These are the weakest mobile types, or the weakest immobile ones if no mobile unit is
 * there. Empty if no ground unit is there.
 */
export function stayingTypes({ box, state }: Look, place: PlaceIndex): readonly UnitKind[] {
  const { units } = at(state.places, place);
  const there = box.units.filter(
    ({ side, theater, index }) => side === IMPERIAL && theater === GROUND && at(units, index) > 0,
  );
  const mobile = there.filter(({ immobile }) => !immobile);
  const candidates = mobile.length > 0 ? mobile : there;
  const weakest = Math.min(...candidates.map(strengthOf));
  return candidates.filter((kind) => strengthOf(kind) === weakest);
}

/**
 * Counts the Imperial units of each type that may leave a place of a solo game: none if no ground unit is there,
 * otherwise all that have not moved this round, minus one that stays. If several types could stay, none is subtracted;
 * see {@link leavesNobody}.
 */
export function freeAt(look: Look, place: PlaceIndex): readonly number[] {
  const { box, state } = look;
  const { units } = at(state.places, place);
  const staying = stayingTypes(look, place);
  if (staying.length === 0) return box.noUnits;
  const [only, another] = staying;
  return units.map((count, unit) => {
    const still = count - movedAt(state, place, unit);
    return another === undefined && only?.index === unit ? Math.min(still, count - 1) : still;
  });
}

/** Whether this unit is the last one left of the equally weak ground unit types, so that nobody would stay. */
export function leavesNobody(look: Look, picked: readonly PickedUnits[], from: PlaceIndex, unit: UnitIndex): boolean {
  const { units } = at(look.state.places, from);
  const staying = stayingTypes(look, from);
  if (!staying.some(({ index }) => index === unit)) return false;
  const left = staying.reduce((sum, { index }) => sum + at(units, index) - pickedFrom(picked, from, index), 0);
  return left <= 1;
}
