export type { Core, CoreGameOptions, CoreReader, CoreTextOptions, CoreTypes } from "./core.ts";
export type { Broken, Law, Verdict } from "./law.ts";
export type { LawId } from "./laws/ids.ts";
export { LAW_IDS, LAWS } from "./laws/index.ts";
export type { Arrival, Instant, Table } from "./moment.ts";
export type { ConformanceOptions, Following, Measured, Screen, Settings, StepLink, TestGame } from "./options.ts";
export type { Played } from "./played.ts";
export { type ConformanceReport, describeReport, type LawFailure } from "./report.ts";
export { reproduce } from "./reproduce.ts";
export { runConformance } from "./run.ts";
export type { DataBug } from "./toy/bugs/data.ts";
export { TOY_BUGS, type ToyBug } from "./toy/bugs/index.ts";
export type { PicksBug } from "./toy/bugs/picks.ts";
export type { PlantedBug } from "./toy/bugs/planted.ts";
export type { PlayBug } from "./toy/bugs/play.ts";
export type { SecretBug } from "./toy/bugs/secrets.ts";
export type { ToyGame, ToyTypes } from "./toy/game.ts";
export { TOY_CONFORMANCE, toyGame, toyWithoutCrowns } from "./toy/index.ts";
export { TOY_RULES, type ToyRule } from "./toy/rules.ts";
export {
  type Bid,
  type DuelFrame,
  type PeekFrame,
  type SortFrame,
  TOY_FORMAT,
  type ToyAction,
  type ToyCard,
  type ToyConfig,
  type ToyContexts,
  type ToyEvent,
  type ToyFrame,
  type ToyPick,
  type ToyPlay,
  type ToySeat,
  type ToySide,
  type ToyState,
  type TurnFrame,
} from "./toy/state.ts";
export type { BidView, ToyFrameView, ToySideView, ToyView } from "./toy/view.ts";
