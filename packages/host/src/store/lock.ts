import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import * as v from "valibot";

/** How long to wait for the lock of a folder, and what to tell meanwhile. */
export interface LockOptions {
  /**
   * How many milliseconds to wait for a folder that another process has. Defaults to 12,000: the lock of a process that was killed
   * counts for 2 seconds on the same machine, that of a stopped one for 10.
   */
  readonly patience?: number;
  /** Called once when the folder has to be waited for. */
  readonly onWait?: () => void;
  /** Ends the wait; the promise is then rejected with the reason. */
  readonly signal?: AbortSignal;
}

/** A folder that this process has until it lets go, or is stopped for so long that another process takes it. */
export interface FolderLock {
  /** Whether this process still has the folder. */
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
}

/** Names the process that has the folder. */
const OWNER = "owner.json";
/** How often the lock is renewed and tried again. */
const [RENEWED, AGAIN] = [1000, 200] as const;
/** How long a lock counts that is not renewed: of a process that is known to have ended, and of any other. */
const [STALE_OF_DEAD, STALE] = [2000, 10_000] as const;
const PATIENCE = STALE + 2000;
/** A process that was not stopped for longer than this still has its folder. */
const TRUSTED = STALE / 2;

const owner = v.object({ id: v.string(), host: v.string(), pid: v.number() });
type Owner = v.InferOutput<typeof owner>;

/** Takes a folder for this process. Rejects with the code `ELOCKED` if another process has it all the time. */
export async function lockFolder(
  folder: string,
  { patience = PATIENCE, onWait = () => {}, signal }: LockOptions = {},
): Promise<FolderLock> {
  const own: Owner = { id: randomUUID(), host: hostname(), pid: process.pid };
  let isLost = false;
  const onCompromised = (): void => {
    isLost = true;
  };
  const release = await waited(folder, { patience, onWait, signal, onCompromised });
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
  { patience, onWait, signal, onCompromised }: Waiting,
): Promise<() => Promise<void>> {
  for (let ms = 0; ; ms += AGAIN) {
    const stale = hasEnded(await ownerOf(folder)) ? STALE_OF_DEAD : STALE;
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
function hasEnded(had: Owner | undefined): boolean {
  if (had === undefined || had.host !== hostname()) return false;
  if (had.pid === process.pid) return true;
  try {
    process.kill(had.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
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
