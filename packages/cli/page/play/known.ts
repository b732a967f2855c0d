import * as v from "valibot";
import { readKept } from "../shell/settings.ts";

/** A table at which this browser has seats, with the tokens that play them. */
export interface KnownTable {
  readonly table: string;
  /** Id of the game. */
  readonly game: string;
  /** The token of each seat at this screen. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The links for the seats of others. */
  readonly links: Readonly<Record<string, string>>;
  /** When it was opened or joined, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = "sw-tables";
/** Most tables that a browser remembers; the oldest are forgotten first. */
const MOST = 200;

const texts = v.record(v.string(), v.string());
const schema = v.array(v.object({ table: v.string(), game: v.string(), tokens: texts, links: texts, at: v.number() }));

/** The tables of this browser, the last first. */
export function knownTables(): readonly KnownTable[] {
  const read = v.safeParse(schema, readKept(KEY));
  return read.success ? read.output : [];
}

/** The table of that id, if this browser has a seat there. */
export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((one) => one.table === table);
}

/** Keeps a table; what is known of it already is added to. */
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

/** Forgets a table: its seats cannot be played from this browser any more. */
export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}

/** A token that nobody guesses. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
