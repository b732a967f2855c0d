import type { GameTypes, Spectator, Violation } from "@sw/tabletop";
import { type Packed, unpacker } from "@sw/tabletop/deltas";
import type { Message, Report } from "@sw/tabletop/referee";

/** Where a seat is: without a token somebody who watches. */
export interface Place {
  readonly url: string;
  readonly table: string;
  readonly token?: string;
}

/** Who is told what comes in. */
export interface Listener<G extends GameTypes> {
  /** The connection stands: with its seat, and every event so far that the seat knows of. */
  joined(seat: G["Seat"] | Spectator, story: readonly G["Event"][]): void;
  told(report: Report<G>): void;
  refused(violation: Violation): void;
  /** The connection is gone, and comes back unless the server has closed it for good. */
  lost(isForGood: boolean): void;
}

/** A connection that comes back by itself. */
export interface Connection<G extends GameTypes> {
  /** Sends a message. While disconnected the message is dropped: the position may have changed by the time of the next report. */
  send(message: Message<G>): void;
  close(): void;
}

/** What a browser's WebSocket and that of a library have in common. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: "open" | "close" | "message",
    listener: (event: { data?: unknown; code?: number }) => void,
  ): void;
}

/** The server closes a connection for good: the table or the token is wrong. */
const REFUSED = 1008;
/** How long to wait before connecting again, in milliseconds: first and at most. */
const [SOON, LATE] = [100, 5000];

/** Connects a seat to its table, again and again; each time the server tells it the whole position first. */
export function connect<G extends GameTypes>(
  { url, table, token }: Place,
  listener: Listener<G>,
  open: (url: string) => Socket = (address) => new WebSocket(address),
): Connection<G> {
  let isClosed = false;
  let isOpen = false;
  let pause = SOON;
  let socket = begin();
  function begin(): Socket {
    const now = open(url);
    const unpack = unpacker<G>();
    const send = (message: unknown): void => now.send(JSON.stringify(message));
    now.addEventListener("open", () => {
      isOpen = true;
      send({ table, token });
    });
    now.addEventListener("message", ({ data }) => {
      const sent: Sent<G> = JSON.parse(String(data));
      pause = SOON;
      if (sent.type === "joined") return listener.joined(sent.seat, sent.story);
      if (sent.type === "refused") return listener.refused(sent.violation);
      const report = unpack(sent.packed);
      if (report === undefined) send({ type: "sync" });
      else listener.told(report);
    });
    now.addEventListener("close", ({ code }) => {
      isOpen = false;
      if (isClosed) return;
      isClosed = code === REFUSED;
      listener.lost(isClosed);
      if (!isClosed) setTimeout(again, pause);
      pause = Math.min(LATE, 2 * pause);
    });
    return now;
  }
  function again(): void {
    if (!isClosed) socket = begin();
  }
  return {
    send(message) {
      if (isOpen) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}

/** What the server sends. */
type Sent<G extends GameTypes> =
  | { readonly type: "joined"; readonly seat: G["Seat"] | Spectator; readonly story: readonly G["Event"][] }
  | { readonly type: "report"; readonly packed: Packed<G> }
  | { readonly type: "refused"; readonly violation: Violation };
