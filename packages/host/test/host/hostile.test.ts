import { type Chance, type Json, seeded } from "@sw/tabletop";
import { io } from "socket.io-client";
import { expect, test } from "vitest";
import { type Answer, memoryStore, type Store } from "../../src/index.ts";
import { isAt, seatedTable } from "../helpers/hosted.ts";
import { meeting } from "../helpers/meeting.ts";

const { started, joins } = meeting();
const FRAMES = process.env["SW_LONG"] === "1" ? 20_000 : 600;

const KEYS = [
  "table",
  "token",
  "type",
  "seat",
  "seq",
  "action",
  "key",
  "message",
  "to",
  "__proto__",
  "constructor",
  "0",
] as const;
const WORDS = [
  "act",
  "sync",
  "undo",
  "concede",
  "withdraw",
  "chat",
  "pause",
  "return",
  "hand-over",
  "rematch",
  "claim",
  "timeout",
] as const;
const MORE = ["empire", "rebel", "spectator", "", "\u0000", "\ud800", "🤖", "x".repeat(3000)] as const;

/** Any JSON value with the keys and words that the host reads. */
function anyJson(chance: Chance, depth: number): Json {
  const pick = (choices: number): number => chance.pick("json", choices, String);
  const kind = pick(depth === 0 ? 4 : 8);
  if (kind === 0) return WORDS[pick(WORDS.length)] ?? "";
  if (kind === 1) return pick(100) - 50;
  if (kind === 2) return [null, true, 1e308, 0.5][pick(4)] ?? null;
  if (kind === 3) return MORE[pick(MORE.length)] ?? "";
  if (kind === 4) return Array.from({ length: pick(4) }, () => anyJson(chance, depth - 1));
  const entries = Array.from({ length: 1 + pick(5) }, () => [KEYS[pick(KEYS.length)], anyJson(chance, depth - 1)]);
  return Object.fromEntries(entries);
}

/** A message of a right outside with anything inside. */
function anyMessage(chance: Chance): Json {
  const pick = (choices: number): number => chance.pick("message", choices, String);
  if (pick(3) === 0) return anyJson(chance, 3);
  const message = { type: WORDS[pick(WORDS.length)] ?? "", seat: "empire", seq: 0, action: anyJson(chance, 2) };
  return { key: `key ${pick(1_000_000)}`, message: pick(2) === 0 ? message : { ...message, text: anyJson(chance, 1) } };
}

/** The position of a table in the store. */
async function positionIn(store: Store, table: string): Promise<readonly string[]> {
  return (await store.after(table, 0)).flatMap(({ message }) => {
    const { from = null, message: inner = null } =
      message !== null && typeof message === "object" && "from" in message ? message : {};
    return [JSON.stringify([from, inner])];
  });
}

test("Hostile frames of a spectator and hostile requests neither stop the host nor change a table", async () => {
  const store = memoryStore();
  const { url } = await started({ store, limits: { messages: 1_000_000, requests: 1_000_000 } });
  const { table, tokens } = await seatedTable(url);
  const before = await positionIn(store, table);
  const chance = seeded("hostile");
  const socket = io(url, { transports: ["websocket"], forceNew: true, auth: { table } });
  await new Promise<void>((joined) => socket.once("sent", () => joined()));
  for (let frame = 0; frame < FRAMES; frame++) {
    const sent = anyMessage(chance);
    const answer = await new Promise<unknown>((answered) => socket.emit("send", sent, answered));
    // whoever watches may ask for the position
    expect(answer).toMatchObject({ ok: sent === "sync" });
  }
  // frames of other names, without an answer, and of another shape
  socket.emit("sent", {});
  socket.emit("send");
  socket.emit("send", null, "no function");
  socket.emit("__proto__", "send");
  const paths = ["", "/position", "/actions", "/messages", "/claims", "/record"];
  for (let request = 0; request < FRAMES / 6; request++) {
    const path = paths[chance.pick("path", paths.length, String)] ?? "";
    const text = JSON.stringify(anyMessage(chance));
    const body = chance.pick("broken", 3, String) === 0 ? text.slice(0, text.length / 2) : text;
    const answer = await fetch(`${url}/tables/${table}${path}`, { method: "POST", body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    await answer.arrayBuffer();
  }
  socket.close();
  expect(await positionIn(store, table)).toEqual(before);
  const ann = joins([url], table, tokens["empire"], "ann");
  joins([url], table, tokens["rebel"], "bob");
  await ann.until(isAt(3));
});

test("Hostile frames of a seat are answered, and the game continues", async () => {
  const { url } = await started({ limits: { messages: 1_000_000, chat: 1_000_000 } });
  const { table, tokens } = await seatedTable(url);
  const chance = seeded("hostile seat");
  const auth = { table, token: tokens["empire"] };
  const socket = io(url, { transports: ["websocket"], forceNew: true, auth });
  await new Promise<void>((joined) => socket.once("sent", () => joined()));
  for (let frame = 0; frame < FRAMES / 3; frame++) {
    const sent = anyMessage(chance);
    // giving up is a player's right
    if (JSON.stringify(sent).includes("concede")) continue;
    await new Promise<unknown>((answered) => socket.emit("send", sent, answered));
  }
  await new Promise<unknown>((answered) => socket.emit("send", { key: "last", message: { type: "resume" } }, answered));
  socket.close();
  const ann = joins([url], table, tokens["empire"], "ann");
  joins([url], table, tokens["rebel"], "bob");
  await ann.until(isAt(10));
});

test.each([
  ["a table that is no text", { table: { toString: 1 } }],
  ["an id that leads out of a folder", { table: "../../etc" }],
  ["a token that is no text", { table: "none", token: ["x"] }],
  ["a table that does not exist", { table: "none" }],
])("A connection with %s is rejected permanently", async (_what, auth) => {
  const { url } = await started();
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, auth });
  const why = await new Promise<Error>((refused) => socket.once("connect_error", refused));
  expect(["bad-message", "no-such-table"]).toContain(why.message);
});

test("A page of another origin cannot connect or send requests, unless the host allows that origin", async () => {
  const { url } = await started({ origins: ["https://club.example"] });
  const { table } = await seatedTable(url);
  const from = (origin: string): Promise<Response> => fetch(`${url}/tables/${table}`, { headers: { origin } });
  expect((await from("https://evil.example")).status).toBe(403);
  const allowed = await from("https://club.example");
  expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([200, "https://club.example"]);
  const extraHeaders = { origin: "https://evil.example" };
  const socket = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    auth: { table },
    extraHeaders,
  });
  await new Promise((refused) => socket.once("connect_error", refused));
  expect(socket.connected).toBe(false);
});

test("Messages, requests, tables and connections beyond the limits are rejected, and others are still served", async () => {
  const limits = { messages: 3, tablesOfAddress: 2, connectionsOfAddress: 3, bytes: 2000 };
  const { url } = await started({ limits });
  const { table, tokens } = await seatedTable(url);
  const posts = await Promise.all(Array.from({ length: 10 }, () => fetch(`${url}/tables`, { method: "POST" })));
  expect(posts.filter(({ status }) => status === 201).length).toBe(1);
  expect(posts.filter(({ status }) => status === 429).length).toBe(9);
  const long = await fetch(`${url}/tables/${table}/claims`, { method: "POST", body: "x".repeat(3000) });
  expect(long.status).toBe(400);
  const ann = joins([url], table, tokens["empire"]);
  await ann.until(isAt(0));
  const answers: Answer[] = [];
  for (let sent = 0; sent < 5; sent++) answers.push(await ann.connection.send({ type: "undo", seq: 0 }));
  expect(answers.slice(3)).toEqual(Array.from({ length: 2 }, () => ({ ok: false, fault: "too-many" })));
  const [one, other] = [joins([url], table), joins([url], table)];
  await Promise.all([one.until(isAt(0)), other.until(isAt(0))]);
  const more = joins([url], table);
  await more.until(({ lost }) => lost.length > 0);
  one.connection.close();
  await more.until(isAt(0));
});

test("Nothing sent to a seat or a spectator contains the seed, a token, an invitation, a hash of these or another seat's view", async () => {
  const store = memoryStore();
  const { url } = await started({ store });
  const { table, tokens } = await seatedTable(url, { watching: { isAllowed: true, delay: 0 } });
  const [ann, bob] = [joins([url], table, tokens["empire"], "ann"), joins([url], table, tokens["rebel"], "bob")];
  const watcher = joins([url], table);
  for (const one of [ann, bob, watcher]) await one.until(isAt(25));
  const secrets = (await store.load(table))?.snapshot;
  if (typeof secrets !== "object" || secrets === null || !("seed" in secrets) || !("places" in secrets))
    throw new Error("no desk");
  const hashes = JSON.stringify(secrets["places"]).match(/[0-9a-f]{64}/g) ?? [];
  expect(hashes.length).toBe(2);
  for (const one of [ann, bob, watcher]) {
    const traffic = JSON.stringify([one.told, one.abouts, one.lines]);
    for (const secret of [String(secrets["seed"]), ...Object.values(tokens), ...hashes])
      expect(traffic).not.toContain(secret);
    expect(traffic).not.toContain('"rev"');
    const viewers = one.told.flatMap((report) => ("view" in report ? [JSON.stringify(report.view)] : []));
    for (const view of viewers) expect(view).toContain(`"viewer":"${one.seat}"`);
  }
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain("sw_messages_total");
  for (const secret of [String(secrets["seed"]), table, ...Object.values(tokens)])
    expect(metrics).not.toContain(secret);
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
});
