import { constants } from "node:fs";
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Json } from "@sw/tabletop";
import * as v from "valibot";
import { readLines } from "./lines.ts";
import { type FolderLock, type LockOptions, lockFolder } from "./lock.ts";
import { dueOf, listedOf } from "./memory.ts";
import { type Appended, type Entry, expectTableId, isTableId, type Kept, type Store } from "./store.ts";

/**
 * The mode of all files, readable only by their owner because logs contain seeds, hidden cards and hashes of tokens.
 */
const OWNER_ONLY = 0o600;
/** The flags for opening files. They refuse symbolic links, and never block on a device or a pipe. */
const CAREFULLY = constants.O_NOFOLLOW | constants.O_NONBLOCK;
const [LOG, SNAPSHOT, DRAFT] = [".log", ".snapshot.json", ".draft"] as const;
const json = v.custom<Json>((value) => value !== undefined);
const deadline = v.nullable(v.number());
const listed = v.optional(v.object({ since: v.number(), shown: json }));
const beside = v.object({ deadline, listed });
const firstLine = v.object({ created: json, deadline, listed });
const entryLine = v.object({ rev: v.number(), key: v.string(), message: json, deadline, listed });
const snapshotFile = v.object({ rev: v.number(), snapshot: json });

/** An open log: the facts in its lines, without their messages. */
interface Log {
  readonly file: FileHandle;
  readonly keys: Set<string>;
  rev: number;
  size: number;
  /** Set after a failed write that could not be undone. The log is then read again. */
  isDamaged: boolean;
}

/** The data stored with a table in addition to its messages: its deadline and its lobby entry. */
type Wants = v.InferOutput<typeof beside>;

/** A store in a folder, which its owner must close at the end. */
export interface FileStore extends Store {
  /** Finishes writes, closes all files and releases the folder for other processes. */
  close(): Promise<void>;
}

/** The options of {@link fileStore}. */
export interface FileStoreOptions extends LockOptions {
  /** Called for each file that looks like a table but is not valid, with the reason. Such files are left unchanged. */
  readonly onDamaged?: (file: string, why: string) => void;
  /** The most logs open at once. Defaults to 500. */
  readonly mostOpen?: number;
}

/**
 * Opens a folder of tables, and creates it if needed. Each table has a log with a line per entry, written with
 * `fdatasync` before the append is acknowledged, and its last snapshot beside it. Only one process at a time can use
 * the folder: the store waits for the lock of a process that was killed or stopped, and rejects with the code `ELOCKED`
 * if that process lives.
 */
export async function fileStore(
  folder: string,
  { onDamaged = () => {}, mostOpen = 500, ...waiting }: FileStoreOptions = {},
): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const folderLock = await lockFolder(folder, waiting);
  const tables = new Tables(folder, mostOpen, folderLock);
  await tables.readAll(onDamaged);
  return {
    create: (table, snapshot, { deadline: at, listed: shown } = { deadline: null }) => {
      return inTurn(tables, table, () => tables.create(table, snapshot, { deadline: at, listed: shown }));
    },
    load: (table) => inTurn(tables, table, () => tables.load(table)),
    append(table, rev, message, key, { snapshot, ...wants }) {
      const appended = inTurn(tables, table, () => tables.append(table, { rev, key, message }, wants));
      if (snapshot !== undefined) {
        // The log holds everything that a snapshot does, so nobody waits for it, and one that cannot be written is no fault.
        const keep = async (): Promise<void> => {
          if ((await appended) === "appended") await tables.keepSnapshot(table, rev, snapshot);
        };
        inTurn(tables, table, keep).catch(() => undefined);
      }
      return appended;
    },
    after: (table, rev) => inTurn(tables, table, () => tables.after(table, rev)),
    async due(now, except) {
      await tables.expectOurs();
      return tables.due(now, except);
    },
    listed: async () => tables.shown(),
    count: async () => tables.count,
    async close() {
      await tables.close();
      await folderLock.release();
    },
  };
}

/** Runs a task of a table after all earlier tasks of that table. */
function inTurn<T>(tables: Tables, table: string, task: () => Promise<T>): Promise<T> {
  const before = tables.queues.get(table) ?? Promise.resolve();
  const now = before.then(task, task);
  tables.queues.set(table, now);
  const forget = (): void => {
    if (tables.queues.get(table) === now) tables.queues.delete(table);
  };
  now.then(forget, forget);
  return now;
}

class Tables {
  readonly queues = new Map<string, Promise<unknown>>();
  private readonly folder: string;
  private readonly mostOpen: number;
  /** The open logs, the longest unused first. */
  private readonly logs = new Map<string, Log>();
  /** The deadline and lobby entry of every table, as of its last line. */
  private readonly wants = new Map<string, Wants>();
  private readonly lock: FolderLock;
  private isClosed = false;

  constructor(folder: string, mostOpen: number, lock: FolderLock) {
    this.folder = folder;
    this.mostOpen = mostOpen;
    this.lock = lock;
  }

  async readAll(onDamaged: (file: string, why: string) => void): Promise<void> {
    for (const entry of await readdir(this.folder, { withFileTypes: true })) {
      const { name } = entry;
      if (entry.isFile() && name.endsWith(DRAFT)) await rm(join(this.folder, name));
      const table = name.slice(0, -LOG.length);
      if (!name.endsWith(LOG)) continue;
      if (!isTableId(table) || !entry.isFile()) onDamaged(name, "it is no log of a table");
      else await this.readWants(table).catch((error: unknown) => onDamaged(name, String(error)));
    }
  }

  async create(table: string, snapshot: Json, wants: Wants): Promise<boolean> {
    expectTableId(table);
    await this.expectOurs();
    // Written aside first: a log without its first line would be no table, and its id would be taken for ever.
    const draft = this.path(table, DRAFT);
    await this.written(draft, `${JSON.stringify({ created: snapshot, ...wants })}\n`);
    const isTaken = await link(draft, this.path(table, LOG))
      .then(() => false)
      .catch((error: unknown) => isCoded(error, "EEXIST") || Promise.reject(error))
      .finally(() => rm(draft));
    if (isTaken) return false;
    await this.syncFolder();
    this.wants.set(table, wants);
    return true;
  }

  async load(table: string): Promise<Kept | undefined> {
    const log = await this.logOf(table);
    if (log === undefined) return undefined;
    const [first, ...rest] = await linesOf(log.file);
    const kept = await this.snapshotOf(table, log.rev);
    const start = kept ?? { snapshot: v.parse(firstLine, first).created, rev: 0 };
    return { ...start, entries: rest.slice(start.rev).map(entryOf) };
  }

  async append(table: string, entry: Entry, wants: Wants): Promise<Appended> {
    const log = await this.logOf(table);
    if (log === undefined) return "behind";
    if (log.keys.has(entry.key)) return "repeated";
    if (log.rev !== entry.rev - 1) return "behind";
    const { rev, key, message } = entry;
    const line = Buffer.from(`${JSON.stringify({ rev, key, message, ...wants })}\n`);
    await this.expectOurs();
    try {
      await log.file.write(line, 0, line.length, log.size);
      await log.file.datasync();
    } catch (error) {
      await log.file.truncate(log.size).catch(() => {
        log.isDamaged = true;
      });
      throw error;
    }
    log.rev = rev;
    log.size += line.length;
    log.keys.add(key);
    this.wants.set(table, wants);
    return "appended";
  }

  async after(table: string, rev: number): Promise<readonly Entry[]> {
    const log = await this.logOf(table);
    if (log === undefined || log.rev <= rev) return [];
    return (await linesOf(log.file)).slice(rev + 1).map(entryOf);
  }

  due(now: number, except?: readonly string[]): readonly string[] {
    const all = [...this.wants].flatMap(([table, { deadline: at }]) => (at === null ? [] : [{ table, deadline: at }]));
    return dueOf(all, now, except);
  }

  shown(): readonly Json[] {
    return listedOf([...this.wants.values()].flatMap(({ listed: one }) => one ?? []));
  }

  get count(): number {
    return this.wants.size;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.queues.values());
    for (const { file } of this.logs.values()) await file.close();
    this.logs.clear();
  }

  private expectOpen(): void {
    if (this.isClosed) throw new Error("the folder of tables is closed");
  }

  /** Rejects if the store is closed, or if this process was stopped for so long that another one took the folder. */
  async expectOurs(): Promise<void> {
    this.expectOpen();
    if (!(await this.lock.isOurs())) throw new Error("another process has taken the folder of tables");
  }

  private path(table: string, suffix: string): string {
    return join(this.folder, `${table}${suffix}`);
  }

  private async readWants(table: string): Promise<void> {
    const file = await open(this.path(table, LOG), constants.O_RDONLY | CAREFULLY);
    try {
      const lines = await linesOf(file);
      v.parse(firstLine, lines[0]);
      this.wants.set(table, v.parse(beside, lines[lines.length - 1]));
    } finally {
      await file.close();
    }
  }

  /** Returns the log of a table, opened if needed; undefined if there is none. */
  private async logOf(table: string): Promise<Log | undefined> {
    this.expectOpen();
    if (!isTableId(table)) return undefined;
    const known = this.logs.get(table);
    this.logs.delete(table);
    if (known !== undefined && !known.isDamaged) {
      this.logs.set(table, known);
      return known;
    }
    await known?.file.close();
    const log = await this.opened(table);
    if (log !== undefined) this.logs.set(table, log);
    await this.closeUnused();
    return log;
  }

  private async opened(table: string): Promise<Log | undefined> {
    const path = this.path(table, LOG);
    const file = await open(path, constants.O_RDWR | CAREFULLY).catch((error: unknown) => {
      if (isCoded(error, "ENOENT")) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    try {
      const { lines, size } = await readLines(file);
      // What was being written as a process was killed was never acknowledged.
      await file.truncate(size);
      v.parse(firstLine, lines[0]);
      const keys = new Set(lines.slice(1).map((line) => entryOf(line).key));
      return { file, keys, rev: lines.length - 1, size, isDamaged: false };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Closes the logs unused for longest. A log in use has an entry in `queues` and stays open. */
  private async closeUnused(): Promise<void> {
    for (const [table, { file }] of this.logs) {
      if (this.logs.size <= this.mostOpen) return;
      if (this.queues.has(table)) continue;
      this.logs.delete(table);
      await file.close();
    }
  }

  /** Returns the last snapshot; undefined if it is damaged or refers to entries that the log does not have. */
  private async snapshotOf(table: string, last: number): Promise<Omit<Kept, "entries"> | undefined> {
    try {
      const file = await open(this.path(table, SNAPSHOT), constants.O_RDONLY | CAREFULLY);
      const text = await readFile(file, "utf8").finally(() => file.close());
      const read = v.parse(snapshotFile, JSON.parse(text));
      return read.rev <= last ? read : undefined;
    } catch {
      return undefined;
    }
  }

  /** Replaces the snapshot. If a power failure damages it, the log is read instead. */
  async keepSnapshot(table: string, rev: number, snapshot: Json): Promise<void> {
    const draft = this.path(table, `${SNAPSHOT}${DRAFT}`);
    await this.written(draft, JSON.stringify({ rev, snapshot }), async () => undefined);
    await rename(draft, this.path(table, SNAPSHOT));
  }

  private async written(
    path: string,
    text: string,
    sync: (file: FileHandle) => Promise<void> = (file) => file.datasync(),
  ): Promise<void> {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | CAREFULLY;
    const file = await open(path, flags, OWNER_ONLY);
    await file
      .writeFile(text)
      .then(() => sync(file))
      .finally(() => file.close());
  }

  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder, constants.O_RDONLY);
    await folder.sync().finally(() => folder.close());
  }
}

async function linesOf(file: FileHandle): Promise<readonly unknown[]> {
  return (await readLines(file)).lines;
}

function entryOf(line: unknown): Entry {
  const { rev, key, message } = v.parse(entryLine, line);
  return { rev, key, message };
}

function isCoded(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
