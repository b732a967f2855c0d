import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import { sum } from "../../src/attack/pools/faces.ts";
import type { Keyword } from "../../src/attack/pools/keyword.ts";
import { CLONES, type KeywordValues, type Lender, type Situation } from "../../src/attack/pools/situation.ts";
import { type AttackOdds, EAGER, type Policy } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { attackInput, type Case, PLAYED } from "../helpers/pools.ts";

/** Some of all keywords that do something in a part of an attack. */
function someOf(part: "attacking" | "defending" | "guarding", most: number): fc.Arbitrary<KeywordValues> {
  const ids = Object.values<Keyword>(PLAYED).flatMap((keyword) => (keyword[part] === undefined ? [] : [keyword.id]));
  const entry = fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 2 }));
  return fc.array(entry, { maxLength: most }).map(Object.fromEntries);
}

const guardian = fc.record({
  id: fc.constant("guard"),
  die: fc.constantFrom<("white" | "red")[]>("white", "red"),
  keywords: someOf("guarding", 2).map((keywords) => ({ guardian: 2, ...keywords })),
  tokens: fc.record({ dodge: fc.nat(1), surge: fc.nat(1) }),
});

const attacks: fc.Arbitrary<Case> = fc.record({
  kind: fc.constantFrom("ranged", "ranged", "melee"),
  dice: fc.oneof(
    fc.constantFrom([2, 0, 0], [0, 2, 0], [0, 1, 1], [1, 1, 1]),
    fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1)),
  ),
  weapon: someOf("attacking", 3),
  // Marksman often: with it what is left of aims, lent ones too, matters beyond the rerolls.
  attacker: fc.oneof(someOf("attacking", 2), fc.constant({ marksman: 1 })),
  tokens: fc.record({ aim: fc.nat(2), dodge: fc.nat(1), surge: fc.nat(1) }),
  cover: fc.constantFrom("none", "light", "heavy"),
  suppressed: fc.boolean(),
  die: fc.constantFrom("white", "red"),
  surgeToBlock: fc.boolean(),
  defender: someOf("defending", 3),
  defenderTokens: fc.record({ dodge: fc.nat(1), surge: fc.nat(1), shield: fc.nat(2) }),
  observation: fc.nat(1),
  backup: fc.boolean(),
  guardians: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(guardian, { minLength: 1, maxLength: 1 })),
});

const surge = fc.constantFrom<Pick<Case, "surge">[]>({}, { surge: "hit" }, { surge: "crit" });

const lenders: fc.Arbitrary<readonly Lender[]> = fc.array(
  fc.record({
    id: fc.constant("friend"),
    by: fc.constantFrom([CLONES], [CLONES, "exemplar"]),
    tokens: fc.record({ aim: fc.nat(1), dodge: fc.nat(1), surge: fc.nat(1) }),
  }),
  { maxLength: 1 },
);

const situations: fc.Arbitrary<Situation> = fc
  .tuple(attacks, surge, fc.record({ attacker: lenders, defender: lenders }))
  .map(([attack, chart, lent]) => ({ ...situationOf(attackInput({ ...attack, ...chart })), lenders: lent }));

function expectSame(quick: AttackOdds, slow: AttackOdds): void {
  expect(quick.wounds.length).toBe(slow.wounds.length);
  for (const [count, probability] of slow.wounds.entries()) {
    expect(quick.wounds[count], `${count} wounds`).toBeCloseTo(probability, 10);
  }
  expect(sum(quick.wounds)).toBeCloseTo(1, 10);
  expect(quick.suppressed).toBeCloseTo(slow.suppressed, 10);
  expect(quick.meanWounds).toBeCloseTo(slow.meanWounds, 10);
  expect(quick.meanAttackerWounds).toBeCloseTo(slow.meanAttackerWounds, 10);
  for (const [guard, mean] of slow.meanGuardWounds.entries()) {
    expect(quick.meanGuardWounds[guard], `wounds of guardian ${guard}`).toBeCloseTo(mean, 10);
  }
}

/** The usual policy under another name, so that nothing is known of it. */
const EAGER_IN_DISGUISE: Policy = {
  reroll: (pool, rules, options) => EAGER.reroll(pool, rules, options),
  choose: (pool, rules, options) => EAGER.choose(pool, rules, options),
};

describe("short cuts of the odds", () => {
  it("The optimizations of the odds give the same result as computing every die and pool separately", () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const rules = poolRules(situation, PLAYED);
        expectSame(oddsOf(rules, EAGER), oddsOf(rules, EAGER, false));
      }),
      { numRuns: process.env["SW_LONG"] === "1" ? 2_000 : 100 },
    );
  });

  it("The default policy gives the same odds as a custom policy that makes the same choices", () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const rules = poolRules(situation, PLAYED);
        expectSame(oddsOf(rules, EAGER), oddsOf(rules, EAGER_IN_DISGUISE));
        expectSame(oddsOf(rules, EAGER), oddsOf(rules, { ...EAGER, choose: EAGER_IN_DISGUISE.choose }));
        expectSame(oddsOf(rules, EAGER), oddsOf(rules, { ...EAGER, reroll: EAGER_IN_DISGUISE.reroll }));
      }),
      { numRuns: process.env["SW_LONG"] === "1" ? 1_000 : 30 },
    );
  });
});
