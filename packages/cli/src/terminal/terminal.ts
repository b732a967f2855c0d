import pc from "picocolors";
import type { Io, Output } from "../io.ts";

/** Functions for colours and weights, which return the text unchanged if colour is off. */
export type Paint = ReturnType<typeof pc.createColors>;

/** The width if none is known, and the smallest width for which lines are laid out. */
const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 40;

/** The capabilities of the terminal. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  /** Whether standard output is a screen that can be redrawn. */
  readonly live: boolean;
  /** Whether there are a screen and a keyboard for prompts with colours and arrow keys. */
  readonly interactive: boolean;
}

/** Detects the capabilities of the terminal from its streams and from `NO_COLOR`, `FORCE_COLOR` and `TERM=dumb`. */
export function terminalOf({ stdin, stdout, env }: Pick<Io, "stdin" | "stdout" | "env">): Terminal {
  const live = isLive(stdout, env);
  const colours = hasColours(stdout, env);
  return {
    paint: pc.createColors(colours),
    columns: Math.max(MIN_COLUMNS, stdout.columns || DEFAULT_COLUMNS),
    rows: stdout.rows || 24,
    live,
    interactive: live && colours && stdin.isTTY === true,
  };
}

/** Whether the stream is a screen with a known size. */
export function isLive(stream: Output, env: Io["env"]): boolean {
  return stream.isTTY === true && (stream.columns ?? 0) > 0 && env["TERM"] !== "dumb";
}

function hasColours(stream: Output, env: Io["env"]): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"] ?? "";
  if (forced !== "") return forced !== "0";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}
