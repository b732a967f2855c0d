import { attempt, fail, type Result, violation } from "../contract/result.ts";
import type { ContractRule } from "../contract/rules.ts";
import { plainInput } from "../documents/parse.ts";

/**
 * Creates a parser of untrusted scenarios in JSON. `parse` checks the state that `build` makes of one; use the game's
 * parser of saved states. Fails for input that is not plain JSON, that `build` refuses (`ScenarioError`), or that
 * `build` cannot read (`not-a-scenario`, tt.input.shape).
 */
export function scenarioReader<Spec, State>(
  build: (spec: Spec) => State,
  parse: (state: State) => Result<State>,
): (input: unknown) => Result<State> {
  return (input) => {
    const hostile = plainInput(input);
    if (hostile !== undefined) return hostile;
    try {
      // `build` refuses unknown keys and names itself, throws at what does not fit, and `parse` judges what comes out.
      const built = attempt(() => build(input as Spec));
      return built.ok ? parse(built.value) : built;
    } catch {
      return fail(violation<ContractRule>("tt.input.shape", "not-a-scenario"));
    }
  };
}
