import type { PlaceId } from "@sw/rebellion-core";
import type { Faction, Theater, UnitEntry } from "@sw/rebellion-core/catalogue";
import { unitOf } from "@sw/rebellion-core/read";

import { placeOf, type Situation } from "./situation.ts";

/** Units by type. */
export type Units = readonly { readonly unit: string; readonly count: number }[];

/** Theaters in the order of indices. */
export const THEATERS: readonly [Theater, Theater] = ["space", "ground"];

/** Most dice of a colour in an attack. */
const MOST_DICE = 5;

/** What a unit is worth on the board: what it deals, takes and carries. */
export function unitWorth(entry: UnitEntry | undefined): number {
  if (entry === undefined) return 0;
  const { attack, health, transportCapacity, abilities } = entry;
  const station = abilities.includes("superstation") ? 6 : 0;
  return attack.red + attack.black + (health?.value ?? 0) + transportCapacity / 4 + station;
}

/** Worth of units together. */
export function worthOfUnits(units: Units): number {
  return units.reduce((sum, { unit, count }) => sum + count * unitWorth(unitOf(unit)), 0);
}

/** The units of a side in a place, of one theater or of both. */
export function unitsAt(seen: Situation, place: PlaceId, faction: Faction, theater?: Theater): Units {
  return placeOf(seen, place).units.filter(({ unit }) => {
    const entry = unitOf(unit);
    return entry?.faction === faction && (theater === undefined || entry.theater === theater);
  });
}

/** How many units these are. */
export function countOf(units: Units): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/** Units of two lists together. */
export function together(one: Units, other: Units): Units {
  return [...one, ...other];
}

/** Returns those of a side's units that fight in a theater. */
export function inTheater(units: Units, theater: Theater): Units {
  return units.filter(({ unit }) => unitOf(unit)?.theater === theater);
}

/** Strength in battle: dice that can be rolled times damage that can be taken. */
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

/** Roughly how likely units win a battle of one theater against others: 1 without an enemy, 0 without own. */
export function battleChance(own: Units, other: Units): number {
  if (countOf(other) === 0) return 1;
  if (countOf(own) === 0) return 0;
  const ratio = strength(own) / strength(other);
  return (ratio * ratio) / (1 + ratio * ratio);
}

/** Roughly how likely a force prevails in the theaters where both sides have units; 0 where there is none. */
export function combatChance(own: Units, other: Units): number {
  const [space, ground] = THEATERS.map((theater) => {
    const mine = inTheater(own, theater);
    const theirs = inTheater(other, theater);
    return countOf(mine) === 0 || countOf(theirs) === 0 ? undefined : battleChance(mine, theirs);
  });
  if (space === undefined) return ground ?? 0;
  return ground === undefined ? space : (space + ground) / 2;
}
