import { ATTACK_COLOURS, type Counts, changed, DEFENSE_COLOURS } from "./faces.ts";
import type { AttackSide, Offer, PoolRules } from "./keyword.ts";
import { altered, type Pool } from "./pool.ts";
import { using } from "./rules.ts";

/**
 * An effect that upgrades or downgrades dice before they are rolled. The player with the effect chooses the dice
 * (leg.die-change.owner-chooses).
 */
export interface DieChange {
  /** Name of the effect, from which the ids of its offers are built. */
  readonly id: string;
  readonly side: AttackSide;
  readonly dice: "attack" | "defense";
  readonly to: "upgrade" | "downgrade";
  /** Returns the maximum number of dice it changes. */
  most(pool: Pool, rules: PoolRules): number;
  /** Whether the effect may change this many dice of each original colour. Defaults to any number. */
  fits?(changed: Counts, rules: PoolRules): boolean;
}

/**
 * Creates the offers of such an effect for a keyword: each replaces one die by the next better or worse one
 * (leg.die-change.replace). The best dice are not upgraded, the worst not downgraded, and no die changes twice
 * (leg.die-change.once-per-effect).
 */
export function dieChanges({ id, side, dice, to, most, fits }: DieChange): readonly Offer[] {
  const colours = dice === "attack" ? ATTACK_COLOURS : DEFENSE_COLOURS;
  const step = to === "upgrade" ? 1 : -1;
  const name = dice === "attack" ? "dice" : "defenseDice";
  return colours.flatMap((die, colour): readonly Offer[] => {
    const into = colour + step;
    if (colours[into] === undefined) return [];
    const changedWith = (pool: Pool): Counts =>
      colours.map((_, from) => (pool.used[`${id} into ${from + step}`] ?? 0) + (from === colour ? 1 : 0));
    const offer: Offer = {
      id: `${id} ${die}`,
      stage: `${to}-${dice}-${side}`,
      side,
      available: (pool, rules) =>
        (pool.used[id] ?? 0) < most(pool, rules) &&
        (pool[name][colour] ?? 0) > (pool.used[`${id} into ${colour}`] ?? 0) &&
        fits?.(changedWith(pool), rules) !== false,
      take: (pool) => {
        const counts = changed(changed(pool[name], colour, -1), into, 1);
        return using(using(altered(pool, { [name]: counts }), id), `${id} into ${into}`);
      },
    };
    return [offer];
  });
}
