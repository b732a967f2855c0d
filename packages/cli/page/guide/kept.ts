import { type GuideTable, NEW_TABLE, parseTable, printTable } from "@sw/rebellion-core/solo/guide";
import * as v from "valibot";
import { readKept } from "../shell/settings.ts";

/** A physical table as this browser stores it, with its earlier versions. */
export interface KeptTable {
  readonly table: GuideTable;
  /** The earlier versions of the table, the latest last. */
  readonly before: readonly GuideTable[];
}

const KEY = "sw-guide";
/** The largest number of changes that can be undone. */
const MOST = 20;
/** All versions in the notation of the guide, oldest first, so that later versions of the page can read them. */
const schema = v.array(v.string());

/** Returns the stored table, or a new one if there is none that can be read. */
export function keptTable(): KeptTable {
  const read = v.safeParse(schema, readKept(KEY));
  const tables = read.success ? read.output.map(parseTable) : [];
  const held = tables.flatMap((one) => (one.ok ? [one.value] : []));
  return { table: held.at(-1) ?? NEW_TABLE, before: held.slice(0, -1) };
}

/** Stores a table for the next visit. */
export function keepTable({ table, before }: KeptTable): void {
  const texts = [...before.slice(-MOST), table].map((one) => printTable(one));
  localStorage.setItem(KEY, JSON.stringify(texts));
}
