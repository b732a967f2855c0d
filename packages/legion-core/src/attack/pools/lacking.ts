import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BLANK, type Counts, HIT } from "./faces.ts";
import type { Offer, PoolRules } from "./keyword.ts";
import { isLocked } from "./locked.ts";
import { altered, type Pool } from "./pool.ts";
import type { Situation } from "./situation.ts";

/** A use that is not available now, with its pool and rules. */
interface Asked {
  readonly pool: Pool;
  readonly rules: PoolRules;
  readonly offer: Offer;
  /** The rule behind the decision. */
  readonly rule: RuleId;
}

/** A possible missing requirement of a use: the pool with it, and the refusal for a pool without it. */
interface Lack {
  with(pool: Pool): Pool;
  told(asked: Asked): Violation<RuleId>;
}

/** More wounds than any effect requires. */
const MANY = 99;

const LACKS: readonly Lack[] = [
  {
    with: (pool) => withFace(altered(pool, { hits: pool.hits + 1 }), HIT),
    told: ({ rule }) => violation(rule, "no-hit-left"),
  },
  {
    with: (pool) => altered(pool, { criticals: pool.criticals + 1 }),
    told: ({ rule }) => violation(rule, "no-critical-left"),
  },
  {
    with: (pool) => withFace(altered(pool, { blanks: pool.blanks + 1 }), BLANK),
    told: ({ rule }) => violation(rule, "no-blank-left"),
  },
  {
    with: (pool) => altered(pool, { dice: oneMore(pool.dice), defenseDice: oneMore(pool.defenseDice) }),
    told: ({ rule }) => violation(rule, "no-die-to-change"),
  },
  {
    with: (pool) => altered(pool, { wounds: MANY }),
    told: ({ rule, pool }) => violation(rule, "too-few-wounds-for-it", { wounds: pool.wounds }),
  },
  {
    with: (pool) => altered(pool, { used: {} }),
    told: ({ rule, offer }) => violation(rule, "used-already", { option: offer.id }),
  },
];

/**
 * Explains why a use is not available in its step by trying what would make it available: another kind of attack, a
 * token, a result, a die, or one keyword less. Returns undefined if not even two of these would.
 */
export function whatIsLacking(asked: Asked): Violation<RuleId> | undefined {
  const { pool, rules, offer, rule } = asked;
  if (isLocked(pool, pool.stage) && offer.spares !== true) return violation(rule, "results-locked");
  const found = lackIn(asked);
  if (found !== undefined) return found;
  const kind: Situation["kind"] = rules.situation.kind === "ranged" ? "melee" : "ranged";
  const otherwise = { ...rules, situation: { ...rules.situation, kind } };
  const suits = offer.available(pool, otherwise) || lackIn({ ...asked, rules: otherwise }) !== undefined;
  if (!suits) return undefined;
  return violation(rule, kind === "melee" ? "in-melee-alone" : "at-range-alone", { option: offer.id });
}

/** Returns the missing requirement, or the first of two that are missing together. */
function lackIn(asked: Asked): Violation<RuleId> | undefined {
  const { pool } = asked;
  return (
    lackAlone(asked) ?? LACKS.find((one) => lackAlone({ ...asked, pool: one.with(pool) }) !== undefined)?.told(asked)
  );
}

function lackAlone(asked: Asked): Violation<RuleId> | undefined {
  const { pool, rules, offer } = asked;
  const lack = LACKS.find((one) => offer.available(one.with(pool), rules));
  return tokenLacking(asked) ?? lack?.told(asked) ?? keywordAgainst(asked);
}

/** Returns a refusal that names the missing token: the side's own, the other side's or a guardian's. */
function tokenLacking({ pool, rules, offer, rule }: Asked): Violation<RuleId> | undefined {
  const missing = Object.entries(pool.left).find(([name, count]) =>
    offer.available(altered(pool, { left: { ...pool.left, [name]: count + 1 } }), rules),
  );
  const token = missing?.[0].split(".").pop();
  return token === undefined ? undefined : violation(rule, "no-token-left", { token });
}

/** Returns a refusal that names the keyword without which a use would be available. */
function keywordAgainst({ pool, rules, offer, rule }: Asked): Violation<RuleId> | undefined {
  const all = [...rules.amounts, ...rules.guardianAmounts.flat()].map(({ keyword }) => keyword);
  const keyword = [...new Set(all)].find((one) => offer.available(pool, withoutKeyword(rules, one)));
  return keyword === undefined ? undefined : violation(rule, "keyword-forbids-use", { keyword, option: offer.id });
}

function withoutKeyword(rules: PoolRules, keyword: string): PoolRules {
  const without = (amounts: PoolRules["amounts"]): PoolRules["amounts"] =>
    amounts.filter((one) => one.keyword !== keyword);
  return { ...rules, amounts: without(rules.amounts), guardianAmounts: rules.guardianAmounts.map(without) };
}

/** Returns the pool with one more attack die that shows a face. */
function withFace(pool: Pool, face: number): Pool {
  return altered(pool, { rolled: pool.rolled.map((count, place) => count + Number(place === face)) });
}

function oneMore(counts: Counts): Counts {
  return counts.map((count) => count + 1);
}
