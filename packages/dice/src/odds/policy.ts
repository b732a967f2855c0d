import { fail, ok, type Result, violation } from "@sw/tabletop";
import { DICE, type DiceSet, type DieId, type Face, findDie } from "../dice.ts";
import { isCount, MOST_DICE } from "../pool.ts";
import type { Roll } from "../roll.ts";

/** Dice that a policy wants to reroll: all dice that show a face, or only some of them. */
export interface Unwanted {
  readonly face: Face;
  /** Only dice with this id. Defaults to all dice. */
  readonly die?: DieId;
  /** The number of them worth keeping, for instance surges that tokens will convert. Defaults to 0. */
  readonly keep?: number;
}

/**
 * A reroll effect as plain data, used `times` times with each result visible before the next. Each time, the first
 * `dice` unwanted dice are rerolled together.
 */
export interface RerollPolicy {
  readonly dice: number;
  /** What to reroll, most unwanted first. Faces that are not named are never rerolled. */
  readonly order: readonly Unwanted[];
  readonly times: number;
}

/**
 * Creates the policy "reroll up to `dice` dice, worst first", used `times` times (defaults to 1). Each time it rerolls
 * dice that show a face of `order`, in that order. If several kinds of dice show the same face, those first in the set
 * go first: red attack dice gain more than white ones. Two aim tokens in Legion without surges
 * (leg.roll-attack.aim-two-different): `rerollWorst(2, ["blank", "attack-surge"], 2)`.
 */
export function rerollWorst(dice: number, order: readonly (Face | Unwanted)[], times = 1): RerollPolicy {
  return { dice, order: order.map((entry) => (typeof entry === "string" ? { face: entry } : entry)), times };
}

/** Returns the policy, or why it is invalid for these dice (`dice.odds.policy`). */
export function checkedPolicy(policy: RerollPolicy, dice: DiceSet): Result<RerollPolicy> {
  const wrong = (code: string, params: Parameters<typeof violation>[2]): Result<never> =>
    fail(violation("dice.odds.policy", code, params));
  for (const count of [policy.dice, policy.times, ...policy.order.map(({ keep = 0 }) => keep)]) {
    if (!isCount(count) || count > MOST_DICE) return wrong("not-a-count", { count: String(count), most: MOST_DICE });
  }
  for (const { face, die } of policy.order) {
    const among = die === undefined ? Object.values(dice) : [findDie(dice, die)];
    if (!among.some((one) => one?.faces.includes(face))) return wrong("no-such-face", { face, die: die ?? null });
  }
  return ok(policy);
}

/**
 * Returns the dice that the policy rerolls next, as indices for `reroll`. The odds assume the same choice. Fails with
 * `dice.odds.policy`.
 */
export function worstDice(rolled: Roll, policy: RerollPolicy, dice: DiceSet = DICE): Result<readonly number[]> {
  const checked = checkedPolicy(policy, dice);
  if (!checked.ok) return checked;
  const rank = new Map(Object.keys(dice).map((id, place) => [id, place]));
  const byRank = rolled
    .map((one, index) => ({ ...one, index, rank: rank.get(one.die) ?? rank.size }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const chosen = new Set<number>();
  for (const { face, die, keep = 0 } of policy.order) {
    const showing = byRank.filter(
      (one) => !chosen.has(one.index) && one.face === face && (die === undefined || one.die === die),
    );
    const most = Math.min(policy.dice - chosen.size, Math.max(0, showing.length - keep));
    for (const one of showing.slice(0, most)) chosen.add(one.index);
  }
  return ok([...chosen].sort((a, b) => a - b));
}
