import { type Params, type Violation, violation } from "@sw/tabletop";
import type { GameBox } from "../box.ts";
import type { RuleId } from "../rules/ids.ts";
import type { State } from "../state.ts";

/** A law of states: its rule, a code, and what is wrong, if anything. */
export type Law = readonly [rule: RuleId, code: string, flaw: (box: GameBox, state: State) => Params | undefined];

/** The laws that a state breaks. */
export function brokenLaws(laws: readonly Law[]): (box: GameBox, state: State) => readonly Violation[] {
  return (box, state) =>
    laws.flatMap(([rule, code, flaw]) => {
      const params = flaw(box, state);
      return params === undefined ? [] : [violation(rule, code, params)];
    });
}

/** The first of these that is not as it should be, told; undefined if all are. */
export function firstFlaw<One>(
  all: Iterable<One>,
  isSound: (one: One) => boolean,
  told: (one: One) => Params,
): Params | undefined {
  for (const one of all) if (!isSound(one)) return told(one);
  return undefined;
}
