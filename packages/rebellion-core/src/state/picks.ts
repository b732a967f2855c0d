import { at } from "@sw/tabletop";
import { NO_PICK } from "./codes.ts";

/** Something of which several copies can be picked; keys ascend. */
export interface Pickable {
  readonly key: number;
  readonly count: number;
}

/**
 * What can be picked next in a run of picks: keys never fall, and never so that fewer can follow than are `needed` (this
 * pick included; as many as there are if there are fewer). So no order of picks leads to a dead end, and no set can be
 * picked in two orders. `picked` are the keys picked so far, ascending.
 */
export function nextPicks<Item extends Pickable>(
  items: readonly Item[],
  picked: readonly number[],
  needed: number,
): readonly Item[] {
  const last = picked[picked.length - 1] ?? NO_PICK;
  const open = items.filter(({ key }) => key >= last);
  const left = open.map((item) => item.count - timesPicked(picked, item.key));
  const total = left.reduce((sum, count) => sum + count, 0);
  const needs = Math.min(needed, total);
  let behind = total;
  return open.filter((_, index) => {
    const enough = behind >= needs;
    behind -= at(left, index);
    return enough && at(left, index) > 0;
  });
}

/** How many can still be picked, whatever their order. */
export function copiesLeft(items: readonly Pickable[], picked: readonly number[]): number {
  return items.reduce((sum, item) => sum + item.count - timesPicked(picked, item.key), 0);
}

/** Every copy, by key. */
export function allOf(items: readonly Pickable[]): readonly number[] {
  return items.flatMap(({ key, count }) => Array.from({ length: count }, () => key));
}

function timesPicked(picked: readonly number[], key: number): number {
  let times = 0;
  for (const one of picked) if (one === key) times += 1;
  return times;
}
