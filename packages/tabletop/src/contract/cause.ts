import type { RuleId } from "./result.ts";

/** What made something happen: part of every event, and what mutators are handed. */
export interface Cause<Rule extends RuleId = RuleId> {
  readonly rule: Rule;
  /** The card, keyword or token behind it; null: the rule alone. */
  readonly cause: string | null;
}
