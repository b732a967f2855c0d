import { at, type Chance } from "@sw/tabletop";

/** Relative frequencies of kinds of options, as whole numbers. */
export type Weights = Readonly<Record<string, number>>;

/** How {@link byKind} draws. */
export interface Kinds<Action> {
  /** The name of an option's kind, for instance its type. */
  readonly kindOf: (action: Action) => string;
  readonly weights: Weights;
  /** The weight of kinds that are not named. */
  readonly other: number;
}

/**
 * Creates a fast policy: it draws one of the kinds of options on offer by their weights, then any option of that kind. A kind with the
 * weight 0 is chosen only if there is nothing else.
 */
export function byKind<Action>({
  kindOf,
  weights,
  other,
}: Kinds<Action>): (options: readonly Action[], chance: Chance) => Action {
  return (options, chance) => {
    const kinds = options.map(kindOf);
    const names = [...new Set(kinds)];
    const weightOf = (name: string): number => weights[name] ?? other;
    const total = names.reduce((sum, name) => sum + weightOf(name), 0);
    if (names.length === 1 || total === 0) return at(options, chance.pick("option", options.length, String));
    let drawn = chance.pick("kind", total, String);
    const kind = names.find((name) => {
      drawn -= weightOf(name);
      return drawn < 0;
    });
    const same = options.filter((_option, index) => kinds[index] === kind);
    return at(same, chance.pick("option", same.length, String));
  };
}
