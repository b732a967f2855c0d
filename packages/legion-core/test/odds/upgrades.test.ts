import { expectOk, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import { UPGRADES_IN_POOLS } from "../../src/content/upgrades/pool-effects.ts";
import { attackOdds, EAGER } from "../../src/odds/index.ts";
import { situationOf } from "../../src/odds/input.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { OWN_KEYWORDS } from "../../src/odds/same.ts";
import { attackInput, type Case } from "../helpers/pools.ts";
import { played, samples, Tally } from "./sampling.ts";

/** Attacks with every upgrade of this package that acts in pools in one of them. */
const cases: readonly Case[] = [
  {
    dice: [1, 1, 0],
    attacker: { "on-the-hunt": 1, kraken: 2, "mission-objective": 1 },
    defender: { "duck-and-cover": 1, "dug-in": 1, "katarn-pattern-armor": 1 },
  },
  {
    dice: [2, 1, 2],
    attacker: { "barrage-generator": 1, "overcharged-generator": 1, "reluctant-hero": 2 },
    defender: { armor: 2, "emergency-stims": 1, "force-barrier": 1 },
    cover: "heavy",
  },
  {
    dice: [1, 2, 1],
    attacker: { clairvoyance: 1 },
    weapon: { impact: 1, pierce: 1 },
    defender: { clairvoyance: 1, armor: 1 },
    tokens: { aim: 1, surge: 1 },
  },
];

/** What an upgrade changes about an attack in which it counts: wounds, or how often the defender is suppressed. */
const CHANGES: readonly (readonly [card: string, one: Case, means: "fewer" | "more"])[] = [
  ["clairvoyance", { dice: [0, 3, 0] }, "more"],
  ["clairvoyance", { dice: [0, 3, 0], die: "red" }, "fewer"],
  ["duck-and-cover", { dice: [0, 0, 3] }, "fewer"],
  ["dug-in", { dice: [0, 0, 3], cover: "heavy" }, "fewer"],
  ["emergency-stims", { dice: [0, 0, 3] }, "fewer"],
  ["force-barrier", { dice: [0, 0, 3] }, "fewer"],
  ["katarn-pattern-armor", { dice: [0, 0, 3] }, "fewer"],
  ["kraken", { dice: [3, 0, 0] }, "more"],
  ["mission-objective", { dice: [3, 0, 0] }, "more"],
  ["on-the-hunt", { dice: [3, 0, 0] }, "more"],
  ["overcharged-generator", { dice: [0, 3, 0], defender: { armor: 3 } }, "more"],
  ["reluctant-hero", { dice: [0, 3, 0] }, "more"],
];

describe("odds with upgrades", () => {
  it.each(cases.map((one, index) => [index, one] as const))(
    "The odds of attack %s with upgrades agree with the attack rolled die by die",
    (_, one) => {
      const rules = poolRules(situationOf(attackInput(one)), OWN_KEYWORDS);
      const odds = oddsOf(rules, EAGER);
      const chance = seeded(one.dice?.length ?? 0);
      const tally = new Tally(0);
      for (let game = samples(1_500); game > 0; game--) {
        tally.add(played(rules, EAGER, (sides) => chance.die("side", sides, String)));
      }
      tally.expectAsIn(odds);
    },
  );

  it("The odds include criticals that a guardian cancels with Protector", () => {
    const input = {
      weapons: [{ dice: { red: 3 } }],
      attacker: { surge: "crit" },
      defender: { die: "white" },
    } as const;
    const wounds = (keywords: Record<string, number>): number => {
      const guardians = [{ id: "friend", die: "red", keywords }] as const;
      return expectOk(attackOdds({ ...input, guardians })).meanWounds;
    };
    expect(wounds({ guardian: 2, protector: 1 })).toBeLessThan(wounds({ guardian: 2 }) - 0.01);
  });

  it("A defender rerolls all dice only if they show fewer blocks than expected", () => {
    const mean = (defender: Record<string, number>) =>
      oddsOf(poolRules(situationOf(attackInput({ dice: [0, 3, 0], die: "red", defender })), OWN_KEYWORDS), EAGER)
        .meanWounds;
    expect(mean({ "soresu-mastery": 1 })).toBeLessThan(mean({}) - 0.1);
    expect(mean({ clairvoyance: 1 })).toBeLessThan(mean({}) - 0.1);
  });

  it("Every upgrade that affects pools is included in the odds", () => {
    const used = cases.flatMap(({ attacker = {}, defender = {} }) => [
      ...Object.keys(attacker),
      ...Object.keys(defender),
    ]);
    // What guards is a friend's, who has no part in these cases.
    const own = Object.entries(UPGRADES_IN_POOLS).filter(([, { guarding }]) => guarding === undefined);
    expect(own.map(([id]) => id).filter((id) => !used.includes(id))).toEqual([]);
    const mean = (one: Case) => oddsOf(poolRules(situationOf(attackInput(one)), OWN_KEYWORDS), EAGER).meanWounds;
    for (const [card, one, means] of CHANGES) {
      const other =
        means === "more" ? { ...one, attacker: { [card]: 1 } } : { ...one, defender: { ...one.defender, [card]: 1 } };
      const more = mean(other) - mean(one);
      expect(means === "more" ? more : -more, `${card} ${means}`).toBeGreaterThan(0.01);
    }
    const defender = { die: "white", keywords: { "dug-in": 1 } } as const;
    expect(attackOdds({ weapons: [{ dice: { red: 1 } }], defender })).toMatchObject({ ok: true });
  });
});
