import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { exit } from "../../src/exit.ts";
import { main } from "../../src/index.ts";
import type { Io } from "../../src/io.ts";

/** A stream that keeps what is written to it. */
export class Recorder extends Writable {
  readonly isTTY: boolean;
  /** Zero where there is no terminal, or one that does not know its size. */
  readonly columns: number;
  readonly rows = 40;
  text = "";

  constructor(isTTY: boolean, columns: number = isTTY ? 120 : 0) {
    super();
    this.isTTY = isTTY;
    this.columns = columns;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** A keyboard for prompts that want single keys. */
class Keyboard extends PassThrough {
  readonly isTTY = true;

  setRawMode(): this {
    return this;
  }
}

export interface FakeIo extends Io {
  readonly stdin: PassThrough;
  readonly stdout: Recorder;
  readonly stderr: Recorder;
  /** What Ctrl-C does. */
  interrupt(): void;
}

/** Streams in memory; `lines` are typed beforehand, and then the input ends unless `keepsTyping`. */
export function fakeIo(
  cwd: string,
  options: {
    readonly tty?: boolean;
    readonly env?: Io["env"];
    readonly lines?: readonly string[];
    readonly keepsTyping?: boolean;
  } = {},
): FakeIo {
  const { tty = false, env = {}, lines = [], keepsTyping = false } = options;
  const stdin = tty ? new Keyboard() : new PassThrough();
  for (const line of lines) stdin.write(`${line}\n`);
  if (!keepsTyping) stdin.end();
  const abort = new AbortController();
  const interrupt = (): void => abort.abort(exit(130));
  const [stdout, stderr] = [new Recorder(tty), new Recorder(tty)];
  return { stdin, stdout, stderr, env, cwd, interrupted: abort.signal, interrupt };
}

/** What a run of the command left behind. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `sw` with words separated by spaces, or as a list. */
export async function sw(io: FakeIo, args: string | readonly string[]): Promise<Run> {
  const code = await main(typeof args === "string" ? args.split(" ") : args, io);
  return { code, out: io.stdout.text, err: io.stderr.text };
}

/** A folder of its own for the files of a test; `remove` takes it away. */
export function freshFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "sw-cli-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[\\d+(;\\d+)*m`);

/** True if a text holds a code for a colour or a weight. */
export function isColoured(text: string): boolean {
  return COLOUR.test(text);
}
