import type { Server as HttpServer, IncomingMessage } from "node:http";
import { readInput } from "@sw/tabletop";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import * as v from "valibot";
import { LONGEST_TOKEN, seatOfToken } from "../desk/secrets.ts";
import { TABLE_ID } from "../store/store.ts";
import { causeOf, type Door } from "./door.ts";
import type { Gate } from "./gate.ts";
import type { Live, Member } from "./live.ts";
import type { Metrics } from "./metrics.ts";
import type { HostOptions, Limits } from "./options.ts";
import type { Answer, Sent } from "./sent.ts";
import type { Tables } from "./tables.ts";

/** What connections need from their host. */
export interface Wiring {
  readonly tables: Tables;
  readonly door: Door;
  readonly gate: Gate;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly log: Logger;
  /** Whether the host is closing and accepts no more connections. */
  isClosing(): boolean;
}

type FromClient = { send: (input: unknown, answer: unknown) => void };
type ToClient = { sent: (sent: Sent) => void };
type FromProcess = { moved: (table: string, rev: number) => void };
interface Data {
  live: Live;
  member: Member;
  address: string;
}

/** The socket.io server, with the types of its messages. */
export type Sockets = Server<FromClient, ToClient, FromProcess, Data>;

/** Reads the table and token that a connection sends. */
export const authSchema: v.GenericSchema<unknown, { readonly table: string; readonly token?: string | undefined }> =
  v.object({
    table: v.pipe(v.string(), v.regex(TABLE_ID)),
    token: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TOKEN))),
  });

/** Creates the server for connections, which {@link attachSockets} starts. */
export function socketServer(
  { gate, limits }: Pick<Wiring, "gate" | "limits">,
  { adapter }: Pick<HostOptions, "adapter">,
): Sockets {
  return new Server({
    transports: ["websocket"],
    maxHttpBufferSize: limits.bytes,
    perMessageDeflate: false,
    serveClient: false,
    connectTimeout: 10_000,
    ...(adapter === undefined ? {} : { adapter }),
    allowRequest: (request, done) => done(null, gate.allows(request)),
  });
}

/** Accepts connections over an HTTP server. */
export function attachSockets(sockets: Sockets, server: HttpServer, wiring: Wiring): void {
  sockets.use((socket, next) => {
    seated(socket, wiring).then(
      (data) => {
        socket.data = data;
        next();
      },
      (error: unknown) => next(error instanceof Refused ? error : unavailable(error, wiring)),
    );
  });
  sockets.on("connection", (socket) => connected(socket, wiring));
  sockets.attach(server);
}

/** Thrown to tell a client why it may not connect, with a fault of the protocol. */
class Refused extends Error {}

function unavailable(error: unknown, { log }: Wiring): Error {
  log.error(causeOf(error), "a connection could not be served");
  return new Refused("unavailable");
}

async function seated(
  socket: Socket<FromClient, ToClient, FromProcess, Data>,
  { tables, gate, metrics, isClosing }: Wiring,
): Promise<Data> {
  if (isClosing()) throw new Refused("unavailable");
  const request: IncomingMessage = socket.request;
  const address = gate.addressOf(request);
  const ended = gate.connects(address);
  if (ended === undefined) throw new Refused("too-many");
  metrics.connections.inc();
  socket.conn.once("close", () => {
    metrics.connections.dec();
    ended();
  });
  const auth = readInput(authSchema, socket.handshake.auth);
  if (!auth.ok) throw new Refused("bad-message");
  const live = await tables.find(auth.value.table);
  if (live === undefined) throw new Refused("no-such-table");
  const { token } = auth.value;
  if (token !== undefined && seatOfToken(live.desk, token) === undefined) await live.catchUp();
  const seat = token === undefined ? "spectator" : seatOfToken(live.desk, token);
  if (seat === undefined || (seat === "spectator" && !live.desk.watching.isAllowed)) throw new Refused("no-such-seat");
  const member: Member = {
    seat,
    holder: live.desk.places[seat]?.holder ?? null,
    send: (sent) => socket.emit("sent", sent),
    end: () => socket.disconnect(true),
  };
  return { live, member, address };
}

function connected(socket: Socket<FromClient, ToClient, FromProcess, Data>, { door, gate, log }: Wiring): void {
  const { live, member, address } = socket.data;
  const failed = (error: unknown): void => {
    log.error({ table: live.id, ...causeOf(error) }, "a table could not be read");
    // the client comes back later, maybe to another process
    socket.conn.close();
  };
  socket.on("disconnect", () => live.leave(member));
  socket.on("send", (input, answer) => {
    const reply = typeof answer === "function" ? (said: Answer) => answer(said) : () => {};
    received(socket.id, input, { live, member, address, door, gate, reply }).catch(failed);
  });
  live.join(member).then(() => {
    if (socket.disconnected) live.leave(member);
  }, failed);
}

/**
 * Handles a message of a connection. `sync` is answered to the sender and not stored; every other message is judged.
 */
async function received(
  connection: string,
  input: unknown,
  {
    live,
    member,
    address,
    door,
    gate,
    reply,
  }: Data & Pick<Wiring, "door" | "gate"> & { readonly reply: (answer: Answer) => void },
): Promise<void> {
  if (!(await gate.admits("messages", connection))) return reply({ ok: false, fault: "too-many" });
  if (input === "sync") {
    await live.sync(member);
    return reply({ ok: true });
  }
  if (!live.isSeated(member)) return reply({ ok: false, fault: "not-your-seat" });
  return reply(await door.send(live, { seat: member.seat, address }, input));
}
