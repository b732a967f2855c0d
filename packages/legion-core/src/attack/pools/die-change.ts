import { ATTACK_COLOURS, type Counts, changed, DEFENSE_COLOURS } from "./faces.ts";
import type { AttackSide, Offer, PoolRules } from "./keyword.ts";
import { altered, type Pool } from "./pool.ts";
import { using } from "./rules.ts";

/** An effect that upgrades or downgrades dice before they are rolled; whoever has it chooses which (leg.die-change.owner-chooses). */
export interface DieChange {
  /** Its name, of which the ids of its offers are made. */
  readonly id: string;
  readonly side: AttackSide;
  readonly dice: "attack" | "defense";
  readonly to: "upgrade" | "downgrade";
  /** How many dice it changes at most. */
  most(pool: Pool, rules: PoolRules): number;
  /** Whether it may change so many dice of each colour, counted by the colours that they had; any without it. */
  fits?(changed: Counts, rules: PoolRules): boolean;
}

/**
 * The choices of such an effect, for the entry of a keyword: one die of a colour for the next better or worse one
 * (leg.die-change.replace). The best are not upgraded, the worst not downgraded, and none twice (leg.die-change.once-per-effect).
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
