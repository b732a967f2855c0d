import { at, canonicalJson, fail, ok, type Result, violation } from "@sw/tabletop";

/** One value that can occur, and its number of ways out of `total` equally likely ones. */
export interface Outcome<T> {
  readonly value: T;
  readonly weight: bigint;
}

/**
 * Exact odds: every possible value once, with whole-number weights that add up to `total`. Numbers are sorted ascending
 * and number lists lexicographically; other values keep the order in which they first occurred. Weights are bigints,
 * which JSON does not support, so convert them to text to send them.
 */
export interface Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;
}

/** Returns the odds of a value that is certain. */
export function certain<T>(value: T): Distribution<T> {
  return { outcomes: [{ value, weight: 1n }], total: 1n };
}

/** Returns the odds of `change(value)`, which must return plain data. Values that are equal as JSON are merged. */
export function map<T, U>(odds: Distribution<T>, change: (value: T) => U): Distribution<U> {
  return gathered(
    odds.outcomes.map(({ value, weight }) => ({ value: change(value), weight })),
    odds.total,
  );
}

/**
 * Returns the combined odds when each value leads to its own odds, as a number of hits leads to a roll of defence dice.
 */
export function flatMap<T, U>(odds: Distribution<T>, next: (value: T) => Distribution<U>): Distribution<U> {
  const branches = odds.outcomes.map(({ value, weight }) => ({ weight, then: next(value) }));
  const common = branches.reduce((sofar, { then }) => leastCommonMultiple(sofar, then.total), 1n);
  const outcomes = branches.flatMap(({ weight, then }) => {
    const scale = weight * (common / then.total);
    return then.outcomes.map((outcome) => ({ value: outcome.value, weight: outcome.weight * scale }));
  });
  return gathered(outcomes, odds.total * common);
}

/** Returns the odds of `join(a, b)` for two independent values. */
export function combine<A, B, U>(a: Distribution<A>, b: Distribution<B>, join: (a: A, b: B) => U): Distribution<U> {
  return flatMap(a, (first) => map(b, (second) => join(first, second)));
}

/**
 * Returns the probability that `holds` is true, from 0 to 1. The exact fraction is `ways / total`. The relative error
 * of the returned double is less than 4e-16 (for values from 1e-280 upwards).
 */
export function probabilityOf<T>(odds: Distribution<T>, holds: (value: T) => boolean): number {
  let ways = 0n;
  for (const { value, weight } of odds.outcomes) if (holds(value)) ways += weight;
  return ratio(ways, odds.total);
}

/** Returns the probability of `least` or more, as precise as {@link probabilityOf}. */
export function atLeast(odds: Distribution<number>, least: number): number {
  return probabilityOf(odds, (value) => value >= least);
}

/**
 * Returns the expected value. The error is less than (number of outcomes + 4) · 2^-53 of the expected absolute value,
 * which is below 1e-13 of it for the pools of these games.
 */
export function mean(odds: Distribution<number>): number {
  let result = 0;
  for (const { value, weight } of odds.outcomes) result += value * ratio(weight, odds.total);
  return result;
}

/**
 * Returns the smallest value that the result does not exceed with a probability of at least `share`: 0.5 gives the
 * median. Fails with `dice.odds.share`.
 */
export function quantile(odds: Distribution<number>, share: number): Result<number> {
  if (!(share >= 0 && share <= 1)) return fail(violation("dice.odds.share", "not-a-share", { share: String(share) }));
  const ascending = [...odds.outcomes].sort((a, b) => a.value - b.value);
  let ways = 0n;
  for (const { value, weight } of ascending) {
    ways += weight;
    if (ratio(ways, odds.total) >= share) return ok(value);
  }
  return fail(violation("dice.odds.share", "no-outcomes", {}));
}

/** Number of bits that a double's exponent can hold with a margin. */
const SAFE_BITS = 1000;

function ratio(part: bigint, whole: bigint): number {
  const excess = BigInt(Math.max(0, whole.toString(16).length * 4 - SAFE_BITS));
  return Number(part >> excess) / Number(whole >> excess);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** Adds up the weights of equal values and sorts numbers. */
function gathered<T>(parts: readonly Outcome<T>[], total: bigint): Distribution<T> {
  const places = new Map<string | number, number>();
  const outcomes: Outcome<T>[] = [];
  for (const { value, weight } of parts) {
    const key = typeof value === "number" ? value : canonicalJson(value);
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, outcomes.length);
      outcomes.push({ value, weight });
    } else {
      outcomes[place] = { value, weight: at(outcomes, place).weight + weight };
    }
  }
  return { outcomes: outcomes.sort((a, b) => order(a.value, b.value)), total };
}

/** Compares numbers in ascending order and number lists lexicographically. Other values keep their order. */
function order(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (!(Array.isArray(a) && Array.isArray(b))) return 0;
  for (let index = 0; index < a.length && index < b.length; index++) {
    const difference = order(a[index], b[index]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
