import type { Pool, Stage } from "./pool.ts";
import { using } from "./rules.ts";

/** A roll of a pool whose results can be locked. */
export type LockedRoll = "attack" | "defense";

/** Stages that change the results of a roll otherwise than by converting its surges or cancelling by cover and dodge tokens. */
const CHANGING: Readonly<Partial<Record<Stage, LockedRoll>>> = {
  "reroll-attack": "attack",
  "after-converting": "attack",
  "modify-attack-attacker": "attack",
  "after-attacker-modifies": "attack",
  "modify-attack-defender": "attack",
  "reroll-defense": "defense",
  "modify-defense-defender": "defense",
  "modify-defense-attacker": "defense",
};

/** The pool in which nothing changes the results of a roll any more but converting its surges. */
export function locking(pool: Pool, roll: LockedRoll): Pool {
  return using(pool, lock(roll));
}

/** Whether a stage may not change the results of its roll in this pool. */
export function isLocked({ used }: Pool, stage: Stage): boolean {
  const roll = CHANGING[stage];
  return roll !== undefined && used[lock(roll)] !== undefined;
}

function lock(roll: LockedRoll): string {
  return `${roll} locked`;
}
