import type { Readable, Writable } from "node:stream";
import { badInput, exit, INTERRUPT_CODES, type InterruptSignal } from "./exit.ts";
import { lastWrites, reasonOf } from "./files.ts";

/** A writable stream that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** A readable stream that may be a keyboard. */
export type Input = Readable & { readonly isTTY?: boolean };

/** Everything that a command uses apart from files. Tests pass their own streams. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder from which relative paths start. */
  readonly cwd: string;
  /** Aborted by Ctrl-C or another signal. Its reason is the error that ends the command. */
  readonly interrupted: AbortSignal;
}

/** The error codes of writing to a closed pipe or terminal. */
const GONE: ReadonlySet<unknown> = new Set(["EPIPE", "EIO"]);

/**
 * Returns the streams, environment and signals of this process. A second Ctrl-C ends it as soon as no file is
 * half-written. A closed output is ignored, so that `sw demo | head` still writes its recording.
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
      if (!GONE.has(error.code)) interrupt.abort(badInput(`cannot write the output: ${reasonOf(error)}`));
    });
  }
  return { stdin, stdout, stderr, env, cwd: process.cwd(), interrupted: interrupt.signal };
}
