import { fail, ok, type Result } from "@sw/tabletop";
import { COMMON } from "./common/index.ts";
import type { Catalogue, CataloguePart } from "./entries.ts";
import { catalogueFaults, partsFault } from "./faults.ts";
import { GALACTIC_EMPIRE } from "./galactic-empire/index.ts";
import { GALACTIC_REPUBLIC } from "./galactic-republic/index.ts";
import { MERCENARIES } from "./mercenaries/index.ts";
import { REBEL_ALLIANCE } from "./rebel-alliance/index.ts";
import { SEPARATIST_ALLIANCE } from "./separatist-alliance/index.ts";

export type * from "./entries.ts";
export { catalogueFaults, type FaultCode } from "./faults.ts";
export * from "./words.ts";

/** Every card in play on 9 January 2026, the date of the rulebook. */
export const catalogue: Catalogue = joined([
  COMMON,
  GALACTIC_EMPIRE,
  REBEL_ALLIANCE,
  GALACTIC_REPUBLIC,
  SEPARATIST_ALLIANCE,
  MERCENARIES,
]);

/**
 * A catalogue of the given parts, one after the other: factions of this package, {@link catalogue} itself, cards of
 * one's own. Refused with its first fault (`tt.catalogue.entry`) if they do not hold together; {@link catalogueFaults}
 * lists all.
 */
export function createCatalogue(parts: readonly CataloguePart[]): Result<Catalogue> {
  const misshapen = partsFault(parts);
  if (misshapen !== undefined) return fail(misshapen);
  const made = joined(parts);
  const [fault] = catalogueFaults(made);
  return fault === undefined ? ok(made) : fail(fault);
}

function joined(parts: readonly CataloguePart[]): Catalogue {
  return {
    units: parts.flatMap(({ units = [] }) => units),
    counterparts: parts.flatMap(({ counterparts = [] }) => counterparts),
    upgrades: parts.flatMap(({ upgrades = [] }) => upgrades),
    commands: parts.flatMap(({ commands = [] }) => commands),
    primaryObjectives: parts.flatMap(({ primaryObjectives = [] }) => primaryObjectives),
    secondaryObjectives: parts.flatMap(({ secondaryObjectives = [] }) => secondaryObjectives),
    advantages: parts.flatMap(({ advantages = [] }) => advantages),
    battleForces: parts.flatMap(({ battleForces = [] }) => battleForces),
  };
}
