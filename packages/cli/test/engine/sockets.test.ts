import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type FakeIo, fakeIo, freshFolder, sw } from "../helpers/fake-io.ts";

let io: FakeIo;
let ended: Promise<{ readonly code: number; readonly err: string }>;
let address = "";

/** Starts an engine on a free port. */
async function listening(more = ""): Promise<void> {
  io = fakeIo(freshFolder().path, { keepsTyping: true });
  ended = sw(io, `engine deckbuilder --port 0${more}`);
  await vi.waitFor(() => expect(io.stdout.text).toMatch(/^listening on ws:\/\/127\.0\.0\.1:\d+\n$/), {
    timeout: 30_000,
  });
  address = io.stdout.text.slice("listening on ".length).trim();
}

beforeEach(() => listening());
afterEach(async () => {
  io.interrupt();
  expect((await ended).code).toBe(130);
});

/** A client that is connected. */
async function connected(options: { readonly origin?: string } = {}): Promise<WebSocket> {
  const socket = new WebSocket(address, options);
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return socket;
}

/** What the engine answers to a message; fails where the engine closes the connection instead. */
function answer(socket: WebSocket, text: string): Promise<unknown> {
  const told = new Promise((resolve, reject) => {
    socket.once("message", (data) => resolve(JSON.parse(String(data))));
    socket.once("close", reject);
  });
  socket.send(text);
  return told;
}

const request = (method: string, params: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

/** The code by which the engine closes a connection. */
function closing(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once("close", resolve));
}

describe("sw engine over WebSocket", () => {
  test("Each WebSocket client has its own tables", async () => {
    const [one, other] = [await connected(), await connected()];
    expect(await answer(one, request("new", { seed: 1 }))).toMatchObject({ result: { table: "1" } });
    expect(await answer(other, request("position", { table: "1" }))).toMatchObject({ error: { code: 2 } });
    expect(await answer(one, request("position", { table: "1" }))).toMatchObject({ result: { step: 0 } });
  });

  test("A WebSocket message that is not a request is answered with an error, and the next one is read", async () => {
    const socket = await connected();
    expect(await answer(socket, "{")).toMatchObject({ error: { code: -32700 } });
    expect(await answer(socket, request("initialize", {}))).toMatchObject({ result: { protocol: 1 } });
  });

  test("A WebSocket client that sends binary data or too long a message is disconnected, and the others stay", async () => {
    const [binary, long, other] = [await connected(), await connected(), await connected()];
    const codes = [closing(binary), closing(long)];
    binary.send(Buffer.from([1, 2, 3]));
    long.send(" ".repeat(20_000_001));
    expect(await Promise.all(codes)).toEqual([1003, 1009]);
    expect(await answer(other, request("initialize", {}))).toMatchObject({ result: { protocol: 1 } });
  });

  test("A web page may connect only if its origin was named", async () => {
    await expect(connected({ origin: "https://example.org" })).rejects.toThrow("401");
    io.interrupt();
    await ended;
    await listening(" --origin https://example.org");
    await connected({ origin: "https://example.org" });
    await expect(connected({ origin: "https://example.com" })).rejects.toThrow("401");
  });

  test("At most 64 WebSocket clients are served at once", async () => {
    const clients = await Promise.all(Array.from({ length: 64 }, () => connected()));
    const more = await connected();
    expect(await closing(more)).toBe(1013);
    clients[0]?.close();
    await vi.waitFor(async () => {
      const later = await connected();
      expect(await answer(later, request("initialize", {}))).toMatchObject({ result: { protocol: 1 } });
    });
  });
});

test("A port that is already in use is bad input", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const at = taken.address();
  const port = typeof at === "object" && at !== null ? at.port : 0;
  const { code, err } = await sw(fakeIo(freshFolder().path), `engine deckbuilder --port ${port}`);
  expect([code, err]).toEqual([2, `sw: cannot listen on 127.0.0.1:${port}: EADDRINUSE\n`]);
  taken.close();
});
