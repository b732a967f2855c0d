import { pipsInHand } from "../../catalogue/faults.ts";
import type { UpgradeType } from "../../catalogue/words.ts";
import type { CardIndex } from "../card-index.ts";
import type { ListedUnit } from "../list.ts";
import type { Codes } from "./codes.ts";

/** Consecutive equal units of a list, with their number. */
export interface Stack {
  readonly unit: ListedUnit;
  readonly count: number;
  /** Position of the first unit in the list. */
  readonly index: number;
}

/** Groups consecutive equal units of a list, up to `most` in a group. */
export function stacksOf(units: readonly ListedUnit[], most: number): readonly Stack[] {
  const stacks: Stack[] = [];
  for (const [index, unit] of units.entries()) {
    const last = stacks.at(-1);
    if (last !== undefined && last.count < most && unitKey(last.unit) === unitKey(unit)) {
      stacks[stacks.length - 1] = { ...last, count: last.count + 1 };
    } else stacks.push({ unit, count: 1, index });
  }
  return stacks;
}

/** Returns a key of the cards of a unit, independent of their order. */
export function unitKey({ unit, upgrades, counterpart }: ListedUnit): string {
  const carried = counterpart === undefined ? [] : [counterpart.counterpart, ...[...counterpart.upgrades].sort()];
  return JSON.stringify([unit, [...upgrades].sort(), carried]);
}

/** Sorts the command cards of a hand by pips. Cards with equal pips keep their order. */
export function byPips(lookup: CardIndex, hand: readonly string[]): readonly string[] {
  const pipsOf = (id: string) => {
    const card = lookup.commands.get(id);
    return card === undefined ? 0 : pipsInHand(card);
  };
  return [...hand].sort((a, b) => pipsOf(a) - pipsOf(b));
}

/**
 * Returns the upgrades of a unit in LegionHQ's order of places, undefined for an empty place: the upgrade bar, icons
 * added by upgrades, places of single upgrades, then upgrades without a place.
 */
export function placesOf(
  lookup: CardIndex,
  codes: Codes,
  id: string,
  upgrades: readonly string[],
): readonly (string | undefined)[] {
  const bar = lookup.units.get(id)?.upgradeBar ?? lookup.counterparts.get(id)?.upgradeBar ?? [];
  const icons: UpgradeType[] = [...bar, ...upgrades.flatMap((one) => lookup.upgrades.get(one)?.grants ?? [])];
  const free = (codes.freePlaces[id] ?? []).filter(
    (one) => !icons.some((icon) => icon === lookup.upgrades.get(one)?.type),
  );
  const left = [...upgrades].sort(byNameOf(lookup));
  const taken = (fits: (upgrade: string) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const places = [
    ...icons.map((icon) => taken((one) => lookup.upgrades.get(one)?.type === icon)),
    ...free.map((wanted) => taken((one) => one === wanted)),
  ];
  return [...places, ...left];
}

function byNameOf(lookup: CardIndex): (a: string, b: string) => number {
  const nameOf = (id: string) => lookup.upgrades.get(id)?.name.en ?? id;
  return (a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0);
}
