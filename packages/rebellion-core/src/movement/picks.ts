import { at } from "@sw/tabletop";
import type { UnitDamage } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { PlaceIndex, UnitIndex } from "../state/codes.ts";
import type { PickedUnits } from "../state/frames.ts";
import { needsTransport } from "../units/transport.ts";

/** One unit that can be picked. */
export type Piece = Omit<PickedUnits, "count">;

/** Returns how many units of a type have been picked from a place. */
export function pickedFrom(picked: readonly PickedUnits[], from: PlaceIndex, unit: UnitIndex): number {
  let count = 0;
  for (const one of picked) if (one.from === from && one.unit === unit) count += one.count;
  return count;
}

/** Returns how many units like this one, with the same damage, have been picked from its place. */
export function pickedLike(picked: readonly PickedUnits[], like: Piece): number {
  return picked.find((one) => isLike(one, like))?.count ?? 0;
}

/** Returns the free transport capacity of the ships picked from a place (reb.move.same-system-capacity). */
export function roomAboard(box: Box, picked: readonly PickedUnits[], from: PlaceIndex): number {
  let room = 0;
  for (const one of picked) {
    if (one.from !== from) continue;
    const kind = at(box.units, one.unit);
    room += one.count * (kind.capacity - (needsTransport(kind) ? 1 : 0));
  }
  return room;
}

/** Whether a ship that can carry units leaves the place. */
export function carrierLeaves(box: Box, picked: readonly PickedUnits[], from: PlaceIndex): boolean {
  return picked.some((one) => one.from === from && at(box.units, one.unit).capacity > 0);
}

/** Returns the picks with one more unit, sorted by place, type and damage. */
export function withPick(picked: readonly PickedUnits[], piece: Piece): readonly PickedUnits[] {
  return changedPicks(picked, piece, 1);
}

/** Returns the picks without one of their units. */
export function withoutPick(picked: readonly PickedUnits[], piece: Piece): readonly PickedUnits[] {
  return changedPicks(picked, piece, -1);
}

function changedPicks(picked: readonly PickedUnits[], piece: Piece, by: number): readonly PickedUnits[] {
  const count = pickedLike(picked, piece) + by;
  const others = picked.filter((one) => !isLike(one, piece));
  if (count === 0) return others;
  let place = others.length;
  while (place > 0 && comesBefore(piece, at(others, place - 1))) place -= 1;
  return [...others.slice(0, place), { ...piece, count }, ...others.slice(place)];
}

function isLike(one: Piece, other: Piece): boolean {
  return one.from === other.from && one.unit === other.unit && one.damage === other.damage;
}

/** Whether a piece comes before another one in the order of place, type and damage. */
export function comesBefore(one: Piece, other: Piece): boolean {
  if (one.from !== other.from) return one.from < other.from;
  if (one.unit !== other.unit) return one.unit < other.unit;
  return damageOrder(one.damage) < damageOrder(other.damage);
}

/** Returns the rank of damage among units of a type: undamaged first, units destroyed by a card last. */
export function damageOrder(damage: UnitDamage | undefined): number {
  return damage === "doomed" ? Number.POSITIVE_INFINITY : (damage ?? 0);
}
