import { at } from "@sw/tabletop";
import type { Counts } from "./faces.ts";
import { altered, type Guard, type Pool } from "./pool.ts";

/**
 * The guardian at work, which there is in the stages of guardians.
 * @throws {RangeError} in any other stage
 */
export function atWork({ guard }: Pick<Pool, "guard">): Guard {
  if (guard === null) throw new RangeError("no guardian is at work");
  return guard;
}

/** How many dice of the guardian at work show a face. */
export function guardShows(pool: Pick<Pool, "guard">, face: number): number {
  return at(atWork(pool).dice, face);
}

/** The pool with other dice of the guardian at work. */
export function guarded(pool: Pool, change: (dice: Counts) => Counts): Pool {
  const guard = atWork(pool);
  return altered(pool, { guard: { ...guard, dice: change(guard.dice) } });
}

/** Under which name a pool notes that the guardian at work uses something. */
export function guardianUses(pool: Pick<Pool, "guard">, id: string): string {
  return `guardian ${atWork(pool).guardian} uses ${id}`;
}
