import { at } from "@sw/tabletop";
import type { Cause } from "../../state/events.ts";
import { factionOf, type Seat, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { combatOf, setWounds } from "../attack/attack.ts";
import { targetOfKey, withMarkers } from "../attack/wounds.ts";

/** Removes one damage from a unit of the target. */
export function removeDamage(work: GameWork, side: Side, key: number, cause: Cause): void {
  const target = targetOfKey(key);
  setWounds(work, side, withMarkers(combatOf(work.state).wounds[side], target, -1));
  const unit = at(work.box.units, target.unit).id;
  work.emit({ type: "damage-removed", faction: factionOf(side), unit, amount: 1, ...cause });
}

/**
 * Puts `amount` damage from a card on a unit of the target, chosen by a seat. `seal` means that the unit must keep its
 * damage in this round of battle.
 */
export function putDamage(
  work: GameWork,
  side: Side,
  key: number,
  { amount, by, seal = false }: { readonly amount: number; readonly by: Seat; readonly seal?: boolean },
  cause: Cause,
): void {
  const target = targetOfKey(key);
  setWounds(work, side, withMarkers(combatOf(work.state).wounds[side], target, amount, seal));
  const unit = at(work.box.units, target.unit).id;
  work.emit({ type: "damage-assigned", faction: factionOf(side), unit, amount, source: null, by, ...cause });
}
