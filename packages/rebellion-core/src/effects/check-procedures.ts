import { type Fault, fault } from "./check-fault.ts";
import { momentFaults, ownerFaults, type Scope, type StepOf } from "./check-scope.ts";

type Step = StepOf<"procedure">;

/** What each procedure asks of the card that uses it; see procedures/. */
const ASKS: ReadonlyMap<string, (step: Step, scope: Scope) => readonly Fault[]> = new Map([
  [
    "contingency-plan",
    (step: Step, scope: Scope) => [...ownerFaults("rebel", step, scope), ...momentFaults(["mission"], step, scope)],
  ],
  ["detained", (step, scope) => (scope.target === null ? [fault("no-target", step.name)] : [])],
  [
    "intercept-transmission",
    (step, scope) => [...ownerFaults("imperial", step, scope), ...momentFaults(["mission"], step, scope)],
  ],
  ["one-in-a-million", (step, scope) => momentFaults(["rolling"], step, scope)],
  ["plant-false-lead", (step, scope) => ownerFaults("rebel", step, scope)],
  ["rapid-mobilization", (step, scope) => ownerFaults("rebel", step, scope)],
  ["seek-yoda", (step, scope) => (scope.portrait ? [] : [fault("nobody-is-pictured", step.name)])],
  ["wookiee-guardian", (step, scope) => momentFaults(["before-roll"], step, scope)],
]);

/** What is wrong with a step that only one card knows. */
export function procedureFaults(step: Step, scope: Scope): readonly Fault[] {
  const asks = ASKS.get(step.name);
  return asks === undefined ? [fault("unknown-procedure", step.name)] : asks(step, scope);
}
