import { seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import { CLONES, type Situation } from "../../src/attack/pools/situation.ts";
import { EAGER, type Policy } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { attackInput, type Case, PLAYED } from "../helpers/pools.ts";
import { played, samples, Tally } from "./sampling.ts";

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
    surge: "crit",
    weapon: { ion: 1, suppressive: 1 },
    defender: { shielded: 2, cover: 1 },
    defenderTokens: { shield: 2 },
    guardians: [{ id: "guard", die: "red", keywords: { guardian: 2, deflect: 1 }, tokens: { surge: 1 } }],
  },
  {
    kind: "melee",
    dice: [2, 2, 0],
    attacker: { duelist: 1, "jarkai-mastery": 1, "jedi-hunter": 1 },
    weapon: { lethal: 1 },
    tokens: { aim: 2, dodge: 1 },
    defender: { duelist: 1, "djem-so-mastery": 1, outmaneuver: 1, impervious: 1 },
    defenderTokens: { dodge: 1 },
  },
  { kind: "melee", dice: [2, 1, 0], surge: "hit", attacker: { duelist: 1 }, tokens: { aim: 1 }, die: "red" },
  {
    dice: [3, 1, 1],
    attacker: { "hold-the-line": 1 },
    weapon: { lethal: 2 },
    tokens: { aim: 2 },
    defender: { deflect: 1, "shien-mastery": 1, "soresu-mastery": 1, "uncanny-luck": 2 },
    guardians: [
      { id: "guard", die: "white", keywords: { guardian: 2, deflect: 1, "soresu-mastery": 1 }, tokens: { dodge: 1 } },
    ],
  },
  { dice: [3, 1, 0], cover: "heavy", defender: { unconcerned: 1, cover: 2 }, defenderTokens: { dodge: 1 } },
  { dice: [2, 2, 0], defender: { shielded: 2, "wheel-mode": 1, cover: 2 }, defenderTokens: { shield: 2 } },
];

/** Aims at two blanks or more, keeps the last one for Marksman, and guards nobody twice. */
const SPARING: Policy = {
  reroll(pool, rules, options) {
    const blanks = pool.rolled.reduce((sum, count, place) => sum + (place % 4 === 0 ? count : 0), 0);
    const keeps = pool.picking === null && (blanks < 2 || (pool.left["attacker.aim"] ?? 0) < 2);
    return keeps ? "pass" : EAGER.reroll(pool, rules, options);
  },
  choose(pool, rules, options) {
    return pool.guardWounds.some((wounds) => wounds > 0) ? "pass" : EAGER.choose(pool, rules, options);
  },
};

/** Every attack under a policy, in figures of the table. */
const attacks: readonly (readonly [name: string, situation: Situation, policy: Policy])[] = [
  ...cases.map((one, index) => [`attack ${index}`, situationOf(attackInput(one)), EAGER] as const),
  ...[3, 4].map(
    (index) => [`attack ${index} sparingly`, situationOf(attackInput(cases[index] ?? {})), SPARING] as const,
  ),
  [
    "attack with lent tokens",
    {
      ...situationOf(
        attackInput({ dice: [2, 1, 0], tokens: { aim: 1 }, cover: "light", defenderTokens: { dodge: 1 } }),
      ),
      lenders: {
        attacker: [{ id: "one", by: [CLONES], tokens: { aim: 1, dodge: 0, surge: 1 } }],
        defender: [{ id: "two", by: [CLONES, "exemplar"], tokens: { aim: 0, dodge: 1, surge: 1 } }],
      },
    },
    EAGER,
  ],
];

describe("odds and attacks played die by die", () => {
  it.each(attacks)("The computed odds agree with attacks rolled die by die: %s", (_, situation, policy) => {
    const rules = poolRules(situation, PLAYED);
    const odds = oddsOf(rules, policy);
    const chance = seeded(situation.weapons.length + situation.defender.cover);
    const tally = new Tally(situation.guardians.length);
    for (let game = samples(2_500); game > 0; game--) {
      tally.add(played(rules, policy, (sides) => chance.die("side", sides, String)));
    }
    tally.expectAsIn(odds);
    expect(odds.wounds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
  });
});
