import { seeded } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/compile.ts";
import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  type Counts,
  changed,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  sidesOf,
  sum,
} from "../../src/attack/faces.ts";
import type { Pool } from "../../src/attack/pool.ts";
import { beginPool, chosen, rolled, type Standing, standing } from "../../src/attack/resolve.ts";
import type { PoolRules } from "../../src/keywords/types.ts";
import { attackOdds, EAGER } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { attackInput, type Case } from "../attack/helpers.ts";

const LONG = process.env["SW_LONG"] === "1";

/** One attack with dice thrown by a seeded source, both sides playing by the usual policy. */
function played(rules: PoolRules, die: (sides: number) => number): Pool {
  let pool = beginPool(rules);
  for (;;) {
    const now = standing(pool, rules);
    if (now.ask === "over") return pool;
    if (now.ask === "roll") pool = rolled(pool, rules, thrown(now, die));
    else pool = chosen(pool, rules, EAGER.choose(pool, rules, now.options));
  }
}

function thrown({ dice, counts }: Extract<Standing, { ask: "roll" }>, die: (sides: number) => number): Counts {
  const colours = dice === "attack" ? ATTACK_COLOURS : DEFENSE_COLOURS;
  const faces: readonly string[] = dice === "attack" ? ATTACK_FACES : DEFENSE_FACES;
  let result: Counts = colours.flatMap(() => faces.map(() => 0));
  for (const [colour, name] of colours.entries()) {
    const sides = sidesOf(name, faces);
    for (let thrownDice = 0; thrownDice < (counts[colour] ?? 0); thrownDice++) {
      const side = die(sum(sides));
      const face = sides.findIndex((_, index) => side < sum(sides.slice(0, index + 1)));
      result = changed(result, colour * faces.length + face, 1);
    }
  }
  return result;
}

/** Attacks with every keyword and token of this package in some of them. */
const cases: readonly Case[] = [
  { dice: [4, 0, 0], surge: "hit", tokens: { aim: 1 }, attacker: { precise: 1 }, cover: "light", die: "red" },
  {
    dice: [2, 1, 2],
    weapon: { impact: 2, pierce: 1, critical: 1 },
    tokens: { aim: 2, surge: 1 },
    observation: 1,
    defender: { armor: 3 },
    cover: "heavy",
    defenderTokens: { dodge: 1 },
  },
  {
    kind: "melee",
    dice: [0, 0, 6],
    weapon: { impact: 3, pierce: 3 },
    die: "red",
    defender: { impervious: 1, block: 1 },
    defenderTokens: { dodge: 1, surge: 2 },
  },
  {
    dice: [1, 3, 1],
    attacker: { marksman: 1, sharpshooter: 1 },
    tokens: { aim: 3 },
    cover: "light",
    suppressed: true,
    defender: { "low-profile": 1, deflect: 1 },
    backup: true,
  },
  {
    dice: [3, 3, 0],
    surge: "critical",
    weapon: { ion: 1, suppressive: 1 },
    defender: { shielded: 2, cover: 1 },
    defenderTokens: { shield: 2 },
    guardians: [{ id: "guard", die: "red", keywords: { guardian: 2, deflect: 1 }, tokens: { surge: 1 } }],
  },
];

describe("odds of an attack", () => {
  it.each(cases.map((one, index) => [index, one] as const))(
    "attack %i: what is played agrees with what is worked out",
    (index, one) => {
      const rules = poolRules(situationOf(attackInput(one)));
      const odds = oddsOf(rules, EAGER);
      const chance = seeded(index + 1);
      const games = LONG ? 200_000 : 4_000;
      const wounds: number[] = [];
      let back = 0;
      for (let game = 0; game < games; game++) {
        const pool = played(rules, (sides) => chance.die("side", sides, String));
        wounds[pool.wounds] = (wounds[pool.wounds] ?? 0) + 1;
        back += pool.attackerWounds;
      }
      for (const [count, probability] of odds.wounds.entries()) {
        // Four standard deviations: one wrong alarm in 15,000 figures.
        const width = 4 * Math.sqrt((probability * (1 - probability)) / games) + 1e-9;
        expect(Math.abs((wounds[count] ?? 0) / games - probability), `${count} wounds`).toBeLessThanOrEqual(width);
      }
      expect(back / games).toBeCloseTo(odds.meanAttackerWounds, LONG ? 2 : 1);
    },
  );

  const small: fc.Arbitrary<Case> = fc.record({
    kind: fc.constantFrom("ranged", "melee"),
    dice: fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1)),
    weapon: fc.record({ pierce: fc.integer({ min: 1, max: 2 }), critical: fc.constant(1) }, { requiredKeys: [] }),
    attacker: fc.record({ precise: fc.constant(1), marksman: fc.constant(1) }, { requiredKeys: [] }),
    tokens: fc.record({ aim: fc.nat(2), surge: fc.nat(1) }),
    cover: fc.constantFrom("none", "light", "heavy"),
    defender: fc.record({ armor: fc.constant(1), deflect: fc.constant(1) }, { requiredKeys: [] }),
    defenderTokens: fc.record({ dodge: fc.nat(1) }),
    observation: fc.nat(1),
  });

  it("the short cut for rerolls comes to the same as every die on its own", () => {
    fc.assert(
      fc.property(small, (one) => {
        const rules = poolRules(situationOf(attackInput(one)));
        const [quick, slow] = [oddsOf(rules, EAGER), oddsOf(rules, EAGER, false)];
        expect(quick.wounds.length).toBe(slow.wounds.length);
        for (const [count, probability] of quick.wounds.entries())
          expect(probability).toBeCloseTo(slow.wounds[count] ?? 0, 10);
        expect(quick.suppressed).toBeCloseTo(slow.suppressed, 10);
        expect(quick.meanAttackerWounds).toBeCloseTo(slow.meanAttackerWounds, 10);
        expect(sum(quick.wounds)).toBeCloseTo(1, 10);
      }),
      { numRuns: 60 },
    );
  });

  it("a red die against a white one: three times in four a result, five times in six no block", () => {
    const odds = attackOdds({ weapons: [{ dice: { red: 1 } }], defender: { die: "white" } });
    expect(odds.ok && odds.value.meanWounds).toBeCloseTo((6 / 8) * (5 / 6), 12);
  });

  it("a weapon that four miniatures use is four weapons, its keywords included", () => {
    const weapon = { dice: { white: 1 }, keywords: { pierce: 1 } };
    const defender = { die: "white" } as const;
    const together = attackOdds({ weapons: [{ count: 2, ...weapon }], defender });
    expect(together).toEqual(attackOdds({ weapons: [weapon, weapon], defender }));
  });

  it("a policy of one's own counts: a defender who never dodges suffers more", () => {
    const attack = { weapons: [{ dice: { red: 2 } }], defender: { die: "white", tokens: { dodge: 2 } } } as const;
    const never = attackOdds(attack, {
      policy: {
        ...EAGER,
        choose: (pool, rules, options) => (pool.stage === "dodge" ? "pass" : EAGER.choose(pool, rules, options)),
      },
    });
    const always = attackOdds(attack);
    expect(never.ok && always.ok && never.value.meanWounds > always.value.meanWounds).toBe(true);
  });

  it("refuses what it cannot work out", () => {
    const wrong = attackOdds({ weapons: [{ dice: { red: -1 } }], defender: { die: "white" } });
    expect(wrong).toMatchObject({ ok: false, violation: { rule: "tt.input.shape", code: "wrong-shape" } });
    const unknown = attackOdds({ weapons: [], defender: { die: "red", keywords: { spagetti: 1 } } });
    expect(unknown).toMatchObject({
      ok: false,
      violation: {
        rule: "leg.keywords.full-text-in-glossary",
        code: "unknown-keyword",
        params: { keyword: "spagetti" },
      },
    });
  });
});
