import type { Readable, Writable } from "node:stream";
import { badInput, exit, INTERRUPT_CODES, type InterruptSignal } from "./exit.ts";
import { lastWrites, reasonOf } from "./files.ts";

/** A stream to write to that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** A stream to read from that may be a keyboard. */
export type Input = Readable & { readonly isTTY?: boolean };

/** Everything a command touches besides files; tests pass streams of their own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  /** Aborted by Ctrl-C and the like, with the error that ends the command as its reason. */
  readonly interrupted: AbortSignal;
}

/** A reader of a pipe, or a terminal, that is gone. */
const GONE: ReadonlySet<unknown> = new Set(["EPIPE", "EIO"]);

/**
 * The streams, environment and signals of this process. A second Ctrl-C ends it as soon as no file is half written. What
 * is said to somebody who has gone is not heard, and that is all: `sw demo | head` still leaves its recording.
 */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const interrupt = new AbortController();
  for (const signal of Object.keys(INTERRUPT_CODES) as InterruptSignal[]) {
    let isSecond = false;
    process.on(signal, () => {
      const code = INTERRUPT_CODES[signal];
      if (isSecond) void lastWrites().then(() => process.exit(code));
      isSecond = true;
      interrupt.abort(exit(code));
    });
  }
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (!GONE.has(error.code)) interrupt.abort(badInput(`cannot write what there is to say: ${reasonOf(error)}`));
    });
  }
  return { stdin, stdout, stderr, env, cwd: process.cwd(), interrupted: interrupt.signal };
}
