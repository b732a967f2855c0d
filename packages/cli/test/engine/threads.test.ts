import { createInterface } from "node:readline";
import { scenario } from "@sw/deckbuilder-core/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Built, builtFrom } from "../helpers/built.ts";
import { freshFolder } from "../helpers/fake-io.ts";

let command: Built;
const folder = freshFolder();
beforeAll(async () => {
  command = await builtFrom("src/main.ts", "src/worker.ts");
});
afterAll(() => {
  command.remove();
  folder.remove();
});

test("A bot searches in a thread until it is cancelled, and reports its thoughts while the engine answers other requests", async () => {
  const engine = command.start(folder.path, ["engine", "deckbuilder"]);
  const { stdin, stdout } = engine.process;
  if (stdin === null || stdout === null) throw new Error("the engine has no pipes");
  const told: Record<string, unknown>[] = [];
  createInterface({ input: stdout }).on("line", (line) => told.push(JSON.parse(line)));
  const send = (id: number, method: string, params: object): void =>
    void stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
  const heard = (what: object): Promise<void> =>
    vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining(what)), { timeout: 50_000 });
  const document = scenario({ resources: 6, row: ["at-st", "tie-fighter"], empire: { hand: ["stormtrooper"] } });
  send(1, "load", { kind: "state", document });
  send(2, "analyse", { table: "1", seat: "empire", bot: "infinite", most: 1 });
  await heard({ method: "thoughts" });
  send(3, "position", { table: "1" });
  await heard({ id: 3 });
  expect(told).not.toContainEqual(expect.objectContaining({ id: 2 }));
  send(4, "cancel", { request: 2 });
  await heard({ id: 2, result: expect.objectContaining({ stopped: true, action: expect.anything() }) });
  send(5, "analyse", { table: "1", seat: "empire", bot: "greedy", most: 2 });
  await heard({ id: 5, result: expect.objectContaining({ stopped: false }) });
  const [last] = told.filter((one) => one["method"] === "thoughts").slice(-1);
  const answer = told.find((one) => one["id"] === 5);
  expect(last).toMatchObject({ params: { request: 5, thoughts: Object(answer?.["result"]).thoughts } });
  stdin.end();
  expect([await engine.ended, engine.err()]).toEqual([0, ""]);
});
