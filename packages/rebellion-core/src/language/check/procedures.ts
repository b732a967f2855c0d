import { type ProcedureName, procedureNamed } from "../procedures.ts";
import { type Fault, fault } from "./fault.ts";
import { momentFaults, ownerFaults, type Scope, type StepOf } from "./scope.ts";

type Step = StepOf<"procedure">;

/** What a procedure asks of the card that uses it. */
const ASKS: Readonly<Record<ProcedureName, (step: Step, scope: Scope) => readonly Fault[]>> = {
  "contingency-plan": (step, scope) => momentFaults(["mission"], step, scope),
  detained: (step, scope) => (scope.target === null ? [fault("no-target", step.name)] : []),
  "intercept-transmission": (step, scope) => ownerFaults("imperial", step, scope),
  "one-in-a-million": (step, scope) => momentFaults(["rolling"], step, scope),
  "plant-false-lead": (step, scope) => ownerFaults("rebel", step, scope),
  "rapid-mobilization": (step, scope) => [
    ...ownerFaults("rebel", step, scope),
    ...momentFaults(["delayed"], step, scope),
  ],
  "seek-yoda": (step, scope) => (scope.portrait ? [] : [fault("nobody-is-pictured", step.name)]),
  "wookiee-guardian": (step, scope) => momentFaults(["before-roll"], step, scope),
};

/** What is wrong with a step that only one card knows. */
export function procedureFaults(step: Step, scope: Scope): readonly Fault[] {
  const name = procedureNamed(step.name);
  return name === undefined ? [fault("unknown-procedure", step.name)] : ASKS[name](step, scope);
}
