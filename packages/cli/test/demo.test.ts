import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeIo, freshFolder, isColoured, type Run, sw } from "./helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const run = (args: string, options: Parameters<typeof fakeIo>[1] = {}): Promise<Run> =>
  sw(fakeIo(folder.path, options), args);

const replayOf = (name: string): string => readFileSync(join(folder.path, "replays", name), "utf8");

test("The command sw demo narrates a whole game, verifies it and writes a replay that can be verified", async () => {
  const { code, out, err } = await run("demo");
  expect([code, err]).toEqual([0, ""]);
  const closing = out.trimEnd().split("\n").slice(-5);
  expect(closing[0]).toMatch(/^Won by the (Empire|Rebellion), \d bases? ahead\.$/);
  const [, turns, decisions, checks] = /^(\d+) turns, (\d+) decisions\. .* (\d+) times/.exec(closing[1] ?? "") ?? [];
  const { actions, final } = JSON.parse(replayOf("deckbuilder-1977.json"));
  expect([Number(decisions), Number(checks)]).toEqual([actions.length, actions.length + 1]);
  expect(closing[2]).toBe("Replay written to replays/deckbuilder-1977.json.");
  expect(closing[3]).toBe(`Replayed from replays/deckbuilder-1977.json. The final hash matches: ${final}.`);
  expect(closing[4]).toBe("The same game again: sw demo --seed 1977");
  expect(out.match(/── Turn \d+, /g)).toHaveLength(Number(turns));
  expect(isColoured(out)).toBe(false);
});

describe("the same arguments give", () => {
  test("The same arguments of sw demo print the same game word for word", async () => {
    const first = await run("demo --bases 2 --seed 5");
    const replay = replayOf("deckbuilder-5.json");
    expect(await run("demo --bases 2 --seed 5")).toEqual(first);
    expect(replayOf("deckbuilder-5.json")).toBe(replay);
    expect(first.out).toContain("The same game again: sw demo --bases 2 --seed 5");
  });

  test("Another seed of sw demo plays another game", async () => {
    await run("demo --bases 2 --seed 5");
    await run("demo --bases 2 --seed 6");
    expect(JSON.parse(replayOf("deckbuilder-5.json")).final).not.toBe(JSON.parse(replayOf("deckbuilder-6.json")).final);
  });
});

test("The command sw demo plays the same game with the name deckbuilder and without a name", async () => {
  const named = await run("demo deckbuilder --bases 2 --seed 5");
  expect(named).toEqual(await run("demo --bases 2 --seed 5"));
});

test("The command sw demo --lang es narrates its whole game in Spanish", async () => {
  const { out } = await run("demo --bases 2 --lang es");
  expect(out).toMatch(/── Turno 2, Rebelión/);
  expect(out).toMatch(/Gana (el Imperio|la Rebelión), con \d bases? de ventaja\./);
  expect(out).not.toMatch(/\b(the|wins|turns|draws)\b/);
});

describe("on a terminal", () => {
  const frames = (out: string): readonly string[] => out.split("\u001b[H").slice(1);

  test("A demo at a terminal redraws its header in place, then restores the screen and leaves the narration on it", async () => {
    const io = fakeIo(folder.path, { tty: true, keepsTyping: true });
    const ended = sw(io, "demo --bases 2");
    await vi.waitFor(() => expect(frames(io.stdout.text).length).toBeGreaterThan(2), { timeout: 10_000 });
    io.interrupt();
    const { code, out, err } = await ended;
    expect([code, err]).toEqual([130, ""]);
    for (const frame of frames(out)) expect(frame).toMatch(/Turn 1.*Force.*\s+.*Empire.*\s+.*Rebellion/);
    expect(out.split("\u001b[?1049h\u001b[?25l")).toHaveLength(2);
    const [watched = "", left = ""] = out.split("\u001b[?25h\u001b[?1049l");
    expect(left.split("\n").length).toBeGreaterThan(2);
    expect(left.split("\n").filter((line) => !watched.includes(line))).toEqual([]);
    expect(readdirSync(folder.path)).toEqual(["replays"]);
    expect(readdirSync(join(folder.path, "replays"))).toEqual([]);
  });

  test("The option --fast prints a demo without pauses, in color", async () => {
    const { code, out } = await run("demo --bases 2 --fast", { tty: true });
    expect(code).toBe(0);
    expect(isColoured(out)).toBe(true);
    expect(frames(out)).toEqual([]);
  });

  test("The variable NO_COLOR removes the colors of a demo", async () => {
    const { out } = await run("demo --bases 2 --fast", { tty: true, env: { NO_COLOR: "1" } });
    expect(isColoured(out)).toBe(false);
  });
});

test("A seed of sw demo with any characters makes one valid file name", async () => {
  const io = fakeIo(folder.path);
  const { code, out } = await sw(io, ["demo", "--bases", "2", "--seed", "../a b/ñ"]);
  expect(code).toBe(0);
  expect(out).toContain('The same game again: sw demo --bases 2 --seed "../a b/ñ"\n');
  expect(readdirSync(join(folder.path, "replays"))).toEqual(["deckbuilder-.._a_b__.json"]);
});

describe("a game that goes wrong", () => {
  afterEach(() => {
    vi.doUnmock("../src/playing/invariants.ts");
    vi.resetModules();
  });

  test("A demo that fails leaves a recording of what was played", async () => {
    let checks = 0;
    vi.doMock("../src/playing/invariants.ts", () => ({
      mustHold: () => {
        checks += 1;
        if (checks > 20) throw new Error("invariant broken");
      },
    }));
    vi.resetModules();
    const { main } = await import("../src/index.ts");
    const io = fakeIo(folder.path);
    await expect(main(["demo", "--bases", "2", "--seed", "5"], io)).rejects.toThrow("invariant broken");
    expect(io.stderr.text).toBe("Replay written to replays/deckbuilder-5.json.\n");
    expect(JSON.parse(replayOf("deckbuilder-5.json")).actions).toHaveLength(20);
  });
});
