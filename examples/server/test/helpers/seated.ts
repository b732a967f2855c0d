import type { Action, DeckbuilderTypes, Event, Seat, View } from "@sw/deckbuilder-core";
import { type Connection, connect, type Place, type Socket } from "@sw/example-client/connection";
import { type Seed, seeded, type Violation } from "@sw/tabletop";
import type { Report } from "@sw/tabletop/referee";
import { WebSocket } from "ws";

/** What hurts the other's base comes first, so that games end; of what is equal any. */
const EAGER: readonly Action["type"][] = ["attack", "commit", "play", "use", "purchase"];

/** Someone who plays through a connection as a page does. */
export interface Seated {
  readonly connection: Connection<DeckbuilderTypes>;
  /** Every report, in order. */
  readonly told: readonly Report<DeckbuilderTypes>[];
  readonly refused: readonly Violation[];
  /** What had happened before each of its connections. */
  readonly stories: readonly (readonly Event[])[];
  /** The sockets it has had, the last one now. */
  readonly sockets: readonly WebSocket[];
  /** What came over the wire, in characters. */
  received(): number;
  /** Resolves when a report holds; rejects when the server wants no more of it. */
  until(holds: (report: Report<DeckbuilderTypes>) => boolean): Promise<Report<DeckbuilderTypes>>;
}

/** Those who sit at the tables of a test, until it ends. */
export interface People {
  /** Sits down; with a seed it plays by itself whenever it is asked. */
  sits(place: Place, seed?: Seed): Seated;
  /** All of them get up. */
  leave(): void;
}

/** A table of nobody yet. */
export function people(): People {
  const present: Seated[] = [];
  return {
    sits(place, seed) {
      const person = seated(place, seed);
      present.push(person);
      return person;
    },
    leave() {
      for (const { connection } of present.splice(0)) connection.close();
    },
  };
}

/** Sits down; with a seed it plays by itself whenever it is asked. */
export function seated(place: Place, seed?: Seed): Seated {
  const told: Report<DeckbuilderTypes>[] = [];
  const refused: Violation[] = [];
  const stories: (readonly Event[])[] = [];
  const sockets: WebSocket[] = [];
  const waiting = new Set<() => void>();
  let [received, isOut] = [0, false];
  const wake = (): void => {
    for (const one of waiting) one();
  };
  const open = (url: string): Socket => {
    const socket = new WebSocket(url);
    sockets.push(socket);
    // A refused connection emits an error before it closes; a browser's WebSocket just closes.
    socket.on("error", () => {});
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
      addEventListener(type, listener) {
        if (type === "open") socket.on("open", () => listener({}));
        if (type === "close") socket.on("close", (code) => listener({ code }));
        if (type !== "message") return;
        socket.on("message", (message) => {
          const data = String(message);
          received += data.length;
          listener({ data });
        });
      },
    };
  };
  const choose = seed === undefined ? undefined : seeded(seed);
  const connection: Connection<DeckbuilderTypes> = connect<DeckbuilderTypes>(
    place,
    {
      joined: (_seat, story) => stories.push(story),
      told(report) {
        told.push(report);
        if (choose !== undefined && "view" in report && report.outcome === null && report.options.length > 0) {
          const best = eager(report.options);
          const action = best[choose.pick("action", best.length, String)];
          if (action !== undefined)
            connection.send({ type: "act", seat: seatOf(report.view), seq: report.seq, action });
        }
        wake();
      },
      refused: (violation) => refused.push(violation),
      lost(isForGood) {
        isOut = isForGood;
        wake();
      },
    },
    open,
  );
  const until: Seated["until"] = (holds) =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = told.find(holds);
        if (found !== undefined) resolve(found);
        else if (isOut) reject(new Error("the server wants no more of it"));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return { connection, told, refused, stories, sockets, received: () => received, until };
}

function eager(options: readonly Action[]): readonly Action[] {
  for (const type of EAGER) {
    const found = options.filter((option) => option.type === type);
    const atBase = found.filter((option) => "target" in option && option.target === "base");
    if (found.length > 0) return atBase.length > 0 ? atBase : found;
  }
  return options;
}

function seatOf({ viewer }: View): Seat {
  return viewer === "rebel" ? "rebel" : "empire";
}

/** The end of a game. */
export function isOver(report: Report<DeckbuilderTypes>): boolean {
  return "view" in report && report.outcome !== null;
}

/** A position at least so far into the game. */
export function isAt(seq: number): (report: Report<DeckbuilderTypes>) => boolean {
  return (report) => "view" in report && report.seq >= seq;
}
