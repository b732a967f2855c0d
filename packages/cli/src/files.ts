import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { badInput } from "./exit.ts";
import type { Io } from "./io.ts";

/** Largest file that is read: a long game with its whole history takes a hundredth of it. */
const MAX_BYTES = 20_000_000;

/** Reads a JSON file; anything that goes wrong is bad input, in one line. */
export async function readJson(io: Pick<Io, "cwd">, path: string): Promise<unknown> {
  const full = resolve(io.cwd, path);
  const text = await readText(full).catch((error: unknown) => {
    throw badInput(`cannot read ${path}: ${reasonOf(error)}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(`cannot read ${path}: it is cut off or not JSON`);
  }
}

async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new RangeError(`it is larger than ${MAX_BYTES / 1_000_000} MB`);
  return readFile(path, "utf8");
}

/** Refuses a path that could not be written to as things stand; makes its folder if there is none. */
export async function mustBeWritable(io: Pick<Io, "cwd">, path: string): Promise<void> {
  await attempted(path, async () => {
    const draft = await newDraft(await target(io, path));
    await draft.file.close();
    await rm(draft.path);
  });
}

/** Writes a file whole or not at all, and its folder if there is none; what cannot be written is bad input. */
export async function writeWhole(io: Pick<Io, "cwd">, path: string, text: string): Promise<void> {
  await attempted(path, async () => replace(await target(io, path), text));
}

async function attempted(path: string, write: () => Promise<void>): Promise<void> {
  await write().catch((error: unknown) => {
    throw badInput(`cannot write ${path}: ${reasonOf(error)}`);
  });
}

/** The file that a path leads to, through links, in a folder that is there. */
async function target(io: Pick<Io, "cwd">, path: string): Promise<string> {
  const full = resolve(io.cwd, path);
  if (!(await isReplaceable(full))) throw new TypeError("it is not a file");
  await mkdir(dirname(full), { recursive: true });
  return realpath(full).catch(() => full);
}

/** Writes beside the file, down to the disk, then renames: whoever looks sees the old text or the new one. */
async function replace(path: string, text: string): Promise<void> {
  const draft = await newDraft(path);
  try {
    try {
      await draft.file.writeFile(text);
      await draft.file.sync();
    } finally {
      await draft.file.close();
    }
    await rename(draft.path, path);
  } catch (error) {
    await rm(draft.path, { force: true });
    throw error;
  }
}

async function newDraft(path: string): Promise<{ readonly path: string; readonly file: FileHandle }> {
  const draft = join(dirname(path), `.sw-${randomUUID()}.tmp`);
  return { path: draft, file: await open(draft, "wx") };
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
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EEXIST: "a part of the path is a file",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "there is no such file",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : undefined;
  return code === undefined ? error.message : (REASONS[code] ?? code);
}
