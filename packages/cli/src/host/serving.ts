import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import { createHost, type Host, type Listening } from "@sw/host";
import type { HostCommandOptions } from "../commands/host.ts";
import { thinkers } from "../engine/analyst.ts";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import { hostedGames } from "./games.ts";
import { programBots } from "./programs.ts";
import { openStore } from "./stores.ts";

/** Runs a host until a signal, and finishes its writes before it ends. */
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
    const { url, close } = await listening(host, options);
    io.stdout.write(`listening on ${url}\n`);
    await interruption(io);
    await close();
  } finally {
    await Promise.all([host.close(), programs.close(), endThreads()]);
    await kept.close();
  }
  io.interrupted.throwIfAborted();
}

function listening(host: Host, { port, host: address }: HostCommandOptions): Promise<Listening> {
  return host.listen({ port, address }).catch((error: unknown) => {
    throw badInput(`cannot listen on ${address}:${port}: ${reasonOf(error)}`);
  });
}

function interruption({ interrupted }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Returns the client address as seen by the nearest proxy. Earlier entries could be forged by the client. */
function addressBehindProxy({ headers, socket }: IncomingMessage): string {
  const last = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last === undefined || last === "" ? (socket.remoteAddress ?? "") : last;
}
