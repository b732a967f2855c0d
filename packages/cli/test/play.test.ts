import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { game, type State } from "@sw/deckbuilder-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeIo, fakeIo, freshFolder, isColoured, Recorder, type Run, sw } from "./helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const START = "play deckbuilder --seat empire --seed 7 --save game.json";
const RESUME = "play deckbuilder --resume game.json";

function play(args: string, lines: readonly string[]): Promise<Run> {
  return sw(fakeIo(folder.path, { lines }), args);
}

/** Waits until a pattern is on the screen. */
function shown(io: FakeIo, expected: RegExp): Promise<void> {
  return vi.waitFor(() => expect(io.stdout.text).toMatch(expected), { timeout: 10_000, interval: 5 });
}

interface SavedGame {
  readonly table: { readonly state: State; readonly played: readonly unknown[]; readonly seats: object };
}

function saved(name = "game.json"): SavedGame {
  return JSON.parse(readFileSync(join(folder.path, name), "utf8"));
}

describe("a sitting", () => {
  test("A menu omits commitments of cards without attack, which add nothing to an attack", async () => {
    const menus = (await play(START, ["1", "2", "q"])).out.split("what do you do?");
    expect(menus[2]).not.toContain("Commit");
    expect(menus[3]).toContain("Commit Stormtrooper (#2) to the attack on the enemy base");
    expect(menus[3]).not.toContain("Commit Imperial Shuttle");
  });

  test("A session shows the table and the choices, carries out the chosen one, and saves the game", async () => {
    const { code, out, err } = await play(START, ["1", "q"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/Turn 1, Empire/);
    expect(out).toMatch(/Lothal .*0 of 8 damage/);
    expect(out).toMatch(/\n +1 {2}\S/);
    expect(out).toContain("The game is saved in game.json. Continue with: sw play deckbuilder --resume game.json");
    expect(saved().table.played).toHaveLength(1);
    expect(isColoured(out)).toBe(false);
  });

  test.each([
    ["the end of the input", []],
    ["q", ["q"]],
  ])("A session that ends by %s keeps the game", async (_how, lines) => {
    expect((await play(START, lines)).code).toBe(0);
    expect(saved().table.played).toEqual([]);
  });

  test("Ctrl-C keeps the game and prints how to continue", async () => {
    const io = fakeIo(folder.path, { lines: ["1"], keepsTyping: true });
    const run = sw(io, START);
    await shown(io, /\bYour choice .*\bYour choice /s);
    io.interrupt();
    const { code, out } = await run;
    expect(code).toBe(0);
    expect(out).toContain("sw play deckbuilder --resume game.json");
    expect(saved().table.played).toHaveLength(1);
  });

  test("Ctrl-C at a prompt of a real terminal keeps the game and prints how to continue", async () => {
    const io = fakeIo(folder.path, { tty: true, keepsTyping: true });
    const run = sw(io, START);
    await shown(io, /Your choice/);
    io.stdin.write("\u0003");
    const { code, out } = await run;
    expect(code).toBe(0);
    expect(out).toContain("sw play deckbuilder --resume game.json");
    expect(isColoured(out)).toBe(true);
  });

  test("A line that is not understood is reported and changes nothing", async () => {
    const { out } = await play(START, ["fly", "99", "?zzz", "", "q"]);
    expect(out).toContain('"fly" is not understood');
    expect(out).toMatch(/Only 1 to \d+ are listed/);
    expect(out).toContain('No card has "zzz" in its name');
    expect(saved().table.played).toEqual([]);
  });

  test("The texts of cards are shown on request", async () => {
    const { out } = await play(START, ["?1", "?vader", "?", "q"]);
    expect(out.match(/Imperial Shuttle/g)?.length).toBeGreaterThan(2);
    expect(out).toContain("Darth Vader");
    expect(out).toContain("take back your last choice");
  });

  test("The bot plays the other side until it is the player's turn again", async () => {
    const { out } = await play(START, [...endOfTurn(), "q"]);
    expect(out).toMatch(/The bot "steady" plays the Rebellion/);
    expect(saved().table.state).toMatchObject({ turn: 3, active: 0 });
  });
});

/** Ends the first turn of seed 7 at once: the last action listed. */
function endOfTurn(): readonly string[] {
  const state = game.setup({ mode: "introductory", bases: 3, bribing: false }, "7");
  if (!state.ok) throw new Error(state.violation.code);
  return [String(game.legalActions(state.value.state).length)];
}

describe("a save", () => {
  test("A save is readable only by its owner, and no other file is left", async () => {
    await play(START, ["1", "1", "q"]);
    expect(statSync(join(folder.path, "game.json")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path)).toEqual(["game.json"]);
  });

  test("The printed command continues a save with any name", async () => {
    const name = "my games/it's $1.json";
    const io = fakeIo(folder.path, { lines: ["q"] });
    const { out } = await sw(io, ["play", "deckbuilder", "--seat", "empire", "--save", name]);
    expect(out).toContain(`Continue with: sw play deckbuilder --resume 'my games/it'\\''s $1.json'\n`);
    expect(out).toContain(`  The game is saved in ${name} after every move.\n`);
    expect(await sw(fakeIo(folder.path), ["play", "deckbuilder", "--resume", name])).toMatchObject({
      code: 0,
      err: "",
    });
  });

  test("The command for a save is on its own line if the screen is too narrow for both", async () => {
    const io = fakeIo(folder.path, { tty: true, keepsTyping: true });
    const name = `${"long-".repeat(16)}.json`;
    const run = sw(io, ["play", "deckbuilder", "--seat", "empire", "--save", name]);
    await shown(io, /Your choice/);
    io.stdin.write("q\r");
    expect((await run).out).toContain(
      `\nThe game is saved in ${name}.\nContinue with: sw play deckbuilder --resume ${name}\n`,
    );
  });
});

test.each([
  ["deckbuilder", "empire"],
  ["deckbuilder", "rebel"],
  ["rebellion", "imperial"],
  ["rebellion", "rebel"],
  ["legion", "player-1"],
])("The table of %s in color, as %s sees it, has no separators around empty parts", async (name, seat) => {
  // wide enough that no line is broken
  const io = { ...fakeIo(folder.path, { env: { FORCE_COLOR: "1" } }), stdout: new Recorder(false, 5_000) };
  const { out } = await sw(io, `play ${name} --seat ${seat} --seed 7 --save game.json`);
  expect(isColoured(out)).toBe(true);
  const lines = stripVTControlCharacters(out).split("\n");
  expect(lines.filter((line) => /·\s*$|·\s+·|^\s*·/.test(line) && !line.includes("Force: "))).toEqual([]);
});

describe("undo", () => {
  test("Undo takes back a choice that revealed nothing", async () => {
    const { out } = await play(START, ["2", "3", "u", "q"]);
    expect(out).toContain("Taken back.");
    expect(saved().table.played).toHaveLength(1);
  });

  test("Undo stops where there is nothing to take back, and after something was revealed", async () => {
    expect((await play(START, ["u", "q"])).out).toContain("You have no choice to take back.");
    folder.remove();
    folder = freshFolder();
    expect((await play(START, ["1", "u", "q"])).out).toContain(
      "Your last choice revealed something, so it cannot be taken back.",
    );
    expect(saved().table.played).toHaveLength(1);
  });
});

describe("going on", () => {
  test("A game played in several sessions is the same as in one", async () => {
    await play(START, ["1", "1", "1", "1", "1", ...["1", "1", "1"], "q"]);
    const whole = saved().table.state;
    folder.remove();
    folder = freshFolder();
    await play(START, ["1", "1", "1"]);
    await play(RESUME, ["1", "1"]);
    const { code } = await play(RESUME, ["1", "1", "1", "q"]);
    expect(code).toBe(0);
    expect(saved().table.state).toEqual(whole);
  });

  test("Undo still works after a save is continued", async () => {
    await play(START, ["2", "3"]);
    expect((await play(RESUME, ["u", "q"])).out).toContain("Taken back.");
    expect(saved().table.played).toHaveLength(1);
  });

  test("A continued save keeps its language, unless another is requested", async () => {
    await play(`${START} --lang es`, []);
    expect((await play(RESUME, [])).out).toContain("Turno 1, Imperio");
    expect((await play(`${RESUME} --lang en`, [])).out).toContain("Turn 1, Empire");
  });

  test("A continued save can be kept under another name", async () => {
    await play(START, ["1"]);
    await play(`${RESUME} --save other.json`, ["1"]);
    expect([saved().table.played.length, saved("other.json").table.played.length]).toEqual([1, 2]);
  });
});

describe("two people at one keyboard", () => {
  const BOTH = "play deckbuilder --seat both --seed 7 --save game.json";

  test("Two people at one keyboard pass it to each other, and neither sees the other's hand", async () => {
    const { out } = await play(BOTH, ["", ...endOfTurn(), "", "q"]);
    const [, first = "", second = ""] = out.split(/Pass the keyboard to [^\n]*/);
    expect(out).toContain("Pass the keyboard to the Empire");
    expect(out).toContain("Pass the keyboard to the Rebellion");
    expect(first).toMatch(/Imperial Shuttle|Stormtrooper|Inquisitor/);
    expect(first).not.toMatch(/Alliance Shuttle|Rebel Trooper|Temple Guardian/);
    expect(second).toMatch(/Alliance Shuttle|Rebel Trooper|Temple Guardian/);
    const hand = second.slice(second.lastIndexOf("Hand"));
    expect(hand).not.toMatch(/Imperial Shuttle|Stormtrooper|Inquisitor/);
    expect(second.match(/The Empire draws [^\n]*/g)).toEqual(["The Empire draws 5 hidden cards."]);
  });

  test("Leaving while the keyboard is being passed keeps the game", async () => {
    const { code } = await play(BOTH, ["", ...endOfTurn()]);
    expect([code, saved().table.state.turn]).toEqual([0, 2]);
  });
});

describe("a game to its end", () => {
  test("A finished game names the winner and writes a replay that can be verified", async () => {
    const lines = Array.from({ length: 3000 }, () => "1");
    const { code, out } = await play(`${START} --bases 2 --bot random`, lines);
    expect(code).toBe(0);
    expect(out).toMatch(/Won by the (Empire|Rebellion), \d bases? ahead\.\nReplay written/);
    expect(readdirSync(join(folder.path, "replays"))).toEqual(["game.json"]);
    const replayed = await sw(fakeIo(folder.path), "replay replays/game.json");
    expect(replayed).toMatchObject({ code: 0, err: "" });
    expect(replayed.out).toContain("The final hash matches");
  });
});

describe("beginning", () => {
  test("A player who starts a game without naming a side is asked for it", async () => {
    const { out } = await play("play deckbuilder --seed 7 --save game.json", ["2", "q"]);
    expect(out).toContain("Which side do you play?");
    expect(saved().table.seats).toEqual({ empire: "bot:steady", rebel: "person:rebel" });
  });

  test("A game without any input leaves no file", async () => {
    expect((await play("play deckbuilder --save game.json", [])).code).toBe(0);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test("A new game chooses an unused file name", async () => {
    await play("play deckbuilder --seat rebel", []);
    expect(readdirSync(join(folder.path, "saves"))[0]).toMatch(/^deckbuilder-\d{14}\.json$/);
  });

  test("A new game is different each time unless a seed is given", async () => {
    await play("play deckbuilder --seat rebel --save a.json", []);
    await play("play deckbuilder --seat rebel --save b.json", []);
    expect(saved("a.json").table.state.words).not.toEqual(saved("b.json").table.state.words);
  });
});

/** Puts a file in the way of the folder of a test, so that nothing can be written there; gives back how to end that. */
function obstructed(): () => void {
  const game = readFileSync(join(folder.path, "game.json"));
  folder.remove();
  writeFileSync(folder.path, "a file in the way");
  return () => {
    folder.remove();
    mkdirSync(folder.path);
    writeFileSync(join(folder.path, "game.json"), game);
  };
}

describe("what cannot be", () => {
  test("A game is never started over another file", async () => {
    writeFileSync(join(folder.path, "game.json"), "mine");
    const { code, err } = await play(START, ["q"]);
    expect([code, err.trim().split("\n").length]).toEqual([2, 1]);
    expect(readFileSync(join(folder.path, "game.json"), "utf8")).toBe("mine");
  });

  test("A save that fails during the game is reported, and the game continues", async () => {
    const io = fakeIo(folder.path, { lines: ["1"], keepsTyping: true });
    const run = sw(io, START);
    await shown(io, /\bYour choice .*\bYour choice /s);
    const free = obstructed();
    io.stdin.write("1\ns\n");
    await shown(io, /Not saved: cannot write game\.json/);
    free();
    io.stdin.end("q\n");
    expect((await run).code).toBe(0);
    expect(saved().table.played).toHaveLength(2);
  });

  test("A player who leaves is warned that the game could not be saved, and can leave by asking again", async () => {
    const io = fakeIo(folder.path, { lines: ["1"], keepsTyping: true });
    const run = sw(io, START);
    await shown(io, /\bYour choice .*\bYour choice /s);
    const free = obstructed();
    io.stdin.write("1\nq\n");
    await shown(io, /Type q again to quit/);
    io.stdin.write("q\n");
    const { code, out, err } = await run;
    free();
    expect(code).toBe(2);
    expect(err).toMatch(/^sw: cannot write game\.json: a part of the path is .*\n$/);
    expect(out).not.toContain("Continue with");
    expect(saved().table.played).toHaveLength(1);
  });

  test("A game whose end cannot be saved still names the winner, and reports the error", async () => {
    const io = fakeIo(folder.path, { lines: ["1"], keepsTyping: true });
    const run = sw(io, `${START} --bases 2 --bot random`);
    await shown(io, /\bYour choice .*\bYour choice /s);
    const free = obstructed();
    io.stdin.write("1\n".repeat(3000));
    const { code, out, err } = await run;
    free();
    expect(code).toBe(2);
    expect(out).toMatch(/Won by the (Empire|Rebellion)/);
    expect(err).toMatch(/^sw: cannot write /);
  });

  test("A save that another session has is not changed, and the second session is told which session has it", async () => {
    const io = fakeIo(folder.path, { keepsTyping: true });
    const run = sw(io, START);
    await shown(io, /Your choice/);
    for (const args of [RESUME, "play deckbuilder --seat rebel --save game.json"]) {
      const second = await play(args, ["1", "q"]);
      expect([second.code, second.out]).toEqual([2, ""]);
      expect(second.err).toMatch(/is already being played: process \d+ |the file already exists/);
    }
    io.stdin.end("1\nq\n");
    expect((await run).code).toBe(0);
    expect(saved().table.played).toHaveLength(1);
    expect((await play(RESUME, [])).code).toBe(0);
  });
});

test("A player who does not name a game is asked which game to play", async () => {
  const io = fakeIo(folder.path, { tty: true, env: { NO_COLOR: "1" }, keepsTyping: true });
  const ended = sw(io, "play");
  await expect.poll(() => io.stdout.text, { timeout: 20_000 }).toContain("1  Star Wars: The Deckbuilding Game");
  io.stdin.write("1\n");
  await expect.poll(() => io.stdout.text, { timeout: 20_000 }).toContain("Which side do you play?");
  io.interrupt();
  expect((await ended).code).toBe(0);
});

test("A player who leaves the question which game to play starts none", async () => {
  const { code, err } = await sw(fakeIo(folder.path, { tty: true, env: { NO_COLOR: "1" }, lines: [] }), "play");
  expect([code, err]).toEqual([0, ""]);
});
