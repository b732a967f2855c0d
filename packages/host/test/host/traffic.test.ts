import { readFileSync } from "node:fs";
import type { GameTypes, Json } from "@sw/tabletop";
import { createReferee, type Delivery } from "@sw/tabletop/referee";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";
import { memoryStore, type Store } from "../../src/index.ts";
import { GAMES, hostedGame, isAt, seatedTable } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";
import { type Overheard, overhears } from "../helpers/overheard.ts";

const { started, joins } = meeting();
const IS_LONG = process.env["SW_LONG"] === "1";
/** The position to which each game is played: its end in the long run. */
const POSITIONS = IS_LONG ? 100_000 : 25;
const IDS = GAMES.map(({ game: { id } }) => id);

/** The published schemas: of what a host sends, and of the documents of a game inside. */
function schemaAt(folder: string, kind: string): ValidateFunction {
  const ajv = new Ajv2020({ allowUnionTypes: true, strictTypes: false });
  const file = new URL(`../../../${folder}/schemas/${kind}.json`, import.meta.url);
  return ajv.compile(JSON.parse(readFileSync(file, "utf8")));
}

function expectValid(isValid: ValidateFunction, document: unknown): void {
  if (!isValid(document)) expect({ document, errors: isValid.errors }).toEqual("valid");
}

const isSent = schemaAt("host", "sent");
const isAnswer = schemaAt("host", "answer");

interface Played {
  readonly id: string;
  readonly store: Store;
  readonly table: string;
  readonly tokens: Readonly<Record<string, string>>;
  /** Connections that listen to each seat and as a spectator. */
  readonly heard: ReadonlyMap<string, Overheard>;
}

/** Plays a game with scripted people while others listen at every seat and as a spectator. */
async function played(id: string): Promise<Played> {
  const store = memoryStore();
  const { url } = await started({ store, limits: { messages: 100_000, requests: 100_000 } });
  const { table, tokens } = await seatedTable(url, { game: id, time: { type: "move", ms: 3_600_000 } });
  const heard = new Map<string, Overheard>();
  for (const [seat, token] of Object.entries(tokens)) heard.set(seat, await overhears(url, table, token));
  heard.set("spectator", await overhears(url, table));
  const players = Object.entries(tokens).map(([seat, token]) => joins([url], table, token, `traffic ${seat}`));
  for (const player of players) await player.until(isAt(POSITIONS));
  // everything that was sent before the answer has come before it
  for (const one of heard.values()) expect(await one.ask("sync")).toEqual({ ok: true });
  return { id, store, table, tokens, heard };
}

const entryOfPlayer = v.object({ from: v.literal("player"), seat: v.string(), message: v.custom<Json>(() => true) });

/** What the referee tells each seat and spectators, by the log of a table. */
async function toldByReferee({ id, store, table }: Played): Promise<readonly Delivery<GameTypes>[]> {
  const game = hostedGame(id);
  const referee = createReferee(game);
  const { entries = [], snapshot } = (await store.load(table)) ?? {};
  const log = await store.after(table, 0);
  expect(entries.length).toBeLessThan(10);
  const desk = v.parse(v.object({ seed: v.string(), config: v.unknown() }), snapshot);
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, seat]));
  const opened = referee.open({ ...desk, seats });
  if (!opened.ok) throw new Error(opened.violation.code);
  let at = opened.value;
  return log.flatMap(({ message }) => {
    const read = v.safeParse(entryOfPlayer, message);
    if (!read.success) return [];
    const progress = referee.receive(at, read.output.seat, read.output.message);
    if (!progress.ok) throw new Error(progress.violation.code);
    at = progress.value.table;
    return progress.value.deliveries;
  });
}

/** Expects that each reader was sent the reports of the referee for them, and nothing of others beside them. */
async function expectTold(game: Played): Promise<void> {
  const told = await toldByReferee(game);
  for (const [seat, { sent, reports }] of game.heard) {
    const [first, ...rest] = reports();
    expect(first).toMatchObject({ type: "sync", seq: 0 });
    const steps = rest.filter((report) => report.type !== "sync");
    const own = told.filter(({ to }) => to === seat).map(({ report }) => JSON.parse(JSON.stringify(report)));
    expect(steps.length).toBeGreaterThanOrEqual(IS_LONG ? own.length : POSITIONS);
    expect(steps).toEqual(own.slice(0, steps.length));
    for (const one of sent) if (one.type === "joined") expect([one.seat, one.chat]).toEqual([seat, []]);
    const others = JSON.stringify(sent.filter(({ type }) => type !== "report"));
    for (const token of Object.values(game.tokens)) expect(others).not.toContain(token);
    expect(sent.some(({ type }) => type === "chat")).toBe(false);
  }
}

/** Expects everything that was sent to fit the schemas of the host and of the game. */
function expectPublished({ id, heard }: Played): void {
  const [isView, isEvent, isAction] = ["view", "event", "action"].map((kind) => schemaAt(`${id}-core`, kind));
  if (isView === undefined || isEvent === undefined || isAction === undefined) throw new Error("no schemas");
  const packs = new Set<string>();
  for (const { sent, reports } of heard.values()) {
    for (const one of sent) {
      expectValid(isSent, one);
      if (one.type === "report") packs.add("patch" in one.packed ? "changes" : "whole");
    }
    const told = reports();
    for (const event of told.flatMap((report) => ("events" in report ? report.events : [])))
      expectValid(isEvent, event);
    const positions = told.flatMap((report) => ("view" in report ? [report] : []));
    for (const { view } of positions) expectValid(isView, view);
    for (const option of positions.flatMap(({ options }) => options)) expectValid(isAction, option);
  }
  expect([...packs].sort()).toEqual(["changes", "whole"]);
}

test.each(IDS)(
  "Everything sent to a seat or a spectator of %s comes from the referee and matches the published schemas",
  { timeout: 1_800_000 },
  async (id) => {
    const game = await played(id);
    await expectTold(game);
    expectPublished(game);
  },
);

test("Answers to accepted, refused and malformed frames match the published schema, and so does a chat message", async () => {
  const { url } = await started();
  const { table, tokens } = await seatedTable(url);
  const hears = await overhears(url, table, tokens["empire"]);
  const frames = [
    { key: "1", message: { type: "chat", text: "hello" } },
    "sync",
    { key: "2", message: { type: "resume" } },
    { key: "3", message: { type: "undo", seq: -1 } },
    { key: "", message: {} },
  ];
  const answers = await Promise.all(frames.map((frame) => hears.ask(frame)));
  expect(answers).toEqual([
    { ok: true },
    { ok: true },
    { ok: false, fault: "not-paused" },
    { ok: false, violation: expect.anything() },
    { ok: false, fault: "bad-message" },
  ]);
  for (const answer of answers) expectValid(isAnswer, answer);
  expect(hears.sent.some(({ type }) => type === "chat")).toBe(true);
  for (const one of hears.sent) expectValid(isSent, one);
  hears.close();
});

test("Every HTTP answer matches the published schema of its request, and every refusal matches the schema of refusals", async () => {
  const { url } = await started();
  const kinds = ["opened", "claimed", "about", "lobby", "position", "story", "games", "refusal", "answer"] as const;
  const schemas = Object.fromEntries(kinds.map((kind) => [kind, schemaAt("host", kind)]));
  const expectAnswer = async (kind: (typeof kinds)[number], path: string, init: RequestInit = {}): Promise<number> => {
    const answer = await fetch(`${url}${path}`, init);
    const isValid = schemas[kind];
    if (isValid === undefined) throw new Error(kind);
    expectValid(isValid, JSON.parse(await answer.text()));
    return answer.status;
  };
  const post = (body: unknown, token?: string): RequestInit => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return { method: "POST", body: JSON.stringify(body), headers };
  };
  const open = { access: "open", title: "Come in", time: { type: "game", ms: 60_000, increment: 1000 } };
  expect(await expectAnswer("opened", "/tables", post(open))).toBe(201);
  expect(await expectAnswer("lobby", "/tables")).toBe(200);
  const [{ table } = { table: "" }] = await hostAt(url).lobby();
  expect(await expectAnswer("about", `/tables/${table}`)).toBe(200);
  expect(await expectAnswer("position", `/tables/${table}/position`)).toBe(200);
  expect(await expectAnswer("claimed", `/tables/${table}/claims`, post({ seat: "empire", name: "Ann" }))).toBe(200);
  const { token } = await hostAt(url).claim(table, { seat: "rebel" });
  const headers = { authorization: `Bearer ${token}` };
  for (const kind of ["position", "story"] as const) {
    expect(await expectAnswer(kind, `/tables/${table}/${kind}`, { headers })).toBe(200);
  }
  expect(await expectAnswer("about", `/tables/${table}`, { headers })).toBe(200);
  expect(await expectAnswer("games", "/games")).toBe(200);
  const concede = { key: "1", message: { type: "concede", seat: "rebel", seq: 0 } };
  const refusals: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
    [404, "/tables/none"],
    [404, "/tables", post({ game: "chess" })],
    [422, "/tables", post({ seats: { nobody: "open" } })],
    [400, "/tables", { method: "POST", body: "{" }],
    [409, `/tables/${table}/claims`, post({ seat: "rebel" })],
    [422, `/tables/${table}/claims`, post({})],
    [422, `/tables/${table}/actions`, post({ key: "2", seq: 7, action: {} }, token)],
    [400, `/tables/${table}/messages`, post({ message: {} }, token)],
    [403, `/tables/${table}/messages`, post(concede)],
    [422, `/tables/${table}/record`],
    [403, "/games", { headers: { origin: "https://elsewhere.example" } }],
  ];
  for (const [status, path, init] of refusals) {
    expect([path, await expectAnswer("refusal", path, init)]).toEqual([path, status]);
  }
  expect(await expectAnswer("answer", `/tables/${table}/messages`, post(concede, token))).toBe(200);
  expect(await expectAnswer("about", `/tables/${table}`)).toBe(200);
});
