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
  /** The configuration of tables that are opened without one. */
  readonly config: unknown;
  /** Version of the game's package, which records carry. Defaults to `"0.0.0"`. */
  readonly version?: string;
  /** The seats that win and lose together when a seat forfeits. By default each stands for itself. */
  readonly sideOf?: SideOf<string>;
  /** The bots that may take seats, by name. All processes of a store offer the same. */
  readonly bots?: Readonly<Record<string, HostedBot>>;
}

/** What may be sent to a host, and how much of it. Addresses that send more are refused for a while. */
export interface Limits {
  /** Most bytes of a message or a request. Defaults to 16,000. */
  readonly bytes: number;
  /** Most messages of a connection in ten seconds. Defaults to 200. */
  readonly messages: number;
  /** Most connections of this process, and of one address. Default to 10,000 and 100. */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Most HTTP requests of an address in a minute. Defaults to 600. */
  readonly requests: number;
  /** Most tables that are opened in an hour at this process, and by one address. Default to 5,000 and 100. */
  readonly tables: number;
  readonly tablesOfAddress: number;
  /** Most tables in the store, those whose games are over included. Defaults to 100,000. */
  readonly stored: number;
  /** Most lines of chat of a seat in a minute. Defaults to 20. */
  readonly chat: number;
  /** Most tables in memory that nobody is connected to. Defaults to 500. */
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

/** What a host is made with. */
export interface HostOptions {
  /** At least one game; the first is the default of new tables. */
  readonly games: readonly HostedGame[];
  readonly store: Store;
  /** An adapter of socket.io that carries news between the processes of one store. Leave it out for a single process. */
  readonly adapter?: NonNullable<ServerOptions["adapter"]>;
  /** Origins of pages on other hosts that may use this one, such as `https://club.example`. A page of the same host always may. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Defaults to a logger of warnings. Logs hold no states, seeds, tokens or texts of players. */
  readonly log?: Logger;
  /**
   * The address that limits count by. Defaults to the address of the connection. Behind a proxy read the header that the proxy sets.
   */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** How often clocks are looked at, in milliseconds. Defaults to 1,000. */
  readonly pulse?: number;
  /** How often tables in use are compared with the store, in milliseconds. Defaults to 5,000. */
  readonly compare?: number;
  /** The time, in milliseconds since 1970. Defaults to the clock of the machine. */
  readonly now?: () => number;
}
