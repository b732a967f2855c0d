import { setTimeout as wait } from "node:timers/promises";
import type { Io } from "../io.ts";
import { wrapped } from "./layout.ts";
import { terminalOf } from "./terminal.ts";

const ENTER = "\u001b[?1049h\u001b[?25l";
const LEAVE = "\u001b[?25h\u001b[?1049l";
const HOME = "\u001b[H";
const END_OF_LINE = "\u001b[K";
const BELOW = "\u001b[J";
/** Makes terminals that support it show a whole frame at once; others ignore it. */
const HOLD = "\u001b[?2026h";
const RELEASE = "\u001b[?2026l";

/** An output for a story with a header above it. */
export interface Screen {
  /** Adds lines to the story under a new header. Resolves when there was time to read them. */
  tell(header: readonly string[], lines: readonly string[]): Promise<void>;
  /** Restores the previous screen, with the story so far below it. */
  close(): void;
}

/**
 * Creates a separate screen that redraws the header and scrolls the story below it, one line each `pace` milliseconds.
 */
export function liveScreen(io: Io, pace: number): Screen {
  const { stdout, interrupted } = io;
  const story: string[] = [];
  stdout.write(ENTER);
  const draw = (header: readonly string[]): void => {
    const { columns, rows } = terminalOf(io);
    const top = header.flatMap((line) => wrapped(line, columns, 2));
    const room = Math.max(1, rows - top.length - 1);
    const shown = [...top, ...story.slice(-room)].slice(0, rows - 1);
    const frame = shown.map((line) => line + END_OF_LINE).join("\r\n");
    stdout.write(`${HOLD}${HOME}${frame}\r\n${BELOW}${RELEASE}`);
  };
  return {
    async tell(header, lines) {
      for (const line of lines) {
        story.push(...wrapped(line, terminalOf(io).columns, 2));
        draw(header);
        await pause(pace, interrupted);
      }
    },
    close: () => void stdout.write(`${LEAVE}${story.map((line) => `${line}\n`).join("")}`),
  };
}

/** Writes the story line by line, without headers. */
export function plainScreen({ stdout, interrupted }: Pick<Io, "stdout" | "interrupted">): Screen {
  return {
    async tell(_header, lines) {
      stdout.write(lines.map((line) => `${line}\n`).join(""));
      await pause(0, interrupted);
    },
    close: () => undefined,
  };
}

/** Waits for a time, and at least until pending signals are handled. Rejects if a signal ends the command. */
export async function pause(milliseconds: number, interrupted: AbortSignal): Promise<void> {
  interrupted.throwIfAborted();
  try {
    await wait(milliseconds, undefined, { signal: interrupted });
  } catch (error) {
    interrupted.throwIfAborted();
    throw error;
  }
}
