import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "@sw/tabletop";
import { afterAll, describe, expect, test } from "vitest";
import { startProgram } from "../../src/arena/programs.ts";
import { ownJob } from "../../src/arena/serving.ts";
import { fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";
import { HAS_PYTHON, PYTHON_BOT } from "../helpers/python.ts";

const folder = freshFolder();
afterAll(() => folder.remove());

const path = (name: string): string => join(folder.path, name);

/** A program in JavaScript as a player: `answer` is the body of a function of a request that gives a result. */
function program(name: string, answer: string, more = ""): string {
  const file = path(`${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from "node:fs";
     import { createInterface } from "node:readline";
     ${more}
     const answer = (request, line) => { ${answer} };
     createInterface({ input: process.stdin }).on("line", (line) => {
       const request = JSON.parse(line);
       const result = answer(request, line);
       if (result !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id: request.id, result }));
     });`,
  );
  return `cmd:node "${file}"`;
}

const GREETED = 'if (request.method === "initialize") return {};';
const FIRST = `${GREETED} return { action: request.params.options[0] };`;

interface Summary {
  readonly bots: readonly {
    readonly id: string;
    readonly games: number;
    readonly wins: number;
    readonly forfeits: number;
  }[];
  readonly forfeits: readonly { readonly bot: string; readonly violation: unknown; readonly error: string | null }[];
  readonly errors: readonly unknown[];
}

/** The results of a contest of a player against the random bot. */
async function contest(player: string, more: readonly string[] = [], game = "deckbuilder"): Promise<Summary> {
  const args = ["arena", game, "--bots", `${player},random`, "--games", "2", "--workers", "1", "--json", ...more];
  const { code, out, err } = await sw(fakeIo(folder.path), args);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
}

describe.runIf(HAS_PYTHON)("the bot in Python", () => {
  test.each(["deckbuilder", "rebellion", "legion"])(
    "The bot in Python plays whole games of %s in the arena by the rules",
    { timeout: 120_000 },
    async (game) => {
      const { bots, forfeits, errors } = await contest(PYTHON_BOT, [], game);
      expect([forfeits, errors]).toEqual([[], []]);
      expect(bots).toMatchObject([
        { id: PYTHON_BOT, games: 2, forfeits: 0 },
        { id: "random", games: 2, forfeits: 0 },
      ]);
    },
  );
});

test("Two contests with equal settings and a program that uses its seed are the same games", async () => {
  const drawing = `if (request.method === "initialize") { drawn = request.params.seed; return {}; }
    drawn = (drawn * 48271) % 2147483647;
    return { action: request.params.options[drawn % request.params.options.length] };`;
  const player = program("drawing", drawing, "let drawn = 0;");
  expect(await contest(player, ["--bases", "2"])).toEqual(await contest(player, ["--bases", "2"]));
});

describe("what a program is told", () => {
  test("A program gets its seats and time first, then the view and options of its seat, and no state", async () => {
    const told = path("told.jsonl");
    await contest(program("told", `appendFileSync(${JSON.stringify(told)}, line + "\\n"); ${FIRST}`), ["--bases", "2"]);
    const requests = readFileSync(told, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const greetings = requests.filter(({ method }) => method === "initialize");
    expect(greetings).toMatchObject([
      { params: { protocol: 1, game: "deckbuilder", seats: ["empire"], milliseconds: 10_000 } },
      { params: { protocol: 1, game: "deckbuilder", seats: ["rebel"], milliseconds: 10_000 } },
    ]);
    expect(greetings[0].params.seed).not.toBe(greetings[1].params.seed);
    const choices = requests.filter(({ method }) => method === "choose");
    expect(choices.length).toBeGreaterThan(10);
    for (const { jsonrpc, params, ...more } of choices) {
      expect([jsonrpc, Object.keys(params), Object.keys(more)]).toEqual(["2.0", ["view", "options"], ["id", "method"]]);
      expect(["empire", "rebel"]).toContain(params.view.viewer);
      expect(params.view.decision.yours).toBe(true);
      expect(params.options.length).toBeGreaterThan(1);
      expect(JSON.stringify(params)).not.toContain('"words"');
    }
  });
});

describe("a program that fails forfeits its games, and the arena goes on", () => {
  test("A program's illegal action forfeits the game with a violation, which the table shows in a sentence", async () => {
    const player = program("illegal", `${GREETED} return { action: { type: "purchase", subject: 0 } };`);
    const { bots, forfeits } = await contest(player);
    expect(bots).toMatchObject([
      { games: 2, wins: 0, forfeits: 2 },
      { games: 2, wins: 2, forfeits: 0 },
    ]);
    expect(forfeits).toMatchObject([
      { bot: player, violation: { rule: "dbg.purchase.cannot-afford" }, error: null },
      { bot: player, violation: { rule: expect.stringMatching(/^dbg\./) }, error: null },
    ]);
    const { out } = await sw(fakeIo(folder.path), [
      "arena",
      "deckbuilder",
      "--bots",
      `${player},random`,
      "--games",
      "2",
      "--workers",
      "1",
    ]);
    expect(out).toMatch(/game 0: cmd:node .* forfeits: .*You need .*dbg\.purchase\.cannot-afford/);
  });

  test.each([
    ["hangs", program("hanging", `${GREETED} return undefined;`), 'it did not answer "choose" within 300 ms'],
    ["loops for ever", program("loop", `${GREETED} for (;;);`), 'it did not answer "choose" within 300 ms'],
    ["dies", program("dying", `${GREETED} process.exit(3);`), "it ended with exit code 3"],
    ["throws", program("throwing", `${GREETED} throw new Error("lost the thread");`), /^it ended with exit code 1: /],
    ["ends at once", "cmd:node -e 0", "it ended with exit code 0"],
    ["is not there", "cmd:no-such-program-here", "it cannot be started: there is no such file"],
    ["chatters", program("chatting", `${GREETED} console.log("hm");`), "it wrote a line that is not an answer: hm"],
    [
      "floods",
      program("flooding", `${GREETED} process.stdout.write("x".repeat(2_000_000) + "\\n");`),
      "it wrote a line of more than 1000000 bytes",
    ],
    ["says nothing of an action", program("mute", "return {};"), 'its answer to "choose" does not contain an "action"'],
  ])("A program that %s loses", async (_what, player, error) => {
    const fast = /hang|loop/.test(player) ? ["--move-time", "300"] : [];
    const { forfeits, errors, bots } = await contest(player, fast);
    expect(errors).toEqual([]);
    expect(bots).toMatchObject([{ games: 2, forfeits: 2 }, { wins: 2 }]);
    for (const forfeit of forfeits) {
      expect(forfeit).toMatchObject({ bot: player, violation: null });
      expect(forfeit.error).toMatch(error);
    }
  });

  test("A program that does not answer the greeting loses, after enough time for an interpreter to load", async () => {
    const greeting = { game: "deckbuilder", seats: ["empire"], seed: 1, milliseconds: 10 };
    const { choose, close } = startProgram(program("silent", "return undefined;"), greeting, 300);
    const asked = choose({}, [], { chance: seeded(1) });
    await expect(asked).rejects.toThrow('it did not answer "initialize" within 300 ms');
    await close();
  });

  test("A program that answers with an error loses, and the result has its message", async () => {
    const file = path("refusing.mjs");
    writeFileSync(
      file,
      `process.stdin.on("data", () => console.log('{"jsonrpc":"2.0","id":1,"error":{"code":7,"message":"I will not"}}'));`,
    );
    const { forfeits } = await contest(`cmd:node ${file}`);
    expect(forfeits[0]).toMatchObject({ error: "I will not" });
  });

  test("A program that keeps running after its game is ended", async () => {
    const stubborn = program("stubborn", FIRST, "setInterval(() => {}, 1000);");
    const { forfeits } = await contest(stubborn, ["--bases", "2"]);
    expect(forfeits).toEqual([]);
  });
});

test.each([
  [["--bots", "cmd:,random"], 'cmd: does not name a program. Write it as in "cmd:python3 my_bot.py"'],
  [
    ["--bots", "cmd:python3 bot.py,random", "--queue", "redis://127.0.0.1:1"],
    "programs can play only on the machine of the contest. Remove --queue",
  ],
])("The command line 'sw arena deckbuilder %s' is bad input", async (args, message) => {
  const { code, err } = await sw(fakeIo(folder.path), ["arena", "deckbuilder", ...args]);
  expect([code, err]).toEqual([2, `sw: ${message}\n`]);
});

test("A worker of a queue does not run programs", () => {
  const terms = { arena: 1, game: "deckbuilder", options: {}, config: {}, seed: "1", bots: [], versions: {} };
  const fixture = { number: 0, pair: 0, seed: "1", sides: ["cmd:touch owned", "random"] };
  expect(() => ownJob({ terms, fixture })).toThrow(
    "programs can play only on the machine where their contest was started",
  );
  expect(ownJob({ terms, fixture: { ...fixture, sides: ["steady", "random"] } })).toBeDefined();
});
