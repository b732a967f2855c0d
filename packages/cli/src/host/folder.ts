import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type FileStore, fileStore } from "@sw/host";
import { badInput } from "../exit.ts";
import { codeOf, reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import { printable } from "../terminal/printable.ts";

/** How long the lock of a process that was killed counts, and how often it is tried again, in milliseconds. */
const [STALE, AGAIN] = [12_000, 500] as const;

/** Opens the folder of tables. A folder that another process has is bad input, once it is sure that this process lives. */
export async function tablesIn(io: Io, folder: string): Promise<FileStore> {
  const onDamaged = (file: string, why: string): void =>
    void io.stderr.write(`sw: ${printable(`${file} does not go on: ${why}`)}\n`);
  for (let waited = 0; ; waited += AGAIN) {
    try {
      return await fileStore(resolve(io.cwd, folder), { onDamaged });
    } catch (error) {
      if (codeOf(error) !== "ELOCKED") throw badInput(`cannot keep tables in ${folder}: ${reasonOf(error)}`);
      if (waited >= STALE)
        throw badInput(`cannot keep tables in ${folder}: ${folder} is served already by another process`);
      if (waited === 0)
        io.stderr.write(`sw: waiting for the lock of ${folder}, which another process has or has left\n`);
    }
    await pause(AGAIN, undefined, { signal: io.interrupted }).catch(() => io.interrupted.throwIfAborted());
  }
}
