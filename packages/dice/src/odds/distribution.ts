import {
  at,
  attempt,
  each,
  fail,
  keysOf,
  type Result,
  type Shape,
  unknownKey,
  type Violation,
  violation,
} from "@sw/tabletop";
import { DICE, type DiceSet, findDie } from "../dice.ts";
import { checkedPool, type Pool } from "../pool.ts";
import type { DiceRule } from "../rules.ts";
import { type Fallen, fallen } from "./fall.ts";
import type { Distribution } from "./odds.ts";
import { checkedPolicy, type RerollPolicy, type Unwanted } from "./policy.ts";
import { type Coding, coding, type Group, type Worth } from "./worth.ts";

/** Options of {@link distribution}. */
export interface OddsOptions {
  /** The rerolls, in the order in which they are used. Each sees the result of the one before. Defaults to none. */
  readonly rerolls?: readonly RerollPolicy[];
  /** The dice set that the pool uses. Defaults to {@link DICE}. */
  readonly dice?: DiceSet;
}

const OPTIONS: Shape = keysOf<OddsOptions>({
  rerolls: each(
    keysOf<RerollPolicy>({
      dice: "any",
      order: each(keysOf<Unwanted>({ face: "any", die: "any", keep: "any" })),
      times: "any",
    }),
  ),
  dice: "any",
});

/** A list with one number for each requested value. */
export type Counts<Values extends readonly Worth[]> = { readonly [Place in keyof Values]: number };

/**
 * Returns the exact odds of what a pool is worth: the sum of `values` over its dice, or several such sums at once.
 * `distribution({ red: 3 }, counting("hit", "direct-hit"))` returns odds of a number,
 * `distribution(pool, [counting("hit", "attack-surge"), counting("critical")])` odds of pairs `[hits, criticals]`.
 *
 * It counts every possible result and samples nothing. Equal dice are counted together, so ten dice with a reroll take
 * well under a millisecond. The total is the product of the sides of all dice rolled and rerolled.
 * Fails with `dice.pool.known-die`, `dice.pool.count`, `dice.odds.value`, `dice.odds.policy`, `dice.odds.effort`, or
 * with `tt.input.shape` for an unknown option.
 */
export function distribution(pool: Pool, values: Worth, options?: OddsOptions): Result<Distribution<number>>;
export function distribution<const Values extends readonly Worth[]>(
  pool: Pool,
  values: Values,
  options?: OddsOptions,
): Result<Distribution<Counts<Values>>>;
export function distribution(
  pool: Pool,
  values: Worth | readonly Worth[],
  options: OddsOptions = {},
): Result<Distribution<number | readonly number[]>> {
  const unknown = unknownKey(options, OPTIONS);
  if (unknown !== undefined) return fail(unknown);
  const { dice = DICE, rerolls = [] } = options;
  const checked = checkedPool(pool, dice);
  if (!checked.ok) return checked;
  for (const policy of rerolls) {
    const wrong = checkedPolicy(policy, dice);
    if (!wrong.ok) return wrong;
  }
  const groups = groupsOf(checked.value, dice);
  const single = typeof values === "function";
  const list = single ? [values] : values;
  const strange = strangeFace(list, dice);
  if (strange !== undefined) return fail(strange);
  const code = coding(groups, list);
  if (!code.ok) return code;
  return attempt(() => listed(fallen(groups, code.value, rerolls), code.value, single));
}

/** Returns a violation for the first face that a value counts but no die of the set has, or undefined. */
function strangeFace(values: readonly Worth[], dice: DiceSet): Violation<DiceRule> | undefined {
  const known = new Set(Object.values(dice).flatMap(({ faces }) => faces));
  const face = values.flatMap(({ faces = [] }) => faces).find((one) => !known.has(one));
  if (face === undefined) return undefined;
  return violation("dice.odds.value", "no-such-face", { face, known: [...known].sort() });
}

function groupsOf(pool: Pool, dice: DiceSet): readonly Group[] {
  return Object.entries(pool).flatMap(([id, count]) => {
    const die = findDie(dice, id);
    return die === undefined ? [] : [{ die, count }];
  });
}

function listed(fallen: Fallen, coding: Coding, single: boolean): Distribution<number | readonly number[]> {
  const { keys, weights } = fallen.sums;
  const places = keys.map((_, place) => place).sort((a, b) => at(keys, a) - at(keys, b));
  const outcomes = places.map((place) => {
    const list = coding.listOf(at(keys, place));
    return { value: single ? at(list, 0) : list, weight: BigInt(at<number | bigint>(weights, place)) };
  });
  return { outcomes, total: fallen.total };
}
