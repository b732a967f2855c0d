import { constants } from "node:fs";
import { access, mkdir, open, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { badInput } from "./exit.ts";
import type { Io } from "./io.ts";

/** Largest file that is read: a long game with its whole history takes a hundredth of it. */
const MAX_BYTES = 20_000_000;

/** Reads a JSON file; anything that goes wrong is bad input, in one line. */
export async function readJson(io: Pick<Io, "cwd">, path: string): Promise<unknown> {
  return parsedJson(path, await readText(io, path));
}

/** Reads a file as text; anything that goes wrong is bad input. */
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
    throw badInput(`cannot read ${path}: it is cut off or not JSON`);
  }
}

/** Refuses a path that could not be written to as things stand; makes its folder if there is none. */
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

/** The writes that have begun and not ended. */
const WRITES = new Set<Promise<void>>();
const NEVER = new Promise<never>(() => {});
const ENDING = new AbortController();

/**
 * Resolves when no file is half written; no write begins from then on. Who ends the process at once waits for it: a draft
 * that is being opened while it is taken away would come back and stay.
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

/** Does something to a path; that it cannot be done is bad input. */
export async function writing<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    throw badInput(`cannot write ${path}: ${reasonOf(error)}`);
  });
}

/** The file that a path leads to, through links, in a folder that is there. */
export async function target(io: Pick<Io, "cwd">, path: string): Promise<string> {
  const full = resolve(io.cwd, path);
  if (!(await isReplaceable(full))) throw new TypeError("it is not a file");
  await makeFolder(dirname(full));
  return realpath(full).catch(() => full);
}

/** Makes a folder with those above it, and brings them down to the disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** What systems say that have no way to bring a folder down to the disk. */
const NO_SYNC: ReadonlySet<unknown> = new Set(["EACCES", "EBADF", "EINVAL", "EISDIR", "ENOTSUP", "EPERM"]);

/** Brings the names in a folder down to the disk: without that a power cut may take a new file away. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!NO_SYNC.has(codeOf(error))) throw error;
  }
}

/** True if nothing is there yet or a plain file: a folder or a device is never replaced. */
async function isReplaceable(path: string): Promise<boolean> {
  const found = await statOf(path);
  if (found?.isDirectory()) throw new TypeError("it is a folder");
  return found === undefined || found.isFile();
}

/** True if something is at the path. */
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
  ELOOP: "its links lead nowhere",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "there is no such file",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** Why something could not be read or written, in a few words. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined) return REASONS[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

/** The code of an error of the system; undefined for any other. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
