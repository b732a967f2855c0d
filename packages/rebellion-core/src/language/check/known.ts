import type {
  Catalogue,
  Faction,
  LeaderEntry,
  MissionEntry,
  RingEntry,
  SystemEntry,
  UnitEntry,
  UnitFilter,
  Where,
} from "../language.ts";
import { type Fault, fault } from "./fault.ts";

/** All entries that cards can name, by id. */
export interface Known {
  readonly systems: ReadonlyMap<string, SystemEntry>;
  readonly baseSpace: string;
  readonly units: ReadonlyMap<string, UnitEntry>;
  readonly leaders: ReadonlyMap<string, LeaderEntry>;
  readonly rings: ReadonlyMap<string, RingEntry>;
  readonly missions: ReadonlyMap<string, MissionEntry>;
}

/** Collects the entries of a catalogue that cards can name. */
export function knownOf({ systems, units, leaders, rings, missions, board }: Catalogue): Known {
  return {
    systems: byId(systems),
    baseSpace: board.baseSpace.id,
    units: byId(units),
    leaders: byId(leaders),
    rings: byId(rings),
    missions: byId(missions),
  };
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Lists the faults of a leader id: it must exist, and with `faction` belong to that side. */
export function leaderFaults(id: string, { leaders }: Known, faction?: Faction): readonly Fault[] {
  const leader = leaders.get(id);
  if (leader === undefined) return [fault("unknown-leader", id)];
  return faction === undefined || leader.faction === faction ? [] : [fault("leader-of-the-other-side", id)];
}

/** Lists the faults of a unit id: it must exist, and with `faction` belong to that side. */
export function unitFaults(id: string, { units }: Known, faction?: Faction): readonly Fault[] {
  const unit = units.get(id);
  if (unit === undefined) return [fault("unknown-unit", id)];
  return faction === undefined || unit.faction === faction ? [] : [fault("unit-of-the-other-side", id)];
}

/** Lists the faults of a unit filter: unknown types, or criteria that no unit of the box meets. */
export function filterFaults(filter: UnitFilter, known: Known, faction?: Faction): readonly Fault[] {
  const types = (filter.types ?? []).flatMap((type) => unitFaults(type, known));
  if (types.length > 0) return types;
  const fits = [...known.units.values()].some(
    (unit) =>
      (faction === undefined || unit.faction === faction) &&
      (filter.faction === undefined || unit.faction === filter.faction) &&
      (filter.theater === undefined || unit.theater === filter.theater) &&
      (filter.class === undefined || unit.class === filter.class) &&
      (filter.types === undefined || filter.types.includes(unit.id)) &&
      (filter.icon === undefined ||
        (unit.buildIcon?.shape === filter.icon.shape && unit.buildIcon.theater === filter.icon.theater)),
  );
  return fits ? [] : [fault("no-such-unit")];
}

/** The references that conditions on a system may use, for a check. */
export interface WhereView {
  /** Whether `here` is a system. */
  readonly here: boolean;
  /** Whether the side that applies the condition may know where the hidden base is. */
  readonly base: boolean;
}

/**
 * Lists the faults of conditions on systems: unknown names, words without a meaning here, and conditions that would
 * tell where the base is.
 */
export function whereFaults(where: readonly Where[], known: Known, view: WhereView): readonly Fault[] {
  return where.flatMap((one) => oneWhereFaults(one, known, view));
}

function oneWhereFaults(where: Where, known: Known, view: WhereView): readonly Fault[] {
  const { here, base } = view;
  const relative = here ? [] : [fault("here-is-nowhere")];
  if ("id" in where) return known.systems.has(where.id) ? [] : [fault("unknown-system", where.id)];
  if ("or" in where) return whereFaults(where.or, known, view);
  if ("regionOf" in where) return known.systems.has(where.regionOf) ? [] : [fault("unknown-system", where.regionOf)];
  if ("unit" in where) return filterFaults(where.unit, known);
  if ("noUnit" in where) return filterFaults(where.noUnit, known);
  if ("closestWith" in where) return [...relative, ...filterFaults(where.closestWith, known)];
  if ("elsewhere" in where) return relative;
  if (!("sameRegionAs" in where)) return [];
  if (where.sameRegionAs === "here") return relative;
  return base ? [] : [fault("would-show-the-base")];
}
