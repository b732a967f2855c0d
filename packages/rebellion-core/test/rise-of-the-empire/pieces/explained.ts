import type { Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { RULES } from "../../../src/rules/index.ts";
import { describe } from "../../../src/text/index.ts";
import { holesIn } from "../../text/holes.ts";

/** Fails unless a refusal cites a rule of the index and says in both languages without gaps what is wrong. */
export function explainedBy(violation: Violation): void {
  expect(Object.hasOwn(RULES, violation.rule) || violation.rule.startsWith("tt."), violation.rule).toBe(true);
  for (const locale of ["en", "es"] as const) {
    expect(holesIn(describe({ violation }, { locale })), violation.rule).toEqual([]);
  }
}
