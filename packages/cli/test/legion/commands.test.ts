import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exchange } from "@sw/legion-core/army/exchange";
import { ARMIES, BATTLEFIELD, SKIRMISH } from "@sw/legion-core/examples";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeIo, freshFolder, isColoured, type Run, sw } from "../helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const run = (args: string | readonly string[], lines: readonly string[] = []): Promise<Run> =>
  sw(fakeIo(folder.path, { lines }), args);

const documentIn = (path: string) => JSON.parse(readFileSync(join(folder.path, path), "utf8"));

test("The command sw demo legion narrates a whole game, verifies it, and writes a replay and a drawing of every round", async () => {
  const { code, out, err } = await run("demo legion --seed 2");
  expect([code, err]).toEqual([0, ""]);
  const [, rounds, decisions, checks] = /^(\d+) rounds, (\d+) decisions\. .* (\d+) times/m.exec(out) ?? [];
  const { game, actions, final } = documentIn("replays/legion-2.json");
  expect(game).toBe("legion");
  expect([Number(decisions), Number(checks)]).toEqual([actions.length, actions.length + 1]);
  expect(out).toContain(`Replayed from replays/legion-2.json. The final hash matches: ${final}.`);
  expect(out.match(/^── Round \d$/gm)).toHaveLength(Number(rounds));
  expect(isColoured(out)).toBe(false);
  const drawings = readdirSync(join(folder.path, "replays")).filter((name) => name.endsWith(".svg"));
  expect(drawings).toHaveLength(Number(rounds) + 1);
  const [before, after] = ["legion-2-0.svg", "legion-2-1.svg"].map((name) =>
    readFileSync(join(folder.path, "replays", name), "utf8"),
  );
  expect(before).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(before).not.toContain('data-id="p1.0.0"');
  expect(after).toContain('data-id="p1.0.0"');
  const again = await run("replay replays/legion-2.json --narrate --lang es");
  expect(again).toMatchObject({ code: 0, err: "" });
  expect(again.out).toMatch(/^── Ronda 1$/m);
});

describe("armies from lists", () => {
  const played = (options: string): Promise<Run> =>
    run(`play legion --seat player-1 --seed 7 --save game.json ${options}`, ["q"]);
  const factions = (): readonly string[] =>
    documentIn("game.json").table.state.config.armies.map(({ faction }: { faction: string }) => faction);

  test("The option --armies takes an army of this package or a list of another program, and reports its points", async () => {
    writeFileSync(join(folder.path, "ours.json"), JSON.stringify(ARMIES["moff-gideon"]));
    const told = exchange.write(ARMIES["luke-skywalker"], "simulator").text.replace(/"points": ?\d+/, '"points": 1111');
    writeFileSync(join(folder.path, "theirs.txt"), told);
    const { code, err } = await played("--armies ours.json,theirs.txt");
    expect(code).toBe(0);
    expect(err).toContain("theirs.txt: read from a list. It costs 995 points according to this package");
    expect(err).toContain("1111");
    expect(factions()).toEqual(["galactic-empire", "rebel-alliance"]);
    expect(documentIn("game.json").table.state.config.table).toEqual(BATTLEFIELD);
  });

  test("The options --army1 and --army2 take a link from LegionHQ", async () => {
    const link = exchange.write(ARMIES["obi-wan-kenobi"], "legionhq-link").text;
    writeFileSync(join(folder.path, "ours.json"), JSON.stringify(ARMIES.kalani));
    const { code, err } = await run(
      [
        "play",
        "legion",
        "--seat",
        "player-1",
        "--save",
        "game.json",
        "--army1",
        link,
        "--army2",
        "ours.json",
        "--lang",
        "es",
      ],
      ["q"],
    );
    expect(code).toBe(0);
    expect(err).toContain("995 puntos según las cifras de este paquete");
    expect(factions()).toEqual(["galactic-republic", "separatist-alliance"]);
  });

  test("A single army, or three, is bad input for --armies", async () => {
    writeFileSync(join(folder.path, "a.json"), JSON.stringify(ARMIES.kalani));
    expect(await played("--armies a.json")).toMatchObject({
      code: 2,
      err: expect.stringContaining("give two files, separated by a comma"),
    });
    expect(await played("--armies a.json,a.json,a.json")).toMatchObject({ code: 2 });
  });
});

describe("sw play legion", () => {
  const START = "play legion --seat player-1 --seed 7 --save game.json";

  test("The command sw play legion shows the table and the choices, carries out the chosen one, and saves the game", async () => {
    const { code, out, err } = await run(START, ["1", "?leia", "q"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain('The bot "steady" plays player 2.');
    expect(out).toMatch(/Player 1 \(you\) {2}0 VP; 7 of 7 units, 24 of 24 miniatures; hand 7/);
    expect(out).toContain("Leia Organa, Fearless and Inventive");
    expect(documentIn("game.json").table.played.length).toBeGreaterThan(0);
    expect((await run("play legion --resume game.json", ["q"])).code).toBe(0);
  });

  test("The command sw play legion can read the table and armies from files", async () => {
    const [tempest, village] = SKIRMISH.armies;
    writeFileSync(join(folder.path, "village.json"), JSON.stringify(village));
    writeFileSync(join(folder.path, "tempest.json"), JSON.stringify(tempest));
    writeFileSync(join(folder.path, "table.json"), JSON.stringify({ ...SKIRMISH.table, terrain: [] }));
    const files = "--army1 village.json --army2 tempest.json --table table.json";
    await run(`play legion --seat player-1 --seed 7 --save game.json ${files}`, ["q"]);
    const { config } = documentIn("game.json").table.state;
    expect(config.table.terrain).toEqual([]);
    expect(config.armies.map(({ faction }: { faction: string }) => faction)).toEqual([
      village.faction,
      tempest.faction,
    ]);
  });

  test.each([
    ["a file that is not there", "--army1 nowhere.json", /cannot read nowhere\.json: there is no such file/],
    ["a file that is no army", "--army1 other.json", /^sw: other\.json: .*\(tt\.input\.shape\)/],
    ["a file that is no table", "--table other.json --lang es", /^sw: other\.json: La entrada .*\(tt\.input\.shape\)/],
    [
      "an army that is not legal",
      "--army2 small.json",
      /^sw: small\.json: .*rank commander\. It has 0 .*\(leg\.battle-force/,
    ],
  ])("The command sw play legion rejects %s as bad input", async (_what, options, expected) => {
    writeFileSync(join(folder.path, "other.json"), "[]");
    const [, village] = SKIRMISH.armies;
    writeFileSync(join(folder.path, "small.json"), JSON.stringify({ ...village, units: village.units.slice(1, 2) }));
    const { code, err } = await run(`play legion --seat player-1 ${options}`);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
  });
});

test("The command sw simulate legion counts rounds", async () => {
  const { code, out } = await run("simulate legion --games 1 --bots random");
  expect(code).toBe(0);
  expect(out).toMatch(/^rounds +\d+ +\d+ +[\d.]+ +\d+$/m);
});

describe("sw odds legion", () => {
  test("The command sw odds legion prints the exact odds of the given dice, and of the same attack from a file", async () => {
    const { out } = await run(["odds", "legion", "--dice", "1 white", "--json"]);
    const { attack, odds } = JSON.parse(out);
    // A white attack die hits or crits on 2 of 8 faces, a white defense die blocks on 1 of 6.
    expect(odds.meanWounds).toBeCloseTo((2 / 8) * (5 / 6));
    writeFileSync(join(folder.path, "attack.json"), JSON.stringify(attack));
    expect(JSON.parse((await run("odds legion attack.json --json")).out)).toEqual({ attack, odds });
    const told = await run(["odds", "legion", "--dice", "1 white", "--lang", "es"]);
    expect(told.out).toMatch(/^heridas +exactamente +al menos\n +0 +79\.2 % +100\.0 %\n +1 +20\.8 % +20\.8 %\n/);
  });

  test("The command sw odds legion applies tokens, cover and keywords", async () => {
    const mean = async (...more: readonly string[]): Promise<number> =>
      JSON.parse((await run(["odds", "legion", "--dice", "4 black", "--json", ...more])).out).odds.meanWounds;
    const plain = await mean();
    expect(await mean("--aim", "1")).toBeGreaterThan(plain);
    expect(await mean("--surge", "hit")).toBeGreaterThan(plain);
    expect(await mean("--weapon", "pierce 1")).toBeGreaterThan(plain);
    expect(await mean("--cover", "heavy")).toBeLessThan(plain);
    expect(await mean("--melee")).toBe(plain);
    expect(await mean("--dodge", "1")).toBeLessThan(plain);
    expect(await mean("--defense", "red")).toBeLessThan(plain);
    expect(await mean("--block")).toBeLessThan(plain);
    expect(await mean("--defender", "armor 1")).toBeLessThan(plain);
  });

  test("The command sw odds legion rejects cover in melee, where it has no effect", async () => {
    const { code, err } = await run(["odds", "legion", "--dice", "4 black", "--cover", "heavy", "--melee"]);
    expect([code, err]).toEqual([
      2,
      "sw: Defender.cover counts only in ranged attacks. Remove it from this melee attack (leg.obscured.ranged-only).\n",
    ]);
  });

  test.each([
    ["nothing", [], /which attack\? Name a file/],
    ["dice of another colour", ["--dice", "2 mauve"], /weapons\.0\.dice\.mauve/],
    ["no number", ["--dice", "2 3"], /'2 3' of dice is not a name with a number/],
    ["an unknown keyword", ["--dice", "1 red", "--weapon", "sharp"], /leg\.keywords\.full-text-in-glossary/],
    ["a file and dice", ["attack.json", "--dice", "1 red"], /cannot be combined with --dice/],
  ])("The command sw odds legion rejects %s as bad input", async (_what, args, expected) => {
    const { code, err } = await run(["odds", "legion", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
  });
});

test("A Legion table played by hand is redrawn next to its save with the menu's numbers, and spots can be typed", async () => {
  // The first of everything, until a unit of stormtroopers deploys.
  const first = Array.from({ length: 35 }, () => "1");
  const played = (lines: readonly string[]) => run("play legion --seat player-1 --seed 3 --save game.json", lines);
  const drawing = (): string => readFileSync(join(folder.path, "game.svg"), "utf8");
  const deploying = await played([...first, "600,400"]);
  expect(deploying.out).toContain("Drawn in game.svg.");
  expect(deploying.out).toMatch(/Where does Stormtroopers 2 move\?\nMove\n +1 171,781 +2 225,809/);
  expect(drawing()).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(drawing()).toContain('data-id="p1.0.0"');
  expect(drawing()).toMatch(/<text class="number" x="171\.\d+" y="118\.?\d*"[^>]*>1</);
  const tooFar =
    /must end in contact with the movement tool\. It would end .* from it \(leg\.move\.standard-place-leader\)/;
  expect(deploying.out.replace(/\s+/g, " ")).toMatch(tooFar);
  const deployed = await run("play legion --resume game.json", ["400 800", "q"]);
  expect(deployed.out).toMatch(/Stormtroopers 2 +5 of 5 miniatures, 400,800/);
});
