import { ATTACK_FACES, BLANK, type Counts, sum } from "../attack/pools/faces.ts";
import type { PoolRules } from "../attack/pools/keyword.ts";
import { altered, type Pool } from "../attack/pools/pool.ts";
import { chosen, rerollsDone, rolled, standing } from "../attack/pools/resolve.ts";
import { attackSurgesComeTo } from "../attack/pools/rules.ts";
import { EAGER, poorFaces } from "./policy.ts";
import { type Chances, PoorDice } from "./poor-dice.ts";
import type { Likeness } from "./same.ts";

/** A possible pool with its probability. */
export interface Likely {
  readonly pool: Pool;
  probability: number;
}

/** A pool after the attacker's last reroll, with the probabilities of its poor dice. */
interface Ending {
  readonly pool: Pool;
  readonly chances: Chances;
}

/**
 * Lists what a pool that waits for its attack roll can become after all rerolls of {@link EAGER}. During the rerolls
 * only the number of poor dice of each colour matters; the other faces are computed at the end. Up to `surges` surges
 * are told apart, all others count as the face that the chart gives them.
 */
export function afterRerolls(start: Pool, rules: PoolRules, alike: Likeness, surges: number): Likely[] {
  const dice = new PoorDice(start.dice, poorFaces(rules));
  const others = attackSurgesComeTo(rules, start);
  return endings(start, rules, dice, alike).flatMap(({ pool, chances }) =>
    dice
      .shown(chances, surges, others)
      .map(({ faces, probability }) => ({ pool: withFaces(pool, rules, faces), probability })),
  );
}

/** Returns the pool continued with these faces. */
function withFaces(pool: Pool, rules: PoolRules, rolled: Counts): Pool {
  return rerollsDone(altered(pool, { rolled }), rules);
}

/** Lists the possible endings of the rerolls. The attacker stops as soon as no die is poor. */
function endings(start: Pool, rules: PoolRules, dice: PoorDice, alike: Likeness): readonly Ending[] {
  const all = new Map<string, Ending>();
  const end = (pool: Pool, chances: Chances): void => {
    const key = alike(pool);
    const same = all.get(key)?.chances;
    all.set(key, { pool, chances: same === undefined ? chances : same.map((one, at) => one + (chances[at] ?? 0)) });
  };
  let pool = spent(start);
  let chances = dice.thrown();
  for (const { most, after } of spendings(start, rules)) {
    const { stopped, again } = dice.rerolled(chances, most);
    end(pool, stopped);
    pool = after;
    chances = again;
  }
  end(pool, chances);
  return [...all.values()];
}

/**
 * Lists what the attacker spends while any die is poor: the maximum number of dice of each reroll, and the pool after
 * it. Computed by playing rolls of only blanks.
 */
function spendings(start: Pool, rules: PoolRules): readonly { readonly most: number; readonly after: Pool }[] {
  const all: { most: number; after: Pool }[] = [];
  let pool = rolled(start, rules, blanks(start.dice));
  while (pool.stage === "reroll-attack" || pool.stage === "rerolling-attack") {
    const now = standing(pool, rules);
    if (now.ask === "choice") {
      pool = chosen(pool, rules, EAGER.reroll(pool, rules, now.options));
      if (pool.picking !== null && sum(pool.picking.taken) === 0) {
        all.push({ most: pool.picking.left, after: spent(pool) });
      }
    } else pool = rolled(pool, rules, blanks(pool.dice));
  }
  return all;
}

function blanks(dice: Counts): Counts {
  return dice.flatMap((count) => ATTACK_FACES.map((_, face) => (face === BLANK ? count : 0)));
}

/** Returns the pool before its surges are converted, without the faces of its dice. */
function spent(pool: Pool): Pool {
  return altered(pool, { stage: "convert-attack", dice: pool.dice.map(() => 0), rolled: [], picking: null });
}
