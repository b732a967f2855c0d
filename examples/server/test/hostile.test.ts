import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Chance, seeded } from "@sw/tabletop";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type Hosted, hosted } from "./helpers/hosted.ts";
import { isAt, people, type Seated } from "./helpers/seated.ts";

const LIMITS = { bytes: 16_000, messages: 10_000, tables: 5 };

let host: Hosted;
const { sits, leave } = people();

/** Whether a table opens and its two players get on. */
async function playsOn(): Promise<void> {
  const { empire, rebel } = await host.open();
  const [one] = [sits(empire, "one"), sits(rebel, "other")];
  await one.until(isAt(10));
}

afterEach(async () => {
  vi.restoreAllMocks();
  leave();
  await host.close();
});

const KEYS = ["table", "token", "type", "seat", "seq", "action", "toString", "__proto__", "constructor", "0"] as const;
const WORDS = [
  "act",
  "sync",
  "undo",
  "concede",
  "withdraw",
  "empire",
  "rebel",
  "spectator",
  "",
  "\u0000",
  "🤖",
] as const;

/** Any JSON value: short, but with the keys and words that the server reads. */
function anyJson(chance: Chance, depth: number): unknown {
  const pick = (choices: number): number => chance.pick("json", choices, String);
  const word = (): unknown => WORDS[pick(WORDS.length)];
  const kind = pick(depth === 0 ? 5 : 9);
  if (kind === 0) return word();
  if (kind === 1) return pick(100) - 50;
  if (kind === 2) return [null, true, 1e308, -0, 0.5][pick(5)];
  if (kind === 3) return "x".repeat(pick(3000));
  if (kind === 4) return word();
  if (kind === 5) return Array.from({ length: pick(4) }, () => anyJson(chance, depth - 1));
  const entries = Array.from({ length: 1 + pick(4) }, () => [KEYS[pick(KEYS.length)], anyJson(chance, depth - 1)]);
  return Object.fromEntries(entries);
}

/** One frame that no client of ours sends: broken or deep JSON, bytes, or a message with anything in its fields. */
function anyFrame(chance: Chance, table: string, token: string): string | Uint8Array {
  const pick = (choices: number): number => chance.pick("frame", choices, String);
  const text = JSON.stringify(anyJson(chance, 3));
  switch (pick(7)) {
    case 0:
      return text.slice(0, pick(text.length));
    case 1:
      return "[".repeat(pick(8000));
    case 2:
      return `${"[".repeat(7900)}${"]".repeat(7900)}`;
    case 3:
      return Uint8Array.from({ length: pick(200) }, () => pick(256));
    case 4:
      return JSON.stringify({ table, token: anyJson(chance, 2) });
    case 5:
      return JSON.stringify({ table, token, more: anyJson(chance, 2) });
    default:
      return text;
  }
}

test("1,000 hostile frames, first or later on their connections, neither end the server nor change a table", async () => {
  host = await hosted({ limits: LIMITS });
  const { empire, rebel } = await host.open();
  const kept = (): string => readFileSync(join(host.folder, `${empire.table}.json`), "utf8");
  const [before, chance] = [kept(), seeded("hostile frames")];
  for (let frames = 0; frames < 1000; ) {
    const socket = new WebSocket(`ws://${host.url}`);
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await new Promise((opened) => socket.once("open", opened));
    if (chance.pick("joins", 2, String) === 0) socket.send(JSON.stringify({ table: rebel.table, token: rebel.token }));
    for (let frame = 0; frame < 20; frame++, frames++) socket.send(anyFrame(chance, empire.table, empire.token ?? ""));
    socket.close();
    await closed;
  }
  expect(kept()).toBe(before);
  await playsOn();
});

test.each([
  ["an object without a text in the place of a table", '{"table":{"toString":1}}'],
  ["7,900 nested brackets in the place of a table", `{"table":${"[".repeat(7900)}${"]".repeat(7900)}}`],
  ["a token that is no text", '{"table":"x","token":{"toString":null}}'],
])("A first message with %s is refused, and the server goes on", async (_what, frame) => {
  host = await hosted({ limits: LIMITS });
  const socket = new WebSocket(`ws://${host.url}`);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await new Promise((opened) => socket.once("open", opened));
  socket.send(frame);
  expect(await closed).toBe(1008);
  await playsOn();
});

test("60 requests at once open no more tables than may be", async () => {
  host = await hosted({ limits: LIMITS });
  const asked = Array.from({ length: 60 }, () => fetch(`http://${host.url}/tables`, { method: "POST" }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBe(5);
  expect(statuses.filter((status) => status === 503).length).toBe(55);
  expect(readdirSync(host.folder).length).toBe(5);
});

test("Files that are no tables do not keep the server from starting, and drafts of killed writes are removed", async () => {
  host = await hosted({ limits: LIMITS });
  const { empire, rebel } = await host.open();
  await host.down();
  const at = (name: string): string => join(host.folder, name);
  const whole = readFileSync(at(`${empire.table}.json`), "utf8");
  const escaped = { ...JSON.parse(whole), id: "../escaped" };
  writeFileSync(at("truncated.json"), whole.slice(0, 2000));
  writeFileSync(at("empty.json"), "");
  writeFileSync(at("escaped.json"), JSON.stringify(escaped));
  mkdirSync(at("folder.json"));
  symlinkSync(at(`${empire.table}.json`), at("linked.json"));
  symlinkSync(at("nowhere"), at("dangling.json"));
  symlinkSync("/dev/zero", at("endless.json"));
  const draft = `${empire.table}.json.1234567890`;
  writeFileSync(at(draft), whole.slice(0, 2000));
  const said = vi.spyOn(console, "error").mockReturnValue();
  await host.up();
  expect(said.mock.calls.map(([line]) => String(line).split(" ")[0]).sort()).toEqual(
    ["dangling", "empty", "endless", "escaped", "folder", "linked", "truncated"].map((name) => `${name}.json`),
  );
  expect(readdirSync(host.folder)).not.toContain(draft);
  const [one] = [sits(empire, "one"), sits(rebel, "other")];
  await one.until(isAt(10));
  expect(readdirSync(join(host.folder, ".."))).not.toContain("escaped.json");
});

test("A folder that cannot be written refuses tables and moves, and what was refused can be tried again", async () => {
  host = await hosted();
  const { empire, rebel } = await host.open();
  const [one, other] = [sits(empire), sits(rebel)];
  await Promise.all([one, other].map((person) => person.until(isAt(0))));
  const said = vi.spyOn(console, "error").mockReturnValue();
  renameSync(host.folder, `${host.folder}-away`);
  writeFileSync(host.folder, "");
  await expect(host.open()).rejects.toThrow("no table: 500");
  const mover = [one, other].find(({ told }) => optionsOf(told.at(-1)).length > 0) ?? one;
  const seat = mover === one ? "empire" : "rebel";
  const move = (): void => {
    const [action] = optionsOf(mover.told.at(-1));
    if (action !== undefined) mover.connection.send({ type: "act", seat, seq: 0, action });
  };
  move();
  await expect
    .poll(() => mover.told.map(({ type, seq }) => [type, seq]))
    .toEqual([
      ["sync", 0],
      ["sync", 0],
    ]);
  expect(said).toHaveBeenCalledTimes(2);
  rmSync(host.folder);
  renameSync(`${host.folder}-away`, host.folder);
  move();
  await mover.until((report) => report.type === "step" || report.type === "held");
});

function optionsOf(report: Seated["told"][number] | undefined) {
  return report !== undefined && "options" in report ? report.options : [];
}

test("A seat that sent too much at once comes back to its table and plays on", async () => {
  host = await hosted({ limits: { ...LIMITS, messages: 200 } });
  const { empire, rebel } = await host.open();
  const [one, other] = [sits(empire), sits(rebel)];
  await Promise.all([one, other].map((person) => person.until(isAt(0))));
  for (let sent = 0; sent < 250; sent++) one.connection.send({ type: "sync" });
  await expect.poll(() => one.sockets.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => one.stories.length, { timeout: 20_000 }).toBe(2);
});
