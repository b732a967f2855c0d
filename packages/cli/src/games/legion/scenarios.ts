import type { State } from "@sw/legion-core";
import { scenario } from "@sw/legion-core/testing";
import { ok, type Result } from "@sw/tabletop";
import { scenarioReader } from "@sw/tabletop/testing";

/**
 * Reads a scenario of Legion from outside. Its state keeps every invariant, but is not read as a saved one is: armies of scenarios are as
 * small as their maker likes, and a save with such an army is refused.
 */
export const readScenario: (document: unknown) => Result<State> = scenarioReader(scenario, ok);
