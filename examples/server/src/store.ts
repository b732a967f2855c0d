import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type GameTypes, readInput } from "@sw/tabletop";
import type { Referee } from "@sw/tabletop/referee";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import type { Kept } from "./room.ts";

/** Tables hold seeds and hands, and tokens: nobody but their owner reads them. */
const OWNER_ONLY = 0o600;
const STORED = ".json";
const stored = v.strictObject({ id: v.string(), tokens: v.record(v.string(), v.string()), table: v.unknown() });
/** What stands in a table the referee reads by itself. */
const UNREAD = { depth: 64, values: 2_000_000, text: 10_000 };

/** Keeps a table in a file of its own, whole or not at all. */
export async function keepIn<G extends GameTypes>(folder: string, kept: Kept<G>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(join(folder, `${kept.id}${STORED}`), JSON.stringify(kept), { mode: OWNER_ONLY });
}

/** The tables that a folder keeps; those that cannot go on are left where they are, and told on the console. */
export async function keptIn<G extends GameTypes>(folder: string, referee: Referee<G>): Promise<readonly Kept<G>[]> {
  await mkdir(folder, { recursive: true });
  const kept: Kept<G>[] = [];
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(STORED))) {
    const read = readInput(stored, JSON.parse(await readFile(join(folder, name), "utf8")), UNREAD);
    const table = read.ok ? referee.resume(read.value.table) : read;
    if (read.ok && table.ok) {
      const tokens = read.value.tokens as Record<G["Seat"], string>;
      kept.push({ id: read.value.id, tokens, table: table.value });
    } else if (!table.ok) console.error(`${name} does not go on: ${JSON.stringify(table.violation)}`);
  }
  return kept;
}
