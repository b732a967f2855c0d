import type { Distribution } from "../../src/odds/index.ts";
import { type Fractions, fraction } from "./enumeration.ts";

/** A distribution in the form of {@link Fractions}, to compare two of different totals. */
export function fractionsOf<T>(odds: Distribution<T>): Fractions {
  return Object.fromEntries(
    odds.outcomes.map(({ value, weight }) => [JSON.stringify(value), fraction(weight, odds.total)]),
  );
}
