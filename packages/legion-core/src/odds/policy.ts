import { ATTACK_COLOURS, ATTACK_FACES, BLANK, type Counts, SURGE, sum } from "../attack/faces.ts";
import type { Pool } from "../attack/pool.ts";
import { PASS } from "../attack/resolve.ts";
import { surgesBlock } from "../attack/rules.ts";
import type { PoolRules } from "../keywords/types.ts";

/** How both sides choose while a pool is resolved. */
export interface Policy {
  /** Faces of attack dice that its attacker rerolls, and no others; the strongest dice first. */
  rerolled(rules: PoolRules): readonly number[];
  /** One of the options; called wherever there is a choice but for the dice of a reroll. */
  choose(pool: Pool, rules: PoolRules, options: readonly string[]): string;
}

const FACES = ATTACK_FACES.length;

/**
 * The policy taken unless another is given: both sides use whatever helps them at once. The attacker spends every aim on
 * rerolling blanks, and surges that nothing converts; criticals come before hits, and Pierce is kept for the defender. The
 * defender cancels as much as it can: armor before backup, shields and guardians; dodges while hits are left.
 */
export const EAGER: Policy = {
  rerolled: (rules) => (surgesCount(rules) ? [BLANK] : [BLANK, SURGE]),
  choose: (pool, rules, options) => {
    if (pool.stage === "reroll-attack") return rerollOf(pool, rules, options);
    const wanted = PREFERENCES[pool.stage]?.(pool, rules, options) ?? options[0];
    return wanted !== undefined && options.includes(wanted) ? wanted : PASS;
  },
};

type Preference = (pool: Pool, rules: PoolRules, options: readonly string[]) => string | undefined;

const PREFERENCES: Readonly<Partial<Record<Pool["stage"], Preference>>> = {
  "convert-attack": (_, { situation }, options) => {
    if (situation.attacker.surge === "critical") return PASS;
    if (options.includes("critical")) return "critical";
    return situation.attacker.surge === null ? "surge" : PASS;
  },
  dodge: ({ hits }) => (hits > 0 ? "dodge" : PASS),
  "guardian-pierce": () => PASS,
  "convert-defense": (pool, rules) => (surgesBlock(rules, pool) ? PASS : "surge"),
};

/** Whether attack surges are worth keeping: something will convert them. */
function surgesCount({ situation, offersAt, amounts }: PoolRules): boolean {
  if (situation.attacker.surge !== null || situation.attacker.tokens.surge > 0) return true;
  return offersAt["convert-attack"] !== undefined && amounts.some(({ hook }) => hook.amount === "surge-to-critical");
}

function rerollOf(pool: Pool, rules: PoolRules, options: readonly string[]): string {
  const poor = EAGER.rerolled(rules);
  if (pool.picking === null) return poorDice(pool.rolled, poor) > 0 ? (options[0] ?? PASS) : PASS;
  const { taken, left } = pool.picking;
  const wanted = dicePicked(pool.rolled, poor, sum(taken) + left);
  const place = wanted.findIndex((count, at) => count > (taken[at] ?? 0));
  const option = `pick ${place}`;
  return options.includes(option) ? option : PASS;
}

/** How many dice show one of the faces. */
function poorDice(rolled: Counts, faces: readonly number[]): number {
  return rolled.reduce((total, count, place) => total + (faces.includes(place % FACES) ? count : 0), 0);
}

/** The dice that a reroll of so many takes up: the strongest first, blanks before surges. */
function dicePicked(rolled: Counts, faces: readonly number[], most: number): Counts {
  const taken = rolled.map(() => 0);
  let left = most;
  for (let colour = ATTACK_COLOURS.length - 1; colour >= 0; colour--) {
    for (const face of faces) {
      const place = colour * FACES + face;
      const count = Math.min(left, rolled[place] ?? 0);
      taken[place] = count;
      left -= count;
    }
  }
  return taken;
}
