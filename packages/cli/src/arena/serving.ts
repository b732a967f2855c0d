import { Worker } from "bullmq";
import type { Io } from "../io.ts";
import type { Line } from "./contest.ts";
import { threads } from "./places.ts";
import { isProgram } from "./programs.ts";
import { connectedTo, PREFIX, queueName, shownUrl } from "./queue.ts";
import { parsedJob } from "./results.ts";
import type { Job } from "./worker.ts";

/** The time without a sign of life after which a game goes to another worker, in milliseconds. */
const GONE = 6000;

/** The number of workers that may die during a game before it counts as broken. */
const DEATHS = 5;

/**
 * Takes games from a queue and plays `workers` of them at a time in threads, until a signal. Games being played are
 * finished first.
 */
export async function serve(io: Io, url: string, workers: number): Promise<void> {
  const { redis, complain } = await connectedTo(io, url);
  const place = threads(workers);
  const worker = new Worker<unknown, Line>(await queueName(), (job) => place.play(ownJob(job.data)), {
    connection: redis,
    prefix: PREFIX,
    concurrency: workers,
    lockDuration: GONE,
    stalledInterval: GONE / 2,
    maxStalledCount: DEATHS,
  });
  worker.on("error", complain);
  io.stdout.write(
    `playing ${workers} games at a time from the queue at ${shownUrl(url)}. Ctrl-C stops once the current games are finished\n`,
  );
  await aborted(io.interrupted);
  await worker.close();
  await place.close();
  redis.disconnect();
  io.interrupted.throwIfAborted();
}

/**
 * Reads a job of the queue. Refuses a job with a program, because otherwise anyone who can write to the queue could run
 * programs here.
 */
export function ownJob(told: unknown): Job {
  const job = parsedJob(told);
  if (job.fixture.sides.some(isProgram))
    throw new Error("programs can play only on the machine where their contest was started");
  return job;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
