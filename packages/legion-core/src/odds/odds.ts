import { ok, type Result } from "@sw/tabletop";
import { poolRules } from "../attack/compile.ts";
import { added, SURGE, sum } from "../attack/faces.ts";
import { CORE_OFFERS } from "../attack/offers.ts";
import type { Pool } from "../attack/pool.ts";
import { beginPool, chosen, rolled, standing } from "../attack/resolve.ts";
import type { RollAsked } from "../attack/stages.ts";
import { KEYWORDS } from "../keywords/table.ts";
import type { Keywords, PoolRules } from "../keywords/types.ts";
import { outcomes } from "./distribution.ts";
import { type AttackInput, readAttack, situationOf } from "./input.ts";
import { EAGER, type Policy } from "./policy.ts";
import { afterRerolls, type Likely, MOST_DICE } from "./rerolls.ts";
import { futureOf } from "./same.ts";
import { surgesComeTo } from "./surges.ts";

/** What an attack comes to, by probability. */
export interface AttackOdds {
  /** Probability of so many wounds, from none on. */
  readonly wounds: readonly number[];
  readonly meanWounds: number;
  /** Mean of the wounds that come back to the attacker, and of those of each guardian. */
  readonly meanAttackerWounds: number;
  readonly meanGuardWounds: readonly number[];
  /** Probability that the defender gains a suppression token at least. */
  readonly suppressed: number;
}

/** How {@link attackOdds} is asked. */
export interface OddsOptions {
  /** How both sides choose; {@link EAGER} unless said otherwise. */
  readonly policy?: Policy;
  /** The keywords that count, those of this package unless said otherwise. */
  readonly keywords?: Keywords;
}

/**
 * The exact odds of an attack pool in which both sides choose by a policy: every roll in turn, what has come to the same
 * put together. Refuses input of another shape (`tt.input.*`) and unknown keywords (`leg.keywords.full-text-in-glossary`).
 */
export function attackOdds(input: AttackInput, options: OddsOptions = {}): Result<AttackOdds> {
  const { policy = EAGER, keywords = KEYWORDS } = options;
  const read = readAttack(input, keywords);
  return read.ok ? ok(oddsOf(poolRules(situationOf(read.value), keywords), policy)) : read;
}

/** The exact odds of a situation whose keywords are looked up. */
export function oddsOf(rules: PoolRules, policy: Policy, shortCut = true): AttackOdds {
  const over: Likely[] = [];
  let open: readonly Likely[] = afterAttackRoll(rules, policy, shortCut);
  while (open.length > 0) open = afterRoll(open, rules, policy, over, shortCut);
  return summed(over, rules.situation.guardians.length);
}

/** The pools after the attack roll and its rerolls; by a short cut where only tokens reroll. */
function afterAttackRoll(rules: PoolRules, policy: Policy, mayCut: boolean): readonly Likely[] {
  const { pool } = toRoll(beginPool(rules), rules, policy);
  const offers = rules.offersAt["reroll-attack"] ?? [];
  const shortCut =
    mayCut &&
    pool.stage === "roll-attack" &&
    sum(pool.dice) <= MOST_DICE &&
    offers.every((offer) => CORE_OFFERS.includes(offer));
  return shortCut ? afterRerolls(pool, rules, policy) : [{ pool, probability: 1 }];
}

/** All that can follow from the next roll of each of the pools, equal ones together. */
function afterRoll(
  open: readonly Likely[],
  rules: PoolRules,
  policy: Policy,
  over: Likely[],
  mayCut: boolean,
): Likely[] {
  const waiting = new Map<string, { asked: RollAsked; likely: Likely }>();
  for (const { pool, probability } of open) {
    const { pool: at, asked } = toRoll(pool, rules, policy);
    if (asked === undefined) over.push({ pool: at, probability });
    else {
      const key = futureOf(at, rules);
      const same = waiting.get(key);
      if (same === undefined) waiting.set(key, { asked, likely: { pool: at, probability } });
      else same.likely.probability += probability;
    }
  }
  const next = new Map<string, Likely>();
  for (const { asked, likely } of waiting.values()) {
    for (const { faces, probability } of outcomes(asked, mayCut ? surgesComeTo(likely.pool, rules) : SURGE)) {
      const pool = rolled(likely.pool, rules, faces);
      const key = futureOf(pool, rules);
      const same = next.get(key);
      if (same === undefined) next.set(key, { pool, probability: likely.probability * probability });
      else same.probability += likely.probability * probability;
    }
  }
  return [...next.values()];
}

/** The pool after all choices up to its next roll, or its end. */
function toRoll(start: Pool, rules: PoolRules, policy: Policy): { pool: Pool; asked?: RollAsked } {
  let pool = start;
  for (;;) {
    const now = standing(pool, rules);
    if (now.ask === "over") return { pool };
    if (now.ask === "roll") return { pool, asked: { dice: now.dice, counts: now.counts } };
    pool = chosen(pool, rules, policy.choose(pool, rules, now.options));
  }
}

function summed(over: readonly Likely[], guardians: number): AttackOdds {
  const wounds: number[] = [];
  let meanWounds = 0;
  let meanAttackerWounds = 0;
  let suppressed = 0;
  let meanGuardWounds: readonly number[] = Array.from({ length: guardians }, () => 0);
  for (const { pool, probability } of over) {
    while (wounds.length <= pool.wounds) wounds.push(0);
    wounds[pool.wounds] = (wounds[pool.wounds] ?? 0) + probability;
    meanWounds += pool.wounds * probability;
    meanAttackerWounds += pool.attackerWounds * probability;
    if (pool.suppression > 0) suppressed += probability;
    meanGuardWounds = added(
      meanGuardWounds,
      pool.guardWounds.map((count) => count * probability),
    );
  }
  return { wounds, meanWounds, meanAttackerWounds, meanGuardWounds, suppressed };
}
