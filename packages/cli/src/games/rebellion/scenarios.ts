import type { RebellionGame, State } from "@sw/rebellion-core";
import { scenario } from "@sw/rebellion-core/testing";
import type { Result } from "@sw/tabletop";
import { scenarioReader } from "@sw/tabletop/testing";

/** Gives the reader of scenarios of Rebellion for as many people as the game is for. */
export function scenariosOf({ parse }: RebellionGame): (document: unknown) => Result<State> {
  return scenarioReader(scenario, parse.state);
}
