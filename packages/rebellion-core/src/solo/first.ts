import type { Chance } from "@sw/tabletop";

/** A chance that always returns the first result, for code whose outcome does not depend on chance. */
export const FIRST: Chance = {
  die: () => 0,
  pick: () => 0,
  order: (_label, count) => inOrder(count),
};

/** Returns the indexes from 0 to `count` - 1. */
function inOrder(count: number): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place++) places.push(place);
  return places;
}
