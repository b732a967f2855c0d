import { at } from "@sw/tabletop";
import type { UnitAbility } from "../language/language.ts";
import type { Box, UnitKind } from "../state/box.ts";
import { GROUND, type PlaceIndex, SPACE, type TheaterIndex, type Units } from "../state/codes.ts";

import type { Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/** Whether the side has units of the theater among these. */
export function hasForce(box: Box, units: Units, side: Side, theater: TheaterIndex): boolean {
  for (let index = 0; index < units.length; index++) {
    if (at(units, index) === 0) continue;
    const kind = at(box.units, index);
    if (kind.side === side && kind.theater === theater) return true;
  }
  return false;
}

/** Whether the side has any unit among these. */
export function hasAnyForce(box: Box, units: Units, side: Side): boolean {
  return hasForce(box, units, side, SPACE) || hasForce(box, units, side, GROUND);
}

/**
 * Whether both sides have units of the theater there. Destroyed systems have no ground battles
 * (reb.destroyed-system.no-ground-battles).
 */
export function isFoughtOver(
  box: Box,
  { places }: Pick<State, "places">,
  place: PlaceIndex,
  theater: TheaterIndex,
): boolean {
  const { units, destroyed } = at(places, place);
  if (theater === GROUND && destroyed) return false;
  return hasForce(box, units, 0, theater) && hasForce(box, units, 1, theater);
}

/** Counts the units of a side that have an ability. */
export function countAbility(box: Box, units: Units, side: Side, ability: UnitAbility): number {
  let count = 0;
  for (let index = 0; index < units.length; index++) {
    if (at(units, index) > 0 && hasAbility(at(box.units, index), side, ability)) count += at(units, index);
  }
  return count;
}

function hasAbility(kind: UnitKind, side: Side, ability: UnitAbility): boolean {
  return kind.side === side && kind.entry.abilities.includes(ability);
}

/** Whether the side has units of the theater there and all of them pass the test. */
export function onlyHas(
  box: Box,
  units: Units,
  side: Side,
  theater: TheaterIndex,
  test: (kind: UnitKind) => boolean,
): boolean {
  let some = false;
  for (let index = 0; index < units.length; index++) {
    const kind = at(box.units, index);
    if (at(units, index) === 0 || kind.side !== side || kind.theater !== theater) continue;
    if (!test(kind)) return false;
    some = true;
  }
  return some;
}
