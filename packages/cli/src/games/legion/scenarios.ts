import type { State } from "@sw/legion-core";
import { scenario } from "@sw/legion-core/testing";
import { ok, type Result } from "@sw/tabletop";
import { scenarioReader } from "@sw/tabletop/testing";

/**
 * Reads and validates a scenario of Legion. Its state keeps every invariant but is not validated as a save, because a
 * save with an army as small as a scenario's would be refused.
 */
export const readScenario: (document: unknown) => Result<State> = scenarioReader(scenario, ok);
