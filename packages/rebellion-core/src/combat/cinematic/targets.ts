import { at } from "@sw/tabletop";
import { filterTest } from "../../conditions/where.ts";
import type { AdvancedTacticStep } from "../../language/language.ts";
import type { Box } from "../../state/box.ts";
import type { TheaterIndex } from "../../state/codes.ts";
import { colorNamed } from "../../state/dice.ts";
import type { CombatFrame, TacticFrame, Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side } from "../../state/seats.ts";
import type { UnitTest } from "../../units/units.ts";
import { combatOf, unitsThere } from "../attack/attack.ts";
import { ANY_COLOR, type TargetsOf, targetKey, targetKeys, targetOfKey } from "../attack/wounds.ts";
import { advancedOf } from "./decks.ts";

type DamageStep = Extract<AdvancedTacticStep, { readonly op: "deal-damage" }>;

/**
 * Lists the keys of the selected units that pass the optional test and can take damage, ascending from `from`. `wounds`
 * are those of their side, by default as they are now.
 */
export function unitTargets(
  { box, state }: Look,
  wanted: TargetsOf,
  test: UnitTest | undefined,
  from = 0,
  wounds: readonly Wound[] = combatOf(state).wounds[wanted.side],
): readonly number[] {
  const keys = targetKeys(box, unitsThere(state, combatOf(state)), wounds, wanted, from);
  return test === undefined ? keys : keys.filter((key) => test(at(box.units, targetOfKey(key).unit)));
}

/**
 * Lists the keys of the enemy units that a card of a side can deal damage to with a step, ascending from `from`. `wounds`
 * are the enemy's, by default as they are now.
 */
export function damageTargets(
  look: Look,
  { side, card }: Pick<TacticFrame, "side" | "card">,
  { color, one }: DamageStep,
  from = 0,
  wounds?: readonly Wound[],
): readonly number[] {
  const wanted = {
    side: opponentOf(side),
    theater: advancedOf(look.box, card).theater,
    color: color === "any" ? ANY_COLOR : colorNamed(color),
  } as const;
  return unitTargets(look, wanted, one === undefined ? undefined : filterTest(one), from, wounds);
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
