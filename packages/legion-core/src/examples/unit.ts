import type { ListedUnit } from "../army/index.ts";

/** A unit of an army with its upgrades. */
export function unit(unit: string, ...upgrades: readonly string[]): ListedUnit {
  return { unit, upgrades };
}
