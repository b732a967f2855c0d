import type { Result, RuleId, Violation } from "../contract/result.ts";
import type { RuleIndex } from "../contract/rules.ts";

/**
 * The violation of a refused result, which must cite the rule, or one that states the same by the `sameAs` of this rule index;
 * throws otherwise.
 */
export function expectIllegal(result: Result<unknown>, rule: RuleId, index: RuleIndex = {}): Violation {
  if (result.ok) throw new Error(`expected ${rule} to forbid this, but it is legal`);
  const { violation } = result;
  if (statedAs(index, violation.rule) === statedAs(index, rule)) return violation;
  throw new Error(`expected ${rule}, got ${violation.rule} (${violation.code})`);
}

/** A core's `expectIllegal`: {@link expectIllegal} with its rule index. */
export type Refusals = (result: Result<unknown>, rule: RuleId) => Violation;

/** {@link expectIllegal} of a game with its rule index. */
export function refusalsOf(index: RuleIndex): Refusals {
  return (result, rule) => expectIllegal(result, rule, index);
}

/** The rule whose statement stands for this one and for all that state the same. */
function statedAs(index: RuleIndex, rule: RuleId): RuleId {
  const same = index[rule]?.sameAs;
  return same === undefined ? rule : statedAs(index, same);
}
