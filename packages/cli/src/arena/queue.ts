import { createHash } from "node:crypto";
import { canonicalJson } from "@sw/tabletop";
import { Queue, QueueEvents } from "bullmq";
import { Redis } from "ioredis";
import { badInput } from "../exit.ts";
import { reasonOf } from "../files.ts";
import { GAME_NAMES, loadGame } from "../games.ts";
import type { Io } from "../io.ts";
import { versionOf } from "../versions.ts";
import type { Terms } from "./contest.ts";
import type { Place } from "./places.ts";
import { parsedLine } from "./results.ts";
import type { Job } from "./worker.ts";

/** The prefix of the keys of all queues. */
export const PREFIX = "sw-arena";

/**
 * The time after which a game without news is looked up, in milliseconds: the message may be lost, or Redis emptied.
 */
const LOOK_AGAIN = 5000;

/** How many seconds Redis keeps the result of a game whose contest was killed, so that it is not played again. */
const KEPT = 24 * 3600;

/** A connection to Redis, and how its errors are reported. */
export interface Connection {
  readonly redis: Redis;
  /** Reports an error, but the same one only once per outage. */
  complain(error: Error): void;
}

/** Connects to Redis, and reconnects whenever Redis is back. Throws bad input if Redis cannot be reached now. */
export async function connectedTo({ stderr }: Pick<Io, "stderr">, url: string): Promise<Connection> {
  await mustAnswer(url);
  // Commands wait for as long as Redis is away.
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  let last = "";
  const complain = (error: Error): void => {
    const reason = reasonOf(error);
    if (reason !== last)
      stderr.write(`sw: the queue at ${shownUrl(url)} does not answer (${reason}). Waiting for it\n`);
    last = reason;
  };
  redis.on("error", complain);
  redis.on("ready", () => {
    last = "";
  });
  return { redis, complain };
}

async function mustAnswer(url: string): Promise<void> {
  if (!/^rediss?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw badInput(`--queue takes an address such as redis://host:6379`);
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 5000, retryStrategy: () => null });
  let reason: string | undefined;
  redis.on("error", (error: Error) => {
    reason = reasonOf(error);
  });
  try {
    await redis.connect();
  } catch (error) {
    throw badInput(`the queue at ${shownUrl(url)} does not answer: ${reason ?? reasonOf(error)}`);
  } finally {
    redis.disconnect();
  }
}

/** Returns an address without user name and password, for messages. */
export function shownUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Returns the name of the queue for these versions of all packages. Workers of another release never see its games. */
export async function queueName(): Promise<string> {
  const kits = await Promise.all(GAME_NAMES.map(loadGame));
  const packages = new Set(["@sw/bots", ...kits.map((kit) => kit.package)]);
  return digestOf([...packages].sort().map((name) => `${name}@${versionOf(name)}`));
}

function digestOf(value: Parameters<typeof canonicalJson>[0]): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex").slice(0, 16);
}

/** Resolves when `settled` resolves or rejects, or when the signal aborts. */
function heard(settled: Promise<unknown>, interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      interrupted.removeEventListener("abort", stop);
      resolve();
    };
    interrupted.addEventListener("abort", stop);
    settled.then(stop, stop);
  });
}

/**
 * Creates a place that puts games into a queue on Redis, where any worker can take them. Games are identified by
 * contest and number: a contest that was killed finds those finished since, and waits for those being played.
 */
export async function queued(io: Pick<Io, "interrupted" | "stderr">, url: string, terms: Terms): Promise<Place> {
  const { interrupted } = io;
  const { redis, complain } = await connectedTo(io, url);
  const name = await queueName();
  const queue = new Queue<Job>(name, { connection: redis, prefix: PREFIX });
  // It waits for news, so it takes no other command.
  const listening = redis.duplicate();
  const events = new QueueEvents(name, { connection: listening, prefix: PREFIX });
  queue.on("error", complain);
  events.on("error", complain);
  const contest = digestOf(JSON.parse(JSON.stringify(terms)));
  const asked = new Set<string>();
  if ((await queue.getWorkersCount()) === 0)
    io.stderr.write(
      `sw: no worker takes games from this queue yet. Start one with: sw arena worker --queue ${shownUrl(url)}\n`,
    );
  return {
    async play(job) {
      const jobId = `${contest}-${job.fixture.number}`;
      asked.add(jobId);
      for (;;) {
        interrupted.throwIfAborted();
        const known =
          (await queue.getJob(jobId)) ??
          (await queue.add("game", job, { jobId, removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } }));
        if (known.finishedOn !== undefined) {
          if (known.failedReason !== undefined) return { ...job.fixture, broken: known.failedReason, actions: [] };
          return parsedLine(known.returnvalue);
        }
        // How the game ended is read from the job, whatever the news are.
        await heard(known.waitUntilFinished(events, LOOK_AGAIN), interrupted);
      }
    },
    async close() {
      // A game that is under way stays, and its result for a day.
      await Promise.all([...asked].map((id) => queue.remove(id)));
      await Promise.all([queue.close(), events.close()]);
      for (const each of [redis, listening]) each.disconnect();
    },
  };
}
