import type { Result } from "@sw/tabletop";

/** The rule a result was refused with; undefined if it was not. */
export function ruleOf(result: Result<unknown>): string | undefined {
  return result.ok ? undefined : result.violation.rule;
}
