import type { Json } from "@sw/tabletop";
import type { Restriction, Unit, UnitMatch, Upgrade } from "../catalogue/entries.ts";
import type { Allegiance } from "../catalogue/words.ts";
import { isVehicle, type UnitType } from "../table/unit-types.ts";
import { type Fielded, isMercenary, keywordOf } from "./muster.ts";
import { barOf } from "./slots.ts";

/**
 * The name, title and type under which a unit is matched: its own, those of its counterpart, or those of another unit.
 */
export interface Guise {
  readonly name: string;
  readonly title: string | undefined;
  readonly type: UnitType;
}

/** Returns the name, title and type of a unit's own card. */
export function ownGuise({ name, title, type }: Pick<Unit, "name" | "title" | "type">): Guise {
  return { name: name.en, title, type };
}

/** Whether a unit meets every condition of a match. */
export function fits(unit: Fielded, match: UnitMatch, guise?: Guise): boolean {
  const { card } = unit;
  return (
    same(match.unit, guise === undefined ? card.name.en : guise.name) &&
    same(match.title, guise === undefined ? card.title : guise.title) &&
    same(match.faction, factionFor(unit, match)) &&
    same(match.affiliation, unit.affiliation) &&
    same(match.rank, unit.rank) &&
    same(match.side, unit.side) &&
    same(match.defenseDie, card.defenseDie) &&
    (match.type === undefined || fitsType((guise ?? card).type, match.type)) &&
    (match.keyword === undefined || keywordOf(unit, match.keyword) !== undefined) &&
    (match.slot === undefined || barOf(unit).includes(match.slot))
  );
}

/**
 * Returns the faction of a unit. If a match names a mercenary unit, which has no faction, it counts as part of its
 * army's faction (leg.mercenary.definition).
 */
function factionFor(unit: Fielded, { unit: name }: UnitMatch): Allegiance {
  return name !== undefined && isMercenary(unit) ? unit.army : unit.card.faction;
}

function same<T>(wanted: T | undefined, has: T | undefined): boolean {
  return wanted === undefined || wanted === has;
}

/**
 * Whether a type matches. Rules for troopers and vehicles apply to all their subtypes (leg.type.trooper-rules-inherit).
 */
function fitsType(type: UnitType, wanted: UnitType | "vehicle"): boolean {
  if (wanted === "trooper") return !isVehicle(type);
  return wanted === "vehicle" ? isVehicle(type) : type === wanted;
}

/** Whether a restriction is met, with `holds` deciding each match in it. */
export function meets(restriction: Restriction, holds: (match: UnitMatch) => boolean): boolean {
  if ("any" in restriction) return restriction.any.some((one) => meets(one, holds));
  if ("all" in restriction) return restriction.all.every((one) => meets(one, holds));
  if ("not" in restriction) return !meets(restriction.not, holds);
  return holds(restriction);
}

/** Returns a restriction in the form used in params. */
export function toldRestriction(restriction: Restriction): Json {
  if ("any" in restriction) return { any: restriction.any.map(toldRestriction) };
  if ("all" in restriction) return { all: restriction.all.map(toldRestriction) };
  if ("not" in restriction) return { not: toldRestriction(restriction.not) };
  return { ...restriction };
}

/** Whether the printed restriction of an upgrade lets a unit equip it (leg.upgrade.obey-restrictions). */
export function meetsRestriction(unit: Fielded, { restriction }: Upgrade, guise?: Guise): boolean {
  return restriction === undefined || meets(restriction, (match) => fits(unit, match, guise));
}

/** Whether an army includes a unit that a command card or a cost requires. Counterparts match by their own names. */
export function includes(units: readonly Fielded[], match: UnitMatch): boolean {
  return units.some(
    (unit) => fits(unit, match) || (unit.counterpart !== undefined && fits(unit, match, ownGuise(unit.counterpart))),
  );
}
