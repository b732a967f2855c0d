import { at } from "@sw/tabletop";
import type { UnitAbility } from "../language/language.ts";
import type { Box, UnitKind } from "../state/box.ts";
import { GROUND, type PlaceIndex, type TheaterIndex, type UnitIndex, type Units } from "../state/codes.ts";
import type { UnitsOfType } from "../state/events.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";

/** A test of unit types. */
export type UnitTest = (kind: UnitKind) => boolean;

/** Counts the units of a place that pass the test. */
export function countUnits(box: Box, units: Units, test: UnitTest): number {
  let total = 0;
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count > 0 && test(at(box.units, index))) total += count;
  }
  return total;
}

/** Whether a unit there passes the test. */
export function hasUnit(box: Box, units: Units, test: UnitTest): boolean {
  for (let index = 0; index < units.length; index++) {
    if (at(units, index) > 0 && test(at(box.units, index))) return true;
  }
  return false;
}

/** Whether the side has a unit in the place, in the theater if one is given. */
export function hasSide({ box, state }: Look, place: PlaceIndex, side: Side, theater?: TheaterIndex): boolean {
  const { units } = at(state.places, place);
  return hasUnit(box, units, (kind) => kind.side === side && (theater === undefined || kind.theater === theater));
}

/**
 * Whether both sides have units of a theater in the place. A destroyed system has no ground battles
 * (reb.destroyed-system.no-ground-battles).
 */
export function isContested(look: Look, place: PlaceIndex, theater: TheaterIndex): boolean {
  if (theater === GROUND && at(look.state.places, place).destroyed) return false;
  return hasSide(look, place, REBEL, theater) && hasSide(look, place, IMPERIAL, theater);
}

/** Returns the units of each type that are there, as events name them. */
export function listed(box: Box, units: Units): readonly UnitsOfType[] {
  const types: UnitsOfType[] = [];
  for (let index = 0; index < units.length; index++) {
    const count = at(units, index);
    if (count > 0) types.push({ unit: at(box.units, index).id, count });
  }
  return types;
}

/** Counts the units of a type in the supply: not on the board and not on a build queue (reb.limits.units). */
export function supplyOf({ box, state }: Look, unit: UnitIndex): number {
  let used = 0;
  for (const place of state.places) used += at(place.units, unit);
  for (const space of state.sides[at(box.units, unit).side].queue) used += at(space, unit);
  for (const frame of state.frames) {
    if (frame.kind === "deploy") used += at(frame.ready, unit);
    if (frame.kind === "setup") used += at(frame.left, unit);
  }
  return at(box.units, unit).entry.count - used;
}

/**
 * Returns the units with others added, or subtracted if `sign` is -1. The result is filled in place because lists made
 * by `map` have another internal layout, and code that reads several layouts is slow.
 */
export function withUnits(units: Units, changes: Units, sign: 1 | -1 = 1): Units {
  const sum = units.slice();
  for (let index = 0; index < sum.length; index++) {
    const change = at(changes, index);
    if (change !== 0) sum[index] = at(sum, index) + (sign === 1 ? change : -change);
  }
  return sum;
}

/** Returns a copy of numbers with one of them changed. */
export function changedAt(figures: readonly number[], index: number, by: number): readonly number[] {
  const copy = figures.slice();
  copy[index] = at(figures, index) + by;
  return copy;
}

/** Returns units of only one type. */
export function unitsOf(box: Box, unit: UnitIndex, count: number): Units {
  const units = box.noUnits.slice();
  units[unit] = count;
  return units;
}

/** Returns the total number of units. */
export function totalUnits(units: Units): number {
  let total = 0;
  for (const count of units) total += count;
  return total;
}

/** Whether the unit type has the ability. */
export function isAble({ entry }: UnitKind, ability: UnitAbility): boolean {
  return entry.abilities.includes(ability);
}
