import { type Pool, STAGES, type Stage } from "../attack/pool.ts";
import { amount } from "../attack/rules.ts";
import type { PoolRules } from "../keywords/types.ts";

/** The last stage whose choices depend on what is left of a token, or used of an amount; what is not listed counts to the end. */
const LAST_USE: Readonly<Record<string, Stage>> = {
  "attacker.aim": "modify-attack-attacker",
  "attacker.surge": "convert-attack",
  "defender.observation": "reroll-attack",
  "defender.dodge": "guardian-reroll",
  "defender.shield": "modify-attack-defender",
  "defender.surge": "convert-defense",
  "surge-to-critical": "convert-attack",
  impact: "modify-attack-attacker",
  backup: "modify-attack-defender",
  "cancel-hits": "modify-attack-defender",
};

const PLACES: ReadonlyMap<Stage, number> = new Map(STAGES.map((stage, place) => [stage, place]));
const LAST: ReadonlyMap<string, number> = new Map(
  Object.entries(LAST_USE).map(([name, stage]) => [name, PLACES.get(stage) ?? 0]),
);

/** Counts that only matter as being there or not, once used. */
const DODGE = "dodge";

/** All that the rest of a pool's resolution depends on, as text: pools with the same text have the same future. */
export function futureOf(pool: Pool, rules: PoolRules): string {
  const place = PLACES.get(pool.stage) ?? 0;
  const { guard } = pool;
  let text = `${place} ${pool.hits} ${pool.criticals} ${Math.min(pool.blanks, 1)} ${pool.blocks} ${pool.attackerWounds}`;
  text += ` ${pool.wounds} ${pool.suppression} ${Math.min(pool.results, resultsThatCount(place, pool, rules))} ${pool.cover}`;
  text += ` ${pool.dice} ${pool.rolled} ${pool.coverDice} ${pool.covered} ${pool.defenseDice} ${pool.defended} ${pool.guardWounds}`;
  if (guard !== null) text += ` ${guard.guardian} ${guard.cancelled} ${guard.dice}`;
  for (const name in pool.left) if ((LAST.get(name) ?? STAGES.length) >= place) text += ` ${pool.left[name]}`;
  for (const name in pool.used) {
    if (name === DODGE) text += DODGE;
    else if ((LAST.get(name) ?? STAGES.length) >= place) text += ` ${name}${pool.used[name]}`;
  }
  return text;
}

const FLIPPED = PLACES.get("before-modifying") ?? 0;

/** How many of the results of the attack roll can still make a difference. */
function resultsThatCount(place: number, pool: Pool, rules: PoolRules): number {
  return place >= FLIPPED ? 1 : Math.max(1, amount(rules, pool, "flip-shields"));
}
