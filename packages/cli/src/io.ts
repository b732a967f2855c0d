import type { Readable, Writable } from "node:stream";
import { exit, INTERRUPT_CODES, type InterruptSignal } from "./exit.ts";

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
  /** Aborted by Ctrl-C, with the error that ends the command as its reason. */
  readonly interrupted: AbortSignal;
}

/** The streams, environment and signals of this process. A second Ctrl-C ends it at once, as if nothing listened. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const interrupt = new AbortController();
  for (const signal of Object.keys(INTERRUPT_CODES) as InterruptSignal[]) {
    process.once(signal, () => interrupt.abort(exit(INTERRUPT_CODES[signal])));
  }
  // whoever reads a pipe may stop reading: `sw rules force | head`
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  return { stdin, stdout, stderr, env, cwd: process.cwd(), interrupted: interrupt.signal };
}
