import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Io } from "../io.ts";
import { pause } from "../terminal/screen.ts";
import type { Line } from "./contest.ts";
import played, { type Job } from "./worker.ts";

/** Where the games of a contest are played. */
export interface Place {
  play(job: Job): Promise<Line>;
  close(): Promise<void>;
}

// In the built command all of it is one file, with the worker's beside it.
const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));

/** This thread, which looks up between two games for Ctrl-C. */
export function here({ interrupted }: Pick<Io, "interrupted">): Place {
  return {
    async play(job) {
      await pause(0, interrupted);
      return played(job);
    },
    close: async () => {},
  };
}

/** So many threads of this process. */
export function threads(workers: number): Place {
  const pool = new Piscina<Job, Line>({ filename: WORKER, minThreads: workers, maxThreads: workers });
  return { play: (job) => pool.run(job), close: () => pool.destroy() };
}
