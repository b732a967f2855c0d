import { mkdir, realpath, rm, rmSync, stat, utimes, writeFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import * as v from "valibot";
import { badInput } from "./exit.ts";
import { codeOf, target, writing } from "./files.ts";
import type { Io } from "./io.ts";

/** An exclusive lock on a file for this session. */
export interface Lock {
  /** Returns false once the lock is known to be lost, for instance after the machine has slept for long. */
  isHeld(): boolean;
  /** Releases the file. If the lock cannot be removed, it expires after ten seconds. */
  release(): Promise<void>;
}

/** The holder of a lock, shown to a session that is refused. */
const ownerSchema = v.object({ process: v.number(), user: v.string(), host: v.string(), since: v.string() });
const OWNER = "owner.json";

/**
 * Locks a file, which need not exist, by a folder beside it that names the holder. The lock ends with this process,
 * also on signals; after a kill it expires in ten seconds. Throws bad input if another session holds the file.
 */
export async function lockFile(io: Pick<Io, "cwd">, path: string): Promise<Lock> {
  const full = await writing(path, () => target(io, path));
  let isHeld = true;
  const onCompromised = (): void => {
    isHeld = false;
  };
  try {
    const release = await lock(full, { fs: OWNED_FOLDERS, realpath: false, onCompromised });
    return { isHeld: () => isHeld, release: () => release().catch(() => undefined) };
  } catch (error) {
    if (codeOf(error) === "ELOCKED") throw badInput(`${path} is already being played: ${await holderOf(full)}`);
    return writing(path, () => Promise.reject(error));
  }
}

type Done = (error: Error | null) => void;

/** The file system for the lock library. Unlike the default, it writes the holder into the folder of a lock. */
const OWNED_FOLDERS = {
  stat,
  utimes,
  realpath,
  mkdir(path: string, done: Done): void {
    mkdir(path, (error) => {
      if (error !== null) done(error);
      // a lock that does not say whose it is locks as well
      else writeFile(join(path, OWNER), `${JSON.stringify(thisSession())}\n`, () => done(null));
    });
  },
  rmdir: (path: string, done: Done): void => rm(path, { recursive: true, force: true }, done),
  rmdirSync: (path: string): void => rmSync(path, { recursive: true, force: true }),
};

function thisSession(): v.InferOutput<typeof ownerSchema> {
  return { process: process.pid, user: userName(), host: hostname(), since: new Date().toISOString() };
}

/** Returns the name of the current user; empty if the system has none. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
}

async function holderOf(file: string): Promise<string> {
  try {
    const text = await readFile(join(`${file}.lock`, OWNER), "utf8");
    const { process, user, host, since } = v.parse(ownerSchema, JSON.parse(text));
    const whose = user === "" ? "" : ` of ${user}`;
    return `process ${process}${whose} on ${host} has had it open since ${since.slice(0, 16).replace("T", " ")} UTC`;
  } catch {
    return "another session has it open";
  }
}
