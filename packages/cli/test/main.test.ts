import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakeIo, freshFolder, isColoured, type Run, sw } from "./helpers/fake-io.ts";

const folder = freshFolder();
const at = (name: string): string => join(folder.path, name);
const run = (args: string, lines: readonly string[] = []): Promise<Run> => sw(fakeIo(folder.path, { lines }), args);

type Document = Record<string, unknown>;

/** Writes a changed copy of a JSON file. */
function copied(from: string, to: string, change: (document: Document) => unknown): void {
  writeFileSync(at(to), JSON.stringify(change(JSON.parse(readFileSync(at(from), "utf8")))));
}

function within(document: Document, part: string, change: (part: Document) => unknown): Document {
  return { ...document, [part]: change(document[part] as Document) };
}

function fourthAs(actions: unknown, action: object): readonly unknown[] {
  return (actions as readonly unknown[]).map((one, index) => (index === 3 ? action : one));
}

beforeAll(async () => {
  await run("demo --bases 2 --out good.json");
  await run("play deckbuilder --seat empire --seed 7 --save save.json", ["1", "1", "q"]);
  mkdirSync(at("folder"));
  writeFileSync(at("text.json"), "no JSON at all");
  writeFileSync(at("list.json"), "[1, 2]");
  writeFileSync(at("null.json"), "null");
  const good = readFileSync(at("good.json"), "utf8");
  writeFileSync(at("cut.json"), good.slice(0, good.length / 2));
  writeFileSync(at("hostile.json"), good.replace('"config":{', '"config":{"__proto__":{"mode":"x"},'));
  writeFileSync(at("deep.json"), good.replace('"config":{', `"config":{"x":${"[".repeat(5000)}${"]".repeat(5000)},`));
  copied("good.json", "format.json", (replay) => ({ ...replay, format: 99 }));
  copied("good.json", "version.json", (replay) => ({ ...replay, version: "9.1.0" }));
  copied("good.json", "catalogue.json", (replay) => ({ ...replay, catalogue: "0".repeat(32) }));
  copied("good.json", "chess.json", (replay) => ({ ...replay, game: "chess" }));
  copied("good.json", "final.json", (replay) => ({ ...replay, final: "0".repeat(32) }));
  copied("final.json", "version-final.json", (replay) => ({ ...replay, version: "9.1.0" }));
  copied("good.json", "missing.json", ({ actions: _gone, ...rest }) => rest);
  copied("good.json", "extra.json", (replay) => ({ ...replay, note: "hello" }));
  copied("good.json", "bases.json", (replay) => within(replay, "config", (config) => ({ ...config, bases: 9 })));
  copied("good.json", "action.json", ({ actions, ...rest }) => {
    return { ...rest, actions: fourthAs(actions, { type: "purchase", subject: 5 }) };
  });
  copied("good.json", "fly.json", ({ actions, ...rest }) => {
    return { ...rest, actions: fourthAs(actions, { type: "fly" }) };
  });
  copied("good.json", "short.json", ({ actions, ...rest }) => ({ ...rest, actions: (actions as Document[]).slice(5) }));
  copied("save.json", "save-version.json", (save) => ({ ...save, version: "9.1.0" }));
  copied("save.json", "save-format.json", (save) => ({ ...save, format: 9 }));
  copied("save.json", "save-catalogue.json", (save) => ({ ...save, catalogue: "0".repeat(32) }));
  copied("save.json", "save-game.json", (save) => ({ ...save, game: "chess" }));
  const table = (name: string, change: (table: Document) => unknown): void =>
    copied("save.json", name, (save) => within(save, "table", change));
  table("save-rich.json", (one) => within(one, "state", (state) => ({ ...state, resources: 99 })));
  table("save-seed.json", (one) => ({ ...one, seed: "8" }));
  table("save-bot.json", (one) => ({ ...one, seats: { empire: "person:empire", rebel: "bot:cheat" } }));
  table("save-seats.json", (one) => ({ ...one, seats: {} }));
  table("save-base.json", (one) => within(one, "base", (base) => ({ ...base, played: 0 })));
  table("save-played.json", ({ played, ...one }) => ({ ...one, played: (played as Document[]).slice(1) }));
});
afterAll(() => folder.remove());

describe("bad input ends with one line and exit code 2:", () => {
  test.each([
    ["an unknown command", "fly", /unknown command 'fly' \(known: demo, play, simulate, arena, solo, .*, help\)/],
    ["an unknown option", "demo --loud", /unknown option '--loud'/],
    ["a mistyped option", "simulate deckbuilder --game 3", /unknown option '--game' \(Did you mean --games\?\)/],
    ["an option without its value", "demo --seed", /option '--seed <seed>' argument missing/],
    ["a save that is a device", "play deckbuilder --resume /dev/zero", /cannot read \/dev\/zero: it is a device/],
    ["a save with too long a name", `play deckbuilder --seat empire --save ${"x".repeat(300)}`, /the name is too long/],
    ["an unknown language", "demo --lang fr", /Allowed choices are en, es/],
    ["an unknown game to play", "play chess", /unknown game 'chess' \(known: deckbuilder, rebellion, solo, legion\)/],
    ["an unknown game to simulate", "simulate chess", /unknown game 'chess'/],
    ["an unknown game to watch", "demo chess", /unknown game 'chess'/],
    ["an option in front of the game", "demo --seed 5 deckbuilder", /--seed must come after the game: sw demo deckbu/],
    ["no game", "play", /which game\? \(known: deckbuilder, rebellion, solo, legion\)/],
    ["too many words", "replay a.json b.json", /too many arguments/],
    ["a mode that is played elsewhere", "demo --mode pairs", /Allowed choices are introductory, full-galaxy, secret-/],
    ["too few bases", "demo --bases 1", /It must be a whole number from 2 to 5/],
    ["too many bases", "play deckbuilder --bases 6", /It must be a whole number from 2 to 5/],
    ["bases that are no number", "demo --bases two", /It must be a whole number/],
    ["no games", "simulate deckbuilder --games 0", /It must be a whole number from 1/],
    ["half a game", "simulate deckbuilder --games 1.5", /It must be a whole number from 1/],
    [
      "an unknown bot",
      "simulate deckbuilder --bots steady,clever",
      /unknown bot 'clever' \(known: steady, .*, random\)/,
    ],
    ["three bots", "simulate deckbuilder --bots random,random,random", /--bots names 3 bots\. Name 1, or 2/],
    [
      "an unknown opponent",
      "play deckbuilder --bot clever",
      /Allowed choices are steady, greedy, flat, search, random/,
    ],
    ["an unknown seat", "play deckbuilder --seat jedi", /Allowed choices are empire, rebel, both/],
    ["an unknown game for rules", "rules force --game chess", /unknown game 'chess'/],
    [
      "no battle",
      "odds rebellion",
      /which battle\? Name both forces: --rebel "3 rebel-trooper, airspeeder" --imperial/,
    ],
    ["an option without a game", "play --seat rebel", /name the game before --seat \(known: deckbuilder, reb/],
    ["an option in front of the game to play", "play --seat rebel deckbuilder", /name the game before --seat/],
    ["an option without a game with odds", "odds --dice x", /name the game before --dice \(known: rebellion, le/],
    ["no forces", "odds rebellion --rebel , --imperial ,", /which battle\? Name both forces/],
    ["no dice", "odds legion --dice ,", /which attack\? Name a file, or --dice/],
    [
      "an unknown keyword of an attack",
      "odds legion --dice red --weapon foo",
      /the keyword “foo” has no effect on attacks/i,
    ],
    ["what armies are not asked for", "army paint", /no 'paint' of an army \(known: check, options, import, export\)/],
    [
      "half a battle",
      "odds rebellion --rebel airspeeder",
      /--imperial <force>. not specified, for instance --imperial "4/,
    ],
    ["no attack", "odds legion", /which attack\? Name a file, or --dice/],
    ["help for what is not there", "help fly", /no help for 'fly': unknown command 'fly'/],
    ["help for a game that is not there", "help play chess", /no help for 'play chess': unknown command 'chess'/],
    ["no query", "rules", /missing required argument 'query'/],
    ["a save and new options", "play deckbuilder --resume save.json --bases 2", /cannot be used with option '--bases/],
    ["a replay that is not there", "replay none.json", /cannot read none.json: there is no such file/],
    ["a folder for a replay", "replay folder", /cannot read folder: it is a folder/],
    ["a replay cut off", "replay cut.json", /cannot read cut.json: it is not valid JSON, or it is incomplete/],
    ["a text for a replay", "replay text.json", /it is not valid JSON, or it is incomplete/],
    ["a list for a replay", "replay list.json", /list.json is not a replay/],
    ["nothing for a replay", "replay null.json", /null.json is not a replay/],
    ["hostile keys", "replay hostile.json", /hostile-key/],
    ["deep nesting", "replay deep.json", /too-deep/],
    ["another format", "replay format.json", /has format 99, but this version can only read 2/],
    [
      "another end by another version",
      "replay version-final.json",
      /does not end in the state that it names \(written by version 9.1.0 of @sw\/deckbuilder-core; this is \d/,
    ],
    ["another catalogue", "replay catalogue.json", /was made with other cards \(catalogue 0{32}, here [\da-f]{32}\)/],
    ["another game", "replay chess.json", /is a replay of the game 'chess', which is unknown to this program/],
    ["another end", "replay final.json", /does not end in the state that it names/],
    ["a missing part", "replay missing.json", /has a wrong part: actions/],
    [
      "a part too many, with those there are",
      "replay extra.json",
      /unknown key, note\. Keys allowed there: format, game/,
    ],
    ["a config that cannot be", "replay bases.json", /bases-out-of-range/],
    ["a tampered action", "replay action.json", /action \d+ is illegal \(dbg\.[a-z.-]+\)/],
    ["an action that does not exist", "replay fly.json", /has a wrong part: type/],
    ["actions left out", "replay short.json", /is not valid/],
    ["a save for a replay", "replay save.json", /save.json has a wrong part/],
    ["a replay for a save", "play deckbuilder --resume good.json", /good.json has a wrong part/],
    ["a save that is not there", "play deckbuilder --resume none.json", /there is no such file/],
    ["a save cut off", "play deckbuilder --resume cut.json", /it is not valid JSON, or it is incomplete/],
    ["a list for a save", "play deckbuilder --resume list.json", /list.json is not a saved game/],
    [
      "a save of another format",
      "play deckbuilder --resume save-format.json",
      /has format 9, but this version can only read 2/,
    ],
    ["a save of other cards", "play deckbuilder --resume save-catalogue.json", /was made with other cards/],
    [
      "a save of another game",
      "play deckbuilder --resume save-game.json",
      /is a save of the game 'chess', not of 'deckbuilder'/,
    ],
    [
      "a save with a tampered state",
      "play deckbuilder --resume save-rich.json",
      /does not end in the state that it names/,
    ],
    ["a save with another seed", "play deckbuilder --resume save-seed.json", /is not valid/],
    ["a save with an unknown bot", "play deckbuilder --resume save-bot.json", /unknown bot 'cheat'/],
    ["a save without players", "play deckbuilder --resume save-seats.json", /has a wrong part: seats/],
    ["a save with more to undo", "play deckbuilder --resume save-base.json", /does not end in the state that it names/],
    ["a save with actions left out", "play deckbuilder --resume save-played.json", /is not valid/],
    ["a folder to write a replay to", "demo --bases 2 --out folder", /cannot write folder: it is a folder/],
    [
      "a replay inside a file",
      "demo --bases 2 --out text.json/x.json",
      /cannot write text.json\/x.json: a part of the/,
    ],
    ["a device to write to", "demo --bases 2 --out /dev/null", /cannot write \/dev\/null: it is not a file/],
    ["a save over something", "play deckbuilder --seat rebel --save text.json", /the file already exists/],
    [
      "a save inside a file",
      "play deckbuilder --seat rebel --save text.json/x.json",
      /cannot write .*a part of the path/,
    ],
  ])("Bad input ends with one line and exit code 2: %s", async (_what, args, expected) => {
    const { code, err } = await run(args, ["q"]);
    expect(err).toMatch(/^sw: .*\n$/);
    expect(err).toMatch(expected);
    expect(code).toBe(2);
    expect(isColoured(err)).toBe(false);
  });
});

test("A file that is rejected as a save is not changed", async () => {
  const before = readFileSync(at("save-rich.json"), "utf8");
  await run("play deckbuilder --resume save-rich.json", ["1", "q"]);
  expect(readFileSync(at("save-rich.json"), "utf8")).toBe(before);
});

test("A replay that cannot be written is rejected before the game is shown", async () => {
  const { out } = await run("demo --bases 2 --out folder");
  expect(out).not.toMatch(/Turn 2/);
});

test.each([
  ["", /Usage: sw/],
  ["--help", /Usage: sw/],
  ["demo --help", /--fast/],
  ["play deckbuilder --help", /--resume <file>/],
  ["help", /Usage: sw .*\n {2}help /s],
  ["help play", /Usage: sw play .*rebellion/s],
  ["help play legion", /Usage: sw play legion .*--army1/s],
  ["play help", /Usage: sw play /],
  ["play help rebellion", /Usage: sw play rebellion /],
  ["simulate help", /Usage: sw simulate /],
  ["demo help", /Usage: sw demo /],
  ["odds help legion", /Usage: sw odds legion /],
  ["army help", /Usage: sw army /],
])("The command line %j shows help with exit code 0", async (args, expected) => {
  const { code, out, err } = await sw(fakeIo(folder.path), args.split(" ").filter(Boolean));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(expected);
});

test("The option --version prints the version of the package", async () => {
  const { out } = await run("--version");
  expect(out.trim()).toMatch(/^\d+\.\d+\.\d+/);
});

test("Ctrl-C outside a game ends with exit code 130 and prints nothing", async () => {
  for (const args of ["demo", "simulate deckbuilder --games 100000"]) {
    const io = fakeIo(folder.path);
    const ended = sw(io, args);
    io.interrupt();
    expect(await ended).toMatchObject({ code: 130, err: "" });
  }
});

describe("what other versions wrote goes on as long as it plays the same", () => {
  test("A replay of another version is verified, and that version is printed", async () => {
    const { code, out } = await run("replay version.json");
    expect(out).toContain("recorded by version 9.1.0");
    expect(code).toBe(0);
  });

  test("A game that another version saved can be continued", async () => {
    const { code, out } = await run("play deckbuilder --resume save-version.json", ["q"]);
    expect(out).toContain("Continue with: sw play deckbuilder --resume save-version.json");
    expect(code).toBe(0);
  });
});
