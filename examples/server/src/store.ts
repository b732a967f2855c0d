import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { type GameTypes, readInput } from "@sw/tabletop";
import type { Referee } from "@sw/tabletop/referee";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import type { Kept } from "./room.ts";

/** Creates files readable only by their owner, because tables contain seeds, hidden hands and tokens. */
const OWNER_ONLY = 0o600;
const STORED = ".json";
/** Names of the temporary files that write-file-atomic leaves behind when its process is killed. */
const DRAFT = /^[0-9a-f-]{36}\.json\.\d+$/;
const stored = v.strictObject({ id: v.string(), tokens: v.record(v.string(), v.string()), table: v.unknown() });
/** What stands in a table the referee reads by itself. */
const UNREAD = { depth: 64, values: 2_000_000, text: 10_000 };

/** Keeps a table in a file of its own, whole or not at all. */
export async function keepIn<G extends GameTypes>(folder: string, kept: Kept<G>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(join(folder, `${kept.id}${STORED}`), JSON.stringify(kept), { mode: OWNER_ONLY });
}

/** Reads the tables that a folder keeps. A file that is no table stays where it is, and the console says why. */
export async function keptIn<G extends GameTypes>(folder: string, referee: Referee<G>): Promise<readonly Kept<G>[]> {
  await mkdir(folder, { recursive: true });
  const kept: Kept<G>[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isFile() && DRAFT.test(entry.name)) await rm(file);
    if (!entry.name.endsWith(STORED)) continue;
    const table = entry.isFile() ? await tableIn(file, referee).catch(String) : "it is not a regular file";
    if (typeof table !== "string") kept.push(table);
    else console.error(`${entry.name} does not go on: ${table}`);
  }
  return kept;
}

/** Reads a table from its file; returns what is wrong with it otherwise. */
async function tableIn<G extends GameTypes>(file: string, referee: Referee<G>): Promise<Kept<G> | string> {
  const read = readInput(stored, JSON.parse(await readFile(file, "utf8")), UNREAD);
  if (!read.ok) return JSON.stringify(read.violation);
  const { id, tokens } = read.value;
  // The id becomes the name of a file again: another one would be written elsewhere.
  if (`${id}${STORED}` !== basename(file)) return `it holds the table ${JSON.stringify(id)}`;
  const resumed = referee.resume(read.value.table);
  if (!resumed.ok) return JSON.stringify(resumed.violation);
  const { table, replayedFor } = resumed.value;
  if (replayedFor !== null) console.error(`${id} was played again from its actions: ${JSON.stringify(replayedFor)}`);
  return { id, tokens: tokens as Record<G["Seat"], string>, table };
}
