import { constants } from "node:fs";
import { access, mkdir, open, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { badInput } from "./exit.ts";
import type { Io } from "./io.ts";

/** The size of the largest file that is read. A long game with its whole history takes a hundredth of that. */
const MAX_BYTES = 20_000_000;

/** Reads a JSON file. Throws bad input with a message of one line if that fails. */
export async function readJson(io: Pick<Io, "cwd">, path: string): Promise<unknown> {
  return parsedJson(path, await readText(io, path));
}

/** Reads a file as text. Throws bad input if that fails. */
export async function readText(io: Pick<Io, "cwd">, path: string): Promise<string> {
  const full = resolve(io.cwd, path);
  try {
    const found = await stat(full);
    if (found.isCharacterDevice() || found.isBlockDevice()) throw new TypeError("it is a device");
    if (found.size > MAX_BYTES) throw new RangeError(`it is larger than ${MAX_BYTES / 1_000_000} MB`);
    return await readFile(full, "utf8");
  } catch (error) {
    throw badInput(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** Parses the text of a file as JSON. Text that is not JSON is bad input. */
export function parsedJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(`cannot read ${path}: it is not valid JSON, or it is incomplete`);
  }
}

/** Checks that a path can be written to, and creates its folder if needed. Throws bad input if it cannot. */
export async function mustBeWritable(io: Pick<Io, "cwd">, path: string): Promise<void> {
  await writing(path, async () => access(dirname(await target(io, path)), constants.W_OK));
}

/**
 * Writes a file atomically, flushes it to disk and creates its folder if needed. An existing file keeps its owner and
 * mode; a new one gets `mode`, or the default. A file that cannot be written is bad input.
 */
export async function writeWhole(io: Pick<Io, "cwd">, path: string, text: string, mode?: number): Promise<void> {
  if (ENDING.signal.aborted) return NEVER;
  const underway = writing(path, () => replaced(io, path, text, mode));
  WRITES.add(underway);
  await underway.finally(() => WRITES.delete(underway));
}

/** The writes in progress. */
const WRITES = new Set<Promise<void>>();
const NEVER = new Promise<never>(() => {});
const ENDING = new AbortController();

/**
 * Prevents new writes and resolves when those in progress have ended. A process must await this before it exits, or a
 * half-written draft could remain.
 */
export async function lastWrites(): Promise<void> {
  ENDING.abort();
  await Promise.allSettled(WRITES);
}

async function replaced(io: Pick<Io, "cwd">, path: string, text: string, mode: number | undefined): Promise<void> {
  const full = await target(io, path);
  const isNew = (await statOf(full)) === undefined;
  // The library writes with one call and takes no notice when the disk took a part of it only: so its draft is filled
  // here. It brings the draft down to the disk, puts it in the file's place, and takes it away on failures.
  const tmpfileCreated = (draft: string): Promise<void> => writeFile(draft, text);
  await writeFileAtomic(full, "", isNew && mode !== undefined ? { mode, tmpfileCreated } : { tmpfileCreated });
  await syncFolder(dirname(full));
}

/** Runs an operation on a path, and throws bad input if it fails. */
export async function writing<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    throw badInput(`cannot write ${path}: ${reasonOf(error)}`);
  });
}

/** Resolves a path to its file, following links. Creates the folder of the file if needed. */
export async function target(io: Pick<Io, "cwd">, path: string): Promise<string> {
  const full = resolve(io.cwd, path);
  if (!(await isReplaceable(full))) throw new TypeError("it is not a file");
  await makeFolder(dirname(full));
  return realpath(full).catch(() => full);
}

/** Creates a folder and its parents, and flushes them to disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** The error codes of systems that cannot flush a folder to disk. */
const NO_SYNC: ReadonlySet<unknown> = new Set(["EACCES", "EBADF", "EINVAL", "EISDIR", "ENOTSUP", "EPERM"]);

/** Flushes a folder to disk, because otherwise a power failure could lose a new file in it. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!NO_SYNC.has(codeOf(error))) throw error;
  }
}

/** Whether the path is free or a regular file. Throws for a folder. Devices are never overwritten. */
async function isReplaceable(path: string): Promise<boolean> {
  const found = await statOf(path);
  if (found?.isDirectory()) throw new TypeError("it is a folder");
  return found === undefined || found.isFile();
}

/** Whether something exists at the path. */
export async function exists(io: Pick<Io, "cwd">, path: string): Promise<boolean> {
  return (await statOf(resolve(io.cwd, path))) !== undefined;
}

async function statOf(path: string): Promise<Awaited<ReturnType<typeof stat>> | undefined> {
  return stat(path).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "the disk quota is used up",
  EEXIST: "a part of the path is a file",
  EISDIR: "it is a folder",
  ELOOP: "its symbolic links lead nowhere",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "there is no such file",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** Returns in a few words why reading or writing failed. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined) return REASONS[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

/** Returns the code of a system error; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
