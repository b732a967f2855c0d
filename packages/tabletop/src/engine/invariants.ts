import { type RuleId, type Violation, violation } from "../contract/result.ts";
import type { Params } from "../documents/json.ts";

/**
 * A rule that must hold in every state of a game: the rule id, a code, and a function that returns what contradicts it,
 * or undefined. `Seen` is what it reads: a state, or a `Look` with its catalogue.
 */
export type Invariant<Seen, Rule extends RuleId = RuleId> = readonly [
  rule: Rule,
  code: string,
  flaw: (look: Seen) => Params | undefined,
];

/** Returns a function that lists, as violations, which of some invariants a state breaks. */
export function brokenAmong<Seen>(invariants: readonly Invariant<Seen>[]): (look: Seen) => readonly Violation[] {
  return (look) =>
    invariants.flatMap(([rule, code, flaw]) => {
      const params = flaw(look);
      return params === undefined ? [] : [violation(rule, code, params)];
    });
}

/** Returns the first item that does not hold, as params of a violation, or undefined if all hold. */
export function firstFlaw<Item>(
  items: Iterable<Item>,
  holds: (item: Item) => boolean,
  tell: (item: Item) => Params,
): Params | undefined {
  for (const item of items) if (!holds(item)) return tell(item);
  return undefined;
}
