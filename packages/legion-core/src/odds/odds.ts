import { fail, keysOf, ok, type Result, type Shape, unknownKey } from "@sw/tabletop";
import { poolRules } from "../attack/pools/compile.ts";
import { SURGE, sum } from "../attack/pools/faces.ts";
import type { Keywords, PoolRules } from "../attack/pools/keyword.ts";
import { altered, type Pool, STAGES, type Stage } from "../attack/pools/pool.ts";
import { beginPool, chosen, rolled, standing } from "../attack/pools/resolve.ts";
import type { GameKeywords } from "../state/hooks/keyword.ts";
import { playedKeywords } from "../state/hooks/played.ts";
import { keptBy } from "../state/memo/memo.ts";
import { outcomes } from "./distribution.ts";
import { idleInput } from "./idle.ts";
import { type AttackInput, readAttack, situationOf } from "./input.ts";
import { choice, EAGER, type Policy, rerollingAll } from "./policy.ts";
import { afterRerolls, type Likely } from "./rerolls.ts";
import { futureOf, isKnown, type Likeness, OWN_KEYWORDS, wholeOf } from "./same.ts";
import { surgesComeTo, surgesWithChoice } from "./surges.ts";

/** The results of an attack with their probabilities. */
export interface AttackOdds {
  /** Probability of each number of wounds, starting with 0. */
  readonly wounds: readonly number[];
  readonly meanWounds: number;
  /** Mean number of wounds that the attacker suffers, and mean number for each guardian. */
  readonly meanAttackerWounds: number;
  readonly meanGuardWounds: readonly number[];
  /** Probability that the defender gains at least one suppression token. */
  readonly suppressed: number;
}

/** Options of {@link attackOdds}. */
export interface OddsOptions {
  /** How both sides choose. Defaults to {@link EAGER}. */
  readonly policy?: Policy;
  /** The keywords that have an effect. Defaults to those of this package and of its upgrades. */
  readonly keywords?: GameKeywords;
}

const OPTIONS: Shape = keysOf<OddsOptions>({ policy: "any", keywords: "any" });

/**
 * Computes the exact odds of an attack pool in which both sides choose by a policy. Refuses input of another shape
 * (`tt.input.*`), unknown keywords (`leg.keywords.full-text-in-glossary`), and input that cannot count in such an
 * attack, such as cover in melee, with the rule about it.
 */
export function attackOdds(input: AttackInput, options: OddsOptions = {}): Result<AttackOdds> {
  const unknown = unknownKey(options, OPTIONS);
  if (unknown !== undefined) return fail(unknown);
  const { policy = EAGER } = options;
  const keywords = options.keywords === undefined ? OWN_KEYWORDS : tableOf(options.keywords);
  const read = readAttack(input, keywords);
  if (!read.ok) return read;
  const rules = poolRules(situationOf(read.value, keywords), keywords);
  const idle = idleInput(read.value, rules);
  return idle === undefined ? ok(oddsOf(rules, policy)) : fail(idle);
}

const tableOf: (keywords: GameKeywords) => Keywords = /* @__PURE__ */ keptBy(playedKeywords);

/**
 * Computes the exact odds of a situation whose keywords are looked up. With `shortCuts`, pools that differ only in what
 * keywords and policy ignore are merged, if that is known. Without, all different pools are played separately.
 */
export function oddsOf(rules: PoolRules, policy: Policy, shortCuts = true): AttackOdds {
  return new Working(rules, policy, shortCuts).odds(beginPool(rules));
}

/** Computes the exact odds of a pool in progress, keeping what has been rolled and spent. */
export function oddsFrom(pool: Pool, rules: PoolRules, policy: Policy): AttackOdds {
  return new Working(rules, policy, true).odds(pool);
}

/** A computation of odds in progress. */
class Working {
  private readonly rules: PoolRules;
  private readonly policy: Policy;
  /** Whether all keywords belong to this package. */
  private readonly known: boolean;
  /** Whether the dice that the attacker rerolls are known in advance. */
  private readonly rerollsKnown: boolean;
  /** Whether pools are merged if only their past differs. */
  private readonly foreseen: boolean;
  private readonly alike: Likeness;
  /** Open pools by stage, then by the text that equal pools share. */
  private readonly open = new Map<Stage, Map<string, Likely>>();
  private readonly wounds: number[] = [];
  private readonly guardWounds: number[];
  private attackerWounds = 0;
  private suppressed = 0;

  constructor(rules: PoolRules, policy: Policy, shortCuts: boolean) {
    this.rules = rules;
    this.policy = policy;
    this.known = shortCuts && isKnown(rules);
    this.rerollsKnown = this.known && policy.reroll === EAGER.reroll && rerollingAll(rules).length === 0;
    this.foreseen = this.known && policy.choose === EAGER.choose;
    this.alike = this.foreseen ? futureOf(rules) : wholeOf;
    this.guardWounds = rules.situation.guardians.map(() => 0);
  }

  /**
   * Plays all pools to their end and returns the odds. Plays the earliest stage first, so that equal pools are merged
   * even if one skipped a stage.
   */
  odds(start: Pool): AttackOdds {
    this.put(start, 1);
    for (;;) {
      const stage = STAGES.find((one) => this.open.has(one));
      if (stage === undefined) break;
      const first = this.openIn(stage);
      this.open.delete(stage);
      for (const { pool, probability } of first.values()) this.goOn(pool, probability);
    }
    return {
      wounds: this.wounds,
      meanWounds: this.wounds.reduce((mean, probability, wounds) => mean + wounds * probability, 0),
      meanAttackerWounds: this.attackerWounds,
      meanGuardWounds: this.guardWounds,
      suppressed: this.suppressed,
    };
  }

  /** Adds every pool that a pool can become by its roll or by the choices of its stage. */
  private goOn(pool: Pool, probability: number): void {
    const { rules, known, rerollsKnown } = this;
    const now = standing(pool, rules);
    if (now.ask === "choice") this.put(this.afterChoices(pool, now.options), probability);
    else if (now.ask === "roll" && pool.stage === "roll-attack" && rerollsKnown) {
      const surges = this.foreseen ? surgesWithChoice(pool, rules) : sum(pool.dice);
      for (const after of afterRerolls(pool, rules, this.alike, surges))
        this.put(after.pool, probability * after.probability);
    } else if (now.ask === "roll") {
      for (const chance of outcomes(now, known ? surgesComeTo(pool, rules) : SURGE)) {
        this.put(rolled(pool, rules, chance.faces), probability * chance.probability);
      }
    }
  }

  /** Returns the pool after all choices of its stage, starting with these options. */
  private afterChoices(start: Pool, first: readonly string[]): Pool {
    const { rules, policy } = this;
    let pool = chosen(start, rules, choice(policy, start, rules, first));
    while (pool.stage === start.stage) {
      const now = standing(pool, rules);
      if (now.ask !== "choice") break;
      pool = chosen(pool, rules, choice(policy, pool, rules, now.options));
    }
    return pool;
  }

  /** Merges a pool with equal ones of its stage, or counts its wounds if it is over. */
  private put(pool: Pool, probability: number): void {
    if (pool.stage === "over") {
      this.count(pool, probability);
      return;
    }
    const told = this.foreseen ? this.woundsTold(pool, probability) : pool;
    const key = this.alike(told);
    const there = this.openIn(pool.stage);
    const same = there.get(key);
    if (same === undefined) there.set(key, { pool: told, probability });
    else same.probability += probability;
  }

  private openIn(stage: Stage): Map<string, Likely> {
    const there = this.open.get(stage) ?? new Map<string, Likely>();
    this.open.set(stage, there);
    return there;
  }

  /**
   * Counts the wounds of attacker and guardians, and returns the pool without them, because nothing else depends on
   * them.
   */
  private woundsTold(pool: Pool, probability: number): Pool {
    if (pool.attackerWounds === 0 && pool.guardWounds.every((wounds) => wounds === 0)) return pool;
    this.countOthers(pool, probability);
    return altered(pool, { attackerWounds: 0, guardWounds: pool.guardWounds.map(() => 0) });
  }

  private countOthers({ attackerWounds, guardWounds }: Pool, probability: number): void {
    this.attackerWounds += attackerWounds * probability;
    for (const [guardian, wounds] of guardWounds.entries()) {
      this.guardWounds[guardian] = (this.guardWounds[guardian] ?? 0) + wounds * probability;
    }
  }

  private count(pool: Pool, probability: number): void {
    this.countOthers(pool, probability);
    while (this.wounds.length <= pool.wounds) this.wounds.push(0);
    this.wounds[pool.wounds] = (this.wounds[pool.wounds] ?? 0) + probability;
    if (pool.suppression > 0) this.suppressed += probability;
  }
}
