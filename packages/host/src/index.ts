/**
 * Tables that people, bots and spectators share over a network.
 *
 * @module
 */
export { type FileStore, type FileStoreOptions, fileStore } from "./store/files.ts";
export { memoryStore } from "./store/memory.ts";
export { type Appended, type Beside, type Entry, isTableId, type Kept, type Store } from "./store/store.ts";
