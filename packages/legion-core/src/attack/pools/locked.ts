import type { Pool, Stage } from "./pool.ts";
import { using } from "./rules.ts";

/** A roll of a pool whose results can be locked. */
export type LockedRoll = "attack" | "defense";

/** Stages that change the results of a roll, except for converting surges, cover and dodge tokens. */
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

/** Returns the pool with the results of a roll locked: only converting its surges still changes them. */
export function locking(pool: Pool, roll: LockedRoll): Pool {
  return using(pool, lock(roll));
}

/** Whether the results of a stage's roll are locked in this pool. */
export function isLocked(pool: Pool, stage: Stage): boolean {
  const roll = CHANGING[stage];
  return roll !== undefined && isRollLocked(pool, roll);
}

/** Whether the results of a roll are locked in this pool, so that only converting its surges still changes them. */
export function isRollLocked({ used }: Pool, roll: LockedRoll): boolean {
  return used[lock(roll)] !== undefined;
}

function lock(roll: LockedRoll): string {
  return `${roll} locked`;
}
