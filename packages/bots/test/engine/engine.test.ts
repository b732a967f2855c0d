import { type Action, configOf, game } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expectOk, hashOf, verifyReplay } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { type Client, client } from "./client.ts";

const OPENED = { config: configOf({ bases: 2 }), seed: "an engine" };

/** A client with a new table. */
async function seated(): Promise<{ readonly one: Client; readonly table: string }> {
  const one = client();
  const { table } = await one.get("new", OPENED);
  return { one, table: String(table) };
}

/** Plays the first option of whoever is asked, some times. */
async function played(one: Client, table: string, times: number): Promise<Record<string, unknown>> {
  let position = await one.get("position", { table });
  for (let time = 0; time < times; time++) {
    const { seat } = position["decision"] as { readonly seat: string };
    const { options } = await one.get("options", { table, seat });
    position = await one.get("play", { table, action: (options as unknown[])[0] });
  }
  return position;
}

describe("a table of an engine", () => {
  test("The method initialize returns the protocol, the games with their seats and bots, and the kinds of document that can be loaded", async () => {
    expect(await client().get("initialize", {})).toEqual({
      protocol: 1,
      name: "test",
      version: "1.2.3",
      games: [
        {
          id: "deckbuilder",
          seats: ["empire", "rebel"],
          bots: ["greedy", "search"],
          documents: ["state", "replay"],
        },
      ],
    });
  });

  test("A new table starts with the game's own set-up, and its decision shows nothing private", async () => {
    const { state } = expectOk(game.setup(OPENED.config, OPENED.seed));
    const decision = game.decision(state);
    expect(await client().get("new", OPENED)).toEqual({
      table: "1",
      step: 0,
      decision: { seat: decision?.seat, kind: decision?.kind, rule: decision?.rule, simultaneous: [] },
      outcome: null,
    });
  });

  test("A new table without a configuration uses the engine's configuration", async () => {
    const one = client();
    await one.get("new", { seed: 1 });
    const { view } = await one.get("view", { table: "1", seat: "spectator" });
    expect(view).toMatchObject({ config: configOf() });
  });

  test("A seat's view and options are those of the game, and a waiting seat has no options", async () => {
    const { one, table } = await seated();
    const { state } = expectOk(game.setup(OPENED.config, OPENED.seed));
    const view = game.view(state, "empire");
    expect(await one.get("view", { table, seat: "empire" })).toEqual({ view });
    const options = game.options(view);
    expect(await one.get("options", { table, seat: "empire" })).toEqual({ options, keys: options.map(game.actionKey) });
    expect(await one.get("options", { table, seat: "rebel" })).toEqual({ options: [], keys: [] });
    expect(JSON.stringify(view)).not.toContain('"words"');
  });

  test("Playing an action returns its events as that seat sees them, and the table's next decision", async () => {
    const { one, table } = await seated();
    const { state } = expectOk(game.setup(OPENED.config, OPENED.seed));
    const [action] = game.legalActions(state);
    if (action === undefined) throw new Error("nothing can be played");
    const step = expectOk(game.apply(state, action));
    expect(await one.get("play", { table, action, seat: "empire" })).toMatchObject({
      step: 1,
      events: step.events.flatMap((event) => game.redact(event, "empire") ?? []),
    });
    expect(await one.get("save", { table })).toEqual({ state: step.state });
  });

  test("Each seat gets events as it may see them, from the step that the client names", async () => {
    const { one, table } = await seated();
    await played(one, table, 40);
    const all = await one.get("events", { table, seat: "empire" });
    const other = await one.get("events", { table, seat: "rebel" });
    expect(all["next"]).toBe(41);
    expect(all["events"]).not.toEqual(other["events"]);
    expect(await one.get("events", { table, seat: "empire", from: 41 })).toEqual({ events: [], next: 41 });
    const last = (await one.get("events", { table, seat: "empire", from: 40 }))["events"] as unknown[];
    expect(last.length).toBeGreaterThan(0);
    expect((all["events"] as unknown[]).slice(-last.length)).toEqual(last);
  });

  test("The replay of a table can be verified, and a table that loads it has the same state and events", async () => {
    const { one, table } = await seated();
    await played(one, table, 40);
    const { replay } = await one.get("replay", { table });
    const states = expectOk(verifyReplay(game, replay)).states;
    const { state } = await one.get("save", { table });
    expect(states.at(-1)).toEqual(state);
    const loaded = await one.get("load", { kind: "replay", document: replay });
    expect(loaded).toMatchObject({ table: "2", step: 40 });
    const seen = { seat: "rebel" };
    expect(await one.get("events", { table: "2", ...seen })).toEqual(await one.get("events", { table, ...seen }));
    await played(one, "2", 3);
    await one.get("replay", { table: "2" });
  });

  test("A loaded state can be played on, but has no replay", async () => {
    const { one, table } = await seated();
    await played(one, table, 10);
    const { state } = await one.get("save", { table });
    await one.get("load", { kind: "state", document: state });
    expect(await one.get("save", { table: "2" })).toEqual({ state });
    expect(await one.ask("replay", { table: "2" })).toMatchObject({ error: { code: 4 } });
  });

  test("A copied table is played independently, and the first table is unchanged", async () => {
    const { one, table } = await seated();
    const before = await one.get("save", { table });
    await one.get("copy", { table });
    await played(one, "2", 5);
    expect(await one.get("save", { table })).toEqual(before);
    expect(await one.get("position", { table: "2" })).toMatchObject({ step: 5 });
  });

  test("A determinized table gives its seat the same view, and another seed gives other hidden cards", async () => {
    const { one, table } = await seated();
    const view = await one.get("view", { table, seat: "empire" });
    const hashes = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const { table: imagined } = await one.get("determinize", { table, seat: "empire", seed });
      expect(await one.get("view", { table: String(imagined), seat: "empire" })).toEqual(view);
      hashes.add(hashOf(await one.get("save", { table: String(imagined) })));
    }
    expect(hashes.size).toBe(4);
  });

  test("A closed table no longer exists", async () => {
    const { one, table } = await seated();
    await one.get("position", { table });
    expect(await one.ask("close", { table })).toMatchObject({ result: null });
    expect(await one.ask("position", { table })).toMatchObject({ error: { code: 2 } });
  });

  test("A client can hold at most 1,000 tables", async () => {
    const { one, table } = await seated();
    for (let count = 1; count < 1_000; count++) await one.get("copy", { table });
    expect(await one.ask("copy", { table })).toMatchObject({ error: { code: 3 } });
    await one.ask("close", { table: "7" });
    await one.get("copy", { table });
  });
});

describe("what a rule forbids at an engine", () => {
  const state = scenario({ resources: 0, row: ["at-st"] });
  const tooDear: Action = { type: "purchase", subject: 0 };
  const violation = game.why(state, tooDear);

  async function poor(): Promise<Client> {
    const one = client();
    await one.get("load", { kind: "state", document: state });
    return one;
  }

  test("An illegal action returns an error with the violation as data and a sentence, and changes nothing", async () => {
    const one = await poor();
    expect(await one.ask("play", { table: "1", action: tooDear })).toEqual({
      jsonrpc: "2.0",
      id: "1",
      error: { code: 1, message: `It is forbidden: ${violation?.code}.`, data: { violation } },
    });
    expect(violation?.rule).toBe("dbg.purchase.cannot-afford");
    expect(await one.get("save", { table: "1" })).toEqual({ state });
  });

  test("The action of a seat that is not asked is refused by the rule of turns", async () => {
    const one = await poor();
    const answer = await one.ask("play", { table: "1", action: { type: "end-turn" }, seat: "rebel" });
    expect(answer.error).toMatchObject({ code: 1, data: { violation: { rule: "tt.decision.decider" } } });
  });

  test("The method why returns the violation of an illegal action, and null for a legal one", async () => {
    const one = await poor();
    expect(await one.get("why", { table: "1", action: tooDear })).toEqual({
      forbidden: { violation, text: `It is forbidden: ${violation?.code}.` },
    });
    expect(await one.get("why", { table: "1", action: { type: "end-turn" } })).toEqual({ forbidden: null });
    expect(await one.get("why", { table: "1", action: { type: "dance" } })).toMatchObject({
      forbidden: { violation: { rule: "tt.input.shape" } },
    });
  });

  test("The method whyNotAsked returns the reason why a seat is not asked a question, and null if it is asked", async () => {
    const one = await poor();
    const asked = (kind: string): Promise<Record<string, unknown>> =>
      one.get("whyNotAsked", { table: "1", seat: "empire", kind });
    expect(await asked("actions")).toEqual({ forbidden: null });
    expect(await asked("reward")).toMatchObject({ forbidden: { violation: { rule: "dbg.hunt.reward-optional" } } });
    expect(await asked("no such kind")).toMatchObject({ forbidden: { violation: { rule: expect.any(String) } } });
    expect(one.faults).toEqual([]);
  });

  test("A configuration or document that the game rejects returns an error with the violation", async () => {
    const one = client();
    const refused = [
      await one.ask("new", { config: { mode: "dance" }, seed: 1 }),
      await one.ask("load", { kind: "state", document: { ...state, turn: -1 } }),
      await one.ask("load", { kind: "replay", document: {} }),
    ];
    for (const { error } of refused) {
      expect(error).toMatchObject({ code: 1, data: { violation: { rule: expect.stringMatching(/^(tt|dbg)\./) } } });
    }
  });
});
