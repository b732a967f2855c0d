import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from "node:net";
import type { GameTypes } from "@sw/tabletop";
import type { StoredTable } from "@sw/tabletop/referee";
import type { Game as Boardgame } from "boardgame.io";
import type { Client as ClientOf } from "boardgame.io/client";
import type { SocketIO as SocketIOOf } from "boardgame.io/multiplayer";
import type { Server as ServerOf } from "boardgame.io/server";
import { type Hosted, onlyMoves, type Shown } from "../src/index.ts";

// Its subpaths are folders, which only `require` of Node finds.
const load = createRequire(import.meta.url);
const { Server }: { Server: typeof ServerOf } = load("boardgame.io/server");
const { Client }: { Client: typeof ClientOf } = load("boardgame.io/client");
const { SocketIO }: { SocketIO: typeof SocketIOOf } = load("boardgame.io/multiplayer");

/** A game of boardgame.io with any of the types of this package. */
export type AnyBoardgame<T extends GameTypes> = Boardgame<Hosted<T>, Record<string, unknown>, T["Config"]>;

/** boardgame.io's server on loopback. */
export interface Hosting {
  readonly port: number;
  /** The table of a match as the server stores it, with all secrets. */
  table(matchID: string): Promise<StoredTable<GameTypes>>;
  close(): Promise<void>;
}

/** Starts the real server for a game. */
export async function hosting<T extends GameTypes>(game: AnyBoardgame<T>): Promise<Hosting> {
  const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
  onlyMoves(server, { id: game.name ?? "" });
  const { appServer } = await server.run({ port: 0 });
  return {
    port: (appServer.address() as AddressInfo).port,
    async table(matchID) {
      const { state } = await server.db.fetch(matchID, { state: true });
      return state.G.table;
    },
    close: async () => {
      appServer.closeAllConnections();
      await new Promise((closed) => appServer.close(closed));
    },
  };
}

/** Creates a match by the lobby's interface; refusals give the status and what the server says. */
export async function created(port: number, name: string, numPlayers: number, setupData?: unknown): Promise<string> {
  const answer = await posted(port, `${name}/create`, { numPlayers, setupData });
  return String(answer["matchID"]);
}

/** Posts to the lobby's interface. */
export async function posted(port: number, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}/games/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** A client at a seat, or a spectator. */
export interface Seated<T extends GameTypes> {
  /** What it is shown now; undefined until the server has answered. */
  shown(): Shown<T> | undefined;
  /** Whether the match is over. */
  isOver(): boolean;
  /** Sends one of the referee's messages by its move. */
  send(move: string, ...args: readonly unknown[]): void;
  /** Sends an action of that type past the client, with its credentials and a state in which the match is over. */
  forge(type: string): void;
  /** The moves of the match as boardgame.io tells them: by whom, and with which arguments. */
  log(): readonly { readonly playerID: string; readonly args: unknown }[];
  /** Calls back after every change. */
  onChange(listen: () => void): void;
  stop(): void;
}

/** Joins a match at a seat, if there is one, over a socket. */
export async function seated<T extends GameTypes>(
  game: AnyBoardgame<T>,
  port: number,
  matchID: string,
  playerID?: string,
): Promise<Seated<T>> {
  const credentials =
    playerID === undefined
      ? undefined
      : String(
          (await posted(port, `${game.name}/${matchID}/join`, { playerID, playerName: playerID }))["playerCredentials"],
        );
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } });
  const client = Client<Hosted<T>>({
    game: game as Boardgame<Hosted<T>>,
    multiplayer,
    matchID,
    debug: false,
    numPlayers: game.maxPlayers ?? 2,
    ...(playerID === undefined ? {} : { playerID, credentials: credentials ?? "" }),
  });
  client.start();
  return {
    shown() {
      const G = client.getState()?.G;
      return G !== undefined && "view" in G ? G : undefined;
    },
    isOver: () => client.getState()?.ctx.gameover !== undefined,
    send: (move, ...args) => client.moves[move]?.(...args),
    forge(type) {
      const transport: { readonly socket: { emit(...args: unknown[]): void } } = Reflect.get(client, "transport");
      const now = client.getState();
      const state = { ...now, ctx: { ...now?.ctx, gameover: "mine" } };
      const payload = { type: "endGame", playerID, credentials };
      transport.socket.emit("update", { type, state, payload }, now?._stateID, matchID, playerID);
    },
    log: () =>
      (client.log ?? []).map(({ action: { payload } }) => ({ playerID: payload.playerID ?? "", args: payload.args })),
    onChange: (listen) => void client.subscribe(listen),
    stop: () => client.stop(),
  };
}

/** A wire-tap between clients and a server: keeps all bytes that the server sends. */
export interface Tap {
  readonly port: number;
  heard(): string;
  close(): Promise<void>;
}

/** Listens in on a server's port. */
export async function tap(port: number): Promise<Tap> {
  let heard = "";
  const sockets = new Set<Socket>();
  const server: NetServer = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
    }
    upstream.on("data", (bytes) => {
      heard += bytes.toString("latin1");
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => heard,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
