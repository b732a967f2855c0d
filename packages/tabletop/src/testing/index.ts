export { expectAgreement } from "./agreement.ts";
export { type BeginOptions, begun, soundState } from "./begin.ts";
export { deepFreeze, jsonCopy } from "./data.ts";
export {
  type LineOptions,
  type Maybe,
  maybe,
  type Playable,
  type PlayOptions,
  type Plays,
  playLine,
  playsWith,
  type Until,
  type Walkable,
} from "./line.ts";
export { scenarioReader } from "./reading.ts";
export { expectIllegal, type Refusals, refusalsOf } from "./refusal.ts";
export { type DrawOptions, dice, draws, withDraws } from "./script.ts";
export { named, refuseScenario, refuseUnknownKeys, ScenarioError } from "./spec.ts";
