import { BLANK, CRITICAL, HIT } from "./faces.ts";
import { guardianUses } from "./guarding.ts";
import type { ActiveAmount, Amount, Condition, Offer, PoolRules } from "./keyword.ts";
import { altered, type Pool } from "./pool.ts";

/** Returns the current value of an amount for attacker and defender. */
export function amount(rules: PoolRules, pool: Pool, name: Amount): number {
  return total(rules, rules.amounts, pool, name);
}

/**
 * Returns the face that the remaining attack surges become, by the chart and by keywords, whichever is better
 * (leg.roll-attack.convert-chart).
 */
export function attackSurgesComeTo(rules: PoolRules, pool: Pool): number {
  const { surge } = rules.situation.attacker;
  if (surge === "critical" || amount(rules, pool, "chart-to-critical") > 0) return CRITICAL;
  return surge === "hit" || amount(rules, pool, "chart-to-hit") > 0 ? HIT : BLANK;
}

/** Whether the defender's surges become blocks, by its chart or by a keyword (leg.roll-defense.convert-chart). */
export function surgesBlock(rules: PoolRules, pool: Pool): boolean {
  return rules.situation.defender.surgeToBlock || amount(rules, pool, "surge-to-block") > 0;
}

/** Returns the current value of an amount for the dice of the active guardian. */
export function guardianAmount(rules: PoolRules, pool: Pool, name: Amount): number {
  const own = pool.guard === null ? undefined : rules.guardianAmounts[pool.guard.guardian];
  return own === undefined ? 0 : total(rules, own, pool, name);
}

/**
 * Returns the pool after the active guardian uses an amount. The use is recorded only if every keyword that gives the
 * amount requires it.
 */
export function usingAsGuardian(rules: PoolRules, pool: Pool, name: Amount): Pool {
  const own = pool.guard === null ? undefined : rules.guardianAmounts[pool.guard.guardian];
  const giving = own?.filter((active) => active.hook.amount === name && holds(rules, pool, active)) ?? [];
  const notes = giving.map(({ hook }) => hook.noted);
  const [first] = notes;
  return first === undefined || notes.includes(undefined) ? pool : using(pool, guardianUses(pool, first));
}

/** Lists the keywords behind these amounts now, for attacker and defender, each once. */
export function keywordsFor(rules: PoolRules, pool: Pool, names: readonly Amount[]): readonly string[] {
  const found: string[] = [];
  for (const active of rules.amounts) {
    const { hook, keyword } = active;
    if (!names.includes(hook.amount) || found.includes(keyword) || !holds(rules, pool, active)) continue;
    if (worth(rules, pool, active) !== 0) found.push(keyword);
  }
  return found;
}

function total(rules: PoolRules, hooks: readonly ActiveAmount[], pool: Pool, name: Amount): number {
  let result = 0;
  for (const active of hooks) {
    if (active.hook.amount === name && holds(rules, pool, active)) result += worth(rules, pool, active);
  }
  return result;
}

function worth(rules: PoolRules, pool: Pool, { hook: { adds }, value }: ActiveAmount): number {
  if (adds === "value") return value;
  if (typeof adds === "number") return adds;
  return "timesUsed" in adds ? (pool.used[adds.timesUsed] ?? 0) : amount(rules, pool, adds.asMuchAs);
}

function holds(rules: PoolRules, pool: Pool, { hook, everyWeapon }: ActiveAmount): boolean {
  const { attack, given, unless, weapons, dodged }: Condition = hook.when ?? {};
  if (attack !== undefined && attack !== rules.situation.kind) return false;
  if (weapons === "all" && !everyWeapon) return false;
  if (dodged && (pool.used["dodge"] ?? 0) === 0) return false;
  if (given !== undefined && amount(rules, pool, given) === 0) return false;
  if (unless === undefined) return true;
  return typeof unless === "string"
    ? amount(rules, pool, unless) === 0
    : unless.every((one) => amount(rules, pool, one) === 0);
}

/** Returns the part of an amount that is not used up yet. */
export function unused(rules: PoolRules, pool: Pool, name: Amount): number {
  return amount(rules, pool, name) - (pool.used[name] ?? 0);
}

/** Returns the pool with one more use recorded under a name. */
export function using(pool: Pool, name: string): Pool {
  return altered(pool, { used: { ...pool.used, [name]: (pool.used[name] ?? 0) + 1 } });
}

/** Returns the pool with one more token of a kind to spend in it, such as `attacker.aim`. */
export function gaining(pool: Pool, token: string): Pool {
  return using(altered(pool, { left: { ...pool.left, [token]: (pool.left[token] ?? 0) + 1 } }), `gained ${token}`);
}

/** Returns the number of tokens of a kind that the pool began with or has gained, where it began with `first`. */
export function everHad({ used }: Pool, token: string, first: number): number {
  return first + (used[`gained ${token}`] ?? 0);
}

/** Creates an offer that uses up an amount one at a time, as long as some of it and a result to apply it to remain. */
export function usingUp(
  name: Amount,
  offer: Omit<Offer, "available" | "take">,
  works: (pool: Pool, rules: PoolRules) => boolean,
  change: (pool: Pool) => Pool,
): Offer {
  return {
    ...offer,
    available: (pool, rules) => works(pool, rules) && unused(rules, pool, name) > 0,
    take: (pool) => using(change(pool), name),
  };
}

/** Returns the pool with one token less, for example "attacker.aim". */
export function spending(pool: Pool, token: string): Pool {
  return altered(pool, { left: { ...pool.left, [token]: (pool.left[token] ?? 0) - 1 } });
}
