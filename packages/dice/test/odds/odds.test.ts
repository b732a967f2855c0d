import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  atLeast,
  certain,
  combine,
  counting,
  type Distribution,
  distribution,
  flatMap,
  map,
  mean,
  probabilityOf,
  quantile,
} from "../../src/odds/index.ts";
import { ruleOf } from "../rule-of.ts";
import { fractionsOf } from "./fractions-of.ts";

const d6 = expectOk(distribution({ d6: 1 }, (_die, face) => Number(face)));

/** Odds of small numbers with weights of any size. */
const odds: fc.Arbitrary<Distribution<number>> = fc
  .uniqueArray(
    fc.record({ value: fc.integer({ min: -20, max: 20 }), weight: fc.bigInt({ min: 1n, max: 1n << 90n }) }),
    {
      selector: ({ value }) => value,
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((outcomes) => ({
    outcomes: [...outcomes].sort((a, b) => a.value - b.value),
    total: outcomes.reduce((sum, { weight }) => sum + weight, 0n),
  }));

const sumOfWeights = <T>({ outcomes }: Distribution<T>): bigint =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0n);

/** Is `approximate` within `bound` of `part / whole`, relative to it? Decided in whole numbers. */
function isWithin(approximate: number, part: bigint, whole: bigint, bound: bigint): boolean {
  const shift = 1n << 200n;
  const scaled = BigInt(approximate * 2 ** 200);
  const difference = scaled * whole - part * shift;
  return (difference < 0n ? -difference : difference) * 10n ** 17n <= bound * part * shift;
}

describe("changing odds", () => {
  test("Equal values of odds are merged, and numbers are sorted", () => {
    const parity = map(d6, (value) => 1 - (value % 2));
    expect(parity).toEqual({
      outcomes: [
        { value: 0, weight: 3n },
        { value: 1, weight: 3n },
      ],
      total: 6n,
    });
  });

  test("Values of odds may be any plain data, and a text stays distinct from a list that is written alike", () => {
    const mixed = map(d6, (value) => (value < 3 ? { big: false } : value < 5 ? [1] : "[1]"));
    expect(mixed.outcomes).toEqual([
      { value: { big: false }, weight: 2n },
      { value: [1], weight: 2n },
      { value: "[1]", weight: 2n },
    ]);
  });

  test("Values that are lists are sorted lexicographically", () => {
    const lists = map(d6, (value) => [value % 2, -value]);
    expect(lists.outcomes.map(({ value }) => value)).toEqual([
      [0, -6],
      [0, -4],
      [0, -2],
      [1, -5],
      [1, -3],
      [1, -1],
    ]);
  });

  test("The functions map, combine and flatMap keep the total weight", () => {
    fc.assert(
      fc.property(odds, odds, odds, (a, b, c) => {
        const joined = combine(a, b, (x, y) => x * y);
        expect(sumOfWeights(joined)).toBe(joined.total);
        const followed = flatMap(a, (value) => (value > 0 ? b : c));
        expect(sumOfWeights(followed)).toBe(followed.total);
        expect(sumOfWeights(map(a, (value) => value % 3))).toBe(a.total);
      }),
    );
  });

  test("The function flatMap obeys the monad laws with certain", () => {
    const f = (value: number): Distribution<number> => map(d6, (pips) => (pips > 4 ? value : value + 1));
    const g = (value: number): Distribution<number> => (value % 2 === 0 ? certain(value) : map(d6, (pips) => pips % 2));
    fc.assert(
      fc.property(odds, (a) => {
        expect(fractionsOf(flatMap(certain(3), f))).toEqual(fractionsOf(f(3)));
        expect(fractionsOf(flatMap(a, certain))).toEqual(fractionsOf(a));
        expect(fractionsOf(flatMap(flatMap(a, f), g))).toEqual(
          fractionsOf(flatMap(a, (value) => flatMap(f(value), g))),
        );
      }),
    );
  });

  test("The total of flatMap is the least common multiple of the totals that follow", () => {
    const quarter = {
      outcomes: [
        { value: 0, weight: 1n },
        { value: 1, weight: 3n },
      ],
      total: 4n,
    };
    const followed = flatMap(d6, (value) => (value === 6 ? quarter : d6));
    expect(followed.total).toBe(72n);
    expect(fractionsOf(followed)).toMatchObject({ 0: "1/24", 1: "19/72", 6: "5/36" });
  });

  test("The odds of two pools rolled together equal the two pools combined", () => {
    const pool = fc.dictionary(fc.constantFrom("red", "green", "white-attack", "d6"), fc.nat({ max: 3 }));
    const worth = counting("hit", "direct-hit", "6");
    fc.assert(
      fc.property(pool, pool, (a, b) => {
        const both = Object.fromEntries(
          [...Object.keys(a), ...Object.keys(b)].map((id) => [id, (a[id] ?? 0) + (b[id] ?? 0)]),
        );
        const sum = combine(expectOk(distribution(a, worth)), expectOk(distribution(b, worth)), (x, y) => x + y);
        expect(fractionsOf(sum)).toEqual(fractionsOf(expectOk(distribution(both, worth))));
      }),
    );
  });

  test("The odds of wounds from hits followed by defense dice match a count by hand", () => {
    const hits = expectOk(distribution({ "black-attack": 1 }, counting("hit", "critical")));
    const wounds = flatMap(hits, (count) =>
      map(expectOk(distribution({ "red-defense": count }, counting("block"))), (blocks) => count - blocks),
    );
    expect(fractionsOf(wounds)).toEqual({ 0: "3/4", 1: "1/4" });
  });
});

describe("reading odds", () => {
  test("Probabilities are within 4e-16 of the exact fraction", () => {
    fc.assert(
      fc.property(odds, fc.integer({ min: -20, max: 20 }), (a, least) => {
        const ways = a.outcomes.reduce((sum, { value, weight }) => (value >= least ? sum + weight : sum), 0n);
        expect(isWithin(atLeast(a, least), ways, a.total, 40n)).toBe(true);
        expect(probabilityOf(a, (value) => value >= least)).toBe(atLeast(a, least));
      }),
    );
  });

  test("Probabilities are correct for totals beyond the range of doubles", () => {
    const huge = 8n ** 900n;
    const coin = {
      outcomes: [
        { value: 0, weight: huge },
        { value: 1, weight: 3n * huge },
      ],
      total: 4n * huge,
    };
    expect(probabilityOf(coin, (value) => value === 1)).toBe(0.75);
    expect(mean(coin)).toBe(0.75);
  });

  test("The mean of odds is within its error bound of the exact mean", () => {
    fc.assert(
      fc.property(odds, (a) => {
        const positive = map(a, (value) => value + 21);
        const exact = positive.outcomes.reduce((sum, { value, weight }) => sum + BigInt(value) * weight, 0n);
        expect(isWithin(mean(positive), exact, positive.total, 112n)).toBe(true);
        expect(mean(a)).toBeCloseTo(mean(positive) - 21, 12);
      }),
    );
    expect(mean(d6)).toBeCloseTo(3.5, 15);
  });

  test("A quantile is the least value that is not exceeded with at least that probability", () => {
    fc.assert(
      fc.property(odds, fc.double({ min: 0, max: 1, noNaN: true }), (a, share) => {
        const value = expectOk(quantile(a, share));
        const upTo = (limit: number): number => probabilityOf(a, (other) => other <= limit);
        expect(upTo(value)).toBeGreaterThanOrEqual(share);
        const lower = a.outcomes.filter((outcome) => outcome.value < value);
        for (const outcome of lower) expect(upTo(outcome.value)).toBeLessThan(share);
      }),
    );
    expect(expectOk(quantile(d6, 0.5))).toBe(3);
    expect(expectOk(quantile(d6, 0.51))).toBe(4);
    expect(expectOk(quantile(d6, 1))).toBe(6);
    expect(expectOk(quantile({ ...d6, outcomes: [...d6.outcomes].reverse() }, 0.5))).toBe(3);
  });

  test("[dice.odds.share] A share below 0, above 1 or not a number is rejected, and so are empty odds", () => {
    for (const share of [-0.1, 1.1, Number.NaN]) expect(ruleOf(quantile(d6, share))).toBe("dice.odds.share");
    expect(ruleOf(quantile({ outcomes: [], total: 1n }, 0.5))).toBe("dice.odds.share");
  });
});
