import { at } from "@sw/tabletop";
import type { Guard, Pool } from "./pool.ts";

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
