import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sprt } from "@sw/bots/arena";
import { describe, expect, test } from "vitest";
import { fakeIo, sw } from "../helpers/fake-io.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "sw-arena-"));
const SMALL = "arena deckbuilder --bots steady,random --games 4 --bases 2 --seed small --workers 1";

/** The JSON document that an arena prints as its last line. */
async function results(at: string, args: string): Promise<Record<string, unknown>> {
  const { code, out } = await sw(fakeIo(at), `${args} --json`);
  expect(code).toBe(0);
  return JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
}

test("An arena prints a table of its bots with games, wins, points with their interval, and Elo", async () => {
  const { code, out, err } = await sw(fakeIo(folder()), `${SMALL}`);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("deckbuilder: 4 games, seed small");
  expect(out).toMatch(/^bot +games +wins +draws +forfeits +points % +95 % +Elo$/m);
  expect(out).toMatch(/^steady +4 +4 +0 +0 +100\.0 +51\.0-100\.0 +\d+$/m);
  expect(out).toMatch(/^random +4 +0 +0 +0 +0\.0 +0\.0-49\.0 +-\d+$/m);
});

describe("the file of an arena", () => {
  test("A contest whose file was cut off in the middle of a line continues to the same result, without counting a game twice", async () => {
    const at = folder();
    const whole = await results(at, `${SMALL} --out whole.jsonl`);
    const lines = readFileSync(join(at, "whole.jsonl"), "utf8").split("\n");
    expect(lines).toHaveLength(6);
    writeFileSync(join(at, "cut.jsonl"), `${lines.slice(0, 3).join("\n")}\n${(lines[3] ?? "").slice(0, 20)}`);
    expect(await results(at, `${SMALL} --out cut.jsonl`)).toEqual(whole);
    const kept = readFileSync(join(at, "cut.jsonl"), "utf8").trimEnd().split("\n").slice(1);
    expect(kept.map((line) => JSON.parse(line).number).sort()).toEqual([0, 1, 2, 3]);
  });

  test("A contest cannot continue in the file of a contest with other settings", async () => {
    const at = folder();
    await results(at, `${SMALL} --out kept.jsonl`);
    const { code, err } = await sw(fakeIo(at), `${SMALL.replace("--seed small", "--seed other")} --out kept.jsonl`);
    expect([code, err]).toEqual([
      2,
      "sw: kept.jsonl contains the results of another contest: its game, configuration, bots, seed or versions differ\n",
    ]);
  });

  test("A file with other content is rejected as results of an arena", async () => {
    const at = folder();
    for (const text of ["{}\n", '"word"\n', '{"arena":1}\n', "not JSON\n"]) {
      writeFileSync(join(at, "other.jsonl"), text);
      const { code, err } = await sw(fakeIo(at), `${SMALL} --out other.jsonl`);
      expect(code).toBe(2);
      expect(err).toMatch(
        /^sw: (other\.jsonl does not contain the results of an arena|cannot read other\.jsonl: .*)\n$/,
      );
    }
  });

  test("A line that is not a game is rejected in the results of an arena", async () => {
    const at = folder();
    await results(at, `${SMALL} --out kept.jsonl`);
    appendFileSync(join(at, "kept.jsonl"), '{"number":7,"points":3}\n');
    const { code } = await sw(fakeIo(at), `${SMALL} --out kept.jsonl`);
    expect(code).toBe(2);
  });
});

test("Two result files with the same seeds are compared game by game", async () => {
  const at = folder();
  await results(at, `${SMALL} --out steady.jsonl`);
  await results(at, `${SMALL.replace("steady,random", "random,steady")} --out random.jsonl`);
  const { code, out } = await sw(fakeIo(at), "arena compare steady.jsonl random.jsonl");
  expect(code).toBe(0);
  expect(out).toBe(
    "deckbuilder: 4 games in common, seed small\n\n" +
      "steady in steady.jsonl scores 100.0 % of the points more than random in random.jsonl (95 %: 100.0 to 100.0)\n",
  );
  await results(at, `${SMALL.replace("--seed small", "--seed other")} --out other.jsonl`);
  const refused = await sw(fakeIo(at), "arena compare steady.jsonl other.jsonl");
  expect([refused.code, refused.err]).toEqual([
    2,
    "sw: steady.jsonl and other.jsonl have different seeds or games, so they cannot be compared game by game\n",
  ]);
});

test("A sequential test ends a contest as soon as its result is decided", async () => {
  const { sprt: decided, bots } = await results(folder(), `${SMALL.replace("--games 4", "--games 400")} --sprt 0,200`);
  expect(decided).toMatchObject({ accepted: "elo1" });
  expect(bots).toMatchObject([{ id: "steady" }, { id: "random" }]);
  const [steady] = bots as readonly { readonly games: number }[];
  // The steady bot wins every pair, so the first number of pairs that decides the test ends the contest.
  const decides = (pairs: number): boolean =>
    sprt(
      Array.from({ length: pairs }, () => 1),
      { elo0: 0, elo1: 200 },
    ).accepted !== null;
  const pairs = Array.from({ length: 100 }, (_, index) => index + 1).find(decides) ?? 0;
  expect(steady?.games).toBe(2 * pairs);
});

test.each([
  ["arena deckbuilder --bots steady", "--bots names 1 bot; an arena needs at least 2, as in steady,random"],
  ["arena deckbuilder --bots steady,steady", "--bots names a bot twice: steady,steady"],
  ["arena deckbuilder --bots steady,stedy", "unknown bot 'stedy' (known: steady, greedy, flat, search, random)"],
  ["arena deckbuilder --bots steady,random,greedy --sprt 0,10", "--sprt needs exactly two bots, which can swap sides"],
  ["arena solo --bots steady --sprt 0,10", "--sprt needs exactly two bots, which can swap sides"],
  ["arena deckbuilder --bots steady,automa", "unknown bot 'automa' (known: steady, greedy, flat, search, random)"],
])("The command line 'sw %s' is bad input", async (args, message) => {
  const { code, err } = await sw(fakeIo(folder()), args);
  expect([code, err]).toEqual([2, `sw: ${message}\n`]);
});

test("Every bot plays the same games of the solo variant against the automa", async () => {
  const place = folder();
  const { bots } = await results(
    place,
    "arena solo --bots steady,random --games 2 --seed solo --workers 1 --out solo.jsonl",
  );
  expect(bots).toMatchObject([
    { id: "steady", games: 2, forfeits: 0 },
    { id: "random", games: 2, forfeits: 0 },
    { id: "automa", games: 4, forfeits: 0 },
  ]);
  const [, ...games] = readFileSync(join(place, "solo.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(games.map(({ seed, sides }) => [seed, sides])).toEqual([
    ["solo 0", ["steady", "automa"]],
    ["solo 0", ["random", "automa"]],
    ["solo 1", ["steady", "automa"]],
    ["solo 1", ["random", "automa"]],
  ]);
});

test("A team game of Rebellion is played with one bot for each side", async () => {
  const { bots } = await results(
    folder(),
    "arena rebellion --players 4 --bots steady,random --games 2 --seed team --workers 1",
  );
  expect(bots).toMatchObject([
    { id: "steady", games: 2 },
    { id: "random", games: 2 },
  ]);
});
