import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Built, builtFrom } from "../helpers/built.ts";
import { fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";

let command: Built;
let folder = freshFolder();
beforeAll(async () => {
  command = await builtFrom("src/main.ts", "src/worker.ts");
});
afterAll(() => command.remove());
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const CONTEST = "arena deckbuilder --bots steady,random --games 8 --bases 2 --seed threads --json";

/** What the contest prints with one worker. */
async function alone(args = CONTEST): Promise<string> {
  return (await sw(fakeIo(folder.path), `${args} --workers 1`)).out;
}

test("Two threads play the same games as one, and a sequential test stops both at the same game", async () => {
  for (const args of [CONTEST, `${CONTEST.replace("--games 8", "--games 80")} --sprt 0,200`]) {
    const ran = command.start(folder.path, `${args} --workers 2`.split(" "));
    expect([await ran.ended, ran.err()]).toEqual([0, ""]);
    expect(JSON.parse(ran.out())).toEqual(JSON.parse(await alone(args)));
  }
});

test("A contest that is killed continues without losing a game or counting one twice", async () => {
  const args = `${CONTEST} --out results.jsonl --workers 2`.split(" ");
  const file = join(folder.path, "results.jsonl");
  const lines = (): readonly string[] => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  const killed = command.start(folder.path, args);
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(3), { timeout: 50_000, interval: 5 });
  killed.process.kill("SIGKILL");
  expect(await killed.ended).toBe("SIGKILL");
  const kept = lines().slice(0, 3);
  const again = command.start(folder.path, args);
  expect([await again.ended, again.err()]).toEqual([0, ""]);
  expect(JSON.parse(again.out())).toEqual(JSON.parse(await alone()));
  expect(lines().slice(0, 3)).toEqual(kept);
  expect(lines().filter((line) => line !== "")).toHaveLength(9);
});
