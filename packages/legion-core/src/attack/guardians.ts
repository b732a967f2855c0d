import type { UnitMatch } from "../catalogue/entries.ts";
import type { RuleId } from "../rules/ids.ts";
import type { AttackKind } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isVehicle } from "../table/unit-types.ts";
import { aurasOn } from "../units/auras.ts";
import { usesOf } from "../units/card-keywords.ts";
import { courageOf, unitTokens } from "../units/conditions.ts";
import { hasPermit } from "../units/keywords.ts";
import { fieldedFriends } from "../units/near.ts";
import { hung } from "../units/parts.ts";
import { fitsAny } from "../units/ranks.ts";
import { readUnit, type UnitReading } from "../units/reading.ts";
import { unitsWith } from "../units/roster.ts";
import type { Duel } from "./duel.ts";
import type { KeywordValues } from "./pools/situation.ts";

const TOO_SUPPRESSED: RuleId = "leg.kw.guardian-x.courage";

/** Range at which guardians can help (leg.kw.guardian-x.cancel). */
const GUARD_REACH = 1;

/** Lists the units that may use Guardian for a trooper unit (leg.kw.guardian-x.cancel, leg.kw.guardian-x.courage). */
export function guardiansOf(
  look: Look,
  defender: UnitIndex,
  { scene, defender: company }: Duel,
  kind: AttackKind,
): readonly number[] {
  const guarding = unitsWith(look, "guarding");
  if (guarding.length === 0 || isVehicle(company.type) || kind === "overrun") return [];
  return fieldedFriends(
    look,
    defender,
    (unit, friend) =>
      (guarding.includes(unit) || fallsOut(look, unit, "guards-nobody")) &&
      (kind === "ranged" ||
        hasPermit(look, unit, "guards-in-melee") ||
        fallsOut(look, unit, "guards-against-ranged-alone")) &&
      (mayGuard(look, unit, defender) || fallsOut(look, unit, "guards-others")) &&
      (!isTooSuppressed(look, unit) || fallsOut(look, unit, "too-suppressed-to-guard", {}, TOO_SUPPRESSED)) &&
      (isUnitAtRange(scene.table, measuredAll(friend), company, GUARD_REACH) ||
        fallsOut(look, unit, "guards-from-too-far")) &&
      (friend.figures.some((figure) => seesUnit(scene, figure, company)) || fallsOut(look, unit, "guards-unseeing")),
  );
}

/**
 * Whether a keyword of a unit lets it guard another. A keyword that names units guards only those
 * (leg.kw.guardian-x.cancel).
 */
function mayGuard(look: Look, unit: UnitIndex, defender: UnitIndex): boolean {
  return Object.values(guardFigures(look, unit, defender)).some((figure) => figure > 0);
}

/**
 * Returns the figures of the keywords by which a unit guards this one, without keywords that guard only other named
 * units.
 */
export function guardFigures(look: Look, unit: UnitIndex, defender: UnitIndex): KeywordValues {
  const read = readUnit(look, unit);
  const isOther = (of: readonly UnitMatch[] | undefined): boolean => of !== undefined && !fitsAny(look, defender, of);
  const figures = guardsOf(read).map((id): readonly [string, number] => {
    const printed = usesOf(look, unit, id).map(({ value, of }) =>
      isOther(of) && typeof value === "number" ? value : 0,
    );
    const lent = aurasOn(look, unit).map(({ figures, of }) => (isOther(of) ? (figures[id] ?? 0) : 0));
    return [id, [...printed, ...lent].reduce((left, value) => left - value, read.keywords[id] ?? 0)];
  });
  return Object.fromEntries(figures);
}

/** Returns the keywords by which a unit may cancel hits for another. */
function guardsOf(read: UnitReading): readonly string[] {
  return hung(read, "guarding").flatMap(({ keyword, does }) =>
    does.amounts?.some(({ amount }) => amount === "guard") === true ? [keyword] : [],
  );
}

/** Whether suppression keeps a unit from helping others: it has at least as many suppression tokens as courage. */
export function isTooSuppressed(look: Look, unit: UnitIndex): boolean {
  const courage = courageOf(look, unit);
  return courage !== null && unitTokens(look.state, unit, "suppression") >= courage;
}
