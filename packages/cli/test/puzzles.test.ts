import { expect, test } from "vitest";
import { fakeIo, freshFolder, sw } from "./helpers/fake-io.ts";

test("A bot tries every puzzle of the game, and the table shows which ones it solves, with their ideas", async () => {
  const { code, out, err } = await sw(fakeIo(freshFolder().path), "puzzles deckbuilder --bot steady");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^puzzle +solved +idea$/m);
  expect(out).toMatch(
    /^bomb-run +(yes|no) +The Y-Wing attacks first and is given up afterwards, for two points more\.$/m,
  );
  expect(out).toMatch(/\n\nsteady solves \d+ of \d+ puzzles\n$/);
});

test.each(["deckbuilder", "rebellion", "legion"])(
  "Results of %s as JSON have the bot's own line and the solution, and a random bot solves some puzzles",
  async (game) => {
    const { out } = await sw(fakeIo(freshFolder().path), `puzzles ${game} --bot random --json`);
    const { puzzles } = JSON.parse(out) as {
      puzzles: readonly { solved: boolean; played: string[]; solution: string[] }[];
    };
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    const solved = puzzles.filter((one) => one.solved).length;
    expect(solved).toBeGreaterThan(0);
    expect(solved).toBeLessThan(puzzles.length / 2);
    for (const { played, solution } of puzzles) expect([played.length > 0, solution.length > 0]).toEqual([true, true]);
  },
);

test.each([
  ["puzzles deckbuilder --bot stedy", "unknown bot 'stedy' (known: steady, greedy, flat, search, random)"],
  ["puzzles solo --bot random", "solo has no puzzles yet"],
])("The command line 'sw %s' is bad input", async (args, message) => {
  const { code, err } = await sw(fakeIo(freshFolder().path), args);
  expect([code, err]).toEqual([2, `sw: ${message}\n`]);
});
