import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakeIo, freshFolder, type Run, sw } from "./helpers/fake-io.ts";

/** Sets the title, clears the screen in two ways, turns the direction of the text, and rings. */
const EVIL = "x\u001b]0;owned\u0007\u001b[2J\u009b2J\u202e\r";
/** What of it is shown in its place. */
const SHOWN = "x\\u001b]0;owned\\u0007\\u001b[2J\\u009b2J\\u202e\\u000d";

const folder = freshFolder();
const at = (name: string): string => join(folder.path, name);
const run = (args: readonly string[], lines: readonly string[] = ["q"]): Promise<Run> =>
  sw(fakeIo(folder.path, { lines }), args);

type Document = Record<string, unknown>;

/** A copy of a JSON file in which a text stands in the place of another. */
function copied(from: string, to: string, change: (document: Document) => unknown): void {
  writeFileSync(at(to), JSON.stringify(change(JSON.parse(readFileSync(at(from), "utf8")))));
}

beforeAll(async () => {
  cpSync(fileURLToPath(new URL("../examples", import.meta.url)), at("examples"), { recursive: true });
  mkdirSync(at(EVIL));
  await run(["demo", "--bases", "2", "--out", "good.json"]);
  await run(["play", "deckbuilder", "--seat", "empire", "--seed", "7", "--save", "save.json"]);
  copied("examples/legion-army.json", "army.json", ({ units, ...list }) => {
    return { ...list, units: [...(units as Document[]), { unit: EVIL, upgrades: [EVIL] }] };
  });
  const table = readFileSync(at("examples/legion-table.json"), "utf8");
  const ids = table.replaceAll(/"(sergeant|bunker|scout|stormtroopers)"/g, (_, id) => JSON.stringify(EVIL + id));
  writeFileSync(at("table.json"), ids);
  writeFileSync(at("odd-key.json"), JSON.stringify({ [EVIL]: 1 }));
  copied("good.json", "version.json", ({ version, ...replay }) => ({ ...replay, version: `${version}${EVIL}` }));
  copied("good.json", "major.json", (replay) => ({ ...replay, version: `9${EVIL}` }));
  copied("good.json", "game.json", (replay) => ({ ...replay, game: EVIL }));
  copied("good.json", "catalogue.json", (replay) => ({ ...replay, catalogue: EVIL }));
  copied("good.json", "mode.json", (replay) => ({ ...replay, config: { mode: EVIL, bases: 2, bribing: false } }));
  copied("good.json", "extra.json", (replay) => ({ ...replay, [EVIL]: 1 }));
  copied("save.json", "bot.json", ({ table: one, ...save }) => {
    return { ...save, table: { ...(one as Document), seats: { empire: "person:empire", rebel: `bot:${EVIL}` } } };
  });
});
afterAll(() => folder.remove());

describe("no file and no argument steers the terminal:", () => {
  test.each<readonly [string, readonly string[]]>([
    ["an army that is checked", ["army", "check", "army.json"]],
    ["an army that is checked, in Spanish", ["army", "check", "army.json", "--lang", "es"]],
    ["an army that is checked, as JSON", ["army", "check", "army.json", "--json"]],
    ["an army that may be added to", ["army", "options", "army.json"]],
    ["an army with an unknown key", ["army", "check", "odd-key.json"]],
    ["a table that is looked at", ["table", "table.json", "--sight-from", `${EVIL}sergeant`, "--out", `${EVIL}/t.svg`]],
    [
      "the cover on a table",
      ["table", "table.json", "--attacker", "rebel-troopers", "--defender", `${EVIL}stormtroopers`, "--out", "t.svg"],
    ],
    ["a drawing", ["table", "table.json"]],
    ["a miniature that is not there", ["table", "examples/legion-table.json", "--ranges", EVIL]],
    ["a layout with an unknown key", ["table", "odd-key.json"]],
    ["the version of a replay", ["replay", "version.json"]],
    ["another version of a replay", ["replay", "major.json"]],
    ["the game of a replay", ["replay", "game.json"]],
    ["the catalogue of a replay", ["replay", "catalogue.json"]],
    ["the mode of a replay", ["replay", "mode.json"]],
    ["an unknown key of a replay", ["replay", "extra.json"]],
    ["the bot of a save", ["play", "deckbuilder", "--resume", "bot.json"]],
    ["the path of a save", ["play", "deckbuilder", "--seat", "empire", "--save", `${EVIL}/game.json`]],
    ["a path that is not there", ["replay", EVIL.repeat(2)]],
    ["a seed", ["demo", "--bases", "2", "--seed", EVIL]],
    ["a seed of many games", ["simulate", "deckbuilder", "--games", "1", "--bases", "2", "--seed", EVIL]],
    ["a seed as JSON", ["simulate", "deckbuilder", "--games", "1", "--bases", "2", "--seed", EVIL, "--json"]],
    ["words to search for", ["rules", EVIL]],
    ["a command", [EVIL]],
    ["an option", ["demo", `--${EVIL}`]],
    ["a game", ["play", EVIL]],
    ["a language", ["demo", "--lang", EVIL]],
    ["a force", ["odds", "rebellion", "--rebel", EVIL, "--imperial", "at-st"]],
    ["a keyword", ["odds", "legion", "--dice", "1 red", "--weapon", EVIL]],
    ["an attack", ["odds", "legion", "odd-key.json"]],
    ["an army to play with", ["play", "legion", "--seat", "player-1", "--army1", "army.json"]],
    ["what somebody asks for help with", ["help", EVIL]],
  ])("The terminal cannot be controlled by %s", async (_what, args) => {
    const { out, err } = await run(args);
    expect(`${out}${err}`.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(out + err).toMatch(/./);
  });

  test("The terminal cannot be controlled by what is typed at a table", async () => {
    const { out } = await run(["play", "deckbuilder", "--resume", "save.json"], [EVIL, `?${EVIL}`, "q"]);
    expect(out).toContain(`"${SHOWN.replace("\\u000d", "")}" is not understood`);
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});

test("Text with escaped control characters still appears in the output", async () => {
  expect((await run(["army", "check", "army.json"])).out).toContain(`\n${SHOWN}: ${SHOWN}\n`);
  expect((await run(["table", "table.json", "--sight-from", `${EVIL}sergeant`, "--out", "t.svg"])).out).toContain(
    `${SHOWN}sergeant sees captain.`,
  );
  expect((await run(["replay", "version.json"])).out).toContain(SHOWN);
});
