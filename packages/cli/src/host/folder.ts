import { resolve } from "node:path";
import { type FileStore, fileStore } from "@sw/host";
import { badInput } from "../exit.ts";
import { codeOf, reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import { printable } from "../terminal/printable.ts";

/** Opens the folder of tables. Throws bad input if another running process has locked it. */
export async function tablesIn({ cwd, stderr, interrupted }: Io, folder: string): Promise<FileStore> {
  try {
    return await fileStore(resolve(cwd, folder), {
      onDamaged: (file, why) =>
        void stderr.write(`sw: ${printable(`the table in ${file} cannot be continued: ${why}`)}\n`),
      onWait: () =>
        void stderr.write(
          `sw: waiting for the lock of ${folder}. Another process holds it, or ended without releasing it\n`,
        ),
      signal: interrupted,
    });
  } catch (error) {
    interrupted.throwIfAborted();
    const isTaken = codeOf(error) === "ELOCKED";
    const reason = isTaken ? `${folder} is already served by another process` : reasonOf(error);
    throw badInput(`cannot keep tables in ${folder}: ${reason}`);
  }
}
