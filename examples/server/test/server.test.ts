import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { game } from "@sw/deckbuilder-core";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildExample } from "../build.mjs";
import { type Hosted, hosted } from "./helpers/hosted.ts";
import { isAt, isOver, people } from "./helpers/seated.ts";

let host: Hosted;
const { sits, leave } = people();

afterEach(async () => {
  leave();
  await host.close();
});

describe("two people at a table over loopback", () => {
  test("Two clients finish a game although the connection of one is killed and the server begins anew", async () => {
    host = await hosted();
    const { empire, rebel, watching } = await host.open();
    const [one, other, watcher] = [sits(empire, "one"), sits(rebel, "other"), sits(watching)];
    await other.until(isAt(20));
    other.sockets.at(-1)?.terminate();
    await other.until(isAt(30));
    await host.down();
    await host.up();
    const ends = await Promise.all([one, other, watcher].map((person) => person.until(isOver)));
    const [end] = ends;
    expect(new Set(ends.map((report) => JSON.stringify("outcome" in report && report.outcome))).size).toBe(1);
    expect(end).toMatchObject({ type: "step", outcome: { reason: expect.any(String) }, options: [] });
    expect([one.sockets.length, other.sockets.length]).toEqual([2, 3]);
    expect([...one.refused, ...other.refused]).toEqual([]);
    // Whoever comes, or has lost the connection, is told the position first.
    expect(other.told[0]).toMatchObject({ type: "sync" });
    expect(other.told.filter((report) => report.type === "sync").length).toBe(3);
    // Whoever loads the page again is told the story that they have seen.
    const again = sits(rebel);
    await again.until(isOver);
    const since = other.told.slice(other.told.map(({ type }) => type).lastIndexOf("sync"));
    const steps = since.flatMap((report) => (report.type === "step" ? report.events : []));
    expect(again.stories).toEqual([[...(other.stories.at(-1) ?? []), ...steps]]);
    expect(steps.length).toBeGreaterThan(0);
  });

  test("A client that connects while no server listens tries again until it plays on", async () => {
    host = await hosted();
    const { empire, rebel } = await host.open();
    const [one] = [sits(empire, "one"), sits(rebel, "other")];
    await one.until(isAt(5));
    await host.down();
    await expect.poll(() => one.sockets.length, { timeout: 10_000 }).toBeGreaterThan(3);
    one.connection.send({ type: "sync" });
    await host.up();
    await one.until(isAt(20));
  });

  test("What the two are told of their views is what the game gives, though most of it came as changes", async () => {
    host = await hosted();
    const { empire, rebel } = await host.open();
    const [one, other] = [sits(empire, "one"), sits(rebel, "other")];
    await Promise.all([one.until(isAt(60)), other.until(isAt(60))]);
    for (const { told, received } of [one, other]) {
      for (const report of told) if ("view" in report) expect(game.options(report.view)).toEqual(report.options);
      expect(received()).toBeLessThan(JSON.stringify(told).length / 2);
    }
    const [stored] = readdirSync(host.folder);
    const file = join(host.folder, stored ?? "");
    expect(statSync(file).mode & 0o077).toBe(0);
    const { table } = JSON.parse(readFileSync(file, "utf8"));
    const last = one.told.filter((report) => "view" in report && report.seq === table.seq).at(-1);
    if (last !== undefined && "view" in last) expect(last.view).toEqual(game.view(table.state, "empire"));
  });

  test("Tables are apart from each other, and there are no more than may be", async () => {
    host = await hosted({ limits: { bytes: 16_000, messages: 10_000, tables: 2 } });
    const [one, other] = [await host.open(), await host.open()];
    const [here, there] = [sits(one.empire, "one"), sits(other.empire)];
    sits(one.rebel, "other");
    await here.until(isAt(10));
    await there.until(isAt(0));
    expect(there.told.every(({ seq }) => seq === 0)).toBe(true);
    await expect(host.open()).rejects.toThrow("no table: 503");
  });
});

describe("what a server keeps out", () => {
  test("A wrong token leads to no seat, and the client does not come back with it", async () => {
    host = await hosted();
    const { empire, rebel } = await host.open();
    for (const place of [
      { ...empire, token: "0" },
      { ...rebel, table: "none" },
    ]) {
      const person = sits(place);
      await expect(person.until(isAt(0))).rejects.toThrow("wants no more");
      expect(person.sockets.length).toBe(1);
    }
  });

  test("A refusal goes to its sender alone, with the rule that forbids", async () => {
    host = await hosted();
    const { empire, rebel } = await host.open();
    const [one, other] = [sits(empire), sits(rebel)];
    await Promise.all([one.until(isAt(0)), other.until(isAt(0))]);
    other.connection.send({ type: "act", seat: "empire", seq: 0, action: { type: "end-turn" } });
    other.connection.send({ type: "act", seat: "rebel", seq: 0, action: { type: "end-turn" } });
    one.connection.send({ type: "undo", seq: 0 });
    await expect.poll(() => other.refused.map(({ code }) => code)).toEqual(["not-your-seat", "not-the-decider"]);
    await expect.poll(() => one.refused.map(({ code }) => code)).toEqual(["nothing-to-undo"]);
  });

  test.each([
    ["more than a message may hold", (socket: WebSocket) => socket.send("x".repeat(2000)), 1009],
    ["more messages than may come at once", (socket: WebSocket) => floods(socket, 7), 1013],
    ["no table first", (socket: WebSocket) => socket.send('{"type":"sync"}'), 1008],
    ["no JSON first", (socket: WebSocket) => socket.send("hello"), 1008],
  ])("A connection that sends %s is closed", async (what, sends, code) => {
    host = await hosted({ limits: { bytes: 1000, messages: 5, tables: 2 } });
    const { watching } = await host.open();
    const socket = new WebSocket(`ws://${host.url}`);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await new Promise((opened) => socket.once("open", opened));
    if (!what.endsWith("first")) socket.send(JSON.stringify({ table: watching.table }));
    sends(socket);
    expect(await closed).toBe(code);
  });

  test("A seat that thinks for too long loses, and a connection that answers nothing is ended", async () => {
    host = await hosted({ thinking: 60, pulse: 40 });
    const { empire, rebel } = await host.open();
    const [one] = [sits(empire), sits(rebel)];
    const end = await one.until(isOver);
    expect(end).toMatchObject({ outcome: { reason: "timeout", rule: "tt.referee.forfeit" } });
    const silent = new WebSocket(`ws://${host.url}`, { autoPong: false });
    await new Promise((closed) => silent.once("close", closed));
  });
});

function floods(socket: WebSocket, messages: number): void {
  for (let sent = 0; sent < messages; sent++) socket.send('{"type":"sync"}');
}

test("The built example listens and gives the page, and keeps the tables that are opened", async () => {
  host = await hosted();
  const folder = mkdtempSync(fileURLToPath(new URL("../dist-of-test-", import.meta.url)));
  const built = await buildExample(folder);
  const server = spawn(process.execPath, [built, "--port", "0", "--folder", join(folder, "tables")]);
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on("data", (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ""));
    });
    const page = await fetch(url);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain('src="/page.js"');
    expect((await (await fetch(`${url}/page.js`)).text()).length).toBeGreaterThan(10_000);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect((await fetch(`${url}/tables`, { method: "POST" })).status).toBe(201);
    expect(readdirSync(join(folder, "tables")).length).toBe(1);
  } finally {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
});
