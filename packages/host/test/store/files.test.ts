import { spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FileStore, fileStore } from "../../src/index.ts";

let home: string;
let folder: string;
let store: FileStore;

const at = (name: string): string => join(folder, name);
const NEVER = { deadline: null } as const;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "sw-files-"));
  folder = join(home, "tables");
  store = await fileStore(folder);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(home, { recursive: true });
});

/** A table of five entries with a snapshot of the first three, and the store opened anew behind `change`. */
async function reopened(change: () => void): Promise<readonly (readonly [file: string, why: string])[]> {
  await store.create("one", { start: true });
  for (let rev = 1; rev <= 5; rev++) {
    const snapshot = rev === 3 ? { snapshot: { upTo: 3 } } : {};
    await store.append("one", rev, { rev }, `key ${rev}`, { ...NEVER, ...snapshot });
  }
  await store.close();
  change();
  const damaged: [string, string][] = [];
  store = await fileStore(folder, { onDamaged: (file, why) => void damaged.push([file, why]) });
  return damaged;
}

test("An unfinished last line of a killed process is dropped, and the log continues in its place", async () => {
  const damaged = await reopened(() => appendFileSync(at("one.log"), '{"rev":6,"key":"key 6","mess'));
  expect(damaged).toEqual([]);
  expect((await store.load("one"))?.entries.map(({ rev }) => rev)).toEqual([4, 5]);
  expect(await store.append("one", 6, { again: true }, "key 6", NEVER)).toBe("appended");
  expect((await store.after("one", 5)).map(({ message }) => message)).toEqual([{ again: true }]);
});

test.each([
  ["was cut short", () => truncateSync(at("one.snapshot.json"), 10)],
  ["is missing", () => rmSync(at("one.snapshot.json"))],
  ["is of entries that the log does not have", () => writeFileSync(at("one.snapshot.json"), '{"rev":9,"snapshot":{}}')],
])("A table whose snapshot %s is loaded from the start of its log", async (_what, change) => {
  await reopened(change);
  const kept = await store.load("one");
  expect([kept?.snapshot, kept?.rev, kept?.entries.length]).toEqual([{ start: true }, 0, 5]);
});

test("Files that are not tables are kept and reported, and drafts of killed writes are removed", async () => {
  writeFileSync(join(home, "outside.log"), '{"created":{},"deadline":5}\n');
  const damaged = await reopened(() => {
    writeFileSync(at("empty.log"), "");
    writeFileSync(at("half.log"), '{"created":{"a"');
    writeFileSync(at("words.log"), "no JSON\n");
    writeFileSync(at("UPPER.log"), "");
    mkdirSync(at("folder.log"));
    symlinkSync(join(home, "outside.log"), at("linked.log"));
    symlinkSync("/dev/zero", at("endless.log"));
    writeFileSync(at("notes.txt"), "mine");
    writeFileSync(at("one.snapshot.json.draft"), "{");
  });
  expect(damaged.map(([file]) => file).sort()).toEqual(
    ["UPPER", "empty", "endless", "folder", "half", "linked", "words"].map((name) => `${name}.log`),
  );
  expect(readdirSync(folder)).not.toContain("one.snapshot.json.draft");
  expect(readdirSync(folder)).toContain("notes.txt");
  await expect(store.load("linked")).rejects.toThrow();
  await expect(store.load("endless")).rejects.toThrow();
  await expect(store.append("empty", 1, {}, "a", NEVER)).rejects.toThrow();
  expect(await store.create("half", {})).toBe(false);
  expect(readFileSync(at("half.log"), "utf8")).toBe('{"created":{"a"');
  expect(await store.append("one", 6, {}, "key 6", NEVER)).toBe("appended");
});

test("Only their owner can read the files, and nothing is written outside the folder", async () => {
  await reopened(() => {});
  for (const name of ["one.log", "one.snapshot.json"]) expect(statSync(at(name)).mode & 0o077).toBe(0);
  for (const id of ["../up", "..", "a/../../up"]) await expect(store.create(id, {})).rejects.toThrow(RangeError);
  expect(readdirSync(home).filter((name) => !name.startsWith("tables"))).toEqual([]);
});

test("A second process cannot use a folder until the first process closes it", async () => {
  const waits: string[] = [];
  const other = fileStore(folder, { patience: 300, onWait: () => void waits.push("waits") });
  await expect(other).rejects.toMatchObject({ code: "ELOCKED" });
  expect(waits).toEqual(["waits"]);
  const impatient = new AbortController();
  const aborted = fileStore(folder, { signal: impatient.signal, onWait: () => impatient.abort(new Error("enough")) });
  await expect(aborted).rejects.toThrow("enough");
  await store.close();
  await expect(store.append("one", 1, {}, "a", NEVER)).rejects.toThrow("closed");
  store = await fileStore(folder);
  expect(await store.create("one", {})).toBe(true);
});

test("Logs and keys are kept for more tables than can be open at once", async () => {
  await store.close();
  store = await fileStore(folder, { mostOpen: 3 });
  const names = Array.from({ length: 10 }, (_, index) => `t${index}`);
  for (const name of names) await store.create(name, { name });
  for (const name of names) await store.append(name, 1, {}, "a", NEVER);
  for (const name of names) expect(await store.append(name, 2, {}, "a", NEVER)).toBe("repeated");
  expect((await store.load("t0"))?.entries.length).toBe(1);
});

/** Writes a file that says which process has the folder: one of this machine, and of this or another container. */
function ownedBy(pid: number, pids: string | null = null): void {
  writeFileSync(at("owner.json"), JSON.stringify({ id: "another", host: hostname(), pid, pids }));
}

/** Leaves a lock of the folder that was renewed some seconds ago. */
function lockedAgo(seconds: number): void {
  mkdirSync(`${folder}.lock`);
  const renewed = Date.now() / 1000 - seconds;
  utimesSync(`${folder}.lock`, renewed, renewed);
}

async function expectTaken(isTaken: boolean): Promise<void> {
  const opened = fileStore(folder, { patience: 0 });
  if (isTaken) return (await opened).close();
  await expect(opened).rejects.toMatchObject({ code: "ELOCKED" });
  rmSync(`${folder}.lock`, { recursive: true });
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["--version"]);
  await new Promise((ended) => child.once("exit", ended));
  return child.pid ?? 0;
}

test("The folder of a killed process can be taken two seconds after its lock was last renewed, and that of a living process cannot", async () => {
  await store.close();
  for (const [pid, isTaken] of [
    [process.ppid, false],
    [await endedProcess(), true],
    // A process in a container that starts again has the number that it had before.
    [process.pid, true],
  ] as const) {
    lockedAgo(3);
    ownedBy(pid);
    await expectTaken(isTaken);
  }
  store = await fileStore(folder);
  expect(await store.create("one", {})).toBe(true);
});

test.skipIf(!existsSync("/proc/self/ns/pid"))(
  "A folder is taken at once from a process of the same container that has ended",
  async () => {
    const { pids } = JSON.parse(readFileSync(at("owner.json"), "utf8"));
    await store.close();
    const ended = await endedProcess();
    for (const [age, pid, container, isTaken] of [
      [0.5, ended, pids, true],
      [0.5, process.ppid, pids, false],
      [0.5, ended, "another container", false],
      [0.5, ended, null, false],
      // somebody else may just have taken it, and not yet said so
      [0, ended, pids, false],
    ] as const) {
      lockedAgo(age);
      ownedBy(pid, container);
      await expectTaken(isTaken);
    }
    store = await fileStore(folder);
  },
);

test("A process that was paused until another took its folder writes nothing more", async () => {
  await store.create("one", {});
  await store.append("one", 1, {}, "a", NEVER);
  ownedBy(process.ppid);
  expect(await store.append("one", 2, {}, "b", NEVER)).toBe("appended");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 6000);
  const before = readFileSync(at("one.log"), "utf8");
  await expect(store.append("one", 3, {}, "c", NEVER)).rejects.toThrow("another process");
  await expect(store.create("two", {})).rejects.toThrow("another process");
  await expect(store.due(0)).rejects.toThrow("another process");
  expect([readFileSync(at("one.log"), "utf8"), readdirSync(folder).includes("two.log")]).toEqual([before, false]);
});
