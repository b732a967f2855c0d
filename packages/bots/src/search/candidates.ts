import { at, type Chance } from "@sw/tabletop";

/** Returns `most` options in their order: the first of each type, as far as there is room for them, and random others. */
export function sampled<Action extends { readonly type: string }>(
  options: readonly Action[],
  most: number,
  chance: Chance,
): readonly Action[] {
  if (options.length <= most) return options;
  const types = new Set<string>();
  const kept = new Set<Action>();
  for (const option of options) {
    if (types.has(option.type) || kept.size === most) continue;
    types.add(option.type);
    kept.add(option);
  }
  while (kept.size < most) kept.add(at(options, chance.pick("sampled", options.length, String)));
  return options.filter((option) => kept.has(option));
}
