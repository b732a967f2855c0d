import { at, type Chance } from "@sw/tabletop";

/** The relative frequencies of kinds of options, as whole numbers. */
export type Weights = Readonly<Record<string, number>>;

/** Options of {@link byKind}. */
export interface Kinds<Action> {
  /** Returns the kind of an option, for instance its type. */
  readonly kindOf: (action: Action) => string;
  readonly weights: Weights;
  /** The weight of kinds that are not listed. */
  readonly other: number;
}

/**
 * Creates a fast policy that draws a kind among the options by weight, then a random option of that kind. A kind with
 * weight 0 is chosen only if no other is available.
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
