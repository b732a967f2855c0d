import { game, type State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import type { Result } from "@sw/tabletop";
import { scenarioReader } from "@sw/tabletop/testing";

/** Reads and validates a scenario of the Deckbuilding Game. */
export const readScenario: (document: unknown) => Result<State> = scenarioReader(scenario, game.parse.state);
