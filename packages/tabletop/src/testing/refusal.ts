import type { Result, RuleId, Violation } from "../contract/result.ts";
import type { RuleIndex } from "../contract/rules.ts";

/**
 * Returns the violation of a refused result. Throws unless it cites the rule, or a rule that states the same according
 * to `sameAs` in the rule index. The index defaults to an empty one.
 */
export function expectIllegal(result: Result<unknown>, rule: RuleId, index: RuleIndex = {}): Violation {
  if (result.ok) throw new Error(`expected ${rule} to forbid this, but it is legal`);
  const { violation } = result;
  if (statedAs(index, violation.rule) === statedAs(index, rule)) return violation;
  throw new Error(`expected ${rule}, got ${violation.rule} (${violation.code})`);
}

/** The type of a core's `expectIllegal`, which uses the core's rule index. */
export type Refusals = (result: Result<unknown>, rule: RuleId) => Violation;

/** Creates {@link expectIllegal} for a game, with its rule index. */
export function refusalsOf(index: RuleIndex): Refusals {
  return (result, rule) => expectIllegal(result, rule, index);
}

/** Returns the rule that represents this rule and all rules that state the same. */
function statedAs(index: RuleIndex, rule: RuleId): RuleId {
  const same = index[rule]?.sameAs;
  return same === undefined ? rule : statedAs(index, same);
}
