import { fileURLToPath } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import type { Analyst } from "@sw/bots/engine";
import { Piscina } from "piscina";
import type { Analysis } from "./thinking.ts";

// In the built command all of it is one file, with the worker's beside it.
const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));

/** Threads in which bots think, so that an engine can read messages meanwhile. */
export interface Thinkers {
  readonly analyst: Analyst;
  close(): Promise<void>;
}

/** Creates threads for analyses, each when it is first needed. */
export function thinkers(threads: number): Thinkers {
  let pool: Piscina<Analysis> | undefined;
  const analyst: Analyst = async ({ game, bot, seed, view, options }, _bot, { isStopped, onStop, onThoughts }) => {
    pool ??= new Piscina<Analysis>({ filename: WORKER, name: "thought", minThreads: 1, maxThreads: threads });
    const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const stop = (): void => void Atomics.store(stopped, 0, 1);
    onStop(stop);
    if (isStopped()) stop();
    const { port1: here, port2: port } = new MessageChannel();
    here.on("message", onThoughts);
    try {
      const action = await pool.run({ game, bot, seed, view, options, stopped, port }, { transferList: [port] });
      // The last thoughts were sent before the action, but over another port.
      for (let last = receiveMessageOnPort(here); last !== undefined; last = receiveMessageOnPort(here)) {
        onThoughts(last.message);
      }
      return action;
    } finally {
      here.close();
    }
  };
  return { analyst, close: async () => pool?.destroy() };
}
