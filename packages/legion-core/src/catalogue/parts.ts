import { fail, ok, type Result } from "@sw/tabletop";
import type { Catalogue, CataloguePart } from "./entries.ts";
import { catalogueFaults, partsFault } from "./faults.ts";

/**
 * Creates a catalogue from parts: factions or the whole catalogue of this package, and custom cards. Refuses parts that
 * do not fit together with their first fault (`tt.catalogue.entry`); {@link catalogueFaults} lists all.
 */
export function createCatalogue(parts: readonly CataloguePart[]): Result<Catalogue> {
  const misshapen = partsFault(parts);
  if (misshapen !== undefined) return fail(misshapen);
  const made = joined(parts);
  const [fault] = catalogueFaults(made);
  return fault === undefined ? ok(made) : fail(fault);
}

/** Concatenates parts of a catalogue, kind by kind. */
export function joined(parts: readonly CataloguePart[]): Catalogue {
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
