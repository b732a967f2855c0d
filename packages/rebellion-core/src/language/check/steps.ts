import type { EffectStep } from "../language.ts";
import { CARD_CHECKS } from "./card-steps.ts";
import { type Fault, fault } from "./fault.ts";
import { LEADER_CHECKS } from "./leader-steps.ts";
import { procedureFaults } from "./procedures.ts";
import { type Checks, type Scope, scopeAfter } from "./scope.ts";
import { UNIT_CHECKS } from "./unit-steps.ts";

const CHECKS: Checks<EffectStep["op"]> = {
  ...UNIT_CHECKS,
  ...LEADER_CHECKS,
  ...CARD_CHECKS,
  choose: ({ options }, scope) => options.flatMap((option) => effectFaults(option, { ...scope, refusable: true })),
  procedure: procedureFaults,
};

/** Steps that change no unit, no marker and no leader's place. */
const QUIET: readonly EffectStep["op"][] = [
  "arrange-objectives",
  "attach-ring",
  "choose",
  "choose-leader",
  "draw",
  "modify",
  "reputation",
  "reveal-objectives",
];

/**
 * Steps that are allowed in the middle of something else: before a mission is revealed, whose leaders and target must
 * remain; while dice are rolled or an objective is played in a combat, whose units are counted; during set-up.
 */
const ONLY: Readonly<Partial<Record<Scope["moment"], readonly EffectStep["op"][]>>> = {
  "before-reveal": QUIET,
  rolling: [...QUIET, "procedure"],
  "combat-objective": [
    ...QUIET,
    "remove-sabotage",
    "advance-queue",
    "eliminate-leader",
    "queue-by-icons",
    "queue-units",
  ],
  "set-up": [...QUIET, "choose-system", "recruit-leader", "move-leader", "procedure"],
};

/** What is wrong with an effect; each step is looked at with what the steps before it have brought about. */
export function effectFaults(steps: readonly EffectStep[], start: Scope): readonly Fault[] {
  const faults: Fault[] = [];
  let scope = start;
  for (const step of steps) {
    const check = CHECKS[step.op] as (one: EffectStep, where: Scope) => readonly Fault[];
    const isWrongMoment = ONLY[scope.moment]?.includes(step.op) === false;
    faults.push(...(isWrongMoment ? [fault("not-at-this-moment", step.op)] : check(step, scope)));
    scope = scopeAfter(scope, step);
  }
  return faults;
}
