import type { Instant } from "./moment.ts";
import type { Played } from "./played.ts";

/** The verdict of a law at one place: it did not apply, it held, or it was broken. */
export type Verdict = "not-due" | "held" | Broken;

/** A broken law. */
export interface Broken {
  /** A description of what was found, for people. */
  readonly broken: string;
}

/** One law of the contract, as checks at different times. A law has at least one check. */
export interface Law {
  /** The law in one sentence. */
  readonly about: string;
  /** Checks the law at every step, so it must be cheap. */
  readonly always?: (moment: Instant) => Verdict;
  /** Checks the law at a share of the steps that the options set, at kinds not seen before, and at the end. */
  readonly sometimes?: (moment: Instant) => Verdict;
  /** Checks the law once per game, when it is over or reaches the cap. */
  readonly afterwards?: (played: Played) => Verdict;
  /** Returns for each relevant subject whether this moment shows what the run must show at least once for it. */
  readonly overall?: (moment: Instant) => Readonly<Record<string, boolean>>;
}

/** Creates the verdict of a broken law, with what was found. */
export function broken(what: string): Broken {
  return { broken: what };
}

/** Returns a broken verdict for a description, or `held` for undefined. */
export function verdict(what: string | undefined): Verdict {
  return what === undefined ? "held" : broken(what);
}

/** Returns the first fault that `check` finds in the items, or undefined if there is none. */
export function firstOf<T>(items: Iterable<T>, check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = check(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
