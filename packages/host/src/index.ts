/**
 * Tables that people, bots and spectators share over a network.
 *
 * @module
 */
export type { About, AboutSeat, TakenSeat } from "./desk/about.ts";
export type { TimeControl } from "./desk/clock.ts";
export type { ChatLine, Watching } from "./desk/desk.ts";
export type { Fault } from "./desk/judge.ts";
export type { OpenTable } from "./desk/lobby.ts";
export type { HandedTo, SeatMessage } from "./desk/messages.ts";
export type { Seating, TableRequest } from "./desk/opening.ts";
export type { BotHelpers, HostedBot } from "./host/bots.ts";
export { createHost, type Host } from "./host/create.ts";
export type { Listening, ListenOptions } from "./host/listen.ts";
export { type HostedGame, type HostOptions, LIMITS, type Limits } from "./host/options.ts";
export type { Answer, Keyed, Sent, Told } from "./host/sent.ts";
export { type FileStore, type FileStoreOptions, fileStore } from "./store/files.ts";
export type { LockOptions } from "./store/lock.ts";
export { memoryStore } from "./store/memory.ts";
export {
  type Appended,
  type Beside,
  type Entry,
  isTableId,
  type Kept,
  type Listed,
  type Store,
} from "./store/store.ts";
