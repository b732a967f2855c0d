export { at } from "./at.ts";
export * from "./chance.ts";
export * from "./contract.ts";
export * from "./documents.ts";
export {
  type FastWords,
  fastSeed,
  isFastSeed,
  type Seed,
  type UnforeseeableWords,
  type Words,
  wordsOfSeed,
  wordsSchema,
} from "./generator.ts";
export { hashOf } from "./hash.ts";
export * from "./invariants.ts";
export * from "./json.ts";
export * from "./knowledge.ts";
export * from "./machine.ts";
export * from "./parse.ts";
export * from "./pile.ts";
export * from "./replay.ts";
export * from "./result.ts";
export * from "./rules.ts";
export { nearest, type Open, type StackState, StackWork, Work } from "./work.ts";
