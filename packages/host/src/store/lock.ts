import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { open, readFile, readlink, rename, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import * as v from "valibot";

/** How long to wait for the lock of a folder, with callbacks for the wait. */
export interface LockOptions {
  /**
   * How many milliseconds to wait for a folder that another process has. Defaults to 12,000, because the lock of a stopped process
   * counts for 10 seconds. That of a process known to be dead is taken over at once, or after 2 seconds if it may still be running
   * in another container.
   */
  readonly patience?: number;
  /** Called once if the folder is not free at first. */
  readonly onWait?: () => void;
  /** Ends the wait. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * A lock on a folder for this process, until it is released or the process is stopped for so long that another one
 * takes it.
 */
export interface FolderLock {
  /** Resolves to whether this process still has the folder. */
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
}

/** The file that names the process with the lock. */
const OWNER = "owner.json";
/** How often the lock is renewed, and how often it is tried again, in milliseconds. */
const [RENEWED, AGAIN] = [1000, 200] as const;
/** How long a lock counts without renewal, in milliseconds: for a process known to have ended, and for any other. */
const [STALE_OF_DEAD, STALE] = [2000, 10_000] as const;
const PATIENCE = STALE + 2000;
/** A process that was stopped for at most this time, in milliseconds, still has its folder. */
const TRUSTED = STALE / 2;

/** A process that takes a lock has written its name after this time. */
const NAMED = 200;

/** `pids` names the running system and the set of process numbers (a container has its own), null where it has no name. */
const owner = v.object({ id: v.string(), host: v.string(), pid: v.number(), pids: v.nullish(v.string(), null) });
type Owner = v.InferOutput<typeof owner>;

/** Locks a folder for this process. Rejects with the code `ELOCKED` if another process keeps it for the whole wait. */
export async function lockFolder(
  folder: string,
  { patience = PATIENCE, onWait = () => {}, signal }: LockOptions = {},
): Promise<FolderLock> {
  const own: Owner = { id: randomUUID(), host: hostname(), pid: process.pid, pids: await processNumbers() };
  let isLost = false;
  const onCompromised = (): void => {
    isLost = true;
  };
  const release = await waited(folder, own, { patience, onWait, signal, onCompromised });
  await writeOwner(folder, own);
  let confirmed = Date.now();
  return {
    async isOurs() {
      const now = Date.now();
      if (isLost || now - confirmed <= TRUSTED) return !isLost;
      const isOwner = (await ownerOf(folder))?.id === own.id;
      if (isOwner) confirmed = now;
      return isOwner;
    },
    // the lock may have been lost to a long sleep of the machine
    release: () => release().catch(() => undefined),
  };
}

interface Waiting {
  readonly patience: number;
  readonly onWait: () => void;
  readonly signal: AbortSignal | undefined;
  readonly onCompromised: () => void;
}

async function waited(
  folder: string,
  own: Owner,
  { patience, onWait, signal, onCompromised }: Waiting,
): Promise<() => Promise<void>> {
  const began = Date.now();
  for (let ms = 0; ; ms += AGAIN) {
    const had = await ownerOf(folder);
    const isEnded = hasEnded(had, own);
    if (isEnded && isOfThisContainer(had, own)) await expireLock(folder, began - NAMED);
    const stale = isEnded ? STALE_OF_DEAD : STALE;
    try {
      return await lock(folder, { realpath: false, stale, update: RENEWED, onCompromised });
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "ELOCKED";
      if (!isTaken || ms >= patience) throw error;
    }
    if (ms === 0) onWait();
    await pause(AGAIN, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}

/** Whether the owner is a process of this machine that runs no more. In a container that starts again it had the number of this one. */
function hasEnded(had: Owner | undefined, own: Owner): boolean {
  if (had === undefined || had.host !== own.host) return false;
  if (had.pid === own.pid) return true;
  try {
    process.kill(had.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** Whether the number of another process means the same here, so that no living process of another container can have it. */
function isOfThisContainer(had: Owner | undefined, own: Owner): boolean {
  return had?.pid !== own.pid && own.pids !== null && had?.pids === own.pids;
}

/** Makes the lock of a dead process old, unless it was taken or renewed after a time: another process may just have taken it. */
async function expireLock(folder: string, before: number): Promise<void> {
  const lockPath = `${folder}.lock`;
  const renewed = await stat(lockPath).then(
    ({ mtimeMs }) => mtimeMs,
    () => before,
  );
  if (renewed < before) await utimes(lockPath, 0, 0).catch(() => undefined);
}

/** Names what the numbers of processes belong to: the running system, and the container. Null where nothing tells. */
async function processNumbers(): Promise<string | null> {
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    return `${boot.trim()} ${await readlink("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

async function ownerOf(folder: string): Promise<Owner | undefined> {
  try {
    const file = await open(join(folder, OWNER), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const text = await readFile(file, "utf8").finally(() => file.close());
    return v.parse(owner, JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function writeOwner(folder: string, own: Owner): Promise<void> {
  const draft = join(folder, `${own.id}.draft`);
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(JSON.stringify(own)).finally(() => file.close());
  await rename(draft, join(folder, OWNER));
}
