import type { Chance } from "@sw/tabletop";

/** Chance that always gives the first of what may come: for what does not hang on chance. */
export const FIRST: Chance = {
  die: () => 0,
  pick: () => 0,
  order: (_label, count) => Array.from({ length: count }, (_, place) => place),
};
