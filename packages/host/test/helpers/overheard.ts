import type { GameTypes } from "@sw/tabletop";
import { unpacker } from "@sw/tabletop/deltas";
import type { Report } from "@sw/tabletop/referee";
import { io } from "socket.io-client";
import type { Sent } from "../../src/index.ts";

/** A connection that only listens, and keeps everything as it came. */
export interface Overheard {
  readonly sent: readonly Sent[];
  /** The reports that were sent, unpacked. */
  reports(): readonly Report<GameTypes>[];
  /** Emits a frame and resolves with the answer. */
  ask(frame: unknown): Promise<unknown>;
  close(): void;
}

/** Connects to a table and resolves when it is joined. Without a token it watches. */
export async function overhears(url: string, table: string, token?: string): Promise<Overheard> {
  const auth = token === undefined ? { table } : { table, token };
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, auth });
  const sent: Sent[] = [];
  socket.on("sent", (one: Sent) => void sent.push(one));
  await new Promise<void>((joined) => socket.once("sent", () => joined()));
  return {
    sent,
    reports() {
      const unpack = unpacker<GameTypes>();
      return sent.flatMap((one) => {
        if (one.type !== "report") return [];
        const report = unpack(one.packed);
        if (report === undefined) throw new Error("a report cannot be unpacked");
        return [report];
      });
    },
    ask: (frame) => new Promise((answered) => socket.emit("send", frame, answered)),
    close: () => void socket.close(),
  };
}
