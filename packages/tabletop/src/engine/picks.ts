import { at } from "../at.ts";

// Runs of picks: single decisions whose keys never fall, and never so that too few are left. So no set of things can be picked
// in two orders, and no order of picks leads to a dead end.

/** Something of which several copies can be picked; keys ascend in a list. */
export interface Pickable {
  readonly key: number;
  readonly count: number;
}

/**
 * What can be picked next: keys never fall, and never so that fewer can follow than are `needed` (this pick included; as many
 * as there are if there are fewer). `picked` are the keys picked so far, ascending.
 */
export function nextPicks<Item extends Pickable>(
  items: readonly Item[],
  picked: readonly number[],
  needed: number,
): readonly Item[] {
  const last = picked[picked.length - 1] ?? Number.NEGATIVE_INFINITY;
  const open = items.filter(({ key }) => key >= last);
  const left = (item: Item): number => copiesLeft([item], picked);
  return leavingEnough(open, Math.min(needed, copiesLeft(open, picked)), left).filter((item) => left(item) > 0);
}

/** The items, in ascending order, behind which so many can still be picked, each of them included; none if there are fewer. */
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

/** How many can still be picked, whatever their order. */
export function copiesLeft(items: readonly Pickable[], picked: readonly number[]): number {
  return items.reduce((sum, { key, count }) => sum + count - picked.filter((one) => one === key).length, 0);
}

/** Every copy, by key. */
export function allOf(items: readonly Pickable[]): readonly number[] {
  return items.flatMap(({ key, count }) => new Array<number>(count).fill(key));
}
