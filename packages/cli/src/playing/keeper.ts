import { badInput } from "../exit.ts";
import { exists, parsedJson, readText, writeWhole, writing } from "../files.ts";
import type { Io } from "../io.ts";
import { lockFile } from "../lock.ts";

/** The mode of save files, readable only by their owner because they contain seeds and hidden hands. */
const OWNER_ONLY = 0o600;

/** A save file that no other session can use at the same time. */
export interface Keeper {
  readonly path: string;
  /** Reads the file. Throws bad input if it cannot be read. */
  read(): Promise<unknown>;
  /**
   * Replaces what this keeper read or wrote last. Throws bad input and changes nothing if that fails, or if another
   * session has written the file since.
   */
  write(text: string): Promise<void>;
  /** Releases the file for other sessions. */
  close(): Promise<void>;
}

/** Opens a file for saving. Throws bad input that names the holder if another session has locked it. */
export async function openKeeper(io: Pick<Io, "cwd">, path: string): Promise<Keeper> {
  let lock = await lockFile(io, path);
  // what a write that failed half way was about may be there as well
  let kept: string | undefined;
  let tried: string | undefined;
  return {
    path,
    async read() {
      kept = await readText(io, path);
      return parsedJson(path, kept);
    },
    async write(text) {
      if (!lock.isHeld()) lock = await lockFile(io, path);
      const isThere = await writing(path, () => exists(io, path));
      const there = isThere ? await readText(io, path) : undefined;
      if (there !== undefined && there !== kept && there !== tried) throw changed(path);
      if (there !== undefined) kept = there;
      tried = text;
      await writeWhole(io, path, text, OWNER_ONLY);
      kept = text;
    },
    close: () => lock.release(),
  };
}

function changed(path: string): Error {
  return badInput(`cannot write ${path}: another session has written to it in the meantime`);
}

/** Opens a new file for saving. Throws bad input if the file exists, so that no saved game is overwritten. */
export async function newKeeper(io: Pick<Io, "cwd">, path: string): Promise<Keeper> {
  const keeper = await openKeeper(io, path);
  if (!(await exists(io, path))) return keeper;
  await keeper.close();
  throw occupied(path);
}

/** Returns the error for a new game whose file already exists. */
export function occupied(path: string): Error {
  return badInput(`cannot begin a game in ${path}: the file already exists (use --resume to continue a game)`);
}
