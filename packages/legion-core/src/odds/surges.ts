import { BLANK, BLOCK, SURGE } from "../attack/pools/faces.ts";
import type { PoolRules } from "../attack/pools/keyword.ts";
import { CORE_OFFERS, tokens } from "../attack/pools/offers.ts";
import type { Pool } from "../attack/pools/pool.ts";
import { amount, surgesBlock } from "../attack/pools/rules.ts";
import { coverValue } from "../table/sight/cover-value.ts";

/**
 * Returns the face that defense surges of the next roll become, if nothing else can happen to them: in cover, and on
 * defense dice if no token, reroll or keyword reads surges first. Otherwise returns `SURGE`.
 */
export function surgesComeTo(pool: Pool, rules: PoolRules): number {
  if (pool.stage === "roll-cover") return pool.cover === coverValue("heavy") ? BLOCK : BLANK;
  if (pool.stage !== "roll-defense" || looksAtSurges(pool, rules)) return SURGE;
  return surgesBlock(rules, pool) ? BLOCK : BLANK;
}

/** Returns the maximum number of attack surges that choices can convert. All others become what the chart says. */
export function surgesWithChoice(pool: Pool, rules: PoolRules): number {
  const lent = rules.situation.lenders.attacker.reduce((total, lender) => total + lender.tokens.surge, 0);
  return tokens(pool, "attacker.surge") + amount(rules, pool, "surge-to-critical") + lent;
}

function looksAtSurges(pool: Pool, { offersAt, mustsAt }: PoolRules): boolean {
  if (tokens(pool, "defender.surge") > 0 || mustsAt["before-converting-defense"] !== undefined) return true;
  const offers = [...(offersAt["reroll-defense"] ?? []), ...(offersAt["convert-defense"] ?? [])];
  return offers.some((offer) => !CORE_OFFERS.includes(offer));
}
