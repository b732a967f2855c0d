import { describe, expect, expectTypeOf, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { type AttackInput, attackOdds, EAGER, type OddsOptions, type Policy } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import type { GameKeyword } from "../../src/state/hooks/keyword.ts";
import { playedKeywords } from "../../src/state/hooks/played.ts";
import { attacking } from "../../src/state/hooks/words.ts";

const mean = (input: AttackInput, options?: OddsOptions): number => {
  const odds = attackOdds(input, options);
  if (!odds.ok) throw new Error(odds.violation.code);
  return odds.value.meanWounds;
};

const TWO_RED: AttackInput = {
  weapons: [{ dice: { red: 2 } }],
  attacker: { tokens: { aim: 1 } },
  defender: { die: "white" },
};

/** What a result of a red die comes to against a white one: five times in six a wound. */
const UNBLOCKED = 5 / 6;

describe("a policy of one's own", () => {
  it("A custom policy that never rerolls makes aim tokens worthless in the odds", () => {
    const never: Policy = { ...EAGER, reroll: () => "pass" };
    expect(mean(TWO_RED, { policy: never })).toBeCloseTo(2 * (6 / 8) * UNBLOCKED, 12);
    expect(mean(TWO_RED)).toBeGreaterThan(mean(TWO_RED, { policy: never }) + 0.1);
  });

  it("A custom policy that rerolls two blanks but not one is consulted for each roll", () => {
    const blanks = ({ rolled }: Pool): number => (rolled[0] ?? 0) + (rolled[4] ?? 0) + (rolled[8] ?? 0);
    const both: Policy = {
      ...EAGER,
      reroll: (pool, rules, options) =>
        pool.picking === null && blanks(pool) < 2 ? "pass" : EAGER.reroll(pool, rules, options),
    };
    const results = 2 * (6 / 8) + (1 / 64) * 2 * (6 / 8);
    expect(mean(TWO_RED, { policy: both })).toBeCloseTo(results * UNBLOCKED, 12);
  });

  it("A custom policy chooses which token to spend and which dice to reroll, including hits", () => {
    const input: AttackInput = {
      weapons: [{ dice: { red: 1 } }],
      attacker: { tokens: { aim: 1 } },
      defender: { die: "white", observation: 1 },
    };
    const asked: string[] = [];
    const perverse: Policy = {
      ...EAGER,
      reroll: (pool, _, options) => {
        asked.push(pool.picking === null ? options.join(" ") : "die");
        if (pool.picking !== null) return options[0] ?? "pass";
        return options.includes("observation") ? "observation" : "pass";
      },
    };
    // The only die is thrown twice, whatever it showed.
    expect(mean(input, { policy: perverse })).toBeCloseTo((6 / 8) * UNBLOCKED, 12);
    expect(new Set(asked)).toEqual(new Set(["aim observation pass", "die", "aim pass"]));
  });

  it("A custom policy that never dodges suffers more wounds", () => {
    const attack: AttackInput = { weapons: [{ dice: { red: 2 } }], defender: { die: "white", tokens: { dodge: 2 } } };
    const never: Policy = {
      ...EAGER,
      choose: (pool, rules, options) => (pool.stage === "dodge" ? "pass" : EAGER.choose(pool, rules, options)),
    };
    expect(mean(attack, { policy: never })).toBeGreaterThan(mean(attack));
  });

  it("A custom policy sees the whole pool, including wounds of a Guardian that no later rule needs", () => {
    const guarding = { id: "guard", die: "white", keywords: { guardian: 1 } } as const;
    const rules = poolRules(
      situationOf({
        weapons: [{ dice: { black: 4 } }],
        defender: { die: "white" },
        guardians: [guarding, { ...guarding, id: "other" }],
      }),
      playedKeywords(KEYWORDS),
    );
    const hurt = (pool: Pool): boolean => pool.guardWounds.some((wounds) => wounds > 0);
    const wary: Policy = {
      ...EAGER,
      choose: (pool, own, options) => (hurt(pool) ? "pass" : EAGER.choose(pool, own, options)),
    };
    const second = (policy: Policy, shortCuts = true): number =>
      oddsOf(rules, policy, shortCuts).meanGuardWounds[1] ?? 0;
    expect(second(wary)).toBeCloseTo(second(wary, false), 12);
    expect(second(wary)).toBeLessThan(second(EAGER) / 2);
  });

  it("The `choose` function of a policy is never called for reroll steps, and its types exclude them", () => {
    expectTypeOf<Parameters<Policy["choose"]>[0]["stage"]>().not.toEqualTypeOf<Pool["stage"]>();
    expectTypeOf<"reroll-attack">().not.toExtend<Parameters<Policy["choose"]>[0]["stage"]>();
    const stages: Pool["stage"][] = [];
    const listening: Policy = {
      reroll: (pool, rules, options) => {
        expect(pool.stage).toBe("reroll-attack");
        return EAGER.reroll(pool, rules, options);
      },
      choose: (pool, rules, options) => {
        stages.push(pool.stage);
        return EAGER.choose(pool, rules, options);
      },
    };
    mean({ ...TWO_RED, defender: { die: "white", tokens: { dodge: 1 } } }, { policy: listening });
    expect(new Set(stages)).toEqual(new Set(["dodge"]));
  });
});

describe("a keyword of one's own", () => {
  it("A custom keyword may read any part of the pool, including unspent aim tokens", () => {
    const lucky: GameKeyword = {
      id: "lucky",
      does: [
        attacking({
          id: "lucky",
          stage: "modify-defense-attacker",
          side: "attacker",
          available: (pool) => (pool.left["attacker.aim"] ?? 0) > 0 && pool.blocks > 0,
          take: (pool) => ({ ...pool, blocks: 0, left: { ...pool.left, "attacker.aim": 0 } }),
        }),
      ],
    };
    const keywords = { ...KEYWORDS, lucky };
    const input: AttackInput = {
      ...TWO_RED,
      attacker: { tokens: { aim: 1 }, keywords: { lucky: 1 } },
    };
    const rules = poolRules(situationOf(input), playedKeywords(keywords));
    expect(mean(input, { keywords })).toBeCloseTo(oddsOf(rules, EAGER, false).meanWounds, 12);
    expect(mean(input, { keywords })).toBeGreaterThan(mean(TWO_RED) + 0.1);
  });
});
