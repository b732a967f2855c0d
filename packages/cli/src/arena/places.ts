import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Io } from "../io.ts";
import { pause } from "../terminal/screen.ts";
import type { Line } from "./contest.ts";
import played, { type Job } from "./worker.ts";

/** The place where the games of a contest are played: this thread, several threads, or a queue. */
export interface Place {
  play(job: Job): Promise<Line>;
  close(): Promise<void>;
}

// In the built command all of it is one file, with the worker's beside it.
const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));

/** Creates a place that plays games in this thread, and checks for Ctrl-C between two games. */
export function here({ interrupted }: Pick<Io, "interrupted">): Place {
  return {
    async play(job) {
      await pause(0, interrupted);
      return played(job);
    },
    close: async () => {},
  };
}

/** Creates a place that plays games in a number of threads of this process. */
export function threads(workers: number): Place {
  const pool = new Piscina<Job, Line>({ filename: WORKER, minThreads: workers, maxThreads: workers });
  return { play: (job) => pool.run(job), close: () => pool.destroy() };
}
