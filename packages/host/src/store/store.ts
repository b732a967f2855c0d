import type { Json } from "@sw/tabletop";

/** An accepted message of a table, as it stands in the table's log. Secret. */
export interface Entry {
  /** The number of the entry: 1 for the first message after the table was created, then without a gap. */
  readonly rev: number;
  /** The key that its sender gave it; no other entry of the table has it. */
  readonly key: string;
  readonly message: Json;
}

/** A table as a store keeps it: a snapshot, and the entries accepted since. Secret. */
export interface Kept {
  readonly snapshot: Json;
  /** The number of the last entry that the snapshot contains; 0 for the snapshot that the table was created with. */
  readonly rev: number;
  /** The entries after the snapshot, in order. */
  readonly entries: readonly Entry[];
}

/** What everybody may read of a table that looks for players, and since when it does. */
export interface Listed {
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly shown: Json;
}

/** What is stored together with an entry, whole or not at all. */
export interface Beside {
  /** When the table wants attention without a message, in milliseconds since 1970; null for never. */
  readonly deadline: number | null;
  /** Lists the table for everybody. By default it is not listed, also if it was before. */
  readonly listed?: Listed;
  /** The table with this entry applied. Stores keep the last one. */
  readonly snapshot?: Json;
}

/**
 * How an append ended.
 *
 * - `appended`: the entry is durable, and it is the only one with its number.
 * - `behind`: another number comes next. Nothing was stored. The caller reads {@link Store.after} and judges again.
 * - `repeated`: an entry of the table has this key already. Nothing was stored.
 */
export type Appended = "appended" | "behind" | "repeated";

/**
 * Where a host keeps its tables: an append-only log for each table. The number of an entry is both its order and the fence between
 * processes, because a store accepts each number once.
 *
 * The methods reject where the store cannot be reached. Whether an append that was rejected took place is then unknown; its key
 * tells once the store can be read again.
 */
export interface Store {
  /** Creates a table. Returns false if there is one of this id; that one stays as it is. Rejects an id that {@link isTableId} refuses. */
  create(table: string, snapshot: Json, beside?: Omit<Beside, "snapshot">): Promise<boolean>;
  /** Reads a table; undefined if there is none of this id. */
  load(table: string): Promise<Kept | undefined>;
  /** Stores the entry numbered `rev` if that number comes next and the key is new. */
  append(table: string, rev: number, message: Json, key: string, beside: Beside): Promise<Appended>;
  /** Reads the entries after the one numbered `rev`, in order; none for an unknown table. */
  after(table: string, rev: number): Promise<readonly Entry[]>;
  /** The tables whose deadline is not later than `now`, the earliest first, without those of `except`; at most 100. */
  due(now: number, except?: readonly string[]): Promise<readonly string[]>;
  /** What is shown of the listed tables, the newest first; at most 100. */
  listed(): Promise<readonly Json[]>;
  /** How many tables there are. */
  count(): Promise<number>;
}

/** Most tables that {@link Store.due} and {@link Store.listed} return at once. */
export const MOST_AT_ONCE = 100;

/** The ids of tables. */
export const TABLE_ID: RegExp = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the id of a table: 1 to 64 lowercase letters, digits and hyphens, no hyphen first. */
export function isTableId(text: string): boolean {
  return TABLE_ID.test(text);
}

/** Throws a RangeError for an id that is none. */
export function expectTableId(table: string): void {
  if (!isTableId(table)) throw new RangeError("not an id of a table");
}
