import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newKeeper, openKeeper } from "../src/playing/keeper.ts";
import { freshFolder } from "./helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});

const io = (): { cwd: string } => ({ cwd: folder.path });
const at = (name: string): string => join(folder.path, name);

test("A save is readable only by its owner, and no other file is left", async () => {
  const keeper = await newKeeper(io(), "saves/game.json");
  await keeper.write("1");
  await keeper.write("2");
  await keeper.close();
  expect(await readFileSync(at("saves/game.json"), "utf8")).toBe("2");
  expect(statSync(at("saves/game.json")).mode & 0o777).toBe(0o600);
  expect(readdirSync(at("saves"))).toEqual(["game.json"]);
});

test("Only one session at a time can have a save, and another is told which session has it", async () => {
  const keeper = await newKeeper(io(), "game.json");
  await keeper.write("1");
  const who = new RegExp(
    `^game.json is already being played: process ${process.pid} .*on ${hostname()} has had it open since 20`,
  );
  await expect(openKeeper(io(), "game.json")).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(who),
  });
  await keeper.close();
  const next = await openKeeper(io(), "game.json");
  expect(await next.read()).toBe(1);
  await next.close();
});

test("A lock of a save without an owner file still locks the save", async () => {
  const keeper = await newKeeper(io(), "game.json");
  rmSync(at("game.json.lock/owner.json"));
  await expect(openKeeper(io(), "game.json")).rejects.toThrow("is already being played: another session has it open");
  await keeper.close();
});

test("A killed session blocks its save for others only for a short time", async () => {
  mkdirSync(at("game.json.lock"));
  writeFileSync(at("game.json.lock/owner.json"), "{}");
  await expect(openKeeper(io(), "game.json")).rejects.toThrow("is already being played");
  const old = new Date(Date.now() - 11_000);
  utimesSync(at("game.json.lock"), old, old);
  const keeper = await openKeeper(io(), "game.json");
  await keeper.close();
  expect(readdirSync(folder.path)).toEqual([]);
});

test("A save that another program has changed meanwhile is never overwritten", async () => {
  const keeper = await newKeeper(io(), "game.json");
  await keeper.write("mine");
  writeFileSync(at("game.json"), "theirs");
  for (const text of ["mine", "mine again"]) {
    await expect(keeper.write(text)).rejects.toThrow(
      "cannot write game.json: another session has written to it in the mean",
    );
  }
  expect(readFileSync(at("game.json"), "utf8")).toBe("theirs");
  await keeper.close();
});

test("A save that was deleted is written again", async () => {
  const keeper = await newKeeper(io(), "game.json");
  await keeper.write("1");
  rmSync(at("game.json"));
  await keeper.write("2");
  expect(readFileSync(at("game.json"), "utf8")).toBe("2");
  await keeper.close();
});

test("A session that was paused until another took its save is told so, and can have it when the other has gone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const sleeper = await newKeeper(io(), "game.json");
  await sleeper.write("1");
  rmSync(at("game.json.lock"), { recursive: true });
  mkdirSync(at("game.json.lock"));
  // within one tick of the file system's clock both locks would be of the same age
  const before = new Date(Date.now() - 1_000);
  utimesSync(at("game.json.lock"), before, before);
  // the library looks after its lock every five seconds
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  // it asks the file system, which answers when it can; until then the sleeper may still write
  const refused = "game.json is already being played: another session has it open";
  await vi.waitFor(() => expect(sleeper.write("2")).rejects.toThrow(refused), { timeout: 10_000, interval: 20 });
  rmSync(at("game.json.lock"), { recursive: true });
  await sleeper.write("3");
  expect(readFileSync(at("game.json"), "utf8")).toBe("3");
  await sleeper.close();
  expect(readdirSync(folder.path)).toEqual(["game.json"]);
});

test("A game is never started over an existing file, which is then not locked either", async () => {
  writeFileSync(at("game.json"), "mine");
  await expect(newKeeper(io(), "game.json")).rejects.toThrow(
    "cannot begin a game in game.json: the file already exists",
  );
  expect(readdirSync(folder.path)).toEqual(["game.json"]);
});
