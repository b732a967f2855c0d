import { at } from "@sw/tabletop";
import type { Icon, UnitFilter, Where } from "../language/language.ts";
import { captivesAt } from "../leaders/leaders.ts";
import { iconsNow, isImperialSystem, isNeutral, isPopulous, isRebelSystem, isRemote } from "../markers/systems.ts";
import type { Box, UnitKind } from "../state/box.ts";
import { NOWHERE, type PlaceIndex, type SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { sideOfFaction } from "../state/seats.ts";
import { hasUnit, type UnitTest } from "../units/units.ts";

/** The system that conditions are relative to. */
export interface WhereScope {
  /** The system that conditions call `here`, or {@link NOWHERE}. */
  readonly system: PlaceIndex;
}

const FROM_NOWHERE: WhereScope = Object.freeze({ system: NOWHERE });

/** Whether the system meets all conditions. The Rebel Base space is not a system and meets none. */
export function meets(
  look: Look,
  system: SystemIndex,
  where: readonly Where[],
  scope: WhereScope = FROM_NOWHERE,
): boolean {
  if (system >= look.box.systems.length) return false;
  for (const one of where) if (!meetsOne(look, system, one, scope)) return false;
  return true;
}

/** Returns the systems that meet all conditions, ascending. */
export function systemsWhere(
  look: Look,
  where: readonly Where[],
  scope: WhereScope = FROM_NOWHERE,
): readonly SystemIndex[] {
  const found: SystemIndex[] = [];
  for (let system = 0; system < look.box.systems.length; system++) {
    if (meets(look, system, where, scope)) found.push(system);
  }
  return found;
}

/** Whether the system meets one condition. */
function meetsOne(look: Look, system: SystemIndex, where: Where, scope: WhereScope = FROM_NOWHERE): boolean {
  const { box, state } = look;
  const place = at(state.places, system);
  if ("is" in where) return isKind(look, system, where.is);
  if ("loyalty" in where) return place.loyalty === sideOfFaction(where.loyalty);
  if ("notLoyalty" in where) return place.loyalty !== sideOfFaction(where.notLoyalty);
  if ("or" in where) return where.or.some((one) => meetsOne(look, system, one, scope));
  if ("regionOf" in where) return isInRegionOf(box, system, where.regionOf);
  if ("unit" in where) return hasUnit(box, place.units, filterTest(where.unit));
  if ("noUnit" in where) return !hasUnit(box, place.units, filterTest(where.noUnit));
  if ("sabotaged" in where) return place.sabotaged === where.sabotaged;
  if ("captive" in where) return captivesAt(look, system).length > 0;
  if ("icon" in where) return hasIcon(look, system, where.icon.shape, where.icon.theater);
  if ("id" in where) return at(box.systems, system).id === where.id;
  if ("elsewhere" in where) return system !== scope.system;
  if ("closestWith" in where) return isClosest(look, system, filterTest(where.closestWith), scope.system);
  const anchor = where.sameRegionAs === "here" ? scope.system : (state.base.system ?? NOWHERE);
  return (
    anchor >= 0 && anchor < box.systems.length && at(box.systems, anchor).region === at(box.systems, system).region
  );
}

function isInRegionOf(box: Box, system: SystemIndex, id: string): boolean {
  const { region } = at(box.systems, system);
  return box.systems.some((other) => other.id === id && other.region === region);
}

/**
 * Whether the system has a unit that passes the test and no other one with such a unit is closer to `from`
 * (reb.system.closest). If several are equally close, the player chooses.
 */
function isClosest({ box, state }: Look, system: SystemIndex, test: UnitTest, from: PlaceIndex): boolean {
  if (from < 0 || !hasUnit(box, at(state.places, system).units, test)) return false;
  const distances = at(box.distances, from);
  const own = at(distances, system);
  return box.systems.every(
    (_, other) => at(distances, other) >= own || !hasUnit(box, at(state.places, other).units, test),
  );
}

function isKind(look: Look, system: SystemIndex, kind: Extract<Where, { is: string }>["is"]): boolean {
  const { state } = look;
  switch (kind) {
    case "populous":
      return isPopulous(look, system);
    case "remote":
      return isRemote(look, system);
    case "rebel-system":
      return isRebelSystem(state, system);
    case "imperial-system":
      return isImperialSystem(state, system);
    case "neutral":
      return isNeutral(state, system);
    case "subjugated":
      return at(state.places, system).subjugated;
  }
}

function hasIcon(look: Look, system: SystemIndex, shape: string, theater: string): boolean {
  return iconsNow(look, system).some((icon) => icon.shape === shape && icon.theater === theater);
}

/** Creates the test of a unit filter. Fields default to allowing any unit. */
export function filterTest(filter: UnitFilter): UnitTest {
  return (kind: UnitKind) =>
    (filter.faction === undefined || kind.entry.faction === filter.faction) &&
    (filter.theater === undefined || kind.entry.theater === filter.theater) &&
    (filter.class === undefined || kind.entry.class === filter.class) &&
    (filter.types === undefined || filter.types.includes(kind.id)) &&
    (filter.icon === undefined || isBuiltBy(kind, filter.icon));
}

function isBuiltBy({ entry: { buildIcon } }: UnitKind, icon: Icon): boolean {
  return buildIcon?.shape === icon.shape && buildIcon.theater === icon.theater;
}
