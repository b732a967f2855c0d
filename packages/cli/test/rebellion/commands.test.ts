import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeIo, freshFolder, isColoured, type Run, sw } from "../helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const run = (args: string, lines: readonly string[] = []): Promise<Run> => sw(fakeIo(folder.path, { lines }), args);
const documentIn = (path: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(join(folder.path, path), "utf8"));

describe("sw demo rebellion", () => {
  test("The command sw demo rebellion narrates a whole game, verifies it and writes a replay that can be verified", async () => {
    const { code, out, err } = await run("demo rebellion --setup first-game --bot random --seed 2");
    expect([code, err]).toEqual([0, ""]);
    const closing = out.trimEnd().split("\n").slice(-5);
    expect(closing[0]).toMatch(/^Won by the (Empire|Rebellion)/);
    const [, rounds, decisions, checks] =
      /^(\d+) rounds, (\d+) decisions\. .* (\d+) times/.exec(closing[1] ?? "") ?? [];
    const { game, actions, final } = documentIn("replays/rebellion-2.json");
    expect(game).toBe("rebellion");
    expect([Number(decisions), Number(checks)]).toEqual([actions.length, actions.length + 1]);
    expect(closing[3]).toBe(`Replayed from replays/rebellion-2.json. The final hash matches: ${final}.`);
    expect(closing[4]).toBe("The same game again: sw demo rebellion --setup first-game --bot random --seed 2");
    expect(out.match(/── Round \d+, Assignment Phase/g)).toHaveLength(Number(rounds));
    expect(isColoured(out)).toBe(false);
    const again = await run("replay replays/rebellion-2.json --narrate --lang es");
    expect(again).toMatchObject({ code: 0, err: "" });
    expect(again.out).toMatch(/── Ronda 1, fase de Asignación/);
    expect(again.out).toMatch(/Gana (el Imperio|la Rebelión)/);
    expect(again.out).not.toMatch(/\b(wins|moves|draws|reveals|goes|rolls)\b/);
  });

  test("The command sw demo rebellion --players 3 plays a game with its own id, which sw replay finds", async () => {
    const { code, out } = await run("demo rebellion --players 3 --rulings faq --seed 4");
    expect(code).toBe(0);
    expect(out).toContain("Star Wars: Rebellion: three bots play, seed 4.");
    expect(out).toContain("The same game again: sw demo rebellion --players 3 --rulings faq --seed 4");
    expect(documentIn("replays/rebellion-3-4.json")).toMatchObject({ game: "rebellion-3", config: { players: 3 } });
    expect((await run("replay replays/rebellion-3-4.json")).out).toContain("The final hash matches");
  });
});

describe("sw demo rebellion with Rise of the Empire", () => {
  test("The command sw demo rebellion plays and replays a whole game with the expansion and cinematic combat", async () => {
    const options = "--expansion rote --combat cinematic --starting-units expansion --mission-sets rote --bot random";
    const { code, out, err } = await run(`demo rebellion ${options} --seed 5`);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/Won by the (Empire|Rebellion)/);
    expect(out).toContain(`The same game again: sw demo rebellion ${options} --seed 5`);
    expect((await run("replay replays/rebellion-5.json")).out).toContain("The final hash matches");
  });
});

describe("sw play rebellion", () => {
  const START = "play rebellion --seat imperial --setup first-game --seed 7 --save game.json";

  test("The command sw play rebellion shows the table and the choices, carries out the chosen one, and saves the game", async () => {
    const { code, out, err } = await run(START, ["1", "?1", "?vader", "q"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain('The bot "steady" plays the Rebellion.');
    expect(out).toMatch(/Empire \(you\)/);
    expect(out).toMatch(/Assign a leader to Capture Rebel Operative\n +1 Emperor Palpatine +2 Grand Moff Tarkin /);
    expect(out).toContain("Continue with: sw play rebellion --resume game.json");
    expect(documentIn("game.json").table.state.game).toBe("rebellion");
  });

  test("A saved game of Rebellion can be continued, including a team game", async () => {
    const args = "play rebellion --players 4 --seat rebel-general --seed 7 --save team.json";
    await run(args, ["1"]);
    const { played } = documentIn("team.json").table;
    const { code } = await run("play rebellion --resume team.json", ["1"]);
    expect(code).toBe(0);
    expect(documentIn("team.json").game).toBe("rebellion-4");
    expect(documentIn("team.json").table.played.length).toBeGreaterThan(played.length);
  });

  test("All players of a game of Rebellion can sit at one keyboard", async () => {
    const { out } = await run("play rebellion --players 3 --seat all --seed 1 --save all.json", ["", "q"]);
    expect(out).toContain("Pass the keyboard to the Imperial Admiral, who then presses Enter.");
    expect(Object.values(documentIn("all.json").table.seats)).toEqual([
      "person:rebel",
      "person:imperial-admiral",
      "person:imperial-general",
    ]);
  });

  test("The command sw play rebellion asks for the side if none is named", async () => {
    const { out } = await run("play rebellion --players 4 --seed 7 --save game.json", ["5", "", "q"]);
    expect(out).toMatch(
      /1 {2}Rebel Admiral\n2 {2}Rebel General\n3 {2}Imperial Admiral\n4 {2}Imperial General\n5 {2}All/,
    );
  });

  test.each([
    ["a seat that is not at the table", "play rebellion --seat rebel-admiral", /there is no seat 'rebel-admiral'/],
    ["five people", "play rebellion --players 5", /It must be a whole number from 2 to 4/],
    ["an unknown set-up", "demo rebellion --setup epic", /Allowed choices are first-game, advanced/],
    [
      "a game of the other kind",
      "play deckbuilder --resume game.json",
      /is a save of the game 'rebellion', not of 'deckbuilder'/,
    ],
    [
      "a save and new options",
      "play rebellion --resume game.json --players 3",
      /cannot be used with option '--players/,
    ],
  ])("The command sw play rebellion rejects %s as bad input", async (_what, args, expected) => {
    await run(START, []);
    const { code, err } = await run(args, ["q"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^sw: .*\n$/);
    expect(err).toMatch(expected);
  });

  test("A game of Rebellion that was rejected leaves no file", async () => {
    await run("play rebellion --seat rebel-admiral");
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

test("The command sw simulate rebellion counts rounds", async () => {
  const { code, out } = await run("simulate rebellion --games 2 --bots random --setup first-game");
  expect(code).toBe(0);
  expect(out).toMatch(/^rebellion: 2 games, seed 1/);
  expect(out).toMatch(/^rounds +\d+ +\d+ +[\d.]+ +\d+$/m);
  const { rounds, seats, ...rest } = JSON.parse((await run("simulate rebellion --games 1 --players 3 --json")).out);
  expect(rounds.most).toBeGreaterThan(2);
  expect(rest).not.toHaveProperty("turns");
  expect(seats.map(({ seat }: { seat: string }) => seat)).toEqual(["rebel", "imperial-admiral", "imperial-general"]);
});

test("The command sw rules finds rules of the Deckbuilding Game and Rebellion", async () => {
  const ids = (out: string): readonly string[] => JSON.parse(out).map(({ id }: { id: string }) => id);
  const found = ids((await run("rules --json --game rebellion retreat transport")).out);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((id) => /^(reb|rote)\./.test(id))).toBe(true);
});
