import { type Config, configOf } from "../src/index.ts";

/** The warm-up in milliseconds. Whole games use so much code that compiling it takes the engine some seconds. */
export const WARM_UP_MS = 5000;

/** The configuration of Rise of the Empire with its own units and cinematic combat. */
export const EXPANDED = { expansion: "rise-of-the-empire", combat: "cinematic", startingUnits: "expansion" } as const;

/** Configurations of solo games with and without the expansion, and with variations. */
export const SOLO: readonly Config[] = [
  configOf({ solo: { originalCombat: true } }),
  configOf({ ...EXPANDED, solo: {} }),
  configOf({ ...EXPANDED, solo: { randomMovement: true, deployPriorityPbr: true, retryUnplayableMissions: true } }),
];
