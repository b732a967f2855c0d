import type { PlaceId } from "@sw/rebellion-core";
import type { Faction, Theater, UnitEntry } from "@sw/rebellion-core/catalogue";
import { unitOf } from "@sw/rebellion-core/read";

import { BASE_SPACE } from "./pieces.ts";
import { placeOf, type Situation, suspicion } from "./situation.ts";

/** Numbers of units by type. */
export type Units = readonly { readonly unit: string; readonly count: number }[];

/** The theaters in index order. */
export const THEATERS: readonly [Theater, Theater] = ["space", "ground"];

/** The most dice of one colour in an attack. */
const MOST_DICE = 5;

/** Returns the worth of a unit on the board: its attack, health and transport capacity. */
export function unitWorth(entry: UnitEntry | undefined): number {
  if (entry === undefined) return 0;
  const { attack, health, transportCapacity, abilities } = entry;
  const station = abilities.includes("superstation") ? 6 : 0;
  return attack.red + attack.black + (health?.value ?? 0) + transportCapacity / 4 + station;
}

/** Returns the total worth of units. */
export function worthOfUnits(units: Units): number {
  return units.reduce((sum, { unit, count }) => sum + count * unitWorth(unitOf(unit)), 0);
}

/** Returns the units of a side in a place, in one theater or both. */
export function unitsAt(seen: Situation, place: PlaceId, faction: Faction, theater?: Theater): Units {
  return placeOf(seen, place).units.filter(({ unit }) => {
    const entry = unitOf(unit);
    return entry?.faction === faction && (theater === undefined || entry.theater === theater);
  });
}

/**
 * Returns the units that the seat may have to fight in a place. Where it suspects the hidden base, the units of the base
 * count too.
 */
export function enemiesAt(seen: Situation, place: PlaceId): Units {
  const there = unitsAt(seen, place, seen.enemy);
  const isHiding = !seen.view.base.revealed && suspicion(seen, place) > 0;
  return isHiding ? [...there, ...unitsAt(seen, BASE_SPACE, seen.enemy)] : there;
}

/** Returns the total number of units. */
export function countOf(units: Units): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/** Returns how many units the ships among some units can carry. */
export function capacityOf(units: Units): number {
  return units.reduce((sum, { unit, count }) => sum + count * (unitOf(unit)?.transportCapacity ?? 0), 0);
}

/** Returns the units of two lists as one list. */
export function together(one: Units, other: Units): Units {
  return [...one, ...other];
}

/** Returns those of the units that fight in a theater. */
export function inTheater(units: Units, theater: Theater): Units {
  return units.filter(({ unit }) => unitOf(unit)?.theater === theater);
}

/** Returns the strength of units in battle: their dice times their health. */
function strength(units: Units): number {
  let red = 0;
  let black = 0;
  let health = 0;
  for (const { unit, count } of units) {
    const entry = unitOf(unit);
    red += count * (entry?.attack.red ?? 0);
    black += count * (entry?.attack.black ?? 0);
    health += count * (entry?.health?.value ?? (entry?.abilities.includes("superstation") ? 6 : 1));
  }
  return (Math.min(red, MOST_DICE) + Math.min(black, MOST_DICE) + 0.2) * health;
}

/** Estimates the chance that units win a battle in one theater: 1 without an enemy, 0 without own units. */
export function battleChance(own: Units, other: Units): number {
  if (countOf(other) === 0) return 1;
  if (countOf(own) === 0) return 0;
  const ratio = strength(own) / strength(other);
  return (ratio * ratio) / (1 + ratio * ratio);
}

/** Estimates the chance that a force wins the theaters where both sides have units; 0 if there is none. */
export function combatChance(own: Units, other: Units): number {
  const [space, ground] = THEATERS.map((theater) => {
    const mine = inTheater(own, theater);
    const theirs = inTheater(other, theater);
    return countOf(mine) === 0 || countOf(theirs) === 0 ? undefined : battleChance(mine, theirs);
  });
  if (space === undefined) return ground ?? 0;
  return ground === undefined ? space : (space + ground) / 2;
}
