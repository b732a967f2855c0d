import { at } from "@sw/tabletop";
import { type UnitIndex, undefeated, unitId, unitOfId } from "../state/ids.ts";
import type { Facts, Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import { unitsAtRange, unitsSee } from "../table/between-units.ts";
import { inBaseContact } from "../table/contact.ts";
import type { Range } from "../table/range.ts";
import type { Company } from "../table/scene.ts";
import { engagedWith, inMeleeWith } from "./conditions.ts";
import { companyOf, sceneOf, sceneWithUnits, statusOf } from "./positions.ts";

/** Lists the friendly units at a range of a unit, including itself (leg.range.at-self), in the order of the state. */
export function alliesAt(look: Look, unit: UnitIndex, range: Range): readonly number[] {
  return unitsNear(look, unit, at(look.state.units, unit).owner, range);
}

/** Lists the other friendly units at a range of a unit. */
export function friendsAt(look: Look, unit: UnitIndex, range: Range): readonly number[] {
  return alliesAt(look, unit, range).filter((other) => other !== unit || fallsOut(look, other, "unit-itself"));
}

/** Lists the enemy units at a range of a unit, in the order of the state. */
export function enemiesAt(look: Look, unit: UnitIndex, range: Range): readonly number[] {
  return unitsNear(look, unit, opponentOf(at(look.state.units, unit).owner), range);
}

function unitsNear(look: Look, unit: UnitIndex, owner: Side, range: Range): readonly number[] {
  const { state } = look;
  if (statusOf(at(state.units, unit)) === "defeated") return [];
  const scene = sceneOf(look);
  const id = unitId(state, unit);
  return undefeated(state, owner).filter(
    (other) => unitsAtRange(scene, id, unitId(state, other), range) || isFarOff(look, other, id, range),
  );
}

/** Reports that a unit is not at a range of another. Always returns false. */
export function isFarOff(look: Look, unit: UnitIndex, from: string, range: Range): false {
  return statusOf(at(look.state.units, unit)) === "deployed"
    ? fallsOut(look, unit, "unit-out-of-range", { from, range })
    : fallsOut(look, unit, "unit-not-deployed");
}

/** Filters the units to those to which a unit has line of sight. */
export function inSight(look: Look, unit: UnitIndex, units: readonly number[]): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const id = unitId(state, unit);
  return units.filter(
    (other) => unitsSee(scene, id, unitId(state, other)) || fallsOut(look, other, "unit-out-of-sight", { from: id }),
  );
}

/** Whether miniatures of two units on the battlefield are in base contact (leg.base-contact.definition). */
export function areTouching(look: Facts, unit: UnitIndex, other: number): boolean {
  const { companies } = sceneWithUnits(look);
  const [one, two] = [companies[unit], companies[other]];
  if (one === undefined || two === undefined) return false;
  return one.figures.some((figure) => two.figures.some((its) => inBaseContact(figure, its)));
}

/** Lists the enemy units with a miniature in base contact with the leader of a unit, in the order of the state. */
export function touchingLeader(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const company = companyOf(scene, state, unit);
  if (company === undefined) return [];
  return inMeleeWith(scene, company)
    .filter(({ figures }) => figures.some((figure) => inBaseContact(company.leader, figure)))
    .flatMap(({ id }) => unitOfId(state, id) ?? []);
}

/** Lists the enemy units that a unit is engaged with, in the order of the state. */
export function engagedBy(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const company = companyOf(scene, state, unit);
  if (company === undefined) return [];
  const enemies = engagedWith(scene, company).flatMap(({ id }) => unitOfId(state, id) ?? []);
  if (look.missed !== undefined) tellApart(look, unit, enemies);
  return enemies;
}

/** Whether a unit is in base contact with an enemy, including vehicles (leg.melee.definition). */
export function isInMelee(look: Look, unit: UnitIndex): boolean {
  const scene = sceneOf(look);
  const company = companyOf(scene, look.state, unit);
  return company !== undefined && inMeleeWith(scene, company).length > 0;
}

/** Reports that the other enemies of a unit are not engaged with it. */
function tellApart(look: Look, unit: UnitIndex, engaged: readonly number[]): void {
  const from = unitId(look.state, unit);
  for (const enemy of undefeated(look.state, opponentOf(at(look.state.units, unit).owner))) {
    if (!engaged.includes(enemy)) fallsOut(look, enemy, "unit-not-engaged-with", { from });
  }
}

/** Lists the other friendly units on the battlefield that pass a test, in the order of the state. */
export function fieldedFriends(
  look: Look,
  unit: UnitIndex,
  test: (unit: UnitIndex, company: Company) => boolean,
): readonly number[] {
  const { state } = look;
  const { owner } = at(state.units, unit);
  const { companies } = sceneWithUnits(look);
  const found: number[] = [];
  for (let other = 0; other < companies.length; other++) {
    const company = companies[other];
    if (company === undefined || other === unit || at(state.units, other).owner !== owner) continue;
    if (test(other, company)) found.push(other);
  }
  return found;
}
