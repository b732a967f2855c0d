import { addAbortSignal, type Writable } from "node:stream";
import { type Engine, MOST_TEXT } from "@sw/bots/engine";
import type { Io } from "../io.ts";
import { linesOf } from "./lines.ts";

/**
 * Creates an engine for one client. `notify` sends the client messages that answer no request, such as the progress of
 * an analysis.
 */
export type EngineMaker = (notify: (text: string) => void) => Engine;

/**
 * Serves one client over standard input and output, one JSON document per line, until the input ends. No further line
 * is read while the client does not read its answers.
 */
export async function serveLines({ stdin, stdout, interrupted }: Io, make: EngineMaker): Promise<void> {
  const send = (text: string): boolean => stdout.write(`${text}\n`);
  const engine = make(send);
  const pending = new Set<Promise<void>>();
  addAbortSignal(interrupted, stdin);
  try {
    for await (const line of linesOf(stdin, MOST_TEXT)) {
      if (line === "") continue;
      const answered = engine.receive(line).then((answer) => {
        pending.delete(answered);
        if (answer !== undefined) send(answer);
      });
      pending.add(answered);
      await drained(stdout, interrupted);
    }
  } catch (error) {
    interrupted.throwIfAborted();
    throw error;
  } finally {
    engine.close();
    await Promise.all(pending);
  }
}

/** Waits until a stream accepts more data. */
async function drained(stream: Writable, signal: AbortSignal): Promise<void> {
  if (!stream.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const over = (): void => resolve();
    stream.once("drain", over).once("close", over);
    signal.addEventListener("abort", over, { once: true });
  });
}
