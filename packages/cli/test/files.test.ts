import sync, { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshFolder } from "./helpers/fake-io.ts";

vi.mock("node:fs/promises", async (original) => ({ ...(await original<typeof fs>()) }));
// Another test of this worker may have loaded it already, with the real file system.
vi.resetModules();
const { exists, mustBeWritable, readJson, writeWhole } = await import("../src/files.ts");

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

const io = (): { cwd: string } => ({ cwd: folder.path });
const at = (name: string): string => join(folder.path, name);

describe("writing", () => {
  test("Writing a file creates the folders of its path and replaces an existing file", async () => {
    await writeWhole(io(), "a/b/game.json", "first");
    await writeWhole(io(), "a/b/game.json", "second");
    expect(readFileSync(at("a/b/game.json"), "utf8")).toBe("second");
    expect(readdirSync(at("a/b"))).toEqual(["game.json"]);
  });

  test("A write that fails halfway leaves the old file unchanged, and no other file", async () => {
    writeFileSync(at("game.json"), "old");
    const write = fs.writeFile;
    vi.spyOn(fs, "writeFile").mockImplementation(async (path, text) => {
      await write(path, String(text).slice(0, 3));
      throw Object.assign(new Error("no room"), { code: "ENOSPC" });
    });
    await expect(writeWhole(io(), "game.json", "new and longer")).rejects.toMatchObject({
      message: "cannot write game.json: the disk is full",
      exitCode: 2,
    });
    expect(readFileSync(at("game.json"), "utf8")).toBe("old");
    expect(readdirSync(folder.path)).toEqual(["game.json"]);
  });

  test("A write that the disk accepts only partly continues until the whole text is written", async () => {
    const { write } = sync;
    const half = ((file: number, text: string, at: number, code: BufferEncoding, done: () => void) =>
      write(file, text.slice(0, text.length / 2), at, code, done)) as typeof sync.write;
    vi.spyOn(sync, "write").mockImplementation(half);
    await writeWhole(io(), "game.json", "the whole text");
    expect(readFileSync(at("game.json"), "utf8")).toBe("the whole text");
  });

  test("A write that cannot replace the file leaves the old file", async () => {
    writeFileSync(at("game.json"), "old");
    const refuse = ((_from: string, _to: string, done: (error: Error) => void) =>
      done(Object.assign(new Error("no"), { code: "EACCES" }))) as typeof sync.rename;
    vi.spyOn(sync, "rename").mockImplementation(refuse);
    await expect(writeWhole(io(), "game.json", "new")).rejects.toThrow("cannot write game.json: permission denied");
    expect(readFileSync(at("game.json"), "utf8")).toBe("old");
    expect(readdirSync(folder.path)).toEqual(["game.json"]);
  });

  test("Writing keeps the permissions of an existing file, and gives a new file the requested ones", async () => {
    writeFileSync(at("shared.json"), "old");
    chmodSync(at("shared.json"), 0o640);
    for (const name of ["shared.json", "own.json", "own.json"]) await writeWhole(io(), name, "new", 0o600);
    const modeOf = (name: string): number => statSync(at(name)).mode & 0o777;
    expect([modeOf("shared.json"), modeOf("own.json")]).toEqual([0o640, 0o600]);
  });

  test("Writing also syncs the folder to the disk, where the system can", async () => {
    const open = vi.spyOn(fs, "open");
    await writeWhole(io(), "saves/mine/game.json", "new");
    const folders = open.mock.calls.map(([path]) => String(path));
    expect(folders).toEqual([at("saves"), folder.path, at("saves/mine")]);
    open.mockRejectedValue(Object.assign(new Error("no"), { code: "EPERM" }));
    await writeWhole(io(), "saves/mine/game.json", "newer");
    expect(readFileSync(at("saves/mine/game.json"), "utf8")).toBe("newer");
    open.mockRejectedValue(Object.assign(new Error("broken"), { code: "EIO" }));
    await expect(writeWhole(io(), "saves/mine/game.json", "newest")).rejects.toThrow(
      "cannot write saves/mine/game.json",
    );
  });

  test("Writing to a folder that is not writable is refused beforehand, and the check leaves no file behind", async () => {
    await mustBeWritable(io(), "a/game.json");
    expect(readdirSync(at("a"))).toEqual([]);
    vi.spyOn(fs, "access").mockRejectedValue(Object.assign(new Error("no"), { code: "EROFS" }));
    await expect(mustBeWritable(io(), "a/game.json")).rejects.toThrow(
      "cannot write a/game.json: the disk is read-only",
    );
  });

  test("Writing through a symbolic link changes the file it points to", async () => {
    writeFileSync(at("real.json"), "old");
    symlinkSync(at("real.json"), at("link.json"));
    await writeWhole(io(), "link.json", "new");
    expect(readFileSync(at("real.json"), "utf8")).toBe("new");
  });

  test("Writing never replaces a folder or a device, and never turns a file into a folder", async () => {
    mkdirSync(at("folder"));
    writeFileSync(at("file"), "old");
    await expect(writeWhole(io(), "folder", "new")).rejects.toThrow("cannot write folder: it is a folder");
    await expect(writeWhole(io(), "/dev/null", "new")).rejects.toThrow("cannot write /dev/null: it is not a file");
    await expect(writeWhole(io(), "file/game.json", "new")).rejects.toThrow(/^cannot write file\/game.json: a part of/);
    expect(readFileSync(at("file"), "utf8")).toBe("old");
  });
});

describe("reading", () => {
  test("Reading a file returns its JSON", async () => {
    writeFileSync(at("game.json"), '{"turn":3}');
    expect(await readJson(io(), "game.json")).toEqual({ turn: 3 });
  });

  test.each([
    ["nothing there", "none.json", "there is no such file"],
    ["a folder", "folder", "it is a folder"],
    ["a file as a folder", "half.json/game.json", "a part of the path is not a folder"],
    ["half a document", "half.json", "it is not valid JSON, or it is incomplete"],
    ["an empty file", "empty.json", "it is not valid JSON, or it is incomplete"],
    ["a file that is far too large", "huge.json", "it is larger than 20 MB"],
  ])("Reading %s is bad input", async (_what, name, reason) => {
    mkdirSync(at("folder"));
    writeFileSync(at("half.json"), '{"turn":');
    writeFileSync(at("empty.json"), "");
    writeFileSync(at("huge.json"), " ".repeat(20_000_001));
    await expect(readJson(io(), name)).rejects.toMatchObject({
      message: `cannot read ${name}: ${reason}`,
      exitCode: 2,
    });
  });
});

test("A file that exists is distinguished from one that does not", async () => {
  writeFileSync(at("file"), "");
  expect([await exists(io(), "file"), await exists(io(), "none"), await exists(io(), "file/none")]).toEqual([
    true,
    false,
    false,
  ]);
});
