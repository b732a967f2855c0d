import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expectOk, type Game, type GameTypes, readInput, type Spectator } from "@sw/tabletop";
import { createReferee } from "@sw/tabletop/referee";
import * as v from "valibot";
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
  const take = (kept: Kept<G>): unknown =>
    rooms.set(kept.id, new Room(kept, game, referee, (now) => keepIn(folder, now)));
  for (const kept of await keptIn(folder, referee)) take(kept);

  /** Tables that are being written for the first time. They count too, or many requests at once would open too many. */
  let opening = 0;
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

  const answer = async ({ method, url = "" }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (method === "POST" && url === "/tables") {
      if (rooms.size + opening >= limits.tables) return void response.writeHead(503).end();
      opening += 1;
      const opened = await open().finally(() => {
        opening -= 1;
      });
      return void response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(opened));
    }
    const page = pages[url];
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": page[0] }).end(page[1]);
  };
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500).end();
    });
  });
  const sockets = new WebSocketServer({ server: http, maxPayload: limits.bytes });
  sockets.on("connection", (socket) => connect(socket, hosting, (id) => rooms.get(id)));
  const clock = setInterval(() => {
    for (const room of rooms.values()) room.timeOut(hosting.thinking);
  }, pulse);
  await new Promise<void>((listening, failed) => {
    http.once("error", failed);
    http.listen(hosting.port, listening);
  });
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

/** Codes that a connection is closed with: for good, or until the client connects again. */
const [NO_SEAT, TRY_AGAIN_LATER] = [1008, 1013];
const JOINING = v.strictObject({ table: v.string(), token: v.optional(v.string()) });

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
    if (messages > limits.messages) return socket.close(TRY_AGAIN_LATER, "too many messages");
    const message = parsed(String(data));
    if (at !== undefined) return at.room.receive(at.member, message);
    const joining = readInput(JOINING, message);
    const room = joining.ok ? roomNamed(joining.value.table) : undefined;
    const token = joining.ok ? joining.value.token : undefined;
    const seat: G["Seat"] | Spectator | undefined = token === undefined ? "spectator" : room?.seatOf(token);
    if (room === undefined || seat === undefined) return socket.close(NO_SEAT, "no such seat");
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
