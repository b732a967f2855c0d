export { at } from "./at.ts";
export * from "./chance/chance.ts";
export {
  type FastWords,
  fastSeed,
  isFastSeed,
  type Seed,
  type UnforeseeableWords,
  type Words,
  wordsOfSeed,
  wordsSchema,
} from "./chance/generator.ts";
export * from "./contract/cause.ts";
export * from "./contract/contract.ts";
export { type EventPattern, happened, type Puzzle } from "./contract/puzzle.ts";
export * from "./contract/result.ts";
export * from "./contract/rules.ts";
export * from "./documents/documents.ts";
export { hashOf, rulesHash, type Telling } from "./documents/hash.ts";
export * from "./documents/json.ts";
export type { Edition, Migration, Stored } from "./documents/migration.ts";
export * from "./documents/parse.ts";
export * from "./documents/schemas.ts";
export * from "./documents/shape.ts";
export { isUnpick } from "./engine/any-order.ts";
export * from "./engine/box-game.ts";
export * from "./engine/finite.ts";
export * from "./engine/invariants.ts";
export * from "./engine/kept.ts";
export * from "./engine/later.ts";
export * from "./engine/machine.ts";
export { type AskingView, type OptionRules, optionsFor } from "./engine/options.ts";
export * from "./engine/picks.ts";
export * from "./engine/replay.ts";
export * from "./engine/stack.ts";
export { type KindStage, type QuietStage, type StagedFrame, stagedKind } from "./engine/staged.ts";
export { decisionView, type TurnRules, turnOf } from "./engine/turn.ts";
export {
  featuresIn,
  type Measures,
  probabilityOf,
  type Weighing,
  type Weights,
  weighed,
  weighing,
} from "./engine/weighing.ts";
export { type FrameOf, nearest, type Open, type StackState, StackWork, Work } from "./engine/work.ts";
export * from "./piles/knowledge.ts";
export * from "./piles/pile.ts";
export * from "./piles/pile-schema.ts";
export * from "./piles/sides.ts";
