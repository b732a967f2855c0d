/**
 * Bots that play every game of this project: random, greedy, flat Monte Carlo and tree search over imagined worlds.
 *
 * @module
 */
export type { Aim, AsyncChoose, Bot, Choose, Helpers, Remembering, SeatedBot, Thought } from "./bot.ts";
export { seatBot } from "./bot.ts";
export { random } from "./random.ts";
export type { BotTypes, Evaluate, Playout, Policy } from "./search/imagining.ts";
export { type Budget, type IsmctsOptions, ismcts, type Widening } from "./search/ismcts.ts";
export { flatMonteCarlo, greedy, type LookAhead } from "./search/look-ahead.ts";
