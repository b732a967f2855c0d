import { type GuideTable, parseTable, printTable } from "@sw/rebellion-core/solo/guide";
import type { Locale } from "../kit.ts";

/** An entry, with the table before it. */
export interface Before {
  readonly table: GuideTable;
  readonly line: string;
}

/** The largest number of entries that a file keeps. */
const MOST = 20;
const ENTRY = "#undo ";
const TABLE = "#  ";

/** Returns the last entries as comments in the notation of the table, the latest last. */
export function historyText(before: readonly Before[], locale: Locale): string {
  return before
    .slice(-MOST)
    .flatMap(({ table, line }) => [
      `${ENTRY}${line}`,
      ...printTable(table, { locale })
        .trimEnd()
        .split("\n")
        .map((one) => TABLE + one),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

/** Reads the entries that a file keeps. Drops an entry that cannot be read, and all entries before it. */
export function historyIn(text: string): readonly Before[] {
  const [, ...entries] = text.split(new RegExp(`^${ENTRY}`, "m"));
  const read: Before[] = [];
  for (const entry of entries.reverse()) {
    const [line = "", ...lines] = entry.split("\n");
    const own = lines.filter((one) => one.startsWith(TABLE)).map((one) => one.slice(TABLE.length));
    const table = parseTable(own.join("\n"));
    if (!table.ok) break;
    read.unshift({ table: table.value, line });
  }
  return read;
}
