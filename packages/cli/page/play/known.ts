import * as v from "valibot";
import { readKept } from "../shell/settings.ts";

/** A table at which this browser has seats, with the tokens of those seats. */
export interface KnownTable {
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
  /** The token of each seat on this screen. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The invitation links of other seats. */
  readonly links: Readonly<Record<string, string>>;
  /** When the table was opened or joined, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = "sw-tables";
/** The largest number of tables that a browser remembers. The oldest are forgotten first. */
const MOST = 200;

const texts = v.record(v.string(), v.string());
const schema = v.array(v.object({ table: v.string(), game: v.string(), tokens: texts, links: texts, at: v.number() }));

/** Returns the tables of this browser, the latest first. */
export function knownTables(): readonly KnownTable[] {
  const read = v.safeParse(schema, readKept(KEY));
  return read.success ? read.output : [];
}

/** Returns the table with this id if this browser has a seat there; undefined otherwise. */
export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((one) => one.table === table);
}

/** Stores a table, merged with what is already stored about it. */
export function keepTable(one: KnownTable): void {
  const before = knownTable(one.table);
  const whole = {
    ...one,
    tokens: { ...before?.tokens, ...one.tokens },
    links: { ...before?.links, ...one.links },
  };
  const others = knownTables().filter(({ table }) => table !== one.table);
  localStorage.setItem(KEY, JSON.stringify([whole, ...others].slice(0, MOST)));
}

/** Forgets a table. Its seats can no longer be played from this browser. */
export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}

/** Creates a random secret token. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
