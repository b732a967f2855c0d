import type { GameTypes } from "@sw/tabletop";
import { unpacker } from "@sw/tabletop/deltas";
import type { Message, Report } from "@sw/tabletop/referee";
import { io, type Socket } from "socket.io-client";
import type { About } from "../desk/about.ts";
import type { ChatLine } from "../desk/desk.ts";
import type { SeatMessage } from "../desk/messages.ts";
import type { Answer, Sent } from "../host/sent.ts";

/** Where a table is, and the token of a seat, or none to watch. */
export interface TableAddress {
  /** The addresses of the host's processes; one that does not answer is followed by the next. */
  readonly urls: readonly [string, ...string[]];
  readonly table: string;
  readonly token?: string;
}

/** What a client is told. */
export interface Listener<G extends GameTypes> {
  /** The client is at the table, for the first time or again; the whole position follows once the game has begun. */
  joined?(seat: G["Seat"] | "spectator", about: About, chat: readonly ChatLine[]): void;
  /** Something about the table has changed. */
  about?(about: About): void;
  /** A report of the referee. */
  told(report: Report<G>): void;
  /** A line of chat was said. */
  said?(line: ChatLine): void;
  /** The connection is lost. With a reason for good: `no-such-table`, `no-such-seat` or `bad-message`; else it comes back. */
  lost?(reason: string | null): void;
}

/** A connection that comes back by itself. */
export interface Connection<G extends GameTypes> {
  /**
   * Sends a message until it is judged, also over another connection: its key makes sure that it counts once. Resolves with
   * `unavailable` if the connection is closed before. `key` is new by default; name one, of at most 64 characters, to send the same
   * message again from another connection.
   */
  send(message: Message<G> | SeatMessage, key?: string): Promise<Answer>;
  /** Ends the connection for good. */
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

/** Reasons for which a client does not come back. */
const FOR_GOOD: readonly string[] = ["no-such-table", "no-such-seat", "bad-message"];
/** How long to wait before connecting again, in milliseconds: first and at most. */
const [SOON, LATE] = [100, 5000] as const;
/** By how much each wait is longer than the one before. */
const GROWTH = 1.5;
/** How long an address has to answer, in milliseconds. */
const PATIENCE = 5000;

/** Connects to a table, again and again; each time the host tells the whole position first. */
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

/** Whether the host could not judge a message just now. */
function isTrouble(answer: Answer): boolean {
  return !answer.ok && "fault" in answer && answer.fault === "unavailable";
}

/** What makes the keys of this connection unlike those of any other. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
