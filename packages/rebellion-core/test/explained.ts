import { CONTRACT_RULES, type Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { type TellingChecks, tellingChecks } from "../../../scripts/lib/telling.ts";
import { game } from "../src/index.ts";
import { RULES } from "../src/rules/index.ts";
import type { Action } from "../src/state/actions.ts";
import type { Event } from "../src/state/events.ts";
import type { State } from "../src/state/state.ts";
import { type AnyDecision, describe } from "../src/text/index.ts";
import { holesIn } from "./text/holes.ts";

/** What holds all that happens in tests against the rule index, the contract's own rules and the texts. */
export const CHECKS: TellingChecks<Event, AnyDecision, Violation> = tellingChecks({
  rules: [...Object.keys(RULES), ...Object.keys(CONTRACT_RULES)],
  text: (subject) => describe(subject, { locale: "en" }),
  holesIn,
});

/**
 * Fails unless the refusal of an action cites a rule and says without gaps what is wrong; if the question takes no action
 * of this type, also that it does not, and which it takes instead.
 */
export function explained(violation: Violation, action: Action, state: State): void {
  const { rule, code, params } = CHECKS.explained(violation);
  const takes = params?.["takes"];
  const offered = [...new Set(game.legalActions(state).map(({ type }) => type))];
  if (code !== "not-asked") {
    expect(takes, `${rule} ${code}`).toBeUndefined();
    return;
  }
  expect(params, rule).toMatchObject({ type: action.type });
  expect(takes, rule).toEqual(expect.arrayContaining(offered));
}
