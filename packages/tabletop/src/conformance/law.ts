import type { Instant } from "./moment.ts";
import type { Played } from "./played.ts";

/** What a law says of one place: it did not apply there, it held, or how it was broken. */
export type Verdict = "not-due" | "held" | Broken;

/** A broken law. */
export interface Broken {
  /** What was found, for a person. */
  readonly broken: string;
}

/** One law of the contract, as checks at different places. */
export interface Law {
  /** The law in one sentence. */
  readonly about: string;
  /** Checked at every step: must be cheap. */
  readonly always?: (moment: Instant) => Verdict;
  /** Checked at the share of steps that the options state, at kinds not seen yet, and at the end. */
  readonly sometimes?: (moment: Instant) => Verdict;
  /** Checked once for each game, when it is over or at the cap. */
  readonly afterwards?: (played: Played) => Verdict;
  /** For each subject that is due here, whether this place shows what the whole run must show at least once for it. */
  readonly overall?: (moment: Instant) => Readonly<Record<string, boolean>>;
}

/** A broken law, with what was found. */
export function broken(what: string): Broken {
  return { broken: what };
}

/** Broken if there is something to tell, else held. */
export function verdict(what: string | undefined): Verdict {
  return what === undefined ? "held" : broken(what);
}

/** The first thing that `check` finds wrong with one of the items; undefined if there is none. */
export function firstOf<T>(items: Iterable<T>, check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = check(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
