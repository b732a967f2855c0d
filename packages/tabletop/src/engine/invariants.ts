import { type RuleId, type Violation, violation } from "../contract/result.ts";
import type { Params } from "../documents/json.ts";

/**
 * What must hold in every state of a game: the rule, a code, and what contradicts it (undefined: nothing). `Box` is what
 * the game knows besides the state, its compiled catalogue for instance.
 */
export type Invariant<Box, State, Rule extends RuleId = RuleId> = readonly [
  rule: Rule,
  code: string,
  flaw: (box: Box, state: State) => Params | undefined,
];

/** Returns a function that lists, as violations, which of some invariants a state breaks. */
export function brokenAmong<Box, State>(
  invariants: readonly Invariant<Box, State>[],
): (box: Box, state: State) => readonly Violation[] {
  return (box, state) =>
    invariants.flatMap(([rule, code, flaw]) => {
      const params = flaw(box, state);
      return params === undefined ? [] : [violation(rule, code, params)];
    });
}

/** The first item that does not hold, as figures of a violation; undefined if all do. */
export function firstFlaw<Item>(
  items: Iterable<Item>,
  holds: (item: Item) => boolean,
  tell: (item: Item) => Params,
): Params | undefined {
  for (const item of items) if (!holds(item)) return tell(item);
  return undefined;
}
