import { at } from "@sw/tabletop";
import type { Box, UnitKind } from "../../state/box.ts";
import type { TheaterIndex, UnitIndex, Units } from "../../state/codes.ts";
import { type ColorIndex, NO_COLOR } from "../../state/dice.ts";
import type { Wound } from "../../state/frames.ts";
import type { Side } from "../../state/seats.ts";
import { isShielded } from "../../units/shielded.ts";

/**
 * Units that can be told apart by their damage alone: a type, its damage markers, and the damage assigned in the
 * running attack. One of them is a target; which one makes no difference.
 */
export interface Target {
  readonly unit: UnitIndex;
  readonly markers: number;
  readonly assigned: number;
}

const SPAN = 256;

/** True for an amount of damage that a key can hold. */
export function isAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount < SPAN;
}

/** Order key of a target: by type, markers, assigned damage. */
export function targetKey({ unit, markers, assigned }: Target): number {
  return (unit * SPAN + markers) * SPAN + assigned;
}

/** The target of a key. */
export function targetOfKey(key: number): Target {
  const rest = Math.floor(key / SPAN);
  return { unit: Math.floor(rest / SPAN), markers: rest % SPAN, assigned: key % SPAN };
}

/** Health of either colour. */
export const ANY_COLOR = -1;

/** Which units are looked at: of a side and theater, of a colour of health. */
export interface TargetsOf {
  readonly side: Side;
  readonly theater: TheaterIndex;
  readonly color: ColorIndex | typeof ANY_COLOR;
}

/** True if units of the type can take such damage (reb.health.death-star-none: those without health take none). */
function takesDamage(kind: UnitKind, { side, theater, color }: TargetsOf): boolean {
  return (
    kind.side === side &&
    kind.theater === theater &&
    kind.color !== NO_COLOR &&
    (color === ANY_COLOR || kind.color === color)
  );
}

/** Keys of the targets among units, ascending, none below `from`; units on the faction sheet and stations behind a Shield Bunker are none. */
export function targetKeys(
  box: Box,
  units: Units,
  wounds: readonly Wound[],
  wanted: TargetsOf,
  from = 0,
): readonly number[] {
  const keys: number[] = [];
  for (let index = 0; index < units.length; index++) {
    let unhurt = at(units, index);
    if (unhurt === 0 || !takesDamage(at(box.units, index), wanted) || isShielded(box, units, index)) continue;
    for (const wound of wounds) if (wound.unit === index) unhurt -= 1;
    const fresh = index * SPAN * SPAN;
    if (unhurt > 0 && fresh >= from) keys.push(fresh);
    for (const wound of wounds) {
      if (wound.unit !== index || wound.doomed) continue;
      const key = targetKey(wound);
      if (key >= from && key !== keys[keys.length - 1]) keys.push(key);
    }
  }
  return keys;
}

/** How many units one target stands for. */
export function unitsAsTarget(units: Units, wounds: readonly Wound[], { unit, markers, assigned }: Target): number {
  let hurt = 0;
  let same = 0;
  for (const wound of wounds) {
    if (wound.unit !== unit) continue;
    hurt += 1;
    if (!wound.doomed && wound.markers === markers && wound.assigned === assigned) same += 1;
  }
  return markers + assigned === 0 ? at(units, unit) - hurt : same;
}

/** The wounds after one unit of the target takes so much more damage of the running attack (negative: less). */
export function withDamage(wounds: readonly Wound[], target: Target, amount: number): readonly Wound[] {
  const { unit, markers, assigned } = target;
  const hurt: Wound = { unit, markers, assigned: assigned + amount, doomed: false };
  let taken = markers + assigned === 0;
  const result: Wound[] = [];
  for (const wound of wounds) {
    if (!taken && isTarget(wound, target)) taken = true;
    else result.push(wound);
  }
  return markers + hurt.assigned === 0 ? result : inserted(result, hurt);
}

function isTarget(wound: Wound, { unit, markers, assigned }: Target): boolean {
  return !wound.doomed && wound.unit === unit && wound.markers === markers && wound.assigned === assigned;
}

function inserted(wounds: Wound[], wound: Wound): readonly Wound[] {
  const key = sortKey(wound);
  let place = wounds.length;
  while (place > 0 && sortKey(at(wounds, place - 1)) > key) place -= 1;
  wounds.splice(place, 0, wound);
  return wounds;
}

/** Equal wounds stand side by side, units on the faction sheet last of their type. */
function sortKey(wound: Wound): number {
  return wound.doomed ? (wound.unit + 1) * SPAN * SPAN - 1 : targetKey(wound);
}

/** Wounds in their order. */
export function sortedWounds(wounds: readonly Wound[]): readonly Wound[] {
  return wounds.slice().sort((a, b) => sortKey(a) - sortKey(b));
}

/** True if damage has been assigned in the running attack and not been blocked. */
export function hasAssigned(wounds: readonly Wound[]): boolean {
  for (const wound of wounds) if (wound.assigned > 0 && !wound.doomed) return true;
  return false;
}

/** Keys of the units from which assigned damage can be taken back, descending, none above `most` ({@link NO_PICK}: no bound). */
export function blockKeys(wounds: readonly Wound[], most: number): readonly number[] {
  const keys: number[] = [];
  for (let index = wounds.length - 1; index >= 0; index--) {
    const wound = at(wounds, index);
    const key = targetKey(wound);
    if (wound.assigned === 0 || wound.doomed || (most >= 0 && key > most)) continue;
    if (key !== keys[keys.length - 1]) keys.push(key);
  }
  return keys;
}
