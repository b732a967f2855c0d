import type { Chance } from "@sw/tabletop";

/** Chance that always gives the first of what may come: for what does not hang on chance. */
export const FIRST: Chance = {
  die: () => 0,
  pick: () => 0,
  order: (_label, count) => inOrder(count),
};

/** The places from 0 on. */
function inOrder(count: number): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place++) places.push(place);
  return places;
}
