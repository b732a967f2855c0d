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
 * Starts a blast such as a detonation: each target, in the order its player chooses, suffers the effect of the
 * keyword's `area`. With a weapon each target is attacked with only that weapon, by the unit or by a token in its
 * place.
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
 * Returns the unit that caused the current blast, if it set a token off (leg.kw.bounty.score). What a token deals is
 * not an attack of the unit that placed it (leg.kw.detonate-x.attacker).
 */
export function settingOff({ state, box }: Look, unit: UnitIndex): ByEffect {
  const source = nearest(state, "area")?.source;
  return source !== undefined && oneOf(box.keywords, source, "area")?.setOff === true ? { dealer: unit } : {};
}

/** Lists the other units of both sides at a range of a unit and in its line of sight, in the order of the state. */
export function unitsAround(look: Look, unit: UnitIndex, range: Range): readonly number[] {
  const { scene, companies } = sceneWithUnits(look);
  const own = companies[unit];
  if (own === undefined) return [];
  return standingUnits(companies, (company) => {
    if (company === own || !isUnitAtRange(scene.table, measuredAll(own), company, range)) return false;
    return own.figures.some((figure) => seesUnit(scene, figure, company));
  });
}

/** Lists the units of both sides at a range and in line of sight of a battlefield token, in the order of the state. */
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

/** Returns the dice that a weapon rolls against one target of a blast. */
export function blastDice(look: Look, { unit, token }: AreaFrame, weapon: PoolWeaponUse, target: number): Counts {
  if (token === null) return diceOf(look, unit, target, weapon, "ranged");
  const { dice } = weaponOf(profileOf(look, unit), weapon);
  return [dice.white, dice.black, dice.red];
}

/** Returns the first weapon with a keyword that a miniature of a unit carries on the battlefield. */
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
