import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BLANK, type Counts, HIT } from "./faces.ts";
import type { Offer, PoolRules } from "./keyword.ts";
import { isLocked } from "./locked.ts";
import { altered, type Pool } from "./pool.ts";
import type { Situation } from "./situation.ts";

/** A use that is not open now, in a pool and by its rules. */
interface Asked {
  readonly pool: Pool;
  readonly rules: PoolRules;
  readonly offer: Offer;
  /** The rule that asks. */
  readonly rule: RuleId;
}

/** Something that a pool may lack for a use: the pool with it, and what is said of a pool without it. */
interface Lack {
  with(pool: Pool): Pool;
  told(asked: Asked): Violation<RuleId>;
}

/** More wounds than any effect asks for. */
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
 * What a use lacks that its side could make in this step: it is looked for what would open it, were it otherwise. That is
 * another kind of attack, a token, a result, a die, or a keyword less; undefined where not even two of these would do.
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

/** What is lacking alone, or else the first of two things that are lacking together. */
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

/** The token without which a use is not open: one of the side's own, of the other side's or of a guardian's. */
function tokenLacking({ pool, rules, offer, rule }: Asked): Violation<RuleId> | undefined {
  const missing = Object.entries(pool.left).find(([name, count]) =>
    offer.available(altered(pool, { left: { ...pool.left, [name]: count + 1 } }), rules),
  );
  const token = missing?.[0].split(".").pop();
  return token === undefined ? undefined : violation(rule, "no-token-left", { token });
}

/** The keyword but for which a use would be open. */
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

/** The pool with an attack die more that shows this face. */
function withFace(pool: Pool, face: number): Pool {
  return altered(pool, { rolled: pool.rolled.map((count, place) => count + Number(place === face)) });
}

function oneMore(counts: Counts): Counts {
  return counts.map((count) => count + 1);
}
