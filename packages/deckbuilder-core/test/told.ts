import type { Event, State } from "@sw/deckbuilder-core";
import { RULE_IDS } from "@sw/deckbuilder-core/rules";
import { describe } from "@sw/deckbuilder-core/text";
import type { Step, Violation } from "@sw/tabletop";
import { expect } from "vitest";
import { holesIn } from "./text/holes.ts";

const RULES: ReadonlySet<string> = new Set(RULE_IDS);

/** The same step, if everything that happened in it cites a rule of the index and can be told without gaps. */
export function told(step: Step<State, Event>): Step<State, Event> {
  for (const event of step.events) {
    expect(RULES, event.type).toContain(event.rule);
    expect(holesIn(describe({ event }, { locale: "en" }))).toEqual([]);
  }
  return step;
}

/** The same refusal, if it cites a rule of the index and says without gaps what is wrong. */
export function explained(violation: Violation): Violation {
  expect(RULES, violation.code).toContain(violation.rule);
  expect(holesIn(describe({ violation }, { locale: "en" }))).toEqual([]);
  return violation;
}
