import type { IncomingMessage } from "node:http";
import type { Game, GameTypes } from "@sw/tabletop";
import type { SideOf } from "@sw/tabletop/referee";
import type { Logger } from "pino";
import type { ServerOptions } from "socket.io";
import type { Store } from "../store/store.ts";
import type { HostedBot } from "./bots.ts";

/** A game that a host offers. */
export interface HostedGame {
  readonly game: Game<GameTypes>;
  /** The default configuration of new tables. */
  readonly config: unknown;
  /** The version of the game's package, stored in records. Defaults to `"0.0.0"`. */
  readonly version?: string;
  /** Groups the seats that win and lose together when a seat forfeits. By default each seat is its own side. */
  readonly sideOf?: SideOf<string>;
  /** The bots that may take seats, by name. All processes of a store must offer the same ones. Defaults to none. */
  readonly bots?: Readonly<Record<string, HostedBot>>;
}

/** The limits on what may be sent to a host. An address that exceeds them is refused for a while. */
export interface Limits {
  /** The largest size of a message or a request, in bytes. Defaults to 16,000. */
  readonly bytes: number;
  /** The most messages of a connection in ten seconds. Defaults to 200. */
  readonly messages: number;
  /**
   * The most connections of this process. Defaults to 10,000. `connectionsOfAddress` is the limit for one address and
   * defaults to 100.
   */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** The most HTTP requests of an address in a minute. Defaults to 600. */
  readonly requests: number;
  /**
   * The most tables opened in an hour at this process. Defaults to 5,000. `tablesOfAddress` is the limit for one
   * address and defaults to 100.
   */
  readonly tables: number;
  readonly tablesOfAddress: number;
  /** The most tables in the store, including those with finished games. Defaults to 100,000. */
  readonly stored: number;
  /** The most lines of chat of a seat in a minute. Defaults to 20. */
  readonly chat: number;
  /** The most tables kept in memory without a connection. Defaults to 500. */
  readonly idleTables: number;
}

/** The defaults of {@link Limits}. */
export const LIMITS: Limits = Object.freeze({
  bytes: 16_000,
  messages: 200,
  connections: 10_000,
  connectionsOfAddress: 100,
  requests: 600,
  tables: 5000,
  tablesOfAddress: 100,
  stored: 100_000,
  chat: 20,
  idleTables: 500,
});

/** The options of {@link createHost}. */
export interface HostOptions {
  /** The games, at least one. The first is the default of new tables. */
  readonly games: readonly HostedGame[];
  readonly store: Store;
  /** An adapter of socket.io that carries news between the processes of one store. Not needed for a single process. */
  readonly adapter?: NonNullable<ServerOptions["adapter"]>;
  /**
   * The origins of pages on other hosts that may use this one, such as `https://club.example`. Pages of the same host
   * always may. Defaults to none.
   */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Writes the log, which holds no states, seeds, tokens or player texts. Defaults to a logger of warnings. */
  readonly log?: Logger;
  /**
   * Returns the address by which limits count. Defaults to the address of the connection; behind a proxy, read the
   * header that the proxy sets.
   */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** How often clocks are checked, in milliseconds. Defaults to 1,000. */
  readonly pulse?: number;
  /** How often tables in use are compared with the store, in milliseconds. Defaults to 5,000. */
  readonly compare?: number;
  /** Returns the time in milliseconds since 1970. Defaults to the clock of the machine. */
  readonly now?: () => number;
}
