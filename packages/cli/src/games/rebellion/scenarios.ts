import type { RebellionGame, State } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import type { Result } from "@sw/tabletop";
import { scenarioReader } from "@sw/tabletop/testing";

/** Creates the reader of scenarios for the Rebellion game of this number of people. */
export function scenariosOf({ parse }: RebellionGame): (document: unknown) => Result<State> {
  return scenarioReader(scenario, parse.state);
}
