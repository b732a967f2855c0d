import { ATTACK_COLOURS, ATTACK_FACES, BLANK, type Counts, SURGE, sum } from "../attack/pools/faces.ts";
import type { PoolRules } from "../attack/pools/keyword.ts";
import type { Pool, Stage } from "../attack/pools/pool.ts";
import { PASS } from "../attack/pools/resolve.ts";
import { surgesBlock } from "../attack/pools/rules.ts";

/** A pool that waits for any choice but those of the window in which attack dice are rerolled. */
export type PoolOutsideRerolls = Pool & { readonly stage: Exclude<Stage, "reroll-attack"> };

/** How both sides choose while a pool is resolved: by the pool, the rules that act in it, and the options there are. */
export interface Policy {
  /** One of the options while the attacker rerolls: a token or keyword to use, a die to take up, or to pass. */
  reroll(pool: Pool, rules: PoolRules, options: readonly string[]): string;
  /** One of the options wherever else there is a choice. Once no die can be rerolled, attack dice may all stand under one colour. */
  choose(pool: PoolOutsideRerolls, rules: PoolRules, options: readonly string[]): string;
}

const FACES = ATTACK_FACES.length;

/**
 * The policy taken unless another is given: both sides use whatever helps them at once. The attacker spends every aim on
 * rerolling blanks, and surges that nothing converts; criticals come before hits, and Pierce is kept for the defender. The
 * defender cancels as much as it can, by guardians last, and dodges while hits are left.
 */
export const EAGER: Policy = {
  reroll: (pool, rules, options) => {
    const poor = poorFaces(rules);
    if (pool.picking === null) return showsSome(pool.rolled, poor) ? (options[0] ?? PASS) : PASS;
    const { taken, left } = pool.picking;
    const wanted = dicePicked(pool.rolled, poor, sum(taken) + left);
    const option = `pick ${wanted.findIndex((count, at) => count > (taken[at] ?? 0))}`;
    return options.includes(option) ? option : PASS;
  },
  choose: (pool, rules, options) => {
    const wanted = PREFERENCES[pool.stage]?.(pool, rules, options) ?? options[0];
    return wanted !== undefined && options.includes(wanted) ? wanted : PASS;
  },
};

/** What a policy chooses now. */
export function choice(policy: Policy, pool: Pool, rules: PoolRules, options: readonly string[]): string {
  return isOutsideRerolls(pool) ? policy.choose(pool, rules, options) : policy.reroll(pool, rules, options);
}

function isOutsideRerolls(pool: Pool): pool is PoolOutsideRerolls {
  return pool.stage !== "reroll-attack";
}

type Preference = (pool: Pool, rules: PoolRules, options: readonly string[]) => string | undefined;

const PREFERENCES: Readonly<Partial<Record<Stage, Preference>>> = {
  "convert-attack": (_, { situation }, options) => {
    if (situation.attacker.surge === "critical") return PASS;
    if (options.includes("critical")) return "critical";
    return situation.attacker.surge === null ? options[0] : PASS;
  },
  dodge: ({ hits }, _, options) => (hits > 0 ? options[0] : PASS),
  "guardian-pierce": () => PASS,
  "convert-defense": (pool, rules, options) => (surgesBlock(rules, pool) ? PASS : options[0]),
};

/** Faces of attack dice that {@link EAGER} rerolls, and no others; the strongest dice first. */
export function poorFaces(rules: PoolRules): readonly number[] {
  return surgesCount(rules) ? [BLANK] : [BLANK, SURGE];
}

/** Whether attack surges are worth keeping: something will convert them. */
function surgesCount({ situation, amounts }: PoolRules): boolean {
  const { attacker, lenders } = situation;
  if (attacker.surge !== null || attacker.tokens.surge > 0) return true;
  return (
    lenders.attacker.some(({ tokens }) => tokens.surge > 0) ||
    amounts.some(({ hook }) => hook.amount === "surge-to-critical")
  );
}

/** Whether a die shows one of the faces. */
function showsSome(rolled: Counts, faces: readonly number[]): boolean {
  return rolled.some((count, place) => count > 0 && faces.includes(place % FACES));
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
