import type { Step } from "@sw/tabletop";
import { expect } from "vitest";
import { type Action, actionKey } from "../src/state/actions.ts";
import type { Event } from "../src/state/events.ts";
import type { State } from "../src/state/state.ts";
import { CHECKS, explained } from "./explained.ts";
import { ENGINE } from "./looks.ts";

/** What nobody is ever offered, or only now and then. */
const STRAYS: readonly Action[] = [
  { type: "done" },
  { type: "pass" },
  { type: "choose-leader", subject: "nobody" },
  { type: "choose-option", subject: 9 },
  { type: "draw-tactic", subject: "red" },
  { type: "draw-tactic", subject: "black" },
  { type: "play-tactic", subject: "nothing", die: null },
  { type: "play-tactic", subject: "rescue-mission", die: null },
  { type: "use-ring", subject: "nothing" },
  { type: "damage", subject: "nothing", markers: 0, assigned: 0 },
  { type: "block", subject: "nothing", markers: 0, assigned: 0 },
  { type: "retreat", subject: "nobody", system: "nowhere" },
];

/**
 * The same step, if everything that happened in it and the question it ends with cite a rule of the index and can be told
 * without gaps, and if whatever is not offered then is refused.
 */
export function told(step: Step<State, Event>): Step<State, Event> {
  CHECKS.told(step);
  const decision = ENGINE.decision(step.state);
  if (decision === undefined) return step;
  CHECKS.asked(decision);
  const offered = new Set(ENGINE.legalActions(step.state).map(actionKey));
  for (const stray of STRAYS) {
    const violation = ENGINE.why(step.state, stray);
    expect(violation === undefined, actionKey(stray)).toBe(offered.has(actionKey(stray)));
    if (violation !== undefined) explained(violation, stray, step.state);
  }
  return step;
}
