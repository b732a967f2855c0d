import type { Upgrade } from "../catalogue/entries.ts";
import { fits, includes } from "./match.ts";
import type { Fielded, Muster } from "./muster.ts";

/** Returns the points of an army: all its units and upgrades (leg.army.points-sum). */
export function armyPoints({ units }: Muster): number {
  return units.reduce((sum, unit) => sum + unitPoints(unit, units), 0);
}

/** Returns the points of a unit with its counterpart and upgrades, in an army of the given units. */
export function unitPoints(unit: Fielded, units: readonly Fielded[]): number {
  let points = unit.card.cost + counterpartPoints(unit, units);
  for (const upgrade of unit.upgrades) points += upgradePoints(upgrade, unit, units);
  return points;
}

/** Returns the points of a unit's counterpart with its upgrades, or 0 without one. */
export function counterpartPoints(unit: Fielded, units: readonly Fielded[]): number {
  let points = unit.counterpart?.cost ?? 0;
  for (const upgrade of unit.counterpartUpgrades) points += upgradePoints(upgrade, unit, units);
  return points;
}

/** Returns the points of an upgrade on a unit, in an army of the given units. */
export function upgradePoints({ cost, costChanges = [] }: Upgrade, unit: Fielded, units: readonly Fielded[]): number {
  return costChanges.reduce((sum, change) => {
    const holds =
      (change.on === undefined || fits(unit, change.on)) && (change.with === undefined || includes(units, change.with));
    return holds ? sum + change.points : sum;
  }, cost);
}
