import { at, canonicalJson, fail, ok, type Result, violation } from "@sw/tabletop";

/** One value that can come up, and in how many of all `total` equally likely ways. */
export interface Outcome<T> {
  readonly value: T;
  readonly weight: bigint;
}

/**
 * Exact odds of something: every value that can come up, each once, with whole-number weights that add up to `total`.
 * Numbers stand in ascending order, number lists in lexicographic order, other values as they first came up.
 * Weights are bigints and so no JSON; write them as text where they must travel.
 */
export interface Distribution<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly total: bigint;
}

/** The odds of something that is sure. */
export function certain<T>(value: T): Distribution<T> {
  return { outcomes: [{ value, weight: 1n }], total: 1n };
}

/** The odds of `change(value)`, which gives plain data; values that become equal as JSON are added up. */
export function map<T, U>(odds: Distribution<T>, change: (value: T) => U): Distribution<U> {
  return gathered(
    odds.outcomes.map(({ value, weight }) => ({ value: change(value), weight })),
    odds.total,
  );
}

/** The odds of what follows when every value leads to odds of its own, as hits lead to a roll of defence dice. */
export function flatMap<T, U>(odds: Distribution<T>, next: (value: T) => Distribution<U>): Distribution<U> {
  const branches = odds.outcomes.map(({ value, weight }) => ({ weight, then: next(value) }));
  const common = branches.reduce((sofar, { then }) => leastCommonMultiple(sofar, then.total), 1n);
  const outcomes = branches.flatMap(({ weight, then }) => {
    const scale = weight * (common / then.total);
    return then.outcomes.map((outcome) => ({ value: outcome.value, weight: outcome.weight * scale }));
  });
  return gathered(outcomes, odds.total * common);
}

/** The odds of `join(a, b)` of two independent things. */
export function combine<A, B, U>(a: Distribution<A>, b: Distribution<B>, join: (a: A, b: B) => U): Distribution<U> {
  return flatMap(a, (first) => map(b, (second) => join(first, second)));
}

/**
 * The probability that `holds`, from 0 to 1. The exact fraction is `ways / total`; this is the fraction as a double,
 * off by less than 4e-16 of itself (from 1e-280 upwards).
 */
export function probabilityOf<T>(odds: Distribution<T>, holds: (value: T) => boolean): number {
  let ways = 0n;
  for (const { value, weight } of odds.outcomes) if (holds(value)) ways += weight;
  return ratio(ways, odds.total);
}

/** The probability of `least` or more; precise as {@link probabilityOf}. */
export function atLeast(odds: Distribution<number>, least: number): number {
  return probabilityOf(odds, (value) => value >= least);
}

/**
 * The expected value. Off by less than (number of outcomes + 4) · 2^-53 of the expected absolute value: for the pools
 * of these games, less than 1e-13 of it.
 */
export function mean(odds: Distribution<number>): number {
  let result = 0;
  for (const { value, weight } of odds.outcomes) result += value * ratio(weight, odds.total);
  return result;
}

/**
 * The smallest value that the result does not pass with a probability of at least `share`: 0.5 gives the median.
 * Refuses with `dice.odds.share`.
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

/** Bits that a double's exponent can hold with room to spare. */
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

/** Adds up the weights of equal values and puts numbers in order. */
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

/** Ascending for numbers, lexicographic for lists of numbers; other values stay in place. */
function order(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (!(Array.isArray(a) && Array.isArray(b))) return 0;
  for (let index = 0; index < a.length && index < b.length; index++) {
    const difference = order(a[index], b[index]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
