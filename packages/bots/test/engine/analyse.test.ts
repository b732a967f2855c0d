import { game } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expect, test } from "vitest";
import type { Analyst } from "../../src/engine/index.ts";
import { client } from "./client.ts";

const STATE = scenario({ resources: 6, row: ["at-st", "tie-fighter"] });

test("The method analyse returns a bot's action with its thoughts, and reports thoughts meanwhile under the request's id", async () => {
  const one = client();
  await one.get("load", { kind: "state", document: STATE });
  const { result } = await one.ask("analyse", { table: "1", seat: "empire", bot: "search", most: 2 }, "think");
  const { action, thoughts, stopped } = result as { action: unknown; thoughts: readonly object[]; stopped: boolean };
  expect(game.legalActions(STATE)).toContainEqual(action);
  expect(thoughts).toHaveLength(2);
  expect(thoughts[0]).toEqual({ action, visits: expect.any(Number), value: expect.any(Number) });
  expect(stopped).toBe(false);
  expect(one.told.length).toBeGreaterThan(1);
  for (const told of one.told) expect(told).toMatchObject({ method: "thoughts", params: { request: "think" } });
  expect(one.told.at(-1)).toMatchObject({ params: { thoughts } });
});

test("A bot that analyses gets the view and options of its seat, and no state", async () => {
  const shown: unknown[] = [];
  const looking: Analyst = async (task, bot, helpers) => {
    shown.push(task);
    return bot(task.view, task.options, { chance: never, ...helpers });
  };
  const never = { die: () => 0, pick: () => 0, order: () => [] };
  const one = client(looking);
  await one.get("load", { kind: "state", document: STATE });
  await one.get("analyse", { table: "1", seat: "empire", bot: "greedy", seed: 5 });
  const view = game.view(STATE, "empire");
  expect(shown).toEqual([{ game: "deckbuilder", bot: "greedy", seed: 5, view, options: game.options(view) }]);
});

test("A cancelled analysis returns what was found before, and the engine answers other requests meanwhile", async () => {
  const waiting: Analyst = (task, _bot, { onStop, onThoughts }) => {
    onThoughts(task.options.map((action) => ({ action, visits: 1, value: 0.5 })));
    const [action] = task.options;
    return new Promise((resolve, reject) => {
      onStop(() => (action === undefined ? reject(new Error("no option")) : resolve(action)));
    });
  };
  const one = client(waiting);
  await one.get("load", { kind: "state", document: STATE });
  const analysis = one.ask("analyse", { table: "1", seat: "empire", bot: "greedy" }, "long");
  await one.get("position", { table: "1" });
  const twice = await one.ask("analyse", { table: "1", seat: "empire", bot: "greedy" }, "long");
  expect(twice).toMatchObject({ error: { code: -32602 } });
  expect(await one.ask("cancel", { request: "other" })).toMatchObject({ result: null });
  await one.ask("cancel", { request: "long" });
  expect(await analysis).toMatchObject({ id: "long", result: { stopped: true, action: game.legalActions(STATE)[0] } });
  const later = Array.from({ length: 9 }, (_, id) =>
    one.ask("analyse", { table: "1", seat: "empire", bot: "greedy" }, `many ${id}`),
  );
  expect(await later[8]).toMatchObject({ error: { code: 3 } });
  one.engine.close();
  expect(await Promise.all(later.slice(0, 8))).toMatchObject(
    Array.from({ length: 8 }, () => ({ result: { stopped: true } })),
  );
});

test("An unknown bot, and a seat that is not asked anything, are rejected", async () => {
  const one = client();
  await one.get("load", { kind: "state", document: STATE });
  for (const bot of ["deep", "toString"]) {
    const answer = await one.ask("analyse", { table: "1", seat: "empire", bot });
    expect(answer).toMatchObject({ error: { code: -32602, message: `Unknown bot "${bot}". Bots: greedy, search.` } });
  }
  const waiting = await one.ask("analyse", { table: "1", seat: "rebel", bot: "greedy" });
  expect(waiting).toMatchObject({ error: { code: -32602, message: "rebel is asked nothing now." } });
});

test("A bot that fails is an error of the engine, which keeps running", async () => {
  const one = client(() => Promise.reject(new Error("out of ideas")));
  await one.get("load", { kind: "state", document: STATE });
  const answer = await one.ask("analyse", { table: "1", seat: "empire", bot: "greedy" });
  expect(answer).toMatchObject({ error: { code: -32603, message: "Internal error" } });
  expect(one.faults).toEqual([new Error("out of ideas")]);
  await one.get("position", { table: "1" });
});
