import { expect, test } from "vitest";
import { fakeIo, sw } from "./helpers/fake-io.ts";

const summary = async (args: string): Promise<Record<string, unknown>> => {
  const { code, out } = await sw(fakeIo("."), `simulate deckbuilder --json ${args}`);
  expect(code).toBe(0);
  return JSON.parse(out);
};

test("The command sw simulate reports wins by side, the lengths of the games and the speed", async () => {
  const { code, out, err } = await sw(fakeIo("."), "simulate deckbuilder --games 6 --bases 2 --seed 4");
  expect([code, err]).toEqual([0, ""]);
  const wins = [...out.matchAll(/^(?:empire|rebel) +steady +(\d+) +[\d.]+ %$/gm)].map(([, count]) => Number(count));
  expect(wins).toHaveLength(2);
  expect(wins.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(out).toMatch(/^turns +\d+ +\d+ +[\d.]+ +\d+$/m);
  expect(out).toMatch(/^decisions +\d+ +\d+ +[\d.]+ +\d+$/m);
  expect(out).toMatch(/^\d+ decisions per second including the bots/m);
});

test("A seed determines everything in a simulation except its speed", async () => {
  const { speed: _one, ...first } = await summary("--games 4 --bases 2 --seed a --mode full-galaxy");
  const { speed: _other, ...second } = await summary("--games 4 --bases 2 --seed a --mode full-galaxy");
  expect(second).toEqual(first);
  expect(first).toMatchObject({ games: 4, config: { mode: "full-galaxy", bases: 2, bribing: false }, undecided: 0 });
  const { turns } = await summary("--games 4 --bases 2 --seed b --mode full-galaxy");
  expect(turns).not.toEqual(first["turns"]);
});

test("The bots of a simulation take the seats in the named order", async () => {
  const { seats } = await summary("--games 8 --bases 2 --bots random,steady");
  expect(seats).toEqual([
    { seat: "empire", bot: "random", wins: 0 },
    { seat: "rebel", bot: "steady", wins: 8 },
  ]);
});

test("The progress bar of a simulation is printed only to the standard error of a terminal", async () => {
  const io = fakeIo(".", { tty: true });
  const { code, out, err } = await sw(io, "simulate deckbuilder --games 3 --bases 2 --bots random --json");
  expect(code).toBe(0);
  expect(err).toContain("of 3 games");
  expect(JSON.parse(out)).toMatchObject({ games: 3 });
});
