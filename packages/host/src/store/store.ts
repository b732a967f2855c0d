import type { Json } from "@sw/tabletop";

/** An accepted message of a table, as stored in the table's log. Secret. */
export interface Entry {
  /** The number of the entry, without gaps: 1 for the first message after the table was created. */
  readonly rev: number;
  /** The key given by the sender. No other entry of the table has it. */
  readonly key: string;
  readonly message: Json;
}

/** A stored table: a snapshot, and the entries accepted since. Secret. */
export interface Kept {
  readonly snapshot: Json;
  /** The number of the last entry included in the snapshot; 0 for the snapshot with which the table was created. */
  readonly rev: number;
  /** The entries after the snapshot, in order. */
  readonly entries: readonly Entry[];
}

/** The public entry of a table that looks for players, and since when it is listed. */
export interface Listed {
  /** When the table was listed, in milliseconds since 1970. */
  readonly since: number;
  readonly shown: Json;
}

/** The data stored atomically with an entry. */
export interface Beside {
  /** When the table needs attention without a message, in milliseconds since 1970; null for never. */
  readonly deadline: number | null;
  /** The public entry that lists the table. Defaults to none, even if the table was listed before. */
  readonly listed?: Listed;
  /** The table with this entry applied, of which stores keep the last one. Defaults to none. */
  readonly snapshot?: Json;
}

/**
 * The result of an append.
 *
 * - `appended`: the entry is durable, and it is the only one with its number.
 * - `behind`: the next entry has another number. Nothing was stored. The caller reads {@link Store.after} and judges again.
 * - `repeated`: an entry of the table already has this key. Nothing was stored.
 */
export type Appended = "appended" | "behind" | "repeated";

/**
 * The storage for a host's tables: an append-only log for each table. The number of an entry is both its order and the fence between
 * processes, because a store accepts each number once.
 *
 * The methods reject if the store cannot be reached. It is then unknown whether the append took place, until its key can be
 * looked up in the store again.
 */
export interface Store {
  /**
   * Creates a table. Returns false and changes nothing if the id is taken. Rejects an id that {@link isTableId}
   * refuses.
   */
  create(table: string, snapshot: Json, beside?: Omit<Beside, "snapshot">): Promise<boolean>;
  /** Reads a table; undefined if there is none of this id. */
  load(table: string): Promise<Kept | undefined>;
  /** Stores the entry numbered `rev` if that number comes next and the key is new. */
  append(table: string, rev: number, message: Json, key: string, beside: Beside): Promise<Appended>;
  /** Reads the entries after the one numbered `rev`, in order; none for an unknown table. */
  after(table: string, rev: number): Promise<readonly Entry[]>;
  /**
   * Returns at most 100 tables whose deadline is not later than `now`, the earliest first, without those in `except`.
   */
  due(now: number, except?: readonly string[]): Promise<readonly string[]>;
  /** Returns at most 100 public entries of listed tables, newest first. */
  listed(): Promise<readonly Json[]>;
  /** Returns the number of tables. */
  count(): Promise<number>;
}

/** The most tables that {@link Store.due} and {@link Store.listed} return at once. */
export const MOST_AT_ONCE = 100;

/** The pattern of table ids. */
export const TABLE_ID: RegExp = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text is a valid table id: 1 to 64 lowercase letters, digits and hyphens, not beginning with a hyphen. */
export function isTableId(text: string): boolean {
  return TABLE_ID.test(text);
}

/** Throws a RangeError if a text is not a valid table id. */
export function expectTableId(table: string): void {
  if (!isTableId(table)) throw new RangeError("not an id of a table");
}
