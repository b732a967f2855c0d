import { fail, ok, plainInput, type Result, violation } from "@sw/tabletop";
import { DICE, type DiceSet, type DieId, findDie } from "./dice.ts";
import type { DiceRule } from "./rules.ts";

/**
 * The number of each die to roll: `{ red: 3, black: 2 }`. A missing die counts as zero. Pools are plain data, safe in a
 * state, and the functions here never change them. The pools they return contain no zeros and follow the order of the
 * set.
 */
export type Pool = Readonly<Record<DieId, number>>;

/** Most dice in one pool or roll, far above what any game needs. */
export const MOST_DICE = 1000;

/**
 * Allows at most `most` dice of these ids in total. Excess dice are removed from the last id backwards, so name the
 * dice to keep first.
 */
export interface Cap {
  readonly dice: readonly DieId[];
  readonly most: number;
}

/**
 * Caps of an attack in Rebellion (reb.attack-steps.cap-red, reb.attack-steps.cap-black). The game has only three green
 * dice.
 */
export const REBELLION_ATTACK_CAPS: readonly Cap[] = [
  { dice: ["red"], most: 5 },
  { dice: ["black"], most: 5 },
  { dice: ["green"], most: 3 },
];

/**
 * Caps of a mission in Rebellion: ten red and black dice in total (reb.mission.ten-dice-cap), and three green dice in
 * addition.
 */
export const REBELLION_MISSION_CAPS: readonly Cap[] = [
  { dice: ["red", "black"], most: 10 },
  { dice: ["green"], most: 3 },
];

/** The input of {@link finalPool}. */
export interface PoolParts {
  /** All dice before reductions and caps. */
  readonly dice: Pool;
  /** One pool per effect that removes dice. Defaults to none. */
  readonly reductions?: readonly Pool[];
  /** The caps, applied in this order. Defaults to none. */
  readonly caps?: readonly Cap[];
}

/**
 * Reads a pool from untrusted input. Fails with `tt.input.limits`, `tt.input.shape`, `dice.pool.known-die` or
 * `dice.pool.count`.
 */
export function readPool(input: unknown, dice: DiceSet = DICE): Result<Pool> {
  const offence = plainInput(input);
  if (offence !== undefined) return offence;
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return fail(violation("tt.input.shape", "not-a-pool", { expected: "object" }));
  }
  return checkedPool(Object.fromEntries(Object.entries(input)), dice);
}

/** Returns the pool in its normal form, or what is wrong with it (`dice.pool.known-die`, `dice.pool.count`). */
export function checkedPool(pool: Readonly<Record<DieId, unknown>>, dice: DiceSet): Result<Pool> {
  for (const id of Object.keys(pool)) {
    const count = pool[id];
    if (findDie(dice, id) === undefined) return refused("dice.pool.known-die", "unknown-die", { die: id });
    if (!isCount(count)) return refused("dice.pool.count", "not-a-count", { die: id });
  }
  return normal(dice, (id) => Number(entry(pool, id) ?? 0));
}

/** Whether a value is a whole number from zero up. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Returns the record's own value under a key. Inherited values do not count. */
export function entry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function normal(dice: DiceSet, countOf: (id: DieId) => number): Result<Pool> {
  const counts: [DieId, number][] = [];
  let total = 0;
  for (const id of Object.keys(dice)) {
    const count = countOf(id);
    total += count;
    if (count > 0) counts.push([id, count]);
  }
  if (total > MOST_DICE) return refused("dice.pool.count", "too-many-dice", { dice: total, most: MOST_DICE });
  return ok(Object.fromEntries(counts));
}

function refused(rule: DiceRule, code: string, params: Parameters<typeof violation>[2]): Result<never> {
  return fail(violation(rule, code, params));
}

/** Counts the dice of these ids in a pool, or all its dice if no ids are given. */
export function countDice(pool: Pool, ...ids: readonly DieId[]): number {
  let total = 0;
  for (const id of ids.length === 0 ? Object.keys(pool) : ids) total += entry(pool, id) ?? 0;
  return total;
}

/** Adds two pools. Fails with `dice.pool.known-die` or `dice.pool.count`. */
export function addDice(pool: Pool, more: Pool, dice: DiceSet = DICE): Result<Pool> {
  return both(pool, more, dice, (a, b) => normal(dice, (id) => countDice(a, id) + countDice(b, id)));
}

/**
 * Returns a pool without the dice of another pool, which must all be in it (`dice.pool.remove`). For effects that
 * remove dice "if able", use a reduction of {@link finalPool}. Also fails with `dice.pool.known-die` or
 * `dice.pool.count`.
 */
export function removeDice(pool: Pool, fewer: Pool, dice: DiceSet = DICE): Result<Pool> {
  return both(pool, fewer, dice, (a, b) => {
    const missing = Object.keys(b).find((id) => countDice(b, id) > countDice(a, id));
    if (missing === undefined) return normal(dice, (id) => countDice(a, id) - countDice(b, id));
    return refused("dice.pool.remove", "not-in-pool", {
      die: missing,
      has: countDice(a, missing),
      asked: countDice(b, missing),
    });
  });
}

function both(a: Pool, b: Pool, dice: DiceSet, join: (a: Pool, b: Pool) => Result<Pool>): Result<Pool> {
  const first = checkedPool(a, dice);
  if (!first.ok) return first;
  const second = checkedPool(b, dice);
  return second.ok ? join(first.value, second.value) : second;
}

/**
 * Returns the pool that is really rolled. All reductions, which stop at zero, apply before the caps
 * (reb.attack-steps.reduce-before-cap): seven red dice, two fewer, at most five, are five. Fails with
 * `dice.pool.known-die`, `dice.pool.count` or `dice.cap.limit` (a cap that is not a count).
 */
export function finalPool(parts: PoolParts, dice: DiceSet = DICE): Result<Pool> {
  let pool = checkedPool(parts.dice, dice);
  for (const reduction of parts.reductions ?? []) pool = pool.ok ? reduced(pool.value, reduction, dice) : pool;
  for (const cap of parts.caps ?? []) pool = pool.ok ? capped(pool.value, cap, dice) : pool;
  return pool;
}

function reduced(pool: Pool, reduction: Pool, dice: DiceSet): Result<Pool> {
  return both(pool, reduction, dice, (a, b) => normal(dice, (id) => Math.max(0, countDice(a, id) - countDice(b, id))));
}

function capped(pool: Pool, cap: Cap, dice: DiceSet): Result<Pool> {
  if (!isCount(cap.most)) return refused("dice.cap.limit", "not-a-count", { most: String(cap.most) });
  const unknown = cap.dice.find((id) => findDie(dice, id) === undefined);
  if (unknown !== undefined) return refused("dice.pool.known-die", "unknown-die", { die: unknown });
  const ids = [...new Set(cap.dice)];
  const kept = new Map<DieId, number>();
  let room = cap.most;
  for (const id of ids) {
    const count = Math.min(room, countDice(pool, id));
    kept.set(id, count);
    room -= count;
  }
  return normal(dice, (id) => kept.get(id) ?? countDice(pool, id));
}

/**
 * Upgrades the dice of `which` for one effect, each once (leg.die-change.once-per-effect): a white attack die becomes
 * black, not red. A die without a better one stays (leg.die-change.upgrade-attack, leg.die-change.upgrade-defense). In
 * Legion all downgrades come before all upgrades, with the attacker's first in each (leg.roll-attack.downgrade-order,
 * leg.roll-attack.upgrade-order, leg.roll-defense.downgrade-order, leg.roll-defense.upgrade-order). Fails with
 * `dice.change.once` if `which` has more dice than the pool, or as {@link addDice} does.
 */
export function upgradeDice(pool: Pool, which: Pool, dice: DiceSet = DICE): Result<Pool> {
  return changed(pool, which, dice, "upgradesTo");
}

/** Downgrades the dice of `which` for one effect, each once. This is the counterpart of {@link upgradeDice}. */
export function downgradeDice(pool: Pool, which: Pool, dice: DiceSet = DICE): Result<Pool> {
  return changed(pool, which, dice, "downgradesTo");
}

function changed(pool: Pool, which: Pool, dice: DiceSet, chain: "upgradesTo" | "downgradesTo"): Result<Pool> {
  return both(pool, which, dice, (before, changes) => {
    const counts = new Map(Object.entries(before));
    for (const [id, count] of Object.entries(changes)) {
      const has = countDice(before, id);
      if (count > has) return refused("dice.change.once", "more-changes-than-dice", { die: id, has, asked: count });
      const next = findDie(dice, id)?.[chain] ?? id;
      counts.set(id, (counts.get(id) ?? 0) - count);
      counts.set(next, (counts.get(next) ?? 0) + count);
    }
    return normal(dice, (id) => counts.get(id) ?? 0);
  });
}
