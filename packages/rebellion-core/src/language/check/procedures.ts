import type { StepOf } from "../language.ts";
import { type ProcedureName, procedureNamed } from "../procedures.ts";
import { type Fault, fault } from "./fault.ts";
import { momentFaults, ownerFaults, type Scope } from "./scope.ts";

type Step = StepOf<"procedure">;

/** The checks of each procedure on the card that uses it. */
const ASKS: Readonly<Record<ProcedureName, (step: Step, scope: Scope) => readonly Fault[]>> = {
  "a-time-for-peace": (step, scope) => momentFaults(["objective"], step, scope),
  "ambitions-of-power": (step, scope) => momentFaults(["pool-over-limit"], step, scope),
  "contingency-plan": (step, scope) => momentFaults(["mission"], step, scope),
  detained: (step, scope) => (scope.target === null ? [fault("no-target", step.name)] : []),
  "discredit-rebellion": (step, scope) => [
    ...ownerFaults("imperial", step, scope),
    ...momentFaults(["mission"], step, scope),
  ],
  "draw-starting-action": (step, scope) => momentFaults(["set-up"], step, scope),
  "exploit-weakness": (step, scope) => ownerFaults("imperial", step, scope),
  "false-orders": (step, scope) => (scope.chosenLeader ? [] : [fault("nothing-is-chosen", step.name)]),
  "intercept-transmission": (step, scope) => ownerFaults("imperial", step, scope),
  "one-in-a-million": (step, scope) => momentFaults(["rolling"], step, scope),
  "plant-false-lead": (step, scope) => ownerFaults("rebel", step, scope),
  "prepare-for-battle": (step, scope) => [
    ...ownerFaults("rebel", step, scope),
    ...momentFaults(["mission"], step, scope),
  ],
  "rapid-mobilization": (step, scope) => [
    ...ownerFaults("rebel", step, scope),
    ...momentFaults(["delayed"], step, scope),
  ],
  reconnaissance: (step, scope) => momentFaults(["mission"], step, scope),
  "secret-mission": (step, scope) => momentFaults(["mission"], step, scope),
  "show-no-fear": (step, scope) => [
    ...momentFaults(["objective"], step, scope),
    ...(scope.hasTargets ? [] : [fault("no-target-markers", step.name)]),
  ],
  "single-reactor-ignition": (step, scope) => [
    ...ownerFaults("imperial", step, scope),
    ...momentFaults(["mission"], step, scope),
  ],
  "something-to-fight-for": (step, scope) => ownerFaults("rebel", step, scope),
  "stolen-intel": (step, scope) => momentFaults(["mission"], step, scope),
  "store-probe": (step, scope) => [
    ...ownerFaults("imperial", step, scope),
    ...momentFaults(["immediate"], step, scope),
  ],
  "the-long-war": (step, scope) => momentFaults(["objective"], step, scope),
  "under-the-radar": (step, scope) => [
    ...ownerFaults("rebel", step, scope),
    ...momentFaults(["immediate"], step, scope),
  ],
  "under-the-radar-return": (step, scope) => [
    ...ownerFaults("rebel", step, scope),
    ...momentFaults(["held"], step, scope),
  ],
  "seek-yoda": (step, scope) => (scope.portrait ? [] : [fault("nobody-is-pictured", step.name)]),
  "wookiee-guardian": (step, scope) => momentFaults(["before-roll"], step, scope),
};

/** Lists the faults of a step that calls the procedure of a single card. */
export function procedureFaults(step: Step, scope: Scope): readonly Fault[] {
  const name = procedureNamed(step.name);
  return name === undefined ? [fault("unknown-procedure", step.name)] : ASKS[name](step, scope);
}
