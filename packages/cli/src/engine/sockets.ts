import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Engine, MOST_TEXT } from "@sw/bots/engine";
import { type WebSocket, WebSocketServer } from "ws";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import type { EngineMaker } from "./serving.ts";

/** The port and host at which an engine listens, and the web pages that may connect. */
export interface Listening {
  /** The port. Zero means any free port. */
  readonly port: number;
  readonly host: string;
  /** The origins of web pages that may connect. Programs that are not web pages send no origin. */
  readonly origins: readonly string[];
}

/** The largest number of clients connected at once. */
const MOST_CLIENTS = 64;
/** How many bytes may wait for a client before no more is read from it. */
const MOST_WAITING = 4_000_000;
/** The codes that close a connection: for a binary message, and for too many clients. */
const CLOSED = { unsupported: 1003, tryAgainLater: 1013 } as const;

/**
 * Serves clients over WebSocket until a signal, with one JSON document per message. Each client has its own engine and
 * tables. Web pages may connect only from the listed origins, because any page that somebody visits can reach loopback.
 */
export async function serveSockets(io: Io, { port, host, origins }: Listening, make: EngineMaker): Promise<void> {
  const http = createServer((_request, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({
    server: http,
    maxPayload: MOST_TEXT,
    verifyClient: ({ origin }: { readonly origin?: string }) => origin === undefined || origins.includes(origin),
  });
  sockets.on("connection", (socket: WebSocket, _request: IncomingMessage) => {
    if (sockets.clients.size > MOST_CLIENTS) socket.close(CLOSED.tryAgainLater, "too many clients");
    else serveSocket(socket, make);
  });
  await new Promise<void>((resolve, reject) => {
    // The server of sockets hands on the errors of the server below it.
    sockets.once("error", (error) => reject(badInput(`cannot listen on ${host}:${port}: ${reasonOf(error)}`)));
    http.listen(port, host, resolve);
  });
  const { address, port: taken, family } = http.address() as AddressInfo;
  const shown = family === "IPv6" ? `[${address}]` : address;
  io.stdout.write(`listening on ws://${shown}:${taken}\n`);
  await new Promise<void>((resolve) => {
    if (io.interrupted.aborted) resolve();
    io.interrupted.addEventListener("abort", () => resolve(), { once: true });
  });
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => http.close(resolve));
  io.interrupted.throwIfAborted();
}

/** Serves one client. No more is read from it while it does not read its answers. */
function serveSocket(socket: WebSocket, make: EngineMaker): void {
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text, () => {
      if (socket.isPaused && socket.bufferedAmount < MOST_WAITING) socket.resume();
    });
    if (socket.bufferedAmount >= MOST_WAITING) socket.pause();
  };
  const engine: Engine = make(send);
  // A message that is too long, or no WebSocket at all, closes the connection.
  socket.on("error", () => undefined);
  socket.on("close", () => engine.close());
  socket.on("message", (data, isBinary) => {
    if (isBinary) socket.close(CLOSED.unsupported, "messages must be text");
    else void engine.receive(data.toString()).then((answer) => answer !== undefined && send(answer));
  });
}
