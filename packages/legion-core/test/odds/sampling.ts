import { expect } from "vitest";
import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  type Counts,
  changed,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  sidesOf,
  sum,
} from "../../src/attack/pools/faces.ts";
import type { PoolRules } from "../../src/attack/pools/keyword.ts";
import type { Pool } from "../../src/attack/pools/pool.ts";
import { beginPool, chosen, rolled, type Standing, standing } from "../../src/attack/pools/resolve.ts";
import type { AttackOdds, Policy } from "../../src/odds/index.ts";
import { choice } from "../../src/odds/policy.ts";

/** How often an attack is played in a long run. */
const MANY = 200_000;

/** How often an attack is played to compare it with its odds: `few` times, unless the run is a long one. */
export function samples(few: number): number {
  return process.env["SW_LONG"] === "1" ? MANY : few;
}

/** Who rolls a die with so many sides. */
export type Die = (sides: number) => number;

/** One attack with dice thrown by somebody, both sides choosing by a policy. */
export function played(rules: PoolRules, policy: Policy, die: Die): Pool {
  let pool = beginPool(rules);
  for (;;) {
    const now = standing(pool, rules);
    if (now.ask === "over") return pool;
    if (now.ask === "roll") pool = rolled(pool, rules, thrown(now, die));
    else pool = chosen(pool, rules, choice(policy, pool, rules, now.options));
  }
}

function thrown({ dice, counts }: Extract<Standing, { ask: "roll" }>, die: Die): Counts {
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

/** What many attacks came to. */
export class Tally {
  private games = 0;
  private readonly wounds: number[] = [];
  private suppressed = 0;
  private readonly back = new Mean();
  private readonly guards: readonly Mean[];

  constructor(guardians: number) {
    this.guards = Array.from({ length: guardians }, () => new Mean());
  }

  add({ wounds, suppression, attackerWounds, guardWounds }: Outcome): void {
    this.games += 1;
    this.wounds[wounds] = (this.wounds[wounds] ?? 0) + 1;
    if (suppression > 0) this.suppressed += 1;
    this.back.add(attackerWounds);
    for (const [guardian, count] of guardWounds.entries()) this.guards[guardian]?.add(count);
  }

  /**
   * Expects every figure within four standard deviations and one game of what it should be: one wrong alarm in 15,000
   * figures, for which seed it does not matter once it was green.
   */
  expectAsIn(odds: AttackOdds): void {
    expect(this.wounds.length, "no more wounds than can be").toBeLessThanOrEqual(odds.wounds.length);
    for (const [count, probability] of odds.wounds.entries()) {
      this.expectShare(this.wounds[count] ?? 0, probability, `${count} wounds`);
    }
    this.expectShare(this.suppressed, odds.suppressed, "suppressed");
    this.back.expectToBe(odds.meanAttackerWounds, "wounds back");
    for (const [guardian, mean] of odds.meanGuardWounds.entries()) {
      this.guards[guardian]?.expectToBe(mean, `wounds of guardian ${guardian}`);
    }
  }

  private expectShare(count: number, probability: number, what: string): void {
    const deviation = Math.sqrt(Math.max(0, probability * (1 - probability)) / this.games);
    expect(Math.abs(count / this.games - probability), what).toBeLessThanOrEqual(4 * deviation + 1 / this.games);
  }
}

/** What one attack came to, as a pool says at its end. */
export type Outcome = Pick<Pool, "wounds" | "suppression" | "attackerWounds" | "guardWounds">;

class Mean {
  private games = 0;
  private total = 0;
  private squares = 0;

  add(value: number): void {
    this.games += 1;
    this.total += value;
    this.squares += value * value;
  }

  expectToBe(mean: number, what: string): void {
    const own = this.total / this.games;
    const deviation = Math.sqrt(Math.max(0, this.squares / this.games - own * own) / this.games);
    expect(Math.abs(own - mean), what).toBeLessThanOrEqual(4 * deviation + 1 / this.games);
  }
}
