import { at } from "@sw/tabletop";
import { type UnitIndex, undefeated, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { isTrooper } from "../units/conditions.ts";
import { rankOf } from "../units/ranks.ts";

/**
 * Lists the troopers of which a player must promote one, because all commanders are defeated and no unit has a
 * commander token (leg.promote.condition, leg.promote.trooper-only). Empty if no promotion is required or possible
 * (leg.promote.none).
 */
export function promotable(look: Look, side: Side): readonly number[] {
  const { state } = look;
  const own = undefeated(state, side);
  const led = own.some((unit) => rankOf(look, unit) === "commander" || at(state.units, unit).commander);
  return led ? [] : own.filter((unit) => isTrooper(look, unit));
}

/**
 * Makes a unit a commander. From the next round on its order token is that of a commander (leg.promote.order-token).
 */
export function promote(work: GameWork, unit: UnitIndex): void {
  work.unit(unit).commander = true;
  work.emit({ type: "unit-promoted", unit: unitId(work.state, unit), rule: "leg.promote.rank-change", cause: null });
}
