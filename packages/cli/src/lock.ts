import { mkdir, realpath, rm, rmSync, stat, utimes, writeFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import * as v from "valibot";
import { badInput } from "./exit.ts";
import { codeOf, target, writing } from "./files.ts";
import type { Io } from "./io.ts";

/** A file that is this session's alone. */
export interface Lock {
  /** False as soon as it is known that the lock is gone, for instance after a long sleep of the machine. */
  isHeld(): boolean;
  /** Lets others have the file, after ten seconds where the lock cannot be taken away. */
  release(): Promise<void>;
}

/** Who holds a lock, for whoever is refused. */
const ownerSchema = v.object({ process: v.number(), user: v.string(), host: v.string(), since: v.string() });
const OWNER = "owner.json";

/**
 * Locks a file that need not be there, with a folder beside it that says who holds it. It goes with this process, on
 * signals too; what a killed process leaves counts for ten seconds. A file that another session holds is bad input.
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
    if (codeOf(error) === "ELOCKED") throw badInput(`${path} is being played already: ${await holderOf(full)}`);
    return writing(path, () => Promise.reject(error));
  }
}

type Done = (error: Error | null) => void;

/** The file system as the library asks for it, but that the folder it makes for a lock holds who made it. */
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

/** Empty where the system has no name for whoever runs this. */
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
    return `process ${process}${whose} on ${host} has it since ${since.slice(0, 16).replace("T", " ")} UTC`;
  } catch {
    return "another session has it";
  }
}
