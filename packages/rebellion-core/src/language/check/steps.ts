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

/** Steps that change no units, no markers and no locations of leaders. */
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
 * The steps allowed at moments when most pieces must not change: before a mission is revealed (its leaders and target
 * must stay), during a roll or an objective in combat (the units are counted), and during set-up. Moments that are not
 * listed allow all steps.
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

/** Lists the faults of an effect; each step is checked in the context that the steps before it leave. */
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
