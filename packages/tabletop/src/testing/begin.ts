import type { Chance } from "../chance/chance.ts";
import type { PlayTypes, Step } from "../contract/contract.ts";
import { expectOk, type Violation } from "../contract/result.ts";
import type { Machine } from "../engine/machine.ts";
import { type Line, type LineOptions, Walk } from "./line.ts";
import { withDraws } from "./script.ts";
import { told } from "./told.ts";

/** How a scenario begins. */
export type BeginOptions<G extends PlayTypes> = Omit<LineOptions<G>, "quietly">;

/**
 * A scenario with what goes on by itself until somebody is asked, or with `until` until a certain question is. Throws if the
 * script is not used up, or the state that it comes to breaks one of its game's invariants.
 */
export function begun<G extends PlayTypes, Work>(
  machine: Pick<Machine<G, Work>, "start" | "apply" | "decision" | "legalActions" | "why" | "~types">,
  begin: (chance: Chance | undefined) => Work,
  broken: (state: G["State"]) => readonly Violation[],
  options: BeginOptions<G> = {},
): Step<G["State"], G["Event"]> {
  const step = withDraws(options, (chance): Line<G["State"], G["Event"]> => {
    const first = expectOk(machine.start(() => begin(chance)));
    if (options.until === undefined) return first;
    const walk = new Walk<G>(machine, first, chance);
    walk.passUntil(options.until);
    return walk.line();
  });
  return { ...step, state: soundState(step.state, broken(step.state)) };
}

/** The state of a scenario, if it breaks none of its game's invariants; throws otherwise, and says which. */
export function soundState<State>(state: State, broken: readonly Violation[]): State {
  if (broken.length === 0) return state;
  throw new Error(`a scenario cannot be so: ${broken.map(told).join(", ")}`);
}
