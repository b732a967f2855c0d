import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Built, builtFrom, type Ran } from "./helpers/built.ts";
import { freshFolder } from "./helpers/fake-io.ts";

let sw: Built;
let writer: Built;
let folder = freshFolder();
beforeAll(async () => {
  [sw, writer] = await Promise.all([builtFrom("src/main.ts"), builtFrom("test/helpers/writer.ts")]);
});
afterAll(() => {
  sw.remove();
  writer.remove();
});
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const words = (args: string): readonly string[] => args.split(" ");
const START = "play deckbuilder --seat empire --seed 7 --save game.json";

function shown(ran: Ran, expected: RegExp): Promise<void> {
  return vi.waitFor(() => expect(ran.out() + ran.err()).toMatch(expected), { timeout: 30_000, interval: 10 });
}

describe("a reader who stops reading", () => {
  test("The recording is still written if the reader of the output stops reading: `sw demo | head`", async () => {
    const ran = sw.start(folder.path, words("demo --bases 2 --seed 5"));
    await shown(ran, /Turn 1/);
    ran.process.stdout?.destroy();
    expect([await ran.ended, ran.err()]).toEqual([0, ""]);
    expect(JSON.parse(readFileSync(join(folder.path, "replays/deckbuilder-5.json"), "utf8"))).toHaveProperty("final");
  });

  test("A session ends if the reader of its output stops reading, with every move saved and the save unlocked", async () => {
    const ran = sw.start(folder.path, words(START));
    await shown(ran, /Your choice/);
    ran.process.stdout?.destroy();
    ran.process.stdin?.write("1\n");
    expect([await ran.ended, ran.err()]).toEqual([0, ""]);
    expect(readdirSync(folder.path)).toEqual(["game.json"]);
    expect(JSON.parse(readFileSync(join(folder.path, "game.json"), "utf8")).table.played).toHaveLength(1);
  });
});

describe.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s", (signal, code) => {
  test("A signal ends a demo with the exit code that a shell expects", async () => {
    const ran = sw.start(folder.path, words("demo rebellion"));
    await shown(ran, /Star Wars/);
    ran.process.kill(signal);
    expect([await ran.ended, ran.err()]).toEqual([code, ""]);
  });

  test("A signal ends a session with the game saved and unlocked for the next", async () => {
    const ran = sw.start(folder.path, words(START));
    await shown(ran, /Your choice/);
    expect(readdirSync(folder.path).sort()).toEqual(["game.json", "game.json.lock"]);
    ran.process.kill(signal);
    expect([await ran.ended, ran.err()]).toEqual([0, ""]);
    expect(ran.out()).toContain("Continue with: sw play deckbuilder --resume game.json");
    expect(readdirSync(folder.path)).toEqual(["game.json"]);
  });

  test("A second signal ends a command that does not stop, without leaving a partly written file", async () => {
    for (const delay of [0, 3, 9]) {
      const ran = writer.start(folder.path, []);
      await shown(ran, /writing/);
      ran.process.kill(signal);
      await shown(ran, /interrupted/);
      await new Promise((resolve) => setTimeout(resolve, delay));
      ran.process.kill(signal);
      expect(await ran.ended).toBe(code);
      expect(readdirSync(folder.path)).toEqual(["game.json"]);
    }
  });
});

test("A second session on a save is told which session has it, and neither loses a move", async () => {
  const first = sw.start(folder.path, words(START));
  await shown(first, /Your choice/);
  const second = sw.start(folder.path, words("play deckbuilder --resume game.json"));
  expect(await second.ended).toBe(2);
  expect(second.err()).toMatch(
    new RegExp(
      `^sw: game\\.json is already being played: process ${first.process.pid} (of .+ )?on \\S+ has had it open since [\\d-]+ [\\d:]+ UTC\\n$`,
    ),
  );
  first.process.stdin?.end("1\nq\n");
  expect(await first.ended).toBe(0);
  expect(JSON.parse(readFileSync(join(folder.path, "game.json"), "utf8")).table.played).toHaveLength(1);
});
