import { at } from "@sw/tabletop";
import { type UnitIndex, undefeated, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { unitsAtRange } from "../table/between-units.ts";
import { courageOf, isSuppressible, panicsWith } from "./conditions.ts";
import { hasPermit, unitAmount } from "./keywords.ts";
import { isFarOff } from "./near.ts";
import { allHold } from "./parts.ts";
import { sceneOf } from "./positions.ts";
import { areOfOneAffiliation, areOfOneKind, rankOf } from "./ranks.ts";
import { readUnit } from "./reading.ts";

/** The range of a commander's courage (leg.panic.commander-courage). */
const REACH = 3;

/** Whether a unit panics with its own courage (leg.suppression.panicked-threshold). */
export function panicsAlone(look: Look, unit: UnitIndex): boolean {
  if (!isSuppressible(look, unit) || !panicsWith(look.state, unit, courageOf(look, unit))) return false;
  return !hasPermit(look, unit, "never-panics");
}

/** Lists the friendly units whose courage would prevent a unit from panicking, in the order of the state. */
export function steadiers(look: Look, unit: UnitIndex): readonly number[] {
  const { state } = look;
  const near = undefeated(state, at(state.units, unit).owner).filter((other) => {
    if (other === unit) return fallsOut(look, other, "unit-itself");
    const courage = lentCourage(look, other, unit);
    if (courage === undefined) return fallsOut(look, other, "lends-no-courage");
    return !panicsWith(state, unit, courage) || fallsOut(look, other, "courage-too-low");
  });
  if (near.length === 0) return near;
  const table = sceneOf(look);
  const read = readUnit(look, unit);
  return near.filter((other) => {
    const reach = REACH + unitAmount(look, other, "courage-range");
    const id = unitId(state, unit);
    if (!unitsAtRange(table, unitId(state, other), id, reach)) return isFarOff(look, other, id, reach);
    return allHold(look, read, "counts-courage", { friend: other }) || fallsOut(look, other, "lends-no-courage");
  });
}

/**
 * Returns the courage that a unit shares with another, such as that of a commander. Null is a courage that never breaks
 * (leg.courage.null-commander); undefined means that it shares none.
 */
function lentCourage(look: Look, lender: UnitIndex, unit: UnitIndex): number | null | undefined {
  const steadying = unitAmount(look, lender, "steadying-courage");
  if (steadying > 0) return steadying;
  if (hasPermit(look, unit, "own-affiliation-courage") && !areOfOneAffiliation(look, lender, unit)) return undefined;
  if (rankOf(look, lender) === "commander" || hasPermit(look, lender, "lends-courage")) return courageOf(look, lender);
  const lent = at(look.state.units, lender).commander ? unitAmount(look, lender, "lent-courage") : 0;
  return lent > 0 && areOfOneKind(look, lender, unit) ? lent : undefined;
}

/** Whether a unit is panicked even with the best courage that it may use. */
export function isPanicked(look: Look, unit: UnitIndex): boolean {
  return panicsAlone(look, unit) && steadiers(look, unit).length === 0;
}
