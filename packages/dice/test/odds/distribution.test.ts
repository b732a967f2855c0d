import { expectOk } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DiceSet, diceSet, type Pool } from "../../src/index.ts";
import {
  atLeast,
  combine,
  counting,
  type Distribution,
  distribution,
  probabilityOf,
  type RerollPolicy,
  rerollWorst,
  type Worth,
} from "../../src/odds/index.ts";
import { ruleOf } from "../rule-of.ts";
import { enumerated } from "./enumeration.ts";
import { fractionsOf } from "./fractions-of.ts";

const pips: Worth = (_die, face) => Number(face);
const hits = counting("hit", "attack-surge");
const criticals = counting("critical");
const attack = { "red-attack": 4, "black-attack": 3, "white-attack": 3 };

const weightsOf = (odds: Distribution<number>): readonly (readonly [number, bigint])[] =>
  odds.outcomes.map(({ value, weight }) => [value, weight]);

interface Case {
  readonly dice: DiceSet;
  readonly pool: Pool;
  readonly values: readonly Worth[];
  readonly rerolls: readonly RerollPolicy[];
}

const FACES = ["a", "b", "c"] as const;
const place = (names: readonly string[], name: string): number => names.indexOf(name);
const IDS = ["p", "q", "r"] as const;

const mostly = (range: { min: number; max: number }): fc.Arbitrary<number> =>
  fc.oneof({ weight: 9, arbitrary: fc.integer(range) }, { weight: 1, arbitrary: fc.constant(0) });

const unwanted = fc.record(
  { face: fc.constantFrom(...FACES), die: fc.constantFrom(...IDS), keep: fc.nat({ max: 2 }) },
  { requiredKeys: ["face"] },
);

/** Sets of up to three small dice, up to five of them in a pool, any worths, any policies. */
const cases: fc.Arbitrary<Case> = fc
  .noBias(
    fc.record({
      faces: fc.array(fc.array(fc.constantFrom(...FACES), { minLength: 1, maxLength: 4, size: "max" }), {
        minLength: 1,
        maxLength: 3,
        size: "max",
      }),
      counts: fc.array(mostly({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      worths: fc.array(fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 9, maxLength: 9 }), {
        minLength: 1,
        maxLength: 3,
      }),
      policies: fc.array(
        fc.record({
          dice: mostly({ min: 1, max: 3 }),
          times: mostly({ min: 1, max: 2 }),
          order: fc.array(unwanted, { minLength: 1, maxLength: 4, size: "max" }),
        }),
        { minLength: 1, maxLength: 2, size: "max" },
      ),
    }),
  )
  .map(({ faces, counts, worths, policies }) => {
    const kinds = faces.map((sides, place) => ({
      id: IDS[place] ?? "p",
      faces: sides,
      upgradesTo: null,
      downgradesTo: null,
    }));
    const onSomeDie = (face: string, id: string | undefined): boolean =>
      kinds.some((kind) => (id ?? kind.id) === kind.id && kind.faces.some((other) => other === face));
    return {
      dice: expectOk(diceSet(kinds)),
      pool: Object.fromEntries(kinds.map(({ id }, place) => [id, counts[place] ?? 0])),
      values: worths.map(
        (table): Worth =>
          (die, face) =>
            table[3 * place(IDS, die) + place(FACES, face)] ?? Number.NaN,
      ),
      rerolls: policies.map((policy) => ({
        ...policy,
        order: policy.order.filter(({ face, die }) => onSomeDie(face, die)),
      })),
    };
  })
  .filter(({ pool, rerolls }) => {
    const size = Object.values(pool).reduce((sum, count) => sum + count, 0);
    return size <= 5 && rerolls.reduce((sum, { dice, times }) => sum + Math.min(size, dice) * times, size) <= 8;
  });

describe("against enumeration", () => {
  test("[dice.odds.exact] Every value has exactly the fraction found by enumerating all sides", () => {
    fc.assert(
      fc.property(cases, ({ dice, pool, values, rerolls }) => {
        const odds = expectOk(distribution(pool, values, { dice, rerolls }));
        expect(fractionsOf(odds)).toEqual(enumerated(pool, dice, values, rerolls));
      }),
    );
  });

  test("[dice.odds.exact] Weights are positive, each value occurs once, and the weights add up to the total", () => {
    fc.assert(
      fc.property(cases, ({ dice, pool, values, rerolls }) => {
        const odds = expectOk(distribution(pool, values, { dice, rerolls }));
        const texts = odds.outcomes.map(({ value }) => JSON.stringify(value));
        expect(new Set(texts).size).toBe(texts.length);
        expect(odds.outcomes.every(({ weight }) => weight > 0n)).toBe(true);
        expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
      }),
    );
  });
});

describe("odds known by heart", () => {
  test("The odds of the sum of two six-sided dice are the well-known ones", () => {
    const odds = expectOk(distribution({ d6: 2 }, pips));
    expect(odds.total).toBe(36n);
    expect(weightsOf(odds)).toEqual([
      [2, 1n],
      [3, 2n],
      [4, 3n],
      [5, 4n],
      [6, 5n],
      [7, 6n],
      [8, 5n],
      [9, 4n],
      [10, 3n],
      [11, 2n],
      [12, 1n],
    ]);
  });

  test("A red attack die with one aim token stays blank with a chance of 1 in 64", () => {
    const odds = expectOk(
      distribution({ "red-attack": 1 }, counting("blank"), { rerolls: [rerollWorst(2, ["blank"])] }),
    );
    expect(odds.total).toBe(64n);
    expect(weightsOf(odds)).toEqual([
      [0, 63n],
      [1, 1n],
    ]);
  });

  test("At least one of three red or black dice shows a direct hit with probability 1 - (5/6)^3", () => {
    const odds = expectOk(distribution({ red: 2, black: 1 }, counting("direct-hit")));
    expect(atLeast(odds, 1)).toBeCloseTo(1 - (5 / 6) ** 3, 15);
  });

  test("A pool without dice gives zero, or a list of zeros, with certainty", () => {
    expect(expectOk(distribution({}, hits))).toEqual({ outcomes: [{ value: 0, weight: 1n }], total: 1n });
    expect(expectOk(distribution({ red: 0 }, [hits, criticals]))).toEqual({
      outcomes: [{ value: [0, 0], weight: 1n }],
      total: 1n,
    });
  });

  test("A pool without anything to count gives the empty list with certainty", () => {
    expect(expectOk(distribution({ d6: 2 }, []))).toEqual({ outcomes: [{ value: [], weight: 36n }], total: 36n });
  });

  test("Lists of values are sorted lexicographically", () => {
    const odds = expectOk(distribution({ "red-attack": 2 }, [hits, criticals]));
    expect(odds.outcomes.map(({ value }) => value)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
  });
});

describe("large pools", () => {
  test("[dice.odds.exact] Odds with more than 2^53 outcomes stay exact: twenty dice equal ten plus ten", () => {
    const ten = expectOk(distribution({ d8: 10 }, pips));
    const twenty = expectOk(distribution({ d8: 20 }, pips));
    expect(twenty.total).toBe(8n ** 20n);
    expect(twenty).toEqual(combine(ten, ten, (a, b) => a + b));
  });

  test("[dice.odds.exact] Sixteen more dice that are not counted change no fraction, even with rerolls", () => {
    const rerolls = [rerollWorst(2, ["blank", { face: "attack-surge", keep: 1 }], 2)];
    const few = expectOk(distribution(attack, [hits, criticals], { rerolls }));
    const many = expectOk(distribution({ ...attack, d8: 16 }, [hits, criticals], { rerolls }));
    expect(few.total).toBe(8n ** 14n);
    expect(many.total).toBe(8n ** 30n);
    expect(many.outcomes).toEqual(few.outcomes.map(({ value, weight }) => ({ value, weight: weight * 8n ** 16n })));
  });

  test("More rerolls never make a blank likelier", () => {
    const blanks = [0, 1, 2, 3].map((times) => {
      const odds = expectOk(distribution(attack, counting("blank"), { rerolls: [rerollWorst(2, ["blank"], times)] }));
      return probabilityOf(odds, (value) => value > 2);
    });
    expect(blanks).toEqual([...blanks].sort((a, b) => b - a));
    expect(new Set(blanks).size).toBe(4);
  });

  test("[dice.odds.effort] Odds that would take too long to count are rejected quickly", () => {
    const one =
      (side: number): Worth =>
      (_die, face) =>
        face === String(side) ? 1 : 0;
    const sides = ["1", "2", "3", "4", "5", "6", "7", "8"];
    const refused = (code: string): object => ({ violation: { rule: "dice.odds.effort", code } });
    expect(distribution({ d8: 60 }, [1, 2, 3, 4, 5, 6, 7].map(one))).toMatchObject(refused("too-many-steps"));
    expect(distribution({ d8: 1000 }, pips)).toMatchObject(refused("too-many-steps"));
    const all = { rerolls: [rerollWorst(1, sides)] };
    expect(distribution({ d8: 200 }, pips, all)).toMatchObject(refused("too-many-counts"));
    const again = { rerolls: [rerollWorst(1000, ["1"], 1000)] };
    expect(distribution({ d8: 1000 }, pips, again)).toMatchObject(refused("too-many-throws"));
  });
});

describe("bad input", () => {
  test("An invalid pool is rejected", () => {
    expect(ruleOf(distribution({ pink: 1 }, hits))).toBe("dice.pool.known-die");
    expect(ruleOf(distribution({ red: -1 }, hits))).toBe("dice.pool.count");
  });

  test("[dice.odds.value] Face values that are not whole numbers, or too large to add up, are rejected", () => {
    for (const worth of [0.5, Number.NaN, Number.POSITIVE_INFINITY, -1e300, Number.MAX_SAFE_INTEGER]) {
      expect(ruleOf(distribution({ red: 2 }, (_die, face) => (face === "hit" ? worth : 0)))).toBe("dice.odds.value");
      expect(ruleOf(distribution({ red: 2 }, () => worth))).toBe("dice.odds.value");
    }
    const wide: Worth = (_die, face) => (face === "hit" ? 1_000_000 : 0);
    expect(expectOk(distribution({ red: 2 }, [wide, wide])).outcomes).toHaveLength(3);
    expect(ruleOf(distribution({ red: 2 }, [wide, wide, wide]))).toBe("dice.odds.value");
  });

  test("[dice.odds.policy] A policy with invalid numbers or faces is rejected", () => {
    const policies = [
      rerollWorst(-1, ["blank"]),
      rerollWorst(1.5, ["blank"]),
      rerollWorst(1001, ["blank"]),
      rerollWorst(1, ["blank"], Number.NaN),
      rerollWorst(1, [{ face: "blank", keep: -1 }]),
      rerollWorst(1, ["blanc"]),
      rerollWorst(1, [{ face: "blank", die: "pink" }]),
      rerollWorst(1, [{ face: "hit", die: "green" }]),
    ];
    for (const policy of policies) {
      expect(ruleOf(distribution(attack, hits, { rerolls: [policy] }))).toBe("dice.odds.policy");
    }
    expect(distribution({ green: 1 }, hits, { rerolls: [rerollWorst(1, ["hit"])] }).ok).toBe(true);
  });
});
