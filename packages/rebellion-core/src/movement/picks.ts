import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import type { PlaceIndex, UnitIndex } from "../state/codes.ts";
import type { PickedUnits } from "../state/frames.ts";
import { needsTransport } from "../units/transport.ts";

/** How many units of a type have been picked from a place. */
export function pickedFrom(picked: readonly PickedUnits[], from: PlaceIndex, unit: UnitIndex): number {
  for (const one of picked) if (one.from === from && one.unit === unit) return one.count;
  return 0;
}

/** Places aboard the ships picked from a place that are still free (reb.move.same-system-capacity). */
export function roomAboard(box: Box, picked: readonly PickedUnits[], from: PlaceIndex): number {
  let room = 0;
  for (const one of picked) {
    if (one.from !== from) continue;
    const kind = at(box.units, one.unit);
    room += one.count * (kind.capacity - (needsTransport(kind) ? 1 : 0));
  }
  return room;
}

/** True if a ship that can carry something leaves the place. */
export function carrierLeaves(box: Box, picked: readonly PickedUnits[], from: PlaceIndex): boolean {
  return picked.some((one) => one.from === from && at(box.units, one.unit).capacity > 0);
}

/** The picks with one more unit, in the order of places and types. */
export function withPick(picked: readonly PickedUnits[], from: PlaceIndex, unit: UnitIndex): readonly PickedUnits[] {
  return changedPicks(picked, from, unit, 1);
}

/** The picks with one unit less, which must be among them. */
export function withoutPick(picked: readonly PickedUnits[], from: PlaceIndex, unit: UnitIndex): readonly PickedUnits[] {
  return changedPicks(picked, from, unit, -1);
}

function changedPicks(
  picked: readonly PickedUnits[],
  from: PlaceIndex,
  unit: UnitIndex,
  by: number,
): readonly PickedUnits[] {
  const count = pickedFrom(picked, from, unit) + by;
  const others = picked.filter((one) => one.from !== from || one.unit !== unit);
  if (count === 0) return others;
  let place = others.length;
  while (place > 0 && comesBefore(from, unit, at(others, place - 1))) place -= 1;
  return [...others.slice(0, place), { from, unit, count }, ...others.slice(place)];
}

function comesBefore(from: PlaceIndex, unit: UnitIndex, other: PickedUnits): boolean {
  return from < other.from || (from === other.from && unit < other.unit);
}
