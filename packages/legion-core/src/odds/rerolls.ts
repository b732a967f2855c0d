import { ATTACK_COLOURS, ATTACK_FACES, BLANK, type Counts, CRITICAL, HIT, SURGE, sidesOf } from "../attack/faces.ts";
import { AIM_DICE, OBSERVATION_DICE, tokens } from "../attack/offers.ts";
import type { Pool } from "../attack/pool.ts";
import { rerollsDone } from "../attack/resolve.ts";
import { amount } from "../attack/rules.ts";
import type { PoolRules } from "../keywords/types.ts";
import type { Policy } from "./policy.ts";

/** A pool with the probability that it comes to this. */
export interface Likely {
  readonly pool: Pool;
  probability: number;
}

/**
 * Attack dice after all rerolls, where the colour of a die matters only while it may be rerolled: a number holds, in
 * hexadecimal digits, the poor dice of each colour, then surges, hits and criticals that stay, then the tokens spent.
 */
type Dice = Map<number, number>;

const COLOURS = ATTACK_COLOURS.length;
const DIGIT = 16;

/** Places of the digits: poor dice by colour come first, tokens last. */
const PLACE: readonly number[] = powers(COLOURS + ATTACK_FACES.length);
const TOKENS = COLOURS + ATTACK_FACES.length - 1;

const SIDES: readonly Counts[] = ATTACK_COLOURS.map((die) => sidesOf(die, ATTACK_FACES));

/** Most dice that a digit holds. */
export const MOST_DICE: number = DIGIT - 1;

/**
 * What a pool that waits for its attack roll can come to once all rerolls are made, if its attacker spends tokens on poor
 * dice as long as there are any, aims first.
 */
export function afterRerolls(pool: Pool, rules: PoolRules, policy: Policy): Likely[] {
  const poor = policy.rerolled(rules);
  let dice: Dice = new Map([[0, 1]]);
  for (const [colour, count] of pool.dice.entries()) dice = withDice(dice, colour, count, poor);
  const aims = tokens(pool, "attacker.aim");
  const observations = tokens(pool, "defender.observation");
  const most = AIM_DICE + amount(rules, pool, "aim-dice");
  for (let token = 0; token < aims; token++) dice = rerolled(dice, most, poor);
  for (let token = 0; token < observations; token++) dice = rerolled(dice, OBSERVATION_DICE, poor);
  return [...dice].map(([state, probability]) => ({ pool: poolOf(pool, rules, state, aims), probability }));
}

function powers(count: number): readonly number[] {
  const all = [1];
  for (let place = 1; place < count; place++) all.push((all[place - 1] ?? 1) * DIGIT);
  return all;
}

/** The distribution with `count` more dice of a colour. */
function withDice(before: Dice, colour: number, count: number, poor: readonly number[]): Dice {
  let dice = before;
  for (let die = 0; die < count; die++) {
    const next: Dice = new Map();
    for (const [state, probability] of dice) {
      for (const [face, sides] of (SIDES[colour] ?? []).entries()) {
        const to = state + (PLACE[poor.includes(face) ? colour : COLOURS - 1 + face] ?? 0);
        next.set(to, (next.get(to) ?? 0) + (probability * sides) / 8);
      }
    }
    dice = next;
  }
  return dice;
}

/** The distribution after one token is spent on the strongest poor dice of each state that has any. */
function rerolled(dice: Dice, most: number, poor: readonly number[]): Dice {
  const taken = new Map<string, { counts: number[]; states: Dice }>();
  const next: Dice = new Map();
  for (const [state, probability] of dice) {
    const counts = strongest(state, most);
    if (counts.every((count) => count === 0)) {
      next.set(state, (next.get(state) ?? 0) + probability);
      continue;
    }
    const key = counts.join();
    const group = taken.get(key) ?? { counts, states: new Map<number, number>() };
    taken.set(key, group);
    const rest =
      counts.reduce((all, count, colour) => all - count * (PLACE[colour] ?? 0), state) + (PLACE[TOKENS] ?? 0);
    group.states.set(rest, (group.states.get(rest) ?? 0) + probability);
  }
  for (const { counts, states } of taken.values()) {
    let again: Dice = states;
    for (const [colour, count] of counts.entries()) again = withDice(again, colour, count, poor);
    for (const [state, probability] of again) next.set(state, (next.get(state) ?? 0) + probability);
  }
  return next;
}

function digit(state: number, place: number): number {
  return Math.floor(state / (PLACE[place] ?? 1)) % DIGIT;
}

function strongest(state: number, most: number): number[] {
  const counts = ATTACK_COLOURS.map(() => 0);
  let left = most;
  for (let colour = COLOURS - 1; colour >= 0; colour--) {
    const count = Math.min(left, digit(state, colour));
    counts[colour] = count;
    left -= count;
  }
  return counts;
}

/** The pool that goes on with these dice; poor ones are blanks, whatever their colour. */
function poolOf(pool: Pool, rules: PoolRules, state: number, aims: number): Pool {
  const spent = digit(state, TOKENS);
  const aimsSpent = Math.min(aims, spent);
  const rolled = pool.dice.flatMap(() => ATTACK_FACES.map(() => 0));
  rolled[BLANK] = digit(state, 0) + digit(state, 1) + digit(state, 2);
  for (const face of [SURGE, HIT, CRITICAL]) rolled[face] = digit(state, COLOURS - 1 + face);
  const left = {
    ...pool.left,
    "attacker.aim": aims - aimsSpent,
    "defender.observation": tokens(pool, "defender.observation") - (spent - aimsSpent),
  };
  return rerollsDone({ ...pool, dice: pool.dice.map(() => 0), rolled, left }, rules);
}
