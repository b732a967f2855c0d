import type { GameTypes } from "@sw/tabletop";
import { unpacker } from "@sw/tabletop/deltas";
import type { Message, Report } from "@sw/tabletop/referee";
import { io, type Socket } from "socket.io-client";
import type { About } from "../desk/about.ts";
import type { ChatLine } from "../desk/desk.ts";
import type { SeatMessage } from "../desk/messages.ts";
import type { Answer, Sent } from "../host/sent.ts";

/** The address of a table, with the token of a seat, or without one to watch. */
export interface TableAddress {
  /** The addresses of the host's processes. If one does not answer, the next is tried. */
  readonly urls: readonly [string, ...string[]];
  readonly table: string;
  readonly token?: string;
}

/** The callbacks of a connection. */
export interface Listener<G extends GameTypes> {
  /** Called when the client has joined or rejoined the table. The whole position follows once the game has begun. */
  joined?(seat: G["Seat"] | "spectator", about: About, chat: readonly ChatLine[]): void;
  /** Called when something about the table has changed. */
  about?(about: About): void;
  /** Called with each report of the referee. */
  told(report: Report<G>): void;
  /** Called with each line of chat. */
  said?(line: ChatLine): void;
  /** Called a few times a second while a bot thinks about position `seq`, with the number of playouts it has made. */
  thinking?(seat: G["Seat"], seq: number, playouts: number): void;
  /**
   * Called when the connection is lost. The reason is `no-such-table`, `no-such-seat` or `bad-message` if that is
   * final; it is null if the client will reconnect.
   */
  lost?(reason: string | null): void;
}

/** A connection that reconnects automatically. */
export interface Connection<G extends GameTypes> {
  /**
   * Sends a message until it is judged, if needed over a new connection; its key makes sure that it counts only once.
   * Resolves to `unavailable` if the connection is closed before. `key` defaults to a new one; pass one of at most 64
   * characters to repeat a message from another connection.
   */
  send(message: Message<G> | SeatMessage, key?: string): Promise<Answer>;
  /** Closes the connection permanently. */
  close(): void;
}

interface Pending {
  readonly key: string;
  readonly message: unknown;
  readonly answered: (answer: Answer) => void;
}

type Wire<G extends GameTypes> = Socket<
  { sent: (sent: Sent<G>) => void },
  { send: (input: unknown, answer: (answer: Answer) => void) => void }
>;

/** The reasons after which a client does not reconnect. */
const FOR_GOOD: readonly string[] = ["no-such-table", "no-such-seat", "bad-message"];
/** The first and the longest delay before a reconnection, in milliseconds. */
const [SOON, LATE] = [100, 5000] as const;
/** By how much each wait is longer than the one before. */
const GROWTH = 1.5;
/** How long an address has to answer, in milliseconds. */
const PATIENCE = 5000;

/** Connects to a table and reconnects when needed. After each connection the host first sends the whole position. */
export function connect<G extends GameTypes>(address: TableAddress, listener: Listener<G>): Connection<G> {
  const line = new Line(address, listener);
  return {
    send: (message, key) => line.send(message, key),
    close: () => line.end(),
  };
}

class Line<G extends GameTypes> {
  private readonly address: TableAddress;
  private readonly listener: Listener<G>;
  private readonly pending = new Map<string, Pending>();
  private readonly own = newKey();
  private isClosed = false;
  private isJoined = false;
  private attempts = 0;
  private sent = 0;
  private pause: number = SOON;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wire: Wire<G>;

  constructor(address: TableAddress, listener: Listener<G>) {
    this.address = address;
    this.listener = listener;
    this.wire = this.begin();
  }

  send(message: unknown, named?: string): Promise<Answer> {
    if (this.isClosed) return Promise.resolve({ ok: false, fault: "unavailable" });
    this.sent += 1;
    const key = named ?? `${this.own}-${this.sent}`;
    return new Promise((answered) => {
      const one = { key, message, answered };
      this.pending.set(key, one);
      if (this.isJoined) this.carry(one);
    });
  }

  end(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.wire.close();
    for (const { answered } of this.pending.values()) answered({ ok: false, fault: "unavailable" });
    this.pending.clear();
  }

  private begin(): Wire<G> {
    const { urls, table, token } = this.address;
    const url = urls[this.attempts % urls.length] ?? urls[0];
    this.attempts += 1;
    const auth = token === undefined ? { table } : { table, token };
    const wire: Wire<G> = io(url, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      timeout: PATIENCE,
      auth,
    });
    const unpack = unpacker<G>();
    wire.on("sent", (message) => this.receive(wire, unpack, message));
    wire.on("connect_error", ({ message }) => this.lose(wire, FOR_GOOD.includes(message) ? message : null));
    wire.on("disconnect", () => this.lose(wire, null));
    return wire;
  }

  private receive(wire: Wire<G>, unpack: ReturnType<typeof unpacker<G>>, message: Sent<G>): void {
    if (this.isClosed || wire !== this.wire) return;
    switch (message.type) {
      case "joined":
        this.isJoined = true;
        this.pause = SOON;
        this.listener.joined?.(message.seat, message.about, message.chat);
        for (const one of this.pending.values()) this.carry(one);
        return;
      case "about":
        return this.listener.about?.(message.about);
      case "chat":
        return this.listener.said?.(message.line);
      case "thinking":
        return this.listener.thinking?.(message.seat, message.seq, message.playouts);
      case "report": {
        const report = unpack(message.packed);
        if (report === undefined) wire.emit("send", "sync", () => {});
        else this.listener.told(report);
      }
    }
  }

  private carry(one: Pending): void {
    const { key, message, answered } = one;
    this.wire.emit("send", { key, message }, (answer) => {
      if (!this.pending.has(key)) return;
      if (isTrouble(answer)) {
        setTimeout(() => this.isJoined && this.pending.has(key) && this.carry(one), SOON);
        return;
      }
      this.pending.delete(key);
      answered(answer);
    });
  }

  private lose(wire: Wire<G>, reason: string | null): void {
    if (this.isClosed || wire !== this.wire) return;
    this.isJoined = false;
    wire.close();
    if (reason !== null) this.end();
    this.listener.lost?.(reason);
    if (reason !== null) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.wire = this.begin();
    }, this.pause);
    this.pause = Math.min(LATE, GROWTH * this.pause);
  }
}

/** Whether the host was temporarily unable to judge a message. */
function isTrouble(answer: Answer): boolean {
  return !answer.ok && "fault" in answer && answer.fault === "unavailable";
}

/** Returns a random prefix that makes the keys of this connection unique. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
