import { at } from "@sw/tabletop";
import type { Box } from "../../state/box.ts";
import type { TheaterIndex, UnitIndex, Units } from "../../state/codes.ts";
import type { ColorIndex } from "../../state/dice.ts";
import type { Wound } from "../../state/frames.ts";
import type { Side } from "../../state/seats.ts";
import { isShielded } from "../../units/shielded.ts";

/**
 * A group of units that share a type, a number of damage markers and the damage assigned in the current attack. Damage
 * goes to any one of them, because they are interchangeable.
 */
export interface Target {
  readonly unit: UnitIndex;
  readonly markers: number;
  readonly assigned: number;
  /** Whether its damage cannot be removed in this round of battle. Absent means that it can. */
  readonly sealed?: true;
}

const SPAN = 256;
/** The offset for keys of units that must keep their damage. It puts them above all other keys. */
const SEALED = 2 ** 40;

/** Whether a key can store this amount of damage. */
export function isAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount < SPAN;
}

/**
 * Returns the sort key of a target: by type, markers, then assigned damage. Units that must keep their damage come
 * last.
 */
export function targetKey({ unit, markers, assigned, sealed }: Target): number {
  const key = (unit * SPAN + markers) * SPAN + assigned;
  return sealed === undefined ? key : key + SEALED;
}

/** Returns the target that a key stands for. */
export function targetOfKey(key: number): Target {
  if (key >= SEALED) return { ...targetOfKey(key - SEALED), sealed: true };
  const rest = Math.floor(key / SPAN);
  return { unit: Math.floor(rest / SPAN), markers: rest % SPAN, assigned: key % SPAN };
}

/** The code for health of either colour. */
export const ANY_COLOR = -1;

/** The code for both theaters: the index of their shared entry in {@link ByTheater}. */
export const ANY_THEATER = 2;

/** Selects units by side, theater and colour of health. */
export interface TargetsOf {
  readonly side: Side;
  readonly theater: TheaterIndex | typeof ANY_THEATER;
  readonly color: ColorIndex | typeof ANY_COLOR;
}

/**
 * Lists the keys of the targets among the units, ascending from `from`. Units on the faction sheet and stations behind
 * a Shield Bunker are not targets.
 */
export function targetKeys(
  box: Box,
  units: Units,
  wounds: readonly Wound[],
  { side, theater, color }: TargetsOf,
  from = 0,
): readonly number[] {
  const keys: number[] = [];
  let someSealed = false;
  for (const { index, color: health } of box.damageable[side][theater]) {
    let unhurt = at(units, index);
    if (unhurt === 0 || (color !== ANY_COLOR && color !== health) || isShielded(box, units, index)) continue;
    for (const wound of wounds) if (wound.unit === index) unhurt -= 1;
    const fresh = index * SPAN * SPAN;
    if (unhurt > 0 && fresh >= from) keys.push(fresh);
    for (const wound of wounds) {
      if (wound.unit !== index || wound.doomed) continue;
      const key = targetKey(wound);
      someSealed ||= key >= SEALED;
      if (key >= from && key !== keys[keys.length - 1]) keys.push(key);
    }
  }
  return someSealed ? keys.sort((a, b) => a - b) : keys;
}

/** Returns how many units one target stands for. */
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

/**
 * Returns the wounds after one unit of the target takes `amount` damage in the current attack. A negative amount
 * removes damage.
 */
export function withDamage(wounds: readonly Wound[], target: Target, amount: number): readonly Wound[] {
  const { unit, markers, assigned } = target;
  return withWound(wounds, target, kept(target, { unit, markers, assigned: assigned + amount, doomed: false }));
}

/**
 * Returns the wounds after one unit of the target gets `amount` damage markers. A negative amount removes markers.
 * `seal` means that the unit must keep its damage.
 */
export function withMarkers(wounds: readonly Wound[], target: Target, amount: number, seal = false): readonly Wound[] {
  const { unit, markers, assigned } = target;
  const hurt = kept(target, { unit, markers: markers + amount, assigned, doomed: false });
  return withWound(wounds, target, seal ? { ...hurt, sealed: true } : hurt);
}

/** Returns the wounds after one unit of the target is destroyed and moved to the faction sheet. */
export function withDoomed(wounds: readonly Wound[], target: Target): readonly Wound[] {
  return withWound(wounds, target, { unit: target.unit, markers: 0, assigned: 0, doomed: true });
}

function kept({ sealed }: Target, hurt: Wound): Wound {
  return sealed === undefined ? hurt : { ...hurt, sealed };
}

function withWound(wounds: readonly Wound[], target: Target, hurt: Wound): readonly Wound[] {
  let taken = target.markers + target.assigned === 0;
  const result: Wound[] = [];
  for (const wound of wounds) {
    if (!taken && isTarget(wound, target)) taken = true;
    else result.push(wound);
  }
  return hurt.markers + hurt.assigned === 0 && !hurt.doomed ? result : inserted(result, hurt);
}

function isTarget(wound: Wound, { unit, markers, assigned, sealed }: Target): boolean {
  return (
    !wound.doomed &&
    wound.unit === unit &&
    wound.markers === markers &&
    wound.assigned === assigned &&
    wound.sealed === sealed
  );
}

function inserted(wounds: Wound[], wound: Wound): readonly Wound[] {
  const key = sortKey(wound);
  let place = wounds.length;
  while (place > 0 && sortKey(at(wounds, place - 1)) > key) place -= 1;
  wounds.splice(place, 0, wound);
  return wounds;
}

/**
 * Returns the sort key of a wound. It puts equal wounds together, and units on the faction sheet last of their type.
 */
function sortKey(wound: Wound): number {
  return wound.doomed ? (wound.unit + 1) * SPAN * SPAN - 1 : targetKey(wound);
}

/** Returns the wounds in sorted order. */
export function sortedWounds(wounds: readonly Wound[]): readonly Wound[] {
  if (wounds.length < 2) return wounds;
  return wounds.slice().sort((a, b) => sortKey(a) - sortKey(b));
}

/** Whether damage assigned in the current attack remains unblocked. */
export function hasAssigned(wounds: readonly Wound[]): boolean {
  for (const wound of wounds) if (wound.assigned > 0 && !wound.doomed) return true;
  return false;
}

/** Lists the keys of the units from which assigned damage can be taken back, in descending order. */
export function blockKeys(wounds: readonly Wound[]): readonly number[] {
  const keys: number[] = [];
  for (let index = wounds.length - 1; index >= 0; index--) {
    const wound = at(wounds, index);
    const key = targetKey(wound);
    if (wound.assigned === 0 || wound.doomed) continue;
    if (key !== keys[keys.length - 1]) keys.push(key);
  }
  return keys;
}
