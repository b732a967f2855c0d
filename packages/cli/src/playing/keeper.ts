import { badInput } from "../exit.ts";
import { exists, parsedJson, readText, writeWhole, writing } from "../files.ts";
import type { Io } from "../io.ts";
import { lockFile } from "../lock.ts";

/** Saves hold seeds and hands: nobody but their owner reads them. */
const OWNER_ONLY = 0o600;

/** Keeps a game in a file that no other session plays meanwhile. */
export interface Keeper {
  readonly path: string;
  /** What is kept there by now; what cannot be read is bad input. */
  read(): Promise<unknown>;
  /**
   * Keeps a text in the place of what this keeper read or wrote last. If that cannot be, or something else was written
   * there meanwhile, it is bad input, and what is there stays as it is.
   */
  write(text: string): Promise<void>;
  /** Lets other sessions have the file. */
  close(): Promise<void>;
}

/** A keeper for a file; one that another session has is bad input that says who. */
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
  return badInput(`cannot write ${path}: another session has written it in the meantime`);
}

/** A keeper for a file that is not there yet: a game that was kept is never written over by another. */
export async function newKeeper(io: Pick<Io, "cwd">, path: string): Promise<Keeper> {
  const keeper = await openKeeper(io, path);
  if (!(await exists(io, path))) return keeper;
  await keeper.close();
  throw occupied(path);
}

/** The error for a game that would begin where something is. */
export function occupied(path: string): Error {
  return badInput(`cannot begin a game in ${path}: something is there already (--resume goes on with a game)`);
}
