import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";
import { createReferee } from "@sw/tabletop/referee";
import { pino } from "pino";
import { Thinking } from "./bots.ts";
import { Clocks } from "./clocks.ts";
import { causeOf, Door } from "./door.ts";
import { Gate } from "./gate.ts";
import { answerRequest, type Serving } from "./http.ts";
import { type Listening, type ListenOptions, listenWith } from "./listen.ts";
import { metricsOf } from "./metrics.ts";
import { type HostOptions, LIMITS } from "./options.ts";
import { attachSockets, socketServer, type Wiring } from "./sockets.ts";
import { type Hosted, Tables } from "./tables.ts";

/** A host that serves tables until it is closed. */
export interface Host {
  /** Starts an HTTP server for the host. Rejects if the port cannot be used. For an existing server use `attach` and `handle`. */
  listen(options?: ListenOptions): Promise<Listening>;
  /** Accepts connections over an HTTP server, and begins to check clocks. */
  attach(server: HttpServer): void;
  /** Answers a request if its path belongs to the host; otherwise returns false and leaves the request untouched. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes all connections, finishes writes and stops all clocks. The store stays open. */
  close(): Promise<void>;
}

/**
 * Makes a host of tables. {@link Host.listen} starts a server for it; {@link Host.handle} and {@link Host.attach} mount it on an
 * existing one.
 */
export function createHost(options: HostOptions): Host {
  const {
    store,
    log = pino({ name: "sw-host", level: "warn" }),
    now = Date.now,
    pulse = 1000,
    compare = 5000,
  } = options;
  const limits = { ...LIMITS, ...options.limits };
  const gate = new Gate(limits, options);
  const games = hostedGames(options);
  let isClosing = false;
  const failed = (error: unknown): void => log.error(causeOf(error), "the store could not be read");
  const sockets = socketServer({ gate, limits }, options);
  const tables: Tables = new Tables({
    store,
    games,
    now,
    mostLive: limits.idleTables,
    mostStored: limits.stored,
    tell: (table, rev) => {
      if (options.adapter !== undefined) sockets.serverSideEmit("moved", table, rev);
    },
    // the process that appended lets the bots answer; others help once a while has passed
    changed: (live, isOwn) => {
      if (isOwn) thinking.think(live).catch(failed);
    },
  });
  const thinking = new Thinking(new Map(options.games.map(({ game, bots = {} }) => [game.id, bots])), log);
  const metrics = metricsOf(() => tables.size);
  const clocks = new Clocks({ tables, store, log, now, think: (live) => thinking.think(live) });
  const door = new Door(gate, metrics, log);
  const wiring: Wiring = { tables, door, gate, metrics, limits, log, isClosing: () => isClosing };
  sockets.on("moved", (table) => {
    tables
      .inMemory(table)
      .then((live) => live?.catchUp())
      .catch(failed);
  });
  const serving: Serving = { ...wiring, games, store };
  const timers: NodeJS.Timeout[] = [];
  const host: Host = {
    listen: (listening = {}) => listenWith(host, listening),
    attach(server) {
      attachSockets(sockets, server, wiring);
      timers.push(every(pulse, () => clocks.look().catch(failed)));
      timers.push(every(compare, () => compareAll(tables).catch(failed)));
    },
    handle: (request, response) => answerRequest(request, response, serving),
    async close() {
      for (const timer of timers) clearInterval(timer);
      isClosing = true;
      // only the connections of this process: the adapter would tell the others
      sockets.local.disconnectSockets(true);
      await thinking.close();
      await sockets.of("/").adapter.close();
      await tables.close();
    },
  };
  return host;
}

function hostedGames({ games }: HostOptions): ReadonlyMap<string, Hosted> {
  return new Map(
    games.map(({ game, config, version = "0.0.0", sideOf, bots = {} }) => {
      const referee = createReferee(game, sideOf === undefined ? {} : { sideOf });
      return [game.id, { config, rules: { game, referee, version, bots: Object.keys(bots) } }];
    }),
  );
}

/** Repeats a task at an interval, but skips a run while the last one is unfinished. */
function every(ms: number, task: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    task().finally(() => {
      isBusy = false;
    });
  }, ms);
  return timer.unref();
}

/**
 * Reads the entries of other processes for all tables in use, in case a message about them was lost, and unloads idle
 * tables.
 */
async function compareAll(tables: Tables): Promise<void> {
  for (const live of await tables.used()) await live.catchUp();
  await tables.forget();
}
