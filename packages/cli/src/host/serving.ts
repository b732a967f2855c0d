import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { createHost, type Host } from "@sw/host";
import type { HostCommandOptions } from "../commands/host.ts";
import { thinkers } from "../engine/analyst.ts";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import { hostedGames } from "./games.ts";
import { programBots } from "./programs.ts";
import { openStore } from "./stores.ts";

/** Runs a host until a signal; what it was storing is finished before it ends. */
export async function serve(io: Io, options: HostCommandOptions): Promise<void> {
  const { analyst, close: endThreads } = thinkers(availableParallelism());
  const programs = programBots(options.bot, options.budget);
  const kept = await openStore(io, options.store);
  const host = createHost({
    games: await hostedGames({ analyst, programs: programs.bots, budget: options.budget }),
    origins: options.origin,
    ...kept.host,
    ...(options.proxy ? { addressOf: addressBehindProxy } : {}),
  });
  try {
    const server = await listening(host, options);
    host.attach(server);
    io.stdout.write(`listening on ${urlOf(server)}\n`);
    await interruption(io);
    const closed = new Promise((resolve) => server.close(resolve));
    await host.close();
    server.closeAllConnections();
    await closed;
  } finally {
    await Promise.all([host.close(), programs.close(), endThreads()]);
    await kept.close();
  }
  io.interrupted.throwIfAborted();
}

async function listening(host: Host, { port, host: address }: HostCommandOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (!host.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(badInput(`cannot listen on ${address}:${port}: ${reasonOf(error)}`)));
    server.listen(port, address, resolve);
  });
  return server;
}

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

function interruption({ interrupted }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** The address that the nearest proxy has seen; entries before it are the client's own words. */
function addressBehindProxy({ headers, socket }: IncomingMessage): string {
  const last = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last === undefined || last === "" ? (socket.remoteAddress ?? "") : last;
}
