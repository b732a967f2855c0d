import type { Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { engineOf } from "../src/engine/engine.ts";
import { RULE_IDS } from "../src/rules/index.ts";
import type { Action } from "../src/state/actions.ts";
import type { State } from "../src/state/state.ts";
import { BOX } from "../src/testing/box.ts";
import { describe } from "../src/text/index.ts";
import { holesIn } from "./text/holes.ts";

/** The ids of the rule index. */
export const RULES: ReadonlySet<string> = new Set(RULE_IDS);

const { legalActions } = engineOf(BOX);

/**
 * Fails unless the refusal of an action cites a rule and says without gaps what is wrong; if the question takes no action
 * of this type, also that it does not, and which it takes instead.
 */
export function explained(violation: Violation, action: Action, state: State): void {
  const { rule, code, params } = violation;
  expect(RULES.has(rule) || rule.startsWith("tt."), rule).toBe(true);
  expect(holesIn(describe({ violation }, { locale: "en" })), rule).toEqual([]);
  const takes = params?.["takes"];
  const offered = [...new Set(legalActions(state).map(({ type }) => type))];
  if (code !== "not-asked") {
    expect(takes, `${rule} ${code}`).toBeUndefined();
    return;
  }
  expect(params, rule).toMatchObject({ type: action.type });
  expect(takes, rule).toEqual(expect.arrayContaining(offered));
}
