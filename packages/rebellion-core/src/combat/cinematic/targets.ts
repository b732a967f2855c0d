import { at } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { TheaterIndex } from "../../state/codes.ts";
import type { CombatFrame, Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import type { UnitTest } from "../../units/units.ts";
import { unitsThere } from "../attack/attack.ts";
import { type TargetsOf, targetKey, targetKeys, targetOfKey } from "../attack/wounds.ts";

/** Lists the keys of the selected units that pass the optional test and can take damage, ascending from `from`. */
export function unitTargets(
  { box, state }: Look,
  combat: CombatFrame,
  wanted: TargetsOf,
  test: UnitTest | undefined,
  from = 0,
): readonly number[] {
  const keys = targetKeys(box, unitsThere(state, combat), combat.wounds[wanted.side], wanted, from);
  return test === undefined ? keys : keys.filter((key) => test(at(box.units, targetOfKey(key).unit)));
}

/**
 * Lists the keys of a side's damaged units of a theater that pass the test and whose damage can be removed, ascending
 * from `from`.
 */
export function healTargets(
  box: Box,
  { wounds }: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  test: UnitTest,
  from = 0,
): readonly number[] {
  const keys: number[] = [];
  for (const wound of wounds[side]) {
    const kind = at(box.units, wound.unit);
    if (kind.theater !== theater || !test(kind) || !canHeal(wound)) continue;
    const key = targetKey(wound);
    if (key >= from && key !== keys[keys.length - 1]) keys.push(key);
  }
  return keys;
}

function canHeal({ markers, doomed, sealed }: Wound): boolean {
  return markers > 0 && !doomed && sealed === undefined;
}
