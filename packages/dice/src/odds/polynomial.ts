import { at, refuse, violation } from "@sw/tabletop";

/** Whole-number arithmetic: in doubles while all numbers are exact in them, otherwise in bigints. */
export interface Numbers<W> {
  readonly zero: W;
  of(value: number): W;
  plus(a: W, b: W): W;
  times(a: W, b: W): W;
}

/** Arithmetic in doubles, which is exact up to 2^53. */
export const DOUBLES: Numbers<number> = {
  zero: 0,
  of: (value) => value,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
};

/** Arithmetic in bigints, which is always exact and about ten times slower than in doubles. */
export const BIGINTS: Numbers<bigint> = {
  zero: 0n,
  of: (value) => BigInt(value),
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
};

/**
 * A sum of weighted outcomes. Each outcome is a whole number (`keys`) with the number of ways to reach it (`weights`).
 * If dice are rolled together, their keys add up and their weights multiply, as in polynomials.
 */
export interface Polynomial<W> {
  readonly keys: readonly number[];
  readonly weights: readonly W[];
}

/** The maximum number of products of weights for one distribution. Computing them takes about a second. */
const MOST_STEPS = 5_000_000;

/** One computation: its arithmetic, the cost of one product of weights, and the cost up to now, in steps. */
export interface Algebra<W> {
  readonly numbers: Numbers<W>;
  readonly cost: number;
  steps: number;
}

/** A polynomial being built. Weights are added up by key. */
export interface Sum<W> {
  readonly keys: number[];
  readonly weights: W[];
  /** The index of each key's weight plus one; zero or undefined if the key is new. */
  readonly places: Int32Array | Map<number, number>;
}

/** Up to this many keys per added term, an array of all keys is faster than a map of the keys that occur. */
const TABLE_PER_TERM = 64;

/** Creates an empty sum for keys from 0 to `range - 1`, to which at least `terms` terms will be added. */
export function emptySum<W>(range: number, terms: number): Sum<W> {
  const table = range <= TABLE_PER_TERM * terms;
  return { keys: [], weights: [], places: table ? new Int32Array(range) : new Map<number, number>() };
}

/** Adds `weight · x^key · polynomial` to a sum. This is the innermost loop, so it reads arrays without checks. */
export function addShifted<W>(
  sum: Sum<W>,
  key: number,
  weight: W,
  polynomial: Polynomial<W>,
  algebra: Algebra<W>,
): void {
  algebra.steps += (1 + polynomial.keys.length) * algebra.cost;
  if (algebra.steps > MOST_STEPS) refuse(violation("dice.odds.effort", "too-many-steps", { most: MOST_STEPS }));
  const { numbers } = algebra;
  const { keys, weights, places } = sum;
  const table = places instanceof Int32Array ? places : undefined;
  const map = places instanceof Int32Array ? undefined : places;
  for (let index = 0; index < polynomial.keys.length; index++) {
    const target = key + (polynomial.keys[index] ?? 0);
    const more = numbers.times(weight, polynomial.weights[index] ?? numbers.zero);
    const place = (table === undefined ? map?.get(target) : table[target]) ?? 0;
    if (place > 0) {
      weights[place - 1] = numbers.plus(weights[place - 1] ?? numbers.zero, more);
      continue;
    }
    keys.push(target);
    weights.push(more);
    if (table === undefined) map?.set(target, keys.length);
    else table[target] = keys.length;
  }
}

/** Returns the outcomes of two independent rolls together. Their keys add up and their weights multiply. */
export function product<W>(a: Polynomial<W>, b: Polynomial<W>, algebra: Algebra<W>): Polynomial<W> {
  const result = emptySum<W>(1 + greatest(a.keys) + greatest(b.keys), a.keys.length * b.keys.length);
  for (const [index, key] of a.keys.entries()) addShifted(result, key, at(a.weights, index), b, algebra);
  return result;
}

function greatest(keys: readonly number[]): number {
  return keys.reduce((most, key) => Math.max(most, key), 0);
}

/** Returns the outcomes of 0, 1, ... up to `most` equal dice, indexed by their number. */
export function powers<W>(one: Polynomial<W>, most: number, algebra: Algebra<W>): readonly Polynomial<W>[] {
  const result: Polynomial<W>[] = [unit(algebra.numbers)];
  for (let count = 0; count < most; count++) result.push(product(at(result, count), one, algebra));
  return result;
}

/** Returns the outcome of no dice: zero, in one way. */
export function unit<W>(numbers: Numbers<W>): Polynomial<W> {
  return { keys: [0], weights: [numbers.of(1)] };
}
