/** A row of a bench; see ../bench.mjs. */
export type Row = Speed | Figure;

/** How fast something is: measured again and again in short turns, by the processor time of the main thread. */
export interface Speed {
  readonly name: string;
  /** Anything a second, more is better; or the time of one call, less is better. */
  readonly unit: `${string}/s` | "ms";
  /** What it should reach, in its unit; null if nothing is asked. */
  readonly target: number | null;
  /** The share of the yardstick that it should reach, where a target depends on the machine. */
  readonly targetRatio?: number;
  /** Works for a while, best for less than 25 ms, and returns how many of the unit (for `ms`: how many calls) that was. */
  readonly work: () => number;
}

/** A figure that is measured a single time, after all speeds: a size, or the worst of much play. Less is better. */
export interface Figure {
  readonly name: string;
  readonly unit: "bytes" | "ms of CPU";
  /** What it should not exceed, in its unit; null if nothing is asked. */
  readonly target: number | null;
  readonly measure: () => number;
}

/** A speed of calls, each of which counts as `each` of the unit: 1 unless said otherwise. */
export function calling({
  call,
  each = 1,
  ...row
}: Omit<Speed, "work"> & { readonly call: () => unknown; readonly each?: number }): Speed {
  return {
    ...row,
    work() {
      call();
      return each;
    },
  };
}
