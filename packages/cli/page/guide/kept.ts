import { type GuideTable, NEW_TABLE, parseTable, printTable } from "@sw/rebellion-core/solo/guide";
import * as v from "valibot";
import { readKept } from "../shell/settings.ts";

/** A real table as this browser keeps it, with what it was before. */
export interface KeptTable {
  readonly table: GuideTable;
  /** The tables before each change, the latest last. */
  readonly before: readonly GuideTable[];
}

const KEY = "sw-guide";
/** Most changes that can be taken back. */
const MOST = 20;
/** All tables in the notation of the guide, the oldest first: a later version reads it as well. */
const schema = v.array(v.string());

/** The table that was kept; a new one where there is none that can be read. */
export function keptTable(): KeptTable {
  const read = v.safeParse(schema, readKept(KEY));
  const tables = read.success ? read.output.map(parseTable) : [];
  const held = tables.flatMap((one) => (one.ok ? [one.value] : []));
  return { table: held.at(-1) ?? NEW_TABLE, before: held.slice(0, -1) };
}

/** Keeps a table for the next visit. */
export function keepTable({ table, before }: KeptTable): void {
  const texts = [...before.slice(-MOST), table].map((one) => printTable(one));
  localStorage.setItem(KEY, JSON.stringify(texts));
}
