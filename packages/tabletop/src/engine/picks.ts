import { at } from "../at.ts";

// Runs of picks: single decisions whose order means nothing. What has been picked is kept in ascending order of its keys, whatever
// the order of the picks, so that the same picks always come to the same state. Listed are picks whose keys never fall, and never
// so that too few are left: no set of things comes up twice. Accepted is every pick that leaves a way to the end of the run.

/** Something of which `count` copies can be picked. Keys ascend in a list. */
export interface Pickable {
  readonly key: number;
  readonly count: number;
}

/**
 * Lists the next picks in canonical order: keys never fall, and at least `needed` picks (including this one) remain
 * possible, or as many as there are. If picks made in another order leave too few after the last key, lists all that
 * remain. `picked` has the keys picked so far, ascending.
 */
export function nextPicks<Item extends Pickable>(
  items: readonly Item[],
  picked: readonly number[],
  needed: number,
): readonly Item[] {
  const last = picked[picked.length - 1] ?? Number.NEGATIVE_INFINITY;
  const open = items.filter(({ key }) => key >= last);
  const left = (item: Item): number => copiesLeft([item], picked);
  const wanted = Math.min(needed, copiesLeft(items, picked));
  if (copiesLeft(open, picked) < wanted) return openPicks(items, picked);
  return leavingEnough(open, wanted, left).filter((item) => left(item) > 0);
}

/** Lists the items that can still be picked, in any order. */
export function openPicks<Item extends Pickable>(items: readonly Item[], picked: readonly number[]): readonly Item[] {
  return items.filter((item) => copiesLeft([item], picked) > 0);
}

/** Returns the picked keys with one more, ascending. */
export function withPicked(picked: readonly number[], key: number): readonly number[] {
  let place = picked.length;
  while (place > 0 && at(picked, place - 1) > key) place--;
  return [...picked.slice(0, place), key, ...picked.slice(place)];
}

/** Returns the picked keys without one of them. Throws a RangeError if it has not been picked. */
export function withoutPicked(picked: readonly number[], key: number): readonly number[] {
  const place = picked.lastIndexOf(key);
  if (place < 0) throw new RangeError(`${key} has not been picked`);
  return [...picked.slice(0, place), ...picked.slice(place + 1)];
}

/**
 * Lists the items from which at least `needed` copies follow, including their own; items must ascend. Empty if there
 * are fewer copies.
 */
export function leavingEnough<Item>(
  items: readonly Item[],
  needed: number,
  copiesOf: (item: Item) => number,
): readonly Item[] {
  let last = items.length;
  let copies = 0;
  for (; last > 0 && copies < needed; last--) copies += copiesOf(at(items, last - 1));
  return copies < needed ? [] : items.slice(0, last + 1);
}

/** Counts the copies that can still be picked, in any order. */
export function copiesLeft(items: readonly Pickable[], picked: readonly number[]): number {
  return items.reduce((sum, { key, count }) => sum + count - picked.filter((one) => one === key).length, 0);
}

/** Lists the key of every copy. */
export function allOf(items: readonly Pickable[]): readonly number[] {
  return items.flatMap(({ key, count }) => new Array<number>(count).fill(key));
}
