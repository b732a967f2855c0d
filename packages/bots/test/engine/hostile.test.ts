import { fc } from "@fast-check/vitest";
import { configOf } from "@sw/deckbuilder-core";
import { describe, expect, test } from "vitest";
import { client } from "./client.ts";

const request = (more: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", ...more });

describe("messages of a hostile client", () => {
  test.each([
    ["text that is not JSON", "{", -32700],
    ["an empty line", "", -32700],
    ["null", "null", -32600],
    ["a number", "7", -32600],
    ["a request of another protocol", '{"id":1,"method":"initialize"}', -32600],
    ["a method that is no text", request({ method: 7 }), -32600],
    ["an id that is a list", request({ id: [] }), -32600],
    ["an answer that nobody asked for", '{"jsonrpc":"2.0","id":1,"result":1}', -32600],
    ["an empty batch", "[]", -32600],
    ["a long batch", `[${Array.from({ length: 101 }, () => request({})).join()}]`, -32600],
    ["a hostile key", request({ params: JSON.parse('{"__proto__":1}') }), -32600],
    ["deep nesting", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, -32600],
    ["a million values", `[${"1,".repeat(1_100_000)}1]`, -32600],
    ["an unknown method", request({ method: "dance" }), -32601],
    ["a method of all objects", request({ method: "constructor" }), -32601],
    ["another protocol version", request({ params: { protocol: 2 } }), -32602],
    ["an unknown parameter", request({ method: "position", params: { table: "1", more: 1 } }), -32602],
    ["parameters by position", request({ method: "position", params: ["1"] }), -32602],
    ["an unknown game", request({ method: "new", params: { game: "chess", seed: 1 } }), -32602],
    ["an unknown kind of document", request({ method: "load", params: { kind: "toString", document: 1 } }), -32602],
    ["a table that is not there", request({ method: "position", params: { table: "1" } }), 2],
  ])("An engine rejects %s", async (_what, text, code) => {
    const one = client();
    expect(await one.send(text)).toMatchObject({ jsonrpc: "2.0", error: { code } });
    expect(one.faults).toEqual([]);
    expect(await one.get("initialize", {})).toMatchObject({ protocol: 1 });
  });

  test("An engine rejects a message that is too long without reading it", async () => {
    for (const text of [" ".repeat(20_000_001), null]) {
      expect(await client().send(text)).toMatchObject({
        error: { code: -32700, message: expect.stringContaining("longer") },
      });
    }
  });

  test("An unknown seat is rejected, and so is a spectator who tries to play", async () => {
    const one = client();
    await one.get("new", { seed: 1 });
    for (const seat of ["sith", "constructor"]) {
      expect(await one.ask("view", { table: "1", seat })).toMatchObject({ error: { code: -32602 } });
    }
    for (const seat of ["sith", "spectator"]) {
      const played = await one.ask("play", { table: "1", seat, action: { type: "end-turn" } });
      expect(played).toMatchObject({ error: { code: -32602 } });
    }
  });

  test("A notification is carried out and not answered, whether or not it is valid", async () => {
    const one = client();
    expect(await one.send('{"jsonrpc":"2.0","method":"new","params":{"seed":1}}')).toBeUndefined();
    expect(await one.send('{"jsonrpc":"2.0","method":"dance"}')).toBeUndefined();
    expect(await one.send('[{"jsonrpc":"2.0","method":"dance"}]')).toBeUndefined();
    await one.get("position", { table: "1" });
  });

  test("Each request of a batch is answered separately", async () => {
    const batch = [request({ id: 1 }), "7", request({ id: 2, method: "dance" })];
    expect(await client().send(`[${batch.join()}]`)).toMatchObject([
      { id: 1, result: { protocol: 1 } },
      { id: null, error: { code: -32600 } },
      { id: 2, error: { code: -32601 } },
    ]);
  });

  test("No parameters of any method make an engine fail", async () => {
    const one = client();
    await one.get("new", { config: configOf(), seed: 1 });
    const methods = ["new", "load", "copy", "view", "options", "play", "events", "why", "whyNotAsked", "determinize"];
    const shapes = fc.record(
      {
        table: fc.constantFrom("1", "2"),
        seat: fc.constantFrom("empire", "rebel", "spectator", "x"),
        action: fc.oneof(
          fc.record({ type: fc.constantFrom("play", "purchase", "commit"), subject: fc.jsonValue() }),
          fc.jsonValue(),
        ),
        kind: fc.constantFrom("state", "replay", "actions", "x"),
        document: fc.jsonValue(),
        seed: fc.oneof(fc.string(), fc.double()),
        from: fc.oneof(fc.nat(), fc.double()),
        density: fc.double(),
        config: fc.jsonValue(),
      },
      { requiredKeys: ["table"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...methods), shapes, async (method, params) => {
        const answer = await one.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
        expect(answer).toMatchObject({ jsonrpc: "2.0" });
        expect(one.faults).toEqual([]);
      }),
    );
  });
});
