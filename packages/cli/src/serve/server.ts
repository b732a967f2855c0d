import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { createHost, type HostedGame, type Store } from "@sw/host";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import { versionOf } from "../versions.ts";
import type { PageFile } from "./page.ts";
import type { Told } from "./told.ts";

/** The input of {@link openServer}. */
export interface Serving {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly port: number;
  /** Whether other machines of the network may use the page. */
  readonly isShared: boolean;
}

/** A running server. */
export interface Running {
  /** The addresses of the server, beginning with the one for this machine. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** The most bytes of a message, sized for an army list of Legion with its battlefield. */
const MOST_BYTES = 200_000;
/** The most requests from one address, which all people at a machine or in a home may share. */
const MOST_REQUESTS = 6000;

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // The boards set sizes and places in style attributes.
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'",
};

/** Serves the page and the tables of a host. Throws bad input if the port is in use. */
export async function openServer({ games, store, files, port, isShared }: Serving): Promise<Running> {
  const limits = { bytes: MOST_BYTES, requests: MOST_REQUESTS, tablesOfAddress: 1000 };
  const host = createHost({ games, store, limits });
  const server = createServer((request, response) => {
    if (!isOwnName(request)) response.writeHead(421).end();
    else if (pathOf(request) === "/serve.json") answerTold(response, { version: versionOf("@sw/cli"), links: urls });
    else if (!host.handle(request, response)) answerFile(files, request, response);
  });
  server.on("upgrade", (request, socket) => {
    if (!isOwnName(request)) socket.destroy();
  });
  host.attach(server);
  await listening(server, port, isShared);
  const { port: taken } = server.address() as AddressInfo;
  const urls = [`http://localhost:${taken}`, ...(isShared ? ownAddresses().map((ip) => `http://${ip}:${taken}`) : [])];
  return {
    urls,
    async close() {
      await host.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listening(server: Server, port: number, isShared: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(badInput(`cannot listen on port ${port}: ${reasonOf(error)}`)));
    server.listen(port, isShared ? "0.0.0.0" : "127.0.0.1", resolve);
  });
}

/** Returns the addresses of this machine in its network. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((some = []) =>
    some.flatMap(({ address, family, internal }) => (family === "IPv4" && !internal ? [address] : [])),
  );
}

/**
 * Whether a request names this machine by its address or a local name. Otherwise, a foreign page whose domain resolves
 * to this machine could read its data.
 */
function isOwnName({ headers: { host = "" } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const own = hostname().toLowerCase();
  return name === "localhost" || name === own || name === `${own}.local` || isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?")[0] ?? "/";
}

function answerTold(response: ServerResponse, told: Told): void {
  response.writeHead(200, {
    ...HEADERS,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(told));
}

function answerFile(files: Serving["files"], request: IncomingMessage, response: ServerResponse): void {
  const file = files.get(pathOf(request));
  if (file === undefined) response.writeHead(404, HEADERS).end();
  else if (request.method !== "GET" && request.method !== "HEAD") response.writeHead(405, { allow: "GET, HEAD" }).end();
  else {
    const { type, body, isForever } = file;
    const kept = isForever ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, { ...HEADERS, "content-type": type, "content-length": body.length, "cache-control": kept });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}
