import type { RuleId } from "./result.ts";

/** What made something happen. It is part of every event and is passed to mutators. */
export interface Cause<Rule extends RuleId = RuleId> {
  readonly rule: Rule;
  /** The card, keyword or token responsible; null if only the rule is. */
  readonly cause: string | null;
}
