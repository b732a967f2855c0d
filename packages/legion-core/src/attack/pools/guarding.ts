import { at } from "@sw/tabletop";
import type { Counts } from "./faces.ts";
import { altered, type Guard, type Pool } from "./pool.ts";

/** Returns the guardian that is cancelling results now. @throws {RangeError} outside the stages of guardians */
export function atWork({ guard }: Pick<Pool, "guard">): Guard {
  if (guard === null) throw new RangeError("no guardian is at work");
  return guard;
}

/** Counts the dice of the active guardian that show a face. */
export function guardShows(pool: Pick<Pool, "guard">, face: number): number {
  return at(atWork(pool).dice, face);
}

/** Returns the pool with changed dice of the active guardian. */
export function guarded(pool: Pool, change: (dice: Counts) => Counts): Pool {
  const guard = atWork(pool);
  return altered(pool, { guard: { ...guard, dice: change(guard.dice) } });
}

/** Returns the name under which a pool records that the active guardian uses something. */
export function guardianUses(pool: Pick<Pool, "guard">, id: string): string {
  return `guardian ${atWork(pool).guardian} uses ${id}`;
}
