import { type Params, type Violation, violation } from "@sw/tabletop";
import type { Box } from "../box.ts";
import type { RuleId } from "../rules/ids.ts";
import type { State } from "../state.ts";

/** What must hold: the rule, a code, and what contradicts it (undefined: nothing). */
export type Law = readonly [rule: RuleId, code: string, flaw: (box: Box, state: State) => Params | undefined];

/** The laws of a list that a state breaks. */
export function brokenLaws(laws: readonly Law[]): (box: Box, state: State) => readonly Violation[] {
  return (box, state) =>
    laws.flatMap(([rule, code, flaw]) => {
      const found = flaw(box, state);
      return found === undefined ? [] : [violation(rule, code, found)];
    });
}

/** The first item that does not hold, as figures of a violation. */
export function firstFlaw<Item>(
  items: Iterable<Item>,
  holds: (item: Item) => boolean,
  tell: (item: Item) => Params,
): Params | undefined {
  for (const item of items) if (!holds(item)) return tell(item);
  return undefined;
}
