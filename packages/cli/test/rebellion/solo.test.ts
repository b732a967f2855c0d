import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { steadyBot } from "@sw/bots/deckbuilder";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { winsTable } from "../../src/commands/wins-table.ts";
import { deckbuilderKit } from "../../src/games/deckbuilder/kit.ts";
import { soloKit } from "../../src/games/rebellion/solo-kit.ts";
import { fakeIo, freshFolder, type Run, sw } from "../helpers/fake-io.ts";

let folder = freshFolder();
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => folder.remove());

const run = (args: string, lines: readonly string[] = []): Promise<Run> => sw(fakeIo(folder.path, { lines }), args);
const documentIn = (path: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(join(folder.path, path), "utf8"));

describe("the solo variant in the terminal", () => {
  test("The command sw demo solo plays a whole game with the reasons of the automa, and its replay holds", async () => {
    const { code, out, err } = await run("demo solo --bot random --seed 3");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Ataque Imperial: a bot plays, seed 3.");
    expect(out).toMatch(/\nThe Empire decides: .*\.\n {2}\S.*\? .* \(solo\.[\w.-]+\)\n/);
    expect(out).toMatch(/\n {4}candidates: /);
    expect(out).toMatch(/\n {4}d8 \d/);
    const closing = out.trimEnd().split("\n").slice(-5);
    expect(closing[0]).toMatch(/^Won by the (Empire|Rebellion)/);
    const { game, actions, final } = documentIn("replays/rebellion-solo-3.json");
    expect(game).toBe("rebellion-solo");
    expect(closing[1]).toContain(`${actions.length} decisions`);
    expect(closing[3]).toBe(`Replayed from replays/rebellion-solo-3.json. The final hash matches: ${final}.`);
    expect(closing[4]).toBe("The same game again: sw demo solo --bot random --seed 3");
    const again = await run("replay replays/rebellion-solo-3.json --narrate --lang es");
    expect(again).toMatchObject({ code: 0, err: "" });
    expect(again.out).toMatch(/\nEl Imperio decide: .*\n {2}¿/);
  });

  test("The command sw solo asks only the Rebels, saves the game after every move and can continue it", async () => {
    const { code, out, err } = await run("solo --missions-first --seed 3 --save game.json", ["1", "q"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain('The bot "automa" plays the Empire.');
    expect(out).toContain("Continue with: sw play solo --resume game.json");
    const { game, table } = documentIn("game.json");
    expect(game).toBe("rebellion-solo");
    expect(table).toMatchObject({
      config: { solo: { missionsFirst: true, originalCombat: true } },
      seats: { rebel: "person:rebel", imperial: "bot:automa" },
    });
    expect(table.played).toHaveLength(1);
    await run("solo --resume game.json", ["1", "q"]);
    expect(documentIn("game.json").table.played).toHaveLength(2);
    expect((await run("solo --resume game.json --missions-first")).err).toContain("cannot be used with option");
  });

  test.each([
    ["nothing", {}, { solo: { originalCombat: true } }],
    [
      "the expansion",
      { expansion: "rote" },
      { expansion: "rise-of-the-empire", startingUnits: "expansion", combat: "cinematic", solo: {} },
    ],
    [
      "the expansion with original combat",
      { expansion: "rote", combat: "base" },
      { expansion: "rise-of-the-empire", startingUnits: "expansion", solo: { originalCombat: true } },
    ],
    ["variations", { randomMovement: true, reputation: 12 }, { solo: { randomMovement: true, reputationStart: 12 } }],
  ])("The options %s of sw solo set that configuration", (_what, typed, config) => {
    const read = soloKit.game.parse.config(soloKit.config(typed));
    expect(read).toMatchObject({ ok: true, value: config });
  });
});

describe("sw solo guide", () => {
  test("The solo guide stores what is typed, asks for the dice, and says what the Empire does and why", async () => {
    const lines = [
      "round: 3",
      "pool: vader",
      "deck: 0",
      "mustafar: empire e star-destroyer 3 trooper",
      "base: hoth",
      "turn",
    ];
    const { code, out, err } = await run("solo guide --table table.txt", [
      ...lines,
      "build",
      "round: 4",
      "build",
      "resources",
      "card arrest",
      "card",
      "q",
    ]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Time 3, reputation 14: 11 apart.");
    expect(out).toContain("The Empire: Activate Hoth with Darth Vader; Move a Star Destroyer from");
    expect(out).toMatch(/Which fleet moves, and where to\? Mustafar → Hoth/);
    expect(out).toMatch(/at\s+space\s+3\s+of\s+the\s+time\s+track,\s+which\s+has\s+no\s+build\s+icon/);
    expect(out).toContain("The Empire builds:");
    expect(out).toMatch(/Empire, space \d: /);
    expect(out).toContain("Boba Fett? Where?");
    expect(readFileSync(join(folder.path, "table.txt"), "utf8")).toContain(
      "mustafar: empire e star-destroyer 3 stormtrooper\n",
    );
    const dice = [
      "pool: vader yularen",
      "base: oculta",
      "mazo: 1",
      "turno",
      "x",
      "9",
      "8",
      "undo",
      "undo",
      "undo",
      "undo",
      "steps command",
      "table",
      "?",
      "q",
    ];
    const again = await run("solo guide --table table.txt --lang es", dice);
    expect(again.out).toMatch(
      /¿Activar un sistema o jugar una Misión\?\n {2}1-4 activar un sistema\n {2}5-8 jugar una Misión/,
    );
    expect(again.out).toContain("Deshecho: mazo: 1");
    expect(again.out).toContain("9 no es un resultado de este dado");
    expect(again.out).toContain("«x» no es un número");
    expect(again.out).toContain("Deshecho: round: 4");
    expect(again.out).toContain("El Imperio: Revelar la siguiente Misión del mazo de Ronda.");
    expect(readFileSync(join(folder.path, "table.txt"), "utf8")).toContain("reserva: darth-vader\n");
  });

  test("The word done carries out the guide's advice, undo takes it back and says what it undoes, and roll rolls the die", async () => {
    const lines = [
      "round: 2",
      "pool: vader",
      "mustafar: empire e star-destroyer 3 trooper",
      "deck: 0",
      "turn",
      "roll",
      "done",
      "undo",
    ];
    const { out } = await run("solo guide", [
      ...lines,
      ...["roll", "done", "dice", "strengths", "definitions", "steps", "q"],
    ]);
    expect(out).toMatch(/Guide Mustafar: loyal to the Empire; Empire: Star Destroyer, Stormtrooper ×3\.\n/);
    expect(out).toMatch(/Rolled: [1-8]\./);
    expect(out).toMatch(/Dagobah|Hoth|Endor/);
    expect(out).toContain("Guide Undone: done\n");
    expect(out).toContain("There is no advice to carry out.");
    expect(out).toMatch(/d6: [1-6] {3}d8: [1-8]/);
    expect(out).toMatch(/^3: .*Star Destroyer/m);
    expect(out).toContain("(solo.def.pbr)");
    expect(out).toContain("Type steps with one of setup, assignment, command, refresh.");
  });

  test("The refusal of an entry that the guide does not understand says what would be right, and changes nothing", async () => {
    const { out } = await run("solo guide", ["hoht: r xwing", "mission zzz", "deploy", "card zzz", "q"]);
    expect(out).toMatch(/“hoht” is not understood here\. It could be: hoth/);
    expect(out).toContain("“zzz” is not understood here");
    expect(out).toContain("The Empire does not make this decision now");
    expect(out).toContain('There is not exactly one card of the decision list with "zzz" in its name.');
    expect(readdirSync(folder.path)).toEqual([]);
    writeFileSync(join(folder.path, "solo-table.txt"), "hoth: r 2");
    expect(await run("solo guide", ["q"])).toMatchObject({ code: 2 });
  });
});

/** The Deckbuilding Game without the bots that think long. */
const QUICK = { ...deckbuilderKit, bots: { steady: steadyBot } };

describe("sw simulate", () => {
  test("The bots of sw simulate solo play the Rebels, and the wins of the automa are listed too", async () => {
    const { out } = await run("simulate solo --games 1 --bots random --seed 4");
    expect(out).toMatch(/^rebel +random +\d/m);
    expect(out).toMatch(/^imperial +automa +\d/m);
    expect((await run("simulate solo --bots steady,random")).err).toContain("Name 1, or 1 for rebel");
  });

  test("A table of wins has a row for each variant and a column for each bot", async () => {
    const variants = [
      ["two bases", { bases: 2, mode: "full-galaxy" }],
      ["two bases again", { bases: 2, mode: "full-galaxy" }],
    ] as const;
    const io = fakeIo(folder.path);
    const kit = { ...QUICK, automatic: "empire" as const, variants };
    await winsTable(io, kit, { games: 1, seed: "1" });
    const lines = io.stdout.text.trimEnd().split("\n");
    expect(lines[0]).toBe("deckbuilder: wins of empire, of so many games, seed 1");
    expect(lines[2]).toMatch(/^ +against random +against steady$/);
    expect(lines.slice(3).map((line) => line.split(/ {2,}/)[0])).toEqual(["two bases", "two bases again"]);
    expect(lines[3]?.replace("again", "")).toMatch(/ \d+\.0 % of 1 +\d+\.0 % of 1$/);
    const random = fakeIo(folder.path);
    await winsTable(random, kit, { games: 1, seed: "1", against: "random" });
    expect(random.stdout.text).toMatch(/^ +against random$/m);
    expect(random.stdout.text).toMatch(/^two bases +\d+\.0 % of 1$/m);
    expect((await run("simulate deckbuilder --table")).err).toContain("unknown option");
    expect((await run("simulate solo --table --expansion rote")).err).toContain("cannot be used with option");
  });

  test("A saved table of wins plays no game again, and continues where it was interrupted", async () => {
    const variants = [["two bases", { bases: 2, mode: "full-galaxy" }]] as const;
    const kit = { ...QUICK, automatic: "empire" as const, variants };
    const told = async (games: number, keep?: string): Promise<string> => {
      const io = fakeIo(folder.path);
      await winsTable(io, kit, { games, seed: "1", ...(keep !== undefined && { keep }) });
      return io.stdout.text;
    };
    await told(1, "wins.json");
    const { cells } = documentIn("wins.json");
    expect(cells).toMatchObject([
      { way: "two bases", bot: "random", games: 1 },
      { way: "two bases", bot: "steady", games: 1 },
    ]);
    expect(await told(2, "wins.json")).toBe(await told(2));
    const counted = cells.map((cell: object) => ({ ...cell, games: 40, wins: 10 }));
    writeFileSync(join(folder.path, "wins.json"), JSON.stringify({ game: "deckbuilder", seed: "1", cells: counted }));
    expect(await told(40, "wins.json")).toMatch(/ 25\.0 % of 40 +25\.0 % of 40$/m);
  });

  test("A table of wins continues only with wins of the same game and seed", async () => {
    const refused = async (text: string): Promise<string> => {
      writeFileSync(join(folder.path, "wins.json"), text);
      const { code, err } = await run("simulate solo --games 1 --keep wins.json");
      expect(code).toBe(2);
      return err;
    };
    expect(await refused("[]")).toContain("wins.json does not contain a table of wins");
    expect(await refused('{"game":"rebellion-solo","seed":"2","cells":[]}')).toContain(
      "wins of rebellion-solo with seed 2",
    );
    expect(await refused('{"game":"chess","seed":"1","cells":[]}')).toContain("wins of chess with seed 1");
  });
});
