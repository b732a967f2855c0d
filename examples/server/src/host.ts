import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectOk, type Game, type GameTypes, type Spectator } from "@sw/tabletop";
import { createReferee } from "@sw/tabletop/referee";
import { type WebSocket, WebSocketServer } from "ws";
import { type Kept, type Member, Room } from "./room.ts";
import { keepIn, keptIn } from "./store.ts";

/** What is hosted, and within which limits; times in milliseconds. */
export interface Hosting<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G["Config"];
  /** The folder that keeps the tables. */
  readonly folder: string;
  /** 0: any that is free. */
  readonly port: number;
  /** What a browser gets, by path: content type and body. */
  readonly pages: Readonly<Record<string, readonly [type: string, body: string]>>;
  /** How long a seat may think. */
  readonly thinking: number;
  /** How often clocks are looked at, and connections asked whether they are still there. */
  readonly pulse: number;
  /** Most bytes of a message, most messages of a connection from one pulse to the next, most tables. */
  readonly limits: { readonly bytes: number; readonly messages: number; readonly tables: number };
}

/** A host that runs. */
export interface Host {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the tables that are kept, and listens: `POST /tables` opens one, its first message joins a socket to one. */
export async function host<G extends GameTypes>(hosting: Hosting<G>): Promise<Host> {
  const { game, config, folder, pages, limits, pulse } = hosting;
  const referee = createReferee(game);
  const rooms = new Map<string, Room<G>>();
  const take = (kept: Kept<G>): unknown => rooms.set(kept.id, new Room(kept, referee, (now) => keepIn(folder, now)));
  for (const kept of await keptIn(folder, referee)) take(kept);

  const open = async (): Promise<object> => {
    const named = (name: (seat: G["Seat"]) => string) =>
      Object.fromEntries(game.seats.map((seat) => [seat, name(seat)])) as Record<G["Seat"], string>;
    const tokens = named(() => randomBytes(16).toString("hex"));
    const seed = randomBytes(16).toString("hex");
    const table = expectOk(referee.open({ config, seed, seats: named((seat) => seat) }));
    const kept = { id: randomUUID(), tokens, table };
    await keepIn(folder, kept);
    take(kept);
    return { table: kept.id, tokens };
  };

  const http = createServer(async (request, response) => {
    const page = pages[request.url ?? ""];
    const isOpening = request.method === "POST" && request.url === "/tables";
    if (isOpening && rooms.size >= limits.tables) response.writeHead(503).end();
    else if (isOpening)
      response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(await open()));
    else if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": page[0] }).end(page[1]);
  });
  const sockets = new WebSocketServer({ server: http, maxPayload: limits.bytes });
  sockets.on("connection", (socket) => connect(socket, hosting, (id) => rooms.get(id)));
  const clock = setInterval(() => {
    for (const room of rooms.values()) room.timeOut(hosting.thinking);
  }, pulse);
  await new Promise<void>((listening) => http.listen(hosting.port, listening));
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      clearInterval(clock);
      for (const socket of sockets.clients) socket.terminate();
      await Promise.all([...rooms.values()].map((room) => room.rest()));
      await new Promise((closed) => http.close(closed));
    },
  };
}

/** A new connection: its first message names a table, and the token of a seat or none to watch; all others are for the referee. */
function connect<G extends GameTypes>(
  socket: WebSocket,
  { pulse, limits }: Pick<Hosting<G>, "pulse" | "limits">,
  roomNamed: (id: string) => Room<G> | undefined,
): void {
  let at: { readonly room: Room<G>; readonly member: Member<G> } | undefined;
  let messages = 0;
  let answers = true;
  const beat = setInterval(() => {
    if (!answers) return socket.terminate();
    messages = 0;
    answers = false;
    socket.ping();
  }, pulse);
  socket.on("pong", () => {
    answers = true;
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(beat);
    at?.room.leave(at.member);
  });
  socket.on("message", (data) => {
    messages += 1;
    if (messages > limits.messages) return socket.close(1008, "too many messages");
    const message = parsed(String(data));
    if (at !== undefined) return at.room.receive(at.member, message);
    const { table, token } = joining(message);
    const room = roomNamed(table);
    const seat: G["Seat"] | Spectator | undefined = token === undefined ? "spectator" : room?.seatOf(token);
    if (room === undefined || seat === undefined) return socket.close(1008, "no such seat");
    at = { room, member: { seat, send: (sent) => socket.send(JSON.stringify(sent)) } };
    room.join(at.member);
  });
}

/** What is no JSON the referee refuses as it refuses any text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function joining(message: unknown): { readonly table: string; readonly token?: string } {
  if (typeof message !== "object" || message === null || !("table" in message)) return { table: "" };
  return { table: String(message.table), ...("token" in message ? { token: String(message.token) } : {}) };
}
