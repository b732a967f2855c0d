/** What must be undone when this process ends, however it ends: newest first. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

/** @type {Set<() => void>} */
const undoings = new Set();

process.on("exit", () => {
  for (const undo of [...undoings].reverse()) undo();
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/**
 * Runs `undo` (synchronous) when the process ends, on signals too.
 * @param {() => void} undo
 * @returns {() => void} forgets it again
 */
export function atExit(undo) {
  undoings.add(undo);
  return () => undoings.delete(undo);
}

/**
 * Runs `body` with a fresh temporary folder that is gone afterwards.
 * @template T
 * @param {(folder: string) => T | Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withTempFolder(body) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "sw-")));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(remove);
  try {
    return await body(folder);
  } finally {
    remove();
    forget();
  }
}
