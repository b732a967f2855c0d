import type { Chance } from "../chance/chance.ts";
import type { PlayTypes, Step } from "../contract/contract.ts";
import type { Result, Violation } from "../contract/result.ts";
import { keysOf, type Shape } from "../documents/shape.ts";
import type { Machine } from "../engine/machine.ts";
import { type LineOptions, Walk } from "./line.ts";
import { withDraws } from "./script.ts";
import { refuseScenario, refuseUnknownKeys } from "./spec.ts";

/** Options for beginning a scenario. */
export type BeginOptions<G extends PlayTypes> = Omit<LineOptions<G>, "quietly">;

const OPTIONS: Shape = keysOf<BeginOptions<PlayTypes>>({ draws: "any", then: "any", until: "any" });

/**
 * Begins a scenario and runs its automatic steps until a player is asked, or, with `until`, until a certain question.
 * Throws if the script is not used up, or if the resulting state breaks an invariant. An unknown option is refused
 * (`tt.input.shape`).
 */
export function begun<G extends PlayTypes, Work>(
  machine: Pick<Machine<G, Work>, "start" | "apply" | "decision" | "legalActions" | "why" | "~types">,
  begin: (chance: Chance | undefined) => Work,
  broken: (state: G["State"]) => readonly Violation[],
  options: BeginOptions<G> = {},
): Step<G["State"], G["Event"]> {
  refuseUnknownKeys(options, OPTIONS);
  const play = (chance: Chance | undefined): Walk<G> => {
    const walk = new Walk<G>(machine, accepted(machine.start(() => begin(chance))), chance);
    if (options.until !== undefined) walk.passUntil(options.until);
    return walk;
  };
  const step = withDraws(options, play, (walk) => walk.since()).line();
  return { ...step, state: soundState(step.state, broken(step.state)) };
}

/** Returns the state of a scenario. Throws a {@link ScenarioError} if it breaks invariants of its game. */
export function soundState<State>(state: State, [first, ...more]: readonly Violation[]): State {
  return first === undefined ? state : refuseScenario(first, more);
}

/** Returns the value of a result. A failure becomes a fault of the scenario. */
function accepted<T>(result: Result<T>): T {
  return result.ok ? result.value : refuseScenario(result.violation);
}
