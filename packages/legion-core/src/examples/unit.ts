import type { ListedUnit } from "../army/index.ts";

/** Creates a listed unit with its upgrades. */
export function unit(unit: string, ...upgrades: readonly string[]): ListedUnit {
  return { unit, upgrades };
}
