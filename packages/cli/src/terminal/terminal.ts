import pc from "picocolors";
import type { Io, Output } from "../io.ts";

/** Colours and weights; every function gives its text back unchanged where colour is off. */
export type Paint = ReturnType<typeof pc.createColors>;

/** Width where none is known, and the least that lines are laid out for. */
const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 40;

/** What standard output can do. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  /** A screen that can be redrawn. */
  readonly live: boolean;
  /** A screen and a keyboard that take prompts with colours and arrow keys. */
  readonly interactive: boolean;
}

/** Looks at standard output and the environment: `NO_COLOR`, `FORCE_COLOR` and `TERM=dumb` are heeded. */
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

/** True if the stream is a screen whose size is known. */
export function isLive(stream: Output, env: Io["env"]): boolean {
  return stream.isTTY === true && (stream.columns ?? 0) > 0 && env["TERM"] !== "dumb";
}

function hasColours(stream: Output, env: Io["env"]): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"] ?? "";
  if (forced !== "") return forced !== "0";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}
