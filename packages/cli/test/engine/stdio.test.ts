import { describe, expect, test, vi } from "vitest";
import { fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";

interface Request {
  readonly id?: string | number;
  readonly method: string;
  readonly params?: object;
}

const line = (request: Request): string => JSON.stringify({ jsonrpc: "2.0", ...request });

/** What `sw engine` answers to lines, in order. */
async function answers(args: string, lines: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const { code, out, err } = await sw(fakeIo(freshFolder().path, { lines }), `engine ${args}`);
  expect([code, err]).toEqual([0, ""]);
  return out
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text));
}

describe("sw engine over standard input and output", () => {
  test("Each line of standard input is a request, and each line of standard output an answer", async () => {
    const [greeting, opened, view] = await answers("deckbuilder --bases 2", [
      line({ id: 1, method: "initialize" }),
      "",
      line({ id: 2, method: "new", params: { seed: "lines" } }),
      line({ method: "position", params: { table: "1" } }),
      line({ id: 3, method: "view", params: { table: "1", seat: "empire" } }),
    ]);
    expect(greeting).toMatchObject({
      id: 1,
      result: {
        protocol: 1,
        name: "sw",
        games: [
          {
            id: "deckbuilder",
            bots: expect.arrayContaining(["random", "steady"]),
            documents: ["state", "replay", "save", "scenario"],
          },
        ],
      },
    });
    expect(opened).toMatchObject({ id: 2, result: { table: "1", step: 0 } });
    expect(view).toMatchObject({ id: 3, result: { view: { viewer: "empire", config: { bases: 2 } } } });
  });

  test("A line that is not JSON or not a request is answered with an error, and the next one is read", async () => {
    const told = await answers("deckbuilder", ["{", "[]", "7", line({ id: 4, method: "initialize" })]);
    expect(told).toMatchObject([
      { id: null, error: { code: -32700 } },
      { id: null, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
      { id: 4, result: { protocol: 1 } },
    ]);
  });

  test("A line longer than 20 MB is answered with an error, and the next one is read", async () => {
    const told = await answers("deckbuilder", ["x".repeat(20_000_001), line({ id: 2, method: "initialize" })]);
    expect(told).toMatchObject([{ error: { code: -32700 } }, { id: 2, result: { protocol: 1 } }]);
  });

  test("A refusal explains in the requested language which rule forbids an action", async () => {
    const lines = [
      line({ id: 1, method: "new", params: { seed: 1 } }),
      line({ id: 2, method: "play", params: { table: "1", seat: "rebel", action: { type: "end-turn" } } }),
    ];
    const [, english] = await answers("deckbuilder", lines);
    const [, spanish] = await answers("deckbuilder --lang es", lines);
    expect(english).toMatchObject({ error: { code: 1, data: { violation: { rule: "tt.decision.decider" } } } });
    expect(english).toMatchObject({ error: { message: expect.stringContaining("Empire") } });
    expect(spanish).toMatchObject({ error: { message: expect.stringContaining("Imperio") } });
  });

  test("The Rebellion engine can open games for two, three and four, and the options set the default", async () => {
    const [greeting, three] = await answers("rebellion --players 4 --expansion rote", [
      line({ id: 1, method: "initialize" }),
      line({ id: 2, method: "new", params: { game: "rebellion-3", seed: 1 } }),
    ]);
    expect(greeting).toMatchObject({
      result: { games: [{ id: "rebellion-4" }, { id: "rebellion" }, { id: "rebellion-3" }] },
    });
    expect(three).toMatchObject({ result: { table: "1" } });
  });

  test.each([
    ["deckbuilder", { rebel: { hand: ["temple-guardian"] } }, { rebel: { hand: ["nobody"] } }],
    ["rebellion", { round: 2 }, { rounds: 2 }],
    [
      "legion",
      {
        "player-1": { units: [{ unit: "stormtroopers", at: [400, 200] }] },
        "player-2": { units: [{ unit: "rebel-troopers", at: [400, 430] }] },
      },
      { "player-1": { units: [{ unit: "nobody" }] } },
    ],
  ])("A scenario of %s can be loaded, and one with a fault is rejected", async (game, good, bad) => {
    const [loaded, refused] = await answers(game, [
      line({ id: 1, method: "load", params: { kind: "scenario", document: good } }),
      line({ id: 2, method: "load", params: { kind: "scenario", document: bad } }),
    ]);
    expect(loaded).toMatchObject({ id: 1, result: { table: "1", step: 0 } });
    expect(refused).toMatchObject({ id: 2, error: { code: 1, data: { violation: { rule: "tt.input.shape" } } } });
  });

  test("Ctrl-C ends an engine that waits for its next line", async () => {
    const io = fakeIo(freshFolder().path, { keepsTyping: true });
    const running = sw(io, "engine deckbuilder");
    io.stdin.write(`${line({ id: 1, method: "initialize" })}\n`);
    await vi.waitFor(() => expect(io.stdout.text).toContain('"id":1'), { timeout: 30_000 });
    io.interrupt();
    expect((await running).code).toBe(130);
  });
});
