import { at, nearest } from "@sw/tabletop";
import { companyOfToken } from "../mission/token-sight.ts";
import type { AreaFrame, ByEffect } from "../state/frame-parts.ts";
import type { PoolWeaponUse } from "../state/frames.ts";
import type { Bearer } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { GameWork } from "../state/work.ts";
import { isUnitAtRange, measured, measuredAll, type Range } from "../table/range.ts";
import type { Company } from "../table/scene.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { sceneWithUnits } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { weaponOf } from "./eligible.ts";
import { diceOf } from "./from-table.ts";
import type { Counts } from "./pools/faces.ts";

/**
 * Something goes off: at each of the units, in the order that its player likes, what the `area` of the keyword says; with a
 * weapon an attack on each with that alone, by the unit or in its place by a token.
 */
export function goOff(
  work: GameWork,
  source: string,
  { unit, value }: Bearer,
  { targets, token = null, weapon = null }: Pick<AreaFrame, "targets"> & Partial<Pick<AreaFrame, "token" | "weapon">>,
): void {
  work.push({ kind: "area", source, unit, value, token, weapon, targets, struck: [], owed: 0 });
}

/**
 * What a token deals is no attack of the unit for which it lies there (leg.kw.detonate-x.attacker), but an effect of it where it has
 * set the token off (leg.kw.bounty.score).
 */
export function settingOff({ state, box }: Look, unit: UnitIndex): ByEffect {
  const source = nearest(state, "area")?.source;
  return source !== undefined && oneOf(box.keywords, source, "area")?.setOff === true ? { dealer: unit } : {};
}

/** The other units of both sides at a range of a unit and in its line of sight, in the order of the state. */
export function unitsAround(look: Look, unit: UnitIndex, range: Range): readonly number[] {
  const { scene, companies } = sceneWithUnits(look);
  const own = companies[unit];
  if (own === undefined) return [];
  return standingUnits(companies, (company) => {
    if (company === own || !isUnitAtRange(scene.table, measuredAll(own), company, range)) return false;
    return own.figures.some((figure) => seesUnit(scene, figure, company));
  });
}

/** The units of both sides at a range of a token of the battlefield, and in line of sight of it, in the order of the state. */
export function unitsAroundToken(look: Look, token: number, range: Range): readonly number[] {
  const { scene, companies } = sceneWithUnits(look);
  const { leader } = companyOfToken(look, token);
  return standingUnits(
    companies,
    (company) => isUnitAtRange(scene.table, measured(leader), company, range) && seesUnit(scene, leader, company),
  );
}

function standingUnits(
  companies: readonly (Company | undefined)[],
  fits: (company: Company) => boolean,
): readonly number[] {
  return companies.flatMap((company, unit) => (company !== undefined && fits(company) ? [unit] : []));
}

/** The dice of a weapon with which something goes off at a unit. */
export function blastDice(look: Look, { unit, token }: AreaFrame, weapon: PoolWeaponUse, target: number): Counts {
  if (token === null) return diceOf(look, unit, target, weapon, "ranged");
  const { dice } = weaponOf(profileOf(look, unit), weapon);
  return [dice.white, dice.black, dice.red];
}

/** The first weapon with a keyword that a miniature of a unit carries on the battlefield. */
export function weaponWith(look: Look, unit: UnitIndex, keyword: string): PoolWeaponUse | undefined {
  const { miniatures } = profileOf(look, unit);
  for (const [miniature, { status }] of at(look.state.units, unit).miniatures.entries()) {
    if (status !== "standing") continue;
    const weapon = at(miniatures, miniature).weapons.findIndex(({ keywords }) =>
      keywords.some(({ id }) => id === keyword),
    );
    if (weapon >= 0) return { miniature, weapon };
  }
  return undefined;
}
