import { CARD_CHECKS } from "./check-card-steps.ts";
import { type Fault, fault } from "./check-fault.ts";
import { LEADER_CHECKS } from "./check-leader-steps.ts";
import { procedureFaults } from "./check-procedures.ts";
import { type Checks, type Scope, scopeAfter } from "./check-scope.ts";
import { UNIT_CHECKS } from "./check-unit-steps.ts";
import type { Step } from "./language.ts";

const CHECKS: Checks<Step["op"]> = {
  ...UNIT_CHECKS,
  ...LEADER_CHECKS,
  ...CARD_CHECKS,
  choose: ({ options }, scope) => options.flatMap((option) => effectFaults(option, { ...scope, refusable: true })),
  procedure: procedureFaults,
};

/** What a card may do before a mission is turned up, whose leaders and target must still be there then. */
const LEAVES_THE_BOARD: readonly Step["op"][] = [
  "arrange-objectives",
  "choose",
  "choose-leader",
  "draw",
  "modify",
  "reputation",
  "reveal-objectives",
];

/** What is wrong with an effect; each step is looked at with what the steps before it have brought about. */
export function effectFaults(steps: readonly Step[], start: Scope): readonly Fault[] {
  const faults: Fault[] = [];
  let scope = start;
  for (const step of steps) {
    if (scope.moment === "before-reveal" && !LEAVES_THE_BOARD.includes(step.op)) {
      faults.push(fault("not-at-this-moment", step.op));
    }
    const check = CHECKS[step.op] as (one: Step, where: Scope) => readonly Fault[];
    faults.push(...check(step, scope));
    scope = scopeAfter(scope, step);
  }
  return faults;
}
